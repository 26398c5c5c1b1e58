"""Bots that buy each other's deeds where only deals bring a game on; and that nobody drains them by it."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

import pytest

from core.board import Street
from core.books import resolve
from core.bots import pick, refusal_word
from core.bots.bargains import bargains
from core.bots.judging import objection, weigh
from core.bots.tempers import temper_at
from core.commands import Accept, Bundle, Propose
from core.engine import options, play
from core.facts import owned
from core.ids import Money, Pos, Seat
from core.play import trading
from core.scripted import Scripted
from core.state import Game
from core.worth import net_worth
from tests.bots.tables import BOT, HUMAN, KINDS, NOW, THIRD, table

ENDLESS = ("metro.classic", "metro.caishen", "brands.skirmish", "tournament.final")
"""One mode of each board and each way of trading in which bargains are struck."""


def position(mode: str, owned: Mapping[Seat, Sequence[Pos]], *, seats: int = 3, turn: Seat = BOT) -> Game:
    rich = resolve(mode).rules.start.cash * 2
    return table("trader", owned, cash=[rich] * seats, turn=turn, others="builder", ruleset=resolve(mode))


def offers(game: Game, seat: Seat = BOT) -> list[Propose]:
    return [*bargains(game, seat, temper_at(game, seat))]


@pytest.mark.parametrize("mode", ENDLESS)
def test_a_bot_buys_the_last_street_of_its_group_at_a_price_that_its_holder_takes(mode: str) -> None:
    game = position(mode, {BOT: [16, 18], THIRD: [19, 1, 6, 34]})
    best = offers(game)[0]
    play(game, BOT, best, NOW, Scripted())
    assert refusal_word(game, game.offers[0]) is None
    answer = pick(game, THIRD, options(game, THIRD, NOW), NOW)
    assert isinstance(answer, Accept)
    play(game, THIRD, answer, NOW, Scripted())
    assert {game.deeds[pos].owner for pos in (16, 18, 19)} == {BOT}


def test_where_cash_alone_is_out_of_balance_deeds_are_thrown_in() -> None:
    """B-171: twice the price of the street does not pay for the group; with the cheapest deeds that suffice it does."""
    game = position("metro.classic", {BOT: [16, 18], THIRD: [19, 1, 6, 34]}, seats=4)
    (best, *_) = offers(game)
    assert best.take.deeds[0] == 19 and len(best.take.deeds) > 1
    alone = Propose(THIRD, Bundle(cash=2 * game.board.price[19]), Bundle(deeds=(19,)))
    assert trading.bar(game, BOT, THIRD, alone.give, alone.take) is None
    assert objection(game, THIRD, BOT, alone.take, alone.give) is not None
    assert trading.bar(game, BOT, THIRD, best.give, best.take) is None
    lonely = position("metro.classic", {BOT: [16, 18], THIRD: [19]}, seats=4)
    assert offers(lonely) == [], "nothing to throw in"


@pytest.mark.parametrize(("mode", "seat"), [*product(ENDLESS, (BOT, THIRD))])
def test_every_bargain_is_within_the_rules_and_the_purse(mode: str, seat: Seat) -> None:
    found = 0
    for seed in range(40):
        random = Random(seed)
        deeds = list(resolve(mode).board.deeds)
        random.shuffle(deeds)
        game = position(mode, {HUMAN: deeds[:9], BOT: deeds[9:18], THIRD: deeds[18:27]}, turn=seat)
        for each in offers(game, seat):
            found += 1
            assert trading.bar(game, seat, each.to, each.give, each.take) is None
            assert each.give.cash <= game.players[seat].cash - temper_at(game, seat).reserve
    assert found > 100


@pytest.mark.parametrize("mode", ["brands.classic", "brands.speed", "brands.custom"])
def test_where_a_salary_ends_and_deeds_are_bought_a_bot_waits(mode: str) -> None:
    assert offers(position(mode, {BOT: [16, 18], THIRD: [19, 1, 6, 34]})) == []


def test_nobody_bargains_for_what_is_built_on_or_pledged_or_an_allys() -> None:
    built = position("metro.classic", {BOT: [1], THIRD: [3, 6]})
    built.deeds[1].level = 1
    pledged = position("metro.classic", {BOT: [16, 18], THIRD: [19, 6, 34]})
    pledged.deeds[19].mortgaged = True
    teams = position("metro.teams", {BOT: [16, 18], Seat(3): [19, 6, 34]}, seats=4)
    teams.players[BOT].team = teams.players[3].team = 2
    assert offers(built) == offers(pledged) == offers(teams) == []


@pytest.mark.parametrize("temper", KINDS)
def test_a_rivals_gain_is_borne_by_all_who_will_pay_its_rents(temper: str) -> None:
    """In a table of four a third of it, of two all of it: then no cash buys a group."""
    words = {}
    for seats in (4, 2):
        owned = {HUMAN: [16, 18], BOT: [19, 5, 34, 37]}
        game = table(temper, owned, cash=[40_000] * seats, ruleset=resolve("metro.classic"))
        gives = Bundle(deeds=(19, 34))
        gets = Bundle(cash=2 * (game.board.price[19] + game.board.price[34]))
        scales = weigh(game, BOT, HUMAN, gives, gets)
        words[seats] = objection(game, BOT, HUMAN, gives, gets)
        assert (words[seats] is None) == (scales.face >= scales.theirs // (seats - 1) + scales.face // 20)
    assert words[4] is None and words[2] is not None


@pytest.mark.parametrize(("temper", "seed"), [*product(KINDS, range(6))])
def test_B_174_a_thousand_random_offers_leave_a_bot_no_worse_off(temper: str, seed: int) -> None:
    """Groups may be had, but each for a good price: for its share of the rents to come, as it does not reckon them."""
    random = Random(seed)
    mode = random.choice(ENDLESS)
    deeds = list(resolve(mode).board.deeds)
    random.shuffle(deeds)
    cash = [resolve(mode).rules.start.cash] * 3
    owned = {HUMAN: deeds[:10], BOT: deeds[10:20], THIRD: deeds[20:26]}
    game = table(temper, owned, cash=cash, ruleset=resolve(mode))
    own, theirs, worth = whole(game, BOT), whole(game, HUMAN), net_worth(game, BOT)
    for _ in range(1_000):
        offer_at_random(game, random)
    gained, got, earned = whole(game, HUMAN) - theirs, whole(game, BOT) - own, net_worth(game, BOT) - worth
    assert own <= whole(game, BOT)
    assert third_rents(game, gained) <= 3 * third_rents(game, got) + 4 * max(0, earned)
    if not got:
        assert earned >= 0


def offer_at_random(game: Game, random: Random) -> None:
    give, take = side(game, random, HUMAN), side(game, random, BOT)
    if trading.bar(game, HUMAN, BOT, give, take) is None:
        play(game, HUMAN, Propose(BOT, give, take), NOW, Scripted())
        chosen = pick(game, BOT, options(game, BOT, NOW), NOW)
        assert chosen is not None
        play(game, BOT, chosen, NOW, Scripted())
        game.players[HUMAN].proposals = 0


def side(game: Game, random: Random, seat: Seat) -> Bundle:
    deeds = random.sample(owned(game, seat), min(len(owned(game, seat)), random.choice((0, 1, 1, 2, 3))))
    cash = random.choice((0, random.randint(1, game.board.dearest), random.randint(1, 3 * game.board.dearest)))
    return Bundle(min(cash, game.players[seat].cash), tuple(sorted(deeds)))


def whole(game: Game, seat: Seat) -> set[tuple[Pos, ...]]:
    streets = [group.squares for group in game.board.groups if group.cost]
    return {squares for squares in streets if all(game.deeds[pos].owner == seat for pos in squares)}


def third_rents(game: Game, groups: set[tuple[Pos, ...]]) -> Money:
    """A measure of groups that the bots don't use: the rents of three branches a street."""
    streets = [game.board.squares[pos] for squares in groups for pos in squares]
    return sum(street.rents[3] for street in streets if isinstance(street, Street))

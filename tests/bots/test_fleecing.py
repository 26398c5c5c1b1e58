"""GA-86, A-187: no human gets the better of a bot by trading, however and however often it is asked."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from core.bots import Word, pick, refusal_word
from core.bots.judging import objection
from core.commands import Accept, Bundle, Propose
from core.engine import options, play
from core.facts import owned
from core.ids import Money, Pos, Seat
from core.play import trading
from core.scripted import Scripted
from core.state import Game
from core.worth import net_worth
from tests.bots.tables import BOT, FOURTH, HUMAN, KINDS, NOW, THIRD, table

STREETS = tuple(group.squares for group in table("trader", {}).board.groups if group.cost)
CASH = (0, 1, 100, 500, 1_000, 1_999, 2_000, 3_500, 5_000, 8_000, 12_000)


def answer(game: Game, offer: Propose) -> bool:
    """Make a legal offer to the bot through the engine; does it accept?"""
    play(game, HUMAN, offer, NOW, Scripted())
    chosen = pick(game, BOT, options(game, BOT, NOW), NOW)
    assert chosen is not None
    play(game, BOT, chosen, NOW, Scripted())
    game.players[HUMAN].proposals = 0  # as if each were made in a turn of its own
    return isinstance(chosen, Accept)


def legal(game: Game, give: Bundle, take: Bundle) -> bool:
    return trading.bar(game, HUMAN, BOT, give, take) is None


def bundles(deeds: Sequence[Pos], most: int = 2) -> Iterator[Bundle]:
    for count in range(most + 1):
        for chosen in combinations(deeds, count):
            yield from (Bundle(cash, chosen) for cash in CASH)


def whole(game: Game, seat: Seat) -> set[tuple[Pos, ...]]:
    return {squares for squares in STREETS if all(game.deeds[pos].owner == seat for pos in squares)}


@pytest.mark.parametrize("temper", KINDS)
@pytest.mark.parametrize("group", STREETS, ids=str)
def test_the_last_street_of_a_group_is_not_for_sale(temper: str, group: tuple[Pos, ...]) -> None:
    """Not for any cash, nor with deeds that make no group of the bot's, as far as the rules let one offer."""
    spare = [pos for pos in (5, 12, 15, 21, 31, 37) if pos not in group]
    game = table(temper, {HUMAN: [*group[:-1], *spare], BOT: [group[-1], 14, 28]}, cash=[40_000] * 4)
    take = Bundle(deeds=(group[-1],))
    offers = [give for give in bundles(spare) if (give.cash or give.deeds) and legal(game, give, take)]
    assert offers
    assert [give for give in offers if objection(game, BOT, HUMAN, take, give) is None] == []
    assert {objection(game, BOT, HUMAN, take, give) for give in offers} == {Word.COMPLETES_YOURS}


@pytest.mark.parametrize("temper", KINDS)
@pytest.mark.parametrize("group", [each for each in STREETS if len(each) == 3], ids=str)
def test_a_group_can_not_be_had_street_by_street(temper: str, group: tuple[Pos, ...]) -> None:
    game = table(temper, {HUMAN: [group[0], 5, 15, 25], BOT: [*group[1:], 12, 28]}, cash=[60_000] * 4)
    for street in group[1:]:
        for give in sorted(bundles((5, 15, 25)), key=lambda side: side.cash):
            take = Bundle(deeds=(street,))
            if game.deeds[street].owner == BOT and legal(game, give, take):
                answer(game, Propose(BOT, give, take))
    assert group not in whole(game, HUMAN)


@pytest.mark.parametrize("temper", KINDS)
def test_cheap_group_for_dear_group_is_refused(temper: str) -> None:
    """Both would have a whole group; theirs would be worth far more."""
    game = table(temper, {HUMAN: [1, 37], BOT: [3, 39]})
    give, take = Bundle(cash=2_000, deeds=(1,)), Bundle(deeds=(39,))
    assert objection(game, BOT, HUMAN, take, give) is Word.COMPLETES_YOURS


@pytest.mark.parametrize("temper", KINDS)
def test_a_swap_that_serves_both_alike_is_accepted(temper: str) -> None:
    game = table(temper, {HUMAN: [11, 13, 19], BOT: [14, 16, 18]})
    assert answer(game, Propose(BOT, Bundle(deeds=(19,)), Bundle(deeds=(14,))))
    assert (16, 18, 19) in whole(game, BOT)


@pytest.mark.parametrize("temper", KINDS)
def test_asking_again_and_again_changes_nothing(temper: str) -> None:
    game = table(temper, {HUMAN: [37, 5], BOT: [39, 12]}, cash=[30_000] * 4)
    words = set()
    for _ in range(60):
        play(game, HUMAN, Propose(BOT, Bundle(cash=8_000), Bundle(deeds=(39,))), NOW, Scripted())
        words.add(refusal_word(game, game.offers[0]))
        chosen = pick(game, BOT, options(game, BOT, NOW), NOW)
        assert chosen is not None
        play(game, BOT, chosen, NOW, Scripted())
        game.players[HUMAN].proposals = 0
    assert words == {Word.COMPLETES_YOURS}
    assert game.deeds[39].owner == BOT


@pytest.mark.parametrize("temper", KINDS)
@pytest.mark.parametrize("pos", [1, 5, 12, 16, 39])
def test_buying_back_and_forth_pumps_no_cash(temper: str, pos: Pos) -> None:
    """The same deed sold to the bot and bought back at any prices it takes: the bot never has less."""
    game = table(temper, {HUMAN: [pos, 9, 34], BOT: [21, 27]})
    before = net_worth(game, BOT)
    price = game.board.price[pos]
    for round in range(30):
        cash = max(1, price * (60 + 7 * round % 90) // 100)
        mine = game.deeds[pos].owner == HUMAN
        give, take = (Bundle(deeds=(pos,)), Bundle(cash)) if mine else (Bundle(cash), Bundle(deeds=(pos,)))
        if legal(game, give, take):
            answer(game, Propose(BOT, give, take))
    assert net_worth(game, BOT) >= before


@pytest.mark.parametrize("temper", KINDS)
def test_poor_bots_sell_no_deed_below_its_price(temper: str) -> None:
    game = table(temper, {HUMAN: [37], BOT: [5, 12, 21]}, cash=[15_000, 50, 15_000, 15_000])
    for pos in (5, 12, 21):
        for percent in (50, 75, 90, 99):
            give = Bundle(cash=game.board.price[pos] * percent // 100)
            assert objection(game, BOT, HUMAN, Bundle(deeds=(pos,)), give) is not None


@pytest.mark.parametrize("temper", KINDS)
def test_nobody_drains_a_bots_cash_with_lone_deeds(temper: str) -> None:
    game = table(temper, {HUMAN: [5, 12, 21, 27, 31], BOT: [1]}, cash=[0, 6_000, 0, 0])
    for pos in (5, 12, 21, 27, 31):
        for percent in (100, 90, 80, 70, 60, 50):
            give, take = Bundle(deeds=(pos,)), Bundle(cash=game.board.price[pos] * percent // 100)
            if game.deeds[pos].owner == HUMAN and legal(game, give, take):
                answer(game, Propose(BOT, give, take))
    assert game.players[BOT].cash >= 300
    assert net_worth(game, BOT) >= 6_600


def greedy(game: Game, random: Random, tries: int) -> Money:
    """A human who tries anything; what the bot's net worth, and what it was promised for groups, came to."""
    for _ in range(tries):
        give, take = _side(game, random, HUMAN), _side(game, random, BOT)
        if legal(game, give, take):
            answer(game, Propose(BOT, give, take))
    return net_worth(game, BOT)


def _side(game: Game, random: Random, seat: Seat) -> Bundle:
    deeds = sorted(random.sample(owned(game, seat), min(len(owned(game, seat)), random.choice((0, 1, 1, 2, 3)))))
    cash = random.choice((0, 0, random.randint(1, 4_000), random.randint(1, 12_000)))
    return Bundle(min(cash, game.players[seat].cash), tuple(deeds))


@pytest.mark.parametrize("temper", KINDS)
@pytest.mark.parametrize("seed", range(12))
def test_a_thousand_random_offers_gain_no_group_and_no_money(temper: str, seed: int) -> None:
    random = Random(seed)
    deeds = list(table(temper, {}).deeds)
    random.shuffle(deeds)
    owned = {HUMAN: deeds[:10], BOT: deeds[10:20], THIRD: deeds[20:24], FOURTH: deeds[24:26]}
    game = table(temper, owned)
    own, theirs, worth = whole(game, BOT), whole(game, HUMAN), net_worth(game, BOT)
    left = greedy(game, random, 1_000)
    gained, got = whole(game, HUMAN) - theirs, whole(game, BOT) - own
    assert own <= whole(game, BOT)
    assert _third_rents(game, gained) <= _third_rents(game, got) + 2 * max(0, left - worth)
    if not got:
        assert left >= worth


def _third_rents(game: Game, groups: set[tuple[Pos, ...]]) -> Money:
    """A measure of groups that the bots don't use: the rents of three branches a street."""
    return sum(_rent(game, pos) for squares in groups for pos in squares)


def _rent(game: Game, pos: Pos) -> Money:
    deed = game.board.deed(pos)
    return deed.rents[3] if deed.group not in ("station", "utility") else 0  # type: ignore[union-attr]

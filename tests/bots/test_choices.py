"""A-187, GA-86: what bots choose, phase by phase, and how they behave towards humans."""

import pytest

from core.bots import CHARACTERS, TEMPERS, Memory, pick, remember
from core.bots.memory import ROUNDS
from core.commands import (
    Accept,
    Agree,
    AskPause,
    Bet,
    Bid,
    Build,
    Bundle,
    Buy,
    Command,
    Decline,
    Mortgage,
    Pass,
    Pay,
    PayFine,
    Propose,
    Redeem,
    Refuse,
    Roll,
    Sell,
    SkipBet,
    Surrender,
    UseCard,
)
from core.engine import options, play
from core.events import Mortgaged, Sold
from core.evolve import evolve
from core.frames import Auction, BuyOrPass, CasinoBet, EndTurn, MustPay, Paused, Running, Share
from core.ids import AuctionId, DebtId, Money, OfferId, Pos, Seat, VoteId
from core.scripted import Scripted
from core.state import Game, HeldCard, InJail, Offer, Vote
from infra.invariants import copied
from tests.bots.tables import BOT, FOURTH, HUMAN, KINDS, NOW, THIRD, table


def choice(game: Game, seat: Seat = BOT, memory: Memory | None = None) -> Command | None:
    kept = copied(game)
    chosen = pick(game, seat, options(game, seat, NOW), NOW, memory or Memory())
    assert game == kept, "a bot only looks"
    return chosen


def on(game: Game, pos: Pos) -> Game:
    game.stack = (EndTurn(BOT), BuyOrPass(BOT, pos))
    return game


def debt(game: Game, amount: Money, to: Seat | None = None) -> Game:
    clock = None if game.players[BOT].cash >= amount else Running(NOW + 60_000)
    game.stack = (EndTurn(BOT), MustPay(DebtId(1), BOT, (Share(to, amount),), "tax", 4, clock))
    return game


def bidding(game: Game, pos: Pos, high: Money, leader: Seat | None = THIRD) -> Game:
    order = (BOT, THIRD, FOURTH)
    game.stack = (EndTurn(HUMAN), Auction(AuctionId(1), pos, order, (BOT, THIRD), high, leader, NOW + 20_000))
    return game


def test_there_are_at_least_four_characters_of_four_tempers_with_names_of_their_own() -> None:
    assert len({each.name for each in CHARACTERS}) == len(CHARACTERS) >= 4
    assert {each.temper for each in CHARACTERS[:4]} == set(TEMPERS) == {"cautious", "builder", "trader", "gambler"}


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_buys_what_it_can_well_afford(temper: str) -> None:
    assert choice(on(table(temper, {}, turn=BOT), 6)) == Buy(6)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_leaves_what_would_take_its_last_cash(temper: str) -> None:
    assert choice(on(table(temper, {}, turn=BOT, cash=[9_000, 1_050, 9_000, 9_000]), 6)) == Decline(6)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_takes_the_last_of_its_group_with_its_last_cash(temper: str) -> None:
    game = table(temper, {BOT: [6, 8]}, turn=BOT, cash=[9_000, 1_250, 9_000, 9_000])
    assert choice(on(game, 9)) == Buy(9)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_pledges_lone_deeds_for_the_last_of_its_group(temper: str) -> None:
    game = table(temper, {BOT: [6, 8, 5]}, turn=BOT, cash=[9_000, 400, 9_000, 9_000])
    assert choice(on(game, 9)) == Mortgage(6)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_denies_others_the_last_of_their_group(temper: str) -> None:
    game = table(temper, {HUMAN: [37]}, cash=[9_000] * 4)
    assert isinstance(choice(bidding(game, 39, 4_500)), Bid)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_bids_the_least_step_and_stops_at_the_deeds_worth(temper: str) -> None:
    assert choice(bidding(table(temper, {}, cash=[20_000] * 4), 6, 0, None)) in (
        Bid(AuctionId(1), 1_000),
        Pass(AuctionId(1)),
    )
    assert choice(bidding(table(temper, {}, cash=[20_000] * 4), 6, 2_000)) == Pass(AuctionId(1))


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_builds_where_rent_rises_most(temper: str) -> None:
    game = table(temper, {BOT: [1, 3, 37, 39]}, turn=BOT, cash=[9_000, 9_000, 9_000, 9_000])
    assert choice(game) == Build(39)
    game.players[BOT].proposals = 3
    assert choice(game) == Build(39), "with no offers left to make just the same"


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_redeems_its_group_before_others(temper: str) -> None:
    game = table(temper, {BOT: [1, 3, 5]}, turn=BOT)
    for pos in (1, 5):
        game.deeds[pos].mortgaged, game.deeds[pos].rounds_left = True, 6
    assert choice(game) == Redeem(1)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_does_not_let_a_term_end_while_it_has_the_cash(temper: str) -> None:
    game = table(temper, {BOT: [5]}, turn=BOT, cash=[9_000, 1_800, 9_000, 9_000])
    game.deeds[5].mortgaged, game.deeds[5].rounds_left = True, 0
    assert choice(game) == Redeem(5)


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_pays_what_it_can(temper: str) -> None:
    assert choice(debt(table(temper, {}, turn=BOT), 2_000)) == Pay(DebtId(1))


@pytest.mark.parametrize("temper", KINDS)
def test_a_debtor_pledges_lone_deeds_then_sells_buildings_then_pledges_its_groups(temper: str) -> None:
    game = debt(table(temper, {BOT: [1, 3, 5]}, turn=BOT, cash=[9_000, 100, 9_000, 9_000]), 2_000)
    game.deeds[1].level = game.deeds[3].level = 1
    assert choice(game) == Mortgage(5)
    evolve(game, Mortgaged(BOT, 5, 7))
    assert choice(game) in (Sell(1), Sell(3))
    evolve(game, Sold(BOT, 1, 0))
    evolve(game, Sold(BOT, 3, 0))
    assert choice(game) in (Mortgage(1), Mortgage(3))


@pytest.mark.parametrize("temper", KINDS)
def test_an_insolvent_debtor_tries_to_sell_and_then_goes(temper: str) -> None:
    game = debt(table(temper, {BOT: [5]}, turn=BOT, cash=[9_000, 100, 9_000, 9_000], others="trader"), 1_500)
    offer = choice(game)
    assert isinstance(offer, Propose) and offer.give.deeds == (5,)
    game.players[BOT].proposals = 3
    assert choice(game) == Mortgage(5)
    evolve(game, Mortgaged(BOT, 5, 7))
    assert choice(game) == Surrender()


def test_a_bot_leaves_jail_while_there_is_something_to_buy() -> None:
    game = table("trader", {}, turn=BOT)
    game.players[BOT].where = InJail(3)
    assert choice(game) == PayFine()
    game.players[BOT].cards = (HeldCard("chance", 11),)
    assert choice(game) == UseCard()


def test_a_bot_stays_in_jail_where_rents_are_high() -> None:
    game = table("trader", {HUMAN: [37, 39], BOT: [1]}, turn=BOT)
    for pos, deed in game.deeds.items():
        deed.owner = deed.owner if deed.owner is not None else THIRD
        deed.level = 5 if pos in (37, 39) else 0
    game.players[BOT].where = InJail(2)
    assert choice(game) == Roll()


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_bets_by_its_temper_and_never_with_its_last_cash(temper: str) -> None:
    game = table(temper, {}, turn=BOT)
    game.pool, game.stack = 20_000, (EndTurn(BOT), CasinoBet(BOT))
    assert isinstance(choice(game), Bet)
    game.players[BOT].cash = 1_100
    assert choice(game) == SkipBet()


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_never_asks_for_a_pause_and_agrees_to_one(temper: str) -> None:
    game = table(temper, {}, turn=BOT)
    assert not isinstance(choice(game), AskPause)
    game.stack, game.turn = (EndTurn(HUMAN), *table(temper, {}).stack[1:]), HUMAN
    assert choice(game) is None
    game.vote = Vote(VoteId(1), HUMAN, (HUMAN,), NOW + 30_000)
    assert choice(game) == Agree(VoteId(1))


@pytest.mark.parametrize("temper", KINDS)
def test_GA_53_a_bot_answers_no_offer_while_the_game_stands_still(temper: str) -> None:
    game = table(temper, {BOT: [39]}, turn=HUMAN)
    game.offers = (Offer(OfferId(1), HUMAN, BOT, Bundle(cash=100), Bundle(deeds=(39,)), NOW + 30_000),)
    assert isinstance(choice(game), Refuse)
    game.stack = (*game.stack, Paused(NOW, (BOT,), NOW + 600_000))
    assert choice(game) is None


def offers_to_humans(temper: str, memory: Memory, game: Game) -> Propose | None:
    chosen = choice(game, BOT, memory)
    return chosen if isinstance(chosen, Propose) else None


def asking(temper: str) -> Game:
    """A round in which this bot looks for trades, with one to be had from a human."""
    game = table(temper, {HUMAN: [37, 16, 18], BOT: [39, 19, 1]}, turn=BOT)
    while (game.round + BOT) % TEMPERS[temper].patience:
        game.round += 1
    return game


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_offers_a_human_what_it_would_accept_itself_and_waits(temper: str) -> None:
    game = asking(temper)
    offer = offers_to_humans(temper, Memory(), game)
    assert offer is not None and offer.to == HUMAN
    play(game, BOT, offer, NOW, Scripted())
    assert choice(game) is None, "it waits while its own offer is open"


@pytest.mark.parametrize("temper", KINDS)
def test_a_bot_makes_a_human_one_offer_a_turn_and_none_again_that_was_refused_lately(temper: str) -> None:
    game, memory = asking(temper), Memory()
    offer = offers_to_humans(temper, memory, game)
    assert offer is not None
    memory = remember(memory, game, play(game, BOT, offer, NOW, Scripted()))
    memory = remember(memory, game, play(game, HUMAN, Refuse(OfferId(game.last_id)), NOW, Scripted()))
    game.players[BOT].proposals = 0
    assert offers_to_humans(temper, memory, game) is None, "one a turn"
    seen: list[Propose] = []
    for _ in range(ROUNDS):
        game.round, game.token = game.round + 1, game.token + 4
        again = offers_to_humans(temper, memory, game)
        seen += [again] if again else []
    assert all((each.give.deeds, each.take.deeds) != (offer.give.deeds, offer.take.deeds) for each in seen)
    game.round, game.token = asking(temper).round + 60, game.token + 4
    assert offers_to_humans(temper, memory, game) == offer, "later it may ask again"


def test_memory_forgets_what_was_accepted_or_long_ago() -> None:
    game, memory = asking("trader"), Memory()
    offer = offers_to_humans("trader", memory, game)
    assert offer is not None
    memory = remember(memory, game, play(game, BOT, offer, NOW, Scripted()))
    memory = remember(memory, game, play(game, HUMAN, Accept(OfferId(game.last_id)), NOW, Scripted()))
    assert [each.accepted for each in memory.asked] == [True]


def test_bots_answer_each_other_at_once() -> None:
    game = table("trader", {BOT: [39]}, others="builder")
    game.offers = (Offer(OfferId(1), THIRD, BOT, Bundle(cash=100), Bundle(deeds=(39,)), NOW + 30_000),)
    assert choice(game) == Refuse(OfferId(1))


def test_the_same_table_gets_the_same_choice() -> None:
    assert choice(asking("gambler")) == choice(asking("gambler"))

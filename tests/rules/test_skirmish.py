"""Chapter 11b: Skirmish. Three seats, dealt deeds, free building, own deeds under the hammer, the demolition card."""

import pytest

from core.books import MODES, resolve
from core.commands import AuctionOwn
from core.engine import new_game, to_act
from core.events import Dealt, Demolished, Event, Paid
from core.frames import Auction
from core.ids import Seat
from core.luck import DiceChain
from core.refusal import Refused, Why
from core.rules import BadRule
from core.scripted import Given, Scripted
from core.state import Game
from infra.strictjson import Json
from tests.rules.tables import NOW, Table

SKIRMISH = resolve("brands.skirmish")
DEEDS = SKIRMISH.board.deeds
IN_TURN = (0, 1, 2)
ABC = "A 25000@0, B 25000@0, C 25000@0"


def skirmish(seats: str = ABC, deeds: str = "", *, mode: str = "brands.skirmish", **more: Json) -> Table:
    return Table(seats, deeds, mode=mode, **more)


def order_of(*hands: list[int]) -> tuple[int, ...]:
    """The shuffle that deals these squares, the others last."""
    squares = [pos for hand in hands for pos in hand]
    return tuple(DEEDS.index(pos) for pos in [*squares, *(pos for pos in DEEDS if pos not in squares)])


MIXED = order_of(
    [1, 6, 11, 16, 21, 26, 31, 37, 5], [3, 8, 13, 18, 23, 27, 32, 39, 15], [9, 14, 19, 24, 29, 34, 25, 12, 35]
)
WHOLE = order_of(
    [1, 3, 11, 16, 21, 26, 31, 37, 5], [6, 8, 13, 18, 23, 27, 32, 39, 15], [9, 14, 19, 24, 29, 34, 25, 12, 35]
)


def dealt(*orders: tuple[int, ...]) -> tuple[Game, list[Event]]:
    return new_game(SKIRMISH, [None] * 3, NOW, Scripted(Given(orders=(IN_TURN, *orders))))


def test_A_144_exactly_three_play() -> None:
    assert (SKIRMISH.rules.players.least, SKIRMISH.rules.players.most) == (3, 3)


def test_D_28_its_key_is_skirmish() -> None:
    assert "brands.skirmish" in MODES


@pytest.mark.parametrize("number", range(5))
def test_A_145_the_board_is_dealt_out_at_the_start(number: int) -> None:
    game, _ = new_game(SKIRMISH, [None] * 3, NOW, DiceChain(0, bytes([number] * 32)))
    owners = [deed.owner for deed in game.deeds.values()]
    assert [owners.count(Seat(seat)) for seat in range(3)] == [9, 9, 9]
    assert owners.count(None) == 1


def test_D_24_all_28_deeds_are_shuffled_and_nothing_is_paid_for_them() -> None:
    game, events = dealt(MIXED)
    assert [event.hands[0] for event in events if isinstance(event, Dealt)] == [(1, 5, 6, 11, 16, 21, 26, 31, 37)]
    assert [player.cash for player in game.players] == [25_000] * 3
    assert not any(deed.mortgaged or deed.level for deed in game.deeds.values())
    assert game.deeds[28].owner is None


def test_GA_38_it_is_dealt_anew_until_nobody_has_a_complete_colour_group() -> None:
    game, _ = dealt(WHOLE, MIXED)
    assert (game.deeds[1].owner, game.deeds[3].owner) == (Seat(0), Seat(1))


def test_GA_38_there_must_be_enough_deeds_for_all() -> None:
    with pytest.raises(BadRule, match=r"start\.deeds: the board has 28 deeds for 6 players"):
        resolve("brands.classic", {"start.deeds": 5})


def test_A_146_everybody_starts_with_25000() -> None:
    game, _ = dealt(MIXED)
    assert {player.cash for player in game.players} == {25_000}


def test_A_147_any_number_of_levels_is_built_in_a_turn() -> None:
    table = skirmish(deeds="37:A 39:A")
    for level in range(1, 6):
        table.do("A", "build", pos=39)
        assert table.game.deeds[39].level == level
    assert table.cash("A") == 25_000 - 5 * 2_000


def test_GA_32_building_is_uneven() -> None:
    table = skirmish(deeds="37:A 39:A3")
    table.do("A", "sell", pos=39)
    table.do("A", "build", pos=39)
    assert (table.game.deeds[37].level, table.game.deeds[39].level) == (0, 3)


@pytest.mark.parametrize(("pos", "refund"), [(1, 375), (37, 1_500)])
def test_A_037_a_building_sells_for_three_quarters_of_its_cost(pos: int, refund: int) -> None:
    table = skirmish(deeds="1:A1 3:A 37:A1 39:A")
    table.do("A", "sell", pos=pos)
    assert table.cash("A") == 25_000 + refund


def test_A_148_what_can_be_raised_counts_three_quarters_and_the_net_worth_the_cost() -> None:
    """375 for the branch and 2 x 300 for the mortgages: 975 to raise, with a net worth of 1,700."""
    table = skirmish("A 0@34, B 25000@0, C 25000@0", "1:A1 3:A")
    table.roll("A", "1+3")
    assert table.phase == "must_pay"
    table.wait(60)
    table.expire()
    assert table.out("A")


def test_A_149_ones_own_mortgaged_deed_may_be_auctioned_before_a_roll() -> None:
    table = skirmish(deeds="5:A 15:Am 25:B")
    assert table.squares("A", "auction_own") == [15]
    assert table.squares("B", "auction_own") == []
    table.do("A", "auction_own", pos=15)
    assert (table.phase, to_act(table.game)) == ("auction", (Seat(1),))


def test_GA_39_the_winner_gets_it_clear_the_bank_the_redemption_the_owner_the_rest() -> None:
    table = skirmish(deeds="15:Am")
    table.do("A", "auction_own", pos=15)
    assert isinstance(table.game.top, Auction) and table.game.top.order == (Seat(1), Seat(2))
    table.do("B", "bid", amount=2_000)
    table.do("C", "bid", amount=2_500)
    events = table.do("B", "pass")
    paid = [(event.payer, event.payee, event.amount) for event in events if isinstance(event, Paid)]
    assert paid == [(Seat(2), None, 2_500), (None, Seat(0), 1_300)]
    assert (table.owner(15), table.game.deeds[15].mortgaged, table.game.deeds[15].rounds_left) == ("C", False, None)
    assert (table.cash("A"), table.cash("C"), table.phase) == (26_300, 22_500, "await_roll")


def test_GA_39_no_bid_changes_nothing() -> None:
    table = skirmish(deeds="15:Am3")
    table.do("A", "auction_own", pos=15)
    table.do("B", "pass")
    table.do("C", "pass")
    assert (table.owner(15), table.game.deeds[15].mortgaged, table.game.deeds[15].rounds_left) == ("A", True, 3)
    assert (table.cash("A"), table.phase) == (25_000, "await_roll")


def test_GA_39_each_deed_once_a_turn() -> None:
    table = skirmish(deeds="5:Am 15:Am")
    table.do("A", "auction_own", pos=15)
    table.do("B", "pass")
    table.do("C", "pass")
    assert table.squares("A", "auction_own") == [5]
    with pytest.raises(Refused) as refused:
        table.do("A", "auction_own", pos=15)
    assert refused.value.why == Why.AUCTIONED_ONCE


@pytest.mark.parametrize(
    ("pos", "why"), [(5, Why.NOT_MORTGAGED), (25, Why.NOT_YOURS), (39, Why.NOT_YOURS), (0, Why.NOT_YOURS)]
)
def test_GA_39_only_ones_own_mortgaged_deeds(pos: int, why: Why) -> None:
    table = skirmish(deeds="5:A 15:Am 25:Bm")
    with pytest.raises(Refused) as refused:
        table.do("A", "auction_own", pos=pos)
    assert refused.value.why == why


def test_GA_39_not_in_a_mode_without_it_and_not_in_the_turn_of_another() -> None:
    for table, who, why in (
        (Table(deeds="15:Am"), "A", Why.NOT_NOW),
        (skirmish(deeds="15:Bm"), "B", Why.NOT_YOUR_TURN),
    ):
        with pytest.raises(Refused) as refused:
            table.play(who, AuctionOwn(15))
        assert refused.value.why == why


def test_GA_39_a_winner_who_is_short_settles_and_the_owner_is_paid_then() -> None:
    table = skirmish("A 25000@0, B 1000@0, C 25000@0", "15:Am 5:B 25:B 35:B")
    table.do("A", "auction_own", pos=15)
    table.do("B", "bid", amount=2_000)
    table.do("C", "pass")
    assert (table.phase, table.owner(15), table.cash("A")) == ("must_pay", "A", 25_000)
    table.do("B", "mortgage", pos=5)
    table.do("B", "pay")
    assert (table.owner(15), table.cash("A"), table.cash("B")) == ("B", 25_800, 0)


def test_GA_39_when_the_owner_goes_out_the_auction_is_finished_as_one_of_the_banks() -> None:
    table = skirmish(deeds="15:Am")
    table.do("A", "auction_own", pos=15)
    table.do("A", "surrender")
    table.do("B", "bid", amount=2_000)
    table.do("C", "pass")
    assert (table.owner(15), table.cash("B"), table.cash("A"), table.turn) == ("B", 23_000, 0, "B")


def test_GA_39_offers_made_before_it_end() -> None:
    table = skirmish(deeds="15:Am 5:A")
    table.do("A", "propose", to="B", give={"deeds": [5]}, take={"cash": 2_000})
    table.do("A", "auction_own", pos=15)
    assert table.game.offers == ()


def test_A_073_the_deck_has_21_cards() -> None:
    deck = SKIRMISH.decks["chance"]
    assert (len(deck), deck[20].id) == (21, "demolish")
    assert len(resolve("brands.speed").decks["chance"]) == 20


def draw(table: Table) -> list[Event]:
    """A, on 3, draws the demolition card on 7."""
    table.luck.cards["chance"] = ["demolish"]
    return table.roll("A", "1+3")


def test_A_150_the_drawer_names_an_opponents_street_that_loses_a_level() -> None:
    table = skirmish("A 25000@3, B 25000@0, C 25000@0", "37:B3 39:B2 1:C1 3:C 6:A1 8:A 9:A")
    draw(table)
    assert (table.phase, table.squares("A", "choose")) == ("demolition_choice", [1, 37, 39])
    assert table.squares("B", "choose") == []
    events = table.do("A", "choose", pos=37)
    assert [event for event in events if isinstance(event, Demolished)] == [Demolished(Seat(0), 37, 2)]
    assert (table.game.deeds[37].level, table.cash("B"), table.turn) == (2, 25_000, "B")


def test_D_25_nothing_happens_where_there_is_nothing_to_take() -> None:
    table = skirmish("A 25000@3, B 25000@0, C 25000@0", "37:A3 39:A2")
    draw(table)
    assert (table.turn, table.game.deeds[37].level) == ("B", 3)


def test_GA_40_on_timeout_the_dearest_street_goes_down() -> None:
    table = skirmish("A 25000@3, B 25000@0, C 25000@0", "31:B3 32:B3 34:B 26:C1 27:C 29:C")
    draw(table)
    table.wait(45)
    table.expire()
    assert (table.game.deeds[31].level, table.game.deeds[32].level, table.turn) == (3, 2, "B")


def test_GA_40_who_is_out_has_nothing_to_take() -> None:
    table = skirmish("A 25000@3, B 25000@0, C 25000@0", "37:B3 39:B2")
    draw(table)
    table.do("C", "surrender")
    assert table.phase == "demolition_choice"
    other = skirmish("A 25000@3, B 25000@0, C 25000@0", "37:B3 39:B2")
    draw(other)
    other.do("B", "surrender")
    assert (other.phase, other.turn) == ("await_roll", "C")


def test_GA_40_a_drawer_who_surrenders_takes_nothing() -> None:
    table = skirmish("A 25000@3, B 25000@0, C 25000@0", "37:B3 39:B2")
    draw(table)
    table.do("A", "surrender")
    assert (table.game.deeds[37].level, table.turn) == (3, "B")


def test_GA_40_where_building_is_even_it_stays_even() -> None:
    table = Table("A 25000@3, B 25000@0", "37:B3 39:B2", mode="brands.classic", rules={"cards.demolition": True})
    draw(table)
    assert table.squares("A", "choose") == [37]

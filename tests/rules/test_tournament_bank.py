"""The bank of the boxed game: what it holds, pays and collects, and that no seat is it."""

from collections.abc import Sequence
from functools import cache

import pytest

from core.books import resolve
from core.events import Event, Paid
from core.ids import Millis, Seat
from core.state import Game, blank
from core.view import view
from infra.headless import luck_of, play_out
from tests.rules.tables import Table

FINAL = resolve("tournament.final")
TEMPERS = ("builder", "gambler", "trader", "cautious")


class Payments:
    """All payments of a game, and the purses as they stand after the last command."""

    def __init__(self) -> None:
        self.paid: list[Paid] = []
        self.purses: list[int] = []

    def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis) -> None:
        self.paid += [event for event in events if isinstance(event, Paid)]
        self.purses = [player.cash for player in game.players]


@cache
def payments() -> Payments:
    """Those of one game."""
    return played(0)


@cache
def played(number: int) -> Payments:
    watch = Payments()
    play_out(resolve("tournament.final", {"cap.rounds": 60}), TEMPERS, luck_of(FINAL, TEMPERS, 5, number), watch)
    return watch


def reasons(why: str) -> list[Paid]:
    """All payments for something, in a few games."""
    return [event for number in range(4) for event in played(number).paid if event.why == why]


def test_C_078_the_notes_of_a_seat_make_1500() -> None:
    notes = {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
    assert [player.cash for player in blank(FINAL, TEMPERS).players] == [
        sum(value * count for value, count in notes.items())
    ] * 4


def test_C_079_and_C_088_all_else_is_the_banks_at_the_start() -> None:
    game = blank(FINAL, TEMPERS)
    assert {deed.owner for deed in game.deeds.values()} == {None}
    assert (FINAL.rules.supply.houses, FINAL.rules.supply.hotels) == (32, 12)


def test_C_084_C_085_and_GC_62_the_banks_money_is_nobodys_purse() -> None:
    """Each purse is what its seat was given, got and paid: no seat pays or takes for the bank."""
    purses = dict.fromkeys(map(Seat, range(4)), 1_500)
    for event in payments().paid:
        if event.payer is not None:
            purses[event.payer] -= event.amount
        if event.payee is not None:
            purses[event.payee] += event.amount
    assert list(purses.values()) == payments().purses


@pytest.mark.parametrize("why", ["salary", "mortgage"])
def test_C_089_and_C_091_the_bank_pays_salaries_and_lends(why: str) -> None:
    assert {event.payer for event in reasons(why)} == {None}


@pytest.mark.parametrize("why", ["price", "auction", "tax", "fine", "redemption"])
def test_C_090_and_C_092_the_bank_collects_prices_bids_taxes_fines_and_loans(why: str) -> None:
    assert {event.payee for event in reasons(why)} == {None}


@pytest.mark.parametrize(
    ("here", "dice", "phase"),
    [(36, "1-2", "buy_or_pass"), (1, "1-2", "tax_choice"), (36, "1-1", "must_pay"), (17, "1-2", "await_roll")],
)
def test_C_097_the_square_decides(here: int, dice: str, phase: str) -> None:
    game = Table(f"A 1500@{here}, B 1500@0", mode="tournament.final")
    game.roll("A", dice)
    assert game.phase == phase


def test_C_197_money_lies_visible_to_all() -> None:
    game = Table("A 1234@0, B 567@0", mode="tournament.final")
    seats = view(game.game)["seats"]
    assert isinstance(seats, list)
    assert [seat["cash"] for seat in seats if isinstance(seat, dict)] == [1234, 567]


def test_C_073_the_richest_is_first() -> None:
    game = Table(
        "A 100@0, B 900@0, C 500@0", "39:C 37:C", mode="tournament.final", rules={"cap.rounds": 1}, turn="C", round=1
    )
    game.roll("C", "4-6")
    game.wait(10)
    game.expire()
    assert game.phase == "over"
    assert game.game.top.ranking == (2, 1, 0)  # type: ignore[union-attr]

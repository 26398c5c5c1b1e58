"""The auditor finds faults that are planted on purpose; an auditor that finds nothing proves nothing."""

from collections.abc import Callable, Sequence

import pytest

from core.books import resolve
from core.commands import Roll
from core.engine import DECIDE
from core.events import Event, Paid, Redeemed, Sold
from core.evolve import RECORD
from core.ids import Millis, Pos, Seat
from core.play import drawing, moving, property, rent, turn
from core.state import Game, blank
from core.step import Step
from infra.headless import luck_of, play_out
from infra.invariants import Auditor

RULESET = resolve("brands.classic")
TEMPERS = ["cautious", "builder", "trader", "gambler"]


class Found(Exception):
    """Enough is known of this game."""


class Hasty(Auditor):
    """Stops the game at the first fault."""

    def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis) -> None:
        Auditor.follow(self, events, game, at, now)
        if self.broken:
            raise Found


def found(chain_seed: int | None = None) -> set[str]:
    """The numbers of the invariants that the first faulty game of some breaks."""
    for number in range(4):
        chain = None if chain_seed is None else luck_of(RULESET, TEMPERS, chain_seed, number)
        auditor = Hasty(blank(RULESET, tuple(TEMPERS)), chain)
        try:
            play_out(RULESET, TEMPERS, luck_of(RULESET, TEMPERS, 1, number), auditor)
        except Found:
            return {number.strip() for each in auditor.broken for number in each.partition(":")[0].split(",")}
    return set()


def test_F68_games_without_a_fault_break_nothing() -> None:
    assert found(chain_seed=1) == set()


def test_dice_from_other_keys_are_found() -> None:
    assert found(chain_seed=2) == {"19"}


def _rent_is_doubled(patch: pytest.MonkeyPatch) -> None:
    honest = rent.due
    patch.setattr(rent, "due", lambda game, pos, owner: 2 * honest(game, pos, owner))


def _mortgaged_deeds_earn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rent, "arises", lambda game, pos, owner: True)


def _building_is_uneven(patch: pytest.MonkeyPatch) -> None:
    def any_street(game: Game, squares: tuple[Pos, ...]) -> list[Pos]:
        return [pos for pos in squares if game.deeds[pos].level < 5]

    patch.setattr(property, "_lowest", any_street)


def _money_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    honest = RECORD[Paid]

    def generous(game: Game, event: Paid) -> None:
        honest(game, event)
        if event.why == "salary":
            game.players[0].cash += 1

    patch.setitem(RECORD, Paid, generous)


def _redeemed_for_nothing(patch: pytest.MonkeyPatch) -> None:
    honest = RECORD[Redeemed]

    def twice(game: Game, event: Redeemed) -> None:
        honest(game, event)
        game.players[event.seat].cash = -1

    patch.setitem(RECORD, Redeemed, twice)


def _salary_on_the_way_back(patch: pytest.MonkeyPatch) -> None:
    honest = moving.back

    def paid(step: Step, seat: Seat, squares: int) -> None:
        honest(step, seat, squares)
        step.emit(Paid(None, seat, 2_000, "salary", 0))

    patch.setattr(moving, "back", paid)


def _drawn_cards_come_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(drawing, "unseen", lambda game, deck: list(range(20)))


def _a_change_without_an_event(patch: pytest.MonkeyPatch) -> None:
    honest = turn.roll

    def quietly(step: Step, seat: Seat, command: Roll) -> None:
        step.game.token += 1
        honest(step, seat, command)

    patch.setitem(DECIDE, Roll, quietly)


def _a_sale_is_not_noticed(patch: pytest.MonkeyPatch) -> None:
    """The level changes past the one helper that forgets what was known."""

    def quietly(game: Game, event: Sold) -> None:
        game.deeds[event.pos].level = event.level

    patch.setitem(RECORD, Sold, quietly)


FAULTS: dict[Callable[[pytest.MonkeyPatch], None], set[str]] = {
    _rent_is_doubled: {"12"},
    _mortgaged_deeds_earn: {"11"},
    _building_is_uneven: {"9"},
    _money_from_nowhere: {"1", "2"},
    _redeemed_for_nothing: {"4"},
    _salary_on_the_way_back: {"16"},
    _drawn_cards_come_again: {"22"},
    _a_change_without_an_event: {"30"},
    _a_sale_is_not_noticed: {"38"},
}


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__.strip("_"))
def test_a_planted_fault_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert FAULTS[plant] <= found()

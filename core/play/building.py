"""Building on a street, and giving buildings back."""

from core.commands import Build, Sell
from core.events import Built, Paid, Sold
from core.ids import Pos, Seat
from core.step import Step
from core.worth import building_refund


def build(step: Step, seat: Seat, command: Build) -> None:
    pos = command.pos
    step.emit(Paid(seat, None, step.game.board.cost[pos], "building", pos))
    step.emit(Built(seat, pos, step.game.deeds[pos].level + 1))


def sell(step: Step, seat: Seat, command: Sell) -> None:
    sell_down_to(step, seat, command.pos, step.game.deeds[command.pos].level - 1)


def sell_down_to(step: Step, seat: Seat, pos: Pos, level: int) -> None:
    """Give a street's levels above `level` back to the bank."""
    refund = (step.game.deeds[pos].level - level) * building_refund(step.game, pos)
    step.emit(Sold(seat, pos, level))
    step.emit(Paid(None, seat, refund, "building", pos))

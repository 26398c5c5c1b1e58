"""Building on a street, and giving buildings back."""

from core.commands import Build, Sell
from core.events import Built, Paid, Sold
from core.ids import Money, Pos, Seat
from core.play import supply
from core.step import Step
from core.worth import building_refund


def build(step: Step, seat: Seat, command: Build) -> None:
    place(step, seat, command.pos, step.game.board.cost[command.pos])


def place(step: Step, seat: Seat, pos: Pos, price: Money) -> None:
    """One level more, for what it costs or what was bid for it."""
    step.emit(Paid(seat, None, price, "building", pos))
    step.emit(Built(seat, pos, step.game.deeds[pos].level + 1))


def sell(step: Step, seat: Seat, command: Sell, spared: int = 0) -> None:
    """One level back; of a hotel for which houses are lacking its whole group goes down (C-165, GC-15). `spared`:
    houses that are for others."""
    game, pos = step.game, command.pos
    if game.deeds[pos].level == supply.HOTEL and supply.lacks_houses(game, spared):
        for each, level in supply.levelled(game, game.board.group_of[pos].squares, spared):
            sell_down_to(step, seat, each, level)
    else:
        sell_down_to(step, seat, pos, game.deeds[pos].level - 1)


def sell_down_to(step: Step, seat: Seat, pos: Pos, level: int) -> None:
    """Give a street's levels above `level` back to the bank."""
    refund = (step.game.deeds[pos].level - level) * building_refund(step.game, pos)
    step.emit(Sold(seat, pos, level))
    step.emit(Paid(None, seat, refund, "building", pos))

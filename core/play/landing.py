"""What a square does to who stands on it."""

from collections.abc import Callable

from core.board import Casino, Draw, GoToJail, Rest, Square, Start, Station, Street, Tax, Utility, Visiting
from core.frames import CasinoBet, Land, Owe, Share, TaxChoice
from core.ids import Pos, Seat
from core.play import buying, casino, claims, drawing, jail, rent
from core.step import Step


def land(step: Step, task: Land) -> None:
    pos = step.game.players[task.seat].where.pos
    square = step.game.board.squares[pos]
    ON[square.__class__](step, task.seat, pos, square)


def _deed(step: Step, seat: Seat, pos: Pos, square: Square) -> None:
    owner = step.game.deeds[pos].owner
    if owner is None:
        buying.reach(step, seat, pos)
        return
    if not rent.is_charged(step.game, pos, seat):
        return
    claims.fall_due(step, seat, pos, owner, rent.due(step.game, pos, owner))


def _tax(step: Step, seat: Seat, pos: Pos, square: Tax) -> None:
    step.push(TaxChoice(seat, pos) if square.tenth else Owe(seat, (Share(None, square.amount),), "tax", pos))


def _draw(step: Step, seat: Seat, pos: Pos, square: Draw) -> None:
    drawing.draw(step, seat, square.deck)


def _casino(step: Step, seat: Seat, pos: Pos, square: Casino) -> None:
    if casino.can_bet(step.game, seat):
        step.push(CasinoBet(seat))


def _go_to_jail(step: Step, seat: Seat, pos: Pos, square: GoToJail) -> None:
    jail.send(step, seat, "square")


def _rest(step: Step, seat: Seat, pos: Pos, square: Square) -> None:
    """Nothing happens here."""


ON: dict[type[Square], Callable[..., None]] = {  # type: ignore[explicit-any]
    Street: _deed,
    Station: _deed,
    Utility: _deed,
    Tax: _tax,
    Draw: _draw,
    Casino: _casino,
    GoToJail: _go_to_jail,
    Start: _rest,
    Visiting: _rest,
    Rest: _rest,
}
"""`...`: a table can't say that each square is its function's argument."""

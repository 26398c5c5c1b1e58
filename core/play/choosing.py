"""Choosing one of the squares that are open: each phase that asks for one, and what the choice means."""

from collections.abc import Callable

from core.commands import Choose
from core.frames import AnyFrame, BusChoice, DemolitionChoice, TeleportChoice
from core.ids import Seat
from core.play import demolition, third_die
from core.step import Step


def choose(step: Step, seat: Seat, command: Choose) -> None:
    phase = step.pop()
    MEANS[phase.__class__](step, phase, command.pos)


MEANS: dict[type[AnyFrame], Callable[..., None]] = {  # type: ignore[explicit-any]
    BusChoice: third_die.choose_way,
    TeleportChoice: third_die.choose_square,
    DemolitionChoice: demolition.choose,
}
"""`...`: a table can't say that each phase is its function's argument."""

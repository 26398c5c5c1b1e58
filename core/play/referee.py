"""A referee's tools: pause, clock and ejection, and nothing else (GC-28, GC-45, GC-51)."""

from collections.abc import Callable
from typing import Any, Final

from core.events import GamePaused
from core.frames import Over, Paused
from core.orders import CallTime, Eject, Halt, Order, Proceed
from core.play import leaving, pause, timeup
from core.state import Game
from core.step import Step


def has_judge(game: Game) -> bool:
    """Is this a table with a referee?"""
    return game.rules.referee.judge


def legal(game: Game) -> list[Order]:
    """What may be ordered now."""
    if not has_judge(game) or isinstance(game.top, Over):
        return []
    halted = isinstance(game.top, Paused)
    found: list[Order] = [Proceed()] if halted else [Halt()]
    if game.ends is not None and not halted:
        found.append(CallTime())
    return [*found, *(Eject(seat) for seat in game.seats_in)]


def carry_out(step: Step, order: Order) -> None:
    DO[order.__class__](step, order)


def _halt(step: Step, order: Halt) -> None:
    step.emit(GamePaused(step.now))
    step.push(Paused(step.now, (), None))


def _proceed(step: Step, order: Proceed) -> None:
    phase = step.pop()
    assert isinstance(phase, Paused)
    pause.go_on(step, phase.since)


def _eject(step: Step, order: Eject) -> None:
    """GC-28: out at once, as by surrender."""
    leaving.go_out(step, order.who, "ejected", leaving.debt_of(step, order.who))


def _call_time(step: Step, order: CallTime) -> None:
    timeup.call(step)


DO: Final[dict[type[Order], Callable[[Step, Any], None]]] = {  # type: ignore[explicit-any]
    Halt: _halt,
    Proceed: _proceed,
    Eject: _eject,
    CallTime: _call_time,
}
"""`Any`: a table can't say that each order is its function's argument."""

"""Keeping the clocks: the turn clock and a settlement's stop and start with what stands on top."""

from core.clock import on_turn_clock
from core.events import TurnClock
from core.frames import Clock, MustPay, Over, Paused, Resuming, Running, Stopped
from core.ids import SECOND, Seat
from core.step import Step

UNTIMED = (Over, Paused, Resuming)
NOBODY: frozenset[Seat] = frozenset()


def keep(step: Step) -> None:
    """Stop or start the turn clock and a settlement's (GA-08, GA-46): they stand still while an offer waits."""
    game, top = step.game, step.stack[-1]
    if isinstance(top, UNTIMED):
        return
    waiting = {offer.seat for offer in game.offers if offer.still} if game.offers else NOBODY
    wanted = on_turn_clock(top) and game.turn not in waiting
    if wanted is not isinstance(game.turn_clock, Running):
        step.emit(TurnClock(_switched(step, game.turn_clock)))
    if isinstance(top, MustPay) and top.clock and (top.seat in waiting) is isinstance(top.clock, Running):
        clock = _switched(step, top.clock)
        step.swap(MustPay(top.id, top.seat, top.shares, top.why, top.pos, clock))
        step.close()


def _switched(step: Step, clock: Clock) -> Clock:
    """The clock stopped with what it has left, or started with that but no less than the rules' least."""
    if isinstance(clock, Running):
        return Stopped(max(0, clock.until - step.now))
    return Running(step.now + max(clock.left, step.game.rules.turn.resumed_seconds * SECOND))

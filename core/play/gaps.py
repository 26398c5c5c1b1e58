"""The gap between two turns: asked for during the one, open to every seat's dealings, over when nobody wants more."""

from dataclasses import replace

from core.commands import AskGap, Ready
from core.events import GapAsked, GapOpened, SaidReady
from core.frames import Between, Finish, Gap, PassTurn
from core.ids import SECOND, Seat
from core.options import Just, Option
from core.play import ending, property, trading
from core.state import Game
from core.step import Step
from core.window import Window

ASK = Just(AskGap())
READY = Just(Ready())


def seconds(game: Window) -> int | None:
    """How long a gap is that nothing prolongs; None where there is none (C-201)."""
    return game.rules.gap.seconds


def asking(game: Game, seat: Seat) -> list[Option]:
    """GC-11: whoever has not asked since its own turn began, unless somebody else has in this turn."""
    if game.gap_wanted or seat in game.gap_asked or isinstance(game.stack[0], PassTurn | Finish):
        return []
    return [ASK]


def ask(step: Step, seat: Seat, command: AskGap) -> None:
    step.emit(GapAsked(seat))


def choices(game: Game, phase: Between, seat: Seat) -> list[Option]:
    """Every seat builds, deals and proposes; who is ready still may."""
    found: list[Option] = [] if seat in phase.ready else [READY]
    if phase.last:
        return found  # GC-57: claims alone
    found += property.choices(game, seat, before_roll=True)
    found += trading.proposals(game, seat)
    return found


def begin(step: Step) -> None:
    """The turn is over, and somebody has asked for time."""
    length = (seconds(step.game) or 0) * SECOND
    longest = max(length, step.game.rules.gap.longest_seconds * SECOND)
    step.emit(GapOpened(step.now + length))
    step.push(Gap((), length, longest))


def go_on(step: Step, task: Gap) -> None:
    """Ask the seats that are not ready; with none of them the gap is over, and so are its offers (GX-15)."""
    game = step.game
    # GC-25: time may have run out while buildings were short.
    over = game.last_round and not task.last and ending.is_round_complete(game)
    if over or all(seat in task.ready for seat in game.seats_in):
        trading.close_window(step)
    else:
        step.push(Between(task.ready, step.now + task.left, step.now + task.longest, task.last))


def covered(step: Step, frame: Between) -> Gap:
    """The gap that something else comes before: it goes on with the time it has left."""
    return Gap(frame.ready, max(0, frame.until - step.now), max(0, frame.latest - step.now), frame.last)


def ready(step: Step, seat: Seat, command: Ready) -> None:
    phase = step.pop()
    assert isinstance(phase, Between)
    step.emit(SaidReady(seat))
    step.push(replace(covered(step, phase), ready=(*phase.ready, seat)))


def out_of_time(step: Step) -> None:
    step.pop()
    trading.close_window(step)


def without(step: Step, frame: Between | Gap, seat: Seat) -> Gap:
    """GX-10: nobody waits for a seat that goes out; auctions of what was its come before the rest of the gap."""
    rest = covered(step, frame) if isinstance(frame, Between) else frame
    return replace(rest, ready=tuple(each for each in rest.ready if each != seat))

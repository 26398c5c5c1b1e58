"""The time limit, from the first throw on: when it is over the round that is running is the last for everybody."""

from core.events import ClaimsLeft, TimeBegan, TimeCalled
from core.frames import AwaitRoll, Between, Finish, Gap
from core.ids import MINUTE, SECOND
from core.play import ending, trading
from core.state import Game
from core.step import Step

CLAIMS_SECONDS = 10


def minutes(game: Game) -> int | None:
    """How long a game may take (C-015); None: until one seat is left (GC-45)."""
    return game.rules.cap.minutes


def begin(step: Step) -> None:
    """C-100: with the first throw of the starter."""
    length = minutes(step.game)
    if length is not None and step.game.ends is None and not step.game.last_round:
        step.emit(TimeBegan(step.now + length * MINUTE))


def call(step: Step) -> None:
    """GC-25: what is running is finished; between two rounds, before the first throw of the next, the game is over."""
    game, stack = step.game, step.stack
    if game.opens and not game.spots and (waiting := _before_throw(step)) is not None:
        step.emit(TimeCalled(game.round - 1))
        stack[: waiting + 1] = [Finish()]
        return
    step.emit(TimeCalled(game.round))
    if isinstance(stack[-1], Between) and ending.is_round_complete(game):
        step.pop()
        trading.close_window(step)


def _before_throw(step: Step) -> int | None:
    """Where on the stack the first throw of a turn is waited for."""
    return next((place for place, frame in enumerate(step.stack) if isinstance(frame, AwaitRoll)), None)


def finish(step: Step, task: Finish) -> None:
    """The last turn is over, and so is every offer; ten seconds remain for rent claims alone, where rent is claimed
    (GC-57); then all is valued (C-186)."""
    trading.close_window(step)
    if step.game.claims is None or task.claimed:
        ending.stop(step)
        return
    length = CLAIMS_SECONDS * SECOND
    step.emit(ClaimsLeft(step.now + length))
    step.push(Finish(claimed=True), Gap((), length, length, last=True))

"""One command being carried out: the game, the instant, the luck, the frames being worked on, the events so far."""

from core.events import Event, Stood
from core.evolve import RECORD
from core.frames import AnyFrame
from core.ids import Millis
from core.luck import Luck
from core.state import Game


class Step:
    """`at`: the instant by which rules count; `now`: the instant new clocks run from (GX-07)."""

    __slots__ = ("at", "events", "game", "luck", "now", "stack")

    def __init__(self, game: Game, at: Millis, now: Millis, luck: Luck) -> None:
        self.game = game
        self.at = at
        self.now = now
        self.luck = luck
        self.events: list[Event] = []
        self.stack: list[AnyFrame] = list(game.stack)

    def emit(self, event: Event) -> None:
        RECORD[event.__class__](self.game, event)
        self.events.append(event)

    def push(self, *frames: AnyFrame) -> None:
        """Put frames on the stack; the last is done first."""
        self.stack.extend(frames)

    def pop(self) -> AnyFrame:
        return self.stack.pop()

    def swap(self, frame: AnyFrame) -> None:
        """Put a frame in the place of the top one."""
        self.stack[-1] = frame

    def close(self) -> None:
        """Record the stack, if it changed."""
        stack = tuple(self.stack)
        if stack != self.game.stack:
            self.emit(Stood(stack))

"""The game, its turns and its clocks: who is on turn, what was rolled, where a token went, who missed a turn."""

from typing import ClassVar, Literal, TypeAlias

from core.fixed import fixed
from core.frames import AnyFrame, Clock, OverHow
from core.ids import Collectibles, Millis, Money, Pos, Seat


@fixed
class Stood:
    """The stack of frames as the command left it."""

    type: ClassVar[str] = "stood"
    stack: tuple[AnyFrame, ...]


@fixed
class Throw:
    """A seat's throw for the start."""

    seat: Seat
    dice: tuple[int, int]


@fixed
class GameBegan:
    """`collectibles`: by seat; `throws`: for the start, in order, each a roll of its own."""

    type: ClassVar[str] = "game_began"
    first: Seat
    at: Millis
    collectibles: tuple[Collectibles, ...] = ()
    throws: tuple[Throw, ...] = ()


@fixed
class TurnBegan:
    """`turn`: the token, one more than the turn before; `worth`: every seat's net worth; `opens`: it
    is the first of its round, where that is counted."""

    type: ClassVar[str] = "turn_began"
    seat: Seat
    turn: int
    round: int
    until: Millis
    worth: tuple[Money, ...]
    opens: bool = False


@fixed
class TurnClock:
    type: ClassVar[str] = "turn_clock"
    clock: Clock


ThirdFace: TypeAlias = Literal["1", "2", "3", "bus", "m1", "x"]


@fixed
class Rolled:
    """`roll`: its number t in the dice scheme; `doubles`: counted so far this turn, 0 in jail; `spots`: what it counts
    for a utility's rent; `third`: the third die's face."""

    type: ClassVar[str] = "rolled"
    seat: Seat
    dice: tuple[int, int]
    third: ThirdFace | None
    roll: int
    doubles: int
    spots: int


MovedHow: TypeAlias = Literal["dice", "card", "back", "bus", "next_deed", "teleport"]


@fixed
class Moved:
    """`how`: by dice or a card, back, or by what the third die gave: the way chosen, the next deed, any square."""

    type: ClassVar[str] = "moved"
    seat: Seat
    to: Pos
    how: MovedHow


@fixed
class Jailed:
    type: ClassVar[str] = "jailed"
    seat: Seat
    why: Literal["square", "card", "doubles"]
    tries: int


@fixed
class StayedIn:
    """A failed attempt to leave jail. `tries`: left."""

    type: ClassVar[str] = "stayed_in"
    seat: Seat
    tries: int


@fixed
class Freed:
    type: ClassVar[str] = "freed"
    seat: Seat
    how: Literal["doubles", "fine", "card"]


@fixed
class TurnMissed:
    """The turn clock ran out: `count` turns in a row by now."""

    type: ClassVar[str] = "missed"
    seat: Seat
    count: int


@fixed
class Attended:
    """The seat acted in its turn: no turns missed in a row."""

    type: ClassVar[str] = "attended"
    seat: Seat


@fixed
class TimeBegan:
    """The official time: up at `until`."""

    type: ClassVar[str] = "time_began"
    until: Millis


@fixed
class TimeCalled:
    """Time is up: this round is the last."""

    type: ClassVar[str] = "time_called"
    round: int


@fixed
class ClaimsLeft:
    """The last turn is over; rent may be claimed until then, and nothing else done."""

    type: ClassVar[str] = "claims_left"
    until: Millis


@fixed
class LotDrawn:
    """For those who are alike in all else at the end: places in turn order, the best first."""

    type: ClassVar[str] = "lot_drawn"
    lots: tuple[int, ...]


@fixed
class GapAsked:
    type: ClassVar[str] = "gap_asked"
    seat: Seat


@fixed
class GapOpened:
    type: ClassVar[str] = "gap_opened"
    until: Millis


@fixed
class SaidReady:
    type: ClassVar[str] = "ready"
    seat: Seat


@fixed
class GameOver:
    """`ranking`: best first; `worth`: every seat's net worth at the end, by seat."""

    type: ClassVar[str] = "game_over"
    ranking: tuple[Seat, ...]
    how: OverHow
    worth: tuple[Money, ...]

"""What happened at a table besides the game: facts, as the log and the frames spell them."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from core.bots import Word
from core.ids import Millis, OfferId, Seat
from functions.tables.model import Offence

TOLD_AFTER: Final = 3
"""GC-52: after so many missed turns in a row, and as many again."""


@dataclass(frozen=True, slots=True)
class Opened:
    type: ClassVar[str] = "table_opened"
    mode: str
    ruleset: str


@dataclass(frozen=True, slots=True)
class Joined:
    """`bot`: its temper, None for a human."""

    type: ClassVar[str] = "table_joined"
    seat: Seat
    name: str
    shape: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Refereed:
    """Who watches over the game, without a seat."""

    type: ClassVar[str] = "table_refereed"
    name: str
    shape: str


@dataclass(frozen=True, slots=True)
class LookChanged:
    """Who sits there has another name or shape."""

    type: ClassVar[str] = "look_changed"
    seat: Seat
    name: str
    shape: str


@dataclass(frozen=True, slots=True)
class Left:
    """`how`: of their own will, or by the host's."""

    type: ClassVar[str] = "table_left"
    seat: Seat
    how: Literal["own", "host"]


@dataclass(frozen=True, slots=True)
class Moved:
    """Who sat on `seat` sits on `to` now; a host is host there."""

    type: ClassVar[str] = "table_moved"
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """By the referee (GC-51): who sat on either sits on the other now. One of them may be empty."""

    type: ClassVar[str] = "seats_swapped"
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    type: ClassVar[str] = "host_changed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatsClosed:
    """Seats that stayed empty are gone: seat i is now who sat on `order[i]`, each in the same team as before."""

    type: ClassVar[str] = "seats_closed"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """The seats are frozen: `commit` is the seed's fingerprint cS, `roster` H0 (`core.luck`), both in hex.

    `engine`: the one that began the game.
    """

    type: ClassVar[str] = "table_started"
    commit: str
    roster: str
    seats: tuple[str, ...]
    engine: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """The game is over: the seed S in hex, by which every roll can be checked."""

    type: ClassVar[str] = "seed_revealed"
    seed: str


@dataclass(frozen=True, slots=True)
class Closed:
    """Nobody plays here any more. `how`: the last human or the referee left, or the time to start ran out."""

    type: ClassVar[str] = "table_closed"
    how: Literal["left", "time"]


@dataclass(frozen=True, slots=True)
class Shifted:
    """The server was away: every clock moved on by `length`."""

    type: ClassVar[str] = "clocks_shifted"
    length: Millis


@dataclass(frozen=True, slots=True)
class Again:
    """The same people play on at another table."""

    type: ClassVar[str] = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class BotSaid:
    """In a word, why a bot refuses an offer."""

    type: ClassVar[str] = "bot_said"
    seat: Seat
    offer: OfferId
    word: Word


@dataclass(frozen=True, slots=True)
class Warned:
    """By the referee, of an offence that has a name; nothing in the game is another for it (GC-51, GC-59)."""

    type: ClassVar[str] = "warned"
    seat: Seat
    offence: Offence


@dataclass(frozen=True, slots=True)
class RefereeTold:
    """Somebody has missed so many turns in a row."""

    type: ClassVar[str] = "referee_told"
    seat: Seat
    missed: int


TableEvent: TypeAlias = (
    Opened
    | Refereed
    | Joined
    | LookChanged
    | Left
    | Moved
    | SeatsSwapped
    | HostChanged
    | SeatsClosed
    | Started
    | Revealed
    | Closed
    | Shifted
    | Again
    | BotSaid
    | Warned
    | RefereeTold
)

"""A table as it is stored: who sits where, and the game they play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from core.bots.memory import NOTHING, Memory
from core.ids import Millis, Seat
from core.rules import Scalar
from core.state import Game

SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
CLIENTS_KEPT: Final = 8
FIRST: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Client:
    """One page of a seat: its newest command and the version that command made."""

    id: str
    n: int
    v: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat. `user` None: a bot, of temper `bot`. `spent`: the command bucket, full again at that time."""

    name: str
    shape: str
    user: str | None = None
    bot: str | None = None
    clients: tuple[Client, ...] = ()
    spent: Millis = 0

    def knows(self, client: str) -> Client | None:
        return next((each for each in self.clients if each.id == client), None)

    def with_client(self, client: Client) -> "Sitter":
        """This client is now the newest; of more than eight the one longest silent is forgotten (F18)."""
        others = [each for each in self.clients if each.id != client.id]
        kept = (*others, client)[-CLIENTS_KEPT:]
        return Sitter(self.name, self.shape, self.user, self.bot, kept, self.spent)

    def with_spent(self, spent: Millis) -> "Sitter":
        return Sitter(self.name, self.shape, self.user, self.bot, self.clients, spent)


Stage: TypeAlias = Literal["waiting", "running", "over", "closed"]


@dataclass(slots=True)
class Table:
    """Decoded for one command and thrown away if anything fails, so it is changed in place.

    `v`: commits so far. `now`: when the last one was. `h`: the log's hash so far. `drawn`: commits that drew luck,
    which tells whether the luck at hand belongs to this state. `fills`: when empty seats of a quick table become bots'.
    """

    id: str
    mode: str
    ruleset: str
    patch: Mapping[str, Scalar]
    public: bool
    watched: bool
    code: str
    created: Millis
    now: Millis
    seats: list[Sitter | None]
    host: Seat = FIRST
    stage: Stage = "waiting"
    v: int = 0
    drawn: int = 0
    h: str = ""
    joined: Millis = 0
    fills: Millis | None = None
    commitment: str = ""
    next: str = ""
    game: Game | None = None
    memory: Memory = NOTHING

    def seat_of(self, user: str) -> Seat | None:
        """Where this user sits: derived from the state, never from what a message says (F56)."""
        return next((Seat(at) for at, sitter in enumerate(self.seats) if sitter and sitter.user == user), None)

    @property
    def empty(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter is None)

    @property
    def taken(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter is not None)

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter and sitter.user is not None)

    def sitter(self, seat: Seat) -> Sitter:
        """Who sits there; the seat must be taken."""
        found = self.seats[seat]
        assert found is not None
        return found

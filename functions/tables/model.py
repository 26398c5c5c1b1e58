"""A table as it is stored: who sits where, and the game they play."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from core.bots.memory import NOTHING, Memory
from core.ids import Millis, Seat
from core.rules import Scalar
from core.state import Game

SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
CLIENTS_KEPT: Final = 8
FIRST: Final = Seat(0)
REFEREE: Final = "referee"

Place: TypeAlias = Seat | Literal["referee"]
"""Where a command comes from: a seat, or the referee, who has none (GC-51)."""

Offence: TypeAlias = Literal["provocation", "discrimination", "cheating", "rent_pointed_out", "outside_advice"]
"""The offences that have a name (GC-38)."""


@dataclass(frozen=True, slots=True)
class Client:
    """One page of a seat: its newest command and the version that command made."""

    id: str
    n: int
    v: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat, or referees. `user` None: a bot, of temper `bot`. `spent`: the command bucket, full again at
    that time. `warned`: what the referee has warned of."""

    name: str
    shape: str
    user: str | None = None
    bot: str | None = None
    clients: tuple[Client, ...] = ()
    spent: Millis = 0
    warned: tuple[Offence, ...] = ()

    def knows(self, client: str) -> Client | None:
        return next((each for each in self.clients if each.id == client), None)

    def with_client(self, client: Client) -> "Sitter":
        """This client is now the newest; of more than eight the one longest silent is forgotten (F18)."""
        others = [each for each in self.clients if each.id != client.id]
        kept = (*others, client)[-CLIENTS_KEPT:]
        return replace(self, clients=kept)

    def with_spent(self, spent: Millis) -> "Sitter":
        return replace(self, spent=spent)


Stage: TypeAlias = Literal["waiting", "running", "over", "closed"]


@dataclass(slots=True)
class Table:
    """Decoded for one command and thrown away if anything fails, so it is changed in place.

    `v`: commits so far. `now`: when the last one was. `h`: the log's hash so far. `drawn`: commits that drew luck,
    which tells whether the luck at hand belongs to this state. `fills`: when empty seats of a quick table become bots'.
    `referee`: who watches over the game, and is its host; None at a casual table (GC-56).
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
    host: Place = FIRST
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
    referee: Sitter | None = None

    def seat_of(self, user: str) -> Seat | None:
        """Where this user sits: derived from the state, never from what a message says (F56)."""
        return next((Seat(at) for at, sitter in enumerate(self.seats) if sitter and sitter.user == user), None)

    def place_of(self, user: str) -> Place | None:
        """The same for whoever has a say here, the referee too."""
        if self.referee is not None and self.referee.user == user:
            return REFEREE
        return self.seat_of(user)

    @property
    def users(self) -> tuple[str, ...]:
        """Everybody who has a say here."""
        people = (*self.seats, self.referee)
        return tuple(each.user for each in people if each is not None and each.user is not None)

    @property
    def empty(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter is None)

    @property
    def taken(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter is not None)

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at, sitter in enumerate(self.seats) if sitter and sitter.user is not None)

    def found(self, place: Place) -> Sitter | None:
        return self.referee if isinstance(place, str) else self.seats[place]

    def sitter(self, place: Place) -> Sitter:
        """Who sits there, or referees; the seat must be taken."""
        found = self.found(place)
        assert found is not None
        return found

    def put(self, place: Place, sitter: Sitter) -> None:
        if isinstance(place, str):
            self.referee = sitter
        else:
            self.seats[place] = sitter

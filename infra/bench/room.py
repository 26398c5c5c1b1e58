"""A room to measure in: a table of four humans' sockets at a server with everything dear taken away."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from core.bots import pick
from core.codec import command_to_wire
from core.engine import options, to_act
from core.ids import Seat
from core.state import Game
from functions import on_socket, people, service, store
from functions.ports import Letter
from functions.tables import clock, lobby
from functions.tables.commit import load
from functions.tables.lobby import Wish
from functions.wiring import Adapters, Site
from infra.bench.memory import CountingItems

ORIGIN = "https://bench.example"


class Hand:
    """A clock that is moved by hand, and luck without a system's cost."""

    def __init__(self) -> None:
        self.at = 1_900_000_000_000
        self._random = Random(7)

    def now(self) -> int:
        return self.at

    def sleep(self, millis: int) -> None:
        self.at += millis

    def token(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def below(self, limit: int) -> int:
        return self._random.randrange(limit)


class Nowhere:
    """Letters, alarms and seals that cost nothing; it keeps the lengths of letters."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def send(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        self.lengths += [len(letter.data) for letter in letters]
        return ()

    def close(self, conn: str) -> None: ...

    def arm(self, table: str, n: int, wake: int) -> None: ...

    def seal(self, table: str, secret: bytes) -> bytes:
        return secret

    def unseal(self, table: str, sealed: bytes) -> bytes:
        return sealed


@dataclass(slots=True)
class Room:
    """`conns`, `counts`: each seat's socket, and how many commands it has sent."""

    items: CountingItems
    hand: Hand
    nowhere: Nowhere
    table: str = ""
    conns: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    @property
    def on(self) -> Adapters:
        site = Site(origins=(ORIGIN,), socket_url="wss://bench.example/ws", generous=1_000_000)
        return Adapters(self.items, self.nowhere, self.nowhere, self.nowhere, self.hand, self.hand, site)

    def live(self) -> store.Live:
        return load(self.on, self.table)

    def game(self) -> Game:
        game = self.live().table.game
        assert game is not None
        return game

    def asked(self, game: Game) -> tuple[Seat, str] | None:
        """Whose command comes next, and its frame; None when all wait for a clock."""
        for seat in to_act(game):
            command = pick(game, seat, options(game, seat, self.hand.at), self.hand.at)
            if command is not None:
                return seat, self._frame(game, seat, json.dumps(command_to_wire(command)))
        return None

    def _frame(self, game: Game, seat: Seat, command: str) -> str:
        self.counts[seat] += 1
        head = {"op": "play", "table": self.table, "client": f"{seat:016x}", "n": self.counts[seat]}
        seen = {"turn": game.token, "roll": game.rolls}
        return json.dumps({**head, **seen, "command": json.loads(command)})

    def send(self, seat: Seat, frame: str) -> None:
        service.answer(self.on, self.conns[seat], frame)

    def ring(self) -> None:
        alarm = self.live().alarm
        assert alarm is not None
        self.hand.at = max(self.hand.at, alarm.wake)
        clock.lap(self.on, self.table, alarm.n)


def opened(seats: int, mode: str = "brands.classic") -> Room:
    """A game that has just begun, every seat a human with a socket that said hello."""
    room = Room(CountingItems(), Hand(), Nowhere())
    on = room.on
    users = [people.new_guest(on)[0] for _ in range(seats)]
    room.table = lobby.open_table(on, users[0], Wish(mode, seats)).id
    for user in users[1:]:
        lobby.join(on, user, room.table)
    for seat, user in enumerate(users):
        ticket = people.new_ticket(on, user.id, room.table)
        headers = {"origin": ORIGIN, "sec-websocket-protocol": f"freehold.v1, tk.{ticket}"}
        on_socket.connect(on, f"conn{seat}", headers)
        service.answer(on, f"conn{seat}", json.dumps({"op": "hello", "table": room.table, "v": None}))
    room.conns, room.counts = [f"conn{seat}" for seat in range(seats)], [0] * seats
    lobby.command(on, users[0].id, room.table, lobby.Start())
    return room

"""A small world for the service: a clock that tests move, letters they read, and a client for each person."""

import json
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from core.ids import Seat
from functions import keys, on_socket, people, service, store
from functions.ports import Items, Letter, Vault
from functions.tables import clock, lobby
from functions.tables.commit import load
from functions.tables.lobby import Wish
from functions.wiring import Adapters, Site

Loose: TypeAlias = Any  # type: ignore[explicit-any]  # JSON as it comes: tests look into it by hand
Frame: TypeAlias = dict[str, Loose]
START = 1_900_000_000_000


class HandClock:
    """Stands still until it is moved; sleeping moves it."""

    def __init__(self) -> None:
        self.at = START

    def now(self) -> int:
        return self.at

    def sleep(self, millis: int) -> None:
        self.at += millis


class SeededEntropy:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def below(self, limit: int) -> int:
        return self._random.randrange(limit)


class Letterbox:
    """Keeps what was sent; `gone` connections answer 410, `silent` ones swallow letters (F31)."""

    def __init__(self) -> None:
        self.letters: defaultdict[str, list[Frame]] = defaultdict(list)
        self.order: list[str] = []
        self.raw: list[bytes] = []
        self.gone: set[str] = set()
        self.silent: set[str] = set()
        self.closed: set[str] = set()

    def send(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        for letter in letters:
            self.raw.append(letter.data)
            self.order.append(letter.conn)
            if letter.conn not in self.gone | self.silent:
                self.letters[letter.conn].append(json.loads(letter.data))
        return tuple(letter.conn for letter in letters if letter.conn in self.gone)

    def close(self, conn: str) -> None:
        self.closed.add(conn)


class Alarms:
    """Notes what was armed; `World.wake` rings."""

    def __init__(self) -> None:
        self.armed: list[tuple[str, int, int]] = []

    def arm(self, table: str, n: int, wake: int) -> None:
        self.armed.append((table, n, wake))


class PlainVault:
    """Binds a secret to its table by a prefix; hides nothing, which a canary test makes use of."""

    def seal(self, table: str, secret: bytes) -> bytes:
        return table.encode() + b"|" + secret

    def unseal(self, table: str, sealed: bytes) -> bytes:
        prefix, _, secret = sealed.partition(b"|")
        assert prefix == table.encode()
        return secret


@dataclass
class World:
    """Adapters over some `Items`, and what the tests do with them."""

    items: Items
    clock: HandClock = field(default_factory=HandClock)
    post: Letterbox = field(default_factory=Letterbox)
    alarm: Alarms = field(default_factory=Alarms)
    vault: Vault = field(default_factory=PlainVault)
    entropy: SeededEntropy = field(default_factory=lambda: SeededEntropy(7))
    site: Site = field(default_factory=lambda: Site(origins=("https://freehold.test",), socket_url="wss://x/ws"))

    @property
    def on(self) -> Adapters:
        return Adapters(self.items, self.post, self.alarm, self.vault, self.clock, self.entropy, self.site)

    def guest(self) -> people.User:
        return people.new_guest(self.on)[0]

    def table(
        self, humans: int = 2, bots: int = 0, *, mode: str = "brands.classic", start: bool = True, **wish: Loose
    ) -> "list[Page]":
        """A page for each human of a new table, said hello, the first one's being the host's."""
        users = [self.guest() for _ in range(humans)]
        on = self.on
        made = lobby.open_table(on, users[0], Wish(mode, humans + bots, **wish))
        for user in users[1:]:
            lobby.join(on, user, made.id)
        for seat in range(humans, humans + bots):
            temper = ("builder", "trader", "gambler", "cautious")[seat % 4]
            lobby.command(on, users[0].id, made.id, lobby.SeatBot(Seat(seat), temper))
        pages = [self.page(user, made.id) for user in users]
        for page in pages:
            page.hello()
        if start:
            lobby.command(on, users[0].id, made.id, lobby.Start())
        return pages

    def page(self, user: people.User, table: str) -> "Page":
        """A page of this user's with a socket at the table."""
        conn = self.entropy.token(6).hex()
        ticket = people.new_ticket(self.on, user.id, table)
        headers = {"origin": "https://freehold.test", "sec-websocket-protocol": f"freehold.v1, tk.{ticket}"}
        answer = on_socket.connect(self.on, conn, headers)
        assert answer["statusCode"] == 200, answer
        return Page(self, user, table, conn, self.entropy.token(8).hex())

    def state(self, table: str) -> store.Live:
        return load(self.on, table)

    def wake(self, table: str, *, later: int = 0) -> None:
        """Moves the clock to the table's waking time, and on, and rings."""
        alarm = self.state(table).alarm
        assert alarm is not None
        self.clock.at = max(self.clock.at, alarm.wake) + later
        clock.lap(self.on, table, alarm.n)


@dataclass
class Page:
    """A browser page: it numbers its commands and keeps the newest frame."""

    world: World
    user: people.User
    table: str
    conn: str
    client: str
    n: int = 0

    def send(self, **frame: Loose) -> list[Frame]:
        """Sends a frame; what came back to this very connection."""
        return self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> list[Frame]:
        box = self.world.post.letters[self.conn]
        before = len(box)
        service.answer(self.world.on, self.conn, text)
        return box[before:]

    def hello(self, v: int | None = None) -> Frame:
        return self.send(op="hello", table=self.table, v=v)[-1]

    def play(self, command: Frame, **other: Loose) -> Frame:
        """A command with the next number, about what this page sees; refused, it has used up none."""
        self.n += 1
        seen = self.frames[-1]["view"]
        shown = {"turn": seen.get("token", 0), "roll": seen.get("rolls", 0)}
        frame = {"op": "play", "table": self.table, "client": self.client, "n": self.n, **shown, "command": command}
        answers = [each for each in self.send(**(frame | other)) if each["op"] != "chat"]
        answer = answers[-1] if answers else {}
        if "refused" in answer and "n" not in other:
            self.n -= 1
        return answer

    @property
    def frames(self) -> list[Frame]:
        return [frame for frame in self.world.post.letters[self.conn] if frame["op"] == "frame"]

    @property
    def options(self) -> list[Frame]:
        options: list[Frame] = self.frames[-1]["options"]
        return options

    def can(self, do: str) -> bool:
        return any(option["do"] == do for option in self.options)


ROLL = {"do": "roll"}


def mover_first(pages: list[Page]) -> tuple[Page, Page]:
    """The page whose turn it is, and the other one."""
    turn = pages[0].frames[-1]["view"]["turn"]
    return pages[turn], pages[1 - turn]


def bytes_of(world: World, table: str) -> bytes:
    """The stored state: a refused command leaves it as it was."""
    state = world.items.get(keys.state(table))
    assert state is not None
    return state.blob("z")


def log_of(world: World, table: str) -> list[Frame]:
    return [json.loads(entry.body) for entry in store.entries(world.items, table, 0, 10_000)]


def rolls_in(world: World, table: str) -> int:
    return sum(entry["command"] == ROLL for entry in log_of(world, table))


def hang_up(world: World, page: Page) -> None:
    on_socket.disconnect(world.on, page.conn)

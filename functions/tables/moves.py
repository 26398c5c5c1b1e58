"""A seat's or a referee's command in a running game or a lobby: exactly once, whatever the network does."""

from dataclasses import dataclass
from typing import TypeAlias

from core import engine
from core.codec import command_to_wire
from core.commands import Command
from core.engine import Seen
from core.ids import Millis
from core.refusal import Refused
from functions.limits import COMMAND, spent
from functions.refusal import Refusal
from functions.store import Connection, Live
from functions.tables.act import Act, Sender
from functions.tables.bots import play_bots
from functions.tables.clock import act_on, expire_due
from functions.tables.commit import commit
from functions.tables.ending import finish
from functions.tables.lobby import LobbyCommand, carry_out
from functions.tables.model import Client, Place
from functions.tables.referee import AnyOrder, give
from functions.wiring import Adapters

AnyCommand: TypeAlias = Command | LobbyCommand | AnyOrder


@dataclass(frozen=True, slots=True)
class Play:
    """A command as it came over a socket: (client, n) is its id, `turn` and `roll` are what the chooser saw."""

    table: str
    client: str
    n: int
    turn: int
    roll: int
    command: AnyCommand


class Repeat(Exception):
    """Somebody's newest command once more: what it did is in the log at version `v`."""

    def __init__(self, live: Live, v: int, connection: Connection) -> None:
        super().__init__(v)
        self.live, self.v, self.connection = live, v, connection


def play(on: Adapters, conn: str, request: Play) -> Act:
    """Carries a command out. Raises Refusal or Repeat; an act may hold a refusal beside what was overdue."""

    def decide(live: Live, now: Millis) -> Act:
        connection, place = place_at(live, conn)
        _once(live, place, request, connection)
        act = act_on(live, now)
        act.sender = Sender(conn, request.client, request.n)
        expire_due(on, act)
        try:
            _do(on, act, connection.user, place, request)
        except Refusal as refusal:
            if not act.events:
                raise
            # What was overdue has happened all the same; the wish itself is no part of the log.
            act.refused, act.by, act.command = refusal, None, None
        finish(on, act)
        return act

    return commit(on, request.table, decide)


def place_at(live: Live, conn: str) -> tuple[Connection, Place]:
    """Who asks is read off the connection's item (F56, F57)."""
    connection = connection_of(live, conn)
    place = live.table.place_of(connection.user)
    if place is None:
        raise Refusal("NOT_SEATED")
    return connection, place


def connection_of(live: Live, conn: str) -> Connection:
    found = next((each for each in live.connections if each.id == conn), None)
    if found is None:
        raise Refusal("UNAUTHENTICATED")
    return found


def _once(live: Live, place: Place, request: Play, connection: Connection) -> None:
    if request.n < 1:
        raise Refusal("BAD_FRAME")
    known = live.table.sitter(place).knows(request.client)
    last = known.n if known is not None else 0
    if known is not None and request.n == last:
        raise Repeat(live, known.v, connection)
    if request.n < last:
        raise Refusal("DONE")
    if request.n > last + 1:
        # What it skipped was never done, and must not be called so later.
        raise Refusal("RESYNC")


def _do(on: Adapters, act: Act, user: str, place: Place, request: Play) -> None:
    _pay_bucket(on, act, place)
    command = request.command
    if isinstance(command, LobbyCommand):
        carry_out(on, act, place, command)
    elif isinstance(command, AnyOrder):
        give(act, place, command)
    else:
        _in_game(act, place, command, request)
    _note(act, user, request)


def _in_game(act: Act, place: Place, command: Command, request: Play) -> None:
    game = act.table.game
    if game is None:
        raise Refusal("NOT_RUNNING")
    if isinstance(place, str):
        raise Refusal("NOT_SEATED")
    act.by, act.command = place, command_to_wire(command)
    try:
        seen = Seen(request.turn, request.roll)
        act.happened(engine.play(game, place, command, act.now, act.chance, seen=seen))
    except Refused as refused:
        raise Refusal(refused.why.value, str(refused)) from None
    play_bots(act)


def _pay_bucket(on: Adapters, act: Act, place: Place) -> None:
    """Counted in the seat's own record, so an accepted command costs no request of its own (S17)."""
    sitter = act.table.sitter(place)
    after = spent(sitter.spent, on.clock.now(), COMMAND, on.site.generous)
    if after is None:
        raise Refusal("SLOW_DOWN")
    act.table.put(place, sitter.with_spent(after))


def _note(act: Act, user: str, request: Play) -> None:
    """Remembers the id in the effect's own write (F12, F18), where the user sits now; who left needs it no more."""
    table = act.table
    place = table.place_of(user)
    if place is not None:
        table.put(place, table.sitter(place).with_client(Client(request.client, request.n, table.v + 1)))

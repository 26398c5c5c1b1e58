"""What one connection asks for itself: hello, the film it missed, a repeat's stored answer, a ping."""

from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json

from core.options import Json
from functions import limits, store
from functions.refusal import Refusal
from functions.store import Connection, Live
from functions.tables import clock, presence
from functions.tables.chat import lines
from functions.tables.commit import load
from functions.tables.due import due
from functions.tables.frames import Sheet, You
from functions.tables.log import command_of, events_of
from functions.tables.model import Place
from functions.tables.push import WATCHERS, receivers
from functions.wiring import Adapters

MOST_MISSED: Final = 50


def current(on: Adapters, table: str) -> Live:
    """The table as it is, after what was overdue has happened: any read may find it so."""
    live = load(on, table)
    wake = due(live.table, on.clock.now())
    if wake is not None and wake <= on.clock.now():
        clock.run(on, table)
        live = load(on, table)
    return live


def hello(on: Adapters, connection: Connection, table: str, last: int | None) -> bytes:
    """The first frame of a connection, which is pushed to from now on. `last`: the version its page has seen."""
    _enter(on, connection, table)
    live = current(on, table)
    you = You(connection.user, live.table.place_of(connection.user))
    _may_look(on, live, connection, you)
    sheet = Sheet(live.table, on.clock.now(), live.connections)
    extra: dict[str, Json] = {
        "you": sheet.you(you),
        "ruleset": live.table.ruleset,
        "commit": live.table.commitment,
        "chat": lines(on, table),
    }
    events: list[Json] = []
    if last is not None and last < live.table.v:
        events, extra["missed"] = missed(on, live, last), True
    presence.came(on, live, connection)
    return sheet.frame(you, to_json(events), extra)


def _enter(on: Adapters, connection: Connection, table: str) -> None:
    """Marked before the table is read: a commit after that is pushed, one before it is seen (F26)."""
    limits.spend(on, connection.user, limits.HELLO)
    if not connection.ready and not store.mark(on.items, table, connection, ready=True):
        raise Refusal("UNAUTHENTICATED")


def _may_look(on: Adapters, live: Live, connection: Connection, you: You) -> None:
    """Players always; others where the table may be watched, while there is room."""
    if you.place is not None:
        return
    if not live.table.watched:
        raise Refusal("PRIVATE")
    watchers = receivers(live.table, live.connections, "").watchers
    if len([each for each in watchers if each.id != connection.id]) >= WATCHERS:
        store.mark(on.items, live.table.id, connection, ready=False)
        raise Refusal("FULL_HOUSE")


def missed(on: Adapters, live: Live, last: int) -> list[Json]:
    """The events since version `last`; of a longer gap none, the client settles on the view."""
    if live.table.v - last > MOST_MISSED:
        return []
    found = store.entries(on.items, live.table.id, last, MOST_MISSED)
    return [event for entry in found if entry.v <= live.table.v for event in events_of(entry)]


def repeat(on: Adapters, live: Live, v: int, connection: Connection, n: int, command: Json) -> bytes:
    """The stored answer of a command that came again: what it did, and the table as it is now."""
    entry = store.entry_at(on.items, live.table.id, v)
    assert entry is not None, "every version has its entry"
    if command_of(entry) != command:
        # A page that numbers two wishes alike would take this answer for the other wish's.
        raise Refusal("RESYNC")
    you = You(connection.user, live.table.place_of(connection.user))
    sheet = Sheet(live.table, on.clock.now(), live.connections)
    events = to_json(events_of(entry) if live.table.v == v else missed(on, live, v - 1))
    return sheet.frame(you, events, {"ack": n, "h": entry.h, "missed": True})


def ping(on: Adapters, connection: Connection, table: str) -> int:
    """The table's version; a deadline that is overdue happens now (F22)."""
    limits.spend(on, connection.user, limits.PING)
    return current(on, table).table.v


@dataclass(frozen=True, slots=True)
class Seen:
    """A frame for a reader over HTTP, and whether it is a player's own."""

    frame: bytes
    seated: bool


def seen_by(on: Adapters, table: str, user: str | None) -> Seen:
    """The table for one reader over HTTP: the frame a watcher gets, or a player's own."""
    live = current(on, table)
    place = place_of_reader(live, user)
    sheet = Sheet(live.table, on.clock.now(), live.connections)
    return Seen(sheet.frame(You(user or "", place), b"[]", {"ruleset": live.table.ruleset}), place is not None)


def may_read(on: Adapters, table: str, user: str | None) -> None:
    """Raises Refusal for a stranger at a table that is not for strangers."""
    place_of_reader(load(on, table), user)


def place_of_reader(live: Live, user: str | None) -> Place | None:
    """Where who reads over HTTP sits; raises Refusal for a stranger at a table that is not for strangers."""
    place = live.table.place_of(user) if user is not None else None
    if place is None and not live.table.watched:
        raise Refusal("PRIVATE")
    return place

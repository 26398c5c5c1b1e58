"""The log of a table: what one commit wrote down, and the hash that chains it to all before (never fed to the dice)."""

import json
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import Final, get_args

from pydantic_core import to_json

from core.codec import Form, event_to_wire
from core.engine import ENGINE
from core.events import UNTOLD, Event
from core.luck import VERSION, parts
from core.options import Json
from functions.store import Entry
from functions.tables.act import Act
from functions.tables.happened import TableEvent

_u64: Final = Struct(">Q").pack
_OURS: Final = frozenset(get_args(TableEvent))
_TABLE: Final = Form(TableEvent)
_UNTOLD: Final = frozenset(kind.type for kind in UNTOLD)


@dataclass(frozen=True, slots=True)
class Told:
    """An act's events as JSON: all of them for the log, and what everybody is told in frames."""

    all: bytes
    public: bytes


def told(act: Act) -> Told:
    events = [(event.__class__, _wire(event)) for event in act.events]
    every = to_json([plain for _, plain in events])
    # What only the engine knows is in the log, so that folding it gives the game; no screen draws its stack, and none
    # is told that a rent is due (GC-48).
    shown = [plain for kind, plain in events if kind not in UNTOLD]
    return Told(every, every if len(shown) == len(events) else to_json(shown))


def _wire(event: Event | TableEvent) -> Json:
    return _TABLE.plain(event) if event.__class__ in _OURS else event_to_wire(event)  # type: ignore[arg-type]


def entry_of(act: Act, events: Told) -> Entry:
    """The log entry of the table's present version; sets the table's hash."""
    table = act.table
    head = to_json({"v": table.v, "at": act.now, "engine": ENGINE, "seat": act.by, "command": act.command})
    body = head[:-1] + b',"events":' + events.all + b"}"
    table.h = chained(table.h, table.v, body)
    done = act.sender if act.refused is None else None
    return Entry(table.v, table.h, body, done.client if done else "", done.n if done else 0)


def chained(before: str, v: int, body: bytes) -> str:
    """h_v = H(LP(V, "event", h_(v-1), u64 v, body)), in hex."""
    return sha256(parts(VERSION, b"event", bytes.fromhex(before), _u64(v), body)).hexdigest()


def events_of(entry: Entry) -> list[Json]:
    """What everybody was told by an entry."""
    read: dict[str, list[dict[str, Json]]] = json.loads(entry.body)
    return [event for event in read["events"] if event["type"] not in _UNTOLD]


def command_of(entry: Entry) -> Json:
    """The command that an entry carries out."""
    read: dict[str, Json] = json.loads(entry.body)
    return read["command"]

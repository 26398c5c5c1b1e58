"""What people say at a table: plain text, kept for 30 days, never part of the game (S15)."""

import unicodedata
from typing import Final

from pydantic_core import to_json

from core.ids import Millis, Seat
from core.options import Json
from functions import keys, limits
from functions.ports import Item, Letter, Put
from functions.refusal import Refusal
from functions.tables.commit import load
from functions.tables.moves import seat_at
from functions.tables.push import receivers, send
from functions.wiring import Adapters

LONGEST: Final = 280
KEPT: Final = 50
# Control, surrogate and private signs, and the bidirectional ones, which can make a line read otherwise than it is.
_BARRED: Final = frozenset({"Cc", "Cs", "Co", "Cn"})
_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str, most: int) -> str:
    """NFC, one line, no control or bidirectional signs, and so many signs at most. Raises Refusal."""
    composed = unicodedata.normalize("NFC", text)
    spaced = (" " if sign.isspace() else sign for sign in composed)
    kept = "".join(sign for sign in spaced if unicodedata.category(sign) not in _BARRED and sign not in _BIDI)
    line = " ".join(kept.split())
    if not line:
        raise Refusal("EMPTY_TEXT")
    if len(line) > most:
        raise Refusal("TOO_LARGE")
    return line


def say(on: Adapters, conn: str, table: str, text: str) -> None:
    """A line of a seat's, kept and told to everybody at the table."""
    line = clean(text, LONGEST)
    live = load(on, table)
    connection, seat = seat_at(live, conn)
    limits.spend(on, connection.user, limits.CHAT)
    now = on.clock.now()
    name = live.table.sitter(seat).name
    key = keys.chat(table, now, on.entropy.token(4).hex())
    fields: dict[str, str | int] = {"seat": seat, "name": name, "text": line, "at": now}
    on.items.write(Put(Item(key, fields, expires=keys.seconds(now + keys.CHAT_LIFE))))
    told = receivers(live.table, live.connections, conn)
    frame = to_json({"op": "chat", **_line(seat, name, line, now)})
    everybody = [connection for connection, _ in told.players] + list(told.watchers)
    send(on, table, [Letter(each.id, frame) for each in everybody])


def lines(on: Adapters, table: str) -> list[Json]:
    """The newest lines that live still, oldest first."""
    now = on.clock.now()
    found = on.items.query(f"T#{table}", keys.CHAT, limit=KEPT, newest=True)
    alive = [item for item in reversed(found) if (item.expires or 0) * 1000 > now]
    return [_line(Seat(item.number("seat")), item.text("name"), item.text("text"), item.number("at")) for item in alive]


def _line(seat: Seat, name: str, text: str, at: Millis) -> dict[str, Json]:
    return {"seat": seat, "name": name, "text": text, "at": at}

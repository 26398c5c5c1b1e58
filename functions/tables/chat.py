"""What people say at a table: plain text, kept for 30 days, never part of the game (S15)."""

from typing import Final

from pydantic_core import to_json

from core.ids import Millis, Seat
from core.options import Json
from functions import keys, limits
from functions.ports import Item, Letter, Put
from functions.store import Connection
from functions.tables.commit import load
from functions.tables.moves import seat_at
from functions.tables.push import receivers, send
from functions.texts import clean
from functions.wiring import Adapters

LONGEST: Final = 280
KEPT: Final = 50


def say(on: Adapters, connection: Connection, table: str, text: str) -> None:
    """A line of a seat's, kept and told to everybody at the table."""
    limits.spend(on, connection.user, limits.CHAT)
    line = clean(text, LONGEST)
    live = load(on, table)
    _, seat = seat_at(live, connection.id)
    now = on.clock.now()
    name = live.table.sitter(seat).name
    key = keys.chat(table, now, on.entropy.token(4).hex())
    fields: dict[str, str | int] = {"seat": seat, "name": name, "text": line, "at": now}
    on.items.write(Put(Item(key, fields, expires=keys.seconds(now + keys.CHAT_LIFE))))
    told = receivers(live.table, live.connections, connection.id)
    frame = to_json({"op": "chat", **_line(seat, name, line, now)})
    everybody = [each for each, _ in told.players] + list(told.watchers)
    send(on, table, [Letter(each.id, frame) for each in everybody])


def lines(on: Adapters, table: str) -> list[Json]:
    """The newest lines that live still, oldest first."""
    now = on.clock.now()
    found = on.items.query(f"T#{table}", keys.CHAT, limit=KEPT, newest=True)
    alive = [item for item in reversed(found) if (item.expires or 0) * 1000 > now]
    return [_line(Seat(item.number("seat")), item.text("name"), item.text("text"), item.number("at")) for item in alive]


def _line(seat: Seat, name: str, text: str, at: Millis) -> dict[str, Json]:
    return {"seat": seat, "name": name, "text": text, "at": at}

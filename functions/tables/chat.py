"""What people say at a table: plain text or a phrase by its key, kept for 30 days, never part of the game (S15)."""

from collections.abc import Mapping
from typing import Final

from pydantic_core import to_json

from core.ids import Millis, Seat
from core.options import Json
from functions import keys, limits
from functions.ports import Item, Letter, Put
from functions.refusal import Refusal
from functions.store import Connection
from functions.tables.commit import load
from functions.tables.moves import place_at
from functions.tables.push import receivers, send
from functions.texts import clean
from functions.wiring import Adapters

LONGEST: Final = 280
KEPT: Final = 50
PHRASES: Final[Mapping[str, str]] = {
    "hello": "Hello!",
    "luck": "Good luck!",
    "nice": "Nice move!",
    "lucky": "How lucky!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "ouch": "Ouch!",
    "deal": "Let's make a deal.",
    "no_deal": "No, thanks.",
    "moment": "One moment, please.",
    "your_turn": "It's your turn.",
    "good_game": "Good game!",
}
"""What may be said by its key, which each reader's page puts into their language; the text is for a page without it."""


def say(on: Adapters, connection: Connection, table: str, text: str, phrase: str = "") -> None:
    """A line of a seat's or the referee's, kept and told to everybody. With a `phrase` there is no text beside it."""
    limits.spend(on, connection.user, limits.CHAT)
    line = _phrase(text, phrase) if phrase else clean(text, LONGEST)
    live = load(on, table)
    _, place = place_at(live, connection.id)
    now = on.clock.now()
    name = live.table.sitter(place).name
    seat = None if isinstance(place, str) else place
    key = keys.chat(table, now, on.entropy.token(4).hex())
    fields: dict[str, str | int] = {"name": name, "text": line, "at": now}
    if seat is not None:
        fields["seat"] = seat
    if phrase:
        fields["phrase"] = phrase
    on.items.write(Put(Item(key, fields, expires=keys.seconds(now + keys.CHAT_LIFE))))
    told = receivers(live.table, live.connections, connection.id)
    frame = to_json({"op": "chat", **_line(seat, name, line, now, phrase)})
    everybody = [each for each, _ in told.players] + list(told.watchers)
    send(on, table, [Letter(each.id, frame) for each in everybody])


def lines(on: Adapters, table: str) -> list[Json]:
    """The newest lines that live still, oldest first."""
    now = on.clock.now()
    found = on.items.query(f"T#{table}", keys.CHAT, limit=KEPT, newest=True)
    alive = [item for item in reversed(found) if (item.expires or 0) * 1000 > now]
    return [_kept(item) for item in alive]


def _phrase(text: str, phrase: str) -> str:
    if text or phrase not in PHRASES:
        raise Refusal("BAD_FRAME")
    return PHRASES[phrase]


def _kept(item: Item) -> Json:
    phrase = item.text("phrase") if "phrase" in item.fields else ""
    seat = Seat(item.number("seat")) if "seat" in item.fields else None
    return _line(seat, item.text("name"), item.text("text"), item.number("at"), phrase)


def _line(seat: Seat | None, name: str, text: str, at: Millis, phrase: str) -> dict[str, Json]:
    line: dict[str, Json] = {"seat": seat, "name": name, "text": text, "at": at}
    return {**line, "phrase": phrase} if phrase else line

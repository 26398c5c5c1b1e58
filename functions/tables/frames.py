"""Frames: events and view encoded once a commit, and joined as bytes with what each receiver alone gets."""

from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json

from core.engine import options
from core.ids import Millis, Seat
from core.options import Json
from core.view import view
from functions.store import Connection
from functions.tables.lobby_options import lobby_options
from functions.tables.model import Sitter, Table
from functions.tables.rulesets import player_counts, sides

LARGEST: Final = 24 * 1024
"""A larger frame leaves its events out, and the client settles on the view; the gateway cuts at 32 KB."""


@dataclass(frozen=True, slots=True)
class You:
    """Who a connection is at the table."""

    user: str
    seat: Seat | None


class Sheet:
    """What one state of a table looks like to each of its connections."""

    def __init__(self, table: Table, now: Millis, connections: tuple[Connection, ...], *, places: bool = False) -> None:
        """`places`: each receiver is told where it sits, as in a lobby always."""
        self.table = table
        self.now = now
        self._places = places or table.game is None
        self.online = {each.user for each in connections if each.ready}
        strangers = {user for user in self.online if table.seat_of(user) is None}
        self._watching = len(strangers) if table.watched else 0
        self._view = to_json(self._public())
        self._options: dict[Seat | None, bytes] = {None: b"[]"}

    def frame(self, you: You, events: bytes, extra: dict[str, Json]) -> bytes:
        """The frame of one receiver; `extra` are fields of this frame alone."""
        head = b'{"op":"frame","v":%d,"now":%d,"events":' % (self.table.v, self.now)
        body = b',"view":' + self._view + b',"options":' + self._options_of(you.seat)
        if self._places:
            extra = {**extra, "you": self.you(you)}
        tail = body + _rest(extra, LARGEST - len(head) - len(b"[]") - len(body))
        fits = len(head) + len(events) + len(tail) <= LARGEST
        return head + (events if fits else b"[]") + tail

    def you(self, you: You) -> Json:
        """Where the receiver sits, and as what."""
        role = "spectator" if you.seat is None else "player"
        return {"seat": you.seat, "role": role, "host": you.seat is not None and you.seat == self.table.host}

    def _options_of(self, seat: Seat | None) -> bytes:
        if seat not in self._options:
            self._options[seat] = to_json(self._choices(seat)) if seat is not None else b"[]"
        return self._options[seat]

    def _choices(self, seat: Seat) -> list[dict[str, Json]]:
        if self.table.game is None:
            return [option.schema() for option in lobby_options(self.table, seat)]
        return [option.schema() for option in options(self.table.game, seat, self.now)]

    def _public(self) -> dict[str, Json]:
        table = self.table
        if table.game is None:
            return {"lobby": self._lobby()}
        names: list[Json] = [self._name(sitter) for sitter in table.seats if sitter is not None]
        return {**view(table.game), "names": names, "next": table.next or None}

    def _lobby(self) -> dict[str, Json]:
        table = self.table
        return {
            "id": table.id,
            "mode": table.mode,
            "code": table.code,
            "public": table.public,
            "watched": table.watched,
            "watching": self._watching,
            "stage": table.stage,
            "host": table.host,
            "seats": [None if sitter is None else self._name(sitter) for sitter in table.seats],
            "rules": dict(table.patch),
            "least": player_counts(table).start,
            "sides": sides(table),
            "created": table.created,
            "fills": table.fills,
        }

    def _name(self, sitter: Sitter) -> dict[str, Json]:
        online = sitter.user is None or sitter.user in self.online
        return {"name": sitter.name, "shape": sitter.shape, "bot": sitter.bot, "online": online}


def _rest(extra: dict[str, Json], room: int) -> bytes:
    """The frame's own fields, and its end; of the chat only the newest lines that there is room for."""
    if not extra:
        return b"}"
    text = b"," + to_json(extra)[1:]
    lines = extra.get("chat")
    if len(text) > room and isinstance(lines, list) and lines:
        return _rest({**extra, "chat": lines[len(lines) // 2 + 1 :]}, room)
    return text

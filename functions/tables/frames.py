"""Frames: events and view encoded once a commit, and joined as bytes with what each receiver alone gets."""

from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json

from core.engine import options
from core.ids import Millis
from core.options import Json
from core.view import view
from functions.store import Connection
from functions.tables.lobby_options import lobby_options
from functions.tables.model import Place, Sitter, Table
from functions.tables.referee import referee_options
from functions.tables.rulesets import player_counts, sides

LARGEST: Final = 24 * 1024
"""A larger frame leaves its events out, and the client settles on the view; the gateway cuts at 32 KB."""


@dataclass(frozen=True, slots=True)
class You:
    """Who a connection is at the table."""

    user: str
    place: Place | None


class Sheet:
    """What one state of a table looks like to each of its connections."""

    def __init__(self, table: Table, now: Millis, connections: tuple[Connection, ...], *, places: bool = False) -> None:
        """`places`: each receiver is told where it sits, as in a lobby always."""
        self.table = table
        self.now = now
        self._places = places or table.game is None
        self.online = {each.user for each in connections if each.ready}
        strangers = {user for user in self.online if table.place_of(user) is None}
        self._watching = len(strangers) if table.watched else 0
        self._view = to_json(self._public())
        self._options: dict[Place | None, bytes] = {None: b"[]"}

    def frame(self, you: You, events: bytes, extra: dict[str, Json]) -> bytes:
        """The frame of one receiver; `extra` are fields of this frame alone."""
        head = b'{"op":"frame","v":%d,"now":%d,"events":' % (self.table.v, self.now)
        body = b',"view":' + self._view + b',"options":' + self._options_of(you.place)
        if self._places:
            extra = {**extra, "you": self.you(you)}
        tail = body + _rest(extra, LARGEST - len(head) - len(b"[]") - len(body))
        fits = len(head) + len(events) + len(tail) <= LARGEST
        return head + (events if fits else b"[]") + tail

    def you(self, you: You) -> Json:
        """Where the receiver sits, and as what."""
        host = you.place is not None and you.place == self.table.host
        if isinstance(you.place, str):
            return {"seat": None, "role": you.place, "host": host}
        return {"seat": you.place, "role": "spectator" if you.place is None else "player", "host": host}

    def _options_of(self, place: Place | None) -> bytes:
        if place not in self._options:
            self._options[place] = to_json(self._choices(place)) if place is not None else b"[]"
        return self._options[place]

    def _choices(self, place: Place) -> list[dict[str, Json]]:
        if self.table.game is None:
            return [option.schema() for option in lobby_options(self.table, place)]
        if isinstance(place, str):
            return [option.schema() for option in referee_options(self.table)]
        return [option.schema() for option in options(self.table.game, place, self.now)]

    def _public(self) -> dict[str, Json]:
        table = self.table
        if table.game is None:
            return {"lobby": self._lobby()}
        names: list[Json] = [self._name(sitter) for sitter in table.seats if sitter is not None]
        watched_over = {} if table.referee is None else {"referee": self._name(table.referee)}
        return {**view(table.game), "names": names, "next": table.next or None, **watched_over}

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
            "host": None if isinstance(table.host, str) else table.host,
            "seats": [None if sitter is None else self._name(sitter) for sitter in table.seats],
            "referee": None if table.referee is None else self._name(table.referee),
            "rules": dict(table.patch),
            "least": player_counts(table).start,
            "sides": sides(table),
            "created": table.created,
            "fills": table.fills,
        }

    def _name(self, sitter: Sitter) -> dict[str, Json]:
        online = sitter.user is None or sitter.user in self.online
        shown: dict[str, Json] = {"name": sitter.name, "shape": sitter.shape, "bot": sitter.bot, "online": online}
        return {**shown, "warned": [*sitter.warned]} if sitter.warned else shown


def _rest(extra: dict[str, Json], room: int) -> bytes:
    """The frame's own fields, and its end; of the chat only the newest lines that there is room for."""
    if not extra:
        return b"}"
    text = b"," + to_json(extra)[1:]
    lines = extra.get("chat")
    if len(text) > room and isinstance(lines, list) and lines:
        return _rest({**extra, "chat": lines[len(lines) // 2 + 1 :]}, room)
    return text

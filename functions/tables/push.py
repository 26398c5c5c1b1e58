"""Telling everybody at a table what a commit did: the sender first, then the players, then who watches."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from core.ids import Millis
from core.options import Json
from functions import store
from functions.ports import Letter
from functions.store import Connection, Entry, Live
from functions.tables.act import Act
from functions.tables.frames import Sheet, You
from functions.tables.log import Told
from functions.tables.model import Place, Table
from functions.wiring import Adapters

WATCHERS: Final = 20


@dataclass(frozen=True, slots=True)
class Receivers:
    """Verified connections that said hello, in the order they are told."""

    players: tuple[tuple[Connection, Place | None], ...]
    watchers: tuple[Connection, ...]


def receivers(
    table: Table, connections: tuple[Connection, ...], first: str, stood_up: Collection[str] = ()
) -> Receivers:
    """`first`: the connection that is answered, wherever its user sits. `stood_up`: users who are told so."""
    ready = [each for each in connections if each.ready or each.id == first]
    places = [(each, table.place_of(each.user)) for each in ready]
    placed = [(each, place) for each, place in places if place is not None or each.id == first or each.user in stood_up]
    placed.sort(key=lambda each: each[0].id != first)
    seated = {each.id for each, _ in placed}
    watchers = [each for each in ready if each.id not in seated] if table.watched else []
    return Receivers(tuple(placed), tuple(watchers))


def push(on: Adapters, act: Act, events: Told, entry: Entry) -> None:
    """One frame a connection. A push is a hint: whatever fails here, the version tells the client what it missed."""
    sender = act.sender
    told = receivers(act.table, act.connections, sender.conn if sender else "", act.stood_up)
    if not told.players and not told.watchers:
        return
    # Seats that stayed empty go at the start, so everybody is told their seat again.
    sheet = Sheet(act.table, act.now, act.connections, places=act.started)
    letters = [
        Letter(each.id, sheet.frame(You(each.user, place), events.public, _answer(act, each, entry)))
        for each, place in told.players
    ]
    if told.watchers:
        seen = sheet.frame(You("", None), events.public, {})
        letters += [Letter(each.id, seen) for each in told.watchers]
    send(on, act.table.id, letters)


def show_again(on: Adapters, live: Live, now: Millis, but: str) -> None:
    """The table as it is, without news, to all but this user: who is there is no event of the game."""
    sheet = Sheet(live.table, now, live.connections)
    told = receivers(live.table, live.connections, "")
    everybody = [*told.players, *((each, None) for each in told.watchers)]
    letters = [
        Letter(each.id, sheet.frame(You(each.user, place), b"[]", {"again": True}))
        for each, place in everybody
        if each.user != but
    ]
    send(on, live.table.id, letters)


def send(on: Adapters, table: str, letters: list[Letter]) -> None:
    """Who is gone (410) loses that one connection; nothing else fails."""
    for conn in on.post.send(letters):
        store.disconnect(on.items, table, conn)


def _answer(act: Act, connection: Connection, entry: Entry) -> dict[str, Json]:
    """The sender's frame is its acknowledgement, unless the wish itself was refused."""
    sender = act.sender
    if sender is None or act.refused is not None or connection.id != sender.conn:
        return {}
    return {"ack": sender.n, "h": entry.h}

"""A table as it was at a version: the log folded by the engine, from the nearest position that is kept."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pydantic_core import to_json

from core.codec import decode_game, encode_game, event_from_wire, tag
from core.events import GameBegan
from core.evolve import RECORD, evolve
from core.options import Json
from core.state import Game, blank
from functions import keys, store
from functions.ports import Item, Put
from functions.refusal import Refusal
from functions.store import Entry, Live
from functions.tables.commit import load
from functions.tables.frames import Sheet, You
from functions.tables.log import events_of
from functions.tables.rulesets import ruleset_of
from functions.tables.sync import place_of_reader
from functions.wiring import Adapters
from functions.zdict import expand, squeeze

EVERY: Final = 200
"""So many versions apart positions are kept, the first time somebody asks for what comes after them.

One request reads no more of the log than this and what lies between it and the last position that was kept.
"""
_GAMES_OWN: Final = frozenset(map(tag, RECORD))


@dataclass(slots=True)
class _Fold:
    """The game up to a version; None while the table still waits."""

    live: Live
    v: int
    game: Game | None

    def take(self, on: Adapters, entry: Entry) -> None:
        for plain in json.loads(entry.body)["events"]:
            if plain["type"] == GameBegan.type:
                table = self.live.table
                bots = tuple(sitter.bot for sitter in table.seats if sitter is not None)
                self.game = blank(ruleset_of(on.items, table), bots)
            if plain["type"] in _GAMES_OWN and self.game is not None:
                evolve(self.game, event_from_wire(plain))
        self.v = entry.v


def seen_then(on: Adapters, id: str, user: str | None, v: int) -> bytes:
    """The frame of version `v` as who only watches got it. Raises Refusal for strangers and where no game was yet."""
    live = load(on, id)
    place_of_reader(live, user)
    if not 0 < v <= live.table.v:
        raise Refusal("NOT_FOUND")
    fold, last = _nearest(on, live, v), Entry(0, "", b"")
    for entry in _entries(on, live, fold.v, v):
        fold.take(on, entry)
        last = entry
        if entry.v % EVERY == 0:
            keep(on, id, entry.v, fold.game)
    if fold.game is None:
        raise Refusal("NOT_FOUND")
    then = replace(live.table, v=v, game=fold.game, next="")
    at: int = json.loads(last.body)["at"]
    extra: dict[str, Json] = {"ruleset": live.table.ruleset}
    return Sheet(then, at, live.connections).frame(You("", None), to_json(events_of(last)), extra)


def _nearest(on: Adapters, live: Live, v: int) -> _Fold:
    """The latest position that is kept before version `v`."""
    for start in range((v - 1) // EVERY * EVERY, -1, -EVERY):
        kept = on.items.get(keys.position(live.table.id, start))
        if kept is not None:
            return _Fold(live, start, decode_game(expand(kept.blob("z")), ruleset_of(on.items, live.table)))
    return _Fold(live, 0, None)


def _entries(on: Adapters, live: Live, after: int, upto: int) -> Iterator[Entry]:
    while after < upto:
        page = store.entries(on.items, live.table.id, after, min(EVERY, upto - after))
        assert page, "every version has its entry"
        yield from page
        after = page[-1].v


def keep(on: Adapters, table: str, v: int, game: Game | None) -> None:
    """A position to fold on from. Two who keep the same one write the same."""
    if game is not None:
        fields = {"z": squeeze(encode_game(game))}
        expires = keys.seconds(on.clock.now() + keys.POSITION_LIFE)
        on.items.write(Put(Item(keys.position(table, v), fields, expires=expires)))

"""Playing at once: at the fullest table that waits in public, or at a new one that bots join after 20 s."""

from contextlib import suppress
from typing import Final

from core.books import MODES
from core.ids import Millis
from functions import keys
from functions.people import User
from functions.ports import ABSENT, At, Item, Put, Value
from functions.refusal import Refusal
from functions.tables import lobby
from functions.tables.act import Act
from functions.tables.commit import load
from functions.tables.lobby import Leave, Wish
from functions.tables.model import Table
from functions.tables.offered import seats_of
from functions.tables.packing import unpack
from functions.wiring import Adapters

SHELVES: Final = (keys.OPEN_AT_ONCE, keys.OPEN_TO_ALL)
LOOKED_AT: Final = 50
ALL_LOOKED_AT: Final = 300
"""A table that waits is about 1 KB. A first page that asks every 8 s costs half a read unit a shelf while few wait, and
38 at the very most; one request a mode cost thirteen halves a shelf, however few there were."""
TRIES: Final = 8
AGAIN: Final[Millis] = keys.MINUTE
"""A press so soon after the last one is the same press: doubled, or sent again because its answer was lost."""
LOST: Final = frozenset({"TABLE_FULL", "NOT_WAITING", "NO_SUCH_TABLE", "BUSY"})


class _PressedMeanwhile(Exception):
    """Another press of the same user's was faster."""


def quick(on: Adapters, user: User, mode: str) -> Table:
    """Seats the user, once however often it is asked; on a lost race at the next table."""
    key = keys.pressed(user.id, mode)
    for _ in range(TRIES):
        last = on.items.get(key)
        found = None if last is None else _led_to(on, user, last)
        if found is not None:
            return found
        try:
            return _seat(on, user, mode, last or Item(key))
        except _PressedMeanwhile:
            continue
    raise Refusal("BUSY")


def waiting(on: Adapters, mode: str) -> list[Table]:
    """The public tables of a mode that wait, newest first. The index lags: joining looks again."""
    # Where fewer wait the rest are the next mode's: what is read is bounded all the same.
    found = [table for shelf in SHELVES for table in _listed(on, shelf, LOOKED_AT, upto=keys.last_open(mode))]
    return [table for table in found if table.mode == mode]


def all_waiting(on: Adapters) -> list[Table]:
    """Those of every mode, each mode's as `waiting` has them: one request for each shelf."""
    found = [table for shelf in SHELVES for table in _listed(on, shelf, ALL_LOOKED_AT)]
    return [table for mode in MODES for table in found if table.mode == mode]


def _listed(on: Adapters, shelf: str, most: int, *, upto: str | None = None) -> list[Table]:
    found = on.items.query_index(shelf, upto=upto, limit=most, newest=True)
    tables = [unpack(item.key.pk[2:], item.v, item.blob("z"))[0] for item in found]
    return [table for table in tables if table.stage == "waiting"]


def _led_to(on: Adapters, user: User, last: Item) -> Table | None:
    """The table of the last press, if this one is the same press or the user waits there still.

    Who waits where nobody can start any more has waited enough, and is taken from there.
    """
    try:
        live = load(on, last.text("table"))
    except Refusal:
        return None
    table, seat = live.table, live.table.seat_of(user.id)
    if seat is None:
        return None
    if table.stage == "waiting":
        if seat == table.host or lobby.starts(table, live.connections):
            return table
        with suppress(Refusal):
            lobby.command(on, user.id, table.id, Leave())
    if table.game is None:
        return None
    playing = table.stage == "running" and not table.game.players[seat].out
    return table if playing and last.number("at") + AGAIN > on.clock.now() else None


def _seat(on: Adapters, user: User, mode: str, last: Item) -> Table:
    def seal(act: Act) -> None:
        """Noted in the same transaction: of two presses at once one finds the other's note."""
        if on.items.get(last.key) != (last if last.v else None):
            raise _PressedMeanwhile
        if not lobby.starts(act.table, act.connections):
            raise Refusal("NOT_WAITING")
        fields: dict[str, Value] = {"table": act.table.id, "at": on.clock.now()}
        note = Item(last.key, fields, last.v + 1, expires=keys.seconds(on.clock.now() + keys.DAY))
        act.also.append(Put(note, At(last.v) if last.v else ABSENT))

    for table in _fullest_first(on, mode):
        try:
            return lobby.join(on, user, table.id, seal).table
        except Refusal as refusal:
            if refusal.code not in LOST:
                raise
    return lobby.open_table(on, user, Wish(mode, seats_of(mode), public=True, fills=True), seal)


def _fullest_first(on: Adapters, mode: str) -> list[Table]:
    """By the mode's own rules alone: who asks for a mode did not ask for a host's changes, nor for a referee.

    A table that its host starts comes after those that start by themselves, and only while the host is there.
    """
    plain = [table for table in waiting(on, mode) if table.empty and not table.patch and table.referee is None]
    return sorted(plain, key=lambda table: (table.fills is None, len(table.empty)))

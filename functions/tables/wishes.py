"""A new table for one wish, however often the wish is said: the page's key for it leads to the table it got."""

from typing import Final

from core.ids import Millis
from functions import keys
from functions.people import User
from functions.ports import ABSENT, Item, Put
from functions.refusal import Refusal
from functions.store import Live
from functions.tables import lobby, starting
from functions.tables.act import Act
from functions.tables.clock import act_on, expire_due
from functions.tables.commit import commit, load
from functions.tables.lobby import Wish
from functions.tables.model import Table
from functions.tables.offered import seats_of
from functions.wiring import Adapters

SIGNS: Final = frozenset("0123456789abcdef")
LENGTH: Final = 16


class _Granted(Exception):
    """The wish was granted before."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def open_once(on: Adapters, user: User, key: str, wish: Wish) -> Table:
    """The table of this key: made now, or by an earlier call whose answer was lost or that was pressed twice."""
    if len(key) != LENGTH or not set(key) <= SIGNS:
        raise Refusal("BAD_REQUEST")
    note = keys.wished(user.id, key)

    def seal(act: Act) -> None:
        """Noted in the transaction that makes the table: of two at once one finds the other's note."""
        granted = on.items.get(note)
        if granted is not None:
            raise _Granted(granted.text("table"))
        expires = keys.seconds(on.clock.now() + keys.DAY)
        act.also.append(Put(Item(note, {"table": act.table.id}, expires=expires), ABSENT))

    try:
        return lobby.open_table(on, user, wish, seal)
    except _Granted as before:
        return load(on, before.table).table


def practice(on: Adapters, user: User, mode: str, key: str) -> Table:
    """A game against bots that has begun. Called again, it also starts what an earlier call only made."""
    made = open_once(on, user, key, Wish(mode, seats_of(mode)))

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        expire_due(on, act)
        seat = act.table.seat_of(user.id)
        if act.table.stage == "waiting" and seat is not None:
            act.by = seat
            starting.fill_and_start(on, act)
        return act

    return commit(on, made.id, decide).table

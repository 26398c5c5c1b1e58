"""Another name or shape while a table waits. A seat keeps a copy of both, so that they are changed there too."""

from dataclasses import replace

from core.ids import Millis
from functions.people import User
from functions.refusal import Refusal
from functions.store import Live
from functions.tables.act import Act
from functions.tables.clock import act_on, expire_due
from functions.tables.commit import commit
from functions.tables.happened import LookChanged
from functions.tables.lobby import must_wait
from functions.tables.seating import free_name
from functions.wiring import Adapters


def wear(on: Adapters, user: User, table: str, name: str | None, shape: str | None) -> None:
    """The user's seat looks so; None: as it is. Raises Refusal, for a shape that somebody else there has too."""

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        seat = act.table.seat_of(user.id)
        if seat is None:
            raise Refusal("NOT_SEATED")
        expire_due(on, act)
        must_wait(act.table)
        before = act.table.sitter(seat)
        act.table.seats[seat] = None
        if shape in {other.shape for other in act.table.seats if other is not None}:
            raise Refusal("SHAPE_TAKEN")
        called = before.name if name is None else free_name(act.table, name)
        after = replace(before, name=called, shape=shape or before.shape)
        act.table.seats[seat] = after
        if after != before:
            act.by = seat
            act.tell(LookChanged(seat, after.name, after.shape))
        return act

    commit(on, table, decide)

"""Time at a table: carrying out what is due, waking it up again, and making up for an outage."""

from typing import Final

from core.engine import delay, expire, next_deadline
from core.ids import Millis
from functions import keys, store
from functions.ports import At, ConditionFailed, Delete, Put
from functions.refusal import Refusal
from functions.store import Alarmed, Live
from functions.tables.act import Act
from functions.tables.bots import MOST as BOTS_MOST
from functions.tables.bots import play_bots
from functions.tables.commit import commit, load
from functions.tables.due import GRACE, closes, due
from functions.tables.ending import close, finish
from functions.tables.happened import Shifted
from functions.tables.starting import fill_and_start
from functions.wiring import Adapters

MOST: Final = 100
"""Deadlines carried out in one commit; the clock wakes at once for more."""


def act_on(live: Live, now: Millis) -> Act:
    """An empty act on a table as it was read."""
    luck = live.luck.chain() if live.luck else None
    return Act(live.table, now, luck, live.connections)


def expire_due(on: Adapters, act: Act) -> None:
    """Everything that is due by now, its second of grace included."""
    table = act.table
    if table.stage == "waiting":
        _wait_no_longer(on, act)
    if table.stage != "running" or table.game is None:
        return
    for _ in range(MOST):
        deadline = next_deadline(table.game)
        if deadline is None or deadline + GRACE > act.now or act.decisions >= BOTS_MOST:
            return
        act.happened(expire(table.game, act.now, act.chance))
        play_bots(act)


def _wait_no_longer(on: Adapters, act: Act) -> None:
    table = act.table
    if table.fills is not None and table.fills <= act.now:
        fill_and_start(on, act)
    elif closes(table) <= act.now:
        close(act, "time")


def run(on: Adapters, table: str, *, by_clock: bool = False) -> Act:
    """Carries out what is due at a table; without a due deadline nothing happens, so anybody may ask, often."""

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        act.by_clock = by_clock
        expire_due(on, act)
        # A commit that stopped after 200 bot decisions goes on here.
        if act.table.stage == "running":
            play_bots(act)
        finish(on, act)
        return act

    return commit(on, table, decide)


def lap(on: Adapters, table: str, n: int) -> Alarmed | None:
    """One waking of execution `n`: what is due happens. When to wake again; None if it is over or another's."""
    live = _found(on, table)
    if live is None or live.alarm is None or live.alarm.n != n:
        return None
    run(on, table, by_clock=True)
    return _sleep_again(on, table, n)


def _found(on: Adapters, table: str) -> Live | None:
    """None where there is no such table; a table that is busy is another matter, to be tried again."""
    try:
        return load(on, table)
    except Refusal as refusal:
        if refusal.code == "NO_SUCH_TABLE":
            return None
        raise


def _sleep_again(on: Adapters, table: str, n: int) -> Alarmed | None:
    """Notes the next waking. Whoever commits meanwhile takes over with an execution of its own; this one ends."""
    live = load(on, table)
    if live.alarm is None or live.alarm.n != n:
        return None
    wake = due(live.table, on.clock.now())
    following = None if wake is None else Alarmed(n, wake)
    return following if _note(on, table, n, following) else None


def _note(on: Adapters, table: str, n: int, following: Alarmed | None) -> bool:
    """What is to follow execution `n`'s present sleep; False where another has taken over meanwhile."""
    try:
        if following is None:
            on.items.write(Delete(keys.clock(table), At(n)))
        else:
            on.items.write(Put(store.clock_item(table, following), At(n)))
    except ConditionFailed:
        return False
    return True


def take_over(on: Adapters, table: str, n: int) -> None:
    """A fresh execution instead of `n`: because that one is lost, or its history is full."""
    live = _found(on, table)
    if live is None or live.alarm is None or live.alarm.n != n:
        return
    wake = due(live.table, on.clock.now())
    following = None if wake is None else Alarmed(n + 1, wake)
    if _note(on, table, n, following) and following is not None:
        on.alarm.arm(table, following.n, following.wake)


def rescue(on: Adapters, table: str, n: int) -> None:
    """What the sweep does for a table whose execution `n` did not wake it: carry out what is due, start another."""
    live = _found(on, table)
    if live is None:
        _note(on, table, n, None)
    elif live.alarm is not None and live.alarm.n == n:
        run(on, table, by_clock=True)
        take_over(on, table, n)


def shift(on: Adapters, table: str, length: Millis) -> None:
    """The server was away so long: an outage is a pause, every clock of a running game moves on by it.

    So does the time that a quick table gives people to come.
    """

    def decide(live: Live, now: Millis) -> Act:
        act = act_on(live, now)
        found = act.table
        if found.stage == "running" and found.game is not None:
            act.tell(Shifted(length))
            act.happened(delay(found.game, length))
        elif found.stage == "waiting" and found.fills is not None:
            act.tell(Shifted(length))
            found.fills += length
        return act

    commit(on, table, decide)


def armed(on: Adapters) -> list[tuple[str, Alarmed]]:
    """Every clock there is, for a server that starts again."""
    found = [item for part in range(keys.DUE_PARTITIONS) for item in on.items.query_index(f"DUE#{part}")]
    return [(item.key.pk.removeprefix("T#"), Alarmed(item.number("n"), item.number("wake"))) for item in found]

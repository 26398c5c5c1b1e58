"""The one way a table changes: load, decide, save, then tell everybody. Persist, acknowledge, push, in this order."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from core.ids import Millis
from functions import store
from functions.ports import ABSENT, At, ConditionFailed, Contended, Put, Unanswered, Write
from functions.refusal import Refusal
from functions.store import Alarmed, Entry, Live
from functions.tables.act import Act
from functions.tables.due import due
from functions.tables.log import Told, entry_of, told
from functions.tables.push import push
from functions.tables.rulesets import rulebook
from functions.wiring import Adapters

log = logging.getLogger("freehold.commit")

TRIES: Final = 8
FIRST_WAIT: Final[Millis] = 10
LONGEST_WAIT: Final[Millis] = 200
LONGEST: Final[Millis] = 3_000
"""For all tries together: a store that is slow to answer must not keep the sender waiting for longer."""

Decide = Callable[[Live, Millis], Act]
"""Makes an act of a table that was just read; raises Refusal, and then nothing changes. An act without events is only
read. May be called several times, each time on what is true by then (F01)."""


@dataclass(frozen=True, slots=True)
class _Try:
    """One write: kept to be known again if it landed though its answer was lost (F08)."""

    act: Act
    events: Told
    entry: Entry
    alarm: Alarmed | None


def load(on: Adapters, table: str) -> Live:
    """The table as it is. Raises Refusal where there is none."""
    for attempt in range(TRIES):
        live = store.load(on.items, table, on.clock.now(), rulebook(on.items))
        if live is None:
            raise Refusal("NO_SUCH_TABLE")
        if live.whole:
            return live
        _wait(on, attempt)
    raise Refusal("BUSY")


def commit(on: Adapters, table: str, decide: Decide) -> Act:
    """Decides and saves, again and again on a lost race, then pushes. Raises Refusal; BUSY after eight tries or 3 s."""
    began = on.clock.now()
    live = load(on, table)
    last: _Try | None = None
    for attempt in range(TRIES):
        if attempt and on.clock.now() - began > LONGEST:
            break
        act = _decided(on, live, decide)
        if not act.events:
            return act
        last = _prepare(on, act, live)
        fresh = _save(on, last, live, attempt)
        if fresh is None or _landed(on, last, fresh):
            return _tell(on, last)
        live = fresh
    raise Refusal("BUSY")


def _decided(on: Adapters, live: Live, decide: Decide) -> Act:
    v = live.table.v
    try:
        return decide(live, max(on.clock.now(), live.table.now))
    except Refusal as refusal:
        refusal.v = v
        raise


def _save(on: Adapters, made: _Try, live: Live, attempt: int) -> Live | None:
    """None if it is saved; else the table as it is, read after a wait: then it is to be decided anew."""
    try:
        store.save(on.items, made.act.table, made.entry, _others(made, live.alarm))
    except ConditionFailed as failure:
        _wait(on, attempt)
        return _after(on, live, failure)
    except (Contended, Unanswered):
        _wait(on, attempt)
        return load(on, live.table.id)
    return None


def create(on: Adapters, act: Act) -> Act:
    """The first commit of a new table. Raises ConditionFailed where its code, say, is another's."""
    made = _prepare(on, act, Live(act.table, None, None, ()))
    for attempt in range(TRIES):
        try:
            store.save(on.items, act.table, made.entry, _others(made, None))
        except ConditionFailed:
            if store.entry_at(on.items, act.table.id, made.entry.v) != made.entry:
                raise
        except (Contended, Unanswered):
            _wait(on, attempt)
            continue
        return _tell(on, made)
    raise Refusal("BUSY")


def create_with(on: Adapters, act: Act, fresh: Act) -> None:
    """Adds the first commit of a new table to another table's transaction."""
    made = _prepare(on, fresh, Live(fresh.table, None, None, ()))
    if made.alarm is not None:
        act.arms.append((fresh.table.id, made.alarm.n, made.alarm.wake))
    act.also += [
        Put(store.state_item(fresh.table), ABSENT),
        Put(store.entry_item(fresh.table.id, made.entry), ABSENT),
        *_others(made, None),
    ]


def _prepare(on: Adapters, act: Act, live: Live) -> _Try:
    table = act.table
    table.v, table.now = table.v + 1, act.now
    if act.luck is not None and act.luck.drew:
        table.drawn += 1
    events = told(act)
    return _Try(act, events, entry_of(act, events), _earlier(on, act, live.alarm))


def _earlier(on: Adapters, act: Act, alarm: Alarmed | None) -> Alarmed | None:
    """The clock item to write: if the sleeper would wake too late, or may be up before this is written (F42).

    Who is up notes its next waking by what it read, so from then on nobody may rely on it but its own commit.
    """
    now = on.clock.now()
    wake = due(act.table, now)
    if wake is None or (alarm and alarm.wake <= wake and (act.by_clock or alarm.wake > now + LONGEST)):
        return None
    return Alarmed((alarm.n if alarm else 0) + 1, wake)


def _others(made: _Try, before: Alarmed | None) -> list[Write]:
    act, writes = made.act, list[Write]()
    if made.alarm is not None:
        writes.append(Put(store.clock_item(act.table.id, made.alarm), At(before.n) if before else ABSENT))
    if act.luck is not None and act.luck.drew:
        writes.append(Put(store.luck_item(act.table, act.luck)))
    return writes + act.also


def _after(on: Adapters, live: Live, failure: ConditionFailed) -> Live:
    """What to decide on next: the state that the failure returned, unless that may not be all that changed."""
    state = store.returned_state(failure)
    if state is None:
        return load(on, live.table.id)
    table = store.decode(live.table.id, state, rulebook(on.items))
    fresh = Live(table, live.alarm, live.luck, live.connections)
    return fresh if fresh.whole else load(on, table.id)


def _landed(on: Adapters, made: _Try, live: Live) -> bool:
    """Was it my own write? Then the log has my very entry at my version."""
    v, h = live.table.v, live.table.h
    if v < made.entry.v or (v == made.entry.v and h != made.entry.h):
        return False
    # The hash is not enough: a twin's equal wish in the same millisecond throws the same dice.
    return store.entry_at(on.items, live.table.id, made.entry.v) == made.entry


def _tell(on: Adapters, made: _Try) -> Act:
    act = made.act
    push(on, act, made.events, made.entry)
    alarms = [*act.arms]
    if made.alarm is not None:
        alarms.append((act.table.id, made.alarm.n, made.alarm.wake))
    for table, n, wake in alarms:
        _arm(on, table, n, wake)
    return act


def _arm(on: Adapters, table: str, n: int, wake: Millis) -> None:
    """What is saved is acknowledged whatever becomes of its timer: the sweep finds a table that nobody wakes."""
    try:
        on.alarm.arm(table, n, wake)
    except Exception:
        log.exception("a clock was not started")


def _wait(on: Adapters, attempt: int) -> None:
    """Full jitter (F11)."""
    longest = min(LONGEST_WAIT, FIRST_WAIT << attempt)
    on.clock.sleep(on.entropy.below(longest + 1))

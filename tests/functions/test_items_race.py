"""A store must pass this before other results about races count: 16 threads, one winner a round."""

import threading
from collections import Counter
from typing import Final

import pytest

from functions.ports import ABSENT, At, ConditionFailed, Item, Items, Key, Put

THREADS: Final = 16
ROUNDS: Final = 1000
STATE: Final = Key("T#race", "LIVE#STATE")


@pytest.mark.parametrize("store", ["sqlite_items", "memory_items"])
def test_F02_sixteen_threads_a_thousand_rounds_one_winner_each(store: str, request: pytest.FixtureRequest) -> None:
    items: Items = request.getfixturevalue(store)
    items.write(Put(Item(STATE, v=0)))
    start = threading.Barrier(THREADS)
    wins: list[tuple[int, int]] = []

    def contend(me: int) -> None:
        for number in range(ROUNDS):
            start.wait()
            state = Put(Item(STATE, {"by": me}, number + 1), At(number))
            entry = Put(Item(Key("T#race", f"V#{number + 1:010d}"), {"by": me}), ABSENT)
            try:
                items.write(state, entry)
            except ConditionFailed:
                continue
            wins.append((number, me))

    threads = [threading.Thread(target=contend, args=(me,)) for me in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert Counter(number for number, _ in wins) == dict.fromkeys(range(ROUNDS), 1)
    by = dict(wins)
    log = items.query("T#race", "V#")
    assert [entry.number("by") for entry in log] == [by[number] for number in range(ROUNDS)]

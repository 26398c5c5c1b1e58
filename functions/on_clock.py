"""The clock's handler: one waking of one execution of a table's state machine (infra/clock.asl.json)."""

from typing import Final, TypedDict

from functions import logs
from functions.stamps import stamp
from functions.tables import clock
from functions.wiring import adapters

LAPS: Final = 1_000
"""Then a fresh execution takes over: a history ends at 25,000 events, and a lap has nine."""


class Waking(TypedDict):
    """What the machine says and is told: execution `n` of `table`, in its lap, sleeps `until`."""

    table: str
    n: int
    lap: int
    until: str
    done: bool


def handler(event: Waking, context: object) -> Waking:
    table, n, lap = event["table"], event["n"], event["lap"] + 1
    logs.begin(f"{table}-{n}")
    on = adapters()
    again = clock.lap(on, table, n)
    if again is None:
        return {**event, "lap": lap, "done": True}
    if lap >= LAPS:
        clock.take_over(on, table, n)
        return {**event, "lap": lap, "done": True}
    return {"table": table, "n": n, "lap": lap, "until": stamp(again.wake), "done": False}

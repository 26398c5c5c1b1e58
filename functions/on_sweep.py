"""The sweep's handler: each minute, tables whose clock should have rung half a minute ago (F47)."""

import logging
from typing import Final, TypedDict

from functions import keys, logs
from functions.ports import Millis
from functions.tables import clock
from functions.wiring import adapters

LATE: Final[Millis] = 30 * keys.SECOND
AT_ONCE: Final = 200

log = logging.getLogger("freehold.sweep")


class Swept(TypedDict):
    swept: int


def handler(event: object, context: object) -> Swept:
    on = adapters()
    before = keys.sortable(on.clock.now() - LATE)
    logs.begin(f"sweep-{before}")
    swept = 0
    for part in range(keys.DUE_PARTITIONS):
        for item in on.items.query_index(f"DUE#{part}", upto=before, limit=AT_ONCE):
            try:
                clock.rescue(on, item.key.pk.removeprefix("T#"), item.number("n"))
            except Exception:
                # One table that can't be woken must not keep the others asleep (F73).
                log.exception("a table was not woken")
            swept += 1
    return {"swept": swept}

"""The `Alarm` of one machine: what infra/clock.asl.json describes, as one task over a heap of wake-ups."""

import asyncio
import heapq
import logging
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from functions.ports import Clock, Millis
from infra.local.events import Event, Handler

# The wall clock may jump (a laptop that slept, a developer who moved the clock): look at it at least this often.
LOOK: Final = 5_000
RETRY: Final = 1_000

log = logging.getLogger("freehold.alarm")


@dataclass(frozen=True, slots=True, order=True)
class Wake:
    """One sleeping execution, TABLE-n."""

    at: Millis
    table: str
    n: int
    lap: int = 0


class LocalAlarm:
    """Rings `functions.on_clock.handler` in `pool`; may be armed from any thread."""

    def __init__(self, handler: Handler, clock: Clock, pool: Executor, loop: asyncio.AbstractEventLoop) -> None:
        self._handler, self._clock, self._pool, self._loop = handler, clock, pool, loop
        self._heap: list[Wake] = []
        self._named: set[tuple[str, int]] = set()
        self._ringing: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    def arm(self, table: str, n: int, wake: Millis) -> None:
        self._loop.call_soon_threadsafe(self._add, Wake(wake, table, n))

    def look(self) -> None:
        """Compares the clock at once, after somebody moved it; from any thread."""
        self._loop.call_soon_threadsafe(self._changed.set)

    async def run(self) -> None:
        while True:
            self._changed.clear()
            now = self._clock.now()
            while self._heap and self._heap[0].at <= now:
                self._ring(heapq.heappop(self._heap))
            rest = min(self._heap[0].at - now, LOOK) if self._heap else LOOK
            await _first(self._changed, rest / 1000)

    def _add(self, wake: Wake) -> None:
        """An execution that runs by that name is success (F46)."""
        if (wake.table, wake.n) in self._named:
            return
        self._named.add((wake.table, wake.n))
        self._sleep(wake)

    def _sleep(self, wake: Wake) -> None:
        heapq.heappush(self._heap, wake)
        if self._heap[0] is wake:
            self._changed.set()

    def _ring(self, wake: Wake) -> None:
        task = self._loop.create_task(self._lap(wake))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _lap(self, wake: Wake) -> None:
        event: Event = {"table": wake.table, "n": wake.n, "lap": wake.lap, "until": _stamp(wake.at)}
        try:
            answer = await self._loop.run_in_executor(self._pool, self._handler, event, None)
        except Exception:
            log.exception("the clock of table %s failed; it rings again in a second", wake.table)
            self._sleep(Wake(self._clock.now() + RETRY, wake.table, wake.n, wake.lap))
            return
        if answer["done"]:
            self._named.discard((wake.table, wake.n))
        else:
            lap = answer["lap"]
            assert isinstance(lap, int)
            self._sleep(Wake(_millis(answer["until"]), wake.table, wake.n, lap))


async def _first(changed: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await changed.wait()
    except TimeoutError:
        pass


def _stamp(at: Millis) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _millis(stamp: object) -> Millis:
    assert isinstance(stamp, str)
    return round(datetime.fromisoformat(stamp).timestamp() * 1000)

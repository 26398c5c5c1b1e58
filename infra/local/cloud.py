"""The cloud on one machine: which adapter stands for which service, and what starts and ends with the process."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, cast

from functions import keys, on_clock, on_socket, on_sweep, store, wiring
from functions.aws import SystemEntropy
from functions.tables import clock as table_clock
from functions.wiring import Adapters, Site
from infra.local.alarm import LocalAlarm
from infra.local.clock import WallClock
from infra.local.connections import Connections
from infra.local.events import Event, Handler
from infra.local.gateway import Gateway
from infra.local.pulse import EVERY, Pulse
from infra.local.sqlite import SqliteItems
from infra.local.vault import FileVault

THREADS: Final = 8
SWEEP: Final = 60.0
CLEAN: Final = 3600.0
LOOK: Final = 5.0

Chore = Callable[[], Coroutine[None, None, None]]

log = logging.getLogger("freehold.local")


class LocalCloud:
    """Everything that the functions ask for, out of one data folder."""

    def __init__(self, folder: Path, site: Site) -> None:
        self.clock = WallClock()
        self.connections = Connections()
        self._site = site
        self._items = SqliteItems(folder / "tables.db")
        self._vault = FileVault(folder / "vault.key")
        self._pulse = Pulse(folder / "pulse")
        self._shifting = threading.Lock()
        self._pool = ThreadPoolExecutor(THREADS, "function")
        self.gateway = Gateway(self._present(on_socket.handler), self.connections, self._pool)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        self.connections.attach(loop)
        self.alarm = LocalAlarm(self._present(on_clock.handler), self.clock, self._pool, loop)
        adapters = Adapters(
            items=self._items,
            post=self.connections,
            alarm=self.alarm,
            vault=self._vault,
            clock=self.clock,
            entropy=SystemEntropy(),
            site=self._site,
        )
        wiring.use(lambda: adapters)
        self._wake_up(adapters)
        tasks = [asyncio.ensure_future(work) for work in self._chores()]
        yield
        for task in tasks:
            task.cancel()
        self._pool.shutdown()
        self._items.close()
        wiring.use(None)

    def notice(self) -> None:
        """After an outage every running game gets the time back, before anything else happens; from any thread.

        The lock: whoever comes second must wait until the clocks are right.
        """
        with self._shifting:
            if away := self._pulse.beat():
                log.warning("the server was away for %d s: running games get that time back", away // 1000)
                self._shift(away)

    def _shift(self, away: int) -> None:
        on = wiring.adapters()
        for table, _ in table_clock.armed(on):
            try:
                table_clock.shift(on, table, away)
            except Exception:
                log.exception("the clocks of table %s ran on", table)

    def _wake_up(self, on: Adapters) -> None:
        """Sockets died with the last process; clocks go on with the time they had left."""
        for table, _ in table_clock.armed(on):
            for item in on.items.query(f"T#{table}", keys.CONNECTIONS):
                store.disconnect(on.items, table, item.key.sk.removeprefix(keys.CONNECTIONS))
        self.notice()
        for table, alarmed in table_clock.armed(on):
            self.alarm.arm(table, alarmed.n, alarmed.wake)

    def _present(self, handler: object) -> Handler:
        """A function of the cloud, which first notices an outage."""
        function = cast(Handler, handler)  # events are typed by what each function reads of them

        def present(event: Event, context: None) -> Event:
            self.notice()
            return function(event, context)

        return present

    def _chores(self) -> list[Coroutine[None, None, None]]:
        sweep = self._present(on_sweep.handler)
        return [
            self.alarm.run(),
            every(EVERY / 1000, self._in_pool(self.notice)),
            every(LOOK, self._close_overdue),
            every(SWEEP, self._in_pool(lambda: sweep({}, None))),
            every(CLEAN, self._in_pool(lambda: self._items.clean(keys.seconds(self.clock.now())))),
        ]

    def _in_pool(self, work: Callable[[], object]) -> Chore:
        """What asks the store blocks, and must not block the sockets."""

        async def chore() -> None:
            await asyncio.get_running_loop().run_in_executor(self._pool, work)

        return chore

    async def _close_overdue(self) -> None:
        self.connections.close_overdue(asyncio.get_running_loop().time())


async def every(seconds: float, chore: Chore) -> None:
    """Does it now and again; a failure is noted and does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception:
            log.exception("a chore failed")

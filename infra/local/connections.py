"""The sockets that are open now, and the `Post` that pushes to them from any thread."""

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from functions.ports import Letter

QUEUE: Final = 64  # letters that may wait for one socket: a phone that takes no more is gone
GOING_AWAY: Final = 1001
TOO_SLOW: Final = 1013


@dataclass(slots=True, eq=False)
class Connection:
    """One open socket. Everything here belongs to the event loop; other threads only look it up."""

    conn: str
    opened: float
    active: float
    queue: "asyncio.Queue[bytes | int]" = field(default_factory=asyncio.Queue)
    closing: bool = False

    def put(self, data: bytes, now: float) -> None:
        if self.closing:
            return
        if self.queue.qsize() >= QUEUE:
            self.close(TOO_SLOW)
            return
        self.active = now
        self.queue.put_nowait(data)

    def close(self, code: int) -> None:
        """What waits is still sent, except to a phone that was too slow to take it."""
        if self.closing:
            return
        self.closing = True
        while code == TOO_SLOW and not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)


class Connections:
    """All open sockets by id; `Post` for the functions, housekeeping for the gateway."""

    def __init__(self, *, idle: float = 600, total: float = 7200) -> None:
        self._idle, self._total = idle, total
        self._open: dict[str, Connection] = {}
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def add(self, connection: Connection) -> None:
        with self._lock:
            self._open[connection.conn] = connection

    def remove(self, conn: str) -> None:
        with self._lock:
            self._open.pop(conn, None)

    def send(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        gone = []
        for letter in letters:
            connection = self._find(letter.conn)
            if connection is None or self._loop is None:
                gone.append(letter.conn)
            else:
                self._loop.call_soon_threadsafe(connection.put, letter.data, self._loop.time())
        return tuple(gone)

    def close(self, conn: str) -> None:
        connection = self._find(conn)
        if connection is not None and self._loop is not None:
            self._loop.call_soon_threadsafe(connection.close, GOING_AWAY)

    def close_overdue(self, now: float) -> None:
        """Ends what was silent for ten minutes or open for two hours, as the cloud does."""
        with self._lock:
            overdue = [each for each in self._open.values() if self._is_overdue(each, now)]
        for connection in overdue:
            connection.close(GOING_AWAY)

    def _is_overdue(self, connection: Connection, now: float) -> bool:
        return now - connection.active > self._idle or now - connection.opened > self._total

    def _find(self, conn: str) -> Connection | None:
        with self._lock:
            found = self._open.get(conn)
        return None if found is None or found.closing else found

"""The wall clock of one machine, which a developer may move on."""

import threading
import time

from functions.ports import Millis


class WallClock:
    """`Clock` for the functions. `move` is for `make play DEV=1` alone."""

    def __init__(self) -> None:
        self._ahead = 0
        self._lock = threading.Lock()

    def now(self) -> Millis:
        return time.time_ns() // 1_000_000 + self._ahead

    def sleep(self, millis: Millis) -> None:
        time.sleep(millis / 1000)

    def move(self, by: Millis) -> None:
        with self._lock:
            self._ahead += by

"""Notices that the server was down or asleep: notes the time every second, and measures the gap afterwards."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from functions.ports import Millis

EVERY: Final[Millis] = 1_000
GAP: Final[Millis] = 15_000
"""In a process that runs, less is a busy machine: the clocks simply ran on. A new process was down, however short."""


def wall() -> Millis:
    return time.time_ns() // 1_000_000


class Pulse:
    """The last moment at which the server is known to have run; in a file, so that the next process knows it."""

    def __init__(self, path: Path, clock: Callable[[], Millis] = wall) -> None:
        self._path, self._clock = path, clock
        self._lock = threading.Lock()
        self._noted: Millis = 0
        self._last = self._read()
        self._least: Millis = 0

    def beat(self) -> Millis:
        """For how long the server was away, told once; 0 if it was not. From any thread, often."""
        with self._lock:
            now = self._clock()
            away = now - (self._last or now)
            was_away = away > self._least
            self._last, self._least = now, GAP
            if now - self._noted >= EVERY:
                self._note(now)
            return away if was_away else 0

    def _read(self) -> Millis | None:
        try:
            return int(self._path.read_text())
        except (FileNotFoundError, ValueError):  # the first start, or a power cut in the middle of a note
            return None

    def _note(self, now: Millis) -> None:
        draft = self._path.with_suffix(".new")
        draft.write_text(str(now))
        os.replace(draft, self._path)
        self._noted = now

"""Notices that the machine was off: notes the time every few seconds, and measures the gap when it comes back."""

import os
import time
from pathlib import Path
from typing import Final

from functions.ports import Millis

EVERY: Final = 5_000
GAP: Final = 15_000  # shorter gaps are a restart or a busy machine: the clocks simply ran on


class Pulse:
    """The last moment at which the server is known to have run, kept in a file of the data folder."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def beat(self) -> Millis:
        """Notes the time, and answers for how long the server was off: 0, or more than GAP."""
        now = time.time_ns() // 1_000_000
        off = now - self._last(now)
        draft = self._path.with_suffix(".new")
        draft.write_text(str(now))
        os.replace(draft, self._path)
        return off if off > GAP else 0

    def _last(self, now: Millis) -> Millis:
        try:
            return int(self._path.read_text())
        except (FileNotFoundError, ValueError):  # the first start, or a power cut in the middle of a note
            return now

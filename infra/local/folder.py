"""The data folder: one server at a time, and where it says that it runs."""

import fcntl
import os
from pathlib import Path


class Taken(Exception):
    """Another server works on this folder; the text says where."""


class Folder:
    """Holds the folder's lock for as long as the process lives: the system drops it even after kill -9."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            where = (path / "lock").read_text().strip() or "an address that it has not told yet"
            os.close(self._lock)
            raise Taken(f"A server is running on {path} already, at {where}. Stop it, or set FREEHOLD_DATA.") from None

    def tell(self, address: str) -> None:
        """Notes the address for whoever starts a second server here."""
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, address.encode() + b"\n", 0)

    def close(self) -> None:
        os.close(self._lock)

"""Playing at once: at the fullest table that waits in public, or at a new one that bots join after 20 s."""

from typing import Final

from functions.people import User
from functions.refusal import Refusal
from functions.tables import lobby
from functions.tables.lobby import Wish
from functions.tables.model import Table
from functions.tables.packing import unpack
from functions.wiring import Adapters

SEATS: Final = 4
LOOKED_AT: Final = 50


def quick(on: Adapters, user: User, mode: str) -> Table:
    """Seats the user; on a lost race at the next table."""
    for table in _fullest_first(on, mode):
        try:
            return lobby.join(on, user, table.id).table
        except Refusal as refusal:
            if refusal.code not in ("TABLE_FULL", "NOT_WAITING", "NO_SUCH_TABLE", "BUSY"):
                raise
    return lobby.open_table(on, user, Wish(mode, SEATS, public=True, fills=True))


def waiting(on: Adapters, mode: str) -> list[Table]:
    """The public tables of a mode that wait, oldest first. The index lags: joining looks again."""
    found = on.items.query_index(f"OPEN#{mode}", limit=LOOKED_AT)
    tables = [unpack(item.key.pk[2:], item.v, item.blob("z"))[0] for item in found]
    return [table for table in tables if table.stage == "waiting"]


def _fullest_first(on: Adapters, mode: str) -> list[Table]:
    """By the mode's own rules alone: who asks for a mode did not ask for a host's changes."""
    plain = [table for table in waiting(on, mode) if not table.patch and table.empty]
    return sorted(plain, key=lambda table: len(table.empty))

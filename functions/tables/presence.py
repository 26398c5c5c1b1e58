"""Who is there: every frame says it, and between commits those at the table are told when somebody who sits comes or
goes. Nothing depends on it: it is no part of the state, and who is away loses nothing by it (F36, F37)."""

from functions.refusal import Refusal
from functions.store import Connection, Live
from functions.tables.commit import load
from functions.tables.push import show_again
from functions.wiring import Adapters


def came(on: Adapters, live: Live, connection: Connection) -> None:
    """A page has said hello; `connection` as it was before that."""
    if not connection.ready and not _is_there(live, connection.user, but=connection.id):
        _tell(on, live, connection.user)


def went(on: Adapters, table: str, user: str) -> None:
    """A connection has ended, by its page or by us. Where the table is no more, there is nobody to tell."""
    try:
        live = load(on, table)
    except Refusal:
        return
    if not _is_there(live, user, but=""):
        _tell(on, live, user)


def _is_there(live: Live, user: str, but: str) -> bool:
    """Closing one of two pages is not leaving (F36)."""
    return any(each.ready and each.user == user and each.id != but for each in live.connections)


def _tell(on: Adapters, live: Live, user: str) -> None:
    if live.table.place_of(user) is not None:
        show_again(on, live, on.clock.now(), user)

"""A user's own games at a glance: where it is their turn, who sits there, how far each is."""

from contextlib import suppress
from typing import Final

from core.engine import to_act
from core.options import Json
from functions import people
from functions.people import User
from functions.refusal import Refusal
from functions.tables.commit import load
from functions.tables.model import Sitter, Table
from functions.wiring import Adapters

MOST: Final = 12
"""As many as a page shows; who has more finds the others by their links."""
READ: Final = 48
"""Each is a read of a whole table. Whose turn it is only the table knows, so more are read than shown."""
OPEN: Final = ("waiting", "running")


def games(on: Adapters, user: User) -> list[Json]:
    """Those that wait or run: first where the user is asked, then the one that moved last."""
    found: list[Table] = []
    for seated in [each for each in people.tables_of(on.items, user.id) if each.stage in OPEN][:READ]:
        with suppress(Refusal):
            found.append(load(on, seated.table).table)
    mine = [table for table in found if table.stage in OPEN and table.place_of(user.id) is not None]
    ordered = sorted(mine, key=lambda each: (not _asked(each, user), -each.now))
    return [_card(table, user) for table in ordered[:MOST]]


def _asked(table: Table, user: User) -> bool:
    return table.game is not None and table.seat_of(user.id) in to_act(table.game)


def _card(table: Table, user: User) -> Json:
    seat = table.seat_of(user.id)
    return {
        "id": table.id,
        "mode": table.mode,
        "stage": table.stage,
        "you": seat,
        "asked": _asked(table, user),
        "out": table.game is not None and seat is not None and table.game.players[seat].out,
        "rules": dict(table.patch),
        "round": table.game.round if table.game is not None else None,
        "seats": [None if sitter is None else _sitter(sitter) for sitter in table.seats],
    }


def _sitter(sitter: Sitter) -> Json:
    return {"name": sitter.name, "shape": sitter.shape, "bot": sitter.bot}

"""When something happens at a table by itself."""

from typing import Final

from core.bots import claimants
from core.engine import next_deadline, to_act
from core.ids import Millis, Seat
from core.state import Game
from functions.keys import PUBLIC_WAITING_LIFE, WAITING_LIFE
from functions.tables.model import Table

GRACE: Final[Millis] = 1_000
"""Commands are accepted, and deadlines fired, this long after the deadline shown."""
SOON: Final[Millis] = 1_000


def due(table: Table, now: Millis) -> Millis | None:
    """When to wake the table; None: never. `now`: the server's clock, where the table's own may run ahead."""
    if table.stage == "waiting":
        return min(closes(table), table.fills or closes(table))
    if table.stage != "running" or table.game is None:
        return None
    if next_bot(table.game) is not None:
        return now + SOON
    deadline = next_deadline(table.game)
    return None if deadline is None else deadline + GRACE


def closes(table: Table) -> Millis:
    """When a table that nobody starts ends: after a day, a public one half an hour after somebody joined last."""
    end = table.created + WAITING_LIFE
    return min(end, table.joined + PUBLIC_WAITING_LIFE) if table.public else end


def next_bot(game: Game) -> Seat | None:
    """A bot that is waited for; not one that waits for the answer to its own offer."""
    waiting = {offer.seat for offer in game.offers}
    asked = (seat for seat in (*claimants(game), *to_act(game)) if seat not in waiting)
    return next((seat for seat in asked if game.players[seat].bot is not None), None)

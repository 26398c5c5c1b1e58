"""What may be done at a table that waits, in the form of the game's own options."""

from core.bots import TEMPERS
from core.ids import Seat
from core.options import Json
from functions.tables.model import Table


def lobby_options(table: Table, seat: Seat, least: int) -> list[dict[str, Json]]:
    """The choices of a seat; all but leaving are the host's. `least`: players it takes to start."""
    if table.stage != "waiting":
        return []
    return [*(_host(table, least) if seat == table.host else ()), {"do": "leave"}]


def _host(table: Table, least: int) -> list[dict[str, Json]]:
    choices: list[dict[str, Json]] = []
    taken = [at for at, sitter in enumerate(table.seats) if sitter is not None]
    if len(taken) >= least:
        choices.append({"do": "start"})
    if table.empty:
        choices.append({"do": "seat_bot", "seat": {"in": [*table.empty]}, "temper": {"in": [*TEMPERS]}})
    others: list[Json] = [at for at in taken if at != table.host]
    if others:
        choices.append({"do": "remove", "seat": {"in": others}})
    return choices

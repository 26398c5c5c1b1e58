"""A table as bytes and back: two JSON texts, its own and its game's, compressed together."""

from typing import Final

from pydantic_core import from_json, to_json

from core.bots.memory import Memory
from core.codec import Form, game_from_plain, game_to_plain
from core.options import Json
from core.rules import Ruleset
from functions.tables.model import Client, Offence, Sitter, Table
from functions.zdict import expand, squeeze

SCHEMA: Final = 1
_MEMORY: Final = Form(Memory)


def pack(table: Table) -> bytes:
    """The state item's one attribute."""
    own = to_json(_plain(table))
    game = to_json(game_to_plain(table.game)) if table.game is not None else b""
    return squeeze(len(own).to_bytes(4, "big") + own + game)


def unpack(id: str, v: int, blob: bytes) -> tuple[Table, bytes]:
    """The table without its game, and the game's text (empty before the start), which `seat_game` lays on it."""
    text = expand(blob)
    end = 4 + int.from_bytes(text[:4], "big")
    return _table(id, v, from_json(text[4:end])), text[end:]


def seat_game(table: Table, text: bytes, ruleset: Ruleset) -> None:
    """Gives the table its game."""
    if text:
        table.game = game_from_plain(from_json(text), ruleset)


def _plain(table: Table) -> dict[str, Json]:
    return {
        "schema": SCHEMA,
        "mode": table.mode,
        "ruleset": table.ruleset,
        "patch": dict(table.patch),
        "public": table.public,
        "watched": table.watched,
        "code": table.code,
        "created": table.created,
        "now": table.now,
        "host": table.host,
        "stage": table.stage,
        "drawn": table.drawn,
        "h": table.h,
        "joined": table.joined,
        "fills": table.fills,
        "commitment": table.commitment,
        "next": table.next,
        "memory": _MEMORY.plain(table.memory) if table.memory.asked else None,
        "seats": [None if sitter is None else _sitter(sitter) for sitter in table.seats],
        **({} if table.referee is None else {"referee": _sitter(table.referee)}),
    }


def _sitter(sitter: Sitter) -> list[Json]:
    clients: list[Json] = [[client.id, client.n, client.v] for client in sitter.clients]
    row: list[Json] = [sitter.name, sitter.shape, sitter.user, sitter.bot, clients, sitter.spent]
    return [*row, [*sitter.warned]] if sitter.warned else row


def _table(id: str, v: int, plain: dict[str, Json]) -> Table:
    assert plain.pop("schema") == SCHEMA
    seats, memory, referee = plain.pop("seats"), plain.pop("memory"), plain.pop("referee", None)
    table = Table(id=id, v=v, seats=[], **plain)  # type: ignore[arg-type]  # as `_plain` wrote it
    if memory is not None:
        table.memory = _MEMORY.value(memory)
    table.referee, *table.seats = [None if each is None else _seated(*each) for each in (referee, *seats)]  # type: ignore[misc]
    return table


def _seated(
    name: str,
    shape: str,
    user: str | None,
    bot: str | None,
    clients: list[tuple[str, int, int]],
    spent: int,
    warned: tuple[Offence, ...] = (),
) -> Sitter:
    return Sitter(name, shape, user, bot, tuple(Client(*client) for client in clients), spent, tuple(warned))

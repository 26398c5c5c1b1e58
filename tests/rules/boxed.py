"""A final of `tournament` as the tests of its buildings lay it out: B could build on orange, C on blue."""

from core.engine import to_act
from core.refusal import Why
from infra.strictjson import Json
from tests.rules.tables import Table

SEATS = "A 3000@0, B 3000@10, C 3000@20"
ORANGE_AND_BLUE = "16:B 18:B 19:B 37:C 39:C"


def final(seats: str = SEATS, deeds: str = ORANGE_AND_BLUE, round: int = 1, **left: Json) -> Table:
    """`left`: houses and hotels in the bank."""
    more: dict[str, Json] = {"bank": left} if left else {}
    return Table(seats, deeds, mode="tournament.final", round=round, **more)


def levels(table: Table, *squares: int) -> list[int]:
    return [table.game.deeds[pos].level for pos in squares]


def ask(table: Table, who: str, *squares: int) -> Why | None:
    return table.bar(who, "request_build", pos=[*squares])


def asked(table: Table) -> list[str]:
    return [table.names[seat] for seat in to_act(table.game)]

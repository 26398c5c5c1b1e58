"""What a table's log tells of its game: everybody's worth round by round, and what decided it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias, cast

from pydantic_core import from_json

from core.options import Json
from functions import store
from functions.ports import Items

PAGE: Final = 500
LONGEST: Final = 20_000
"""Entries read of one log; a game of Classic has a few hundred to two thousand."""
TOP: Final = 3

Fact: TypeAlias = dict[str, Json]


@dataclass(slots=True)
class Tale:
    """`worth`: by round, by seat, as each round began; the last one as it is when the game is over.

    `earned`: by deed and who owned it then, as deeds change hands.
    """

    worth: dict[int, list[int]] = field(default_factory=dict)
    rents: list[Fact] = field(default_factory=list)
    earned: Counter[tuple[int, int]] = field(default_factory=Counter)
    visits: Counter[int] = field(default_factory=Counter)
    out: list[Fact] = field(default_factory=list)
    round: int = 0

    def plain(self) -> dict[str, Json]:
        rents = sorted(self.rents, key=lambda rent: -cast(int, rent["amount"]))[:TOP]
        return {
            "rounds": [*self.worth],
            "worth": cast(Json, [*self.worth.values()]),
            "rents": cast(Json, rents),
            "deeds": [
                {"pos": pos, "earned": earned, "seat": owner} for (pos, owner), earned in self.earned.most_common(TOP)
            ],
            "visits": [{"pos": pos, "count": count} for pos, count in self.visits.most_common(TOP)],
            "out": cast(Json, self.out),
        }


def tale(items: Items, table: str) -> dict[str, Json]:
    """Read from the log alone, so it is the same for everybody and for ever."""
    told = Tale()
    for fact in _facts(items, table):
        _hear(told, fact)
    return told.plain()


def _facts(items: Items, table: str) -> Iterator[Fact]:
    after = 0
    while after < LONGEST:
        page = store.entries(items, table, after, PAGE)
        for entry in page:
            yield from cast(list[Fact], from_json(entry.body)["events"])
        if len(page) < PAGE:
            return
        after = page[-1].v


def _hear(told: Tale, fact: Fact) -> None:
    match fact:
        case {"type": "turn_began", "round": int(number), "worth": list(worth)}:
            told.round = number
            told.worth.setdefault(number, cast(list[int], worth))
        case {"type": "game_over", "worth": list(worth)}:
            told.worth[told.round + 1] = cast(list[int], worth)
        case {"type": "moved", "to": int(pos)}:
            told.visits[pos] += 1
        case {"type": "went_out", "seat": seat, "how": how}:
            told.out.append({"seat": seat, "how": how, "round": told.round})
        case {"type": "paid", "why": "rent", "pos": int(pos), "amount": int(amount), "payee": int(owner)}:
            told.earned[pos, owner] += amount
            told.rents.append({"pos": pos, "amount": amount, "payer": fact["payer"], "payee": owner})
            told.rents[-1]["round"] = told.round

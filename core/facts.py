"""Facts: what follows from one seat's deeds alone, reckoned when somebody asks and known until one of them changes.

Deeds change once in several decisions, and every decision asks the same of them. `evolve` forgets what was known of a
seat (or of the bank) with each change of its deeds; a fact may look at nothing else that changes.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final, NamedTuple, TypeAlias, TypeVar

from core.board import Group
from core.ids import BANK, Money, Pos, Seat
from core.window import Window

Table = TypeVar("Table", bound=Window)
Value = TypeVar("Value")
Fact: TypeAlias = Callable[[Table, Seat | None], Value]

FACTS: Final[list[Callable[..., object]]] = []  # type: ignore[explicit-any]
"""All there are, as they reckon: an invariant compares what is known with a fresh look. `...`: some ask for a Game."""


def fact(reckon: Fact[Table, Value]) -> Fact[Table, Value]:
    """Makes a function of a table and a seat (None: the bank) remember what it said."""
    FACTS.append(reckon)

    @wraps(reckon)
    def known(game: Table, seat: Seat | None) -> Value:
        facts = game.facts[BANK if seat is None else seat]
        found = facts.get(reckon)
        if found is None:
            found = facts[reckon] = reckon(game, seat)
        return found  # type: ignore[return-value]

    return known


class Held(NamedTuple):
    """A seat's deeds in board order: those built on, mortgaged, and neither. `face`: list prices, half of mortgaged
    ones, buildings at cost (A-179)."""

    built: list[Pos]
    pledged: list[Pos]
    clear: list[Pos]
    face: Money


@fact
def owned(game: Window, seat: Seat | None) -> tuple[Pos, ...]:
    """The deeds of a seat, or of the bank, in board order."""
    return tuple([pos for pos, deed in game.deeds.items() if deed.owner == seat])


@fact
def held(game: Window, seat: Seat | None) -> Held:
    """The same, by what may be done with them."""
    price, cost, deeds = game.board.price, game.board.cost, game.deeds
    built: list[Pos] = []
    pledged: list[Pos] = []
    clear: list[Pos] = []
    face = 0
    for pos in owned(game, seat):
        deed = deeds[pos]
        if deed.level:
            built.append(pos)
            face += price[pos] + deed.level * cost[pos]
        elif deed.mortgaged:
            pledged.append(pos)
            face += price[pos] // 2
        else:
            clear.append(pos)
            face += price[pos]
    return Held(built, pledged, clear, face)


def is_whole(game: Window, seat: Seat | None, group: Group) -> bool:
    """Has the seat every deed of the group, none of them mortgaged (A-026, A-031)?"""
    for pos in group.squares:
        deed = game.deeds[pos]
        if deed.owner != seat or deed.mortgaged:
            return False
    return True

"""What cards do, as small values; a deck is a tuple of them in rulebook order."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from core.ids import Money, Pos


class Company(StrEnum):
    STATION = "station"
    UTILITY = "utility"


@dataclass(frozen=True, slots=True)
class GoTo:
    """Go forward to a square."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class GoToNearest:
    """`rents`: how many times its rent is due; `throws`: instead of it, so many times a throw of its own, 0: not so."""

    target: Company
    rents: int = 1
    throws: int = 0


@dataclass(frozen=True, slots=True)
class GoBack:
    squares: int


@dataclass(frozen=True, slots=True)
class Jailing:
    pass


@dataclass(frozen=True, slots=True)
class Receive:
    amount: Money


@dataclass(frozen=True, slots=True)
class Fee:
    amount: Money


@dataclass(frozen=True, slots=True)
class CollectFromEach:
    """`allies`: they are among those who pay."""

    amount: Money
    allies: bool = True


@dataclass(frozen=True, slots=True)
class PayToEach:
    amount: Money
    allies: bool = True


@dataclass(frozen=True, slots=True)
class Repairs:
    """A fee by buildings; a level 5 counts alone."""

    branch: Money
    corporation: Money


@dataclass(frozen=True, slots=True)
class JailFree:
    pass


@dataclass(frozen=True, slots=True)
class Demolish:
    """An opponent's street loses its top level."""


Effect: TypeAlias = (
    GoTo | GoToNearest | GoBack | Jailing | Receive | Fee | CollectFromEach | PayToEach | Repairs | JailFree | Demolish
)


@dataclass(frozen=True, slots=True)
class Card:
    """`id` as in `books/brands.md`; an id that stands twice is two cards."""

    id: str
    effect: Effect


Deck: TypeAlias = tuple[Card, ...]

"""A board: forty squares, the groups of its deeds, and look-ups by square that are made once."""

from dataclasses import dataclass, field
from typing import TypeAlias

from core.ids import Money, Pos

SIZE = 40
JAIL: Pos = 10
TOP_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Street:
    """A deed that can be built on. `rents`: undeveloped, then levels 1 to 5."""

    name: str
    code: str
    group: str
    price: Money
    rents: tuple[Money, ...]
    cost: Money


@dataclass(frozen=True, slots=True)
class Station:
    """A deed whose rent goes by how many of its group the owner has."""

    name: str
    code: str
    price: Money
    rents: tuple[Money, ...]
    group: str = "station"


@dataclass(frozen=True, slots=True)
class Utility:
    """A deed whose rent is the roll times a factor: one owned, or both."""

    name: str
    code: str
    price: Money
    factors: tuple[int, int]
    group: str = "utility"


@dataclass(frozen=True, slots=True)
class Tax:
    """`tenth`: who lands may pay a tenth of all it has instead."""

    name: str
    code: str
    amount: Money
    tenth: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """A card square."""

    name: str
    code: str
    deck: str


@dataclass(frozen=True, slots=True)
class Start:
    name: str
    code: str


@dataclass(frozen=True, slots=True)
class Visiting:
    name: str
    code: str


@dataclass(frozen=True, slots=True)
class Casino:
    name: str
    code: str


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing happens here."""

    name: str
    code: str


@dataclass(frozen=True, slots=True)
class GoToJail:
    name: str
    code: str


Deed: TypeAlias = Street | Station | Utility
Square: TypeAlias = Street | Station | Utility | Tax | Draw | Start | Visiting | Casino | Rest | GoToJail


@dataclass(frozen=True, slots=True)
class Group:
    """The deeds of one colour or kind, in board order. `cost`: of one building, 0 where nobody builds."""

    key: str
    title: str
    squares: tuple[Pos, ...]
    cost: Money


@dataclass(frozen=True)
class Board:
    """Squares by position. Raises ValueError when there are not forty."""

    key: str
    squares: tuple[Square, ...] = field(hash=False)
    titles: dict[str, str] = field(hash=False)
    deeds: tuple[Pos, ...] = field(init=False, hash=False)
    price: tuple[Money, ...] = field(init=False, hash=False)
    cost: tuple[Money, ...] = field(init=False, hash=False)
    dearest: Money = field(init=False, hash=False)
    groups: tuple[Group, ...] = field(init=False, hash=False)
    group_of: dict[Pos, Group] = field(init=False, hash=False)

    def __post_init__(self) -> None:
        if len(self.squares) != SIZE:
            raise ValueError(f"a board has {SIZE} squares, {self.key} has {len(self.squares)}")
        deeds = tuple(pos for pos, square in enumerate(self.squares) if isinstance(square, Deed))
        price = tuple(square.price if isinstance(square, Deed) else 0 for square in self.squares)
        groups = tuple(self._group(key, deeds) for key in dict.fromkeys(self._key(pos) for pos in deeds))
        derived = {
            "deeds": deeds,
            "price": price,
            "dearest": max(price),
            "cost": tuple(square.cost if isinstance(square, Street) else 0 for square in self.squares),
            "groups": groups,
            "group_of": {pos: group for group in groups for pos in group.squares},
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _key(self, pos: Pos) -> str:
        return self.deed(pos).group

    def _group(self, key: str, deeds: tuple[Pos, ...]) -> Group:
        squares = tuple(pos for pos in deeds if self._key(pos) == key)
        first = self.deed(squares[0])
        return Group(key, self.titles[key], squares, first.cost if isinstance(first, Street) else 0)

    def deed(self, pos: Pos) -> Deed:
        """The deed at a square that has one. A square without one is a fault of ours."""
        square = self.squares[pos]
        assert isinstance(square, Deed), f"no deed at {pos}"
        return square

    def ahead(self, pos: Pos, kind: type[Square]) -> Pos:
        """The nearest square of a kind going forward; the one stood on does not count."""
        track = [(pos + step) % SIZE for step in range(1, SIZE + 1)]
        return next(at for at in track if type(self.squares[at]) is kind)

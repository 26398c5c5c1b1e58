"""The geometry and the money that all boards share; a board adds its names, and one plays for a tenth of the money."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.board import Board, Casino, Draw, GoToJail, Square, Start, Station, Street, Tax, Utility, Visiting
from core.ids import Money, Pos

_STREETS: dict[Pos, tuple[str, Money, tuple[Money, ...], Money]] = {
    1: ("brown", 600, (20, 100, 300, 900, 1600, 2500), 500),
    3: ("brown", 600, (40, 200, 600, 1800, 3200, 4500), 500),
    6: ("sky", 1000, (60, 300, 900, 2700, 4000, 5500), 500),
    8: ("sky", 1000, (60, 300, 900, 2700, 4000, 5500), 500),
    9: ("sky", 1200, (80, 400, 1000, 3000, 4500, 6000), 500),
    11: ("pink", 1400, (100, 500, 1500, 4500, 6250, 7500), 1000),
    13: ("pink", 1400, (100, 500, 1500, 4500, 6250, 7500), 1000),
    14: ("pink", 1600, (120, 600, 1800, 5000, 7000, 9000), 1000),
    16: ("orange", 1800, (140, 700, 2000, 5500, 7500, 9500), 1000),
    18: ("orange", 1800, (140, 700, 2000, 5500, 7500, 9500), 1000),
    19: ("orange", 2000, (160, 800, 2200, 6000, 8000, 10000), 1000),
    21: ("red", 2200, (180, 900, 2500, 7000, 8750, 10500), 1500),
    23: ("red", 2200, (180, 900, 2500, 7000, 8750, 10500), 1500),
    24: ("red", 2400, (200, 1000, 3000, 7500, 9250, 11000), 1500),
    26: ("yellow", 2600, (220, 1100, 3300, 8000, 9750, 11500), 1500),
    27: ("yellow", 2600, (220, 1100, 3300, 8000, 9750, 11500), 1500),
    29: ("yellow", 2800, (240, 1200, 3600, 8500, 10250, 12000), 1500),
    31: ("green", 3000, (260, 1300, 3900, 9000, 11000, 12750), 2000),
    32: ("green", 3000, (260, 1300, 3900, 9000, 11000, 12750), 2000),
    34: ("green", 3200, (280, 1500, 4500, 10000, 12000, 14000), 2000),
    37: ("blue", 3500, (350, 1750, 5000, 11000, 13000, 15000), 2000),
    39: ("blue", 4000, (500, 2000, 6000, 14000, 17000, 20000), 2000),
}
_STATIONS = (5, 15, 25, 35)
_UTILITIES = (12, 28)
_DRAWS = (2, 7, 17, 22, 33, 36)
_TAXES: dict[Pos, Money] = {4: 2000, 38: 1000}


@dataclass(frozen=True, slots=True)
class Label:
    """What a square is called: its full name, and three signs that no other square of the board has."""

    name: str
    code: str


def big_money_board(key: str, labels: Sequence[Label], titles: dict[str, str]) -> Board:
    """A board of the shared geometry. `labels`: one a square, in order; `titles`: what the groups are called."""
    return Board(key, tuple(_square(pos, label, 1) for pos, label in enumerate(labels)), titles)


def small_money_board(
    key: str, labels: Sequence[Label], titles: dict[str, str], apart: Mapping[Pos, Square], part: int = 10
) -> Board:
    """The same for one part in so many of the money. `apart`: its squares of other kinds or sums."""
    squares = (apart.get(pos) or _square(pos, label, part) for pos, label in enumerate(labels))
    return Board(key, tuple(squares), titles)


def _square(pos: Pos, label: Label, part: int) -> Square:
    """`part`: one in so many of the big money."""
    name, code = label.name, label.code
    if pos in _STREETS:
        group, price, rents, cost = _STREETS[pos]
        return Street(name, code, group, price // part, _parts(rents, part), cost // part)
    if pos in _STATIONS:
        return Station(name, code, 2000 // part, _parts((250, 500, 1000, 2000), part))
    if pos in _UTILITIES:
        return Utility(name, code, 1500 // part, (40 // part, 100 // part))
    if pos in _DRAWS:
        return Draw(name, code, "chance")
    if pos in _TAXES:
        return Tax(name, code, _TAXES[pos] // part)
    corners: dict[Pos, Square] = {
        0: Start(name, code),
        10: Visiting(name, code),
        20: Casino(name, code),
        30: GoToJail(name, code),
    }
    return corners[pos]


def _parts(sums: tuple[Money, ...], part: int) -> tuple[Money, ...]:
    return tuple(each // part for each in sums)

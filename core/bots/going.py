"""Where to go when there is a choice: what each square would bring or cost, by a rough count."""

from collections.abc import Callable, Iterable
from typing import Final

from core.board import Casino, Draw, GoToJail, Rest, Square, Start, Station, Street, Tax, Utility, Visiting
from core.bots.jail import better_out
from core.bots.raising import squares
from core.bots.yardstick import worth
from core.commands import Choose, Command
from core.ids import Money, Pos, Seat
from core.options import Option
from core.play import rent
from core.play.moving import salary
from core.window import Window

CELL: Final = 3, 8
"""What part of the dearest deed's price sitting in jail costs while there is something to buy or rent to collect."""


def choose(game: Window, seat: Seat, legal: Iterable[Option], *, walks: bool) -> Command:
    """The best of the squares that are open, the nearest of equals. `walks`: Start pays in passing."""
    here = game.players[seat].where.pos

    def gain(pos: Pos) -> tuple[Money, int]:
        passes = walks and 0 < pos < here
        return brings(game, seat, pos) + (salary(game) if passes else 0), -((pos - here) % len(game.board.squares))

    return Choose(max(squares(legal, Choose), key=gain))


def brings(game: Window, seat: Seat, pos: Pos) -> Money:
    """What landing there is worth to a seat."""
    square = game.board.squares[pos]
    return BRINGS[square.__class__](game, seat, pos)


def _deed(game: Window, seat: Seat, pos: Pos) -> Money:
    price, owner = game.board.price[pos], game.deeds[pos].owner
    if owner is None:
        return worth(game, seat, pos) - price * 9 // 10 if game.players[seat].cash >= price else 0
    return -rent.due(game, pos, owner) if rent.is_charged(game, pos, seat) else 0


def _tax(game: Window, seat: Seat, pos: Pos) -> Money:
    square = game.board.squares[pos]
    return -square.amount if isinstance(square, Tax) else 0


def _start(game: Window, seat: Seat, pos: Pos) -> Money:
    return salary(game)


def _jail(game: Window, seat: Seat, pos: Pos) -> Money:
    return -game.board.dearest * CELL[0] // CELL[1] if better_out(game, seat) else 0


def _nothing(game: Window, seat: Seat, pos: Pos) -> Money:
    return 0


BRINGS: Final[dict[type[Square], Callable[[Window, Seat, Pos], Money]]] = {
    Street: _deed,
    Station: _deed,
    Utility: _deed,
    Tax: _tax,
    Start: _start,
    GoToJail: _jail,
    Draw: _nothing,
    Casino: _nothing,
    Visiting: _nothing,
    Rest: _nothing,
}

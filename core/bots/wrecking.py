"""Whose building to take away: where the most rent goes with it."""

from collections.abc import Iterable

from core.board import Street
from core.bots.raising import squares
from core.commands import Choose, Command
from core.ids import Money, Pos
from core.options import Option
from core.window import Window


def choose(game: Window, legal: Iterable[Option]) -> Command:
    return Choose(max(squares(legal, Choose), key=lambda pos: (_lost(game, pos), pos)))


def _lost(game: Window, pos: Pos) -> Money:
    street, level = game.board.squares[pos], game.deeds[pos].level
    return street.rents[level] - street.rents[level - 1] if isinstance(street, Street) else 0

"""Raising cash in the order that hurts least: lone deeds, then buildings, then deeds of whole groups."""

from collections.abc import Iterable

from core.commands import Command, Mortgage, Sell
from core.facts import fact, held
from core.ids import Money, Pos, Seat
from core.options import Option, Squares
from core.window import Window
from core.worth import mortgage_value


def squares(legal: Iterable[Option], kind: type[Command]) -> list[Pos]:
    """Where a command about a square may be given now."""
    for option in legal:
        if option.__class__ is Squares and option.kind is kind:
            return option.squares
    return []


def whole(game: Window, pos: Pos) -> bool:
    """Is the group of an owned deed in one hand?"""
    deeds = game.deeds
    owner = deeds[pos].owner
    return all(deeds[each].owner == owner for each in game.board.group_of[pos].squares)


def lone_pledge(game: Window, legal: Iterable[Option]) -> Mortgage | None:
    """Mortgage the cheapest deed whose group is not whole."""
    price = game.board.price
    lone = [pos for pos in squares(legal, Mortgage) if not whole(game, pos)]
    return Mortgage(min(lone, key=lambda pos: (price[pos], pos))) if lone else None


@fact
def pledgeable(game: Window, seat: Seat | None) -> Money:
    """What mortgaging all lone deeds would bring."""
    built, _, clear, _ = held(game, seat)
    return sum(mortgage_value(game, pos) for pos in (*built, *clear) if not whole(game, pos))


def raise_some(game: Window, legal: Iterable[Option]) -> Command | None:
    """The next step of raising cash, None when nothing is left to raise."""
    pledge = lone_pledge(game, legal)
    if pledge:
        return pledge
    built = squares(legal, Sell)
    if built:
        return Sell(min(built, key=lambda pos: (game.board.price[pos], pos)))
    rest = squares(legal, Mortgage)
    return Mortgage(min(rest, key=lambda pos: (game.board.price[pos], pos))) if rest else None

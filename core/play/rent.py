"""Rent: whether it arises, how much it is, and what the bank takes of it."""

from typing import assert_never

from core.allies import allied
from core.board import Station, Street, Utility
from core.clock import minute
from core.ids import Millis, Money, Pos, Seat
from core.state import Game, InJail
from core.window import Window


def arises(game: Window, pos: Pos, owner: Seat) -> bool:
    """Does a deed charge its rent now (A-039, GA-74)?"""
    if game.deeds[pos].mortgaged:
        return False
    return game.rules.rent.while_jailed or not isinstance(game.players[owner].where, InJail)


def is_charged(game: Window, pos: Pos, lander: Seat) -> bool:
    """Would landing on a deed cost this seat rent now?"""
    owner = game.deeds[pos].owner
    if owner is None or owner == lander or not arises(game, pos, owner):
        return False
    return not allied(game, owner, lander)  # A-152, GA-79


def due(game: Window, pos: Pos, owner: Seat) -> Money:
    """The rent of an unmortgaged deed, with what its owner's collectible adds (B-108, GB-25)."""
    rent = _by_the_board(game, pos, owner)
    return rent + bonus(game, pos, owner, rent)


def bonus(game: Window, pos: Pos, owner: Seat, rent: Money) -> Money:
    """GB-24: the percent of the owner's best card for this square, never more than a part of the rent."""
    cards, part = game.players[owner].collectibles, game.rules.rent.bonus_part
    if not cards or part is None:
        return 0
    percent = max((percent for at, percent in cards if at == pos), default=0)
    return min(rent * percent // 100, rent // part)


def _by_the_board(game: Window, pos: Pos, owner: Seat) -> Money:
    """By level, by number owned, or by this turn's roll (GX-18)."""
    deed = game.board.deed(pos)
    squares = game.board.group_of[pos].squares
    owned = sum(game.deeds[each].owner == owner for each in squares)
    match deed:
        case Street():
            level = game.deeds[pos].level
            complete = owned == len(squares) and level == 0
            return deed.rents[level] * (game.rules.rent.complete_factor if complete else 1)  # GA-28
        case Station():
            return deed.rents[owned - 1]  # GA-29: mortgaged ones count as owned
        case Utility():
            return game.spots * deed.factors[owned - 1]
        case _:
            assert_never(deed)


def tax_percent(game: Game, at: Millis) -> int:
    """Percent of a rent that goes to the bank (GA-85)."""
    tax = game.rules.tax
    by_minute = by_round = 0
    if tax.from_minute is not None and (minutes := minute(game, at) - tax.from_minute) >= 0:
        by_minute = tax.first_percent + tax.step_percent * (minutes // tax.step_minutes)
    if tax.from_round is not None and (rounds := game.round - tax.from_round) >= 0:
        length = (tax.full_round or 0) - tax.from_round
        evenly = (2 * tax.most_percent * rounds + length) // (2 * length) if length > 0 else tax.first_percent
        by_round = max(1, evenly)
    return min(tax.most_percent, max(by_minute, by_round)) if by_minute or by_round else 0

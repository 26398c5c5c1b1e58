"""Buying the deed one stands on: whether, and what may be raised for it first."""

from collections.abc import Iterable

from core.bots.raising import lone_pledge, pledgeable
from core.bots.tempers import Temper
from core.bots.yardstick import danger, decides, worth
from core.commands import Buy, Command, Decline
from core.frames import BuyOrPass
from core.ids import Money, Seat
from core.options import Option
from core.window import Window


def choose(game: Window, phase: BuyOrPass, temper: Temper, legal: Iterable[Option]) -> Command:
    seat, pos = phase.seat, phase.pos
    price, cash = game.board.price[pos], game.players[seat].cash
    value = worth(game, seat, pos)
    if decides(game, pos, value):
        if cash >= price:
            return Buy(pos)
        pledge = lone_pledge(game, legal) if cash + pledgeable(game, seat) >= price else None
        return pledge or Decline(pos)
    return Buy(pos) if can_spare(game, seat, temper, price) else Decline(pos)


def kept(game: Window, seat: Seat, temper: Temper) -> Money:
    """Cash that is not spent by choice."""
    return temper.reserve + danger(game, seat) * temper.fear // 100


def can_spare(game: Window, seat: Seat, temper: Temper, amount: Money) -> bool:
    """Would paying leave what it keeps?"""
    left = game.players[seat].cash - amount
    return left >= temper.reserve and left >= kept(game, seat, temper)

"""Bidding: up to what the deed is worth, by the least step, and never past what can be kept or pledged."""

from collections.abc import Iterable
from typing import Final

from core.allies import allied
from core.bots.buying import can_spare
from core.bots.raising import pledgeable
from core.bots.tempers import Temper
from core.bots.yardstick import decides, worth
from core.commands import Bid, Command, Pass
from core.frames import Auction
from core.ids import Money, Seat
from core.options import BidBetween, Option
from core.window import Window

STRIDE: Final = 5
"""By one part in so many of its price a bot raises a lot, where the least raise is next to nothing."""


def choose(game: Window, phase: Auction, seat: Seat, temper: Temper, legal: Iterable[Option]) -> Command:
    bid = next((option for option in legal if isinstance(option, BidBetween)), None)
    if bid is None:
        return Pass(phase.id)
    least = bid.least
    if phase.began is not None:
        price = game.board.price[phase.pos]
        stride = phase.high + price // STRIDE if phase.high else price // 2
        if least < stride <= bid.most and _would(game, phase, seat, temper, stride):
            return Bid(phase.id, stride)
    return Bid(phase.id, least) if _would(game, phase, seat, temper, least) else Pass(phase.id)


def _would(game: Window, phase: Auction, seat: Seat, temper: Temper, least: Money) -> bool:
    if phase.leader is not None and allied(game, seat, phase.leader):
        return False  # the deed is in good hands
    value, cash = worth(game, seat, phase.pos), game.players[seat].cash
    if value * temper.reach // 100 < least:
        return False
    if decides(game, phase.pos, value):
        return cash >= least or cash + pledgeable(game, seat) >= least
    return can_spare(game, seat, temper, least)

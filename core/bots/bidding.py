"""Bidding: up to what the deed is worth, by the least step, and never past what can be kept or pledged."""

from collections.abc import Iterable

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


def choose(game: Window, phase: Auction, temper: Temper, legal: Iterable[Option]) -> Command:
    least = next(option.least for option in legal if isinstance(option, BidBetween))
    return Bid(phase.id, least) if _would(game, phase, temper, least) else Pass(phase.id)


def _would(game: Window, phase: Auction, temper: Temper, least: Money) -> bool:
    seat: Seat = phase.bidders[0]
    if phase.leader is not None and allied(game, seat, phase.leader):
        return False  # the deed is in good hands
    value, cash = worth(game, seat, phase.pos), game.players[seat].cash
    if value * temper.reach // 100 < least:
        return False
    if decides(game, phase.pos, value):
        return cash >= least or cash + pledgeable(game, seat) >= least
    return can_spare(game, seat, temper, least)

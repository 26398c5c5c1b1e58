"""Before a roll: build where rent rises most, else redeem what is worth having."""

from collections.abc import Iterable
from typing import Final

from core.board import Street
from core.bots.buying import kept
from core.bots.raising import pledgeable, whole
from core.bots.tempers import Temper
from core.commands import AuctionOwn, Build, Command, Redeem
from core.ids import Money, Pos, Seat
from core.options import Option, Squares
from core.play.trading import OfferTo
from core.window import Window
from core.worth import redemption

NOWHERE: Final[list[Pos]] = []

HARDSHIP: Final = 8
"""One part in so many of the dearest deed's price stays in hand when a deed would else be lost."""


def choose(game: Window, seat: Seat, temper: Temper, legal: Iterable[Option]) -> Command | None:
    build, redeem, own = _open(legal)
    chosen = _build(game, _to_build_with(game, seat, temper), build) if build else None
    if chosen is None and redeem:
        chosen = _redeem(game, seat, temper, redeem)
    return _auction(game, own) if chosen is None and own else chosen


def _open(legal: Iterable[Option]) -> tuple[list[Pos], list[Pos], list[Pos]]:
    """Where it may build, redeem, and auction what is its own."""
    build, redeem, own = NOWHERE, NOWHERE, NOWHERE
    for option in legal:
        if option.__class__ is Squares:
            if option.kind is Build:
                build = option.squares
            elif option.kind is Redeem:
                redeem = option.squares
            elif option.kind is AuctionOwn:
                own = option.squares
        elif option.__class__ is OfferTo:
            break  # offers come after what can be done with deeds
    return build, redeem, own


def _to_build_with(game: Window, seat: Seat, temper: Temper) -> Money:
    """Cash beyond what it keeps. Who pledges in need counts what lone deeds would bring among that."""
    cash = game.players[seat].cash
    backing = pledgeable(game, seat) if temper.pledges else 0
    return min(cash, cash - kept(game, seat, temper) + backing)


def _build(game: Window, spare: Money, squares: list[Pos]) -> Command | None:
    best, most = None, 0
    for pos in squares:
        rise = _rise(game, pos)
        if game.board.cost[pos] <= spare and rise > most:
            best, most = pos, rise
    return None if best is None else Build(best)


def _rise(game: Window, pos: Pos) -> int:
    """How much rent a level more brings, in percent of its cost."""
    street, level = game.board.squares[pos], game.deeds[pos].level
    return (street.rents[level + 1] - street.rents[level]) * 100 // street.cost if isinstance(street, Street) else 0


def _redeem(game: Window, seat: Seat, temper: Temper, squares: list[Pos]) -> Command | None:
    """Deeds of whole groups first, then those whose term ends first; in their last turn from the reserve too."""
    cash = game.players[seat].cash
    spare = cash - temper.reserve
    if spare > 0:
        spare = cash - kept(game, seat, temper)
    last = cash - game.board.dearest // HARDSHIP
    payable = [pos for pos in squares if redemption(game, pos) <= (last if _last(game, pos) else spare)]
    return Redeem(min(payable, key=lambda pos: _urgency(game, pos))) if payable else None


def _auction(game: Window, squares: list[Pos]) -> Command | None:
    """What would be lost at the end of the turn may bring something yet."""
    return next((AuctionOwn(pos) for pos in squares if _last(game, pos)), None)


def _last(game: Window, pos: Pos) -> bool:
    """Is this the last turn to redeem it? Else it is lost for less than it is worth."""
    return game.deeds[pos].rounds_left == 0


def _urgency(game: Window, pos: Pos) -> tuple[bool, int, Pos]:
    left = game.deeds[pos].rounds_left
    return not whole(game, pos), 99 if left is None else left, pos

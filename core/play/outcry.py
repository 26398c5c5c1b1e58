"""An auction by open outcry: whoever is in bids at any moment; a pass is for now, the clock grows short (GC-08)."""

from typing import Literal

from core.commands import Bid, Pass
from core.events import BidMade, Passed
from core.frames import AnyFrame, Auction, Bidding
from core.ids import SECOND, AuctionId, Millis, Pos, Seat
from core.kinds import Manner
from core.options import BidBetween, Just, Option
from core.play import lots
from core.state import Game
from core.step import Step

HURRY: tuple[tuple[int, int], ...] = ((120, 3), (60, 5))
"""When an auction has lasted so many seconds, so many are left after a bid."""


def is_held(game: Game) -> bool:
    """Are auctions held by open outcry?"""
    return game.rules.auction.manner is Manner.OUTCRY


def clock(game: Game, began: Millis, now: Millis) -> Millis:
    """How long there is for a bid, in an auction that began then."""
    whole = lots.seconds(game)
    return next((min(whole, left) for after, left in HURRY if now - began >= after * SECOND), whole) * SECOND


def open_lot(step: Step, id: AuctionId, pos: Pos, order: tuple[Seat, ...]) -> None:
    until = step.now + clock(step.game, step.now, step.now)
    step.push(Auction(id, pos, order, order, 0, None, until, step.now) if order else Bidding(id, pos, (), (), 0, None))


def choices(game: Game, phase: Auction, seat: Seat) -> list[Option]:
    """Everybody but who leads; who has passed may still bid."""
    if seat not in phase.order or seat == phase.leader:
        return []
    least, most = lots.least_bid(game, phase), lots.most_bid(game, phase, seat)
    found: list[Option] = []
    if least <= most:
        found.append(BidBetween(phase.id, least=least, most=most, step=lots.raise_step(game)))
    if seat in phase.bidders:
        found.append(Just(Pass(phase.id), auction=phase.id))
    return found


def bid(step: Step, phase: Auction, seat: Seat, command: Bid) -> None:
    """It clears what was passed before."""
    assert phase.began is not None
    step.emit(BidMade(phase.id, seat, command.amount))
    others = tuple(each for each in phase.order if each != seat)
    until = step.now + clock(step.game, phase.began, step.now)
    _go_on(step, Auction(phase.id, phase.pos, phase.order, others, command.amount, seat, until, phase.began))


def drop(step: Step, phase: Auction, seat: Seat, how: Literal["choice", "out"]) -> AnyFrame:
    """A seat passes, or has gone; when all others have, the lot is knocked down at once."""
    if seat in phase.bidders:
        step.emit(Passed(phase.id, seat, how))
    rest = tuple(each for each in phase.bidders if each != seat)
    order = phase.order if how == "choice" else tuple(each for each in phase.order if each != seat)
    if not rest:
        return Bidding(phase.id, phase.pos, order, (), phase.high, phase.leader)
    return Auction(phase.id, phase.pos, order, rest, phase.high, phase.leader, phase.until, phase.began)


def _go_on(step: Step, phase: Auction) -> None:
    if phase.bidders:
        step.push(phase)
    else:
        lots.close(step, phase)

"""An auction in turn order: one seat is asked, bids or passes for good, until one bidder is left."""

from typing import Literal

from core.commands import AuctionOwn, Bid, Pass
from core.events import AuctionClosed, AuctionOpened, BidMade, Bought, OwnAuctioned, Paid, Passed
from core.frames import AnyFrame, Auction, Bidding, HandOver, OpenAuction, Owe, Share
from core.ids import SECOND, AuctionId, Money, Seat
from core.options import BidBetween, Just, Option
from core.play import trading
from core.policies import highest_bid, opening_price, reaches
from core.state import Game
from core.step import Step
from core.worth import redemption


def choices(game: Game, phase: Auction, seat: Seat) -> list[Option]:
    if seat != phase.bidders[0]:
        return []
    least = least_bid(game, phase)
    most = least if is_exact(game) else highest_bid(game, seat)
    bid = BidBetween(phase.id, least=least, most=most, step=raise_step(game))
    return [bid, Just(Pass(phase.id), auction=phase.id)]


def open_own(step: Step, seat: Seat, command: AuctionOwn) -> None:
    """GA-39: the others bid for one's own mortgaged deed, from one's left. Offers made before it end, as at a roll:
    whoever bids has what can be raised now."""
    trading.close_window(step)
    step.emit(OwnAuctioned(seat, command.pos))
    step.push(OpenAuction(command.pos, tuple(each for each in step.game.from_left_of(seat) if each != seat)))


def least_bid(game: Game, auction: Auction | Bidding) -> Money:
    """The first bid is at least the opening price, each further one a step above the last (GA-78)."""
    return auction.high + raise_step(game) if auction.high else opening_price(game, auction.pos)


def is_exact(game: Game) -> bool:
    """Is nothing above the least that counts a bid (B-086, GB-62)?"""
    return game.rules.auction.exact


def raise_step(game: Game) -> Money:
    """What a bid adds at the least to the one before."""
    return game.rules.auction.step


def open_auction(step: Step, task: OpenAuction) -> None:
    order = tuple(seat for seat in task.order if not step.game.players[seat].out)
    id = AuctionId(step.game.last_id + 1)
    step.emit(AuctionOpened(id, task.pos, order))
    step.push(Bidding(id, task.pos, order, order, 0, None))


def ask(step: Step, task: Bidding) -> None:
    """Ask the next bidder who can reach the least bid; the others pass by themselves (GA-78)."""
    bidders = task.bidders
    while bidders and bidders[0] != task.leader:
        seat = bidders[0]
        if reaches(step.game, seat, least_bid(step.game, task)):
            until = step.now + step.game.rules.auction.seconds * SECOND
            step.push(Auction(task.id, task.pos, task.order, bidders, task.high, task.leader, until))
            return
        step.emit(Passed(task.id, seat, "means"))
        bidders = bidders[1:]
    _close(step, task)


def _close(step: Step, task: Bidding) -> None:
    step.emit(AuctionClosed(task.id, task.pos, task.leader, task.high))
    if task.leader is None:
        return  # it stays unowned
    own = step.game.deeds[task.pos].owner is not None
    step.push(HandOver(task.leader, task.pos, task.order, task.high if own else 0))
    if step.game.players[task.leader].cash >= task.high:
        step.emit(Paid(task.leader, None, task.high, "auction", task.pos))
    else:
        step.push(Owe(task.leader, (Share(None, task.high),), "auction", task.pos))  # GA-12


def hand_over(step: Step, task: HandOver) -> None:
    """GA-39: of what was paid for a seat's own deed the bank keeps the redemption, its owner gets the rest."""
    owner = step.game.deeds[task.pos].owner
    if owner is not None:
        rest = max(0, task.price - redemption(step.game, task.pos))
        step.emit(Paid(None, owner, rest, "auction", task.pos))
    step.emit(Bought(task.seat, task.pos))


def bid(step: Step, seat: Seat, command: Bid) -> None:
    phase = step.pop()
    assert isinstance(phase, Auction)
    step.emit(BidMade(phase.id, seat, command.amount))
    bidders = (*phase.bidders[1:], seat)
    step.push(Bidding(phase.id, phase.pos, phase.order, bidders, command.amount, seat))


def pass_(step: Step, seat: Seat, command: Pass) -> None:
    _drop_asked(step, "choice")


def out_of_time(step: Step) -> None:
    """A-053: no bid in time is a pass."""
    _drop_asked(step, "time")


def _drop_asked(step: Step, how: Literal["choice", "time"]) -> None:
    phase = step.pop()
    assert isinstance(phase, Auction)
    step.emit(Passed(phase.id, phase.bidders[0], how))
    step.push(Bidding(phase.id, phase.pos, phase.order, phase.bidders[1:], phase.high, phase.leader))


def without(step: Step, frame: Auction | Bidding, seat: Seat) -> AnyFrame:
    """GX-10: an auction the leaver leads starts afresh without them, in any other they have passed."""
    if frame.leader == seat:
        step.emit(AuctionClosed(frame.id, frame.pos, None, 0, void=True))
        return OpenAuction(frame.pos, tuple(each for each in frame.order if each != seat))
    if seat not in frame.bidders:
        return frame
    step.emit(Passed(frame.id, seat, "out"))
    rest = tuple(each for each in frame.bidders if each != seat)
    if isinstance(frame, Auction) and frame.bidders[0] != seat:
        return Auction(frame.id, frame.pos, frame.order, rest, frame.high, frame.leader, frame.until)
    return Bidding(frame.id, frame.pos, frame.order, rest, frame.high, frame.leader)

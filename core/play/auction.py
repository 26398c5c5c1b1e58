"""An auction in turn order: one seat is asked, bids or passes for good, until one bidder is left.

Where auctions are held by open outcry it is that (core/play/outcry.py)."""

from typing import Literal

from core.commands import AuctionOwn, Bid, Pass
from core.events import AuctionOpened, BidMade, OwnAuctioned, Passed
from core.frames import AnyFrame, Auction, Bidding, OpenAuction
from core.ids import SECOND, AuctionId, Seat
from core.options import BidBetween, Just, Option
from core.play import lots, outcry, trading
from core.policies import reaches
from core.state import Game
from core.step import Step


def choices(game: Game, phase: Auction, seat: Seat) -> list[Option]:
    if phase.began is not None:
        return outcry.choices(game, phase, seat)
    if seat != phase.bidders[0]:
        return []
    least = lots.least_bid(game, phase)
    bid = BidBetween(phase.id, least=least, most=lots.most_bid(game, phase, seat), step=lots.raise_step(game))
    return [bid, Just(Pass(phase.id), auction=phase.id)]


def asked(phase: Auction) -> tuple[Seat, ...]:
    """Who is waited for: the next bidder, or all who have not passed."""
    return phase.bidders[:1] if phase.began is None else phase.bidders


def open_own(step: Step, seat: Seat, command: AuctionOwn) -> None:
    """GA-39: the others bid for one's own mortgaged deed, from one's left. Offers made before it end, as at a roll:
    whoever bids has what can be raised now."""
    trading.close_window(step)
    step.emit(OwnAuctioned(seat, command.pos))
    step.push(OpenAuction(command.pos, tuple(each for each in step.game.from_left_of(seat) if each != seat)))


def open_auction(step: Step, task: OpenAuction) -> None:
    order = tuple(seat for seat in task.order if not step.game.players[seat].out)
    id = AuctionId(step.game.last_id + 1)
    step.emit(AuctionOpened(id, task.pos, order))
    if outcry.is_held(step.game):
        outcry.open_lot(step, id, task.pos, order)
    else:
        step.push(Bidding(id, task.pos, order, order, 0, None))


def ask(step: Step, task: Bidding) -> None:
    """Ask the next bidder who can reach the least bid; the others pass by themselves (GA-78)."""
    bidders = task.bidders
    while bidders and bidders[0] != task.leader:
        seat = bidders[0]
        if reaches(step.game, seat, lots.least_bid(step.game, task)):
            until = step.now + lots.seconds(step.game) * SECOND
            step.push(Auction(task.id, task.pos, task.order, bidders, task.high, task.leader, until))
            return
        step.emit(Passed(task.id, seat, "means"))
        bidders = bidders[1:]
    lots.close(step, task)


def bid(step: Step, seat: Seat, command: Bid) -> None:
    phase = step.pop()
    assert isinstance(phase, Auction)
    if phase.began is not None:
        outcry.bid(step, phase, seat, command)
        return
    step.emit(BidMade(phase.id, seat, command.amount))
    bidders = (*phase.bidders[1:], seat)
    step.push(Bidding(phase.id, phase.pos, phase.order, bidders, command.amount, seat))


def pass_(step: Step, seat: Seat, command: Pass) -> None:
    phase = step.pop()
    assert isinstance(phase, Auction)
    if phase.began is not None:
        step.push(outcry.drop(step, phase, seat, "choice"))
    else:
        _drop_asked(step, phase, "choice")


def out_of_time(step: Step) -> None:
    """A-053: no bid in time is a pass; by open outcry it ends the auction."""
    phase = step.pop()
    assert isinstance(phase, Auction)
    if phase.began is not None:
        lots.close(step, phase)
    else:
        _drop_asked(step, phase, "time")


def _drop_asked(step: Step, phase: Auction, how: Literal["choice", "time"]) -> None:
    step.emit(Passed(phase.id, phase.bidders[0], how))
    step.push(Bidding(phase.id, phase.pos, phase.order, phase.bidders[1:], phase.high, phase.leader))


def without(step: Step, frame: Auction | Bidding, seat: Seat) -> AnyFrame:
    """GX-10: an auction the leaver leads starts afresh without them, in any other they have passed."""
    if frame.leader == seat:
        return lots.afresh(step, frame, seat)
    if isinstance(frame, Auction) and frame.began is not None:
        return outcry.drop(step, frame, seat, "out")
    if seat not in frame.bidders:
        return frame
    step.emit(Passed(frame.id, seat, "out"))
    rest = tuple(each for each in frame.bidders if each != seat)
    if isinstance(frame, Auction) and frame.bidders[0] != seat:
        return Auction(frame.id, frame.pos, frame.order, rest, frame.high, frame.leader, frame.until)
    return Bidding(frame.id, frame.pos, frame.order, rest, frame.high, frame.leader)

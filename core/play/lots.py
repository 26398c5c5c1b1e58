"""What every auction of a deed has in common: the least bid, the knock-down, the hand-over."""

from core.events import AuctionClosed, Bought, Paid
from core.frames import Auction, Bidding, HandOver, OpenAuction, Owe, Share
from core.ids import Money, Seat
from core.policies import highest_bid, opening_price
from core.state import Game
from core.step import Step
from core.worth import raisable, redemption


def least_bid(game: Game, auction: Auction | Bidding) -> Money:
    """The first bid is at least the opening price, each further one a step above the last (GA-78)."""
    return auction.high + raise_step(game) if auction.high else opening_price(game, auction.pos)


def is_exact(game: Game) -> bool:
    """Is nothing above the least that counts a bid (B-086, GB-62)?"""
    return game.rules.auction.exact


def most_bid(game: Game, auction: Auction, seat: Seat) -> Money:
    """The most that counts as a bid of this seat's; below the least there is none."""
    limit = highest_bid(game, seat)
    return min(limit, least_bid(game, auction)) if is_exact(game) else limit


def raise_step(game: Game) -> Money:
    """What a bid adds at the least to the one before."""
    return game.rules.auction.step


def seconds(game: Game) -> int:
    """How long there is for a bid."""
    return game.rules.auction.seconds


def close(step: Step, lot: Auction | Bidding) -> None:
    leader, game = lot.leader, step.game
    if leader is None:
        step.emit(AuctionClosed(lot.id, lot.pos, None, lot.high))
        return  # it stays unowned
    short = game.players[leader].cash < lot.high
    if short and raisable(game, leader) < lot.high:
        step.push(afresh(step, lot, leader))  # C-111, GC-09
        return
    step.emit(AuctionClosed(lot.id, lot.pos, leader, lot.high))
    own = game.deeds[lot.pos].owner is not None
    step.push(HandOver(leader, lot.pos, lot.order, lot.high if own else 0))
    if short:
        step.push(Owe(leader, (Share(None, lot.high),), "auction", lot.pos))  # GA-12
    else:
        step.emit(Paid(leader, None, lot.high, "auction", lot.pos))


def afresh(step: Step, lot: Auction | Bidding, seat: Seat) -> OpenAuction:
    """Void: it is held once more, without the seat that led (C-112, GX-10, GX-16)."""
    step.emit(AuctionClosed(lot.id, lot.pos, None, 0, void=True))
    return OpenAuction(lot.pos, tuple(each for each in lot.order if each != seat))


def hand_over(step: Step, task: HandOver) -> None:
    """GA-39: of what was paid for a seat's own deed the bank keeps the redemption, its owner gets the rest."""
    owner = step.game.deeds[task.pos].owner
    if owner is not None:
        rest = max(0, task.price - redemption(step.game, task.pos))
        step.emit(Paid(None, owner, rest, "auction", task.pos))
    step.emit(Bought(task.seat, task.pos))

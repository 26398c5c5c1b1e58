"""Time in the game: the minute clock, and every deadline."""

from core.frames import IN_TURN, AnyFrame, Auction, Between, BuildAuction, MustPay, Paused, Resuming, Running
from core.ids import MINUTE, Millis
from core.state import Game, Offer
from core.window import Window

_STILL = (Paused, Resuming)
_OFFERS_WAIT = (*_STILL, BuildAuction)
_TIMED = (Auction, Between, BuildAuction, Paused, Resuming)


def game_time(game: Game, at: Millis) -> Millis:
    """Time since the first turn began, less pauses (GX-07)."""
    return at - game.began - game.paused


def minute(game: Game, at: Millis) -> int:
    """Whole game minutes (A-191)."""
    return game_time(game, at) // MINUTE


def on_turn_clock(frame: AnyFrame) -> bool:
    """Is this a decision that the turn clock times (GA-08)?"""
    return isinstance(frame, IN_TURN) or (isinstance(frame, MustPay) and frame.clock is None)


def phase_deadline(game: Game) -> Millis | None:
    """When the decision on top is taken by default."""
    top = game.stack[-1]
    if isinstance(top, IN_TURN):  # the commonest first
        clock = game.turn_clock
    elif isinstance(top, MustPay):
        clock = top.clock or game.turn_clock
    else:
        return top.until if isinstance(top, _TIMED) else None
    return clock.until if isinstance(clock, Running) else None


def first_offer(game: Game) -> Offer | None:
    """The open offer that ends first."""
    return min(game.offers, key=lambda offer: offer.until, default=None)


def stands_still(game: Window) -> bool:
    """Is every clock but the pause's own stopped (GA-53)?"""
    return isinstance(game.top, _STILL)


def offers_wait(game: Window) -> bool:
    """Do offers and votes wait, too: in a pause, and while buildings are short (GC-50)?"""
    return isinstance(game.top, _OFFERS_WAIT)


def next_deadline(game: Game) -> Millis | None:
    """The earliest deadline of the phase on top and of what stands beside it; None when the game is over."""
    due = phase_deadline(game)
    if game.ends is None and not (game.offers or game.vote):
        return due
    times = [] if due is None else [due]
    if not offers_wait(game):
        times += [offer.until for offer in game.offers]
        times += [game.vote.until] if game.vote else []
    if game.ends is not None and not stands_still(game):
        times.append(game.ends)
    return min(times, default=None)

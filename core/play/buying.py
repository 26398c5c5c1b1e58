"""Buying the deed one has landed on, or leaving it to the others."""

from core.board import SIZE
from core.commands import Buy, Decline
from core.events import Bought, Declined, Paid
from core.frames import BuyOrPass, OpenAuction
from core.ids import Pos, Seat
from core.options import Just, Option
from core.play import property, trading
from core.state import Game
from core.step import Step

BUY = tuple(Just(Buy(pos), pos=pos) for pos in range(SIZE))
DECLINE = tuple(Just(Decline(pos), pos=pos) for pos in range(SIZE))


def choices(game: Game, phase: BuyOrPass, seat: Seat) -> list[Option]:
    if seat != phase.seat:
        return []
    affordable = game.players[seat].cash >= game.board.price[phase.pos]
    found: list[Option] = [BUY[phase.pos], DECLINE[phase.pos]] if affordable else [DECLINE[phase.pos]]
    if not may_raise(game):
        return found
    found += property.choices(game, seat, before_roll=False)  # GA-62: raise money first
    found += trading.proposals(game, seat)
    return found


def may_raise(game: Game) -> bool:
    """May who stands on a deed raise money for it, selling, pledging or trading (GA-62)?"""
    return game.rules.buy.raising


def reach(step: Step, seat: Seat, pos: Pos) -> None:
    """An unowned deed is reached: it is bought or declined. Who is short and may not raise is not asked (GB-49)."""
    if may_raise(step.game) or step.game.players[seat].cash >= step.game.board.price[pos]:
        step.push(BuyOrPass(seat, pos))
    else:
        step.push(unasked(step, seat, pos))


def buy(step: Step, seat: Seat, command: Buy) -> None:
    trading.close_window(step)
    step.pop()
    step.emit(Paid(seat, None, step.game.board.price[command.pos], "price", command.pos))
    step.emit(Bought(seat, command.pos))


def decline(step: Step, seat: Seat, command: Decline) -> None:
    trading.close_window(step)
    step.pop()
    step.emit(Declined(seat, command.pos))
    step.push(OpenAuction(command.pos, bidders_after(step.game, seat)))


def bidders_after(game: Game, decliner: Seat) -> tuple[Seat, ...]:
    """Who may bid for a declined deed, in order (A-048, GA-61)."""
    order = game.from_left_of(decliner)
    return order if game.rules.auction.decliner_bids else tuple(seat for seat in order if seat != decliner)


def unasked(step: Step, seat: Seat, pos: Pos) -> OpenAuction:
    """A purchase that counts as declined, without a word of the seat's (GX-10, GB-49)."""
    step.emit(Declined(seat, pos))
    return OpenAuction(pos, bidders_after(step.game, seat))

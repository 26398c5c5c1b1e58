"""Mortgaged deeds that change hands: the interest on them (C-173 to C-175, C-179)."""

from collections.abc import Iterable

from core.events import InterestPaid, Paid
from core.frames import Owe, Share
from core.ids import Money, Pos, Seat
from core.state import Game
from core.step import Step
from core.worth import transfer_fee


def fees(game: Game, deeds: Iterable[Pos]) -> Money:
    """What getting these deeds costs besides their price (GC-54)."""
    return sum(transfer_fee(game, pos) for pos in deeds if game.deeds[pos].mortgaged)


def charge(step: Step, seat: Seat, deeds: Iterable[Pos]) -> None:
    """The new owner pays the interest at once; lifting a mortgage later this turn costs none again."""
    game = step.game
    due = [(pos, fee) for pos in deeds if game.deeds[pos].mortgaged and (fee := transfer_fee(game, pos))]
    for pos, fee in due:
        step.emit(Paid(seat, None, fee, "interest", pos))
    spare(step, seat, (pos for pos, _ in due))


def owe(step: Step, seat: Seat, deeds: Iterable[Pos]) -> None:
    """The interest on all of an estate is one sum; who is short of it has a debt to the bank (GC-17)."""
    fresh = tuple(deeds)
    total = fees(step.game, fresh)
    if step.game.players[seat].cash >= total > 0:
        step.emit(Paid(seat, None, total, "interest"))
    elif total:
        step.push(Owe(seat, (Share(None, total),), "interest", None))
    spare(step, seat, fresh)


def spare(step: Step, seat: Seat, deeds: Iterable[Pos]) -> None:
    """The interest on these is paid, or owed in one sum."""
    pledged = tuple(pos for pos in deeds if step.game.deeds[pos].mortgaged)
    if pledged:
        step.emit(InterestPaid(seat, pledged))

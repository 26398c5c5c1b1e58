"""Mortgaging a deed, and redeeming it."""

from core.commands import Mortgage, Redeem
from core.events import Mortgaged, Paid, Redeemed
from core.ids import Seat
from core.step import Step
from core.worth import mortgage_value, redemption


def mortgage(step: Step, seat: Seat, command: Mortgage) -> None:
    pos = command.pos
    step.emit(Mortgaged(seat, pos, step.game.rules.mortgage.term))
    step.emit(Paid(None, seat, mortgage_value(step.game, pos), "mortgage", pos))


def redeem(step: Step, seat: Seat, command: Redeem) -> None:
    step.emit(Paid(seat, None, redemption(step.game, command.pos), "redemption", command.pos))
    step.emit(Redeemed(seat, command.pos))

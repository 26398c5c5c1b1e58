"""Mortgaging a deed, redeeming it, and the term it has for that."""

from collections.abc import Iterable

from core.commands import Mortgage, Redeem
from core.events import Mortgaged, Paid, Redeemed, TermsRan
from core.ids import Pos, Seat
from core.step import Step
from core.worth import mortgage_value, redemption


def mortgage(step: Step, seat: Seat, command: Mortgage) -> None:
    pos = command.pos
    step.emit(Mortgaged(seat, pos, step.game.rules.mortgage.term))
    step.emit(Paid(None, seat, mortgage_value(step.game, pos), "mortgage", pos))


def redeem(step: Step, seat: Seat, command: Redeem) -> None:
    step.emit(Paid(seat, None, redemption(step.game, command.pos), "redemption", command.pos))
    step.emit(Redeemed(seat, command.pos))


def run_terms(step: Step, seat: Seat, pledged: Iterable[Pos]) -> None:
    """Terms of mortgages fall by one, not below 0: as a turn of their owner begins (GA-41), and with a trade, that
    allies can't pass a deed to and fro for ever (GA-15)."""
    deeds = step.game.deeds
    left = [(pos, rounds - 1) for pos in pledged if (rounds := deeds[pos].rounds_left)]
    if left:
        step.emit(TermsRan(seat, tuple(left)))

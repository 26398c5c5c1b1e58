"""Paying a creditor, in full or in part."""

from core.events import Paid
from core.frames import Cause, Share
from core.ids import Money, Pos, Seat
from core.step import Step


def pay_share(step: Step, seat: Seat, share: Share, why: Cause, pos: Pos | None) -> None:
    """Pay a creditor in full."""
    pay_part(step, seat, share, share.amount, why, pos)


def pay_part(step: Step, seat: Seat, share: Share, amount: Money, why: Cause, pos: Pos | None) -> None:
    """Pay a creditor; what is rent is taxed on the owner's side (D-04, GA-16)."""
    if not amount:
        return
    step.emit(Paid(seat, share.to, amount, why, pos))
    tax = amount * share.tax // 100  # GX-04
    if tax and share.to is not None:
        step.emit(Paid(share.to, None, tax, "rent_tax", pos))


def pay(step: Step, seat: Seat, to: Seat | None, amount: Money) -> None:
    if amount:
        step.emit(Paid(seat, to, amount, "estate"))

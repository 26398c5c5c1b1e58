"""Rent that falls due: owed at once."""

from core.frames import Owe, Share
from core.ids import Money, Pos, Seat
from core.play import rent
from core.step import Step


def fall_due(step: Step, seat: Seat, pos: Pos, owner: Seat, amount: Money) -> None:
    """A seat stands on a deed that charges it."""
    share = Share(owner, amount, rent.tax_percent(step.game, step.at))
    step.push(Owe(seat, (share,), "rent", pos))

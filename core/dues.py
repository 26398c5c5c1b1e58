"""Rents that may be claimed, as they follow one from another."""

from collections.abc import Iterable
from typing import TypeAlias

from core.ids import Seat
from core.terms import Due

Dues: TypeAlias = tuple[Due, ...] | None


def claimed(dues: Dues, owner: Seat, lander: Seat) -> Dues:
    """The same, all that the one owes the other being claimed."""
    return tuple(_asked(due) if (due.owner, due.lander) == (owner, lander) else due for due in dues or ())


def _asked(due: Due) -> Due:
    return Due(due.owner, due.lander, due.pos, due.amount, due.turn, claimed=True)


def without(dues: Dues, closed: Iterable[Due]) -> Dues:
    left = [*(dues or ())]
    for due in closed:
        left.remove(due)
    return tuple(left)

"""What frames are made of: clocks, parts of a debt, wishes."""

from typing import Literal, TypeAlias

from core.fixed import fixed
from core.ids import Millis, Money, Pos, Seat


@fixed
class Running:
    until: Millis


@fixed
class Stopped:
    left: Millis


Clock: TypeAlias = Running | Stopped


@fixed
class Share:
    """One creditor's part of a debt. `to`: a seat, or None for the bank; `tax`: percent of it that the bank takes."""

    to: Seat | None
    amount: Money
    tax: int = 0


@fixed
class Due:
    """A rent that its owner may claim. `turn`: in which the lander came there; `claimed`: it is asked for, and is owed
    as soon as nothing is being resolved."""

    owner: Seat
    lander: Seat
    pos: Pos
    amount: Money
    turn: int
    claimed: bool = False


WishKind: TypeAlias = Literal["house", "hotel", "break"]


@fixed
class Wish:
    """What a seat wants of the bank when there may be too few: a building on each square, the next one first; or four
    houses for a hotel (`break`)."""

    seat: Seat
    kind: WishKind
    squares: tuple[Pos, ...]


@fixed
class Collecting:
    """Wishes are collected. `answered`: who has wished or passed."""

    answered: tuple[Seat, ...]


@fixed
class Calling:
    """One building is under the hammer. `high` 0: no bid yet."""

    what: WishKind
    high: Money
    leader: Seat | None
    began: Millis

"""Deeds: bought, auctioned, built on, mortgaged, traded."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from core.commands import Bundle, Terms
from core.ids import AuctionId, Millis, Money, OfferId, Pos, Seat


@dataclass(frozen=True, slots=True)
class Bought:
    """The deed is the seat's, clear."""

    type: ClassVar[str] = "bought"
    seat: Seat
    pos: Pos


@dataclass(frozen=True, slots=True)
class Declined:
    type: ClassVar[str] = "declined"
    seat: Seat
    pos: Pos


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    type: ClassVar[str] = "auction_opened"
    auction: AuctionId
    pos: Pos
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    type: ClassVar[str] = "bid"
    auction: AuctionId
    seat: Seat
    amount: Money


@dataclass(frozen=True, slots=True)
class Passed:
    """`how`: by choice, out of time, out of means, or with the seat."""

    type: ClassVar[str] = "passed"
    auction: AuctionId
    seat: Seat
    how: Literal["choice", "time", "means", "out"]


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """`void`: it starts afresh without its leader, who went out."""

    type: ClassVar[str] = "auction_closed"
    auction: AuctionId
    pos: Pos
    winner: Seat | None
    amount: Money
    void: bool = False


@dataclass(frozen=True, slots=True)
class Built:
    type: ClassVar[str] = "built"
    seat: Seat
    pos: Pos
    level: int


@dataclass(frozen=True, slots=True)
class Sold:
    type: ClassVar[str] = "sold"
    seat: Seat
    pos: Pos
    level: int


@dataclass(frozen=True, slots=True)
class Mortgaged:
    """`rounds_left`: own turns to come in which it may be redeemed, None without a term."""

    type: ClassVar[str] = "mortgaged"
    seat: Seat
    pos: Pos
    rounds_left: int | None


@dataclass(frozen=True, slots=True)
class Redeemed:
    type: ClassVar[str] = "redeemed"
    seat: Seat
    pos: Pos


@dataclass(frozen=True, slots=True)
class TermsRan:
    """The terms of a seat's mortgages as its turn begins: (square, rounds left)."""

    type: ClassVar[str] = "terms_ran"
    seat: Seat
    left: tuple[tuple[Pos, int], ...]


@dataclass(frozen=True, slots=True)
class TermEnded:
    """The deed is the bank's, clear."""

    type: ClassVar[str] = "term_ended"
    seat: Seat
    pos: Pos


@dataclass(frozen=True, slots=True)
class Offered:
    type: ClassVar[str] = "offered"
    offer: OfferId
    seat: Seat
    to: Seat
    give: Bundle
    take: Bundle
    until: Millis


@dataclass(frozen=True, slots=True)
class Accepted:
    type: ClassVar[str] = "accepted"
    offer: OfferId
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferRefused:
    type: ClassVar[str] = "refused"
    offer: OfferId
    seat: Seat
    terms: Terms | None


@dataclass(frozen=True, slots=True)
class Withdrawn:
    type: ClassVar[str] = "withdrawn"
    offer: OfferId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Lapsed:
    type: ClassVar[str] = "lapsed"
    offer: OfferId
    why: Literal["time", "window", "means", "out"]


@dataclass(frozen=True, slots=True)
class Traded:
    """The deeds of an accepted offer changed hands; its money is in `Paid`."""

    type: ClassVar[str] = "traded"
    offer: OfferId
    seat: Seat
    to: Seat
    give: tuple[Pos, ...]
    take: tuple[Pos, ...]

"""Deeds: dealt, bought, auctioned, built on, mortgaged, traded."""

from typing import ClassVar, Literal

from core.commands import Bundle, Terms
from core.fixed import fixed
from core.ids import AuctionId, Millis, Money, OfferId, Pos, Seat
from core.terms import WishKind


@fixed
class Dealt:
    """`hands`: the deeds of each seat, by seat."""

    type: ClassVar[str] = "dealt"
    hands: tuple[tuple[Pos, ...], ...]


@fixed
class Bought:
    """The deed is the seat's, clear."""

    type: ClassVar[str] = "bought"
    seat: Seat
    pos: Pos


@fixed
class Declined:
    type: ClassVar[str] = "declined"
    seat: Seat
    pos: Pos


@fixed
class AuctionOpened:
    type: ClassVar[str] = "auction_opened"
    auction: AuctionId
    pos: Pos
    order: tuple[Seat, ...]


@fixed
class BidMade:
    type: ClassVar[str] = "bid"
    auction: AuctionId
    seat: Seat
    amount: Money


@fixed
class Passed:
    """`how`: by choice, out of time, out of means, or with the seat."""

    type: ClassVar[str] = "passed"
    auction: AuctionId
    seat: Seat
    how: Literal["choice", "time", "means", "out"]


@fixed
class AuctionClosed:
    """`void`: it starts afresh without its leader, who went out or can't pay."""

    type: ClassVar[str] = "auction_closed"
    auction: AuctionId
    pos: Pos
    winner: Seat | None
    amount: Money
    void: bool = False


@fixed
class Built:
    type: ClassVar[str] = "built"
    seat: Seat
    pos: Pos
    level: int


@fixed
class ShortageOpened:
    """There may be too few buildings for what this seat wishes: all that could build are asked, too, until then."""

    type: ClassVar[str] = "shortage_opened"
    seat: Seat
    auction: AuctionId
    until: Millis


@fixed
class BuildWished:
    """A building for each square, or (`break`) four houses for a hotel."""

    type: ClassVar[str] = "build_wished"
    auction: AuctionId
    seat: Seat
    kind: WishKind
    squares: tuple[Pos, ...]


@fixed
class BuildingCalled:
    """One building is called for the seats in `order`, each for a square of its own."""

    type: ClassVar[str] = "building_called"
    auction: AuctionId
    kind: WishKind
    order: tuple[Seat, ...]
    squares: tuple[Pos, ...]


@fixed
class ShortageClosed:
    """It took so long; clocks stood still meanwhile."""

    type: ClassVar[str] = "shortage_closed"
    auction: AuctionId
    length: Millis


@fixed
class Sold:
    type: ClassVar[str] = "sold"
    seat: Seat
    pos: Pos
    level: int


@fixed
class Demolished:
    """The top level of a street is gone, without refund. `seat`: whose card it was."""

    type: ClassVar[str] = "demolished"
    seat: Seat
    pos: Pos
    level: int


@fixed
class OwnAuctioned:
    """A seat puts its own mortgaged deed up for auction."""

    type: ClassVar[str] = "own_auctioned"
    seat: Seat
    pos: Pos


@fixed
class Mortgaged:
    """`rounds_left`: own turns to come in which it may be redeemed, None without a term."""

    type: ClassVar[str] = "mortgaged"
    seat: Seat
    pos: Pos
    rounds_left: int | None


@fixed
class Redeemed:
    type: ClassVar[str] = "redeemed"
    seat: Seat
    pos: Pos


@fixed
class InterestPaid:
    """Mortgaged deeds came to a seat and the interest is paid: lifting one this turn costs the loan alone."""

    type: ClassVar[str] = "interest_paid"
    seat: Seat
    deeds: tuple[Pos, ...]


@fixed
class TermsRan:
    """The terms of a seat's mortgages as its turn begins, or as they come to it by a trade: (square, rounds left)."""

    type: ClassVar[str] = "terms_ran"
    seat: Seat
    left: tuple[tuple[Pos, int], ...]


@fixed
class Reminded:
    """Mortgages of a seat on turn that end unless it redeems them: (square, own turns left after this one)."""

    type: ClassVar[str] = "reminded"
    seat: Seat
    terms: tuple[tuple[Pos, int], ...]


@fixed
class TermEnded:
    """The deed is the bank's, clear."""

    type: ClassVar[str] = "term_ended"
    seat: Seat
    pos: Pos


@fixed
class Offered:
    """`still`: clocks stand still while it waits."""

    type: ClassVar[str] = "offered"
    offer: OfferId
    seat: Seat
    to: Seat
    give: Bundle
    take: Bundle
    until: Millis
    still: bool = True


@fixed
class Accepted:
    type: ClassVar[str] = "accepted"
    offer: OfferId
    seat: Seat


@fixed
class OfferRefused:
    type: ClassVar[str] = "refused"
    offer: OfferId
    seat: Seat
    terms: Terms | None


@fixed
class Withdrawn:
    type: ClassVar[str] = "withdrawn"
    offer: OfferId
    seat: Seat


@fixed
class Lapsed:
    type: ClassVar[str] = "lapsed"
    offer: OfferId
    why: Literal["time", "window", "means", "out"]


@fixed
class Traded:
    """The deeds and jail cards of an accepted offer changed hands; its money is in `Paid`."""

    type: ClassVar[str] = "traded"
    offer: OfferId
    seat: Seat
    to: Seat
    give: tuple[Pos, ...]
    take: tuple[Pos, ...]
    give_cards: tuple[str, ...] = ()
    take_cards: tuple[str, ...] = ()

"""What a seat may ask for. A command holds what the chooser chose and names what it answers."""

from typing import ClassVar, TypeAlias

from core.fixed import fixed
from core.ids import AuctionId, DebtId, Money, OfferId, Pos, Seat, TaxHow, VoteId


@fixed
class Roll:
    do: ClassVar[str] = "roll"


@fixed
class Buy:
    do: ClassVar[str] = "buy"
    pos: Pos


@fixed
class Decline:
    do: ClassVar[str] = "decline"
    pos: Pos


@fixed
class Bid:
    do: ClassVar[str] = "bid"
    auction: AuctionId
    amount: Money


@fixed
class Pass:
    do: ClassVar[str] = "pass"
    auction: AuctionId


@fixed
class Claim:
    """Rent, of whoever stands or stood on one's deed."""

    do: ClassVar[str] = "claim"
    against: Seat


@fixed
class Pay:
    do: ClassVar[str] = "pay"
    debt: DebtId


@fixed
class GoBankrupt:
    do: ClassVar[str] = "bankrupt"
    debt: DebtId


@fixed
class PayFine:
    do: ClassVar[str] = "pay_fine"


@fixed
class UseCard:
    do: ClassVar[str] = "use_card"


@fixed
class Build:
    do: ClassVar[str] = "build"
    pos: Pos


@fixed
class RequestBuild:
    """Several buildings of one kind: a square for each, in the order in which they are placed."""

    do: ClassVar[str] = "request_build"
    pos: tuple[Pos, ...]


@fixed
class Sell:
    do: ClassVar[str] = "sell"
    pos: Pos


@fixed
class Mortgage:
    do: ClassVar[str] = "mortgage"
    pos: Pos


@fixed
class Redeem:
    do: ClassVar[str] = "redeem"
    pos: Pos


@fixed
class AuctionOwn:
    do: ClassVar[str] = "auction_own"
    pos: Pos


@fixed
class Bet:
    do: ClassVar[str] = "bet"
    numbers: tuple[int, ...]


@fixed
class SkipBet:
    do: ClassVar[str] = "skip_bet"


@fixed
class PayTax:
    do: ClassVar[str] = "tax"
    how: TaxHow


@fixed
class Choose:
    """One of the squares that are open: to go to, or to take a building from."""

    do: ClassVar[str] = "choose"
    pos: Pos


@fixed
class Bundle:
    """One side of a trade. `deeds` in board order; `cards`: held jail cards by deck."""

    cash: Money = 0
    deeds: tuple[Pos, ...] = ()
    cards: tuple[str, ...] = ()


@fixed
class Terms:
    """What a refuser would give and take instead. Only a hint: nobody is bound by it."""

    give: Bundle
    take: Bundle


@fixed
class Propose:
    do: ClassVar[str] = "propose"
    to: Seat
    give: Bundle
    take: Bundle


@fixed
class Accept:
    do: ClassVar[str] = "accept"
    offer: OfferId


@fixed
class Refuse:
    do: ClassVar[str] = "refuse"
    offer: OfferId
    terms: Terms | None = None


@fixed
class Withdraw:
    do: ClassVar[str] = "withdraw"
    offer: OfferId


@fixed
class AskGap:
    """Let there be time between this turn and the next."""

    do: ClassVar[str] = "ask_gap"


@fixed
class Ready:
    """Nothing more of this gap."""

    do: ClassVar[str] = "ready"


@fixed
class AskPause:
    do: ClassVar[str] = "ask_pause"


@fixed
class Agree:
    do: ClassVar[str] = "agree"
    vote: VoteId


@fixed
class Disagree:
    do: ClassVar[str] = "disagree"
    vote: VoteId


@fixed
class Back:
    do: ClassVar[str] = "back"


@fixed
class Surrender:
    do: ClassVar[str] = "surrender"


Command: TypeAlias = (
    Roll
    | Buy
    | Decline
    | Bid
    | Pass
    | Claim
    | Pay
    | GoBankrupt
    | PayFine
    | UseCard
    | Build
    | RequestBuild
    | Sell
    | Mortgage
    | Redeem
    | AuctionOwn
    | Bet
    | SkipBet
    | PayTax
    | Choose
    | Propose
    | Accept
    | Refuse
    | Withdraw
    | AskGap
    | Ready
    | AskPause
    | Agree
    | Disagree
    | Back
    | Surrender
)

COMMANDS: tuple[type[Command], ...] = (
    Roll,
    Buy,
    Decline,
    Bid,
    Pass,
    Claim,
    Pay,
    GoBankrupt,
    PayFine,
    UseCard,
    Build,
    RequestBuild,
    Sell,
    Mortgage,
    Redeem,
    AuctionOwn,
    Bet,
    SkipBet,
    PayTax,
    Choose,
    Propose,
    Accept,
    Refuse,
    Withdraw,
    AskGap,
    Ready,
    AskPause,
    Agree,
    Disagree,
    Back,
    Surrender,
)
"""Every command there is; tests close the tables over it."""

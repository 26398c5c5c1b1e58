"""What a seat may ask for. A command holds what the chooser chose and names what it answers."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from core.ids import AuctionId, DebtId, Money, OfferId, Pos, Seat, VoteId


@dataclass(frozen=True, slots=True)
class Roll:
    do: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Buy:
    do: ClassVar[str] = "buy"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Decline:
    do: ClassVar[str] = "decline"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Bid:
    do: ClassVar[str] = "bid"
    auction: AuctionId
    amount: Money


@dataclass(frozen=True, slots=True)
class Pass:
    do: ClassVar[str] = "pass"
    auction: AuctionId


@dataclass(frozen=True, slots=True)
class Pay:
    do: ClassVar[str] = "pay"
    debt: DebtId


@dataclass(frozen=True, slots=True)
class PayFine:
    do: ClassVar[str] = "pay_fine"


@dataclass(frozen=True, slots=True)
class UseCard:
    do: ClassVar[str] = "use_card"


@dataclass(frozen=True, slots=True)
class Build:
    do: ClassVar[str] = "build"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Sell:
    do: ClassVar[str] = "sell"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Mortgage:
    do: ClassVar[str] = "mortgage"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Redeem:
    do: ClassVar[str] = "redeem"
    pos: Pos


@dataclass(frozen=True, slots=True)
class Bet:
    do: ClassVar[str] = "bet"
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SkipBet:
    do: ClassVar[str] = "skip_bet"


@dataclass(frozen=True, slots=True)
class Bundle:
    """One side of a trade. `deeds` in board order; `cards`: held jail cards by deck."""

    cash: Money = 0
    deeds: tuple[Pos, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Terms:
    """What a refuser would give and take instead. Only a hint: nobody is bound by it."""

    give: Bundle
    take: Bundle


@dataclass(frozen=True, slots=True)
class Propose:
    do: ClassVar[str] = "propose"
    to: Seat
    give: Bundle
    take: Bundle


@dataclass(frozen=True, slots=True)
class Accept:
    do: ClassVar[str] = "accept"
    offer: OfferId


@dataclass(frozen=True, slots=True)
class Refuse:
    do: ClassVar[str] = "refuse"
    offer: OfferId
    terms: Terms | None = None


@dataclass(frozen=True, slots=True)
class Withdraw:
    do: ClassVar[str] = "withdraw"
    offer: OfferId


@dataclass(frozen=True, slots=True)
class AskPause:
    do: ClassVar[str] = "ask_pause"


@dataclass(frozen=True, slots=True)
class Agree:
    do: ClassVar[str] = "agree"
    vote: VoteId


@dataclass(frozen=True, slots=True)
class Disagree:
    do: ClassVar[str] = "disagree"
    vote: VoteId


@dataclass(frozen=True, slots=True)
class Back:
    do: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class Surrender:
    do: ClassVar[str] = "surrender"


Command: TypeAlias = (
    Roll
    | Buy
    | Decline
    | Bid
    | Pass
    | Pay
    | PayFine
    | UseCard
    | Build
    | Sell
    | Mortgage
    | Redeem
    | Bet
    | SkipBet
    | Propose
    | Accept
    | Refuse
    | Withdraw
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
    Pay,
    PayFine,
    UseCard,
    Build,
    Sell,
    Mortgage,
    Redeem,
    Bet,
    SkipBet,
    Propose,
    Accept,
    Refuse,
    Withdraw,
    AskPause,
    Agree,
    Disagree,
    Back,
    Surrender,
)
"""Every command there is; tests close the tables over it."""

"""What happened: facts in the past tense, complete with the results of luck.

An event can be applied without knowing a rule. Money moves by `Paid` alone, the stack of frames by `Stood` alone.
`type` is its name on the wire, in the log and in scenario files.
"""

from typing import TypeAlias

from core.events.deeds import (
    Accepted,
    AuctionClosed,
    AuctionOpened,
    BidMade,
    Bought,
    BuildingCalled,
    BuildWished,
    Built,
    Dealt,
    Declined,
    Demolished,
    InterestPaid,
    Lapsed,
    Mortgaged,
    Offered,
    OfferRefused,
    OwnAuctioned,
    Passed,
    Redeemed,
    Reminded,
    ShortageClosed,
    ShortageOpened,
    Sold,
    TermEnded,
    TermsRan,
    Traded,
    Withdrawn,
)
from core.events.money import (
    BetMade,
    BetSkipped,
    CardReturned,
    CardThrown,
    ClaimedInVain,
    DebtOpened,
    DebtSettled,
    Drew,
    Gone,
    Inherited,
    Paid,
    Released,
    RentClaimed,
    RentFellDue,
    RentsClosed,
    Shuffled,
    TaxChosen,
    WentOut,
)
from core.events.pauses import (
    CameBack,
    GamePaused,
    PauseAgreed,
    PauseAsked,
    PauseRefused,
    Resumed,
)
from core.events.turns import (
    Attended,
    ClaimsLeft,
    Freed,
    GameBegan,
    GameOver,
    GapAsked,
    GapOpened,
    Jailed,
    LotDrawn,
    Moved,
    MovedHow,
    Rolled,
    SaidReady,
    StayedIn,
    Stood,
    ThirdFace,
    Throw,
    TimeBegan,
    TimeCalled,
    TurnBegan,
    TurnClock,
    TurnMissed,
)

Event: TypeAlias = (
    Stood
    | GameBegan
    | TurnBegan
    | TurnClock
    | Rolled
    | Moved
    | Paid
    | Dealt
    | Bought
    | Declined
    | AuctionOpened
    | BidMade
    | Passed
    | AuctionClosed
    | ShortageOpened
    | BuildWished
    | BuildingCalled
    | ShortageClosed
    | Built
    | Sold
    | Demolished
    | OwnAuctioned
    | Mortgaged
    | Redeemed
    | TermsRan
    | Reminded
    | TermEnded
    | Offered
    | Accepted
    | OfferRefused
    | Withdrawn
    | Lapsed
    | Traded
    | InterestPaid
    | Shuffled
    | Drew
    | CardThrown
    | CardReturned
    | TaxChosen
    | BetMade
    | BetSkipped
    | Jailed
    | StayedIn
    | Freed
    | RentFellDue
    | RentClaimed
    | ClaimedInVain
    | RentsClosed
    | DebtOpened
    | DebtSettled
    | Inherited
    | Released
    | WentOut
    | TurnMissed
    | Attended
    | TimeBegan
    | TimeCalled
    | ClaimsLeft
    | LotDrawn
    | GapAsked
    | GapOpened
    | SaidReady
    | PauseAsked
    | PauseAgreed
    | PauseRefused
    | GamePaused
    | CameBack
    | Resumed
    | GameOver
)

EVENTS: tuple[type[Event], ...] = (
    Stood,
    GameBegan,
    TurnBegan,
    TurnClock,
    Rolled,
    Moved,
    Paid,
    Dealt,
    Bought,
    Declined,
    AuctionOpened,
    BidMade,
    Passed,
    AuctionClosed,
    ShortageOpened,
    BuildWished,
    BuildingCalled,
    ShortageClosed,
    Built,
    Sold,
    Demolished,
    OwnAuctioned,
    Mortgaged,
    Redeemed,
    TermsRan,
    Reminded,
    TermEnded,
    Offered,
    Accepted,
    OfferRefused,
    Withdrawn,
    Lapsed,
    Traded,
    InterestPaid,
    Shuffled,
    Drew,
    CardThrown,
    CardReturned,
    TaxChosen,
    BetMade,
    BetSkipped,
    Jailed,
    StayedIn,
    Freed,
    RentFellDue,
    RentClaimed,
    ClaimedInVain,
    RentsClosed,
    DebtOpened,
    DebtSettled,
    Inherited,
    Released,
    WentOut,
    TurnMissed,
    Attended,
    TimeBegan,
    TimeCalled,
    ClaimsLeft,
    LotDrawn,
    GapAsked,
    GapOpened,
    SaidReady,
    PauseAsked,
    PauseAgreed,
    PauseRefused,
    GamePaused,
    CameBack,
    Resumed,
    GameOver,
)
"""Every event there is; tests close the tables over it."""

UNTOLD: tuple[type[Event], ...] = (Stood, RentFellDue, RentsClosed)
"""What only the engine knows."""

__all__ = [
    "EVENTS",
    "UNTOLD",
    "Accepted",
    "Attended",
    "AuctionClosed",
    "AuctionOpened",
    "BetMade",
    "BetSkipped",
    "BidMade",
    "Bought",
    "BuildWished",
    "BuildingCalled",
    "Built",
    "CameBack",
    "CardReturned",
    "CardThrown",
    "ClaimedInVain",
    "ClaimsLeft",
    "Dealt",
    "DebtOpened",
    "DebtSettled",
    "Declined",
    "Demolished",
    "Drew",
    "Event",
    "Freed",
    "GameBegan",
    "GameOver",
    "GamePaused",
    "GapAsked",
    "GapOpened",
    "Gone",
    "Inherited",
    "InterestPaid",
    "Jailed",
    "Lapsed",
    "LotDrawn",
    "Mortgaged",
    "Moved",
    "MovedHow",
    "OfferRefused",
    "Offered",
    "OwnAuctioned",
    "Paid",
    "Passed",
    "PauseAgreed",
    "PauseAsked",
    "PauseRefused",
    "Redeemed",
    "Released",
    "Reminded",
    "RentClaimed",
    "RentFellDue",
    "RentsClosed",
    "Resumed",
    "Rolled",
    "SaidReady",
    "ShortageClosed",
    "ShortageOpened",
    "Shuffled",
    "Sold",
    "StayedIn",
    "Stood",
    "TaxChosen",
    "TermEnded",
    "TermsRan",
    "ThirdFace",
    "Throw",
    "TimeBegan",
    "TimeCalled",
    "Traded",
    "TurnBegan",
    "TurnClock",
    "TurnMissed",
    "WentOut",
    "Withdrawn",
]

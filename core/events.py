"""What happened: facts in the past tense, complete with the results of luck.

An event can be applied without knowing a rule. Money moves by `Paid` alone, the stack of frames by `Stood` alone.
`type` is its name on the wire, in the log and in scenario files.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from core.commands import Bundle, Terms
from core.frames import AnyFrame, Clock, Share, Why
from core.ids import AuctionId, DebtId, Millis, Money, OfferId, Party, Pos, Seat, VoteId

Gone: TypeAlias = Literal["bankrupt", "surrender", "missed_turns"]
"""Why a seat went out."""


@dataclass(frozen=True, slots=True)
class Stood:
    """The stack of frames as the command left it."""

    type: ClassVar[str] = "stood"
    stack: tuple[AnyFrame, ...]


@dataclass(frozen=True, slots=True)
class GameBegan:
    type: ClassVar[str] = "game_began"
    first: Seat
    at: Millis


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """`turn`: the token, one more than the turn before; `worth`: every seat's net worth."""

    type: ClassVar[str] = "turn_began"
    seat: Seat
    turn: int
    round: int
    until: Millis
    worth: tuple[Money, ...]


@dataclass(frozen=True, slots=True)
class TurnClock:
    type: ClassVar[str] = "turn_clock"
    clock: Clock


@dataclass(frozen=True, slots=True)
class Rolled:
    """`roll`: its number t in the dice scheme; `doubles`: counted so far this turn, 0 in jail."""

    type: ClassVar[str] = "rolled"
    seat: Seat
    dice: tuple[int, int]
    third: str | None
    roll: int
    doubles: int


@dataclass(frozen=True, slots=True)
class Moved:
    type: ClassVar[str] = "moved"
    seat: Seat
    to: Pos
    how: Literal["dice", "card", "back"]


@dataclass(frozen=True, slots=True)
class Paid:
    """`payer`, `payee`: a seat, the pool, or None for the bank; `pos`: the square it was about."""

    type: ClassVar[str] = "paid"
    payer: Party
    payee: Party
    amount: Money
    why: Why
    pos: Pos | None = None


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


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The used cards are back in the deck."""

    type: ClassVar[str] = "shuffled"
    deck: str


@dataclass(frozen=True, slots=True)
class Drew:
    """`index`: of the card in the deck; `kept`: the seat holds it."""

    type: ClassVar[str] = "drew"
    seat: Seat
    deck: str
    index: int
    card: str
    kept: bool


@dataclass(frozen=True, slots=True)
class CardReturned:
    """A held card joined the used ones. `used`: it freed its holder, who else went out."""

    type: ClassVar[str] = "card_returned"
    seat: Seat
    deck: str
    index: int
    used: bool


@dataclass(frozen=True, slots=True)
class BetMade:
    type: ClassVar[str] = "bet"
    seat: Seat
    numbers: tuple[int, ...]
    roll: int
    die: int
    jackpot: bool


@dataclass(frozen=True, slots=True)
class BetSkipped:
    type: ClassVar[str] = "bet_skipped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Jailed:
    type: ClassVar[str] = "jailed"
    seat: Seat
    why: Literal["square", "card", "doubles"]
    tries: int


@dataclass(frozen=True, slots=True)
class StayedIn:
    """A failed attempt to leave jail. `tries`: left."""

    type: ClassVar[str] = "stayed_in"
    seat: Seat
    tries: int


@dataclass(frozen=True, slots=True)
class Freed:
    type: ClassVar[str] = "freed"
    seat: Seat
    how: Literal["doubles", "fine", "card"]


@dataclass(frozen=True, slots=True)
class DebtOpened:
    """`settlement`: short of cash, with a clock of its own."""

    type: ClassVar[str] = "debt_opened"
    debt: DebtId
    seat: Seat
    shares: tuple[Share, ...]
    why: Why
    pos: Pos | None
    settlement: bool


@dataclass(frozen=True, slots=True)
class DebtSettled:
    type: ClassVar[str] = "debt_settled"
    debt: DebtId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Inherited:
    """A creditor took an estate's deeds as they stand. `terms`: those of mortgages that changed with it."""

    type: ClassVar[str] = "inherited"
    seat: Seat
    to: Seat
    deeds: tuple[Pos, ...]
    terms: tuple[tuple[Pos, int], ...]


@dataclass(frozen=True, slots=True)
class Released:
    """An estate's deeds are the bank's, clear."""

    type: ClassVar[str] = "released"
    seat: Seat
    deeds: tuple[Pos, ...]


@dataclass(frozen=True, slots=True)
class WentOut:
    """`to`: whose debt it was, None for the bank."""

    type: ClassVar[str] = "went_out"
    seat: Seat
    how: Gone
    to: tuple[Party, ...]


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """The turn clock ran out: `count` turns in a row by now."""

    type: ClassVar[str] = "missed"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Attended:
    """The seat acted in its turn: no turns missed in a row."""

    type: ClassVar[str] = "attended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PauseAsked:
    type: ClassVar[str] = "pause_asked"
    vote: VoteId
    seat: Seat
    agreed: tuple[Seat, ...]
    until: Millis
    minute_millis: Millis


@dataclass(frozen=True, slots=True)
class PauseAgreed:
    type: ClassVar[str] = "pause_agreed"
    vote: VoteId
    seat: Seat


@dataclass(frozen=True, slots=True)
class PauseRefused:
    """`seat` None: silence, or the asker is gone."""

    type: ClassVar[str] = "pause_refused"
    vote: VoteId
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class GamePaused:
    type: ClassVar[str] = "paused"
    at: Millis


@dataclass(frozen=True, slots=True)
class CameBack:
    type: ClassVar[str] = "came_back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """Every clock outside the stack moves on by `length`."""

    type: ClassVar[str] = "resumed"
    length: Millis


@dataclass(frozen=True, slots=True)
class GameOver:
    """`ranking`: best first; `worth`: every seat's net worth at the end, by seat."""

    type: ClassVar[str] = "game_over"
    ranking: tuple[Seat, ...]
    how: Literal["last_seat", "safety_stop"]
    worth: tuple[Money, ...]


Event: TypeAlias = (
    Stood | GameBegan | TurnBegan | TurnClock | Rolled | Moved | Paid | Bought | Declined | AuctionOpened | BidMade
    | Passed | AuctionClosed | Built | Sold | Mortgaged | Redeemed | TermsRan | TermEnded | Offered | Accepted
    | OfferRefused | Withdrawn | Lapsed | Traded | Shuffled | Drew | CardReturned | BetMade | BetSkipped | Jailed
    | StayedIn | Freed | DebtOpened | DebtSettled | Inherited | Released | WentOut | TurnMissed | Attended
    | PauseAsked | PauseAgreed | PauseRefused | GamePaused | CameBack | Resumed | GameOver
)

EVENTS: tuple[type[Event], ...] = (
    Stood, GameBegan, TurnBegan, TurnClock, Rolled, Moved, Paid, Bought, Declined, AuctionOpened, BidMade,
    Passed, AuctionClosed, Built, Sold, Mortgaged, Redeemed, TermsRan, TermEnded, Offered, Accepted,
    OfferRefused, Withdrawn, Lapsed, Traded, Shuffled, Drew, CardReturned, BetMade, BetSkipped, Jailed,
    StayedIn, Freed, DebtOpened, DebtSettled, Inherited, Released, WentOut, TurnMissed, Attended,
    PauseAsked, PauseAgreed, PauseRefused, GamePaused, CameBack, Resumed, GameOver,
)
"""Every event there is; tests close the tables over it."""

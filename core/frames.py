"""What a game is waiting for, as data: a stack of phases (somebody must choose) and tasks (do this next).

Between two commands the process may end, so whatever is still to come must lie in the game. A frame is frozen and made
anew when it changes. Interrupts push, answers pop.
"""

from typing import Literal, TypeAlias, get_args

from core.fixed import fixed
from core.ids import AuctionId, DebtId, Millis, Money, Pos, Seat
from core.terms import Calling as Calling
from core.terms import Clock as Clock
from core.terms import Collecting as Collecting
from core.terms import Due as Due
from core.terms import Running as Running
from core.terms import Share as Share
from core.terms import Stopped as Stopped
from core.terms import Wish as Wish
from core.terms import WishKind as WishKind


class Frame:
    __slots__ = ()


class Phase(Frame):
    __slots__ = ()


class Task(Frame):
    __slots__ = ()


Cause: TypeAlias = Literal[
    "rent",
    "rent_tax",
    "tax",
    "card",
    "fine",
    "auction",
    "price",
    "building",
    "mortgage",
    "redemption",
    "interest",
    "salary",
    "landing_bonus",
    "stake",
    "winnings",
    "top_up",
    "jackpot",
    "trade",
    "estate",
    "envelope",
    "lucky_eight",
    "unlucky_four",
]
"""What a payment was for."""


# --- phases ---


@fixed
class AwaitRoll(Phase):
    seat: Seat


@fixed
class BuyOrPass(Phase):
    seat: Seat
    pos: Pos


@fixed
class Auction(Phase):
    """`order`: who was eligible; `bidders`: who still is, the asked first; `high` 0: no bid yet. `began`: by open
    outcry since then, and `bidders` are all but the leader who have not passed since the last bid; None: in turn."""

    id: AuctionId
    pos: Pos
    order: tuple[Seat, ...]
    bidders: tuple[Seat, ...]
    high: Money
    leader: Seat | None
    until: Millis
    began: Millis | None = None


@fixed
class MustPay(Phase):
    """A debt. `clock` None: cash covered it as it arose, so it waits on the turn clock; else its settlement's own."""

    id: DebtId
    seat: Seat
    shares: tuple[Share, ...]
    why: Cause
    pos: Pos | None
    clock: Clock | None

    @property
    def total(self) -> Money:
        return sum([share.amount for share in self.shares])


@fixed
class CasinoBet(Phase):
    seat: Seat


@fixed
class TaxChoice(Phase):
    """How is the income tax of this square paid?"""

    seat: Seat
    pos: Pos


@fixed
class BusChoice(Phase):
    """One white die, the other, or their sum: which way on?"""

    seat: Seat
    dice: tuple[int, int]


@fixed
class TeleportChoice(Phase):
    """Any other square. `steps`: how far an ordinary move would go, should nobody choose."""

    seat: Seat
    steps: int


@fixed
class DemolitionChoice(Phase):
    """Which opponent's street loses its top level?"""

    seat: Seat


@fixed
class Between(Phase):
    """A gap between two turns. `ready`: who wants no more of it; offers prolong it up to `latest`; `last`: after the
    last turn, for rent claims alone."""

    ready: tuple[Seat, ...]
    until: Millis
    latest: Millis
    last: bool = False


@fixed
class BuildAuction(Phase):
    """The bank's buildings may not suffice. `since`: when that came up; `returned`: houses that came back for hotels
    meanwhile, and are not for these wishes."""

    id: AuctionId
    wishes: tuple[Wish, ...]
    stage: Collecting | Calling
    since: Millis
    returned: int
    until: Millis


@fixed
class Paused(Phase):
    """`back`: seats that have said they are back; at `until` the game resumes by itself. None: when a judge says so."""

    since: Millis
    back: tuple[Seat, ...]
    until: Millis | None


@fixed
class Resuming(Phase):
    since: Millis
    until: Millis


OverHow: TypeAlias = Literal["last_seat", "last_team", "round_limit", "time", "safety_stop"]


@fixed
class Over(Phase):
    """`ranking`: best first."""

    ranking: tuple[Seat, ...]
    how: OverHow


# --- tasks ---


@fixed
class BeginTurn(Task):
    seat: Seat


@fixed
class Move(Task):
    seat: Seat
    steps: int


@fixed
class Land(Task):
    seat: Seat


@fixed
class NextDeed(Task):
    """On to the next deed that may be bought, else to the next that charges."""

    seat: Seat


@fixed
class Demolition(Task):
    """An opponent's street is to lose a level, if there is one."""

    seat: Seat


@fixed
class Owe(Task):
    """A debt about to arise."""

    seat: Seat
    shares: tuple[Share, ...]
    why: Cause
    pos: Pos | None


@fixed
class LeaveJail(Task):
    """The compulsory fine is paid: out, and on by the roll that failed (0: nothing was rolled, so it stays there)."""

    seat: Seat
    steps: int


@fixed
class AfterRoll(Task):
    """All that follows from a roll is done."""

    seat: Seat
    again: bool


@fixed
class OpenAuction(Task):
    pos: Pos
    order: tuple[Seat, ...]


@fixed
class Bidding(Task):
    """Whose bid is it? An auction between two answers; the fields are those of `Auction`."""

    id: AuctionId
    pos: Pos
    order: tuple[Seat, ...]
    bidders: tuple[Seat, ...]
    high: Money
    leader: Seat | None


@fixed
class HandOver(Task):
    """The winner has paid: the deed changes hands. `order`: for a fresh auction, should the winner go out before;
    `price`: what was paid for it, 0 where all of it is the bank's."""

    seat: Seat
    pos: Pos
    order: tuple[Seat, ...]
    price: Money = 0


@fixed
class EndTurn(Task):
    seat: Seat


@fixed
class EndTerm(Task):
    """A mortgage was not redeemed in time."""

    seat: Seat
    pos: Pos


@fixed
class Gap(Task):
    """A gap that is to begin, or to go on: for so long, and so long at most."""

    ready: tuple[Seat, ...]
    left: Millis
    longest: Millis
    last: bool = False


@fixed
class Shortage(Task):
    """What comes next of a shortage? The fields are those of `BuildAuction`."""

    id: AuctionId
    wishes: tuple[Wish, ...]
    stage: Collecting | Calling | None
    since: Millis
    returned: int
    until: Millis


@fixed
class Finish(Task):
    """The last turn is over. `claimed`: so is the time for rent claims."""

    claimed: bool = False


@fixed
class PassTurn(Task):
    seat: Seat


AnyPhase: TypeAlias = (
    AwaitRoll
    | BuyOrPass
    | Auction
    | MustPay
    | CasinoBet
    | TaxChoice
    | BusChoice
    | TeleportChoice
    | DemolitionChoice
    | Between
    | BuildAuction
    | Paused
    | Resuming
    | Over
)
AnyTask: TypeAlias = (
    BeginTurn
    | Move
    | Land
    | NextDeed
    | Demolition
    | Owe
    | LeaveJail
    | AfterRoll
    | OpenAuction
    | Bidding
    | HandOver
    | EndTurn
    | EndTerm
    | Gap
    | Shortage
    | Finish
    | PassTurn
)
AnyFrame: TypeAlias = AnyPhase | AnyTask

PHASES: tuple[type[AnyPhase], ...] = get_args(AnyPhase)
TASKS: tuple[type[AnyTask], ...] = get_args(AnyTask)

IN_TURN = (AwaitRoll, BuyOrPass, CasinoBet, TaxChoice, BusChoice, TeleportChoice, DemolitionChoice)
"""Phases that belong to the turn of the seat they name. Tuples: a union is built anew each time `isinstance` is."""

ASKS_ITS_SEAT = (*IN_TURN, MustPay)
"""Phases in which the seat they name is asked."""

NAMES: dict[type[AnyPhase], str] = {
    AwaitRoll: "await_roll",
    BuyOrPass: "buy_or_pass",
    Auction: "auction",
    MustPay: "must_pay",
    CasinoBet: "casino_bet",
    TaxChoice: "tax_choice",
    BusChoice: "bus_choice",
    TeleportChoice: "teleport_choice",
    DemolitionChoice: "demolition_choice",
    Between: "between",
    BuildAuction: "build_auction",
    Paused: "paused",
    Resuming: "resuming",
    Over: "over",
}
"""What phases are called on the wire and in scenario files."""

_SEATS = tuple(Seat(number) for number in range(16))
BEGIN_TURN = tuple(BeginTurn(seat) for seat in _SEATS)
AWAIT_ROLL = tuple(AwaitRoll(seat) for seat in _SEATS)
LAND = tuple(Land(seat) for seat in _SEATS)
AFTER_ROLL = tuple((AfterRoll(seat, again=False), AfterRoll(seat, again=True)) for seat in _SEATS)
END_TURN = tuple(EndTurn(seat) for seat in _SEATS)
PASS_TURN = tuple(PassTurn(seat) for seat in _SEATS)
"""The frames of every turn, by seat: made once, since frozen ones may stand in any number of games."""

"""Going out, whatever the reason, and what becomes of all that waits for the leaver."""

from collections.abc import Callable
from typing import TypeAlias

from core.commands import Surrender
from core.events import Gone, WentOut
from core.frames import (
    AfterRoll,
    AnyFrame,
    Auction,
    AwaitRoll,
    BeginTurn,
    Between,
    Bidding,
    BuildAuction,
    BusChoice,
    BuyOrPass,
    CasinoBet,
    Demolition,
    DemolitionChoice,
    EndTerm,
    Gap,
    HandOver,
    Land,
    LeaveJail,
    Move,
    MustPay,
    NextDeed,
    OpenAuction,
    Owe,
    Share,
    Shortage,
    TaxChoice,
    TeleportChoice,
)
from core.ids import Seat
from core.options import Just
from core.play import auction, buying, claims, ending, estates, gaps, pause, shortage, trading
from core.step import Step

SURRENDER = Just(Surrender())

Own: TypeAlias = (
    AwaitRoll
    | CasinoBet
    | TaxChoice
    | BusChoice
    | TeleportChoice
    | DemolitionChoice
    | Move
    | Land
    | NextDeed
    | LeaveJail
    | AfterRoll
    | BeginTurn
    | EndTerm
)
"""Frames that end with the seat they are of."""


def surrender(step: Step, seat: Seat, command: Surrender) -> None:
    """With a debt open it counts as a bankruptcy to that creditor, else as one to the bank (GX-13, GA-48)."""
    go_out(step, seat, "surrender", debt_of(step, seat))


def debt_of(step: Step, seat: Seat) -> MustPay | None:
    """The open debt of a seat."""
    return next((each for each in reversed(step.stack) if isinstance(each, MustPay) and each.seat == seat), None)


def go_out(step: Step, seat: Seat, how: Gone, debt: MustPay | None) -> None:
    """Everything that a seat's going out entails, in the order of GX-10."""
    shares = debt.shares if debt else ()
    trading.lapse_of(step, seat)
    if step.game.claims:
        claims.lapse_of(step, seat)
    pause.drop_votes(step, seat)
    rewritten = [_without(step, frame, seat) for frame in step.stack]
    step.stack[:] = [frame for frame in rewritten if frame is not None]
    estates.settle(step, seat, shares, debt.why if debt else "estate", debt.pos if debt else None)
    step.emit(WentOut(seat, how, tuple(share.to for share in shares) or (None,)))
    if not ending.end_if_decided(step):
        pause.after_leaving(step)


def _without(step: Step, frame: AnyFrame, seat: Seat) -> AnyFrame | None:
    """A frame as it stands when a seat is out; None when there is nothing left of it."""
    change = WITHOUT.get(frame.__class__)
    return change(step, frame, seat) if change else frame


def _drop_own(step: Step, frame: Own, seat: Seat) -> AnyFrame | None:
    return None if frame.seat == seat else frame


def _drop_demolition(step: Step, frame: DemolitionChoice, seat: Seat) -> AnyFrame | None:
    """An opponent's going out may leave nothing to take away: it is asked anew."""
    return None if frame.seat == seat else Demolition(frame.seat)


def _purchase(step: Step, frame: BuyOrPass, seat: Seat) -> AnyFrame:
    return buying.unasked(step, seat, frame.pos) if frame.seat == seat else frame


def _debt(step: Step, frame: MustPay, seat: Seat) -> AnyFrame | None:
    if frame.seat == seat:
        return None
    return MustPay(frame.id, frame.seat, _to_bank(frame.shares, seat), frame.why, frame.pos, frame.clock)


def _coming_debt(step: Step, frame: Owe, seat: Seat) -> AnyFrame | None:
    return None if frame.seat == seat else Owe(frame.seat, _to_bank(frame.shares, seat), frame.why, frame.pos)


def _to_bank(shares: tuple[Share, ...], seat: Seat) -> tuple[Share, ...]:
    """Debts owed to the leaver become debts to the bank, for its share."""
    return tuple(Share(None, share.amount) if share.to == seat else share for share in shares)


def _prize(step: Step, frame: HandOver, seat: Seat) -> AnyFrame:
    """GA-12: the winner is out before paying, so the auction starts afresh without them."""
    if frame.seat != seat:
        return frame
    return OpenAuction(frame.pos, tuple(each for each in frame.order if each != seat))


WITHOUT: dict[type[AnyFrame], Callable[..., AnyFrame | None]] = {  # type: ignore[explicit-any]
    AwaitRoll: _drop_own,
    CasinoBet: _drop_own,
    TaxChoice: _drop_own,
    BusChoice: _drop_own,
    TeleportChoice: _drop_own,
    DemolitionChoice: _drop_demolition,
    Move: _drop_own,
    Land: _drop_own,
    NextDeed: _drop_own,
    LeaveJail: _drop_own,
    AfterRoll: _drop_own,
    BeginTurn: _drop_own,
    EndTerm: _drop_own,  # GA-83: nothing expires of a seat that is out
    BuyOrPass: _purchase,
    MustPay: _debt,
    Owe: _coming_debt,
    Auction: auction.without,
    Bidding: auction.without,
    HandOver: _prize,
    Between: gaps.without,
    Gap: gaps.without,
    BuildAuction: shortage.without,
    Shortage: shortage.without,
}
"""`...`: a table can't say that each frame is its function's argument."""

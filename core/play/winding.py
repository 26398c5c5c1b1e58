"""Winding up an estate: to a creditor as it stands, or auctioned by the bank (C-177 to C-183)."""

from collections.abc import Sequence

from core.events import Inherited, Released
from core.facts import held, owned
from core.frames import (
    AfterRoll,
    AnyFrame,
    AwaitRoll,
    BeginTurn,
    Cause,
    EndTurn,
    Finish,
    Gap,
    OpenAuction,
    PassTurn,
    Share,
)
from core.ids import Pos, Seat
from core.play import building, moneys, transfer
from core.step import Step

RESTING: tuple[type[AnyFrame], ...] = (AwaitRoll, AfterRoll, BeginTurn, EndTurn, PassTurn, Gap, Finish)
"""What goes on after an estate's auctions; all that stands above is open and finished before them (GX-10)."""


def wind_up(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    """Each creditor in turn is paid while cash lasts; the first who is not takes the rest as it stands (GC-19)."""
    if any(share.to is not None for share in shares):
        for built in held(step.game, seat).built:  # C-178: the money is the creditor's
            building.sell_down_to(step, seat, built, 0)
    heir = _pay(step, seat, shares, why, pos)
    if heir is None:
        _to_bank(step, seat)
    else:
        _leave(step, seat, heir)


def _pay(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> Seat | None:
    """Who takes what is left: whose share is not paid in full, or the only creditor in any case (GC-52)."""
    for share in shares:
        cash = step.game.players[seat].cash
        moneys.pay_part(step, seat, share, min(cash, share.amount), why, pos)
        if cash < share.amount:
            return share.to
    return shares[0].to if len(shares) == 1 else None


def _leave(step: Step, seat: Seat, heir: Seat) -> None:
    """What is left of the cash, all deeds and jail cards; the interest on mortgaged ones is due at once (GC-17)."""
    game = step.game
    moneys.pay(step, seat, heir, game.players[seat].cash)
    deeds, cards = owned(game, seat), tuple(card.deck for card in game.players[seat].cards)
    if deeds or cards:
        step.emit(Inherited(seat, heir, deeds, (), cards))
    transfer.owe(step, heir, deeds)


def _to_bank(step: Step, seat: Seat) -> None:
    """The bank takes the cash, and auctions the deeds clear, one by one, before the next turn (C-182, GC-18)."""
    game = step.game
    moneys.pay(step, seat, None, game.players[seat].cash)
    deeds = owned(game, seat)
    if deeds:
        step.emit(Released(seat, deeds))
        order = tuple(each for each in game.from_left_of(game.turn) if each != seat)
        lots = [OpenAuction(pos, order) for pos in reversed(deeds)]
        resting = [place for place, frame in enumerate(step.stack) if isinstance(frame, RESTING)]
        step.stack[resting[-1] + 1 : resting[-1] + 1] = lots

"""What becomes of the cash, deeds and cards of a seat that goes out."""

from collections.abc import Callable, Sequence

from core.allies import ally_in
from core.events import CardReturned, Inherited, Released
from core.facts import held, owned
from core.frames import Cause, Share
from core.ids import Money, Pos, Seat
from core.kinds import BankruptTo
from core.play import building, moneys, raising, winding
from core.step import Step


def settle(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    """Give an estate to whom its last debt was owed (GA-73). No shares: to the bank."""
    SETTLE[step.game.rules.debt.bankrupt_to](step, seat, shares, why, pos)
    for card in step.game.players[seat].cards:
        step.emit(CardReturned(seat, card.deck, card.index, used=False))


def _as_it_stands(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    if len(shares) > 1:
        _to_several(step, seat, shares, why, pos)
    elif shares and (creditor := shares[0].to) is not None:
        _to_creditor(step, seat, shares[0], creditor, why, pos)
    else:
        _to_bank(step, seat, shares, why, pos)


def _sold(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    """Houses are sold and deeds pledged, the creditors share what that brings, and the deeds are released clear
    (GB-12, GB-61); where an ally takes them over, no more is pledged than the debt needs (GB-08)."""
    game, heir = step.game, ally_in(step.game, seat)
    owed = sum(share.amount for share in shares)
    if owed or heir is not None:
        _sell_all(step, seat)
        raising.pledge(step, seat, None if heir is None else owed)
    for share, part in zip(shares, pro_rata(game.players[seat].cash, shares), strict=True):
        moneys.pay_part(step, seat, share, part, why, pos)
    _to_bank(step, seat, (), why, pos)


def _to_creditor(step: Step, seat: Seat, share: Share, creditor: Seat, why: Cause, pos: Pos | None) -> None:
    """All cash and deeds as they stand, buildings, mortgages and terms with them (GA-14, GA-15)."""
    game = step.game
    cash = game.players[seat].cash
    moneys.pay_part(step, seat, share, min(cash, share.amount), why, pos)
    _leave_all(step, seat, creditor)


def _leave_all(step: Step, seat: Seat, heir: Seat) -> None:
    """What cash is left and all deeds as they stand; a term that is over gives the heir one turn more (GA-15)."""
    game = step.game
    moneys.pay(step, seat, heir, game.players[seat].cash)
    deeds = owned(game, seat)
    terms = tuple((pos, 1) for pos in deeds if game.deeds[pos].mortgaged and game.deeds[pos].rounds_left == 0)
    if deeds:
        step.emit(Inherited(seat, heir, deeds, terms))


def _to_bank(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    """The bank takes the cash; deeds are unowned and clear (A-181). With an ally in it takes no more than it is owed,
    and the ally takes over what is left (GA-50)."""
    heir = ally_in(step.game, seat)
    if heir is not None:
        for share in shares:
            moneys.pay_part(step, seat, share, min(step.game.players[seat].cash, share.amount), why, pos)
        _leave_all(step, seat, heir)
        return
    moneys.pay(step, seat, None, step.game.players[seat].cash)
    deeds = owned(step.game, seat)
    if deeds:
        step.emit(Released(seat, deeds))


def _to_several(step: Step, seat: Seat, shares: Sequence[Share], why: Cause, pos: Pos | None) -> None:
    """Buildings are sold, cash is split pro rata, the rest goes as to the bank (GA-19)."""
    game = step.game
    _sell_all(step, seat)
    for share, part in zip(shares, pro_rata(game.players[seat].cash, shares), strict=True):
        moneys.pay_part(step, seat, share, part, why, pos)
    _to_bank(step, seat, (), why, pos)


def _sell_all(step: Step, seat: Seat) -> None:
    for built in held(step.game, seat).built:
        building.sell_down_to(step, seat, built, 0)


def pro_rata(cash: Money, shares: Sequence[Share]) -> list[Money]:
    """Floor each; odd dollars to the first that is a seat and then on, never more than is owed."""
    owed = sum(share.amount for share in shares)
    if not owed:
        return []
    cash = min(cash, owed)
    parts = [cash * share.amount // owed for share in shares]
    odd = cash - sum(parts)
    for index in sorted(range(len(shares)), key=lambda each: shares[each].to is None):
        extra = min(odd, shares[index].amount - parts[index])
        parts[index] += extra
        odd -= extra
    return parts


SETTLE: dict[BankruptTo, Callable[[Step, Seat, Sequence[Share], Cause, Pos | None], None]] = {
    BankruptTo.CREDITOR_AS_IT_STANDS: _as_it_stands,
    BankruptTo.SOLD_FOR_CREDITORS: _sold,
    BankruptTo.WOUND_UP: winding.wind_up,
}

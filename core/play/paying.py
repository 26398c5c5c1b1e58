"""Debts: how they arise, wait, are raised and paid, or end in bankruptcy. Every forced payment passes here."""

from core.commands import GoBankrupt, Pay
from core.events import DebtOpened, DebtSettled
from core.frames import MustPay, Owe, Running
from core.ids import SECOND, DebtId, Seat
from core.options import Just, Option
from core.play import leaving, moneys, property, raising, trading
from core.state import Game
from core.step import Step
from core.worth import at_once, is_hopeless, raisable


def choices(game: Game, phase: MustPay, seat: Seat) -> list[Option]:
    if seat != phase.seat:
        return []
    payable = game.players[seat].cash >= phase.total
    found: list[Option] = [Just(Pay(phase.id), debt=phase.id)] if payable else []
    if may_give_up(game, phase):
        found.append(Just(GoBankrupt(phase.id), debt=phase.id))
    if may_raise(game, phase):
        found += property.choices(game, seat, before_roll=False)
    found += trading.proposals(game, seat)
    return found


def owe(step: Step, task: Owe) -> None:
    """Open a debt: pending on the turn clock when cash covers it, else a settlement (GA-69, GA-72); or every one with
    a clock of its own (B-138, GB-51)."""
    game, seat = step.game, task.seat
    total = sum(share.amount for share in task.shares)
    short = game.players[seat].cash < total
    if not total:
        return
    if seat != game.turn and not short and not _waits(game, task):
        _pay_all(step, task)
        return
    id = DebtId(game.last_id + 1)
    clock = Running(step.now + game.rules.debt.seconds * SECOND) if short or game.rules.debt.own_clock else None
    step.emit(DebtOpened(id, seat, task.shares, task.why, task.pos, settlement=short))
    debt = MustPay(id, seat, task.shares, task.why, task.pos, clock)
    if short and is_hopeless(game, seat, total):
        leaving.go_out(step, seat, "bankrupt", debt)  # GA-13: at once
        return
    step.push(debt)


def _waits(game: Game, task: Owe) -> bool:
    """Off turn: does a payment that cash covers wait for its word (GC-53, GC-58)?"""
    return game.rules.debt.off_turn and task.why != "card"


def may_raise(game: Game, debt: MustPay) -> bool:
    """May a debtor sell to the bank and pledge: also where that does not suffice (GC-16)?"""
    return game.rules.debt.insolvent_sells or raisable(game, debt.seat) >= debt.total


def may_give_up(game: Game, debt: MustPay) -> bool:
    """B-142: only when all sold and mortgaged would not cover the debt, and where it is the debtor's word."""
    return not at_once(game) and raisable(game, debt.seat) < debt.total


def go_bankrupt(step: Step, seat: Seat, command: GoBankrupt) -> None:
    debt = step.stack[-1]
    assert isinstance(debt, MustPay)
    leaving.go_out(step, seat, "bankrupt", debt)


def pay(step: Step, seat: Seat, command: Pay) -> None:
    debt = step.pop()
    assert isinstance(debt, MustPay)
    trading.close_window(step)
    _pay_all(step, debt)
    step.emit(DebtSettled(debt.id, seat))


def _pay_all(step: Step, debt: MustPay | Owe) -> None:
    for share in debt.shares:
        moneys.pay_share(step, debt.seat, share, debt.why, debt.pos)


def out_of_time(step: Step) -> None:
    """GA-11: the money is raised by the fixed policy and paid; bankrupt only if that is not enough."""
    debt = step.stack[-1]
    assert isinstance(debt, MustPay)
    if raisable(step.game, debt.seat) < debt.total:
        leaving.go_out(step, debt.seat, "bankrupt", debt)
        return
    raising.raise_cash(step, debt.seat, debt.total)
    pay(step, debt.seat, Pay(debt.id))

"""Jail: how one gets in, and the ways out."""

from typing import Literal

from core.board import JAIL
from core.commands import PayFine, UseCard
from core.events import CardReturned, Freed, Jailed, Paid, StayedIn
from core.frames import LAND, AfterRoll, LeaveJail, Move, Owe, Share
from core.ids import Money, Seat
from core.options import Just, Option
from core.state import Game, InJail
from core.step import Step
from core.window import Window

FINE = Just(PayFine())
CARD = Just(UseCard())


def fine(game: Window) -> Money:
    """What leaving costs."""
    return game.rules.jail.fine


def choices(game: Game, seat: Seat) -> list[Option]:
    """Before the roll of each of the jail turns (GA-22)."""
    player = game.players[seat]
    if not isinstance(player.where, InJail):
        return []
    found: list[Option] = [FINE] if player.cash >= fine(game) and takes_fine(game, player.where) else []
    return [*found, CARD] if player.cards else found


def takes_fine(game: Game, where: InJail) -> bool:
    """May it be paid of one's own will before this attempt (GC-42)?"""
    limit = game.rules.jail.own_fines
    return limit is None or where.tries > attempts(game) - limit


def attempts(game: Window) -> int:
    """How many throws for doubles a stay in jail has."""
    return game.rules.jail.tries


def send(step: Step, seat: Seat, why: Literal["square", "card", "doubles"]) -> None:
    """To jail: no salary, and nothing more of this roll follows (GX-17)."""
    step.emit(Jailed(seat, why, attempts(step.game)))


def attempt(step: Step, seat: Seat, where: InJail, dice: tuple[int, int]) -> None:
    """A roll in jail: doubles free at once, the last failure costs the fine first (GA-20, GA-21)."""
    steps = sum(dice)
    if dice[0] == dice[1]:
        step.emit(Freed(seat, "doubles"))
        step.push(LAND[seat], Move(seat, steps))
        return
    fail(step, seat, where, steps)


def fail(step: Step, seat: Seat, where: InJail, steps: int) -> None:
    """An attempt has failed. `steps`: how far the last one moves once the fine is paid, 0 where nothing was rolled."""
    step.emit(StayedIn(seat, where.tries - 1))
    if where.tries <= 1:
        share = Share(None, fine(step.game))
        step.push(LeaveJail(seat, steps), Owe(seat, (share,), "fine", JAIL))


def leave(step: Step, task: LeaveJail) -> None:
    step.emit(Freed(task.seat, "fine"))
    if task.steps:
        step.push(AfterRoll(task.seat, again=False), LAND[task.seat], Move(task.seat, task.steps))


def pay_fine(step: Step, seat: Seat, command: PayFine) -> None:
    step.emit(Paid(seat, None, fine(step.game), "fine", JAIL))
    step.emit(Freed(seat, "fine"))


def use_card(step: Step, seat: Seat, command: UseCard) -> None:
    card = step.game.players[seat].cards[0]
    step.emit(CardReturned(seat, card.deck, card.index, used=True))
    step.emit(Freed(seat, "card"))

"""The casino's bet: one die against one to three numbers, and a chance at the jackpot."""

from core.commands import Bet, SkipBet
from core.events import BetMade, BetSkipped, Paid
from core.frames import CasinoBet
from core.ids import POT, Money, Seat
from core.options import FACES, Just, Numbers, Option
from core.state import Game
from core.step import Step
from core.window import Window

SKIP = Just(SkipBet())


def can_bet(game: Game, seat: Seat) -> bool:
    """GA-26: without the stake in cash no question is asked."""
    return game.players[seat].cash >= stake(game)


def stake(game: Window) -> Money:
    """What a bet costs."""
    return game.rules.bet.stake


def most_numbers(game: Window) -> int:
    """How many numbers one bet may name."""
    return game.rules.bet.most_numbers


def choices(game: Game, phase: CasinoBet, seat: Seat) -> list[Option]:
    return [SKIP, Numbers(most_numbers(game))] if seat == phase.seat else []


def bet(step: Step, seat: Seat, command: Bet) -> None:
    """Stake, top-up, die, draw: in this order (GA-25)."""
    rules = step.game.rules.bet
    step.pop()
    number = step.luck.roll(seat)
    die = step.luck.die("casino")
    jackpot = step.luck.weighted("jackpot", (1, rules.jackpot_in - 1)) == 0
    square = step.game.players[seat].where.pos
    step.emit(Paid(seat, None, stake(step.game), "stake", square))
    step.emit(Paid(None, POT, rules.top_up, "top_up", square))
    step.emit(BetMade(seat, command.numbers, number, die, jackpot))
    if die in command.numbers:
        winnings = stake(step.game) * len(FACES) // len(command.numbers)
        step.emit(Paid(None, seat, winnings, "winnings", square))  # GA-27: the stake is not returned
    if jackpot:
        step.emit(Paid(POT, seat, step.game.pool, "jackpot", square))


def skip(step: Step, seat: Seat, command: SkipBet) -> None:
    step.pop()
    step.emit(BetSkipped(seat))

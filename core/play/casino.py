"""The casino's bet: one die against one to three numbers, and a chance at the jackpot."""

from core.commands import Bet, SkipBet
from core.events import BetMade, BetSkipped, Paid
from core.frames import CasinoBet
from core.ids import POT, Money, Seat
from core.luck import Luck
from core.options import FACES, Just, Numbers, Option
from core.state import Game
from core.step import Step
from core.window import Window

SKIP = Just(SkipBet())


def can_bet(game: Game, seat: Seat) -> bool:
    """GA-26, GB-06: without the stake in cash, or where nobody gambles, no question is asked."""
    return game.rules.bet.allowed and game.players[seat].cash >= stake(game)


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
    step.pop()
    number = step.luck.roll(seat)
    die = step.luck.die("casino")
    jackpot = wins_pool(step.game, step.luck)
    square = step.game.players[seat].where.pos
    step.emit(Paid(seat, None, stake(step.game), "stake", square))
    top_up = step.game.rules.bet.top_up
    if top_up:
        step.emit(Paid(None, POT, top_up, "top_up", square))
    step.emit(BetMade(seat, command.numbers, number, die, jackpot))
    if die in command.numbers:
        winnings = stake(step.game) * len(FACES) // len(command.numbers)
        step.emit(Paid(None, seat, winnings, "winnings", square))  # GA-27: the stake is not returned
    if jackpot:
        step.emit(Paid(POT, seat, step.game.pool, "jackpot", square))


def wins_pool(game: Game, luck: Luck) -> bool:
    """The draw for the pool, where there is one (A-095)."""
    odds = game.rules.bet.jackpot_in
    return odds is not None and luck.weighted("jackpot", (1, odds - 1)) == 0


def skip(step: Step, seat: Seat, command: SkipBet) -> None:
    step.pop()
    step.emit(BetSkipped(seat))

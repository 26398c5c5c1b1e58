"""The casino: a fair bet with a jackpot on top."""

from core.bots.tempers import Temper
from core.commands import Bet, Command, SkipBet
from core.frames import CasinoBet
from core.play.casino import most_numbers, stake
from core.window import Window


def choose(game: Window, phase: CasinoBet, temper: Temper) -> Command:
    spare = game.players[phase.seat].cash - stake(game) - temper.reserve
    if spare < 0 or game.pool < temper.pool:
        return SkipBet()
    return Bet(tuple(range(1, min(temper.numbers, most_numbers(game)) + 1)))

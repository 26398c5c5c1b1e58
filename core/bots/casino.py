"""The casino: a fair bet with a jackpot on top."""

from core.bots.tempers import Temper
from core.bots.window import Window
from core.commands import Bet, Command, SkipBet
from core.frames import CasinoBet


def choose(game: Window, phase: CasinoBet, temper: Temper) -> Command:
    spare = game.players[phase.seat].cash - game.rules.bet.stake - temper.reserve
    if spare < 0 or game.pool < temper.pool:
        return SkipBet()
    return Bet(tuple(range(1, min(temper.numbers, game.rules.bet.most_numbers) + 1)))

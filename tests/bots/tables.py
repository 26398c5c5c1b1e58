"""Positions for bots to look at: who owns what, before somebody's roll."""

from collections.abc import Mapping, Sequence

from core.books import resolve
from core.bots import TEMPERS
from core.frames import AWAIT_ROLL, END_TURN, Running
from core.ids import SECOND, Millis, Pos, Seat
from core.rules import Ruleset
from core.state import Game, blank

NOW: Millis = 1_767_225_600_000
HUMAN, BOT, THIRD, FOURTH = Seat(0), Seat(1), Seat(2), Seat(3)
KINDS = tuple(TEMPERS)
RULESET = resolve("brands.classic")


def table(
    temper: str,
    owned: Mapping[Seat, Sequence[Pos]],
    *,
    cash: Sequence[int] = (15_000, 15_000, 15_000, 15_000),
    turn: Seat = HUMAN,
    others: str | None = None,
    ruleset: Ruleset = RULESET,
) -> Game:
    """Seat 0 is a human, seat 1 a bot of this temper, the others of `others` (None: humans); a seat for each purse."""
    game = blank(ruleset, (None, temper, others, others)[: len(cash)])
    for seat, squares in owned.items():
        for pos in squares:
            game.deeds[pos].owner = seat
    for player, has in zip(game.players, cash, strict=True):
        player.cash = has
    game.stack = (END_TURN[turn], AWAIT_ROLL[turn])
    game.turn, game.token, game.round = turn, 1, 6
    game.began, game.turn_clock = NOW, Running(NOW + 75 * SECOND)
    return game

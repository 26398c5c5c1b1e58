"""When buildings are short: say what one would build anyway, and bid a little more than it costs."""

from collections.abc import Iterable
from typing import Final

from core.bots import building
from core.bots.buying import can_spare
from core.bots.tempers import Temper
from core.commands import Bid, Build, Command, Pass
from core.frames import BuildAuction, Calling
from core.ids import Money, Seat
from core.options import BidBetween, Option
from core.window import Window

MOST: Final = 2
"""So many times its cost a building is worth at the most."""


def choose(game: Window, phase: BuildAuction, seat: Seat, temper: Temper, legal: Iterable[Option]) -> Command | None:
    """None where it is not asked, or leads."""
    least, may_pass = None, False
    for option in legal:
        may_pass = may_pass or any(isinstance(each, Pass) for each in option.samples())
        if isinstance(option, BidBetween):
            least = option.least
    if not may_pass:
        return None
    if not isinstance(phase.stage, Calling):
        wished = building.choose(game, seat, temper, legal)
        return wished if isinstance(wished, Build) else Pass(phase.id)
    return Bid(phase.id, least) if least is not None and _would(game, phase, seat, temper, least) else Pass(phase.id)


def _would(game: Window, phase: BuildAuction, seat: Seat, temper: Temper, least: Money) -> bool:
    cost = next(game.board.cost[wish.squares[0]] for wish in phase.wishes if wish.seat == seat)
    return least <= cost or (least <= MOST * cost and can_spare(game, seat, temper, least))

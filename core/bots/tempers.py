"""Tempers as values, and the fixed characters that have them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from core.ids import Money, Seat
from core.window import Window

SCALE: Final[Money] = 4_000
"""What the dearest deed costs on the boards that the amounts below are for."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes one bot choose otherwise than another; all percents are whole.

    `reserve`: cash it keeps when it spends by choice; `fear`: percent of the worst rent on the board kept besides;
    `reach`: percent of a deed's worth it bids up to; `own`: what it makes of a group itself, in percent of what it
    takes others to make of it, in dealings with bots; `margin`: percent of an exchange it must gain by it;
    `patience`: it proposes each so many rounds; `pledges`: it builds on what its lone deeds would bring in need;
    `numbers`: how many it bets on; `pool`: the jackpot that is worth a bet to it.
    """

    key: str
    reserve: Money
    fear: int
    reach: int
    own: int
    margin: int
    patience: int
    pledges: bool
    numbers: int
    pool: Money


CAUTIOUS: Final = Temper(
    "cautious", 2500, fear=50, reach=90, own=110, margin=6, patience=12, pledges=False, numbers=3, pool=10_000
)
BUILDER: Final = Temper(
    "builder", 800, fear=25, reach=110, own=125, margin=3, patience=10, pledges=True, numbers=3, pool=6_000
)
TRADER: Final = Temper(
    "trader", 1500, fear=35, reach=100, own=135, margin=2, patience=4, pledges=False, numbers=2, pool=4_000
)
GAMBLER: Final = Temper(
    "gambler", 300, fear=10, reach=125, own=130, margin=1, patience=6, pledges=True, numbers=1, pool=0
)

TEMPERS: Final[Mapping[str, Temper]] = {each.key: each for each in (CAUTIOUS, BUILDER, TRADER, GAMBLER)}


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as it sits at the table. `temper` is what the game keeps of it."""

    name: str
    temper: str


CHARACTERS: Final = (
    Character("Prudence", "cautious"),
    Character("Mason", "builder"),
    Character("Mercer", "trader"),
    Character("Felix", "gambler"),
    Character("Clement", "cautious"),
    Character("Tyler", "builder"),
    Character("Portia", "trader"),
    Character("Fortuna", "gambler"),
)
"""In the order they are seated; the first four have four tempers."""


def temper_at(game: Window, seat: Seat) -> Temper:
    """The temper a seat plays by, at the board's scale; a seat without a known one plays as a trader would."""
    tempers = TEMPERS if game.board.dearest == SCALE else _scaled(game.board.dearest)
    return tempers.get(game.players[seat].bot or "", tempers[TRADER.key])


@lru_cache(maxsize=16)
def _scaled(dearest: Money) -> Mapping[str, Temper]:
    """The tempers where the dearest deed has another price."""
    return {
        each.key: replace(each, reserve=each.reserve * dearest // SCALE, pool=each.pool * dearest // SCALE)
        for each in TEMPERS.values()
    }

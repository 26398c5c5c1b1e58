"""Which modes people may open a table of: those that the page can show whole.

The engine plays more than are listed here. A mode joins the list in the change that brings its last part of the page.
"""

from typing import Final

from core.books import resolve
from functions.refusal import Refusal

OFFERED: Final[tuple[str, ...]] = (
    "brands.classic",
    "brands.teams",
    "brands.speed",
    "brands.skirmish",
    "brands.custom",
    "metro.classic",
    "metro.blitz",
    "metro.speed",
    "metro.teams",
    "metro.halal",
    "metro.caishen",
    "tournament.preliminary",
    "tournament.final",
)


SEATS: Final = 4
"""With one human that is room for three bots, of three of the four tempers."""


def seats_of(mode: str) -> int:
    """How many a table has that is made in one press: the usual number, or what the mode has next to it."""
    return min(resolve(mode).rules.players.counts, key=lambda count: abs(count - SEATS))


def known(mode: str) -> str:
    """This mode, if tables open for it. Raises Refusal."""
    if mode not in OFFERED:
        raise Refusal("NO_SUCH_MODE")
    return mode

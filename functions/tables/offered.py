"""What people may open a table of, and how many seats it has if nobody says: every mode there is, so that one joins the
rulebooks in the change that brings the last part of its page."""

from typing import Final

from core.books import MODES, resolve
from functions.refusal import Refusal

SEATS: Final = 4
"""With one human that is room for three bots, of three of the four tempers."""


def seats_of(mode: str) -> int:
    """How many a table has that is made in one press: the usual number, or what the mode has next to it."""
    return min(resolve(mode).rules.players.counts, key=lambda count: abs(count - SEATS))


def known(mode: str) -> str:
    """This mode, if tables open for it. Raises Refusal."""
    if mode not in MODES:
        raise Refusal("NO_SUCH_MODE")
    return mode

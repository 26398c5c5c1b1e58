"""Which modes people may open a table of: those that the page can show whole.

The engine plays more than are listed here. A mode joins the list in the change that brings its last part of the page.
"""

from typing import Final

from functions.refusal import Refusal

OFFERED: Final[tuple[str, ...]] = ("brands.classic",)


def known(mode: str) -> str:
    """This mode, if tables open for it. Raises Refusal."""
    if mode not in OFFERED:
        raise Refusal("NO_SUCH_MODE")
    return mode

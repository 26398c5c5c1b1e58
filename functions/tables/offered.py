"""Which modes people may open a table of: those that the page can show whole.

The engine plays more than are listed here. A mode joins the list in the change that brings its last part of the page.
"""

from typing import Final

OFFERED: Final[tuple[str, ...]] = ("brands.classic",)

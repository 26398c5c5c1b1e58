"""Which protocols are spoken here, the newest first: that of the pages of today and, for as long as they may be open,
of those before (F72). A page of none of them is told so where it asks for its ticket: a socket could not say why."""

from typing import Final

PROTOCOLS: Final = ("freehold.v1",)

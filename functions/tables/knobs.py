"""What the host of a table may turn here (GA-54)."""

from collections.abc import Mapping

from core.books import knobs, knobs_of
from core.rules import BadRule, Scalar
from functions.refusal import Refusal


def check(mode: str, patch: Mapping[str, Scalar], *, refereed: bool = False) -> None:
    """Raises Refusal for what is no knob of this mode, or turned too far."""
    try:
        knobs.check(knobs_of(mode, refereed=refereed), patch)
    except BadRule as bad:
        raise Refusal("BAD_RULE", str(bad)) from None

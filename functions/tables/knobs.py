"""What the host of a table may turn here (GA-54): the knobs of the rulebook that the guide explains."""

from collections.abc import Mapping
from typing import Final

from core.books import knobs
from core.books.brands import KNOBS as ALL
from core.books.knobs import Knob, Knobs, Switch
from core.rules import BadRule, Scalar
from functions.refusal import Refusal

__all__ = ["KNOBS", "Knob", "Switch", "check"]

NOT_SHOWN: Final = frozenset({"die.third_from_round"})
"""Knobs of things that the guide does not explain yet. One leaves this list in the change that brings its words."""

KNOBS: Final[Knobs] = {name: knob for name, knob in ALL.items() if name not in NOT_SHOWN}


def check(patch: Mapping[str, Scalar]) -> None:
    """Raises Refusal for what is no knob, or turned too far."""
    try:
        knobs.check(KNOBS, patch)
    except BadRule as bad:
        raise Refusal("BAD_RULE", str(bad)) from None

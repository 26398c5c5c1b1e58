"""What the host of a table may turn here (GA-54): the knobs of its mode's rulebook that the guide explains."""

from collections.abc import Mapping
from typing import Final

from core.books import knobs, knobs_of
from core.books.knobs import Knobs
from core.rules import BadRule, Scalar
from functions.refusal import Refusal

NOT_SHOWN: Final = frozenset({"die.third_from_round"})
"""Knobs of things that the guide does not explain yet. One leaves this list in the change that brings its words."""


def shown(mode: str) -> Knobs:
    return {name: knob for name, knob in knobs_of(mode).items() if name not in NOT_SHOWN}


def check(mode: str, patch: Mapping[str, Scalar]) -> None:
    """Raises Refusal for what is no knob of this mode, or turned too far."""
    try:
        knobs.check(shown(mode), patch)
    except BadRule as bad:
        raise Refusal("BAD_RULE", str(bad)) from None

"""What the host of a custom table may turn, and how far (GA-54)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.rules import Scalar
from functions.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Knob:
    """A whole number from `least` to `most` in steps; `none`: it may be null, which is never or no limit."""

    least: int
    most: int
    step: int = 1
    none: bool = False

    def fits(self, value: Scalar) -> bool:
        if value is None:
            return self.none
        whole = type(value) is int
        return whole and self.least <= value <= self.most and (value - self.least) % self.step == 0  # type: ignore[operator]


@dataclass(frozen=True, slots=True)
class Switch:
    def fits(self, value: Scalar) -> bool:
        return type(value) is bool


KNOBS: Final[Mapping[str, Knob | Switch]] = {
    "start.cash": Knob(5_000, 50_000, 500),
    "turn.seconds": Knob(30, 600, 5),
    "salary.ends_minute": Knob(0, 240, none=True),
    "tax.from_minute": Knob(0, 240, none=True),
    "mortgage.term": Knob(1, 30, none=True),
    "build.even": Switch(),
    "build.per_turn": Knob(1, 1, none=True),
}


def check(patch: Mapping[str, Scalar]) -> None:
    """Raises Refusal for what is no knob, or turned too far."""
    for name, value in patch.items():
        knob = KNOBS.get(name)
        if knob is None:
            raise Refusal("BAD_RULE", f"There is no knob {name!r}.")
        if not knob.fits(value):
            raise Refusal("BAD_RULE", f"{name} can't be {value!r}.")

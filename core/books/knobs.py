"""Knobs: what the host of a table may turn, and how far; narrower than what the engine can play with."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from core.rules import BadRule, Scalar


@dataclass(frozen=True, slots=True)
class Knob:
    """A whole number from `least` to `most` in steps; `none`: it may be null, which is never or no limit; `on`: where
    it stands when it is switched on, if its usual value is null."""

    least: int
    most: int
    step: int = 1
    none: bool = False
    on: int | None = None

    def fits(self, value: Scalar) -> bool:
        if value is None:
            return self.none
        whole = type(value) is int
        return whole and self.least <= value <= self.most and (value - self.least) % self.step == 0  # type: ignore[operator]

    def takes(self) -> str:
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        far = f"a whole number from {self.least} to {self.most}{steps}" if self.most > self.least else str(self.least)
        return far + (", or null" if self.none else "")


@dataclass(frozen=True, slots=True)
class Switch:
    def fits(self, value: Scalar) -> bool:
        return type(value) is bool

    def takes(self) -> str:
        return "true or false"


Knobs: TypeAlias = Mapping[str, Knob | Switch]


def check(knobs: Knobs, patch: Mapping[str, Scalar]) -> None:
    """Raises BadRule for what is no knob, or turned too far."""
    for name, value in patch.items():
        knob = knobs.get(name)
        if knob is None:
            raise BadRule(f"There is no knob {name!r}; there are {', '.join(knobs) or 'none'}.")
        if not knob.fits(value):
            raise BadRule(f"{name} can't be {value!r}: it takes {knob.takes()}.")

"""Values that nobody may change, held by the type checker so that making one stays cheap.

A dataclass frozen at run time takes three times as long to make, and a game is made of little else: freezing events,
frames and commands there would cost a tenth of the engine's speed. Every line of the project is checked strictly, so
an assignment to a field of one is an error before it runs.
"""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def fixed(cls: type[Value]) -> type[Value]:
    """`dataclass(frozen=True, slots=True)` to the type checker; hashable, compared and taken apart as that."""
    return dataclass(slots=True, unsafe_hash=True)(cls)

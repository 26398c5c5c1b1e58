"""What a referee may order, who has no seat at the table (GC-51). The words of scenario files and logs."""

from typing import ClassVar, TypeAlias

from core.fixed import fixed
from core.ids import Seat


@fixed
class Halt:
    """Every clock stops, the official one too."""

    do: ClassVar[str] = "pause"


@fixed
class Proceed:
    do: ClassVar[str] = "resume"


@fixed
class Eject:
    do: ClassVar[str] = "eject"
    who: Seat


@fixed
class CallTime:
    """The round that is running becomes the last."""

    do: ClassVar[str] = "call_time"


Order: TypeAlias = Halt | Proceed | Eject | CallTime
ORDERS: tuple[type[Order], ...] = (Halt, Proceed, Eject, CallTime)
"""Every order there is; tests close the table over it. None moves a token, money or a deed, throws again, or answers
for a seat."""

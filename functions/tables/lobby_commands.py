"""What a seat may ask for at a table that waits."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from core.ids import Seat


@dataclass(frozen=True, slots=True)
class Start:
    do: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class SeatBot:
    do: ClassVar[str] = "seat_bot"
    seat: Seat
    temper: str


@dataclass(frozen=True, slots=True)
class Remove:
    do: ClassVar[str] = "remove"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Move:
    """To an empty seat of the same table: where seats belong to teams, the way to a friend's side."""

    do: ClassVar[str] = "move"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Swap:
    """The referee's, before the game: who sits on one seat and who sits on the other, or nobody (C-024)."""

    do: ClassVar[str] = "swap"
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    do: ClassVar[str] = "leave"


LobbyCommand: TypeAlias = Start | SeatBot | Remove | Move | Swap | Leave

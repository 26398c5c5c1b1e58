"""Pauses: asked for, agreed, begun, ended."""

from dataclasses import dataclass
from typing import ClassVar

from core.ids import Millis, Seat, VoteId


@dataclass(frozen=True, slots=True)
class PauseAsked:
    type: ClassVar[str] = "pause_asked"
    vote: VoteId
    seat: Seat
    agreed: tuple[Seat, ...]
    until: Millis
    game_time_was: Millis


@dataclass(frozen=True, slots=True)
class PauseAgreed:
    type: ClassVar[str] = "pause_agreed"
    vote: VoteId
    seat: Seat


@dataclass(frozen=True, slots=True)
class PauseRefused:
    """`seat` None: silence, or the asker is gone."""

    type: ClassVar[str] = "pause_refused"
    vote: VoteId
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class GamePaused:
    type: ClassVar[str] = "paused"
    at: Millis


@dataclass(frozen=True, slots=True)
class CameBack:
    type: ClassVar[str] = "came_back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """Every clock outside the stack moves on by `length`."""

    type: ClassVar[str] = "resumed"
    length: Millis

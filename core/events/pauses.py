"""Pauses: asked for, agreed, begun, ended."""

from typing import ClassVar

from core.fixed import fixed
from core.ids import Millis, Seat, VoteId


@fixed
class PauseAsked:
    type: ClassVar[str] = "pause_asked"
    vote: VoteId
    seat: Seat
    agreed: tuple[Seat, ...]
    until: Millis
    game_time_was: Millis


@fixed
class PauseAgreed:
    type: ClassVar[str] = "pause_agreed"
    vote: VoteId
    seat: Seat


@fixed
class PauseRefused:
    """`seat` None: silence, or the asker is gone."""

    type: ClassVar[str] = "pause_refused"
    vote: VoteId
    seat: Seat | None


@fixed
class GamePaused:
    type: ClassVar[str] = "paused"
    at: Millis


@fixed
class CameBack:
    type: ClassVar[str] = "came_back"
    seat: Seat


@fixed
class Resumed:
    """Every clock outside the stack moves on by `length`."""

    type: ClassVar[str] = "resumed"
    length: Millis

"""The end of the game: the last one left, or the safety stop."""

from typing import Literal

from core.events import GameOver
from core.frames import Over
from core.ids import Seat
from core.state import Game
from core.step import Step
from core.worth import worths


def last_round(game: Game) -> bool:
    """Is this the round after which the game ends in any case (GA-58)?"""
    limits = (game.rules.cap.rounds, game.rules.cap.safety_rounds)
    return any(limit is not None and game.round >= limit for limit in limits)


def stop(step: Step) -> None:
    """The safety stop: net worth ranks those still in, ties by place in turn order."""
    worth = worths(step.game)
    ranked = sorted(step.game.seats_in, key=lambda seat: (-worth[seat], step.game.place(seat)))
    over(step, tuple(ranked), "safety_stop")


def over(step: Step, best: tuple[Seat, ...], how: Literal["last_seat", "safety_stop"]) -> None:
    """Who went out later stands above who went out earlier (GX-12)."""
    ranking = (*best, *reversed(step.game.gone))
    step.emit(GameOver(ranking, how, worths(step.game)))
    step.stack[:] = [Over(ranking, how)]

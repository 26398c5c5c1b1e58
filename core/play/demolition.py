"""Taking the top level of an opponent's street away."""

from core.allies import allied
from core.commands import Choose
from core.events import Demolished
from core.frames import Demolition, DemolitionChoice
from core.ids import Pos, Seat
from core.options import Option, Squares
from core.play import property
from core.state import Game
from core.step import Step
from core.window import Window


def begin(step: Step, task: Demolition) -> None:
    """D-25: nothing happens where there is nothing to take."""
    if targets(step.game, task.seat):
        step.push(DemolitionChoice(task.seat))


def targets(game: Window, seat: Seat) -> list[Pos]:
    """Opponents' streets with a building, in board order: where building is even, those that may come down."""
    squares: list[Pos] = []
    for other, player in enumerate(game.players):
        if other != seat and not player.out and not allied(game, seat, Seat(other)):
            squares += property.may_come_down(game, Seat(other))
    return sorted(squares)


def choices(game: Game, phase: DemolitionChoice, seat: Seat) -> list[Option]:
    return [Squares(Choose, targets(game, seat))] if seat == phase.seat else []


def choose(step: Step, phase: DemolitionChoice, pos: Pos) -> None:
    step.emit(Demolished(phase.seat, pos, step.game.deeds[pos].level - 1))


def out_of_time(step: Step) -> None:
    """GA-40: the dearest street, then the highest square."""
    phase = step.pop()
    assert isinstance(phase, DemolitionChoice)
    price = step.game.board.price
    choose(step, phase, max(targets(step.game, phase.seat), key=lambda pos: (price[pos], pos)))

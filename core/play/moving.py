"""Moving a token, and the salary it earns on the way."""

from core.board import SIZE
from core.clock import minute
from core.events import Moved, MovedHow, Paid
from core.frames import Move
from core.ids import Millis, Money, Pos, Seat
from core.play import fortune
from core.state import Game
from core.step import Step
from core.window import Window


def move(step: Step, task: Move) -> None:
    forward(step, task.seat, (step.game.players[task.seat].where.pos + task.steps) % SIZE, "dice")


def ahead_of(game: Window, seat: Seat, steps: int) -> Pos:
    """The square so many steps on from a seat's token."""
    return (game.players[seat].where.pos + steps) % SIZE


def forward(step: Step, seat: Seat, to: Pos, how: MovedHow) -> None:
    """Go ahead to a square, and collect what passing or reaching Start pays (A-018, A-025, GA-05)."""
    passes_start = to <= step.game.players[seat].where.pos
    step.emit(Moved(seat, to, how))
    if passes_start:
        _earn(step, seat, to)


def teleport(step: Step, seat: Seat, to: Pos) -> None:
    """Be taken to a square: nothing is passed on the way, so only Start itself pays (GA-35)."""
    step.emit(Moved(seat, to, "teleport"))
    if to == 0:
        _earn(step, seat, to)


def _earn(step: Step, seat: Seat, to: Pos) -> None:
    earned, bonus = salary(step.game), step.game.rules.salary.landing_bonus
    if earned and pays_salary(step.game, step.at):
        step.emit(Paid(None, seat, earned, "salary", 0))
        fortune.envelopes(step, seat, 0)
    if to == 0 and bonus:
        step.emit(Paid(None, seat, bonus, "landing_bonus", 0))  # GA-06: for ever


def salary(game: Window) -> Money:
    """What passing Start pays as long as it pays; more in a round of feasts (GB-05)."""
    rounds = game.rules.fortune.feast_rounds
    feast = rounds is not None and game.round % rounds == 0
    return game.rules.fortune.feast_salary if feast else game.rules.salary.amount


def pays_salary(game: Game, at: Millis) -> bool:
    """Is a salary still paid (D-03: the end minute itself no longer)?"""
    ends = salary_ends(game)
    return ends is None or minute(game, at) < ends


def salary_ends(game: Window) -> int | None:
    """From which minute on none is paid; None where it is paid for ever."""
    return game.rules.salary.ends_minute


def back(step: Step, seat: Seat, squares: int) -> None:
    """Go back; never a salary (GX-02)."""
    step.emit(Moved(seat, (step.game.players[seat].where.pos - squares) % SIZE, "back"))

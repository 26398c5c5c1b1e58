"""The third die: a number to add, a choice of ways, a jump to the next deed, or any square for three alike."""

from typing import Final

from core.board import SIZE
from core.commands import Choose
from core.events import ThirdFace
from core.frames import LAND, BusChoice, Move, NextDeed, TeleportChoice
from core.ids import Pos, Seat
from core.kinds import Jump
from core.options import Option, Squares
from core.play import moving, rent
from core.state import Game, InJail
from core.step import Step
from core.window import Window

FACES: Final[dict[Jump, tuple[ThirdFace, ...]]] = {
    Jump.M1: ("1", "2", "3", "bus", "m1", "m1"),
    Jump.X: ("1", "2", "3", "bus", "x", "x"),
}
"""What its six sides show (GA-37, GB-46)."""

NUMBERS: Final[dict[ThirdFace | None, int]] = {"1": 1, "2": 2, "3": 3}


def faces(game: Game) -> tuple[ThirdFace, ...]:
    """What its sides show in this game."""
    return FACES[game.rules.die.jump]


def throw(step: Step) -> ThirdFace:
    return faces(step.game)[step.luck.die("third") - 1]


def spots(third: ThirdFace | None) -> int:
    """What it adds to the white dice, for a move and for a utility's rent (A-168, GX-18)."""
    return NUMBERS.get(third, 0)


def is_triple(dice: tuple[int, int], third: ThirdFace | None) -> bool:
    """Three alike: no double then (A-175)."""
    return dice[0] == dice[1] == spots(third)


def rolls_again(game: Game, dice: tuple[int, int], third: ThirdFace | None) -> bool:
    """Does a throw that is no double give another one (GA-36, GB-17)?"""
    return is_triple(dice, third) and game.rules.die.triple_again


def go(step: Step, seat: Seat, dice: tuple[int, int], third: ThirdFace) -> None:
    """What follows from a throw of three."""
    total = sum(dice) + spots(third)
    if is_triple(dice, third):
        step.push(TeleportChoice(seat, total))
    elif third == "bus":
        step.push(BusChoice(seat, dice))
    elif third in NUMBERS:
        step.push(LAND[seat], Move(seat, total))
    else:
        step.push(NextDeed(seat), LAND[seat], Move(seat, total))


def ways(game: Game, phase: BusChoice, seat: Seat) -> list[Option]:
    return [Squares(Choose, reachable(game, phase))] if seat == phase.seat else []


def reachable(game: Window, phase: BusChoice) -> list[Pos]:
    """Where one die, the other, or both lead, nearest first; doubles leave two ways."""
    return [moving.ahead_of(game, phase.seat, steps) for steps in sorted({*phase.dice, sum(phase.dice)})]


def anywhere(game: Game, phase: TeleportChoice, seat: Seat) -> list[Option]:
    """Any square but the one stood on (GA-36)."""
    here = game.players[seat].where.pos
    return [Squares(Choose, [pos for pos in range(SIZE) if pos != here])] if seat == phase.seat else []


def choose_way(step: Step, phase: BusChoice, to: Pos) -> None:
    """GX-08: the choice is what carries the token, so it fixes salary and tax."""
    moving.forward(step, phase.seat, to, "bus")
    step.push(LAND[phase.seat])


def choose_square(step: Step, phase: TeleportChoice, to: Pos) -> None:
    """It is landed on as by dice (GA-76)."""
    moving.teleport(step, phase.seat, to)
    step.push(LAND[phase.seat])


def sum_of_two(step: Step) -> None:
    """A-170: out of time it is the sum."""
    phase = step.pop()
    assert isinstance(phase, BusChoice)
    choose_way(step, phase, moving.ahead_of(step.game, phase.seat, sum(phase.dice)))


def sum_of_three(step: Step) -> None:
    """GA-36: out of time it is an ordinary move."""
    phase = step.pop()
    assert isinstance(phase, TeleportChoice)
    step.push(LAND[phase.seat], Move(phase.seat, phase.steps))


def next_deed(step: Step, task: NextDeed) -> None:
    """GA-33: from where the token then stands, and not from jail."""
    if isinstance(step.game.players[task.seat].where, InJail):
        return
    to = target(step.game, task.seat)
    if to is not None:
        moving.forward(step, task.seat, to, "next_deed")
        step.push(LAND[task.seat])


def target(game: Game, seat: Seat) -> Pos | None:
    """GA-34: the next deed that is nobody's, else the next one that charges this seat its rent."""
    track = [at for steps in range(1, SIZE) if (at := moving.ahead_of(game, seat, steps)) in game.deeds]
    free = (at for at in track if game.deeds[at].owner is None)
    charging = (at for at in track if rent.is_charged(game, at, seat))
    return next(free, None) if any(deed.owner is None for deed in game.deeds.values()) else next(charging, None)

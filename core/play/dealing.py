"""Dealing deeds out before the first turn."""

from core.board import Board
from core.events import Dealt
from core.ids import Pos
from core.luck import Luck
from core.step import Step
from core.window import Window


def deal(step: Step) -> None:
    """GA-38: to each seat as many as the rules say, unmortgaged and free."""
    each = dealt_to_each(step.game)
    if each:
        step.emit(Dealt(hands(step.game.board, len(step.game.players), each, step.luck)))


def dealt_to_each(game: Window) -> int:
    """How many deeds a seat begins with."""
    return game.rules.start.deeds


def hands(board: Board, seats: int, each: int, luck: Luck) -> tuple[tuple[Pos, ...], ...]:
    """The deeds of every seat, in board order; dealt anew until nobody has a complete colour group."""
    tries = 0
    while True:
        order = luck.shuffle(f"deal:{tries}", len(board.deeds))
        dealt = [
            sorted(board.deeds[place] for place in order[seat * each : (seat + 1) * each]) for seat in range(seats)
        ]
        if not any(_completes(board, hand) for hand in dealt):
            return tuple(tuple(hand) for hand in dealt)
        tries += 1


def _completes(board: Board, hand: list[Pos]) -> bool:
    return any(group.cost and set(group.squares) <= set(hand) for group in board.groups)

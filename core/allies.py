"""Who plays together: allies, and who of them is left."""

from core.ids import Seat
from core.window import Window


def allied(game: Window, one: Seat, other: Seat) -> bool:
    """Are these two seats of one team?"""
    team = game.players[one].team
    return team is not None and one != other and game.players[other].team == team


def ally_in(game: Window, seat: Seat) -> Seat | None:
    """The next ally to a seat's left who is in."""
    count = len(game.players)
    clockwise = (Seat((seat + steps) % count) for steps in range(1, count))
    return next((each for each in clockwise if allied(game, seat, each) and not game.players[each].out), None)

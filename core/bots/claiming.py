"""Claiming rent: a bot sees who stands on its deeds, and never forgets to ask."""

from core.clock import stands_still
from core.ids import Seat
from core.window import Window


def against(game: Window, seat: Seat) -> Seat | None:
    """Who owes this seat a rent that it has not claimed yet."""
    if stands_still(game):
        return None
    return next((each.lander for each in game.claims or () if each.owner == seat and not each.claimed), None)


def claimants(game: Window) -> tuple[Seat, ...]:
    """Bots that have something to claim, whoever else is asked."""
    if not game.claims:
        return ()
    owners = dict.fromkeys(each.owner for each in game.claims)
    return tuple(seat for seat in owners if game.players[seat].bot is not None and against(game, seat) is not None)

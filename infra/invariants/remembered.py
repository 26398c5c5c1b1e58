"""38: what a game remembers of its deeds (core/facts.py) is what a fresh look at them gives."""

from collections.abc import Iterator

from core.facts import FACTS
from core.ids import Pos, Seat
from core.state import Game
from infra.invariants.copies import copied


def face(game: Game) -> list[tuple[Pos, Seat | None, int, bool]]:
    """All that facts may look at."""
    return [(pos, deed.owner, deed.level, deed.mortgaged) for pos, deed in game.deeds.items()]


def remembered(game: Game) -> Iterator[str]:
    """38"""
    fresh = copied(game)
    for place, known in enumerate(game.facts):
        seat = _owner(game, place)
        for reckon in FACTS:
            if reckon in known and known[reckon] != reckon(fresh, seat):
                yield f"{reckon.__name__} of {seat} is {known[reckon]} and should be {reckon(fresh, seat)}"


def remind(game: Game) -> None:
    """Let it know all there is, so that all of it can be wrong after the next event."""
    for place, known in enumerate(game.facts):
        for reckon in FACTS:
            known.setdefault(reckon, reckon(game, _owner(game, place)))


def _owner(game: Game, place: int) -> Seat | None:
    return Seat(place) if place < len(game.players) else None

"""Groups that two seats could make whole by dealing: who lacks what, and who has it."""

from dataclasses import dataclass

from core.ids import Pos, Seat
from core.window import Window


@dataclass(frozen=True, slots=True)
class Gap:
    """What a seat lacks of a group, all of it in one other hand."""

    seat: Seat
    holder: Seat
    squares: tuple[Pos, ...]


def gaps(game: Window) -> list[Gap]:
    """All gaps that a trade could close: groups in two hands, without mortgages and buildings; in board order."""
    found = []
    deeds = game.deeds
    for group in game.board.groups:
        squares = group.squares
        hands = {deeds[pos].owner for pos in squares}
        if len(hands) != 2 or None in hands or any(deeds[pos].mortgaged for pos in squares):
            continue
        one, two = sorted(seat for seat in hands if seat is not None)
        held = tuple(pos for pos in squares if deeds[pos].owner == one)
        rest = tuple(pos for pos in squares if deeds[pos].owner == two)
        found += [Gap(one, two, rest), Gap(two, one, held)]
    return found

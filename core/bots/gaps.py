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


def gaps(game: Window, seat: Seat) -> list[Gap]:
    """Gaps that a trade of this seat could close: groups in its and one other hand, none mortgaged; in board order."""
    found = []
    deeds = game.deeds
    for group in game.board.groups:
        squares = group.squares
        hands = {deeds[pos].owner for pos in squares}
        if seat not in hands or len(hands) != 2 or None in hands or any(deeds[pos].mortgaged for pos in squares):
            continue
        one, two = sorted(each for each in hands if each is not None)
        held = tuple(pos for pos in squares if deeds[pos].owner == one)
        rest = tuple(pos for pos in squares if deeds[pos].owner == two)
        found += [Gap(one, two, rest), Gap(two, one, held)]
    return found

"""The bank's buildings: how many of each kind are left, whether they are enough for all, what becomes of a hotel when
houses are lacking."""

from core.board import TOP_LEVEL
from core.facts import Fact, fact, held, is_whole
from core.frames import WishKind
from core.ids import Pos, Seat
from core.state import Game
from core.window import Window

HOTEL = TOP_LEVEL
HOUSES = TOP_LEVEL - 1
"""Levels of a street that are houses; the next is a hotel in their place."""
ENDLESS = 1_000_000


def _houses(game: Window) -> int | None:
    """In the game; None: without end (GA-63)."""
    return game.rules.supply.houses


def _hotels(game: Window) -> int | None:
    return game.rules.supply.hotels


def is_finite(game: Window) -> bool:
    """May there be too few buildings (GC-02)?"""
    return _houses(game) is not None or _hotels(game) is not None


def houses_left(game: Window) -> int | None:
    """Houses in the bank; None: without end."""
    return _left(game, _houses(game), _houses_of)


def hotels_left(game: Window) -> int | None:
    """Hotels in the bank; None: without end."""
    return _left(game, _hotels(game), _hotels_of)


def _left(game: Window, made: int | None, standing: Fact[Window, int]) -> int | None:
    return None if made is None else made - sum([standing(game, Seat(seat)) for seat in range(len(game.players))])


@fact
def _houses_of(game: Window, seat: Seat | None) -> int:
    """Houses on a seat's streets."""
    return sum([game.deeds[pos].level for pos in held(game, seat).built if game.deeds[pos].level <= HOUSES])


@fact
def _hotels_of(game: Window, seat: Seat | None) -> int:
    return sum([game.deeds[pos].level == HOTEL for pos in held(game, seat).built])


def stock(game: Window, kind: WishKind) -> int:
    """What the bank has of a kind of building; for a hotel taken down that is houses."""
    left = hotels_left(game) if kind == "hotel" else houses_left(game)
    return ENDLESS if left is None else left


def kind_at(level: int) -> WishKind:
    """What the next building of a street with so many levels is."""
    return "hotel" if level == HOUSES else "house"


def windows(game: Window) -> int:
    """How often one seat may have all asked between two throws."""
    return game.rules.supply.windows


def may_open(game: Game, seat: Seat) -> bool:
    """May a seat still have all asked before the next throw?"""
    return game.sought.count(seat) < windows(game)


def is_plenty(game: Game, seat: Seat, kind: WishKind, count: int) -> bool:
    """GC-50: can the others have all they could want, too, if this seat has so many (`break`: sells a hotel)?"""
    houses: WishKind = "house" if kind == "break" else kind
    left = stock(game, houses) - (HOUSES if kind == "break" else count)
    return left >= sum(_demand(game, other, houses) for other in game.seats_in if other != seat)


def _demand(game: Game, seat: Seat, kind: WishKind) -> int:
    """How many buildings of a kind a seat could place and pay from its cash now."""
    cash, count = game.players[seat].cash, 0
    for group in sorted(game.board.groups, key=lambda each: each.cost):
        if not group.cost or not is_whole(game, seat, group):
            continue
        levels = [game.deeds[pos].level for pos in group.squares]
        payable = min(_room(levels, kind), cash // group.cost)
        cash -= payable * group.cost
        count += payable
    return count


def _room(levels: list[int], kind: WishKind) -> int:
    """How many houses fit on a group, or how many of its streets are ready for a hotel."""
    if kind == "house":
        return sum(HOUSES - level for level in levels if level < HOUSES)
    return levels.count(HOUSES) if min(levels) >= HOUSES else 0


def lacks_houses(game: Window, spared: int = 0) -> bool:
    """Are there too few houses for a hotel to be taken down to them? `spared`: houses that are for others."""
    return stock(game, "break") - spared < HOUSES


def levelled(game: Window, squares: tuple[Pos, ...], spared: int = 0) -> list[tuple[Pos, int]]:
    """GC-15: a whole group down to the highest even levels that the bank's houses and its own fill, odd ones on the
    higher squares."""
    own = sum(game.deeds[pos].level for pos in squares if game.deeds[pos].level <= HOUSES)
    each, odd = divmod(stock(game, "break") - spared + own, len(squares))
    plain = len(squares) - odd
    return [(pos, min(game.deeds[pos].level, each + (place >= plain))) for place, pos in enumerate(squares)]

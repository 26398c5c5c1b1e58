"""What a deed is worth to a seat beyond its price: the group it makes or prevents."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias, assert_never

from core.allies import allied
from core.board import Board, Group, Station, Street, Utility
from core.facts import fact, held
from core.ids import Money, Pos, Seat
from core.play.property import is_even
from core.window import Window

Premiums: TypeAlias = Mapping[Pos, tuple[Money, ...]]
"""By square: what its group is worth beyond the prices, to a seat with none of it, with one, ... with all."""


@lru_cache(maxsize=16)
def premiums(board: Board) -> Premiums:
    """A board's premiums, reckoned once for each board there is."""
    return {pos: _of(board, group) for group in board.groups for pos in group.squares}


def _of(board: Board, group: Group) -> tuple[Money, ...]:
    deed = board.deed(group.squares[0])
    size = len(group.squares)
    match deed:
        case Street():
            whole = sum(_third_level(board, pos) for pos in group.squares) * 6 // 10
            return (*(0,) * (size - 1), whole * 15 // 100, whole)
        case Station():
            return (0, *(count * deed.rents[count - 1] // 2 for count in range(1, size + 1)))
        case Utility():
            return (0, *(count * deed.factors[count - 1] * 7 // 2 for count in range(1, size + 1)))
        case _:
            assert_never(deed)


def _third_level(board: Board, pos: Pos) -> Money:
    """The rent at which a street begins to decide games."""
    deed = board.deed(pos)
    return deed.rents[3] if isinstance(deed, Street) else 0


def worth(game: Window, seat: Seat, pos: Pos) -> Money:
    """What a deed that may be had is worth to a seat: its price, what its group gains, what others are denied."""
    board, deeds = game.board, game.deeds
    premium = premiums(board)[pos]
    counts: dict[Seat, int] = {}
    for each in board.group_of[pos].squares:
        owner = deeds[each].owner
        if owner is not None and each != pos:
            counts[owner] = counts.get(owner, 0) + 1
    mine = counts.pop(seat, 0)
    if game.players[seat].team is not None:
        counts = {other: count for other, count in counts.items() if not allied(game, seat, other)}
    own = premium[mine + 1] - premium[mine]
    denied = max((premium[count + 1] - premium[count] for count in counts.values()), default=0)
    return board.price[pos] + own + denied // 3


def decides(game: Window, pos: Pos, worth: Money) -> bool:
    """Is a deed of this worth one that makes or prevents a group?"""
    return worth >= 2 * game.board.price[pos]


def danger(game: Window, seat: Seat) -> Money:
    """The highest rent that somebody else's last street of a group charges with its buildings.

    The others of its group charge less, or at even building hardly more: a look at one a group is enough.
    """
    players = game.players
    team = players[seat].team
    others = [
        Seat(each) for each, player in enumerate(players) if each != seat and (team is None or player.team != team)
    ]
    return max([_dearest(game, other) for other in others])


@fact
def _dearest(game: Window, seat: Seat | None) -> Money:
    """The highest such rent of a seat's; where building may be uneven any street of a group may be the dearest."""
    worst = 0
    board, deeds, even = game.board, game.deeds, is_even(game)
    for pos in held(game, seat).built:
        street = board.squares[pos]
        if isinstance(street, Street) and (not even or pos == board.group_of[pos].squares[-1]):
            worst = max(worst, street.rents[deeds[pos].level])
    return worst

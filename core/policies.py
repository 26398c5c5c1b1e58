"""Where a number can't say it: an enum member of the rules, and the function it means."""

from collections.abc import Callable

from core.ids import Money, Pos, Seat
from core.kinds import BidLimit, Opening, Ties
from core.state import Game
from core.worth import raisable, unmortgaged

MOST_WRITTEN: Money = 99_999
"""The highest bid there is (GC-08)."""

OPENING: dict[Opening, Callable[[Game, Pos], Money]] = {
    Opening.LIST_PRICE: lambda game, pos: game.board.price[pos],
    Opening.ONE: lambda game, pos: 1,
}

BID_LIMIT: dict[BidLimit, Callable[[Game, Seat], Money]] = {
    BidLimit.RAISABLE: raisable,
    BidLimit.CASH: lambda game, seat: game.players[seat].cash,
    BidLimit.ANY: lambda game, seat: MOST_WRITTEN,
}


TIES: dict[Ties, Callable[[Game, Seat], tuple[int, ...]]] = {
    Ties.PLACE: lambda game, seat: (game.place(seat),),
    Ties.PROPERTY: lambda game, seat: (-unmortgaged(game, seat), -game.players[seat].cash),
}


def tie_order(game: Game, seat: Seat) -> tuple[int, ...]:
    """Of seats that are worth the same the least comes first."""
    return TIES[game.rules.cap.ties](game, seat)


def opening_price(game: Game, pos: Pos) -> Money:
    """The least first bid for a deed."""
    return OPENING[game.rules.auction.opening](game, pos)


def highest_bid(game: Game, seat: Seat) -> Money:
    """The most a seat may bid."""
    return BID_LIMIT[game.rules.auction.limit](game, seat)


def reaches(game: Game, seat: Seat, amount: Money) -> bool:
    """May a seat bid as much? No limit lies below the cash at hand, so that is looked at first."""
    return game.players[seat].cash >= amount or highest_bid(game, seat) >= amount

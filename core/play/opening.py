"""Who starts: drawn, or who throws the most."""

from collections.abc import Callable

from core.events import Throw
from core.ids import Seat
from core.kinds import Starter
from core.luck import Luck
from core.state import Game


def starter(game: Game, luck: Luck) -> tuple[Seat, tuple[Throw, ...]]:
    """The seat that starts, and the throws that made it the first."""
    return STARTER[game.rules.turn.starter](len(game.players), luck)


def _drawn(seats: int, luck: Luck) -> tuple[Seat, tuple[Throw, ...]]:
    """GA-02"""
    return Seat(luck.shuffle("turn-order", seats)[0]), ()


def _thrown(seats: int, luck: Luck) -> tuple[Seat, tuple[Throw, ...]]:
    """GC-44: the game throws for each seat; those who are level at the top throw again among themselves."""
    left, throws = [Seat(seat) for seat in range(seats)], list[Throw]()
    while len(left) > 1:
        thrown = [_throw(seat, luck) for seat in left]
        most = max(sum(throw.dice) for throw in thrown)
        left = [throw.seat for throw in thrown if sum(throw.dice) == most]
        throws += thrown
    return left[0], tuple(throws)


def _throw(seat: Seat, luck: Luck) -> Throw:
    luck.roll(seat)
    return Throw(seat, luck.dice())


STARTER: dict[Starter, Callable[[int, Luck], tuple[Seat, tuple[Throw, ...]]]] = {
    Starter.DRAWN: _drawn,
    Starter.THROWN: _thrown,
}

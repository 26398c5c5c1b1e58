"""Jail: out while there is something to buy or rent to collect, else by the dice."""

from collections.abc import Iterable

from core.bots.tempers import Temper
from core.bots.yardstick import danger
from core.commands import Command, PayFine, UseCard
from core.facts import held, owned
from core.ids import Seat
from core.options import Just, Option
from core.play.jail import fine
from core.play.moving import salary
from core.window import Window


def choose(game: Window, seat: Seat, temper: Temper, legal: Iterable[Option]) -> Command | None:
    """A way out that is better than an attempt; None to throw."""
    ways = [option.command for option in legal if isinstance(option, Just)]
    if not better_out(game, seat):
        return None
    for way in ways:
        if isinstance(way, UseCard):
            return way
    rich = game.players[seat].cash - fine(game) >= temper.reserve
    return next((way for way in ways if isinstance(way, PayFine) and rich), None)


def better_out(game: Window, seat: Seat) -> bool:
    """Nobody pays a jailed owner; but where rents are high, a cell is cheap."""
    return len(owned(game, None)) >= 4 or bool(held(game, seat).built) or danger(game, seat) < 2 * salary(game)

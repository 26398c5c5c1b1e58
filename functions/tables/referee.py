"""What a referee may do at a running table (GC-51): orders to the game, and warnings, which change nothing in it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, TypeAlias, get_args

from core import engine
from core.codec import Form
from core.frames import Over
from core.ids import Seat
from core.options import Json
from core.orders import Eject, Order
from core.refusal import TEXT, Refused, Why
from core.state import Game
from functions.refusal import Refusal
from functions.tables.act import Act
from functions.tables.happened import Warned
from functions.tables.model import REFEREE, Offence, Place, Table

OFFENCES: Final[tuple[Offence, ...]] = get_args(Offence)
MOST_WARNINGS: Final = 20
"""Kept with the seat; the log has all."""


@dataclass(frozen=True, slots=True)
class Warn:
    """Logged and shown, no more (GC-59); the referee ejects on repetition."""

    do: ClassVar[str] = "warn"
    who: Seat
    offence: Offence


AnyOrder: TypeAlias = Order | Warn
_ORDER: Final = Form(AnyOrder)


@dataclass(frozen=True, slots=True)
class Plain:
    """An order without open fields."""

    order: Order

    def allows(self, order: AnyOrder) -> bool:
        return order == self.order

    def schema(self) -> dict[str, Json]:
        return {"do": self.order.do}


@dataclass(frozen=True, slots=True)
class EjectOne:
    seats: tuple[Seat, ...]

    def allows(self, order: AnyOrder) -> bool:
        return isinstance(order, Eject) and order.who in self.seats

    def schema(self) -> dict[str, Json]:
        return {"do": Eject.do, "who": {"in": [*self.seats]}}


@dataclass(frozen=True, slots=True)
class WarnOne:
    seats: tuple[Seat, ...]

    def allows(self, order: AnyOrder) -> bool:
        return isinstance(order, Warn) and order.who in self.seats

    def schema(self) -> dict[str, Json]:
        return {"do": Warn.do, "who": {"in": [*self.seats]}, "offence": {"in": [*OFFENCES]}}


def referee_options(table: Table) -> Sequence[Plain | EjectOne | WarnOne]:
    """The one list of a referee's choices while the game runs."""
    if table.game is None or isinstance(table.game.top, Over):
        return ()
    orders = engine.orders(table.game)
    plain = [Plain(order) for order in orders if not isinstance(order, Eject)]
    seats = tuple(order.who for order in orders if isinstance(order, Eject))
    return (*plain, WarnOne(seats), EjectOne(seats))


def give(act: Act, place: Place, order: AnyOrder) -> None:
    """Carries an order out. Raises Refusal."""
    game = act.table.game
    if place != REFEREE:
        raise Refusal("NOT_REFEREE")
    if game is None:
        raise Refusal("NOT_RUNNING")
    act.by, act.command = place, _ORDER.plain(order)
    if isinstance(order, Warn):
        _warn(act, game, order)
        return
    try:
        act.happened(engine.order(game, order, act.now, act.chance))
    except Refused as refused:
        raise _why_not(game, order, refused.why) from None


def _why_not(game: Game, order: AnyOrder, why: Why) -> Refusal:
    """Of what is not among the options. The engine's reasons are said to players, of themselves."""
    if isinstance(order, Warn | Eject) and not isinstance(game.top, Over):
        if order.who not in range(len(game.players)):
            return Refusal("NO_SUCH_SEAT")
        if game.players[order.who].out:
            return Refusal("SEAT_OUT")
    return Refusal(why.value, TEXT[why])


def _warn(act: Act, game: Game, warning: Warn) -> None:
    table = act.table
    if not any(option.allows(warning) for option in referee_options(table)):
        raise _why_not(game, warning, Why.GAME_OVER)
    warned = table.sitter(warning.who)
    table.put(warning.who, replace(warned, warned=(*warned.warned, warning.offence)[-MOST_WARNINGS:]))
    act.tell(Warned(warning.who, warning.offence))

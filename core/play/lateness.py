"""Out of time: what is done for a seat that does not choose, and what missing turns costs."""

from collections.abc import Callable

from core.clock import on_turn_clock
from core.commands import Decline, SkipBet
from core.events import TurnMissed
from core.frames import (
    AnyPhase,
    Auction,
    AwaitRoll,
    Between,
    BuildAuction,
    BusChoice,
    BuyOrPass,
    CasinoBet,
    DemolitionChoice,
    MustPay,
    Over,
    Paused,
    Resuming,
    TaxChoice,
    TeleportChoice,
)
from core.ids import Seat
from core.play import (
    auction,
    buying,
    casino,
    demolition,
    gaps,
    leaving,
    pause,
    paying,
    shortage,
    taxing,
    third_die,
    turn,
)
from core.state import Game
from core.step import Step


def attends(game: Game, seat: Seat) -> bool:
    """Does a command of this seat's show now that it is there: in its own turn (GA-10), or whenever (GB-53)?"""
    return seat == game.turn or game.rules.turn.attended_any_time


def out_of_time(step: Step) -> None:
    top = step.stack[-1]
    if on_turn_clock(top):
        _turn_missed(step)
    elif isinstance(top, MustPay):
        _settlement_out_of_time(step, top)
    else:
        by_default(step)


def _turn_missed(step: Step) -> None:
    """GA-70: default and one missed turn; GA-71: the last one that counts is not played out."""
    game, seat = step.game, step.game.turn
    if _record_missed(step):
        if isinstance(step.stack[-1], MustPay):
            by_default(step)
        leaving.go_out(step, seat, "missed_turns", None)
    else:
        by_default(step)
    assert game.late


def _settlement_out_of_time(step: Step, debt: MustPay) -> None:
    """GA-11: on one's own turn it is the missed turn, once a turn (GA-09), unless the seat has acted since (GA-10)."""
    game = step.game
    counts = debt.seat == game.turn and not (game.late and game.players[debt.seat].missed)
    third = counts and _record_missed(step)
    paying.out_of_time(step)
    if third and not game.players[debt.seat].out and not isinstance(step.stack[-1], Over):
        leaving.go_out(step, debt.seat, "missed_turns", None)


def _record_missed(step: Step) -> bool:
    """Count a missed turn; is it one too many?"""
    game, limit = step.game, step.game.rules.turn.missed_limit
    count = game.players[game.turn].missed + 1
    step.emit(TurnMissed(game.turn, count))
    return limit is not None and count >= limit


def by_default(step: Step) -> None:
    """What happens when nobody chooses: total over the phases, closed by a test."""
    OUT_OF_TIME[step.stack[-1].__class__](step)  # type: ignore[index]


def _decline(step: Step) -> None:
    top = step.stack[-1]
    assert isinstance(top, BuyOrPass)
    buying.decline(step, top.seat, Decline(top.pos))


def _skip_bet(step: Step) -> None:
    casino.skip(step, step.game.turn, SkipBet())


OUT_OF_TIME: dict[type[AnyPhase], Callable[[Step], None]] = {
    AwaitRoll: turn.out_of_time,
    BuyOrPass: _decline,
    Auction: auction.out_of_time,
    MustPay: paying.out_of_time,
    CasinoBet: _skip_bet,
    TaxChoice: taxing.out_of_time,
    BusChoice: third_die.sum_of_two,
    TeleportChoice: third_die.sum_of_three,
    DemolitionChoice: demolition.out_of_time,
    Between: gaps.out_of_time,
    BuildAuction: shortage.out_of_time,
    Paused: pause.count_down,
    Resuming: pause.resume,
}

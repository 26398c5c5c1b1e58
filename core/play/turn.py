"""A turn from its first throw to the next seat's: rolling, doubles, the round counter, the safety stop."""

from collections.abc import Callable

from core.commands import Roll
from core.events import Reminded, Rolled, TermEnded, TurnBegan, TurnClock
from core.facts import held
from core.frames import (
    AFTER_ROLL,
    AWAIT_ROLL,
    BEGIN_TURN,
    END_TURN,
    LAND,
    PASS_TURN,
    AfterRoll,
    AwaitRoll,
    BeginTurn,
    EndTerm,
    EndTurn,
    Finish,
    Move,
    OpenAuction,
    PassTurn,
    Running,
)
from core.ids import SECOND, Seat
from core.kinds import Late, TermEnd
from core.options import Just, Option
from core.play import claims, ending, fortune, gaps, jail, mortgaging, property, third_die, timeup, trading
from core.state import Game, InJail
from core.step import Step
from core.worth import worths

ROLL_COMMAND = Roll()
ROLL = Just(ROLL_COMMAND)


def choices(game: Game, phase: AwaitRoll, seat: Seat) -> list[Option]:
    """Before each roll of one's own turn (GA-84); what others may do then, where they may (C-143, C-163, C-166)."""
    if seat != phase.seat:
        return property.choices(game, seat, before_roll=True) if property.any_time(game) else []
    found: list[Option] = [ROLL]
    found += jail.choices(game, seat)
    found += property.choices(game, seat, before_roll=True)
    found += trading.proposals(game, seat)
    return found


def roll(step: Step, seat: Seat, command: Roll) -> None:
    trading.close_window(step)
    step.pop()
    if step.game.token == 1 and not step.game.spots:
        timeup.begin(step)
    if step.game.claims:
        claims.close(step)
    number = step.luck.roll(seat)
    dice = step.luck.dice()
    player = step.game.players[seat]
    if isinstance(player.where, InJail):
        step.emit(Rolled(seat, dice, None, number, doubles=0, spots=sum(dice)))
        jail.attempt(step, seat, player.where, dice)  # GA-75: two dice, whatever else is thrown
        return
    joins = step.game.rules.die.third_from_round
    third = third_die.throw(step) if joins is not None and step.game.round >= joins else None
    spots = sum(dice) if third is None else sum(dice) + third_die.spots(third)
    twice = dice[0] == dice[1] and (third is None or not third_die.is_triple(dice, third))
    doubles = step.game.doubles + twice
    again = twice or (third is not None and third_die.rolls_again(step.game, dice, third))
    step.emit(Rolled(seat, dice, third, number, doubles, spots))
    if doubles >= step.game.rules.turn.doubles_to_jail:
        jail.send(step, seat, "doubles")  # GA-03: straight there, without a move
        return
    step.push(AFTER_ROLL[seat][again])
    if third is None:
        step.push(LAND[seat], Move(seat, spots))
    else:
        third_die.go(step, seat, dice, third)
    fortune.befall(step, seat, dice)


def after_roll(step: Step, task: AfterRoll) -> None:
    game = step.game
    if not task.again or isinstance(game.players[task.seat].where, InJail) or (game.late and is_skipped(game)):
        return  # GB-52: who is late forfeits the roll that is owed
    step.emit(TurnClock(Running(_fresh_clock(step))))
    step.push(AWAIT_ROLL[task.seat])


def is_skipped(game: Game) -> bool:
    """Does a turn whose clock has run out end without another roll (B-188), where else it is played on?"""
    return game.rules.turn.late is Late.SKIPPED


def out_of_time(step: Step) -> None:
    """Before a roll: it is rolled, or the turn passes on; in jail that is an attempt that failed (GB-11)."""
    seat = step.game.turn
    if not is_skipped(step.game):
        roll(step, seat, ROLL_COMMAND)
        return
    step.pop()
    where = step.game.players[seat].where
    if isinstance(where, InJail):
        jail.fail(step, seat, where, 0)


def _fresh_clock(step: Step) -> int:
    """When a turn clock that starts now runs out (GA-08)."""
    return step.now + step.game.rules.turn.seconds * SECOND


def begin_turn(step: Step, task: BeginTurn) -> None:
    game, seat = step.game, task.seat
    later_round = game.token > 0 and game.place(seat) < game.place(game.turn)
    number = game.round + later_round
    opens = timeup.minutes(game) is not None and (later_round or not game.token)
    step.emit(TurnBegan(seat, game.token + 1, number, _fresh_clock(step), worths(game), opens))
    mortgaging.run_terms(step, seat, held(game, seat).pledged)
    _remind(step, seat)
    step.push(END_TURN[seat], AWAIT_ROLL[seat])


def _remind(step: Step, seat: Seat) -> None:
    """B-136: which of its mortgages end, and after how many more turns."""
    game = step.game
    if not game.rules.mortgage.reminder:
        return
    terms = [(pos, left) for pos in held(game, seat).pledged if (left := game.deeds[pos].rounds_left) is not None]
    if terms:
        step.emit(Reminded(seat, tuple(terms)))


def end_turn(step: Step, task: EndTurn) -> None:
    game, seat = step.game, task.seat
    trading.close_window(step)
    step.push(PASS_TURN[seat])
    if game.players[seat].out:
        return  # GA-83: nothing expires of a seat that is out
    ended = [pos for pos in held(game, seat).pledged if game.deeds[pos].rounds_left == 0]
    step.push(*(EndTerm(seat, pos) for pos in reversed(ended)))


def pass_turn(step: Step, task: PassTurn) -> None:
    game = step.game
    following = game.from_left_of(task.seat)[0]
    if game.place(following) <= game.place(task.seat) and ending.last_round(game):
        step.push(Finish())
    elif game.gap_wanted:
        step.push(task)  # C-201: after the gap
        gaps.begin(step)
    else:
        step.push(BEGIN_TURN[following])


def end_term(step: Step, task: EndTerm) -> None:
    step.emit(TermEnded(task.seat, task.pos))
    AT_TERM_END[step.game.rules.mortgage.at_end](step, task)


def _auction(step: Step, task: EndTerm) -> None:
    """GA-41: a deed that was not redeemed in time is auctioned, its owner last; the money is the bank's."""
    step.push(OpenAuction(task.pos, step.game.from_left_of(task.seat)))


def _release(step: Step, task: EndTerm) -> None:
    """GB-33: it is the bank's, and anyone may buy it again (B-135)."""


AT_TERM_END: dict[TermEnd, Callable[[Step, EndTerm], None]] = {
    TermEnd.AUCTION: _auction,
    TermEnd.RELEASE: _release,
}

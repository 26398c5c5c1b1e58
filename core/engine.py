"""The run loop: `new_game`, `options`, `play`, `expire`. Pure: time and luck come in, events come out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from core import commands as c
from core import frames as f
from core.clock import first_offer, next_deadline, on_turn_clock, phase_deadline, stands_still
from core.events import Attended, Event, GameBegan, Lapsed, TurnClock, TurnMissed
from core.frames import Running, Stopped
from core.ids import SECOND, Millis, Seat
from core.luck import Luck
from core.options import Option
from core.play import (
    auction,
    buying,
    casino,
    ending,
    jail,
    landing,
    moving,
    pause,
    paying,
    property,
    trading,
    turn,
    why,
)
from core.refusal import Refused, Why
from core.rules import Ruleset
from core.state import Game, blank
from core.step import Step

__all__ = ["Seen", "expire", "new_game", "next_deadline", "options", "play", "to_act"]


@dataclass(frozen=True, slots=True)
class Seen:
    """What the chooser saw: the turn's token and the number of rolls so far."""

    turn: int
    roll: int


CHOICES: dict[type[f.AnyPhase], Callable[..., Iterator[Option]]] = {  # type: ignore[explicit-any]
    f.AwaitRoll: turn.choices,
    f.BuyOrPass: buying.choices,
    f.Auction: auction.choices,
    f.MustPay: paying.choices,
    f.CasinoBet: casino.choices,
    f.Paused: pause.back_choices,
}
DECIDE: dict[type[c.Command], Callable[..., None]] = {  # type: ignore[explicit-any]
    c.Roll: turn.roll,
    c.Buy: buying.buy,
    c.Decline: buying.decline,
    c.Bid: auction.bid,
    c.Pass: auction.pass_,
    c.Pay: paying.pay,
    c.PayFine: jail.pay_fine,
    c.UseCard: jail.use_card,
    c.Build: property.build,
    c.Sell: property.sell,
    c.Mortgage: property.mortgage,
    c.Redeem: property.redeem,
    c.Bet: casino.bet,
    c.SkipBet: casino.skip,
    c.Propose: trading.propose,
    c.Accept: trading.accept,
    c.Refuse: trading.refuse,
    c.Withdraw: trading.withdraw,
    c.AskPause: pause.ask,
    c.Agree: pause.agree,
    c.Disagree: pause.disagree,
    c.Back: pause.back,
    c.Surrender: ending.surrender,
}
DO: dict[type[f.AnyTask], Callable[..., None]] = {  # type: ignore[explicit-any]
    f.BeginTurn: turn.begin_turn,
    f.Move: moving.move,
    f.Land: landing.land,
    f.Owe: paying.owe,
    f.LeaveJail: jail.leave,
    f.AfterRoll: turn.after_roll,
    f.OpenAuction: auction.open_auction,
    f.Bidding: auction.ask,
    f.HandOver: auction.hand_over,
    f.EndTurn: turn.end_turn,
    f.EndTerm: turn.end_term,
    f.PassTurn: turn.pass_turn,
}
"""`...` in these: a table can't say that each key is its function's argument. Closed by a test."""

ANSWERS_WHAT_WAS_SEEN = frozenset(
    {
        c.Roll,
        c.Buy,
        c.Decline,
        c.PayFine,
        c.UseCard,
        c.Build,
        c.Sell,
        c.Mortgage,
        c.Redeem,
        c.Bet,
        c.SkipBet,
        c.Propose,
    }
)
"""Commands that mean this turn and this roll; the others name an id, or mean the same at any time."""


def new_game(ruleset: Ruleset, bots: Sequence[str | None], now: Millis, luck: Luck) -> tuple[Game, list[Event]]:
    """Begin a game. `bots`: a temper for each seat, None for a human. The starter is drawn (GA-02)."""
    game = blank(ruleset, tuple(bots))
    first = Seat(luck.shuffle("turn-order", len(game.players))[0])
    step = Step(game, now, now, luck)
    step.emit(GameBegan(first, now))
    step.push(f.BeginTurn(first))
    _run(step)
    return game, step.events


def options(game: Game, seat: Seat, now: Millis) -> list[Option]:
    """Every legal choice of a seat. `now` matters for pauses alone: who asked lately may not ask again."""
    top = game.top
    if isinstance(top, f.Over) or game.players[seat].out:
        return []
    choices = CHOICES.get(top.__class__)  # type: ignore[arg-type]
    found = list(choices(game, top, seat)) if choices else []
    if not stands_still(game):
        if game.offers:
            found += trading.answers(game, seat)
        found += pause.votes(game, seat, now)
    found.append(ending.SURRENDER)
    return found


def play(
    game: Game,
    seat: Seat,
    command: c.Command,
    now: Millis,
    luck: Luck,
    *,
    legal: Sequence[Option] | None = None,
    seen: Seen | None = None,
) -> list[Event]:
    """Carry out a command and all that follows; the game is changed in place.

    `legal`: the options of this very moment, if the caller has them. `seen`: what the chooser looked at.
    Raises Refused, the game then being as it was.
    """
    if seen and type(command) in ANSWERS_WHAT_WAS_SEEN and (seen.turn, seen.roll) != (game.token, game.rolls):
        raise Refused(Why.STALE)
    for option in options(game, seat, now) if legal is None else legal:
        if option.allows(command):
            break
    else:
        raise Refused(why.refused(game, seat, command, now))
    step = Step(game, now, now, luck)
    if seat == game.turn and game.players[seat].missed:
        step.emit(Attended(seat))  # GA-10
    DECIDE[command.__class__](step, seat, command)
    _run(step)
    return step.events


def _run(step: Step) -> None:
    """Do tasks until somebody must choose; then see to offers and to the turn clock."""
    game = step.game
    while True:
        top = step.stack[-1]
        if isinstance(top, f.Task):
            step.pop()
            DO[top.__class__](step, top)
        elif game.late and on_turn_clock(top):
            _by_default(step)  # GA-70: for the rest of this turn at once
        else:
            break
    step.close()
    if game.offers:
        trading.lapse_broken(step)
    _keep_clocks(step)


def _keep_clocks(step: Step) -> None:
    """Stop or start the turn clock and a settlement's (GA-08, GA-46): they stand still while an offer waits."""
    game, top = step.game, step.game.top
    if stands_still(game):
        return
    waiting = {offer.seat for offer in game.offers}
    wanted = on_turn_clock(top) and game.turn not in waiting
    if wanted is not isinstance(game.turn_clock, Running):
        step.emit(TurnClock(_switched(step, game.turn_clock)))
    if isinstance(top, f.MustPay) and top.clock and (top.seat in waiting) is isinstance(top.clock, Running):
        clock = _switched(step, top.clock)
        step.swap(f.MustPay(top.id, top.seat, top.shares, top.why, top.pos, clock))
        step.close()


def _switched(step: Step, clock: f.Clock) -> f.Clock:
    """The clock stopped with what it has left, or started with that but no less than the rules' least."""
    if isinstance(clock, Running):
        return Stopped(max(0, clock.until - step.now))
    return Running(step.now + max(clock.left, step.game.rules.turn.resumed_seconds * SECOND))


def to_act(game: Game) -> tuple[Seat, ...]:
    """Who is waited for: the seats of the phase on top, then those with an offer to answer."""
    top = game.top
    seats: tuple[Seat, ...] = ()
    if isinstance(top, f.AwaitRoll | f.BuyOrPass | f.MustPay | f.CasinoBet):
        seats = (top.seat,)
    elif isinstance(top, f.Auction):
        seats = (top.bidders[0],)
    elif isinstance(top, f.Paused):
        return pause.away(game, top)
    elif isinstance(top, f.Resuming | f.Over):
        return ()
    return (*seats, *(offer.to for offer in game.offers))


def expire(game: Game, now: Millis, luck: Luck) -> list[Event]:
    """Carry out the earliest deadline that is due, as of its own time (GX-07); nothing if none is due."""
    due = next_deadline(game)
    if due is None or due > now:
        return []
    step = Step(game, due, now, luck)
    offer = None if stands_still(game) else first_offer(game)
    if phase_deadline(game) == due:
        _phase_out_of_time(step)
    elif offer is not None and offer.until == due:
        step.emit(Lapsed(offer.id, "time"))
    else:
        pause.vote_out_of_time(step)
    _run(step)
    return step.events


def _phase_out_of_time(step: Step) -> None:
    top = step.stack[-1]
    if on_turn_clock(top):
        _turn_missed(step)
    elif isinstance(top, f.MustPay):
        _settlement_out_of_time(step, top)
    else:
        _by_default(step)


def _turn_missed(step: Step) -> None:
    """GA-70: default and one missed turn; GA-71: the last one that counts is not played out."""
    game, seat = step.game, step.game.turn
    if _record_missed(step):
        if isinstance(step.stack[-1], f.MustPay):
            _by_default(step)
        ending.go_out(step, seat, "missed_turns", None)
    else:
        _by_default(step)
    assert game.late


def _settlement_out_of_time(step: Step, debt: f.MustPay) -> None:
    """GA-11: on one's own turn it is the missed turn, once a turn (GA-09)."""
    game = step.game
    third = debt.seat == game.turn and not game.late and _record_missed(step)
    paying.out_of_time(step)
    if third and not game.players[debt.seat].out and not isinstance(step.stack[-1], f.Over):
        ending.go_out(step, debt.seat, "missed_turns", None)


def _record_missed(step: Step) -> bool:
    """Count a missed turn; is it one too many?"""
    game, limit = step.game, step.game.rules.turn.missed_limit
    count = game.players[game.turn].missed + 1
    step.emit(TurnMissed(game.turn, count))
    return limit is not None and count >= limit


def _by_default(step: Step) -> None:
    """What happens when nobody chooses: total over the phases, closed by a test."""
    OUT_OF_TIME[step.stack[-1].__class__](step)  # type: ignore[index]


def _roll(step: Step) -> None:
    turn.roll(step, step.game.turn, c.Roll())


def _decline(step: Step) -> None:
    top = step.stack[-1]
    assert isinstance(top, f.BuyOrPass)
    buying.decline(step, top.seat, c.Decline(top.pos))


def _skip_bet(step: Step) -> None:
    casino.skip(step, step.game.turn, c.SkipBet())


OUT_OF_TIME: dict[type[f.AnyPhase], Callable[[Step], None]] = {
    f.AwaitRoll: _roll,
    f.BuyOrPass: _decline,
    f.Auction: auction.out_of_time,
    f.MustPay: paying.out_of_time,
    f.CasinoBet: _skip_bet,
    f.Paused: pause.count_down,
    f.Resuming: pause.resume,
}

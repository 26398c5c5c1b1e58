"""The run loop: `new_game`, `options`, `play`, `expire`. Pure: time and luck come in, events come out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from core import commands as c
from core import frames as f
from core.clock import first_offer, next_deadline, offers_wait, on_turn_clock, phase_deadline, stands_still
from core.events import Attended, Event, GameBegan, Lapsed, PauseRefused, Resumed, Stood
from core.evolve import evolve
from core.ids import Collectibles, Millis, Seat
from core.luck import Luck
from core.options import Option
from core.orders import Order
from core.play import (
    auction,
    buying,
    casino,
    choosing,
    claims,
    clocks,
    dealing,
    demolition,
    gaps,
    jail,
    landing,
    lateness,
    leaving,
    lots,
    mortgaging,
    moving,
    opening,
    pause,
    paying,
    referee,
    shortage,
    taxing,
    third_die,
    timeup,
    trading,
    turn,
    why,
)
from core.refusal import Refused, Why
from core.rules import Ruleset
from core.state import Game, blank
from core.step import Step

__all__ = ["ENGINE", "Seen", "expire", "new_game", "next_deadline", "options", "order", "orders", "play", "to_act"]

ENGINE: Final = "1"
"""Noted in every log: which engine a game was played by. It changes with what a same command does in a same game."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the chooser saw: the turn's token and the number of rolls so far."""

    turn: int
    roll: int


def _bid(step: Step, seat: Seat, command: c.Bid) -> None:
    """For a deed, or for a building."""
    (shortage if isinstance(step.stack[-1], f.BuildAuction) else auction).bid(step, seat, command)


def _pass(step: Step, seat: Seat, command: c.Pass) -> None:
    (shortage if isinstance(step.stack[-1], f.BuildAuction) else auction).pass_(step, seat, command)


CHOICES: dict[type[f.AnyPhase], Callable[..., list[Option]]] = {  # type: ignore[explicit-any]
    f.AwaitRoll: turn.choices,
    f.BuyOrPass: buying.choices,
    f.Auction: auction.choices,
    f.MustPay: paying.choices,
    f.CasinoBet: casino.choices,
    f.TaxChoice: taxing.choices,
    f.BusChoice: third_die.ways,
    f.TeleportChoice: third_die.anywhere,
    f.DemolitionChoice: demolition.choices,
    f.Between: gaps.choices,
    f.BuildAuction: shortage.choices,
    f.Paused: pause.back_choices,
}
DECIDE: dict[type[c.Command], Callable[..., None]] = {  # type: ignore[explicit-any]
    c.Roll: turn.roll,
    c.Buy: buying.buy,
    c.Decline: buying.decline,
    c.Bid: _bid,
    c.Pass: _pass,
    c.Claim: claims.claim,
    c.Pay: paying.pay,
    c.GoBankrupt: paying.go_bankrupt,
    c.PayFine: jail.pay_fine,
    c.UseCard: jail.use_card,
    c.Build: shortage.build,
    c.RequestBuild: shortage.request,
    c.Sell: shortage.sell,
    c.Mortgage: mortgaging.mortgage,
    c.Redeem: mortgaging.redeem,
    c.AuctionOwn: auction.open_own,
    c.Bet: casino.bet,
    c.SkipBet: casino.skip,
    c.PayTax: taxing.pay_tax,
    c.Choose: choosing.choose,
    c.Propose: trading.propose,
    c.Accept: trading.accept,
    c.Refuse: trading.refuse,
    c.Withdraw: trading.withdraw,
    c.AskGap: gaps.ask,
    c.Ready: gaps.ready,
    c.AskPause: pause.ask,
    c.Agree: pause.agree,
    c.Disagree: pause.disagree,
    c.Back: pause.back,
    c.Surrender: leaving.surrender,
}
DO: dict[type[f.AnyTask], Callable[..., None]] = {  # type: ignore[explicit-any]
    f.BeginTurn: turn.begin_turn,
    f.Move: moving.move,
    f.Land: landing.land,
    f.NextDeed: third_die.next_deed,
    f.Demolition: demolition.begin,
    f.Owe: paying.owe,
    f.LeaveJail: jail.leave,
    f.AfterRoll: turn.after_roll,
    f.OpenAuction: auction.open_auction,
    f.Bidding: auction.ask,
    f.HandOver: lots.hand_over,
    f.EndTurn: turn.end_turn,
    f.EndTerm: turn.end_term,
    f.Gap: gaps.go_on,
    f.Shortage: shortage.go_on,
    f.Finish: timeup.finish,
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
        c.RequestBuild,
        c.Sell,
        c.Mortgage,
        c.Redeem,
        c.AuctionOwn,
        c.Bet,
        c.SkipBet,
        c.PayTax,
        c.Choose,
        c.Propose,
        c.Ready,
    }
)
"""Commands that mean this turn and this roll; the others name an id, or mean the same at any time."""


def new_game(
    ruleset: Ruleset,
    bots: Sequence[str | None],
    now: Millis,
    luck: Luck,
    *,
    collectibles: Sequence[Collectibles] = (),
) -> tuple[Game, list[Event]]:
    """Begin a game. `bots`: a temper for each seat, None for a human. The starter is drawn (GA-02) or
    thrown for (GC-44).

    `collectibles`: what each seat brings along, as held now (GB-26); of a bot nothing is taken.
    """
    game = blank(ruleset, tuple(bots))
    first, throws = opening.starter(game, luck)
    step = Step(game, now, now, luck)
    step.emit(GameBegan(first, now, _brought(game, collectibles), throws))
    dealing.deal(step)
    step.push(f.BEGIN_TURN[first])
    _run(step)
    return game, step.events


def _brought(game: Game, collectibles: Sequence[Collectibles]) -> tuple[Collectibles, ...]:
    """The cards of each seat in board order; nothing at all where nobody has one."""
    humans = zip(game.players, collectibles, strict=False)
    cards = [() if player.bot is not None else tuple(sorted(held)) for player, held in humans]
    assert all(pos in game.deeds and percent >= 0 for held in cards for pos, percent in held), cards
    return tuple(cards) if any(cards) else ()


def options(game: Game, seat: Seat, now: Millis) -> list[Option]:
    """Every legal choice of a seat, commonest first. `now` matters for pauses alone: not twice in a while."""
    top = game.stack[-1]
    if isinstance(top, f.Over) or game.players[seat].out:
        return []
    choices = CHOICES.get(top.__class__)  # type: ignore[arg-type]
    found = choices(game, top, seat) if choices else []
    if not stands_still(game):
        if game.offers and not offers_wait(game):
            found += trading.answers(game, seat)
        if gaps.seconds(game) is not None:
            found += gaps.asking(game, seat)
        found += pause.votes(game, seat, now)
        if game.claims is not None:
            found.append(claims.AnyRent(game, seat))
    found.append(leaving.SURRENDER)
    return found


def play(
    game: Game,
    seat: Seat,
    command: c.Command,
    now: Millis,
    luck: Luck,
    *,
    legal: Iterable[Option] | None = None,
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
    if game.players[seat].missed and lateness.attends(game, seat):
        step.emit(Attended(seat))
    DECIDE[command.__class__](step, seat, command)
    _run(step)
    return step.events


def _run(step: Step) -> None:
    """Do tasks until somebody must choose; then see to offers and to the turn clock."""
    game, stack = step.game, step.stack
    while True:
        top = stack[-1]
        do = DO.get(top.__class__)  # type: ignore[arg-type]
        if do:
            stack.pop()
            do(step, top)
        elif game.claims and claims.call_in(step):
            pass  # GC-48: before the next throw
        elif game.late and on_turn_clock(top):
            lateness.by_default(step)  # GA-70: for the rest of this turn at once
        else:
            break
    step.close()
    if game.offers:
        trading.lapse_broken(step)
    clocks.keep(step)


def to_act(game: Game) -> tuple[Seat, ...]:
    """Who is waited for: the seats of the phase on top, then those with an offer to answer."""
    top = game.top
    if isinstance(top, f.ASKS_ITS_SEAT):
        return (top.seat, *(offer.to for offer in game.offers))
    if isinstance(top, f.Auction):
        return auction.asked(top)
    if isinstance(top, f.BuildAuction):
        return shortage.asked(game, top.wishes, top.stage)
    if isinstance(top, f.Between):
        waiting = tuple(seat for seat in game.from_left_of(game.turn) if seat not in top.ready)
        return (*waiting, *(offer.to for offer in game.offers))
    return pause.away(game, top) if isinstance(top, f.Paused) else ()


def expire(game: Game, now: Millis, luck: Luck) -> list[Event]:
    """Carry out the earliest deadline that is due, as of its own time (GX-07); nothing if none is due."""
    due = next_deadline(game)
    if due is None or due > now:
        return []
    step = Step(game, due, now, luck)
    offer = None if stands_still(game) else first_offer(game)
    if game.ends == due and not stands_still(game):
        timeup.call(step)
    elif phase_deadline(game) == due:
        lateness.out_of_time(step)
    elif offer is not None and offer.until == due:
        step.emit(Lapsed(offer.id, "time"))
    else:
        pause.vote_out_of_time(step)
    _run(step)
    return step.events


def orders(game: Game) -> list[Order]:
    """What a referee may order now; nothing at a table without one."""
    return referee.legal(game)


def order(game: Game, given: Order, now: Millis, luck: Luck) -> list[Event]:
    """Carry out a referee's order. Raises Refused, the game then being as it was."""
    if given not in orders(game):
        raise Refused(why.order_refused(game, given))
    step = Step(game, now, now, luck)
    referee.carry_out(step, given)
    _run(step)
    return step.events


def delay(game: Game, length: Millis) -> list[Event]:
    """Nobody could play for so long: every clock moves on by it, as after a pause. An open vote ends without one."""
    stack = tuple(pause.later(frame, length) for frame in game.stack)
    events: list[Event] = [PauseRefused(game.vote.id, None)] if game.vote else []
    events += [Resumed(length), Stood(stack)]
    for event in events:
        evolve(game, event)
    return events

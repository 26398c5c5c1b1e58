"""Dear checks: options sound and complete, refusals without effect, round trips, views, deadlines, seats renamed."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from core import commands as c
from core.codec import decode_game, encode_game
from core.engine import expire, next_deadline, options, play, to_act
from core.events import Event
from core.facts import owned
from core.ids import AuctionId, DebtId, Millis, OfferId, Seat, VoteId
from core.luck import DiceChain
from core.options import Option
from core.refusal import Refused
from core.state import Game
from core.view import view
from infra.invariants.copies import copied
from infra.invariants.renaming import renamed_command, renamed_event, renamed_game
from infra.invariants.rest import violations

LARGEST: Final = 64 * 1024
SAMPLES: Final = 2
PART: Final = 5
KEY: Final = b"\x05" * 32


class SeatBlind(DiceChain):
    """Luck that does not look at who rolls."""

    def roll(self, seat: Seat) -> int:
        return DiceChain.roll(self, Seat(0))


def luck(game: Game) -> SeatBlind:
    return SeatBlind(game.rolls, KEY)


def dear(game: Game, now: Millis) -> list[str]:
    """27, 29, 31, 34 to 37, of one position; nothing if all is well. The seats asked and one other are looked at."""
    found = [*round_trip(game), *deadline(game)]
    for seat in sorted({*to_act(game), Seat(game.rolls % len(game.players))}):
        found += sound(game, seat, now)
        found += complete(game, seat, now)
    return found


def round_trip(game: Game) -> Iterator[str]:
    """35, 37"""
    stored = encode_game(game)
    again = decode_game(stored, game.ruleset)
    if again != game or encode_game(again) != stored:
        yield "37: decode(encode(game)) is another game"
    if len(stored) > LARGEST:
        yield f"37: the game takes {len(stored)} bytes"
    if view(again) != view(game):
        yield "35: the view shows what the game does not hold"


def deadline(game: Game) -> Iterator[str]:
    """34: what happens by itself can happen."""
    due = next_deadline(game)
    if due is not None:
        after = copied(game)
        if not expire(after, due, luck(game)):
            yield "34: a deadline that is due does nothing"
        yield from (f"34: at the deadline: {broken}" for broken in violations(after))


def sound(game: Game, seat: Seat, now: Millis) -> Iterator[str]:
    """31: what is listed is accepted, and leaves a sound game."""
    turned = renamed_game(game, 1)
    for command in some(options(game, seat, now), game.rolls):
        events, after = outcome(game, seat, command, now)
        if events is None:
            yield f"31: {command} is listed for seat {seat} and refused"
        else:
            yield from (f"after {command} of seat {seat}: {broken}" for broken in violations(after))
            again, _ = outcome(game, seat, command, now)
            if again != events:
                yield f"29: {command} of seat {seat} happened in two ways"
            yield from alike(turned, seat, command, now, events)


def alike(turned: Game, seat: Seat, command: c.Command, now: Millis, events: list[Event]) -> Iterator[str]:
    """36: a command does the same for a seat of another name, in the same game with its seats renamed."""
    count = len(turned.players)
    told, _ = outcome(turned, Seat((seat + 1) % count), renamed_command(command, 1, count), now)
    if told != [renamed_event(event, 1, count) for event in events]:
        yield f"36: {command} of seat {seat} goes otherwise for another seat"


def some(legal: Sequence[Option], turn: int) -> Iterator[c.Command]:
    """Of every option a few commands, others at every turn."""
    for option in legal:
        commands = list(option.samples())
        if commands:
            yield from {commands[(turn + each) % len(commands)]: None for each in range(SAMPLES)}


def complete(game: Game, seat: Seat, now: Millis) -> Iterator[str]:
    """27, 31: what is not listed is refused, and changes nothing."""
    legal = options(game, seat, now)
    after = copied(game)
    # A part at a time, another at every roll: they are many.
    for command in islice(conceivable(game, seat), game.rolls % PART, None, PART):
        if any(option.allows(command) for option in legal):
            continue
        try:
            play(after, seat, command, now, luck(game), legal=legal)
            yield f"31: {command} of seat {seat} is not listed and accepted"
        except Refused:
            pass
    if encode_game(after) != encode_game(game):
        yield f"27: refusals of seat {seat} changed something"


def outcome(game: Game, seat: Seat, command: c.Command, now: Millis) -> tuple[list[Event] | None, Game]:
    """What a command does to a copy; None when it is refused."""
    after = copied(game)
    try:
        return play(after, seat, command, now, luck(game)), after
    except Refused:
        return None, after


def conceivable(game: Game, seat: Seat) -> Iterable[c.Command]:
    """Commands of every kind that somebody might send, right or wrong: by the newest ids and by others."""
    squares = (-1, 0, 1, game.turn % 40, 5, 12, 39, 40)
    for kind in (c.Buy, c.Decline, c.Build, c.Sell, c.Mortgage, c.Redeem, c.AuctionOwn, c.Choose):
        yield from (kind(pos) for pos in squares)
    yield from (c.RequestBuild(row) for row in ((), (1,), (39, 39), (37, 39), (5,), (40, 1)))
    for id in {game.last_id, game.last_id - 1, 0}:
        yield from (c.Bid(AuctionId(id), amount) for amount in (-100, 0, 600, 10**9))
        yield from (
            c.Pass(AuctionId(id)),
            c.Pay(DebtId(id)),
            c.GoBankrupt(DebtId(id)),
            c.Accept(OfferId(id)),
            c.Refuse(OfferId(id)),
        )
        yield from (c.Withdraw(OfferId(id)), c.Agree(VoteId(id)), c.Disagree(VoteId(id)))
    yield from (
        c.Roll(),
        c.PayFine(),
        c.UseCard(),
        c.SkipBet(),
        c.AskGap(),
        c.Ready(),
        c.AskPause(),
        c.Back(),
        c.Surrender(),
        c.Claim(seat),
        c.Claim(Seat((seat + 1) % len(game.players))),
        c.PayTax("flat"),
        c.PayTax("tenth"),
    )
    yield from (c.Bet(numbers) for numbers in ((), (0,), (1, 1), (1, 2, 3, 4), (7,)))
    yield from _offers(game, seat)


def _offers(game: Game, seat: Seat) -> Sequence[c.Command]:
    mine, theirs = c.Bundle(deeds=owned(game, seat)), c.Bundle(deeds=owned(game, None))
    sides = (c.Bundle(), c.Bundle(cash=-1), c.Bundle(cash=10**9), c.Bundle(cards=("chance",)), mine, theirs)
    partners = (Seat(-1), seat, Seat((seat + 1) % len(game.players)), Seat(len(game.players)))
    return [c.Propose(to, give, take) for to in partners for give in sides for take in sides if give is not take]

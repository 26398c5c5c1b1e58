"""A pause: asked for, voted on, and ended by everybody's return."""

from dataclasses import replace

from core.clock import game_time
from core.commands import Agree, AskPause, Back, Disagree
from core.events import CameBack, GamePaused, PauseAgreed, PauseAsked, PauseRefused, Resumed
from core.frames import AnyFrame, Auction, Between, BuildAuction, Calling, MustPay, Paused, Resuming, Running, Shortage
from core.ids import MINUTE, SECOND, Millis, Seat, VoteId
from core.options import Just, Option
from core.state import Game
from core.step import Step

ASK = Just(AskPause())
BACK = Just(Back())


def votes(game: Game, seat: Seat, now: Millis) -> list[Option]:
    """What a seat may do about a pause while play goes on."""
    vote = game.vote
    if not game.rules.pause.allowed:
        return []
    if vote is None:
        return [] if asked_lately(game, seat, now) else [ASK]
    if seat in vote.agreed:
        return []
    return [Just(Agree(vote.id), vote=vote.id), Just(Disagree(vote.id), vote=vote.id)]


def asked_lately(game: Game, seat: Seat, at: Millis) -> bool:
    """GA-53: one request a seat in five minutes of the game clock."""
    last = game.players[seat].pause_asked
    return last is not None and game_time(game, at) - last < game.rules.pause.again_minutes * MINUTE


def ask(step: Step, seat: Seat, command: AskPause) -> None:
    game = step.game
    agreed = tuple(each for each in game.from_left_of(seat) if each == seat or game.players[each].bot is not None)
    until = step.now + game.rules.pause.vote_seconds * SECOND
    step.emit(PauseAsked(VoteId(game.last_id + 1), seat, agreed, until, game_time(game, step.at)))
    _pause_if_agreed(step)


def agree(step: Step, seat: Seat, command: Agree) -> None:
    step.emit(PauseAgreed(command.vote, seat))
    _pause_if_agreed(step)


def disagree(step: Step, seat: Seat, command: Disagree) -> None:
    step.emit(PauseRefused(command.vote, seat))


def _pause_if_agreed(step: Step) -> None:
    game = step.game
    if game.vote is None or not set(game.seats_in) <= set(game.vote.agreed):
        return
    step.emit(GamePaused(step.now))
    until = step.now + game.rules.pause.longest_minutes * MINUTE
    step.push(Paused(step.now, (), until))
    count_again(step)


def back_choices(game: Game, phase: Paused, seat: Seat) -> list[Option]:
    return [BACK] if seat in away(game, phase) else []


def away(game: Game, phase: Paused) -> tuple[Seat, ...]:
    """Humans still in who have not said that they are back; a judge's pause waits for nobody."""
    if phase.until is None:
        return ()
    return tuple(seat for seat in game.seats_in if seat not in phase.back and game.players[seat].bot is None)


def back(step: Step, seat: Seat, command: Back) -> None:
    phase = step.stack[-1]
    assert isinstance(phase, Paused)
    step.emit(CameBack(seat))
    step.swap(Paused(phase.since, (*phase.back, seat), phase.until))
    count_again(step)


def after_leaving(step: Step) -> None:
    """A seat is out: its vote and its return are waited for no more."""
    _pause_if_agreed(step)
    count_again(step)


def count_again(step: Step) -> None:
    """Start the countdown when nobody is away any more."""
    top = step.stack[-1]
    if isinstance(top, Paused) and top.until is not None and not away(step.game, top):
        count_down(step)


def count_down(step: Step) -> None:
    phase = step.stack[-1]
    assert isinstance(phase, Paused)
    step.swap(Resuming(phase.since, step.now + step.game.rules.pause.countdown_seconds * SECOND))


def resume(step: Step) -> None:
    """Go on; every deadline moves by the length of the pause."""
    phase = step.pop()
    assert isinstance(phase, Resuming)
    go_on(step, phase.since)


def go_on(step: Step, since: Millis) -> None:
    """A pause is over: every clock runs as much later as it took."""
    length = step.now - since
    step.emit(Resumed(length))
    step.stack[:] = [later(frame, length) for frame in step.stack]


def later(frame: AnyFrame, length: Millis) -> AnyFrame:
    """A frame whose clocks, if it has any, run out later."""
    match frame:
        case Auction(id, pos, order, bidders, high, leader, until, began):
            since = None if began is None else began + length
            return Auction(id, pos, order, bidders, high, leader, until + length, since)
        case MustPay(id, seat, shares, why, pos, Running(until)):
            return MustPay(id, seat, shares, why, pos, Running(until + length))
        case Between(ready, until, latest, last):
            return Between(ready, until + length, latest + length, last)
        case BuildAuction() | Shortage():
            return _shortage_later(frame, length)
        case Paused(since, back, until):
            return Paused(since + length, back, None if until is None else until + length)
        case Resuming(since, until):
            return Resuming(since + length, until + length)
        case _:
            return frame


def _shortage_later(frame: BuildAuction | Shortage, length: Millis) -> AnyFrame:
    moved = replace(frame, since=frame.since + length, until=frame.until + length)
    stage = frame.stage
    return replace(moved, stage=replace(stage, began=stage.began + length)) if isinstance(stage, Calling) else moved


def vote_out_of_time(step: Step) -> None:
    """A-135: no answer counts as a refusal."""
    vote = step.game.vote
    assert vote is not None
    step.emit(PauseRefused(vote.id, None))


def drop_votes(step: Step, seat: Seat) -> None:
    """GX-10: the vote of a seat that goes out ends."""
    vote = step.game.vote
    if vote is not None and vote.seat == seat:
        step.emit(PauseRefused(vote.id, None))

"""One whole game of bots without a server, from a seed; somebody may watch it event by event."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol

from core.bots import claimants, pick
from core.clock import game_time
from core.engine import expire, new_game, next_deadline, options, play, to_act
from core.events import Event
from core.frames import Over
from core.ids import Millis
from core.luck import DiceChain, commit, key0, roster
from core.rules import Ruleset
from core.state import Game

THINKING: Final[Millis] = 4_000
"""How long a decision takes by the game's clock."""

BEGAN: Final[Millis] = 1_767_225_600_000


class Watch(Protocol):
    """Is told what every command and every deadline did."""

    def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game in numbers. `decisions`: accepted commands and forced ones; `length`: by the game's own clock."""

    turns: int
    rolls: int
    decisions: int
    events: int
    rounds: int
    how: str
    length: Millis


def luck_of(ruleset: Ruleset, tempers: Sequence[str], seed: int, number: int) -> DiceChain:
    """Luck as a real table has it, every seat without a chain, from a server's seed that is known here."""
    table, secret = f"simulated-{seed}-{number}", sha256(f"{seed}/{number}".encode()).digest()
    seats = [(temper, b"") for temper in tempers]
    frozen = roster(table, ruleset.mode, commit(secret, table, ruleset.mode), seats)
    return DiceChain(0, key0(secret, frozen, [b"" for _ in tempers]))


def play_out(ruleset: Ruleset, tempers: Sequence[str], luck: DiceChain, watch: Watch | None = None) -> Played:
    """Bots play until the game is over."""
    now, at, decisions = BEGAN, BEGAN, 0
    game, begun = new_game(ruleset, tempers, now, luck)
    count = len(begun)
    if watch:
        watch.follow(begun, game, now, now)
    while not isinstance(game.top, Over):
        now += THINKING
        due = next_deadline(game)
        if due is not None and due <= now:
            at, events = due, expire(game, now, luck)
        else:
            at, events = now, decide(game, now, luck)
        decisions += 1
        count += len(events)
        if watch:
            watch.follow(events, game, at, now)
    assert isinstance(game.top, Over)
    return Played(game.token - 1, game.rolls, decisions, count, game.round, game.top.how, game_time(game, at))


def decide(game: Game, now: Millis, luck: DiceChain) -> list[Event]:
    """The first seat that is asked and does not wait chooses."""
    asked = (*claimants(game), *to_act(game)) if game.claims else to_act(game)
    for seat in asked:
        legal = options(game, seat, now)
        command = pick(game, seat, legal, now)
        if command is not None:
            return play(game, seat, command, now, luck, legal=legal)
    raise AssertionError(f"nobody chooses at {game.top}")

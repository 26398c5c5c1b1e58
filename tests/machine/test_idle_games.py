"""A table at which nobody does anything: the clocks alone bring every game to its end (GA-58, GA-70, GB-53, GC-26)."""

from collections.abc import Mapping, Sequence

import pytest

from core.books import MODES, casual_of, resolve
from core.bots import claimants, pick
from core.clock import game_time
from core.engine import expire, new_game, next_deadline, options, play, to_act
from core.events import Event
from core.frames import Over
from core.ids import MINUTE, SECOND, Millis
from core.luck import DiceChain
from core.rules import Ruleset, Scalar
from core.state import Game, blank
from functions.tables.offered import seats_of
from infra.headless import BEGAN, luck_of
from infra.invariants import Auditor
from infra.invariants.dear import dear
from infra.simulate import LATE

TABLES: list[tuple[str, Mapping[str, Scalar]]] = [(mode, {}) for mode in MODES]
TABLES += [(mode, casual_of(mode)) for mode in MODES if casual_of(mode)]
NAMES = [f"{mode}{'-casual' * bool(patch)}" for mode, patch in TABLES]


def left_alone(ruleset: Ruleset, bots: Sequence[str | None], *, audited: bool = False) -> tuple[Over, int, float]:
    """How it ended, in which round, after how many minutes, where a bot answers in a second and a human never does."""
    luck = luck_of(ruleset, [bot or "human" for bot in bots], 7, 0)
    now = BEGAN
    auditor = Auditor(blank(ruleset, tuple(bots)), DiceChain(0, luck.key), dear)
    game, events = new_game(ruleset, bots, now, luck)
    while True:
        if audited:
            auditor.follow(events, game, now, now)
            assert auditor.broken == []
        if isinstance(game.top, Over):
            return game.top, game.round, game_time(game, now) / MINUTE
        due = next_deadline(game)
        assert due is not None and due >= now, "a deadline stands while somebody is asked"
        events = answered(game, now + SECOND, luck) if now + SECOND < due else []
        now = now + SECOND if events else due
        events = events or expire(game, now, luck)
        assert events, "a deadline that is due does something"


def answered(game: Game, now: Millis, luck: DiceChain) -> list[Event]:
    """By a bot that is asked, if there is one that does not wait."""
    for seat in dict.fromkeys((*claimants(game), *to_act(game))):
        if game.players[seat].bot is not None:
            legal = options(game, seat, now)
            command = pick(game, seat, legal, now)
            if command is not None:
                return play(game, seat, command, now, luck, legal=legal)
    return []


@pytest.mark.parametrize(("mode", "patch"), TABLES, ids=NAMES)
def test_GA_58_a_game_in_which_nobody_does_anything_ends(mode: str, patch: Mapping[str, Scalar]) -> None:
    ruleset = resolve(mode, patch)
    limit, cap = ruleset.rules.turn.missed_limit, ruleset.rules.cap
    for seats in {ruleset.rules.players.least, ruleset.rules.players.most}:
        top, rounds, minutes = left_alone(ruleset, [None] * seats)
        if limit is not None:
            assert top.how in ("last_seat", "last_team") and rounds <= limit + 1, "all have missed too many turns"
        elif cap.minutes is not None:
            assert top.how == "time" and minutes < cap.minutes + 10, "the last round is played out"
        else:
            assert top.how == "safety_stop" and rounds >= cap.safety_rounds, "a referee would have ended it"


@pytest.mark.parametrize(("mode", "patch"), TABLES, ids=NAMES)
def test_GA_70_who_does_nothing_keeps_no_bot_from_ending_a_game(mode: str, patch: Mapping[str, Scalar]) -> None:
    ruleset = resolve(mode, patch)
    bots = [None if seat % 2 else "trader" for seat in range(seats_of(mode))]
    top, rounds, _ = left_alone(ruleset, bots)
    assert top.how != "safety_stop" and rounds < LATE
    assert bots[top.ranking[0]] is not None, "a bot has won"

"""Every mode beside the first: what a turn and a decision cost the engine, how large states and frames become."""

from collections.abc import Mapping
from statistics import median
from typing import Final, TypeAlias

from core.books import MODES, of_host
from functions.tables.offered import seats_of
from infra.bench.command import carried_out, stored
from infra.bench.engine import timed
from infra.bench.room import opened
from infra.bench.yardstick import one_value

GAMES, COMMANDS = 12, 400
FIRST: Final = MODES[0]
Row: TypeAlias = dict[str, float]


def measure() -> Mapping[str, Row]:
    """As a lobby opens each, with as many seats as its usual table has. `times_...`: of what the first mode takes, game
    by game in turn with it, for a machine may be slower now than it was."""
    return {mode: {**_speed(mode), **_sizes(mode)} for mode in MODES}


def _speed(mode: str) -> Row:
    """Process CPU time of playing alone by the yardstick of that moment, medians over the games."""
    first, ruleset = of_host(FIRST), of_host(mode)
    rows: list[tuple[float, float, float, float]] = []
    for number in range(GAMES):
        value = one_value()
        usually, before = timed(first, seats_of(FIRST), number)
        played, spent = timed(ruleset, seats_of(mode), number)
        turn, decision = spent / played.turns / value, spent / played.decisions / value
        rows.append((turn, decision, before / usually.turns / value, before / usually.decisions / value))
    turn, decision, turn_there, decision_there = (median(column) for column in zip(*rows, strict=True))
    return {
        "values_per_turn": round(turn, 1),
        "values_per_decision": round(decision, 1),
        "times_per_turn": round(turn / turn_there, 2),
        "times_per_decision": round(decision / decision_there, 2),
    }


def _sizes(mode: str) -> Row:
    """Bytes of the stored state and of what is sent to a player, over a game's first commands."""
    room = opened(seats_of(mode), mode)
    room.nowhere.lengths.clear()
    states: list[int] = []
    while len(states) < COMMANDS and carried_out(room, []):
        states.append(len(stored(room).blob("z")))
    frames = room.nowhere.lengths
    return {
        "state_bytes": median(states),
        "state_bytes_most": max(states),
        "frame_bytes": median(frames),
        "frame_bytes_most": max(frames),
    }

"""The engine with four bots, full rules and events, on one core; beside it what a small value costs this machine."""

import time
from statistics import median

from core.books import resolve
from core.rules import Ruleset
from infra.bench.yardstick import one_value
from infra.headless import Played, luck_of, play_out
from infra.simulate import tempers_of

GAMES, SEED, PLAYERS, MODE = 30, 7, 4, "brands.classic"


def measure() -> dict[str, float]:
    """Process CPU time of playing alone, game by game. `value_ns`: making one frozen value of four fields in the same
    run; `values_per_decision`, `values_per_turn`: the engine by that yardstick, medians over the games."""
    ruleset = resolve(MODE)
    played, seconds, values = [], [], []
    for number in range(GAMES):
        values.append(one_value())
        one, spent = timed(ruleset, PLAYERS, number)
        played.append(one)
        seconds.append(spent)
    turns, decisions = sum(each.turns for each in played), sum(each.decisions for each in played)
    rows = list(zip(played, seconds, values, strict=True))
    return {
        "games": GAMES,
        "seconds": round(sum(seconds), 3),
        "turns_per_second": round(turns / sum(seconds)),
        "rolls_per_second": round(sum(each.rolls for each in played) / sum(seconds)),
        "decisions_per_second": round(decisions / sum(seconds)),
        "value_ns": round(median(values) * 1e9),
        "values_per_decision": round(median(spent / one.decisions / value for one, spent, value in rows), 1),
        "values_per_turn": round(median(spent / one.turns / value for one, spent, value in rows), 1),
    }


def timed(ruleset: Ruleset, players: int, number: int) -> tuple[Played, float]:
    """A game, and the CPU time it took."""
    tempers = tempers_of(number, players)
    began = time.process_time()
    played = play_out(ruleset, tempers, luck_of(ruleset, tempers, SEED, number))
    return played, time.process_time() - began

"""The engine with four bots, full rules and events, on one core."""

import time

from core.books import resolve
from infra.headless import luck_of, play_out
from infra.simulate import tempers_of

GAMES, SEED, PLAYERS, MODE = 30, 7, 4, "brands.classic"


def measure() -> dict[str, float]:
    """Process CPU time of playing alone. The best of three rounds: what the machine does besides is not ours."""
    turns = rolls = decisions = 0
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        ruleset = resolve(MODE)
        played = [
            play_out(ruleset, tempers_of(number, PLAYERS), luck_of(ruleset, tempers_of(number, PLAYERS), SEED, number))
            for number in range(GAMES)
        ]
        best = min(best, time.process_time() - began)
        turns, rolls = sum(each.turns for each in played), sum(each.rolls for each in played)
        decisions = sum(each.decisions for each in played)
    return {
        "games": GAMES,
        "seconds": round(best, 3),
        "turns_per_second": round(turns / best),
        "rolls_per_second": round(rolls / best),
        "decisions_per_second": round(decisions / best),
    }

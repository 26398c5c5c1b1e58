"""Random games from seeds: whatever is chosen, every invariant holds after every event. Long ones: tests/nightly."""

import pytest

from tests.machine.wandering import wander

BATCHES, BATCH, ROUNDS = 20, 10, 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_short_random_games_break_no_invariant(batch: int) -> None:
    games = {seed: wander(seed, ROUNDS) for seed in range(batch * BATCH, (batch + 1) * BATCH)}
    assert {seed: game.broken for seed, game in games.items() if game.broken} == {}
    assert sum(game.checked for game in games.values()) > 500

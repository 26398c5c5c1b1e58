"""Random games from seeds: whatever is chosen, every invariant holds after every event."""

from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.machine.wandering import wander

BATCHES, BATCH, ROUNDS = 20, 10, 8
NIGHTLY_BATCHES, NIGHTLY_BATCH, NIGHTLY_ROUNDS = 200, 10, 100


@pytest.mark.parametrize("batch", range(BATCHES))
def test_short_random_games_break_no_invariant(batch: int, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--nightly", default=False):
        pytest.skip("the long ones run instead")
    games = {seed: wander(seed, ROUNDS) for seed in range(batch * BATCH, (batch + 1) * BATCH)}
    assert {seed: game.broken for seed, game in games.items() if game.broken} == {}
    assert sum(game.checked for game in games.values()) > 500


def test_long_random_games_break_no_invariant(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--nightly", default=False):
        pytest.skip("only with --nightly")
    with ProcessPoolExecutor() as pool:
        for first, broken in pool.map(long_games, range(0, NIGHTLY_BATCHES * NIGHTLY_BATCH, NIGHTLY_BATCH)):
            print(f"seeds {first} to {first + NIGHTLY_BATCH - 1}: {broken or 'all well'}", flush=True)
            assert broken == {}


def long_games(first: int) -> tuple[int, dict[int, list[str]]]:
    games = {seed: wander(seed, NIGHTLY_ROUNDS) for seed in range(first, first + NIGHTLY_BATCH)}
    return first, {seed: game.broken for seed, game in games.items() if game.broken}

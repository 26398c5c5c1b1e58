"""`make nightly`: 2,000 random games of 100 rounds, the seeds printed; too long for `make test`."""

from concurrent.futures import ProcessPoolExecutor

from tests.machine.wandering import wander

GAMES, BATCH, ROUNDS = 2_000, 10, 100


def test_long_random_games_break_no_invariant() -> None:
    with ProcessPoolExecutor() as pool:
        for first, broken in pool.map(played, range(0, GAMES, BATCH)):
            print(f"seeds {first} to {first + BATCH - 1}: {broken or 'all well'}", flush=True)
            assert broken == {}


def played(first: int) -> tuple[int, dict[int, list[str]]]:
    games = {seed: wander(seed, ROUNDS) for seed in range(first, first + BATCH)}
    return first, {seed: game.broken for seed, game in games.items() if game.broken}

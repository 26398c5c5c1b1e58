"""A-176, GA-58: games of bots are decided, not endless."""

from concurrent.futures import ProcessPoolExecutor

import pytest

from core.books import MODES, resolve
from infra.headless import Played, luck_of, play_out
from infra.simulate import tempers_of

GAMES, SEED, ROUNDS = 200, 7, 400


def one(number: int, mode: str = "brands.classic") -> Played:
    ruleset = resolve(mode)
    tempers = tempers_of(number, min(4, ruleset.rules.players.most))
    return play_out(ruleset, tempers, luck_of(ruleset, tempers, SEED, number))


@pytest.mark.slow
def test_of_200_games_of_mixed_tempers_95_in_100_have_a_last_seat_before_round_400() -> None:
    with ProcessPoolExecutor(2) as pool:
        games = list(pool.map(one, range(GAMES), chunksize=10))
    decided = [game for game in games if game.how == "last_seat" and game.rounds < ROUNDS]
    assert len(decided) >= GAMES * 95 // 100


LAST_ROUND = {mode: resolve(mode).rules.cap.rounds for mode in MODES}
DECIDED = [mode for mode in MODES if mode != "brands.classic" and (LAST_ROUND[mode] or ROUNDS) >= ROUNDS // 2]
"""All modes but the one above and those whose few rounds are the whole game (B-010)."""


@pytest.mark.slow
@pytest.mark.parametrize("mode", DECIDED)
def test_A_177_B_003_of_20_games_of_another_mode_all_but_one_are_decided(mode: str) -> None:
    """Before the safety stop, the rounds' limit or the time have their say; of 500 each night (tests/nightly)."""
    games = [one(number, mode) for number in range(20)]
    decided = [game for game in games if game.how in ("last_seat", "last_team") and game.rounds < ROUNDS]
    assert len(decided) >= 19

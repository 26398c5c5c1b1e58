"""`make nightly`: 500 games of bots in every mode, each played twice, the second time with every invariant checked.

The table it prints is in `.venv/reports/every-mode.txt`, too.
"""

from concurrent.futures import ProcessPoolExecutor

from core.books import MODES, resolve
from functions.tables.offered import seats_of
from infra.checks import REPORTS
from infra.simulate import LATE, Figures, Series, heading, row, simulate

GAMES, SEED = 500, 1
DECIDED = 97
"""So many games in a hundred end by themselves, where a game has no few rounds or minutes of its own (A-176, B-003)."""


def test_games_of_every_mode_end_and_break_no_invariant() -> None:
    REPORTS.mkdir(parents=True, exist_ok=True)
    table = REPORTS / "every-mode.txt"
    table.write_text("".join(f"{line}\n" for line in heading()))
    with ProcessPoolExecutor() as pool:
        for series, figures, broken in pool.map(played, MODES):
            line = row(series, figures)
            print(line, flush=True)
            with table.open("a") as file:
                file.write(f"{line}\n")
            assert broken == [], series
            share = figures[f"ended_by_itself_before_round_{LATE}_percent"]
            assert isinstance(share, float) and (share >= DECIDED or is_short(series.mode)), line


def played(mode: str) -> tuple[Series, Figures, list[str]]:
    series = Series(mode, seats_of(mode), GAMES, SEED)
    figures, broken = simulate(series, checking=True)
    return series, figures, list(broken)


def is_short(mode: str) -> bool:
    """B-010: does it end after few rounds, whoever is left?"""
    limit = resolve(mode).rules.cap.rounds
    return limit is not None and limit < LATE // 4

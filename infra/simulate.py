"""`freehold simulate`: whole games of bots, timed; then the same games again with every invariant checked."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Final, TypeAlias

from core.books import MODES, resolve
from core.bots import CHARACTERS
from core.ids import MINUTE
from core.luck import DiceChain
from core.rules import Ruleset
from core.state import blank
from functions.tables.offered import seats_of
from infra.headless import Played, luck_of, play_out
from infra.invariants import Auditor
from infra.invariants.dear import dear
from infra.ruleswords import counted

if TYPE_CHECKING:
    from infra.cli import Subparsers

Figures: TypeAlias = Mapping[str, "int | float | str | dict[str, int]"]

SHOWN: Final = 20
EVERY: Final = "all"
BY_ITSELF: Final = ("last_seat", "last_team")
"""How a game ends that nothing but its players ends."""
LATE: Final = 400
"""From this round on a game without a limit of rounds is too long."""
FAR: Final = 97
"""The percent of games within which the long ones are looked at."""


def add(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help="play whole games of bots, without a server")
    parser.add_argument("--mode", default="brands.classic", choices=[*MODES, EVERY], help="all: a table of all modes")
    parser.add_argument("--players", type=int, help="4, or as near to it as the mode allows")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--unchecked", action="store_true", help="don't play the games again to check them")


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one mode, each with its own luck and its own order of tempers."""

    mode: str
    players: int
    games: int
    seed: int

    def seated(self, ruleset: Ruleset, game: int) -> tuple[list[str], DiceChain]:
        """Who sits at a game, and its luck."""
        tempers = tempers_of(game, self.players)
        return tempers, luck_of(ruleset, tempers, self.seed, game)


@dataclass(frozen=True, slots=True)
class Checked:
    """What the auditors of all games say."""

    events: int
    broken: Sequence[str]


def run(args: argparse.Namespace) -> int:
    """The exit status: 0, 1 when an invariant does not hold, 2 when there can be no such game."""
    if wrong := _wrong(args):
        print(f"freehold simulate: {wrong}", file=sys.stderr)
        return 2
    if args.mode == EVERY:
        return _every(args)
    series = Series(args.mode, seats_of(args.mode) if args.players is None else args.players, args.games, args.seed)
    figures, broken = simulate(series, checking=not args.unchecked, tell=_to_stderr)
    print(json.dumps(figures, indent=2) if args.json else "\n".join(f"{name}: {n}" for name, n in figures.items()))
    return _complained(broken)


def _wrong(args: argparse.Namespace) -> str | None:
    """Which argument there can be no game with, and why."""
    if args.games < 1:
        return f"--games {args.games}: one game at least"
    counts = {mode: resolve(mode).rules.players.counts for mode in ([*MODES] if args.mode == EVERY else [args.mode])}
    if args.players is None or any(args.players in each for each in counts.values()):
        return None
    fits = (
        "no mode is for so many" if args.mode == EVERY else f"{args.mode} is for {counted(counts[args.mode])} players"
    )
    return f"--players {args.players}: {fits}"


def _every(args: argparse.Namespace) -> int:
    """A row for each mode as soon as it is known."""
    table: dict[str, Figures] = {}
    broken: list[str] = []
    for line in heading() if not args.json else ():
        print(line)
    for mode in MODES:
        counts = resolve(mode).rules.players.counts
        players = args.players if args.players in counts else seats_of(mode)
        series = Series(mode, players, args.games, args.seed)
        table[mode], more = simulate(series, checking=not args.unchecked)
        broken += more
        if not args.json:
            print(row(series, table[mode]), flush=True)
    if args.json:
        print(json.dumps(table, indent=2))
    return _complained(broken)


def _complained(broken: Sequence[str]) -> int:
    for each in broken[:SHOWN]:
        print(each, file=sys.stderr)
    return 1 if broken else 0


def _to_stderr(said: str) -> None:
    print(said, file=sys.stderr)


def tempers_of(game: int, players: int) -> list[str]:
    """Mixed tempers, turned on by a seat each game."""
    return [CHARACTERS[(game + seat) % len(CHARACTERS)].temper for seat in range(players)]


def simulate(
    series: Series, *, checking: bool, tell: Callable[[str], None] = lambda said: None
) -> tuple[Figures, Sequence[str]]:
    """The figures of a series, and what does not hold in it."""
    ruleset = resolve(series.mode)
    began = time.process_time()
    played = [play_out(ruleset, *series.seated(ruleset, game)) for game in range(series.games)]
    seconds = time.process_time() - began
    if not checking:
        return summed(played, seconds), ()
    tell(f"{series.games} games played in {seconds:.1f} s; playing them again to check every event ...")
    checked = check(ruleset, series, played)
    figures = {"checked_events": checked.events, "invariant_violations": len(checked.broken)}
    return {**summed(played, seconds), **figures}, checked.broken


def check(ruleset: Ruleset, series: Series, played: Sequence[Played]) -> Checked:
    """Play every game again from its seed, with an auditor beside it."""
    events, broken = 0, list[str]()
    for number, before in enumerate(played):
        tempers, luck = series.seated(ruleset, number)
        auditor = Auditor(blank(ruleset, tuple(tempers)), series.seated(ruleset, number)[1], dear)
        if play_out(ruleset, tempers, luck, auditor) != before:
            auditor.broken.append("29: the game went otherwise the second time")
        events += auditor.checked
        broken += [f"game {number} of seed {series.seed}: {each}" for each in auditor.broken]
    return Checked(events, broken)


def summed(played: Sequence[Played], seconds: float) -> Figures:
    turns, decisions = sum(each.turns for each in played), sum(each.decisions for each in played)
    rounds, minutes = [each.rounds for each in played], [each.length / MINUTE for each in played]
    decided = [each for each in played if each.how in BY_ITSELF]
    return {
        "games": len(played),
        "turns": turns,
        "rolls": sum(each.rolls for each in played),
        "decisions": decisions,
        "events": sum(each.events for each in played),
        "seconds": round(seconds, 3),
        "turns_per_second": round(turns / seconds),
        "decisions_per_second": round(decisions / seconds),
        "rounds_median": median(rounds),
        f"rounds_{FAR}_percent": within(rounds),
        "rounds_most": max(rounds),
        "minutes_median": round(median(minutes)),
        f"minutes_{FAR}_percent": round(within(minutes)),
        "ended": dict(sorted(Counter(each.how for each in played).items())),
        "ended_by_itself_percent": _percent(decided, played),
        f"ended_by_itself_before_round_{LATE}_percent": _percent([x for x in decided if x.rounds < LATE], played),
    }


def within(lengths: Sequence[float]) -> float:
    """What all but the few longest keep within."""
    return sorted(lengths)[(len(lengths) * FAR - 1) // 100]


def _percent(some: Sequence[Played], all_: Sequence[Played]) -> float:
    return round(100 * len(some) / len(all_), 1)


COLUMNS: Final[Mapping[str, str]] = {
    "ended by itself, %": "ended_by_itself_percent",
    f"before round {LATE}, %": f"ended_by_itself_before_round_{LATE}_percent",
    "rounds": "rounds_median",
    f"rounds, {FAR} %": f"rounds_{FAR}_percent",
    "minutes": "minutes_median",
    f"minutes, {FAR} %": f"minutes_{FAR}_percent",
    "how": "ended",
    "decisions a second": "decisions_per_second",
    "events checked": "checked_events",
    "violations": "invariant_violations",
}


def heading() -> Iterator[str]:
    """The first two lines of a table in Markdown; rounds and minutes (of the game's clock) are medians."""
    names = ["mode", "players", "games", "seed", *COLUMNS]
    yield f"| {' | '.join(names)} |"
    yield f"|{'---|' * len(names)}"


def row(series: Series, figures: Figures) -> str:
    cells = [series.mode, str(series.players), str(series.games), str(series.seed)]
    cells += [_cell(figures.get(name, "-")) for name in COLUMNS.values()]
    return f"| {' | '.join(cells)} |"


def _cell(value: int | float | str | dict[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in value.items()) if isinstance(value, dict) else str(value)

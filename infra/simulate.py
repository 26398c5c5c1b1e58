"""`freehold simulate`: whole games of bots, timed; then the same games again with every invariant checked."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from core.books import MODES, resolve
from core.bots import CHARACTERS
from core.luck import DiceChain
from core.rules import Ruleset
from core.state import blank
from infra.headless import Played, luck_of, play_out
from infra.invariants import Auditor
from infra.invariants.dear import dear

if TYPE_CHECKING:
    from infra.cli import Subparsers

SHOWN = 20


def add(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help="play whole games of bots, without a server")
    parser.add_argument("--mode", default="brands.classic", choices=[*MODES])
    parser.add_argument("--players", type=int, help="4, or as near to it as the mode allows")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--unchecked", action="store_true", help="don't play the games again to check them")


@dataclass(frozen=True, slots=True)
class Checked:
    """What the auditors of all games say."""

    events: int
    broken: Sequence[str]


def run(args: argparse.Namespace) -> int:
    """The exit status: 0, 1 when an invariant does not hold, 2 when there can be no such game."""
    ruleset = resolve(args.mode)
    players = ruleset.rules.players
    args.players = min(max(4, players.least), players.most) if args.players is None else args.players
    if args.players not in players.counts or args.games < 1:
        print(f"freehold simulate: {args.mode} is for {players.least} to {players.most} players", file=sys.stderr)
        return 2
    began = time.process_time()
    played = [play_out(ruleset, *_seated(ruleset, args, game)) for game in range(args.games)]
    seconds = time.process_time() - began
    if not args.unchecked:
        print(
            f"{args.games} games played in {seconds:.1f} s; playing them again to check every event ...",
            file=sys.stderr,
        )
    checked = None if args.unchecked else check(ruleset, args, played)
    figures = summed(played, seconds, checked)
    print(json.dumps(figures, indent=2) if args.json else "\n".join(f"{name}: {n}" for name, n in figures.items()))
    for broken in (checked.broken if checked else ())[:SHOWN]:
        print(broken, file=sys.stderr)
    return 1 if checked and checked.broken else 0


def _seated(ruleset: Ruleset, args: argparse.Namespace, game: int) -> tuple[list[str], DiceChain]:
    """Who sits at a game, and its luck."""
    tempers = tempers_of(game, args.players)
    return tempers, luck_of(ruleset, tempers, args.seed, game)


def tempers_of(game: int, players: int) -> list[str]:
    """Mixed tempers, turned on by a seat each game."""
    return [CHARACTERS[(game + seat) % len(CHARACTERS)].temper for seat in range(players)]


def check(ruleset: Ruleset, args: argparse.Namespace, played: Sequence[Played]) -> Checked:
    """Play every game again from its seed, with an auditor beside it."""
    events, broken = 0, list[str]()
    for number, before in enumerate(played):
        tempers, luck = _seated(ruleset, args, number)
        auditor = Auditor(blank(ruleset, tuple(tempers)), _seated(ruleset, args, number)[1], dear)
        if play_out(ruleset, tempers, luck, auditor) != before:
            auditor.broken.append("29: the game went otherwise the second time")
        events += auditor.checked
        broken += [f"game {number} of seed {args.seed}: {each}" for each in auditor.broken]
    return Checked(events, broken)


def summed(
    played: Sequence[Played], seconds: float, checked: Checked | None
) -> dict[str, int | float | dict[str, int]]:
    turns, decisions = sum(each.turns for each in played), sum(each.decisions for each in played)
    figures: dict[str, int | float | dict[str, int]] = {
        "games": len(played),
        "turns": turns,
        "rolls": sum(each.rolls for each in played),
        "decisions": decisions,
        "events": sum(each.events for each in played),
        "seconds": round(seconds, 3),
        "turns_per_second": round(turns / seconds),
        "decisions_per_second": round(decisions / seconds),
        "rounds_median": median(each.rounds for each in played),
        "rounds_most": max(each.rounds for each in played),
        "ended": dict(sorted(Counter(each.how for each in played).items())),
    }
    if checked:
        figures |= {"checked_events": checked.events, "invariant_violations": len(checked.broken)}
    return figures

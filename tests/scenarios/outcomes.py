"""What came of each scenario file, carried out once for all tests that ask."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from infra.scenario import run_file

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.json"))


class Outcome(NamedTuple):
    """`done`: the commands and orders that were carried out; `drawn`: the cards, as (deck, id); `why`: the reasons of
    all refusals; `phases`: those that the file expects at its end."""

    mode: str
    wrong: tuple[str, ...]
    done: frozenset[str]
    events: frozenset[str]
    drawn: frozenset[tuple[str, str]]
    why: frozenset[str]
    phases: frozenset[str]


@cache
def outcome(path: Path) -> Outcome:
    file = json.loads(path.read_text(encoding="utf-8"))
    run = run_file(path)
    steps = list(zip(file.get("script", []), run.steps, strict=False))
    named = {(deck, id) for deck, ids in file.get("next_cards", {}).items() for id in ids}
    return Outcome(
        mode=file["mode"],
        wrong=(*run.failed, *run.invariants),
        done=frozenset(step["do"] for step, came in steps if "do" in step and "refused" not in came),
        events=frozenset(run.types),
        drawn=frozenset(named - {(deck, id) for deck, ids in run.luck.cards.items() for id in ids}),
        why=frozenset(str(came["refused"]) for _, came in steps if "refused" in came),
        phases=frozenset({file["expect"]["phase"]} if "phase" in file["expect"] else ()),
    )

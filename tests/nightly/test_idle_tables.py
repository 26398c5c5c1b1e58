"""`make nightly`: tables at which some or all do nothing, with every invariant checked after every deadline."""

from collections.abc import Mapping

import pytest

from core.books import resolve
from core.rules import Scalar
from tests.machine.test_idle_games import NAMES, TABLES, left_alone


@pytest.mark.parametrize(("mode", "patch"), TABLES, ids=NAMES)
def test_GA_58_idle_tables_of_every_size_end_and_break_no_invariant(mode: str, patch: Mapping[str, Scalar]) -> None:
    ruleset = resolve(mode, patch)
    for seats in ruleset.rules.players.counts:
        for idle in (seats, seats - 1, seats // 2):
            bots = [None if seat < idle else "builder" for seat in range(seats)]
            top, rounds, minutes = left_alone(ruleset, bots, audited=True)
            print(
                f"{mode}, {idle} of {seats} idle: {top.how} in round {rounds} after {minutes:.0f} minutes", flush=True
            )

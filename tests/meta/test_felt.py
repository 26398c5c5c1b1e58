"""Every rule is felt: set to another value, some scenario comes out otherwise. So is every member of every policy."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Final, TypedDict

import pytest

from core.books import MODES, resolve
from core.rules import Rules, Scalar, dotted
from infra.run import run_scenario
from infra.strictjson import loads
from tests.meta.sources import ROOT, python


class Witness(TypedDict):
    """A scenario that fails where this rule has that value."""

    rule: str
    scenario: str
    value: Scalar


SCENARIOS: Final = ROOT / "tests" / "scenarios"
WITNESSES: Final[list[Witness]] = json.loads((Path(__file__).parent / "felt.json").read_text(encoding="utf-8"))

BEFORE_THE_FIRST_TURN: Final = {
    "players.least": "test_GA_01_two_to_six_players",
    "players.most": "test_GA_01_two_to_six_players",
    "players.step": "test_B_015_B_022_B_023_B_024_B_056_two_sides_of_two_or_of_three",
    "teams.sides": "test_A_151_other_numbers_make_no_teams_of_one_size",
    "start.cash": "test_A_155_the_starting_cash_is_a_rule",
    "start.deeds": "test_GA_38_there_must_be_enough_deeds_for_all",
    "turn.starter": "test_C_093_the_highest_throw_starts",
    "cards.demolition": "test_A_073_the_deck_has_21_cards",
    "die.jump": "test_B_012_B_175_GB_46_a_third_die_from_round_7",
}
"""Rules that no position shows, and what decks hold and dice are marked with, by the test that feels them."""


def came_of(scenario: str, **rules: Scalar) -> list[str]:
    """In what a scenario fails with some rules changed."""
    file = json.loads((SCENARIOS / scenario).read_text(encoding="utf-8"))
    changed = {**file, "rules": {**file.get("rules", {}), **rules}}
    return run_scenario(loads(json.dumps(changed))).failed


@pytest.mark.parametrize("witness", WITNESSES, ids=lambda each: f"{each['rule']}={each['value']}")
def test_a_rule_is_felt(witness: Witness) -> None:
    assert came_of(witness["scenario"]) == []
    failed = came_of(witness["scenario"], **{witness["rule"]: witness["value"]})
    assert failed and not any("the rules broke" in each for each in failed)


def test_each_rule_has_a_scenario_that_feels_it() -> None:
    """`felt.json` names for each rule a scenario, and a value with which it fails: add both with a rule."""
    felt = {each["rule"] for each in WITNESSES}
    assert felt.isdisjoint(BEFORE_THE_FIRST_TURN)
    assert felt | set(BEFORE_THE_FIRST_TURN) == set(dotted(Rules()))


def test_each_member_of_a_policy_has_a_scenario_that_feels_it() -> None:
    members = {
        (rule, each) for rule, value in dotted(Rules()).items() if isinstance(value, StrEnum) for each in type(value)
    }
    needed = {(rule, str(each)) for rule, each in members if rule not in BEFORE_THE_FIRST_TURN}
    assert needed - {(each["rule"], str(each["value"])) for each in WITNESSES} == set()


def test_each_member_of_a_policy_is_that_of_some_mode() -> None:
    used = {(rule, value) for mode in MODES for rule, value in dotted(resolve(mode).rules).items()}
    policies = [(rule, value) for rule, value in dotted(Rules()).items() if isinstance(value, StrEnum)]
    assert [(rule, each) for rule, value in policies for each in type(value) if (rule, each) not in used] == []


def test_what_no_scenario_can_feel_has_its_test() -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in python("tests"))
    assert [test for test in BEFORE_THE_FIRST_TURN.values() if f"def {test}(" not in said] == []

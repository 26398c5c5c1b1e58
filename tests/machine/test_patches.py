"""Patches of any rules: they go together whichever comes first, or say what they disagree on."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.books import MODES, resolve
from core.rules import Clash, Scalar, combined, differing, dotted, patched
from tests.machine.rulesets import MIXED, RULES, TABLES, ruleset_of

PATCH = st.lists(st.sampled_from(MIXED), max_size=12).map(
    lambda parts: {rule: RULES[mode][rule] for rule, mode in parts}
)


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(mode=st.sampled_from(MODES), one=PATCH, other=PATCH)
def test_two_patches_commute_or_clash(mode: str, one: dict[str, Scalar], other: dict[str, Scalar]) -> None:
    base = resolve(mode).rules
    at_odds = sorted(rule for rule in one.keys() & other.keys() if one[rule] != other[rule])
    try:
        both = combined(one, other)
    except Clash as clash:
        assert str(clash) == f"they disagree on {', '.join(at_odds)}" and at_odds
        return
    assert both == combined(other, one) and not at_odds
    assert patched(patched(base, one), other) == patched(patched(base, other), one) == patched(base, both)


@settings(max_examples=100, derandomize=True, deadline=None, database=None)
@given(mode=st.sampled_from(MODES), patch=PATCH)
def test_what_a_patch_changes_is_what_two_rules_differ_in(mode: str, patch: dict[str, Scalar]) -> None:
    before = resolve(mode).rules
    after = patched(before, patch)
    assert {rule: value for rule, (_, value) in differing(before, after).items()} == {
        rule: value for rule, value in patch.items() if dotted(before)[rule] != value
    }


def test_the_random_games_meet_every_mode_and_every_value_of_every_rule() -> None:
    assert {table.mode for table in TABLES} | {"brands.custom"} == set(MODES)
    seeds = [dotted(ruleset_of(seed).rules) for seed in range(200)]
    met = {(rule, value) for rules in seeds for rule, value in rules.items()}
    assert {(rule, RULES[mode][rule]) for rule, mode in MIXED} <= met

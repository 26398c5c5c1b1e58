"""Chapter 11c: tables by the host's rules, which are a patch of Classic."""

import pytest

from core.books import resolve
from core.rules import BadRule, Scalar, dotted

KNOBS: list[tuple[str, Scalar]] = [
    ("start.cash", 5_000),
    ("turn.seconds", 600),
    ("salary.ends_minute", 0),
    ("salary.ends_minute", None),
    ("tax.from_minute", 240),
    ("tax.from_minute", None),
    ("mortgage.term", 30),
    ("mortgage.term", None),
    ("build.even", False),
    ("build.per_turn", None),
]


@pytest.mark.parametrize(("rule", "value"), KNOBS)
def test_A_154_a_table_plays_by_the_hosts_rules(rule: str, value: Scalar) -> None:
    standard, custom = (dotted(resolve("brands.classic", patch).rules) for patch in ({}, {rule: value}))
    assert {name for name in standard if standard[name] != custom[name]} == {rule}
    assert custom[rule] == value


@pytest.mark.parametrize(
    ("rule", "value"), [("start.money", 1), ("start.cash", "1"), ("start.cash", None), ("build.even", 1), ("turn", 5)]
)
def test_A_154_a_rule_that_does_not_exist_is_refused(rule: str, value: Scalar) -> None:
    with pytest.raises(BadRule):
        resolve("brands.classic", {rule: value})

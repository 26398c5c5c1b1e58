"""Chapter 11c: tables by the host's rules, which are a patch of Classic."""

import pytest

from core.books import changes, of_host, resolve
from core.books.brands import KNOBS
from core.books.knobs import Knob, Switch
from core.rules import BadRule, Scalar, dotted
from infra import cli
from tests.rules.tables import Table

TURNED: list[tuple[str, Scalar]] = [
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
    ("die.third_from_round", 1),
]


@pytest.mark.parametrize(("rule", "value"), TURNED)
def test_A_154_a_table_plays_by_the_hosts_rules(rule: str, value: Scalar) -> None:
    custom = of_host("brands.custom", {rule: value})
    assert {name: its for name, (_, its) in changes(custom).items()} == {rule: value}


def test_GA_54_all_else_is_as_in_classic() -> None:
    custom, classic = resolve("brands.custom"), resolve("brands.classic")
    assert (custom.rules, custom.decks, custom.board) == (classic.rules, classic.decks, classic.board)
    assert changes(custom) == {}


@pytest.mark.parametrize(
    ("knob", "least", "most", "step", "usual", "none"),
    [
        ("start.cash", 5_000, 50_000, 500, 15_000, False),
        ("turn.seconds", 30, 600, 5, 75, False),
        ("salary.ends_minute", 0, 240, 1, 46, True),
        ("tax.from_minute", 0, 240, 1, 61, True),
        ("mortgage.term", 1, 30, 1, 7, True),
        ("build.per_turn", 1, 1, 1, 1, True),
        ("die.third_from_round", 1, 50, 1, None, True),
    ],
)
def test_GA_54_a_knob_has_its_bounds(knob: str, least: int, most: int, step: int, usual: Scalar, *, none: bool) -> None:
    assert dotted(resolve("brands.custom").rules)[knob] == usual
    turned = KNOBS[knob]
    assert isinstance(turned, Knob)
    assert (turned.least, turned.most, turned.step, turned.none) == (least, most, step, none)
    for value in (least, most):
        of_host("brands.custom", {knob: value})
    for wrong in (least - 1, most + 1, str(least), True, *([] if none else [None]), *([least + 1] if step > 1 else [])):
        with pytest.raises(BadRule, match=f"{knob} can't be"):
            of_host("brands.custom", {knob: wrong})


def test_GA_54_building_is_even_or_uneven() -> None:
    assert isinstance(KNOBS["build.even"], Switch) and len(KNOBS) == 8
    assert not of_host("brands.custom", {"build.even": False}).rules.build.even
    with pytest.raises(BadRule):
        of_host("brands.custom", {"build.even": 0})


@pytest.mark.parametrize("rule", ["jail.fine", "players.most", "nothing"])
def test_GA_54_what_is_no_knob_cannot_be_turned(rule: str) -> None:
    with pytest.raises(BadRule, match=f"There is no knob '{rule}'"):
        of_host("brands.custom", {rule: 4})


def test_A_161_the_third_die_is_on_or_off() -> None:
    third = KNOBS["die.third_from_round"]
    assert isinstance(third, Knob) and third.on == 8
    table = Table("A 15000@0, B 15000@0", mode="brands.custom", rules={"die.third_from_round": 3}, round=3)
    table.roll("A", "2+5", "3")
    assert table.pos("A") == 10
    off = Table("A 15000@0, B 15000@0", "5:A", mode="brands.custom", round=30)
    off.roll("A", "2+3")
    assert off.pos("A") == 5


CARD = """\
what                                             brands.classic  brands.custom  rule
starting cash                                    $15,000         $8,000         start.cash
the salary ends at minute                        46              never          salary.ends_minute
levels in a group stay within one of each other  yes             no             build.even
"""


def test_every_change_is_listed_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    turned = ["start.cash=8000", "build.even=false", "salary.ends_minute=null", "turn.seconds=75"]
    assert cli.main(["modes", "--custom", *turned]) == 0
    assert capsys.readouterr().out == CARD


KNOBS_LISTED = ", ".join(KNOBS)
WRONG = {
    "start.cash=abc": "start.cash can't be 'abc': it takes a whole number from 5000 to 50000 in steps of 500.",
    "start.cash=4999": "start.cash can't be 4999: it takes a whole number from 5000 to 50000 in steps of 500.",
    "start.cash=": "start.cash can't be '': it takes a whole number from 5000 to 50000 in steps of 500.",
    "mortgage.term=0": "mortgage.term can't be 0: it takes a whole number from 1 to 30, or null.",
    "build.per_turn=2": "build.per_turn can't be 2: it takes 1, or null.",
    "build.even=maybe": "build.even can't be 'maybe': it takes true or false.",
    "build.even=[]": "build.even can't be []: it takes true or false.",
    "jail.fine=1": f"There is no knob 'jail.fine'; there are {KNOBS_LISTED}.",
    "start.cash": "'start.cash' is not RULE=VALUE, as start.cash=20000 is.",
    "build.even=true build.even=false": "build.even is given twice.",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_no_knob_takes_is_refused_with_what_it_takes(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes", "--custom", *words.split()]) == 2
    assert capsys.readouterr().out == f"freehold modes: {WRONG[words]}\n"


@pytest.mark.parametrize(
    ("rule", "value"), [("start.money", 1), ("start.cash", "1"), ("start.cash", None), ("build.even", 1), ("turn", 5)]
)
def test_A_154_a_rule_that_does_not_exist_is_refused(rule: str, value: Scalar) -> None:
    with pytest.raises(BadRule):
        resolve("brands.classic", {rule: value})

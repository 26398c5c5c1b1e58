"""Modes as data: what each mode sets, held against a table written by hand, and how patches go together."""

import json
import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import TypeAlias, cast

import pytest

from core.books import MODES, UnknownMode, brands, metro, patch_of, resolve, tournament
from core.books.brands import KNOBS
from core.books.knobs import Switch
from core.rules import Clash, Rules, Scalar, combined, differing, dotted, patched
from infra import cli
from infra.ruleswords import NULL, WORDS, shown

ROOT = Path(__file__).resolve().parent.parent.parent
Row: TypeAlias = Mapping[str, Scalar]

PARAMETERS = cast(
    "dict[str, list[Row]]", json.loads((Path(__file__).parent / "modes.json").read_text(encoding="utf-8"))
)
"""Written by hand from the tables of parameters, by rulebook: one entry a rule, with the name of its row (null: its
table has none) and a value a mode."""

TABLES = {"brands": "brands-tables.md", "metro": "metro-tables.md", "tournament": "tournament-tables.md"}

FIXED = {
    "Name", "Deeds", "Rent tax on", "Doubles", "Finance rent",
    "Industry rent", "Income / luxury tax", "Build condition", "Build window", "Levels, supply", "Building cost",
    "Mortgage condition", "Mortgage window", "Auction after", "Pass", "Winner is short",
    "No bid", "Gifts, cash for cash", "Built groups in trade", "Jail card", "Jail by",
    "Doubles out of jail", "Several creditors", "Surrender", "BUS", "M1", "Bus", "X",
    "Board", "Station rent", "Utility rent", "Sell, mortgage window", "Surrender, resignation",
    "Bankrupt to the bank", "Railroad rent", "Income tax", "Luxury tax",
    "Build, sell, mortgage, redeem window", "Trade ban", "Jail cards", "Tie",
}  # fmt: skip
"""Rows that no number says: the board's, or how all these modes are played (the third die, where there is one)."""

LATER = {
    "Aids, advice, spectators",
    "Rating, XP",
    "Rating",
    "XP",
    "Achievements, quests",
    "Quests, leaderboards",
    "Bots",
}
"""Rows about what surrounds a game."""


def rows(book: str) -> set[str]:
    text = (ROOT / "core" / "books" / TABLES[book]).read_text(encoding="utf-8")
    return set(re.findall(r"^\| \*\*(.+?)\*\* \|", text, re.MULTILINE))


@pytest.mark.parametrize("mode", MODES)
def test_A_186_each_mode_has_the_parameters_of_its_column(mode: str) -> None:
    book, _, column = mode.partition(".")
    assert dotted(resolve(mode).rules) == {row["rule"]: row[column] for row in PARAMETERS[book]}


@pytest.mark.parametrize("book", TABLES)
def test_every_row_of_the_table_is_held_by_a_rule_or_is_alike_in_all_modes(book: str) -> None:
    held = {str(row["row"]) for row in PARAMETERS[book] if row["row"] is not None}
    assert sorted(rows(book) - held - FIXED - LATER) == []
    assert sorted(held - rows(book)) == []


def test_no_row_is_called_alike_in_all_modes_and_held_by_a_rule_everywhere() -> None:
    held = [{row["row"] for row in rows} for rows in PARAMETERS.values()]
    assert set.intersection(*held) & (FIXED | LATER) == set()
    assert sorted((FIXED | LATER).difference(*map(rows, TABLES))) == []


def test_a_mode_names_only_what_it_changes() -> None:
    for mode in MODES:
        patch, base = patch_of(mode), base_of(mode)
        assert set(differing(base, patched(base, patch))) == set(patch)


BASES = {"brands": brands.RULES, "metro": metro.RULES, "tournament": tournament.RULES}


def base_of(mode: str) -> Rules:
    """The rules that a mode patches: its rulebook's."""
    return BASES[mode.partition(".")[0]]


PAIRS = [(one, other) for one, other in combinations(MODES, 2) if one.partition(".")[0] == other.partition(".")[0]]
"""Patches are of one rulebook's rules."""


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_patches_go_together_in_any_order_or_say_that_they_clash(one: str, other: str) -> None:
    both = [outcome(one, other), outcome(other, one)]
    assert both[0] == both[1]


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_and_a_knob_go_together_in_any_order_or_say_that_they_clash(mode: str) -> None:
    for name, knob in KNOBS.items():
        values: list[Scalar] = [False] if isinstance(knob, Switch) else [knob.least, knob.most]
        for value in values:
            turned = {name: value}
            base = base_of(mode)
            assert joined(base, patch_of(mode), turned) == joined(base, turned, patch_of(mode))


def outcome(one: str, other: str) -> str | Rules:
    return joined(base_of(one), patch_of(one), patch_of(other))


def joined(base: Rules, first: Mapping[str, Scalar], second: Mapping[str, Scalar]) -> str | Rules:
    """The rules of both patches, whichever is applied first, or what they disagree on."""
    try:
        both = combined(first, second)
    except Clash as clash:
        return str(clash)
    rules = patched(patched(base, first), second)
    assert rules == patched(base, both)
    return rules


def test_a_clash_names_what_two_patches_disagree_on() -> None:
    with pytest.raises(Clash, match=r"they disagree on start\.cash, turn\.seconds"):
        combined({"turn.seconds": 45, "start.cash": 1, "build.even": False}, {"start.cash": 2, "turn.seconds": 30})
    assert combined({"start.cash": 1}, {"start.cash": 1}) == {"start.cash": 1}


def test_every_rule_has_plain_words() -> None:
    assert set(WORDS) == set(dotted(Rules()))
    assert set(NULL) < set(WORDS)


@pytest.mark.parametrize(
    ("rule", "value", "text"),
    [("build.per_turn", None, "no limit"), ("cap.rounds", None, "none"), ("mortgage.at_end", "auction", "auction"),
     ("auction.opening", "list_price", "list price"), ("start.cash", 17_500, "17,500"), ("build.even", True, "yes")],
)  # fmt: skip
def test_a_value_is_shown_as_one_reads_it(rule: str, value: Scalar, text: str) -> None:
    assert shown(rule, value) == text


def test_an_unknown_mode_has_no_patch() -> None:
    with pytest.raises(UnknownMode):
        patch_of("brands.nothing")


def test_the_command_prints_every_parameter_of_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == {mode: dotted(resolve(mode).rules) for mode in MODES}


DIFFERENCE = """\
what                                        brands.classic  brands.speed  rule
starting cash                               15,000          17,500        start.cash
the salary ends at minute                   46              30            salary.ends_minute
rent is taxed from minute                   61              40            tax.from_minute
turn clock, in seconds                      75              45            turn.seconds
a third die from round                      never           8             die.third_from_round
levels in a group within one of each other  yes             no            build.even
"""


def test_the_command_shows_what_two_modes_differ_in(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes", "--diff", "brands.classic", "brands.speed"]) == 0
    assert capsys.readouterr().out == DIFFERENCE


def test_the_command_lists_the_modes_and_knows_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes"]) == 0
    assert capsys.readouterr().out.split() == [*MODES]
    assert cli.main(["modes", "--diff", "brands.classic", "brands.nothing"]) == 2

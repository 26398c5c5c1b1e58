"""Modes as data: what each mode sets, held against a table written by hand, and how patches go together."""

import json
import re
from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum
from itertools import combinations
from pathlib import Path
from typing import TypeAlias, cast

import pytest

from core.books import CUSTOM, MODES, UnknownMode, brands, metro, patch_of, resolve, tournament
from core.books.brands import KNOBS
from core.books.knobs import Switch
from core.rules import Clash, Rules, Scalar, combined, differing, dotted, patched
from infra import cli
from infra.modes import difference
from infra.ruleswords import MEANS, MONEY, NEEDS, NULL, POLICIES, WORDS, shown

ROOT = Path(__file__).resolve().parent.parent.parent
Row: TypeAlias = Mapping[str, Scalar]

PARAMETERS = cast(
    "dict[str, list[Row]]", json.loads((Path(__file__).parent / "modes.json").read_text(encoding="utf-8"))
)
"""Written by hand from the tables of parameters, by rulebook: one entry a rule, with the name of its row (null: its
table has none) and a value a mode."""

TABLES = {"brands": "brands-tables.md", "metro": "metro-tables.md", "tournament": "tournament-tables.md"}

THE_SAME = {
    "Name", "Deeds", "Doubles", "Building cost", "Mortgage condition", "Pass", "Winner is short",
    "No bid", "Built groups in trade", "Jail by", "Doubles out of jail",
}  # fmt: skip
FIXED = {
    "brands": THE_SAME | {
        "Rent tax on", "Several creditors", "Finance rent", "Industry rent", "Income / luxury tax",
        "Build condition", "Build window", "Levels, supply", "Mortgage window", "Jail card", "Surrender", "BUS", "M1",
    },
    "metro": THE_SAME | {
        "Board", "Station rent", "Utility rent", "Income / luxury tax", "Build condition",
        "Build window", "Levels, supply", "Sell, mortgage window", "Jail card", "Bus", "X",
    },
    "tournament": THE_SAME | {
        "Board", "Railroad rent", "Utility rent", "Income tax", "Luxury tax", "Build condition", "Jail cards",
        "Surrender",
    },
}  # fmt: skip
"""Rows that no rule of the rulebook says: the board's, or how all its modes are played (the third die, where there is
one)."""

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
    values = {(str(row["rule"]), row[column]) for row in PARAMETERS[book]}
    assert values == set(dotted(resolve(mode).rules).items())


@pytest.mark.parametrize("book", TABLES)
def test_every_row_of_the_table_is_held_by_a_rule_or_is_alike_in_all_modes(book: str) -> None:
    held = {str(row["row"]) for row in PARAMETERS[book] if row["row"] is not None}
    assert sorted(rows(book) - held - FIXED[book] - LATER) == []
    assert sorted(held - rows(book)) == []


@pytest.mark.parametrize("book", TABLES)
def test_a_row_that_is_alike_in_all_modes_is_in_the_table_and_no_rule_says_it(book: str) -> None:
    held = {str(row["row"]) for row in PARAMETERS[book]}
    assert sorted(held & (FIXED[book] | LATER)) == []
    assert sorted(FIXED[book] - rows(book)) == []
    assert sorted(LATER.difference(*map(rows, TABLES))) == []


@pytest.mark.parametrize("book", TABLES)
def test_a_row_that_no_rule_says_is_the_same_in_every_column(book: str) -> None:
    """But for what a mode is called, its board, which is no rule, and a die that only some have."""
    named = {"Name", "Board", *THIRD_DIE}
    assert sorted(row for row, cells in columns(book).items() if row in FIXED[book] - named and not alike(cells)) == []


@pytest.mark.parametrize("book", TABLES)
def test_a_cell_differs_from_the_first_where_a_rule_of_its_row_does(book: str) -> None:
    rules: dict[str, list[Row]] = defaultdict(list)
    for row in PARAMETERS[book]:
        rules[str(row["row"])].append(row)
    modes = [mode.partition(".")[2] for mode in MODES if mode.startswith(f"{book}.")]
    for name, cells in columns(book).items():
        if name not in rules or (book, name) in TOLD_OTHERWISE:
            continue
        told = {mode for mode, cell in zip(modes, cells, strict=True) if not alike([cells[0], cell])}
        held = {mode for mode in modes if any(row[mode] != row[modes[0]] for row in rules[name])}
        assert told - {CUSTOM} == held, name


TOLD_OTHERWISE = {
    ("metro", "Rent tax rate"),  # one formula, in which the rounds stand
    ("metro", "Rent tax on"),
    ("metro", "Turn clock"),  # two rulings for one number
    ("tournament", "Players"),  # a championship's affair
}


THIRD_DIE = {"BUS", "M1", "Bus", "X"}


def columns(book: str) -> dict[str, list[str]]:
    """The cells of each row of a table, by its name."""
    text = (ROOT / "core" / "books" / TABLES[book]).read_text(encoding="utf-8")
    lines = re.findall(r"^\| \*\*(.+?)\*\* \| (.*) \|$", text, re.MULTILINE)
    return {row: cells.split(" | ") for row, cells in lines}


def alike(cells: list[str]) -> bool:
    return all(cell in ("=", cells[0]) for cell in cells)


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
    assert len(set(WORDS.values())) == len(WORDS)
    assert set(NULL) < set(WORDS)
    assert set(WORDS) > MONEY
    assert set(WORDS) > set(MEANS)
    assert not [words for words in (*WORDS.values(), *MEANS.values()) if "judge" in words]
    assert {rule for pair in NEEDS.items() for rule in pair} < set(WORDS)


def test_every_policy_has_plain_words() -> None:
    kinds = {rule: type(value) for rule, value in dotted(Rules()).items() if isinstance(value, StrEnum)}
    assert {rule: set(said) for rule, said in POLICIES.items()} == {rule: {*kind} for rule, kind in kinds.items()}


@pytest.mark.parametrize(
    ("rule", "value", "text"),
    [("build.per_turn", None, "no limit"), ("cap.rounds", None, "none"), ("mortgage.at_end", "auction", "auctioned"),
     ("auction.opening", "list_price", "the list price"), ("start.cash", 17_500, "$17,500"),
     ("build.even", True, "yes"), ("die.jump", "m1", "M1"), ("cap.safety_rounds", 1_000, "1,000")],
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
what                                             brands.classic  brands.speed  rule
starting cash                                    $15,000         $17,500       start.cash
the salary ends at minute                        46              30            salary.ends_minute
rent is taxed from minute                        61              40            tax.from_minute
turn clock, in seconds                           75              45            turn.seconds
a third die from round                           never           8             die.third_from_round
levels in a group stay within one of each other  yes             no            build.even

a third die from round: The third die adds to the move, gives a choice of moves, or leads on to the next deed.
"""


def test_the_command_shows_what_two_modes_differ_in(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes", "--diff", "brands.classic", "brands.speed"]) == 0
    assert capsys.readouterr().out == DIFFERENCE


def test_A_152_who_compares_reads_what_allies_are_to_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    for book in ("brands", "metro"):
        assert cli.main(["modes", "--diff", f"{book}.classic", f"{book}.teams"]) == 0
        told = capsys.readouterr().out
        assert "pay each other no rent" in told
        assert "win together" in told


OPEN = """\
They are played alike.

the host of brands.custom may set                                                        rule
starting cash                                    $5,000 to $50,000 in steps of $500      start.cash
turn clock, in seconds                           30 to 600 in steps of 5                 turn.seconds
the salary ends at minute                        0 to 240, or never                      salary.ends_minute
rent is taxed from minute                        0 to 240, or never                      tax.from_minute
own turns to redeem a mortgage                   1 to 30, or no limit                    mortgage.term
levels in a group stay within one of each other  yes or no                               build.even
levels that may be built in a turn               1, or no limit                          build.per_turn
a third die from round                           1 to 50, or never                       die.third_from_round
"""


def test_GA_54_the_command_shows_what_a_host_may_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes", "--diff", "brands.classic", "brands.custom"]) == 0
    assert squeezed(capsys.readouterr().out) == squeezed(OPEN)


def squeezed(text: str) -> str:
    """Without the width of its columns."""
    return re.sub(r"  +", "  ", text)


def test_what_is_printed_on_board_and_cards_differs_too(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["modes", "--diff", "metro.classic", "tournament.final"])
    lines = squeezed(capsys.readouterr().out).split("\n")
    assert lines[1:3] == ["board  metro  classic", "cards  chance 16  chance 16, chest 16"]
    assert "three dice alike give another roll  -  -  die.triple_again" in lines
    assert "-: the mode has no such thing." in lines
    assert "tournament.final without a referee  rule" in lines


@pytest.mark.parametrize(("one", "other"), [*combinations(MODES, 2)])
def test_every_difference_is_told_by_name_and_in_words(one: str, other: str) -> None:
    told = difference(one, other).split("\n")
    for rule in differing(resolve(one).rules, resolve(other).rules):
        (line,) = [line for line in told if line.startswith(f"{WORDS[rule]}  ") and line.endswith(f"  {rule}")][:1]
        assert "_" not in line.removesuffix(rule)


def test_the_command_lists_the_modes_and_knows_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["modes"]) == 0
    assert capsys.readouterr().out.split() == [*MODES]
    assert cli.main(["modes", "--diff", "brands.classic", "brands.nothing"]) == 2

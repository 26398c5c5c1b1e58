"""Chapter 1: the board, against the tables that stand beside the statements."""

import re
from collections import Counter
from pathlib import Path

import pytest

import core.boards.brands
import core.books
from core.board import Board, Casino, Draw, GoToJail, Start, Station, Street, Tax, Utility, Visiting
from core.boards.brands import BRANDS
from core.boards.money import Label, big_money_board
from core.books import resolve
from core.cards import (
    Card,
    CollectFromEach,
    Company,
    Fee,
    GoBack,
    GoTo,
    GoToNearest,
    JailFree,
    Jailing,
    PayToEach,
    Receive,
    Repairs,
)

TABLES = (Path(core.books.__file__).parent / "brands-tables.md").read_text(encoding="utf-8")
CELLS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in TABLES.splitlines() if line.startswith("|")]
STREETS = [
    (int(pos), group, int(price), [int(rent) for rent in rents.split("/")], int(cost))
    for pos, kind, group, price, rents, cost in (cells for cells in CELLS if len(cells) == 6)
    if kind == "street"
]
CLASSIC = resolve("brands.classic")


def test_the_tables_were_read() -> None:
    assert len(STREETS) == 22


def test_A_003_forty_cells() -> None:
    assert len(BRANDS.squares) == 40


def test_A_004_the_corners_are_ten_apart() -> None:
    assert isinstance(BRANDS.squares[0], Start)
    assert isinstance(BRANDS.squares[10], Visiting)
    assert isinstance(BRANDS.squares[20], Casino)
    assert isinstance(BRANDS.squares[30], GoToJail)


def count(kind: type) -> int:
    return sum(isinstance(square, kind) for square in BRANDS.squares)


def test_A_005_twenty_two_properties() -> None:
    assert count(Street) == 22


def test_A_007_eight_colour_groups() -> None:
    assert len({square.group for square in BRANDS.squares if isinstance(square, Street)}) == 8


def test_A_022_groups_of_two_or_three() -> None:
    sizes = Counter(square.group for square in BRANDS.squares if isinstance(square, Street))
    assert sorted(sizes.values()) == [2, 2, 3, 3, 3, 3, 3, 3]


def test_A_008_four_finance_companies() -> None:
    assert [pos for pos, square in enumerate(BRANDS.squares) if isinstance(square, Station)] == [5, 15, 25, 35]


def test_A_009_two_industrial_companies() -> None:
    assert [pos for pos, square in enumerate(BRANDS.squares) if isinstance(square, Utility)] == [12, 28]


def test_A_010_four_corners() -> None:
    assert [count(kind) for kind in (Start, Visiting, Casino, GoToJail)] == [1, 1, 1, 1]


def test_A_011_A_070_six_chance_cells() -> None:
    assert [pos for pos, square in enumerate(BRANDS.squares) if isinstance(square, Draw)] == [2, 7, 17, 22, 33, 36]


def test_A_012_two_tax_cells() -> None:
    assert [pos for pos, square in enumerate(BRANDS.squares) if isinstance(square, Tax)] == [4, 38]


def test_A_013_income_tax_and_A_014_luxury_tax() -> None:
    taxes = [square.amount for square in BRANDS.squares if isinstance(square, Tax)]
    assert taxes == [2000, 1000]


def test_A_088_the_casino_is_square_20() -> None:
    assert isinstance(BRANDS.squares[20], Casino)


@pytest.mark.parametrize("pos, group, price, rents, cost", STREETS, ids=[str(row[0]) for row in STREETS])
def test_GX_01_each_street_is_as_the_table_says(pos: int, group: str, price: int, rents: list[int], cost: int) -> None:
    street = BRANDS.squares[pos]
    assert isinstance(street, Street)
    assert (street.group, street.price, list(street.rents), street.cost) == (group, price, rents, cost)


def test_GX_01_the_companies() -> None:
    stations = {(square.price, square.rents) for square in BRANDS.squares if isinstance(square, Station)}
    utilities = {(square.price, square.factors) for square in BRANDS.squares if isinstance(square, Utility)}
    assert stations == {(2000, (250, 500, 1000, 2000))}
    assert utilities == {(1500, (40, 100))}


def test_A_033_one_cost_a_group() -> None:
    costs = {(square.group, square.cost) for square in BRANDS.squares if isinstance(square, Street)}
    assert len(costs) == 8


def test_A_034_the_cheapest_buildings_are_the_supermarkets() -> None:
    assert BRANDS.titles["brown"] == "Supermarkets"
    assert BRANDS.group_of[1].cost == min(group.cost for group in BRANDS.groups if group.cost) == 500


def test_A_035_the_dearest_are_those_of_technology() -> None:
    assert BRANDS.titles["blue"] == "Technology"
    assert BRANDS.group_of[39].cost == max(group.cost for group in BRANDS.groups) == 2000


def test_A_006_GA_64_real_names_as_plain_text() -> None:
    listed = re.findall(r"^\| ([\d, ]+) \| (.*?) \((.*?)\) \|$", TABLES, re.MULTILINE)
    assert len(listed) == 10
    for squares, names, title in listed:
        positions = [int(pos) for pos in squares.split(", ")]
        assert [BRANDS.squares[pos].name for pos in positions] == names.split(", ")
        assert BRANDS.titles[BRANDS.group_of[positions[0]].key] == title


def test_GA_64_a_board_is_renamed_without_touching_a_rule() -> None:
    labels = [Label(f"Place {pos}", f"P{pos}") for pos in range(40)]
    renamed = big_money_board("places", labels, {group.key: group.key for group in CLASSIC.board.groups})
    assert [square.name for square in renamed.squares] == [label.name for label in labels]
    assert (renamed.price, renamed.cost, renamed.deeds) == (
        CLASSIC.board.price,
        CLASSIC.board.cost,
        CLASSIC.board.deeds,
    )
    said = core.boards.brands.__doc__ or ""
    assert "belong to their owners" in said and "no endorsement" in said


def test_A_072_twenty_cards() -> None:
    assert len(CLASSIC.decks["chance"]) == 20


EFFECTS = [
    GoTo(0), Jailing(), GoTo(20), GoTo(11), GoTo(24), GoTo(39),
    GoToNearest(Company.STATION), GoToNearest(Company.STATION),
    GoToNearest(Company.UTILITY), GoBack(3), Repairs(250, 1000), JailFree(), Receive(500), Receive(1000), Receive(1500),
    Receive(2000), Fee(500), Fee(1500), CollectFromEach(500), PayToEach(500),
]  # fmt: skip


def test_GX_03_the_deck_in_rulebook_order() -> None:
    ids = next(line.split() for line in TABLES.splitlines() if line.startswith("to-start "))
    deck: tuple[Card, ...] = CLASSIC.decks["chance"]
    assert [card.id for card in deck] == ids[:20]
    assert [card.effect for card in deck] == EFFECTS


def test_A_003_a_board_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="40 squares"):
        Board("short", BRANDS.squares[:39], BRANDS.titles)

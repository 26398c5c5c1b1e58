"""Chapter 2: rent, for every deed and every level."""

import pytest

from core.board import Street
from core.boards.brands import BRANDS
from tests.rules.tables import Table

# Throws that are no doubles, by total.
THROW = {3: "1+2", 4: "1+3", 5: "2+3", 6: "2+4", 7: "3+4", 8: "3+5", 9: "4+5", 10: "4+6", 11: "5+6"}
STREETS = [pos for pos in BRANDS.deeds if isinstance(BRANDS.squares[pos], Street)]


def land(pos: int, deeds: str, total: int = 7) -> int:
    """What a lander pays who gets to a square with a throw; B owns."""
    at = (pos - total) % 40
    table = Table(f"A 50000@{at}, B 50000@0, C 50000@0", deeds, minute=50)
    table.roll("A", THROW[total])
    if table.phase == "must_pay":
        table.do("A", "pay")
    assert table.cash("A") + table.cash("B") == 100_000
    return table.cash("B") - 50_000


def group(pos: int, level: int) -> str:
    return " ".join(f"{each}:B{level or ''}" for each in BRANDS.group_of[pos].squares)


@pytest.mark.parametrize("pos", STREETS)
def test_A_023_a_monopoly_doubles_the_base_rent(pos: int) -> None:
    street = BRANDS.squares[pos]
    assert isinstance(street, Street)
    assert land(pos, f"{pos}:B") == street.rents[0]
    assert land(pos, group(pos, 0)) == 2 * street.rents[0]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("pos", STREETS)
def test_A_024_buildings_raise_the_rent(pos: int, level: int) -> None:
    street = BRANDS.squares[pos]
    assert isinstance(street, Street)
    assert land(pos, group(pos, level)) == street.rents[level]
    assert street.rents[level] > street.rents[level - 1]


@pytest.mark.parametrize("pos", BRANDS.deeds)
def test_A_039_a_mortgaged_deed_charges_nothing(pos: int) -> None:
    others = " ".join(f"{each}:B" for each in BRANDS.group_of[pos].squares if each != pos)
    assert land(pos, f"{pos}:Bm {others}") == 0


@pytest.mark.parametrize("pos", BRANDS.deeds)
def test_A_107_an_owner_in_jail_gets_nothing(pos: int) -> None:
    table = Table(f"A 50000@{(pos - 7) % 40}, B 50000@10 jail=2", f"{pos}:B", minute=50)
    table.roll("A", "3+4")
    assert (table.cash("A"), table.cash("B"), table.turn) == (50_000, 50_000, "B")


@pytest.mark.parametrize("owned", [1, 2, 3, 4])
@pytest.mark.parametrize("pos", [5, 15, 25, 35])
def test_GA_29_finance_by_number_owned(pos: int, owned: int) -> None:
    others = [each for each in (5, 15, 25, 35) if each != pos][: owned - 1]
    deeds = " ".join(f"{each}:B" for each in (pos, *others))
    assert land(pos, deeds) == {1: 250, 2: 500, 3: 1000, 4: 2000}[owned]


@pytest.mark.parametrize("total", THROW)
@pytest.mark.parametrize("pos", [12, 28])
def test_GA_29_industry_by_the_dice(pos: int, total: int) -> None:
    assert land(pos, f"{pos}:B", total) == 40 * total
    assert land(pos, "12:B 28:B", total) == 100 * total
    assert land(pos, f"{pos}:B {40 - pos}:C", total) == 40 * total

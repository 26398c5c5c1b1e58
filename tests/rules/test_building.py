"""Chapter 3: building, for every group."""

import pytest

from core.board import Group
from core.boards.brands import BRANDS
from core.refusal import Refused
from tests.rules.tables import Table

GROUPS = [group for group in BRANDS.groups if group.cost]
COMPANIES = [group for group in BRANDS.groups if not group.cost]


def owned(group: Group, level: int = 0, but: int = -1) -> str:
    return " ".join(f"{pos}:A{level or ''}" for pos in group.squares if pos != but)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_033_the_cost_depends_on_the_group_and_A_036_comes_back_in_full(group: Group) -> None:
    table = Table(deeds=owned(group))
    last = group.squares[-1]
    table.do("A", "build", pos=last)
    assert (table.cash("A"), table.game.deeds[last].level) == (15_000 - group.cost, 1)
    table.do("A", "sell", pos=last)
    assert (table.cash("A"), table.game.deeds[last].level) == (15_000, 0)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_026_every_street_of_the_group_is_needed(group: Group) -> None:
    for missing in group.squares:
        table = Table(deeds=f"{owned(group, but=missing)} {missing}:B")
        assert "build" not in table.offered("A")
        for pos in group.squares:
            with pytest.raises(Refused):
                table.do("A", "build", pos=pos)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_031_not_with_a_mortgage_in_the_group(group: Group) -> None:
    for mortgaged in group.squares:
        table = Table(deeds=f"{owned(group, but=mortgaged)} {mortgaged}:Am")
        for pos in group.squares:
            with pytest.raises(Refused):
                table.do("A", "build", pos=pos)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_029_levels_differ_by_at_most_one(group: Group) -> None:
    first, *others = group.squares
    table = Table(deeds=f"{first}:A1 " + " ".join(f"{pos}:A" for pos in others))
    with pytest.raises(Refused):
        table.do("A", "build", pos=first)
    table.do("A", "build", pos=others[-1])


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_028_five_levels_and_no_more(group: Group) -> None:
    table = Table("A 50000@0, B 0@0", owned(group, 4), rules={"build.per_turn": None})
    for pos in group.squares:
        table.do("A", "build", pos=pos)
    assert {table.game.deeds[pos].level for pos in group.squares} == {5}
    with pytest.raises(Refused):
        table.do("A", "build", pos=group.squares[0])


@pytest.mark.parametrize("group", COMPANIES, ids=[group.key for group in COMPANIES])
def test_A_024_companies_are_not_built_on(group: Group) -> None:
    table = Table(deeds=owned(group))
    for pos in group.squares:
        with pytest.raises(Refused):
            table.do("A", "build", pos=pos)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_040_no_mortgage_while_the_group_is_built_on(group: Group) -> None:
    first, *others = group.squares
    table = Table(deeds=f"{first}:A1 " + " ".join(f"{pos}:A" for pos in others))
    for pos in group.squares:
        with pytest.raises(Refused):
            table.do("A", "mortgage", pos=pos)


@pytest.mark.parametrize("group", GROUPS, ids=[group.key for group in GROUPS])
def test_A_063_no_trade_while_the_group_is_built_on(group: Group) -> None:
    first, *others = group.squares
    table = Table(deeds=f"{first}:A1 " + " ".join(f"{pos}:A" for pos in others))
    for pos in group.squares:
        with pytest.raises(Refused):
            table.do("A", "propose", to="B", give={"deeds": [pos]}, take={"cash": BRANDS.price[pos]})

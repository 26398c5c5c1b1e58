"""Chapter 4: mortgages, for every deed."""

import pytest

from core.boards.brands import BRANDS
from core.refusal import Refused
from tests.rules.tables import Table


@pytest.mark.parametrize("pos", BRANDS.deeds)
def test_A_038_half_the_price_and_A_041_sixty_percent_to_redeem(pos: int) -> None:
    table = Table(deeds=f"{pos}:A")
    table.do("A", "mortgage", pos=pos)
    assert table.cash("A") == 15_000 + BRANDS.price[pos] // 2
    table.do("A", "redeem", pos=pos)
    # the value and a tenth of the price.
    assert table.cash("A") == 15_000 - BRANDS.price[pos] // 10
    assert not table.game.deeds[pos].mortgaged


@pytest.mark.parametrize("pos", BRANDS.deeds)
def test_A_041_redeeming_needs_the_cash(pos: int) -> None:
    cost = BRANDS.price[pos] * 6 // 10
    poor, rich = (Table(f"A {cash}@0, B 0@0", f"{pos}:Am") for cash in (cost - 1, cost))
    with pytest.raises(Refused):
        poor.do("A", "redeem", pos=pos)
    rich.do("A", "redeem", pos=pos)
    assert rich.cash("A") == 0


def test_A_043_seven_turns_of_the_owner() -> None:
    """Mortgaged in one turn, it may be redeemed in the seven that follow, and is lost at the end of the seventh."""
    table = Table("A 15000@10 jail=3, B 15000@10 jail=3", "39:A 5:B")
    table.do("A", "mortgage", pos=39)
    for left in [7, 6, 5, 4, 3, 2, 1]:
        assert table.game.deeds[39].rounds_left == left
        go_round(table)
    assert table.game.deeds[39].rounds_left == 0
    assert "redeem" in table.offered("A")
    stand_still(table, "A")
    assert (table.phase, table.owner(39)) == ("auction", None)


def go_round(table: Table) -> None:
    stand_still(table, "A")
    stand_still(table, "B")


def stand_still(table: Table, who: str) -> None:
    """A turn in which the token gets to jail again by three doubles, or stays there."""
    if not table.jailed(who):
        table.game.players[table.seat(who)].where = type(table.game.players[table.seat(who)].where)(10)
        table.game.doubles = 2
        table.roll(who, "1+1")
        return
    table.do(who, "pay_fine")
    table.game.doubles = 2
    table.roll(who, "1+1")

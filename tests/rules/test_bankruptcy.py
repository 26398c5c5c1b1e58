"""Chapter 10 and 13: who gets what of an estate, on sums drawn at random, judged by the rulings alone."""

from random import Random

import pytest

from tests.rules.tables import Table

NAMES = "ABCDEF"


@pytest.mark.parametrize("seed", range(60))
def test_GA_19_several_creditors_share_the_cash(seed: int) -> None:
    """500 to each; deeds worth enough that 60 seconds pass first."""
    luck = Random(seed)
    creditors = luck.randint(2, 5)
    owed = 500 * creditors
    cash = luck.randint(0, owed - 1)
    seats = ", ".join([f"A {cash}@0", *(f"{who} 1000@0" for who in NAMES[1 : creditors + 1])])
    table = Table(seats, "39:Am 37:Am", next_cards={"chance": ["pay-500-each"]})
    table.roll("A", "3+4")
    if table.phase == "must_pay":
        table.wait(60)
        table.expire()
    each = cash * 500 // owed
    odd = cash - each * creditors
    first = min(500, each + odd)
    got = [table.cash(who) - 1000 for who in NAMES[1 : creditors + 1]]
    assert table.out("A")
    assert got[0] == first
    assert sum(got) == cash
    assert (table.owner(39), table.owner(37), table.turn) == (None, None, "B")


@pytest.mark.parametrize("minute", [0, 61, 66, 90])
@pytest.mark.parametrize("cash", [0, 1, 299, 499])
def test_GA_14_GA_16_one_creditor_gets_all_as_it_stands(cash: int, minute: int) -> None:
    """Rent 2,000; net worth below it, so at once."""
    rate = {0: 0, 61: 50, 66: 60, 90: 99}[minute]
    table = Table(f"A {cash}@0, B 1000@0, C 1000@0", "5:B 15:B 25:B 35:B 1:Am4 3:A", minute=minute)
    table.roll("A", "2+3")
    assert table.out("A")
    assert table.cash("B") == 1000 + cash - cash * rate // 100
    assert [table.owner(pos) for pos in (1, 3)] == ["B", "B"]
    assert table.game.deeds[1].mortgaged


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_A_176_GX_12_the_last_one_in_wins(count: int) -> None:
    luck = Random(count)
    table = Table(", ".join(f"{who} 1000@0" for who in NAMES[:count]))
    leavers = luck.sample(NAMES[:count], count - 1)
    for i, who in enumerate(leavers):
        assert table.phase != "over"
        assert not table.out(who)
        table.do(who, "surrender")
        assert table.out(who)
        assert (table.phase == "over") == (i == count - 2)
    [winner] = set(NAMES[:count]) - set(leavers)
    top = table.game.top
    assert [table.names[seat] for seat in getattr(top, "ranking", ())] == [winner, *reversed(leavers)]


@pytest.mark.parametrize("count", [3, 4, 5, 6])
@pytest.mark.parametrize("gone", [1, 2, 3, 4])
def test_GX_05_turns_and_rounds_without_those_who_are_out(count: int, gone: int) -> None:
    """Each seat that is in has one turn a round, in order; the round rises as the order begins anew."""
    luck = Random(10 * count + gone)
    out = set(luck.sample(NAMES[:count], min(gone, count - 2)))
    seats = ", ".join(f"{who} 0@0 out" if who in out else f"{who} 15000@10 jail=3" for who in NAMES[:count])
    table = Table(seats)
    rest = [who for who in NAMES[:count] if who not in out]
    seen = []
    for _ in range(2 * len(rest)):
        seen.append((table.game.round, table.turn))
        table.roll(table.turn, "1+2")
    assert seen == [(number, who) for number in (1, 2) for who in rest]

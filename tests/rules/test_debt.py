"""Chapters 10 and 13: debts against what a seat has, on estates drawn at random, judged by the rulings alone."""

from random import Random

import pytest

from core.boards.brands import BRANDS
from tests.rules.tables import Table


def estate(luck: Random) -> tuple[int, dict[int, tuple[int, bool]]]:
    """Cash, and deeds with level and mortgage, of one seat."""
    deeds: dict[int, tuple[int, bool]] = {}
    for group in luck.sample(BRANDS.groups, 3):
        whole = group.cost > 0 and luck.random() < 0.5
        level = luck.randint(0, 4) if whole else 0
        for pos in group.squares:
            if whole:
                deeds[pos] = (level + (level > 0 and luck.random() < 0.3), False)
            elif luck.random() < 0.6:
                deeds[pos] = (0, luck.random() < 0.4)
    return luck.randint(0, 1_200), deeds


def words(deeds: dict[int, tuple[int, bool]]) -> str:
    return " ".join(f"{pos}:A{level or ''}{'m' * pledged}" for pos, (level, pledged) in deeds.items())


def raisable(cash: int, deeds: dict[int, tuple[int, bool]]) -> int:
    """As the terms say: cash, buildings at what the bank pays, mortgage values of what is not mortgaged."""
    total = cash
    for pos, (level, pledged) in deeds.items():
        total += level * BRANDS.cost[pos] + (0 if pledged else BRANDS.price[pos] // 2)
    return total


def worth(cash: int, deeds: dict[int, tuple[int, bool]]) -> int:
    """Cash, list prices (half for mortgaged deeds), buildings at cost."""
    total = cash
    for pos, (level, pledged) in deeds.items():
        total += level * BRANDS.cost[pos] + (BRANDS.price[pos] // 2 if pledged else BRANDS.price[pos])
    return total


def by_policy(cash: int, deeds: dict[int, tuple[int, bool]], debt: int) -> tuple[int, dict[int, tuple[int, bool]]]:
    """GA-68, word by word."""
    deeds = dict(deeds)
    while cash < debt:
        free = [
            pos
            for pos, (_, pledged) in deeds.items()
            if not pledged and not any(deeds.get(each, (0, False))[0] for each in BRANDS.group_of[pos].squares)
        ]
        if free:
            pos = min(free, key=lambda each: (BRANDS.price[each], each))
            deeds[pos] = (0, True)
            cash += BRANDS.price[pos] // 2
        else:
            built = [pos for pos, (level, _) in deeds.items() if level]
            first = min(built, key=lambda each: (BRANDS.cost[each], min(BRANDS.group_of[each].squares)))
            streets = BRANDS.group_of[first].squares
            pos = max(streets, key=lambda each: (deeds[each][0], each))
            deeds[pos] = (deeds[pos][0] - 1, False)
            cash += BRANDS.cost[pos]
    return cash, deeds


def owing(cash: int, deeds: dict[int, tuple[int, bool]], debt: int) -> Table:
    """A owes the bank: an income tax of 2,000, or by rule a fine after the third attempt."""
    table = Table(
        f"A {cash}@10 jail=1, B 15000@0, C 15000@0", words(deeds), rules={"jail.fine": debt}, next_cards={"chance": []}
    )
    table.roll("A", "1+3" if 14 in deeds else "4+6")
    return table


@pytest.mark.parametrize("seed", range(80))
def test_GA_13_the_bankruptcy_test(seed: int) -> None:
    luck = Random(seed)
    cash, deeds = estate(luck)
    most, can = worth(cash, deeds), raisable(cash, deeds)
    for debt in sorted({1, cash, cash + 1, can, can + 1, most, most + 1} - {0}):
        table = owing(cash, deeds, debt)
        out = table.out("A")
        assert out == (debt > most)
        if out:
            assert [table.owner(pos) for pos in deeds] == [None] * len(deeds)
            continue
        assert table.phase == "must_pay"
        assert ("pay" in table.offered("A")) == (cash >= debt)


@pytest.mark.parametrize("seed", range(80))
def test_GA_11_GA_68_what_the_game_raises(seed: int) -> None:
    luck = Random(1_000 + seed)
    cash, deeds = estate(luck)
    can = raisable(cash, deeds)
    if can == cash:
        return
    debt = luck.randint(cash + 1, can)
    table = owing(cash, deeds, debt)
    if table.out("A"):
        return
    table.wait(60)
    table.expire()
    left, after = by_policy(cash, deeds, debt)
    assert not table.out("A")
    assert {pos: (table.game.deeds[pos].level, table.game.deeds[pos].mortgaged) for pos in deeds} == after
    assert table.cash("A") == left - debt


@pytest.mark.parametrize("seed", range(40))
def test_GA_13_insolvent_seats_have_their_sixty_seconds(seed: int) -> None:
    luck = Random(2_000 + seed)
    cash, deeds = estate(luck)
    most, can = worth(cash, deeds), raisable(cash, deeds)
    if most == can:
        return
    table = owing(cash, deeds, luck.randint(can + 1, most))
    table.wait(59.999)
    assert table.expire() == []
    assert not table.out("A")
    table.wait(0.001)
    table.expire()
    assert table.out("A")
    assert (table.turn, table.cash("A")) == ("B", 0)

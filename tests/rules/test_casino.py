"""Chapter 8: every bet there is, with every face and with and without the jackpot."""

from itertools import combinations

import pytest

from core.commands import Bet
from core.refusal import Refused
from tests.rules.tables import Table

BETS = [numbers for count in (1, 2, 3) for numbers in combinations(range(1, 7), count)]


@pytest.mark.parametrize("jackpot", [False, True])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_A_093_a_win_pays_six_stakes_by_the_numbers_chosen(die: int, jackpot: bool) -> None:
    for numbers in BETS:
        table = Table("A 15000@13, B 15000@0", pool=2_000)
        table.roll("A", "3+4")
        table.do("A", "bet", numbers=list(numbers), die=die, jackpot=jackpot)
        won = 1_000 * 6 // len(numbers) if die in numbers else 0
        assert table.cash("A") == 15_000 - 1_000 + won + (2_500 if jackpot else 0)
        assert table.game.pool == (0 if jackpot else 2_500)
        assert table.turn == "B"


@pytest.mark.parametrize("numbers", [[], [0], [7], [1, 1], [1, 2, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
def test_A_090_one_to_three_different_numbers(numbers: list[int]) -> None:
    table = Table("A 15000@13, B 15000@0")
    table.roll("A", "3+4")
    with pytest.raises(Refused):
        table.play("A", Bet(tuple(numbers)))
    assert table.phase == "casino_bet"


@pytest.mark.parametrize("cash", [0, 1, 999, 1_000])
def test_GA_26_the_stake_must_be_in_cash(cash: int) -> None:
    table = Table(f"A {cash}@13, B 15000@0", "39:A")
    table.roll("A", "3+4")
    assert table.phase == ("casino_bet" if cash == 1_000 else "await_roll")


def test_A_099_nobody_else_bets() -> None:
    table = Table("A 15000@13, B 15000@20")
    table.roll("A", "3+4")
    assert table.offered("A") == {"bet", "skip_bet", "surrender", "ask_pause"}
    with pytest.raises(Refused):
        table.do("B", "bet", numbers=[1])

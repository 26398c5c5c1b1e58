"""Chapter 9: jail, every way in and out."""

import pytest

from core.refusal import Refused
from tests.rules.tables import Table


@pytest.mark.parametrize("tries", [3, 2, 1])
@pytest.mark.parametrize("pair", [1, 2, 3, 4, 5, 6])
def test_A_103_doubles_free_at_any_attempt_GA_21_without_a_further_roll(pair: int, tries: int) -> None:
    table = Table(f"A 5000@10 jail={tries}, B 15000@0", " ".join(f"{pos}:A" for pos in (12, 14, 16, 18)))
    if pair == 6:
        table = Table(f"A 5000@10 jail={tries}, B 15000@0", next_cards={"chance": ["get-500"]})
    table.roll("A", f"{pair}+{pair}")
    if table.phase == "casino_bet":
        table.do("A", "skip_bet")
    assert (table.jailed("A"), table.pos("A"), table.turn) == (False, 10 + 2 * pair, "B")


@pytest.mark.parametrize(("tries", "left"), [(3, 2), (2, 1)])
def test_A_103_a_failed_attempt_costs_the_turn(tries: int, left: int) -> None:
    table = Table(f"A 5000@10 jail={tries}, B 15000@0")
    table.roll("A", "1+2")
    assert (table.jailed("A"), table.pos("A"), table.turn, table.cash("A")) == (True, 10, "B", 5_000)
    assert getattr(table.game.players[0].where, "tries", None) == left


@pytest.mark.parametrize("tries", [3, 2, 1])
def test_A_104_the_fine_before_any_attempt(tries: int) -> None:
    table = Table(f"A 500@10 jail={tries}, B 15000@0")
    table.do("A", "pay_fine")
    assert (table.cash("A"), table.jailed("A"), table.turn, table.phase) == (0, False, "A", "await_roll")
    with pytest.raises(Refused):
        table.do("A", "pay_fine")


@pytest.mark.parametrize("tries", [3, 2, 1])
def test_A_105_the_card_before_any_attempt(tries: int) -> None:
    table = Table(f"A 0@10 jail={tries} cards=chance, B 15000@0")
    table.do("A", "use_card")
    assert (table.jailed("A"), table.game.players[0].cards, table.turn) == (False, (), "A")
    with pytest.raises(Refused):
        table.do("A", "use_card")


@pytest.mark.parametrize("dice", ["1+2", "1+4", "3+6", "5+6"])
def test_A_106_D_13_after_the_third_failure_the_fine_and_the_move(dice: str) -> None:
    total = int(dice[0]) + int(dice[2])
    table = Table("A 5000@10 jail=1, B 15000@0", " ".join(f"{pos}:A" for pos in (13, 15, 19, 21)))
    table.roll("A", dice)
    assert (table.phase, table.jailed("A"), table.pos("A")) == ("must_pay", True, 10)
    table.do("A", "pay")
    assert (table.cash("A"), table.jailed("A"), table.pos("A"), table.turn) == (4_500, False, 10 + total, "B")


def test_A_106_no_further_roll_after_the_compulsory_fine() -> None:
    table = Table("A 5000@10 jail=1, B 15000@0", "13:A")
    table.roll("A", "1+2")
    table.do("A", "pay")
    with pytest.raises(Refused):
        table.roll("A", "1+2")


def test_GA_23_a_jailed_seat_off_turn_has_no_more_than_others() -> None:
    table = Table("A 15000@0, B 15000@10 jail=2 cards=chance, C 15000@0")
    assert table.offered("B") == table.offered("C")

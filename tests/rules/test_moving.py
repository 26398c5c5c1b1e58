"""Chapters 1 and 2: moving, and what Start pays, from every square."""

import pytest

from tests.rules.tables import Table

THROWS = {3: "1+2", 4: "1+3", 5: "2+3", 6: "2+4", 7: "3+4", 8: "3+5", 9: "4+5", 10: "4+6", 11: "5+6"}
SALARY, BONUS = 2_000, 1_000
GO_TO_JAIL = 30


def earned(at: int, total: int, minute: int) -> int:
    """What the salary and the bonus come to, by the statements alone (A-018, A-025, GA-06, D-03)."""
    if at + total < 40:
        return 0
    return (SALARY if minute < 46 else 0) + (BONUS if at + total == 40 else 0)


@pytest.mark.parametrize("minute", [0, 45, 46, 200])
@pytest.mark.parametrize("total", THROWS)
def test_A_018_passing_start_pays_and_A_025_landing_pays_more(total: int, minute: int) -> None:
    for at in range(40):
        to = (at + total) % 40
        if to in (2, 7, 17, 22, 33, 36):
            continue  # what the card does is another test's
        table = Table(f"A 15000@{at}, B 15000@0", minute=minute)
        table.roll("A", THROWS[total])
        assert table.cash("A") == 15_000 + earned(at, total, minute)
        assert table.pos("A") == (10 if to == GO_TO_JAIL else to)
        assert table.jailed("A") == (to == GO_TO_JAIL)


@pytest.mark.parametrize("pair", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("doubles", [0, 1, 2])
def test_A_019_doubles_roll_again_and_A_102_the_third_jails(pair: int, doubles: int) -> None:
    """From a square where any of the six lands on the lander's own deeds."""
    deeds = " ".join(f"{pos}:A" for pos in (11, 13, 15, 19, 21, 23))
    table = Table("A 15000@11, B 15000@0", deeds, doubles=doubles, next_cards={"chance": ["get-500"]})
    table.roll("A", f"{pair}+{pair}")
    if doubles == 2:
        assert (table.turn, table.pos("A"), table.jailed("A")) == ("B", 10, True)
    else:
        assert (table.turn, table.phase, table.pos("A")) == ("A", "await_roll", 11 + 2 * pair)

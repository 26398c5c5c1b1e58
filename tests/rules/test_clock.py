"""Chapter 11: clocks that are late, and what counts when."""

from tests.rules.tables import Table, types


def test_GX_07_what_a_late_deadline_does_counts_as_of_its_own_time() -> None:
    """The turn clock ends at 45:59 and is carried out at 47:00: the salary is still paid."""
    table = Table("A 15000@36, B 15000@0", minute=45 - 16 / 60)
    table.wait(75 + 61, dice="2+3")
    table.expire()
    assert (table.pos("A"), table.cash("A")) == (1, 17_000)


def test_GX_07_on_time_at_46_00_no_salary() -> None:
    table = Table("A 15000@36, B 15000@0", minute=45 - 15 / 60)
    table.wait(75, dice="2+3")
    table.expire()
    assert (table.pos("A"), table.cash("A")) == (1, 15_000)


def test_GX_07_the_clocks_a_late_deadline_starts_run_from_the_carrying_out() -> None:
    table = Table("A 15000@4, B 15000@4")
    table.wait(500, dice="2+4")
    table.expire()
    assert table.turn == "B"
    assert table.expire() == []
    table.wait(74)
    assert table.expire() == []
    table.wait(1, dice="2+4")
    assert "missed" in types(table.expire())


def test_GX_07_a_late_rent_has_the_rate_of_its_deadline() -> None:
    table = Table("A 15000@32, B 15000@0", "39:B", minute=60 - 16 / 60)
    table.wait(75 + 120, dice="3+4")
    table.expire()
    assert table.cash("B") == 15_500


def test_A_125_nothing_is_due_before_its_time() -> None:
    table = Table()
    table.wait(74.999)
    assert table.expire() == []


def test_GA_46_an_offer_and_the_turn_clock_fall_due_apart() -> None:
    table = Table("A 15000@4, B 15000@4", "39:A 37:B")
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [37]})
    table.wait(30)
    assert types(table.expire())[0] == "lapsed"
    table.wait(74)
    assert table.expire() == []

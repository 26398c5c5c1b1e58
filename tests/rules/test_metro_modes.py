"""`metro`: Blitz, Halal, Caishen, and how a game ends at its last round."""

import pytest

from core.books import patch_of, resolve
from core.clock import next_deadline
from core.events import GameOver, Moved, Paid, Rolled
from core.frames import Over
from core.ids import SECOND
from infra.strictjson import Json
from tests.rules.tables import NOW, Table


def at(mode: str, seats: str = "A 15000@0, B 15000@0", deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode=f"metro.{mode}", **more)


def over(table: Table) -> GameOver:
    """The end of the game, once the last seat of the round has missed its turn."""
    table.wait(75)
    ended = [event for event in table.expire() if isinstance(event, GameOver)]
    assert len(ended) == 1 and isinstance(table.game.top, Over)
    return ended[0]


# --- the last round ---


@pytest.mark.parametrize(
    ("mode", "last"), [("classic", 500), ("blitz", 25), ("speed", 300), ("halal", 500), ("caishen", 500)]
)
def test_B_004_B_010_B_193_B_194_B_195_GB_20_the_richest_wins_when_the_last_round_is_complete(
    mode: str, last: int
) -> None:
    table = at(mode, "A 15000@0, B 10000@0", "37:B 39:Bm", turn="A", round=last)
    table.wait(75)
    table.expire()
    assert table.turn == "B"
    ended = over(table)
    assert (ended.ranking, ended.how, ended.worth) == ((1, 0), "round_limit", (15_000, 10_000 + 3_500 + 2_000))


def test_GB_20_not_before_the_round_is_complete() -> None:
    table = at("blitz", turn="B", round=24)
    table.wait(75)
    table.expire()
    assert (table.game.round, table.phase) == (25, "await_roll")


def test_B_196_GB_03_net_worth_is_cash_deeds_mortgages_at_half_and_levels_at_cost() -> None:
    table = at("classic", "A 100@0, B 0@0", "1:A5 3:A4 5:Am 39:A", turn="B", round=500)
    assert over(table).worth[0] == 100 + 600 + 600 + 9 * 500 + 1_000 + 4_000


def test_B_197_ties_are_broken_by_seat_order() -> None:
    assert over(at("classic", "A 500@0, B 500@0, C 500@0", turn="C", round=500)).ranking == (0, 1, 2)


def test_GB_20_who_is_out_stands_below_who_is_in() -> None:
    table = at("classic", "A 500@0, B 500@0, C 900@0", turn="C", round=500)
    table.do("A", "surrender")
    assert over(table).ranking == (2, 1, 0)


def test_B_124_rent_is_never_taxed_in_blitz() -> None:
    rules = resolve("metro.blitz").rules
    assert (rules.tax.from_round, rules.tax.from_minute, rules.cap.rounds) == (None, None, 25)


def test_GB_35_a_turn_of_blitz_has_75_seconds() -> None:
    assert next_deadline(at("blitz").game) == NOW + 75 * SECOND


# --- Halal ---


def test_B_016_B_017_GB_06_halal_takes_no_interest() -> None:
    assert set(patch_of("metro.halal")) == {"mortgage.redeem_percent", "bet.allowed"}
    table = at("halal", deeds="39:Am")
    table.do("A", "redeem", pos=39)
    assert table.cash("A") == 13_000


def test_B_018_GB_06_nobody_gambles_square_20_is_a_rest_square() -> None:
    table = at("halal", "A 15000@14, B 15000@0")
    table.roll("A", "2+4")
    assert (table.pos("A"), table.cash("A"), table.turn) == (20, 15_000, "B")


def test_GB_06_the_rent_tax_stays() -> None:
    assert resolve("metro.halal").rules.tax == resolve("metro.classic").rules.tax


# --- Caishen ---


def test_B_019_B_021_GB_05_four_rules_of_our_own_each_a_switch() -> None:
    assert patch_of("metro.caishen") == {
        "fortune.envelope": 88,
        "fortune.eight": 888,
        "fortune.four": 444,
        "fortune.feast_rounds": 8,
    }


def test_GB_05_GB_63_a_red_envelope_for_all_others_with_each_salary_not_with_the_bonus() -> None:
    table = at("caishen", "A 15000@37, B 15000@0, C 15000@0")
    events = table.roll("A", "1+2")
    assert [table.cash(who) for who in "ABC"] == [18_000, 15_088, 15_088]
    assert [event.amount for event in events if isinstance(event, Paid) and event.why == "envelope"] == [88, 88]


def test_GB_05_GB_63_a_throw_of_eight_earns_888_before_the_move() -> None:
    table = at("caishen", deeds="8:B")
    kinds = [type(event) for event in table.roll("A", "3+5") if isinstance(event, Rolled | Paid | Moved)]
    assert (kinds, table.cash("A")) == ([Rolled, Paid, Moved], 15_888)


def test_GB_05_GB_63_a_throw_of_four_costs_444_in_a_payment_pause_before_the_move() -> None:
    table = at("caishen")
    table.roll("A", "1+3")
    assert (table.phase, table.pos("A"), table.cash("A")) == ("must_pay", 0, 15_000)
    table.do("A", "pay")
    assert (table.pos("A"), table.cash("A"), table.phase) == (4, 14_556, "must_pay")


def test_GB_63_who_cant_pay_it_does_not_move() -> None:
    table = at("caishen", "A 443@0, B 15000@0, C 15000@0")
    table.roll("A", "1+3")
    table.do("A", "bankrupt")
    assert (table.out("A"), table.pos("A"), table.turn) == (True, 0, "B")


@pytest.mark.parametrize("dice", ["4+4", "2+2"])
def test_GB_63_jail_attempts_and_third_doubles_do_not_count(dice: str) -> None:
    jailed = at("caishen", "A 15000@10 jail=3, B 15000@0", "14:Bm 18:Bm")
    jailed.roll("A", dice)
    third = at("caishen", "A 15000@0, B 15000@0", doubles=2)
    third.roll("A", dice)
    assert [(table.cash("A"), table.turn) for table in (jailed, third)] == [(15_000, "B")] * 2


@pytest.mark.parametrize(("round", "cash"), [(7, 17_000), (8, 19_000), (9, 17_000), (16, 19_000), (24, 19_000)])
def test_GB_05_in_every_eighth_round_the_salary_is_4000(round: int, cash: int) -> None:
    table = at("caishen", "A 15000@36, B 15000@0", "1:Bm", round=round)
    table.roll("A", "2+3")
    assert table.cash("A") == cash


def test_GB_63_the_landing_bonus_is_not_raised() -> None:
    table = at("caishen", "A 15000@37, B 15000@0", round=8)
    table.roll("A", "1+2")
    assert table.cash("A") == 20_000

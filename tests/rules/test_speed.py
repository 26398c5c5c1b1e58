"""Chapter 11b: the modes on a faster clock, and tax and third die by their round."""

import pytest

from core.books import resolve
from core.clock import next_deadline
from core.ids import SECOND
from infra.strictjson import Json
from tests.rules.tables import NOW, Table

FASTER = ["brands.speed", "brands.skirmish"]


@pytest.mark.parametrize("mode", FASTER)
def test_A_138_a_faster_clock_a_salary_that_ends_sooner_and_an_earlier_tax(mode: str) -> None:
    fast, classic = resolve(mode).rules, resolve("brands.classic").rules
    assert fast.turn.seconds < classic.turn.seconds
    assert (fast.salary.ends_minute or 0) < (classic.salary.ends_minute or 0)
    assert (fast.tax.from_minute or 0) < (classic.tax.from_minute or 0)


@pytest.mark.parametrize(("minute", "cash"), [(29.9, 17_000), (30, 15_000)])
def test_A_139_the_salary_stops_at_minute_30(minute: float, cash: int) -> None:
    table = Table("A 15000@35, B 15000@0", "1:A", mode="brands.speed", minute=minute)
    table.roll("A", "2+4")
    assert table.cash("A") == cash


@pytest.mark.parametrize(("minute", "tax"), [(39.9, 0), (40, 50), (44.9, 50), (45, 60), (60, 90), (65, 99), (90, 99)])
def test_A_140_rent_is_taxed_from_minute_40(minute: float, tax: int) -> None:
    table = Table("A 15000@0, B 15000@0", "5:B", mode="brands.speed", minute=minute)
    table.roll("A", "2+3")
    table.do("A", "pay")
    assert table.cash("B") == 15_000 + 250 - 250 * tax // 100


def test_A_141_a_turn_has_45_seconds() -> None:
    table = Table(mode="brands.speed")
    assert next_deadline(table.game) == NOW + 45 * SECOND


def test_A_142_everybody_starts_with_17500() -> None:
    assert resolve("brands.speed").rules.start.cash == 17_500


def test_A_143_building_is_uneven_in_speed() -> None:
    table = Table(deeds="37:A2 39:A", mode="brands.speed")
    table.do("A", "build", pos=37)
    assert table.game.deeds[37].level == 3


@pytest.mark.parametrize(
    ("at", "full", "percent"), [(9, 20, 0), (10, 20, 1), (15, 20, 50), (20, 20, 99), (12, None, 50)]
)
def test_a_tax_by_rounds_rises_evenly_to_its_highest(at: int, full: int | None, percent: int) -> None:
    rules: Json = {"tax.from_round": 10, "tax.full_round": full, "tax.from_minute": None}
    table = Table("A 15000@32, B 15000@0", "39:B", rules=rules, round=at, mode="brands.speed")
    table.roll("A", "3+4", "bus")
    table.do("A", "choose", pos=39)
    table.do("A", "pay")
    assert table.cash("B") == 15_000 + 500 - 500 * percent // 100

"""`metro.speed`: the third die, uneven building, mortgages that end."""

import pytest

from core.books import resolve
from core.clock import next_deadline
from core.events import Moved, Reminded, Rolled, TermEnded
from core.ids import SECOND
from core.kinds import Jump
from core.play.third_die import FACES
from core.refusal import Refused, Why
from infra.strictjson import Json
from tests.rules.tables import NOW, Table


def at(mode: str, seats: str = "A 15000@0, B 15000@0", deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode=f"metro.{mode}", **more)


def speed(seats: str = "A 15000@0, B 15000@0", deeds: str = "", **more: Json) -> Table:
    return at("speed", seats, deeds, **{"round": 7, **more})


def test_B_011_B_061_speed_is_faster_on_the_same_money() -> None:
    rules = resolve("metro.speed").rules
    assert rules.start.cash == 15_000
    assert rules.cap.rounds == 300


def test_B_186_a_turn_has_45_seconds() -> None:
    assert next_deadline(at("speed").game) == NOW + 45 * SECOND


def test_B_013_B_128_B_129_GB_45_building_is_uneven_one_level_a_street_and_turn() -> None:
    table = at("speed", deeds="37:A2 39:A")
    assert (table.squares("A", "build"), table.squares("A", "sell")) == ([37, 39], [37])
    table.do("A", "build", pos=37)
    assert table.squares("A", "build") == [39]


def test_B_012_B_175_GB_46_a_third_die_from_round_7() -> None:
    assert FACES[Jump.X] == ("1", "2", "3", "bus", "x", "x")
    before = speed(round=6)
    before.roll("A", "2+4")
    table = speed()
    events = table.roll("A", "2+3", "1")
    assert [event.third for event in events if isinstance(event, Rolled)] == ["1"]
    assert (before.pos("A"), table.pos("A")) == (6, 6)


def test_B_176_never_in_jail() -> None:
    table = speed("A 15000@10 jail=2, B 15000@0")
    table.roll("A", "1+2")
    assert table.jailed("A")


def test_B_177_GB_18_GB_19_numbers_are_added_also_for_a_utility_and_white_doubles_stay_doubles() -> None:
    table = speed("A 15000@2, B 15000@0", "12:B")
    table.roll("A", "4+4", "2")
    table.do("A", "pay")
    assert (table.cash("B"), table.turn, table.game.doubles) == (15_400, "A", 1)


def test_B_178_GB_57_bus_is_the_sum_or_one_of_the_white_dice() -> None:
    table = speed()
    table.roll("A", "2+4", "bus")
    assert (table.phase, table.squares("A", "choose")) == ("bus_choice", [2, 4, 6])
    table.wait(45)
    table.expire()
    assert table.pos("A") == 6


def test_B_179_GB_16_x_moves_and_then_warps_to_the_next_unowned_deed() -> None:
    table = speed("A 15000@0, B 15000@0", "6:Bm 8:B")
    events = table.roll("A", "2+4", "x")
    assert [event.how for event in events if isinstance(event, Moved)] == ["dice", "next_deed"]
    assert (table.pos("A"), table.phase) == (9, "buy_or_pass")


def test_GB_16_a_warp_over_start_pays_the_salary() -> None:
    taken = " ".join(f"{pos}:Bm" for pos in (37, 39))
    table = speed("A 15000@31, B 15000@0", taken)
    table.roll("A", "2+4", "x")
    assert (table.pos("A"), table.cash("A")) == (1, 17_000)


def test_B_180_B_209_GB_16_else_to_the_next_opponents_deed_that_is_not_mortgaged() -> None:
    deeds = " ".join(f"{pos}:A" for pos in resolve("metro.speed").board.deeds if pos not in (12, 14))
    table = speed("A 15000@0, B 15000@10 jail=3", deeds + " 12:Bm 14:B")
    table.roll("A", "2+4", "x")
    assert (table.pos("A"), table.phase) == (14, "must_pay")  # a jailed owner collects (GB-13)


def test_GB_16_no_warp_from_jail() -> None:
    table = speed("A 15000@24, B 15000@0")
    table.roll("A", "2+4", "x")
    assert (table.pos("A"), table.jailed("A"), table.turn) == (10, True, "B")


def test_B_181_B_182_B_183_B_210_GB_17_a_triple_goes_anywhere_and_rolls_again_and_is_no_double() -> None:
    table = speed(deeds="39:Bm", doubles=1)
    table.roll("A", "2+2", "2")
    assert table.phase == "teleport_choice"
    assert table.squares("A", "choose") == [pos for pos in range(40) if pos != 0]
    table.do("A", "choose", pos=39)
    assert (table.turn, table.phase, table.game.doubles, table.cash("A")) == ("A", "await_roll", 1, 15_000)


def test_GB_17_GB_57_start_by_a_triple_pays_3000_and_jail_ends_the_turn() -> None:
    table = speed("A 15000@5, B 15000@0", doubles=2)
    table.roll("A", "3+3", "3")
    table.do("A", "choose", pos=0)
    assert (table.cash("A"), table.turn) == (18_000, "A")
    table.roll("A", "1+1", "1")
    table.do("A", "choose", pos=30)
    assert (table.jailed("A"), table.turn) == (True, "B")


def test_GB_52_a_triple_out_of_time_is_a_move_by_the_sum_of_three_without_another_roll() -> None:
    table = speed(deeds="6:Bm")
    table.roll("A", "2+2", "2")
    table.wait(45)
    table.expire()
    assert (table.pos("A"), table.turn) == (6, "B")


def test_B_014_B_134_GB_33_a_mortgage_runs_ten_turns_of_the_owners() -> None:
    table = at("speed", deeds="39:A")
    table.do("A", "mortgage", pos=39)
    assert table.game.deeds[39].rounds_left == 10


def test_B_134_B_135_GB_33_then_the_deed_is_released_and_may_be_bought_again() -> None:
    table = at("speed", "A 15000@4, B 15000@36", "39:Am0")
    events = table.roll("A", "2+4")
    assert [event.pos for event in events if isinstance(event, TermEnded)] == [39]
    deed = table.game.deeds[39]
    assert (deed.owner, deed.mortgaged, deed.rounds_left, table.turn) == (None, False, None, "B")
    table.roll("B", "1+2")
    table.do("B", "buy")
    assert table.owner(39) == "B"


def test_B_136_a_reminder_on_every_turn_of_the_owners() -> None:
    table = at("speed", "A 15000@4, B 15000@4", "39:Bm1 37:Bm7 35:B")
    events = table.roll("A", "2+4")
    assert [event.terms for event in events if isinstance(event, Reminded)] == [((37, 6), (39, 0))]
    assert not [event for event in table.roll("B", "2+4") if isinstance(event, Reminded)]


def test_B_136_no_reminder_where_no_mortgage_ends() -> None:
    table = at("classic", "A 15000@4, B 15000@4", "39:Bm")
    assert not [event for event in table.roll("A", "2+4") if isinstance(event, Reminded)]


def test_GB_58_a_term_goes_on_when_the_deed_is_traded_and_falls_by_one() -> None:
    table = at("speed", deeds="39:Am5 37:Am0 5:B")
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [5]})
    table.do("B", "accept")
    assert table.game.deeds[39].rounds_left == 4
    with pytest.raises(Refused) as refused:
        table.do("A", "propose", to="B", give={"deeds": [37]}, take={"cash": 1_750})
    assert refused.value.why is Why.TERM_OVER

"""Chapter 12: the third die, its faces and the choices they give."""

from collections.abc import Sequence

import pytest

from core.engine import to_act
from core.events import Event, Moved, Paid, Rolled
from core.ids import Seat
from core.kinds import Jump
from core.play.third_die import FACES
from core.refusal import Refused, Why
from tests.rules.tables import Table, types

SEATS = "A 15000@0, B 15000@0, C 15000@0"


def speed(seats: str = SEATS, deeds: str = "", *, at: int = 8, minute: float = 0, doubles: int = 0) -> Table:
    return Table(seats, deeds, mode="brands.speed", round=at, minute=minute, doubles=doubles)


def all_of(owner: str, *others: str) -> str:
    """Every deed is this seat's but those that are said."""
    said = {each.partition(":")[0] for each in others}
    deeds = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]
    return " ".join([f"{pos}:{owner}" for pos in deeds if str(pos) not in said] + list(others))


def moves(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.to, event.how) for event in events if isinstance(event, Moved)]


def test_A_167_it_joins_in_round_8_for_every_seat() -> None:
    before = speed("A 15000@1, B 15000@0", at=7)
    assert [event.third for event in before.roll("A", "2+5") if isinstance(event, Rolled)] == [None]
    table = speed(at=8)
    assert [event.third for event in table.roll("A", "2+5", "3") if isinstance(event, Rolled)] == ["3"]


def test_GA_37_its_faces_are_three_numbers_a_bus_and_two_jumps() -> None:
    assert FACES[Jump.M1] == ("1", "2", "3", "bus", "m1", "m1")


@pytest.mark.parametrize(("face", "to"), [("1", 8), ("2", 9), ("3", 10)])
def test_A_168_a_number_is_added_to_the_move(face: str, to: int) -> None:
    table = speed()
    table.roll("A", "2+5", face)
    assert table.pos("A") == to


def test_GA_37_the_white_dice_alone_make_doubles() -> None:
    table = speed(deeds="11:A")
    table.roll("A", "4+4", "3")
    assert (table.pos("A"), table.phase, table.turn) == (11, "await_roll", "A")
    assert table.game.doubles == 1
    other = speed(deeds="9:A")
    other.roll("A", "2+5", "2")
    assert other.turn == "B"


def test_GX_18_a_number_counts_for_the_rent_of_an_industry() -> None:
    table = speed("A 15000@2, B 15000@0", "12:B")
    table.roll("A", "2+5", "3")
    table.do("A", "pay")
    assert table.cash("B") == 15_000 + 10 * 40


@pytest.mark.parametrize("pos", [14, 17, 12])
def test_A_169_a_bus_goes_by_one_die_by_the_other_or_by_their_sum(pos: int) -> None:
    table = speed("A 15000@12, B 15000@0")
    table.roll("A", "2+5", "bus")
    assert (table.phase, table.squares("A", "choose")) == ("bus_choice", [14, 17, 19])
    assert to_act(table.game) == (Seat(0),)
    if pos == 12:
        with pytest.raises(Refused) as refused:
            table.do("A", "choose", pos=pos)
        assert refused.value.why == Why.BAD_SQUARE
        return
    if pos == 17:
        table.luck.cards["chance"] = ["get-500"]
    assert moves(table.do("A", "choose", pos=pos)) == [(pos, "bus")]
    assert table.pos("A") == pos


def test_D_19_nobody_else_chooses_the_way() -> None:
    table = speed()
    table.roll("A", "2+5", "bus")
    assert table.squares("B", "choose") == []
    with pytest.raises(Refused) as refused:
        table.do("B", "choose", pos=2)
    assert refused.value.why == Why.NOT_YOUR_TURN


def test_A_170_out_of_time_a_bus_goes_by_the_sum() -> None:
    table = speed(deeds="8:A")
    table.roll("A", "3+5", "bus")
    table.wait(45)
    table.expire()
    assert (table.pos("A"), table.game.players[0].missed) == (8, 1)


def test_GX_08_the_choice_of_a_way_fixes_the_salary() -> None:
    table = speed("A 15000@35, B 15000@0", "1:A 3:A", minute=29.9)
    table.roll("A", "2+4", "bus")
    table.wait(7)
    table.do("A", "choose", pos=1)
    assert table.cash("A") == 15_000


def test_GA_77_doubles_stay_doubles_whatever_way_is_chosen() -> None:
    table = speed(deeds="3:A 6:A")
    table.roll("A", "3+3", "bus")
    assert table.squares("A", "choose") == [3, 6]
    table.do("A", "choose", pos=3)
    assert (table.phase, table.turn, table.game.doubles) == ("await_roll", "A", 1)


def test_GA_77_a_third_double_jails_before_any_choice() -> None:
    table = speed(doubles=2)
    table.roll("A", "3+3", "bus")
    assert (table.jailed("A"), table.turn) == (True, "B")


def test_A_171_the_first_move_is_resolved_before_the_jump() -> None:
    table = speed("A 15000@0, B 15000@0", "8:B")
    table.luck.cards["chance"] = ["pay-500"]
    table.roll("A", "3+4", "m1")
    assert (table.pos("A"), table.phase) == (7, "must_pay")
    table.do("A", "pay")
    assert (table.pos("A"), table.phase) == (9, "buy_or_pass")


def test_A_172_the_jump_goes_to_the_next_deed_that_nobody_owns() -> None:
    table = speed(deeds="8:B 9:B")
    table.luck.cards["chance"] = ["get-500"]
    assert moves(table.roll("A", "3+4", "m1")) == [(7, "dice"), (11, "next_deed")]
    table.do("A", "buy")
    assert (table.owner(11), table.turn) == ("A", "B")


def test_A_173_else_to_the_next_deed_of_an_opponent() -> None:
    table = speed("A 15000@4, B 15000@0, C 15000@0", all_of("A", "12:Bm", "13:A", "14:C"))
    table.roll("A", "3+4", "m1")
    assert (table.pos("A"), table.phase) == (14, "must_pay")
    table.do("A", "pay")
    assert table.cash("C") == 15_000 + 120


def test_D_20_the_jump_starts_where_the_card_has_put_the_token() -> None:
    table = speed()
    table.luck.cards["chance"] = ["to-24"]
    table.roll("A", "3+4", "m1")
    table.do("A", "buy")
    assert (table.pos("A"), table.phase) == (25, "buy_or_pass")


def test_GA_34_a_deed_without_rent_and_ones_own_are_no_target() -> None:
    table = speed("A 15000@4, B 15000@10 jail=2, C 15000@0", all_of("A", "12:Bm", "14:B", "16:Cm"))
    table.roll("A", "3+4", "m1")
    assert (table.pos("A"), table.turn) == (11, "B")


def test_GA_33_there_is_no_jump_from_jail() -> None:
    table = speed("A 15000@23, B 15000@0")
    assert types(table.roll("A", "3+4", "m1"))[:3] == ["rolled", "moved", "jailed"]
    assert (table.jailed("A"), table.turn) == (True, "B")


def test_GA_33_who_goes_out_on_the_first_square_does_not_jump() -> None:
    table = speed("A 15000@0, B 15000@0, C 15000@0")
    table.roll("A", "3+3", "m1")
    assert table.phase == "buy_or_pass"
    table.do("A", "surrender")
    assert (table.out("A"), table.phase) == (True, "auction")
    assert not any(type(frame).__name__ == "NextDeed" for frame in table.game.stack)


def test_GA_33_the_roll_again_comes_after_the_jump() -> None:
    table = speed()
    table.roll("A", "3+3", "m1")
    table.do("A", "buy")
    table.do("A", "buy")
    assert (table.pos("A"), table.phase, table.turn) == (8, "await_roll", "A")


def test_GA_35_a_jump_over_start_earns_the_salary_and_any_square_does_not() -> None:
    table = speed("A 15000@28, B 15000@0", all_of("A", "3:B"))
    table.roll("A", "3+4", "m1")
    assert (table.pos("A"), table.cash("A")) == (3, 17_000)
    other = speed("A 15000@36, B 15000@0", "9:A")
    other.roll("A", "2+2", "2")
    other.do("A", "choose", pos=9)
    assert other.cash("A") == 15_000


def test_GA_35_start_itself_pays_3000_when_it_is_chosen() -> None:
    table = speed("A 15000@36, B 15000@0")
    events = table.roll("A", "2+2", "2") + table.do("A", "choose", pos=0)
    assert [event.amount for event in events if isinstance(event, Paid)] == [2_000, 1_000]
    assert table.cash("A") == 18_000


def test_A_174_three_alike_lead_to_any_other_square() -> None:
    table = speed("A 15000@5, B 15000@0")
    table.roll("A", "2+2", "2")
    assert (table.phase, table.squares("A", "choose")) == ("teleport_choice", [p for p in range(40) if p != 5])
    assert table.squares("B", "choose") == []
    assert moves(table.do("A", "choose", pos=39)) == [(39, "teleport")]
    assert table.phase == "buy_or_pass"


def test_A_175_three_alike_are_no_double() -> None:
    table = speed(deeds="39:A")
    table.roll("A", "2+2", "2")
    table.do("A", "choose", pos=39)
    assert table.turn == "B"


def test_D_21_three_alike_do_not_count_towards_jail() -> None:
    table = speed("A 15000@0, B 15000@0", "39:A", doubles=2)
    table.roll("A", "1+1", "1")
    assert (table.phase, table.game.doubles) == ("teleport_choice", 2)


def test_GA_36_out_of_time_it_is_an_ordinary_move_by_the_sum_of_three() -> None:
    table = speed(deeds="6:A")
    table.roll("A", "2+2", "2")
    table.wait(45)
    table.expire()
    assert (table.pos("A"), table.game.players[0].missed, table.turn) == (6, 1, "B")


def test_GA_36_the_square_stood_on_cannot_be_chosen() -> None:
    table = speed("A 15000@5, B 15000@0")
    table.roll("A", "2+2", "2")
    with pytest.raises(Refused) as refused:
        table.do("A", "choose", pos=5)
    assert refused.value.why == Why.BAD_SQUARE


@pytest.mark.parametrize(
    ("pos", "phase", "jailed"),
    [(30, "await_roll", True), (10, "await_roll", False), (20, "casino_bet", False), (4, "must_pay", False),
     (39, "must_pay", False), (37, "buy_or_pass", False), (1, "await_roll", False)],
)  # fmt: skip
def test_GA_76_the_square_is_landed_on_as_by_dice(pos: int, phase: str, *, jailed: bool) -> None:
    table = speed("A 15000@0, B 15000@0", "39:B 1:A")
    table.roll("A", "2+2", "2")
    table.do("A", "choose", pos=pos)
    assert (table.pos("A"), table.phase, table.jailed("A")) == (10 if jailed else pos, phase, jailed)


def test_GA_76_a_chance_square_draws() -> None:
    table = speed()
    table.luck.cards["chance"] = ["get-500"]
    table.roll("A", "2+2", "2")
    table.do("A", "choose", pos=33)
    assert table.cash("A") == 15_500


def test_GA_75_two_dice_in_an_attempt_to_leave_jail_and_for_its_move() -> None:
    table = speed("A 15000@10 jail=1, B 15000@0", "16:A")
    table.roll("A", "2+4")
    table.do("A", "pay")
    assert (table.pos("A"), table.turn) == (16, "B")
    other = speed("A 15000@10 jail=2, B 15000@0")
    other.roll("A", "2+2")
    assert other.pos("A") == 14


def test_GA_75_three_dice_for_who_has_paid_before_the_roll() -> None:
    table = speed("A 15000@10 jail=2, B 15000@0")
    table.do("A", "pay_fine")
    table.roll("A", "2+4", "3")
    assert table.pos("A") == 19


@pytest.mark.parametrize(("dice", "third"), [("2+5", "bus"), ("2+2", "2"), ("3+4", "m1")])
def test_GA_70_after_the_clock_every_choice_has_its_default_at_once(dice: str, third: str) -> None:
    table = speed("A 15000@0, B 15000@0", all_of("A"))
    table.luck.cards["chance"] = ["get-500"]
    table.wait(45, dice, third)
    table.expire()
    assert table.turn == "B"


@pytest.mark.parametrize(("dice", "third", "phase"), [("2+5", "bus", "bus_choice"), ("2+2", "2", "teleport_choice")])
def test_GX_13_who_surrenders_at_a_choice_leaves_no_choice_behind(dice: str, third: str, phase: str) -> None:
    table = speed()
    table.roll("A", dice, third)
    assert table.phase == phase
    table.do("A", "surrender")
    assert (table.out("A"), table.turn, table.phase) == (True, "B", "await_roll")


def test_a_command_to_choose_is_refused_when_nothing_is_to_be_chosen() -> None:
    table = speed()
    with pytest.raises(Refused) as refused:
        table.do("A", "choose", pos=5)
    assert refused.value.why == Why.NOT_NOW

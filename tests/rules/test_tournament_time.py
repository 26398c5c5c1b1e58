"""`tournament`: the time limit and the last round, what is valued at the end, who stands above whom."""

import pytest

from core.books import resolve
from core.engine import expire, new_game, next_deadline, order
from core.events import ClaimsLeft, Event, GameOver, LotDrawn, TimeBegan, TimeCalled
from core.frames import Over
from core.ids import MINUTE, SECOND, Seat
from core.luck import DiceChain
from core.orders import CallTime
from core.refusal import Refused, Why
from core.scripted import Given
from core.worth import net_worth
from infra.strictjson import Json
from tests.rules.tables import NOW, Table, types

SEATS = "A 1500@0, B 1490@10, C 1480@20, D 1470@30"
LAST_SECOND = 90 - 1 / 60


def preliminary(seats: str = SEATS, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.preliminary", **more)


def run_out(turn: str, seats: str = SEATS, deeds: str = "", **more: Json) -> tuple[Table, list[Event]]:
    """Time runs out a second after the position, which is before a throw of this seat."""
    table = preliminary(seats, deeds, turn=turn, round=9, minute=LAST_SECOND, **more)
    table.wait(1)
    return table, table.expire()


def ended(table: Table) -> bool:
    return isinstance(table.game.top, Over)


def over_by(table: Table, told: list[Event]) -> GameOver:
    """How it ends, the ten seconds for claims being over (GC-57)."""
    assert any(isinstance(event, ClaimsLeft) for event in told) and table.phase == "between"
    table.wait(10)
    (found,) = [event for event in table.expire() if isinstance(event, GameOver)]
    return found


def last_seat(told: list[Event]) -> GameOver:
    """How it ended at once."""
    (found,) = [event for event in told if isinstance(event, GameOver)]
    return found


# --- the limit ---


def test_C_015_C_100_ninety_minutes_from_the_first_throw() -> None:
    luck = DiceChain(0, bytes(32))
    game, _ = new_game(resolve("tournament.preliminary"), (None,) * 4, NOW, luck)
    assert game.ends is None
    began = expire(game, NOW + 75 * SECOND, luck)
    assert [event.until for event in began if isinstance(event, TimeBegan)] == [NOW + 75 * SECOND + 90 * MINUTE]
    assert game.ends == NOW + 75 * SECOND + 90 * MINUTE


def test_C_018_an_organiser_may_give_120_minutes_and_GC_45_the_final_has_no_limit() -> None:
    assert resolve("tournament.preliminary", {"cap.minutes": 120}).rules.cap.minutes == 120
    table = Table(SEATS, mode="tournament.final", minute=5_000)
    table.roll("A", "4+6")
    assert table.game.ends is None


def test_C_016_GC_25_the_round_that_runs_when_time_ends_is_announced_as_the_last() -> None:
    table, told = run_out("B")
    assert told == [TimeCalled(9)] and table.game.last_round
    assert table.phase == "await_roll" and table.turn == "B"


def test_C_017_TX_05_all_have_the_same_number_of_turns() -> None:
    table, _ = run_out("B")
    table.roll("B", "4+6")
    table.roll("C", "4+6")  # to Go to Jail
    told = table.roll("D", "4+6")
    assert "turn_began" not in types(told)
    assert over_by(table, told).how == "time" and ended(table)


def test_TX_05_in_the_last_turn_of_a_round_the_game_ends_after_it() -> None:
    table, _ = run_out("D")
    assert over_by(table, table.roll("D", "4+6")).how == "time"


def test_TX_05_re_rolls_belong_to_the_turn() -> None:
    table, _ = run_out("D", "A 1500@0, B 1490@10, C 1480@20, D 1470@0")
    table.roll("D", "5+5")
    assert not ended(table) and table.phase == "await_roll"
    assert over_by(table, table.roll("D", "4+6")).how == "time"


def test_GC_25_the_round_is_counted_from_the_first_place_also_when_the_starter_is_out() -> None:
    table, told = run_out("C", "A 0@0 out, B 1490@10, C 1480@20, D 1470@0")
    assert told == [TimeCalled(9)]
    table.roll("C", "4+6")
    assert over_by(table, table.roll("D", "4+6")).how == "time"


def test_GC_25_between_two_rounds_before_the_first_throw_the_game_is_over() -> None:
    table, told = run_out("A")
    assert told[0] == TimeCalled(8) and over_by(table, told).how == "time"


def test_GC_25_after_the_first_throw_of_a_round_it_is_played_out() -> None:
    table = preliminary("A 1500@0, B 1500@10, C 1500@20", turn="A", round=9, minute=LAST_SECOND)
    table.roll("A", "5+5")
    assert table.phase == "await_roll" and table.turn == "A"
    table.wait(1)
    assert table.expire() == [TimeCalled(9)]


def test_GC_25_a_lower_place_that_went_out_in_this_round_does_not_make_it_a_new_one() -> None:
    table = preliminary(round=9, turn="A", minute=LAST_SECOND)
    table.do("A", "surrender")
    assert table.turn == "B" and not table.game.opens
    table.wait(1)
    assert table.expire() == [TimeCalled(9)]


def test_GC_25_in_the_gap_between_two_rounds_too() -> None:
    table = preliminary(turn="D", round=9, minute=LAST_SECOND, deeds="5:A")
    table.do("B", "ask_gap")
    table.roll("D", "4+6")
    assert table.phase == "between"
    table.do("A", "propose", to="B", give={"deeds": [5]}, take={"cash": 1})
    table.wait(1)
    told = table.expire()
    assert types(told)[:2] == ["time_called", "lapsed"] and over_by(table, told).how == "time"


def test_GC_25_in_a_gap_within_a_round_it_goes_on() -> None:
    table = preliminary(turn="B", round=9, minute=LAST_SECOND)
    table.do("B", "ask_gap")
    table.roll("B", "4+6")
    table.wait(1)
    assert table.expire() == [TimeCalled(9)] and table.phase == "between"


def test_TX_06_GC_25_an_auction_is_finished_first() -> None:
    table = preliminary("A 1500@0, B 1500@10, C 1500@20", turn="C", round=9, minute=LAST_SECOND)
    table.roll("C", "1+2")
    table.do("C", "decline")
    table.wait(1)
    assert table.expire() == [TimeCalled(9)] and table.phase == "auction"


def test_TX_06_GC_57_open_offers_die_when_the_last_turn_ends() -> None:
    table, _ = run_out("D", deeds="5:D")
    table.do("D", "propose", to="B", give={"deeds": [5]}, take={"cash": 1})
    told = table.roll("D", "4+6")
    assert "lapsed" in types(told) and table.game.offers == ()


def test_GC_25_a_shortage_before_the_first_throw_of_a_round_is_finished() -> None:
    table = preliminary(
        turn="A", round=9, minute=LAST_SECOND, deeds="16:B 18:B 19:B 37:C 39:C", bank={"houses": 1, "hotels": 12}
    )
    table.do("B", "build", pos=16)
    table.wait(1)
    assert table.expire()[0] == TimeCalled(8) and table.phase == "build_auction"
    told = table.do("C", "pass")
    assert "built" in types(told) and over_by(table, told).how == "time"


def test_GC_25_a_shortage_in_the_gap_after_the_last_turn_of_a_round_too() -> None:
    table = preliminary(
        turn="D", round=9, minute=LAST_SECOND, deeds="16:B 18:B 19:B 37:C 39:C", bank={"houses": 1, "hotels": 12}
    )
    table.do("B", "ask_gap")
    table.roll("D", "4+6")
    table.do("B", "build", pos=16)
    table.wait(1)
    assert table.expire() == [TimeCalled(9)] and table.phase == "build_auction"
    assert over_by(table, table.do("C", "pass")).how == "time"


def test_a_game_that_ends_otherwise_has_no_deadline_left() -> None:
    table = preliminary("A 1500@0, B 1500@10")
    table.do("B", "surrender")
    assert ended(table) and next_deadline(table.game) is None


def test_GC_57_ten_seconds_remain_for_rent_claims_alone_and_claimed_rents_are_paid() -> None:
    table = preliminary("A 1500@0, B 1490@28", "39:A 37:A 6:B", turn="B", round=9, minute=LAST_SECOND)
    table.wait(1)
    table.expire()
    told = table.roll("B", "5+6")
    assert any(isinstance(event, ClaimsLeft) for event in told) and next_deadline(table.game) == table.now + 10 * SECOND
    assert [table.offered(who) for who in "AB"] == [{"ready", "claim", "surrender"}] * 2
    assert table.bar("A", "mortgage", pos=37) == table.bar("A", "build", pos=37) == Why.NOT_YOUR_TURN
    assert table.bar("A", "propose", to="B", give={"deeds": [37]}, take={"cash": 1}) == Why.TOO_FEW_LEFT
    table.wait(4)
    table.do("A", "claim", against="B")
    assert table.phase == "must_pay"
    table.wait(20)
    table.do("B", "pay")
    assert table.phase == "between" and next_deadline(table.game) == table.now + 6 * SECOND
    table.do("A", "ready")
    ended = last_seat(table.do("B", "ready"))
    assert (ended.worth, ended.how) == ((1500 + 100 + 750, 1490 - 100 + 100), "time")


def test_GC_57_what_is_claimed_late_is_too_late() -> None:
    table = preliminary("A 1500@0, B 1490@28", "39:A 37:A", turn="B", round=9, minute=LAST_SECOND)
    table.wait(1)
    table.expire()
    table.roll("B", "5+6")
    table.wait(10)
    assert last_seat(table.expire()).worth == (1500 + 750, 1490)


# --- values ---


def test_C_047_C_048_C_049_C_050_C_051_C_052_C_186_what_is_valued_at_the_end() -> None:
    table = preliminary("A 100@0 cards=chance, B 1500@10", "5:A 12:Am 37:A5 39:A4")
    hotel, houses = 5 * 200, 4 * 200
    assert net_worth(table.game, Seat(0)) == 100 + 200 + 150 // 2 + 350 + hotel + 400 + houses


def test_C_074_C_185_the_game_ends_with_one_left_or_when_time_is_over() -> None:
    ended = over_by(*run_out("A", "A 1500@0, B 1600@10, C 1400@20"))
    assert (ended.ranking, ended.how) == ((1, 0, 2), "time")
    alone = preliminary("A 1500@0, B 1500@10")
    assert last_seat(alone.do("A", "surrender")).how == "last_seat"


def test_C_063_GC_24_alike_in_value_unmortgaged_property_counts_then_cash() -> None:
    worth = over_by(*run_out("A", "A 400@0, B 200@10, C 350@20", "5:B 15:Cm 25:Bm 35:Cm"))
    assert (worth.worth, worth.ranking) == ((400, 500, 550), (2, 1, 0))
    alike = over_by(*run_out("A", "A 400@0, B 200@10, C 300@20", "5:B 15:Cm"))
    assert (alike.worth, alike.ranking) == ((400, 400, 400), (1, 0, 2))


def test_GC_24_alike_in_all_the_lot_decides() -> None:
    table = preliminary("A 400@0, B 400@10, C 500@20", turn="A", round=9, minute=LAST_SECOND)
    table.wait(1)
    table.expire()
    table.wait(10)
    table.luck.give(Given(orders=((1, 0, 2),)))
    told = table.expire()
    assert LotDrawn((1, 0, 2)) in told and last_seat(told).ranking == (2, 1, 0)


def test_GC_35_GC_36_who_owns_all_stands_first_and_the_others_in_reverse_order_of_going_out() -> None:
    table = Table(SEATS, mode="tournament.final")
    table.do("C", "surrender")
    table.do("A", "surrender")
    ended = last_seat(table.do("D", "surrender"))
    assert (ended.ranking, ended.how) == ((1, 3, 0, 2), "last_seat")


def test_C_072_GC_45_a_final_lasts_until_one_owns_everything() -> None:
    rules = resolve("tournament.final").rules
    assert (rules.cap.minutes, rules.cap.rounds) == (None, None)


# --- the referee ---


def judge(table: Table, given: CallTime) -> list[Event]:
    return order(table.game, given, table.now, table.luck)


def test_GC_51_time_may_be_called() -> None:
    table = preliminary(turn="B", round=3)
    assert judge(table, CallTime()) == [TimeCalled(3)]
    with pytest.raises(Refused) as refused:
        judge(table, CallTime())
    assert refused.value.why == Why.NOT_NOW


def test_GC_45_no_time_is_called_in_a_final() -> None:
    table = Table(SEATS, mode="tournament.final")
    with pytest.raises(Refused):
        judge(table, CallTime())


# --- the turn clock, and building as the board has it ---


def test_GC_26_75_seconds_for_each_throw_then_the_default() -> None:
    for mode in ("preliminary", "final"):
        table = Table(SEATS, mode=f"tournament.{mode}")
        assert next_deadline(table.game) == NOW + 75 * SECOND
        table.wait(75, dice="4+6")
        assert "rolled" in types(table.expire()) and table.turn == "B"


def test_GC_26_a_purchase_left_open_is_declined_and_no_number_of_missed_turns_puts_out() -> None:
    table = Table("A 1500@0 missed=7, B 1500@10", mode="tournament.final")
    table.wait(75, dice="1+2")
    table.expire()
    assert table.phase == "auction" and table.game.players[0].missed == 8 and not table.out("A")

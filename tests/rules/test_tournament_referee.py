"""`tournament`: a referee without a seat: pause, clock and ejection."""

from typing import get_args

import pytest

from core.commands import Claim, Pass
from core.engine import expire, next_deadline, options, order, orders, to_act
from core.events import Event, GamePaused, Resumed, TimeCalled, WentOut
from core.frames import BuildAuction, Over, Paused, Running
from core.ids import MINUTE, SECOND, Seat
from core.orders import ORDERS, CallTime, Eject, Halt, Order, Proceed
from core.play.referee import DO
from core.refusal import Refused, Why
from tests.bots.test_modes import choice
from tests.rules.tables import NOW, Table, types

SEATS = "A 1500@0, B 1490@10, C 1480@20"


def final(seats: str = SEATS, deeds: str = "") -> Table:
    return Table(seats, deeds, mode="tournament.final")


def preliminary(seats: str = SEATS, deeds: str = "") -> Table:
    return Table(seats, deeds, mode="tournament.preliminary")


def give(table: Table, given: Order) -> list[Event]:
    return order(table.game, given, table.now, table.luck)


def bar(table: Table, given: Order) -> Why:
    with pytest.raises(Refused) as refused:
        give(table, given)
    return refused.value.why


def test_GC_51_there_are_four_orders_and_none_moves_anything_on_the_board() -> None:
    assert set(ORDERS) == set(get_args(Order)) == set(DO)
    assert [each.do for each in ORDERS] == ["pause", "resume", "eject", "call_time"]


def test_GC_51_what_may_be_ordered() -> None:
    seats = [Eject(Seat(0)), Eject(Seat(1)), Eject(Seat(2))]
    table = preliminary()
    assert orders(table.game) == [Halt(), CallTime(), *seats]
    assert orders(final().game) == [Halt(), *seats]
    give(table, Halt())
    assert orders(table.game) == [Proceed(), *seats]


def test_GC_51_without_a_judge_nothing_is_ordered() -> None:
    table = Table("A 15000@0, B 15000@10", mode="brands.classic")
    assert orders(table.game) == []
    assert bar(table, Halt()) == Why.NOT_NOW and bar(table, Eject(Seat(0))) == Why.NOT_NOW


def test_GC_45_GC_51_a_pause_stops_every_clock_until_it_is_over() -> None:
    table = preliminary()
    table.wait(10)
    assert give(table, Halt())[0] == GamePaused(table.now)
    assert table.phase == "paused" and next_deadline(table.game) is None and to_act(table.game) == ()
    table.wait(3 * 60 * 60)
    assert expire(table.game, table.now, table.luck) == []
    assert Resumed(3 * 60 * 60 * SECOND) in give(table, Proceed())
    assert table.phase == "await_roll"
    assert table.game.turn_clock == Running(table.now + 65 * SECOND)
    assert table.game.ends == NOW + 90 * MINUTE + 3 * 60 * MINUTE


def test_GC_51_in_a_pause_of_the_judge_nobody_does_anything() -> None:
    table = final()
    give(table, Halt())
    assert [table.offered(who) for who in "ABC"] == [{"surrender"}] * 3
    assert table.bar("A", "roll") == Why.PAUSED and table.bar("A", "back") == Why.PAUSED
    assert bar(table, Halt()) == Why.PAUSED and bar(table, CallTime()) == Why.PAUSED


def test_GC_51_nothing_is_resumed_that_does_not_pause() -> None:
    assert bar(final(), Proceed()) == Why.NOT_NOW


def test_C_068_GC_28_who_is_ejected_is_out_at_once_as_by_surrender() -> None:
    table = final(deeds="39:B")
    told = give(table, Eject(Seat(1)))
    assert WentOut(Seat(1), "ejected", (None,)) in told
    assert table.out("B") and table.cash("B") == 0 and table.owner(39) != "B"
    assert bar(table, Eject(Seat(1))) == Why.OUT


def test_GC_28_with_a_debt_open_all_goes_to_its_creditor() -> None:
    table = final("A 50@36, B 1490@10, C 1480@20", "39:B5 37:B5 6:A")
    table.game.deeds[39].level = table.game.deeds[37].level = 1
    table.roll("A", "1+2")
    if table.phase != "must_pay":
        table.do("B", "claim", against="A")
    told = give(table, Eject(Seat(0)))
    assert table.out("A") and table.owner(6) == "B"
    assert "went_out" in types(told)


def test_GC_28_in_a_pause_too_and_it_goes_on_as_a_pause() -> None:
    table = final()
    give(table, Halt())
    give(table, Eject(Seat(2)))
    assert isinstance(table.game.top, Paused) and table.out("C")
    give(table, Proceed())
    assert table.phase == "await_roll" and table.turn == "A"


def test_GX_10_two_ejected_from_a_shortage_in_a_pause() -> None:
    table = Table(
        "A 3000@0, B 3000@10, C 3000@20, D 3000@30", "16:B 18:B 19:B 37:C 39:C 6:D 8:D 9:D",
        mode="tournament.final", bank={"houses": 1, "hotels": 12},
    )  # fmt: skip
    table.do("B", "build", pos=16)
    table.do("C", "build", pos=37)
    table.do("D", "build", pos=6)
    table.do("C", "bid", amount=200)
    assert isinstance(table.game.top, BuildAuction)
    give(table, Halt())
    give(table, Eject(Seat(2)))
    give(table, Eject(Seat(1)))
    told = give(table, Proceed())
    assert "built" in types(told) and table.game.deeds[6].level == 1


def test_GC_28_the_last_but_one_ejected_ends_the_game() -> None:
    table = final("A 1500@0, B 1490@10")
    give(table, Eject(Seat(0)))
    assert isinstance(table.game.top, Over) and table.game.top.ranking == (1, 0)
    assert bar(table, Halt()) == Why.GAME_OVER
    assert options(table.game, Seat(1), table.now) == []


def test_GC_51_time_is_called_in_a_preliminary() -> None:
    table = preliminary()
    table.roll("A", "4+6")
    assert give(table, CallTime()) == [TimeCalled(1)]


def test_in_a_pause_of_the_judge_a_bot_claims_nothing() -> None:
    table = Table("A 1500@28, B 1490@10 bot=trader, C 1480@20", "39:B", mode="tournament.final")
    table.roll("A", "5+6")
    assert choice(table, Seat(1)) == Claim(Seat(0))
    give(table, Halt())
    assert choice(table, Seat(1)) is None


def test_a_bot_passes_where_no_higher_bid_is_left() -> None:
    table = Table("A 1500@0, B 1490@10, C 1480@20 bot=gambler", mode="tournament.final")
    table.roll("A", "1+2")
    table.do("A", "decline")
    table.do("B", "bid", amount=99_999)
    assert choice(table, Seat(2)) == Pass(table.auction)

"""`tournament`: 32 houses and 12 hotels, and what happens when they do not suffice."""

from collections.abc import Sequence

import pytest

from core.bots import TEMPERS
from core.clock import next_deadline
from core.commands import Accept, AskGap, Build, Propose, RequestBuild, Roll
from core.engine import delay
from core.events import BidMade, BuildingCalled, Built, Paid
from core.frames import Between, BuildAuction, Calling, Running, Stopped
from core.ids import SECOND, OfferId
from core.refusal import Refused, Why
from infra.written import bank
from tests.bots.test_modes import choice
from tests.rules.boxed import ORANGE_AND_BLUE, SEATS, ask, asked, final, levels
from tests.rules.tables import NOW, Table, types

# --- requests ---


def test_GC_50_a_request_that_leaves_enough_for_all_is_carried_out_at_once() -> None:
    table = final(houses=10)  # C could place eight
    assert ask(table, "B", 16, 18) is None
    assert table.phase == "await_roll" and levels(table, 16, 18, 19) == [1, 1, 0]


def test_C_152_GC_13_GC_50_else_a_window_opens_and_all_other_clocks_stand_still() -> None:
    table = final(houses=9)
    assert ask(table, "B", 16, 18) is None
    assert table.phase == "build_auction" and levels(table, 16, 18, 19) == [0, 0, 0]
    assert isinstance(table.game.turn_clock, Stopped)
    assert next_deadline(table.game) == NOW + 10 * SECOND
    assert asked(table) == ["C"] and table.offered("B") == {"ask_gap", "claim", "surrender"}


def test_GC_50_what_others_cannot_pay_is_no_demand() -> None:
    table = final("A 3000@0, B 3000@10, C 399@20", houses=3)
    assert ask(table, "B", 16, 18) is None
    assert table.phase == "await_roll" and levels(table, 16, 18, 19) == [1, 1, 0]


def test_GC_50_hotels_are_wanted_by_who_has_four_houses_everywhere() -> None:
    table = final(deeds="16:B4 18:B4 19:B4 37:C4 39:C3", hotels=1)
    assert ask(table, "B", 16) is None and levels(table, 16) == [5]
    contested = final(deeds="16:B4 18:B4 19:B4 37:C4 39:C4", hotels=1)
    assert ask(contested, "B", 16) is None and contested.phase == "build_auction"


def test_C_159_a_sole_interested_player_buys_what_there_is_without_auction() -> None:
    table = final(houses=2)
    ask(table, "B", 16, 18, 19)
    told = table.do("C", "pass")
    assert types(told)[:2] == ["passed", "paid"] and "building_called" not in types(told)
    assert levels(table, 16, 18, 19) == [1, 1, 0] and table.cash("B") == 2800
    assert table.phase == "await_roll" and isinstance(table.game.turn_clock, Running)


def test_GC_50_silence_wishes_nothing() -> None:
    table = final(houses=2)
    ask(table, "B", 16)
    table.wait(10)
    assert "built" in types(table.expire()) and levels(table, 16) == [1]


def test_GC_50_requests_that_do_not_exceed_the_stock_are_carried_out() -> None:
    table = final(houses=3)
    ask(table, "B", 16, 18)
    assert table.bar("C", "build", pos=37) is None
    assert levels(table, 16, 18, 19, 37, 39) == [1, 1, 0, 1, 0]
    assert (table.cash("B"), table.cash("C"), table.phase) == (2800, 2800, "await_roll")


def test_GC_50_a_request_names_a_square_for_each_building() -> None:
    table = final()
    with pytest.raises(Refused) as caught:
        table.play("B", RequestBuild(()))
    assert caught.value.why is Why.BAD_SQUARE


def test_GC_50_every_seat_answers_once() -> None:
    table = final("A 3000@0, B 3000@10, C 3000@20, D 3000@20", ORANGE_AND_BLUE + " 6:D 8:D 9:D", houses=1)
    ask(table, "B", 16)
    assert table.bar("C", "pass") is None
    assert table.bar("C", "request_build", pos=[37]) == Why.NOT_NOW
    assert table.bar("C", "build", pos=37) == Why.NOT_NOW and table.bar("C", "pass") == Why.NOT_YOUR_TURN
    assert table.bar("D", "bid", amount=50) == Why.NOT_NOW
    assert table.bar("D", "request_build", pos=[5]) == Why.NO_STREET
    assert table.bar("A", "pass") == Why.NOT_YOUR_TURN


# --- the auction ---


def contested(houses: int = 1, *, b: Sequence[int] = (16,), c: Sequence[int] = (37,), seats: str = SEATS) -> Table:
    table = final(seats, houses=houses)
    ask(table, "B", *b)
    ask(table, "C", *c)
    return table


def test_C_153_C_154_C_155_C_156_the_building_is_called_from_the_lowest_cost_and_stands_where_it_was_named() -> None:
    table = contested()
    assert asked(table) == ["B", "C"]
    assert table.bar("B", "bid", amount=99) == Why.BID_TOO_LOW
    assert table.bar("B", "bid", amount=3001) == Why.BID_TOO_HIGH
    table.do("B", "bid", amount=100)
    assert asked(table) == ["C"] and table.bar("B", "bid", amount=150) == Why.NOT_YOUR_TURN
    assert table.bar("C", "bid", amount=100) == Why.BID_TOO_LOW
    table.do("C", "bid", amount=101)
    told = table.do("B", "pass")
    assert [Paid(table.seat("C"), None, 101, "building", 37), Built(table.seat("C"), 37, 1)] == [*told[1:3]]
    assert table.cash("C") == 2899 and table.phase == "await_roll"


def test_GC_50_the_price_bid_is_paid_also_below_the_price_of_the_deed() -> None:
    table = contested()
    table.do("C", "bid", amount=100)
    table.do("B", "pass")
    assert table.cash("C") == 2900


def test_GC_50_bids_are_limited_to_cash_in_hand() -> None:
    table = contested(seats="A 3000@0, B 120@10, C 3000@20")
    table.do("C", "bid", amount=119)
    table.do("B", "bid", amount=120)
    told = table.do("C", "bid", amount=121)
    assert "built" in types(told), "who cannot outbid is not waited for"
    assert levels(table, 37) == [1]


def test_GC_08_GC_50_the_clock_grows_shorter() -> None:
    table = contested()
    amount = 100
    for at, seconds in ((0, 10), (9, 10), (18, 10), (27, 10), (36, 10), (45, 10), (54, 10), (63, 5), (120, 3)):
        table.now = NOW + at * SECOND
        table.do("BC"[amount % 2], "bid", amount=amount)
        assert isinstance(table.game.top, BuildAuction) and table.game.top.until == table.now + seconds * SECOND
        amount += 1
    table.wait(3)
    table.expire()
    assert table.cash("B") == 3000 - 108


def test_C_157_C_158_one_by_one_until_what_is_left_suffices_for_the_rest() -> None:
    table = contested(3, b=(16, 18), c=(37, 39))
    table.do("C", "bid", amount=150)
    told = table.do("B", "bid", amount=160)
    assert "built" not in types(told)
    told = table.do("C", "pass")
    assert [event.pos for event in told if isinstance(event, Built)] == [16, 18], "C is out of it: the rest goes to B"
    assert table.cash("B") == 3000 - 160 - 100 and table.cash("C") == 3000
    assert bank(table.game) == {"houses": 1, "hotels": 12}


def test_BU_10_demand_above_supply_one_by_one_then_at_face_value() -> None:
    table = contested(3, b=(16, 18), c=(37, 39))
    table.do("B", "bid", amount=130)
    table.wait(10)
    told = table.expire()
    assert [event.pos for event in told if isinstance(event, Built)] == [16]
    (lot,) = [event for event in told if isinstance(event, BuildingCalled)]
    assert dict(zip(lot.order, lot.squares, strict=True)) == {1: 18, 2: 37}
    table.do("C", "bid", amount=110)
    table.wait(10)
    told = table.expire()
    assert [event.pos for event in told if isinstance(event, Built)] == [37] and table.phase == "build_auction"


def test_GC_50_without_a_bid_all_requests_lapse_and_the_buildings_stay() -> None:
    table = contested()
    table.wait(10)
    table.expire()
    assert bank(table.game) == {"houses": 1, "hotels": 12} and table.phase == "await_roll"


def test_GC_50_a_pass_before_any_bid_leaves_the_building_to_the_other_at_its_price() -> None:
    table = contested()
    table.do("B", "pass")
    assert levels(table, 37) == [1] and table.cash("C") == 2800


def test_GC_50_a_pass_with_more_than_two_goes_on() -> None:
    table = final("A 3000@0, B 3000@10, C 3000@20, D 3000@20", ORANGE_AND_BLUE + " 6:D 8:D 9:D", houses=1)
    ask(table, "B", 16)
    ask(table, "C", 37)
    ask(table, "D", 6)
    table.do("D", "pass")
    assert asked(table) == ["B", "C"] and table.bar("B", "bid", amount=99) == Why.BID_TOO_LOW


def test_GC_50_what_is_no_longer_payable_is_dropped() -> None:
    table = contested(3, b=(16, 18), c=(37, 39), seats="A 3000@0, B 200@10, C 3000@20")
    table.do("B", "bid", amount=150)
    table.wait(10)
    told = table.expire()
    assert [event.pos for event in told if isinstance(event, Built)] == [16, 37, 39]
    assert table.cash("B") == 50 and table.phase == "await_roll"


def test_GX_10_the_leader_leaves_and_the_building_is_called_afresh() -> None:
    table = final("A 3000@0, B 3000@10, C 3000@20, D 3000@20", ORANGE_AND_BLUE + " 6:D 8:D 9:D", houses=1)
    ask(table, "B", 16)
    ask(table, "C", 37)
    ask(table, "D", 6)
    table.do("B", "bid", amount=500)
    table.do("B", "surrender")
    assert table.phase in ("build_auction", "auction")


def test_GC_50_who_cannot_outbid_may_still_withdraw() -> None:
    table = final("A 3000@0, B 120@10, C 3000@20, D 3000@20", ORANGE_AND_BLUE + " 6:D 8:D 9:D", houses=1)
    ask(table, "B", 16)
    ask(table, "C", 37)
    ask(table, "D", 6)
    table.do("C", "bid", amount=200)
    assert table.offered("B") == {"pass", "ask_gap", "claim", "surrender"} and asked(table) == ["D"]
    assert table.bar("B", "bid", amount=201) == Why.BID_TOO_HIGH


def test_GC_50_a_wish_of_which_nothing_can_be_paid_any_more_lapses() -> None:
    table = contested(2, b=(16, 18, 19), c=(37,), seats="A 3000@0, B 300@10, C 3000@20")
    table.do("B", "bid", amount=250)
    table.wait(10)
    told = table.expire()
    assert [event.pos for event in told if isinstance(event, Built)] == [16, 37] and table.cash("B") == 50


def test_GC_50_a_hotel_taken_down_is_an_answer_too() -> None:
    table = final(deeds="16:B 18:B 19:B 37:C4 39:C5 1:C 3:C", houses=5, hotels=11)
    ask(table, "B", 16, 18, 19)
    assert "sell" in table.offered("C")
    table.do("C", "sell", pos=39)
    assert levels(table, 16, 18, 19, 37, 39) == [1, 1, 1, 3, 3]


def test_a_pause_moves_every_clock_of_a_shortage_and_of_a_gap() -> None:
    table = contested()
    delay(table.game, 5 * SECOND)
    top = table.game.top
    assert isinstance(top, BuildAuction) and isinstance(top.stage, Calling)
    assert (top.until, top.since, top.stage.began) == (NOW + 15 * SECOND, NOW + 5 * SECOND, NOW + 5 * SECOND)
    window = final(houses=1)
    ask(window, "B", 16)
    delay(window.game, 5 * SECOND)
    assert next_deadline(window.game) == NOW + 15 * SECOND
    gap = final()
    gap.do("B", "ask_gap")
    gap.roll("A", "4+6")
    delay(gap.game, 5 * SECOND)
    assert gap.game.top == Between((), NOW + 20 * SECOND, NOW + 65 * SECOND)


def test_GX_10_a_leaver_is_not_waited_for() -> None:
    table = final(houses=1)
    ask(table, "B", 16)
    table.do("C", "surrender")
    assert levels(table, 16) == [1]


# --- clocks ---


def test_GC_50_offers_stand_still_too() -> None:
    table = final(deeds=ORANGE_AND_BLUE + " 5:A", houses=1)
    table.do("A", "propose", to="B", give={"deeds": [5]}, take={"cash": 1})
    table.wait(5)
    ask(table, "B", 16)
    assert next_deadline(table.game) == NOW + 15 * SECOND and "accept" not in table.offered("B")
    table.wait(4)
    table.do("C", "pass")
    assert [each.until for each in table.game.offers] == [NOW + 34 * SECOND]


def test_GC_50_in_a_gap_the_rest_of_it_follows() -> None:
    table = final(houses=1)
    table.do("B", "ask_gap")
    table.roll("A", "4+6")
    table.wait(5)
    ask(table, "B", 16)
    assert table.bar("A", "ask_gap") == Why.NOT_NOW
    table.wait(8)
    table.do("C", "pass")
    assert table.phase == "between" and next_deadline(table.game) == table.now + 10 * SECOND


# --- bots ---


def test_bots_wish_bid_and_pass() -> None:
    seats = "A 3000@0, B 3000@10 bot=builder, C 3000@20 bot=gambler"
    table = final(seats, houses=1)
    table.game.deeds[5].owner = table.seat("A")
    ask(table, "B", 16)
    assert choice(table, table.seat("A")) is None
    assert type(choice(table, table.seat("C"))).__name__ == "Build"
    table.play("C", choice(table, table.seat("C")))  # type: ignore[arg-type]
    bids = 0
    while table.phase == "build_auction":
        who = asked(table)[0]
        told = table.play(who, choice(table, table.seat(who)))  # type: ignore[arg-type]
        bids += sum(isinstance(event, BidMade) for event in told)
    assert bids > 1 and bank(table.game) == {"houses": 0, "hotels": 12}


def test_bots_deal_in_a_gap_and_say_that_they_are_ready() -> None:
    seats = "A 3000@0 bot=trader, B 3000@10 bot=builder, C 3000@20"
    table = final(seats, deeds="37:B 39:B")
    table.do("C", "ask_gap")
    table.roll("A", "4+6")
    assert choice(table, table.seat("B")) == Build(39)
    table.play("B", Build(39))
    table.play("A", choice(table))  # type: ignore[arg-type]
    assert asked(table) == ["B", "C"] and choice(table) is None


def test_a_bot_asks_for_a_gap_as_often_as_it_proposes() -> None:
    rounds = [Table("A 500@0 bot=trader, B 500@10", mode="tournament.final", round=number) for number in range(1, 9)]
    wished = [choice(table) == AskGap() for table in rounds]
    assert wished == [number % 4 == 0 for number in range(1, 9)]
    (fourth,) = [table for table in rounds if table.game.round == 4]
    fourth.play("A", AskGap())
    assert choice(fourth) == Roll()


def test_a_bot_that_would_not_build_wishes_nothing() -> None:
    table = final("A 3000@0, B 3000@10, C 250@20 bot=cautious", houses=1)
    ask(table, "B", 16)
    assert type(choice(table, table.seat("C"))).__name__ == "Pass"
    assert set(TEMPERS) >= {"cautious"}


def test_a_bot_buys_what_brings_a_group_nearer_for_what_it_is_worth_to_its_holder_too() -> None:
    table = final("A 3000@0 bot=trader, B 3000@10 bot=builder, C 1500@20 bot=cautious", "16:A 18:A 19:B", round=4)
    offered = choice(table)
    assert isinstance(offered, Propose) and offered.take.deeds == (19,)
    assert 200 + 867 // 2 < offered.give.cash < 200 + 867, "that much the group gains by it; two pay its rents"
    table.play("A", offered)
    assert choice(table, table.seat("B")) == Accept(OfferId(table.game.last_id))


def test_a_bot_does_not_buy_from_the_last_of_its_cash() -> None:
    table = final("A 800@0 bot=trader, B 3000@10 bot=builder, C 1500@20 bot=cautious", "16:A 18:A 19:B", round=4)
    assert not isinstance(choice(table), Propose)

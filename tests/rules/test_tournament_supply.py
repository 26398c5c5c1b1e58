"""`tournament`: the 32 houses and 12 hotels of the bank, and hotels for which houses are lacking."""

from collections.abc import Sequence

import pytest

from core.events import Built
from core.play import rent
from core.refusal import Why
from infra.strictjson import Unreadable
from infra.written import bank
from tests.rules.boxed import ask, asked, final, levels

# --- the supply ---


def test_GC_02_there_are_32_houses_and_12_hotels() -> None:
    assert bank(final().game) == {"houses": 32, "hotels": 12}
    table = final(deeds="16:B4 18:B3 19:B4 37:C5 39:C4")
    assert bank(table.game) == {"houses": 32 - 15, "hotels": 11}


def test_C_145_C_147_C_148_C_149_a_hotel_takes_the_place_of_four_houses() -> None:
    table = final(deeds="37:C4 39:C4")
    table.do("C", "build", pos=37)
    assert (levels(table, 37, 39), table.cash("C")) == ([5, 4], 2800)
    assert bank(table.game) == {"houses": 28, "hotels": 11}
    assert table.bar("C", "build", pos=37) == Why.TOP_LEVEL


def test_C_141_C_150_one_says_how_many_of_a_kind_and_where() -> None:
    table = final()
    assert ask(table, "B", 16, 18, 19, 16, 18) is None
    assert (levels(table, 16, 18, 19), table.cash("B")) == ([2, 2, 1], 2500)
    hotels = final(deeds="37:C4 39:C4")
    assert ask(hotels, "C", 39, 37) is None and levels(hotels, 37, 39) == [5, 5]


@pytest.mark.parametrize(
    ("squares", "why"),
    [([16, 16], Why.UNEVEN), ([5], Why.NO_STREET), ([37], Why.INCOMPLETE), ([1], Why.GROUP_MORTGAGED),
     ([6, 8, 9] * 4 + [6], Why.MIXED), ([6, 8, 9] * 6, Why.TOP_LEVEL), ([16, 18, 19] * 4, Why.TOO_POOR)],
)  # fmt: skip
def test_C_144_GC_50_a_request_is_legal_one_after_another_and_payable(squares: Sequence[int], why: Why) -> None:
    table = final("A 3000@0, B 1100@10, C 3000@20", "16:B 18:B 19:B 1:B 3:Bm 6:B 8:B 9:B 37:C")
    assert ask(table, "B", *squares) == why


def test_BU_06_three_houses_each_are_no_hotel_and_four_are_also_without_a_house_in_the_bank() -> None:
    table = final(deeds="16:B3 18:B3 19:B3", houses=0, hotels=12)
    assert ask(table, "B", 16) == Why.NONE_LEFT and table.bar("B", "build", pos=16) == Why.NONE_LEFT
    four = final(deeds="16:B4 18:B4 19:B4", houses=0, hotels=12)
    assert ask(four, "B", 16) is None
    assert bank(four.game) == {"houses": 4, "hotels": 11}


def test_C_151_without_a_house_in_the_bank_one_waits_until_one_comes_back() -> None:
    table = final(deeds="16:B 18:B 19:B 37:C1 39:C", houses=0, hotels=12)
    assert table.squares("B", "build") == []
    table.do("C", "sell", pos=37)
    assert table.squares("B", "build") == [16, 18, 19]


def test_a_position_with_more_buildings_than_there_are_is_refused() -> None:
    with pytest.raises(Unreadable, match="more houses or hotels"):
        final(deeds=" ".join(f"{pos}:A4" for pos in (16, 18, 19, 21, 23, 24, 26, 27, 29)))


# --- houses before hotels before hotels taken down ---


def test_C_206_GC_14_houses_first_then_hotels_then_hotels_taken_down() -> None:
    table = final(
        "A 3000@0, B 3000@10, C 3000@20, D 3000@20", "16:B5 18:B4 19:B4 37:C4 39:C4 6:D 8:D 9:D", houses=4, hotels=1
    )
    table.do("B", "sell", pos=16)
    assert asked(table) == ["C", "D"]
    ask(table, "C", 39)
    told = table.do("D", "request_build", pos=[6, 8, 9, 6])
    assert [event.pos for event in told if isinstance(event, Built)] == [6, 8, 9, 6, 39]
    # Houses that came back for C's hotel are not for this window, so B's group goes down to the eight of its own.
    assert levels(table, 16, 18, 19) == [2, 3, 3]


def test_BU_11_buyers_go_before_who_takes_a_hotel_down() -> None:
    table = final(deeds="16:B5 18:B4 19:B4 37:C 39:C", houses=4, hotels=11)
    table.do("B", "sell", pos=16)
    assert table.phase == "build_auction"
    ask(table, "C", 37, 39, 37, 39)
    assert levels(table, 37, 39) == [2, 2]
    assert levels(table, 16, 18, 19) == [2, 3, 3] and bank(table.game) == {"houses": 0, "hotels": 12}


def test_GC_50_a_hotel_comes_down_at_once_where_nobody_else_wants_the_houses() -> None:
    table = final(deeds="16:B5 18:B5 19:B5", houses=4)
    table.do("B", "sell", pos=18)
    assert levels(table, 16, 18, 19) == [5, 4, 5] and table.cash("B") == 3050


@pytest.mark.parametrize(("houses", "left", "refund"), [(0, [0, 0], 1000), (3, [1, 2], 700), (4, [5, 4], 100)])
def test_BU_05_GC_15_C_164_C_165_a_hotel_sold_with_too_few_houses(houses: int, left: list[int], refund: int) -> None:
    table = final(deeds="37:A5 39:A5", houses=houses)
    table.do("A", "sell", pos=39)
    assert (levels(table, 37, 39), table.cash("A")) == (left, 3000 + refund)
    assert bank(table.game)["houses"] >= 0  # type: ignore[index,operator]


def test_GC_15_houses_of_the_group_itself_count() -> None:
    table = final(deeds="37:A4 39:A5", houses=2)
    table.do("A", "sell", pos=39)
    assert (levels(table, 37, 39), table.cash("A")) == ([3, 3], 3300)


def test_GC_50_in_a_debt_a_hotel_comes_down_at_once() -> None:
    table = final("A 50@36, B 3000@10, C 3000@20", "16:A5 18:A5 19:A5 37:C 39:C", houses=4)
    table.roll("A", "1+1")
    assert table.phase == "must_pay"
    table.do("A", "sell", pos=16)
    assert levels(table, 16, 18, 19) == [4, 5, 5]


def test_C_138_C_139_C_142_a_group_that_is_whole_may_be_built_on_and_its_bare_streets_charge_double() -> None:
    table = final(deeds="6:B 8:B 9:B 16:B 18:B 19:A")
    assert table.squares("B", "build") == [6, 8, 9]
    table.do("B", "build", pos=8)
    assert table.squares("B", "build") == [6, 9], "the next on another bare street of it"
    assert rent.due(table.game, 9, table.seat("B")) == 16


def test_C_167_all_buildings_of_a_group_are_sold_before_one_of_it_is_pledged() -> None:
    table = final(deeds="37:A1 39:A")
    assert table.bar("A", "mortgage", pos=39) == Why.GROUP_BUILT
    table.do("A", "sell", pos=37)
    assert table.bar("A", "mortgage", pos=39) is None and table.cash("A") == 3000 + 100 + 200

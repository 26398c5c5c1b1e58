"""`tournament`: how often one seat may have all the others asked for buildings while every other clock stands still."""

from core.books import resolve
from core.events import ShortageOpened
from core.frames import Between
from core.play.supply import windows
from core.refusal import Why
from tests.rules.boxed import ask, final, levels
from tests.rules.tables import Table

THREE = windows(final().game)


def worn_out() -> Table:
    """B has had C asked as often as it may, and has got a house each time."""
    table = final(houses=6)
    for pos in (16, 18, 19):
        assert ask(table, "B", pos) is None
        table.do("C", "pass")
    return table


def test_GC_50_a_seat_opens_three_windows_between_two_throws() -> None:
    table = worn_out()
    assert THREE == 3 and levels(table, 16, 18, 19) == [1, 1, 1]
    assert ask(table, "B", 16) == table.bar("B", "build", pos=16) == Why.ASKED_OFTEN
    assert table.squares("B", "build") == [] and "request_build" not in table.offered("B")
    assert table.squares("C", "build") == [37, 39], "that is B's affair alone"


def test_GC_50_the_next_throw_gives_it_three_more() -> None:
    table = worn_out()
    table.roll("A", "4+6")
    assert table.squares("B", "build") == [16, 18, 19] and ask(table, "B", 16) is None
    assert table.phase == "build_auction"


def test_GC_50_the_gap_after_a_turn_is_before_the_next_throw() -> None:
    table = final(houses=6)
    table.do("C", "ask_gap")
    table.roll("A", "4+6")
    for pos in (16, 18, 19):
        assert isinstance(table.game.top, Between) and ask(table, "B", pos) is None
        table.do("C", "pass")
    assert ask(table, "B", 16) == Why.ASKED_OFTEN
    for who in "ABC":
        table.do(who, "ready")
    assert table.phase == "await_roll" and ask(table, "B", 16) == Why.ASKED_OFTEN


def test_GC_50_what_leaves_enough_for_all_needs_no_window_and_is_built() -> None:
    """C could place eight houses: of ten two are B's without a question."""
    table = final(houses=10)
    table.game.sought = (table.seat("B"),) * THREE
    assert table.squares("B", "build") == [16, 18, 19]
    assert ask(table, "B", 16, 18, 19) == Why.ASKED_OFTEN
    assert ask(table, "B", 16, 18) is None and levels(table, 16, 18, 19) == [1, 1, 0]
    assert table.squares("B", "build") == []


def test_GC_50_it_may_still_answer_in_the_windows_of_others() -> None:
    table = worn_out()
    assert ask(table, "C", 37) is None and table.phase == "build_auction"
    assert table.squares("B", "build") == [16, 18, 19] and ask(table, "B", 16, 18) is None


def test_GC_50_GC_15_a_hotel_that_it_sells_comes_down_without_asking() -> None:
    table = final(deeds="16:B5 18:B5 19:B5 37:C 39:C", houses=5, hotels=9)
    table.game.sought = (table.seat("B"),) * THREE
    told = table.do("B", "sell", pos=16)
    assert not any(isinstance(event, ShortageOpened) for event in told) and levels(table, 16) == [4]
    fresh = final(deeds="16:B5 18:B5 19:B5 37:C 39:C", houses=5, hotels=9)
    assert any(isinstance(event, ShortageOpened) for event in fresh.do("B", "sell", pos=16))


def test_GC_50_the_window_says_who_has_opened_it() -> None:
    table = final(houses=2)
    (opened,) = [e for e in table.do("B", "request_build", pos=[16]) if isinstance(e, ShortageOpened)]
    assert opened.seat == table.seat("B") and table.game.sought == (table.seat("B"),)


def test_GC_50_where_buildings_have_no_end_nobody_is_counted() -> None:
    table = Table("A 15000@0, B 15000@10", "16:A 18:A 19:A", mode="brands.classic")
    table.do("A", "build", pos=16)
    assert table.game.sought == () and resolve("brands.classic").rules.supply.houses is None

"""`metro`: the boards, rents and their tax, building, mortgages, trades."""

import pytest

from core.board import Board, Casino, GoToJail, Start, Station, Street, Utility, Visiting
from core.boards.china import CHINA
from core.boards.metro import METRO
from core.books import MODES, resolve
from core.books.metro import MODES as PATCHES
from core.bots.judging import weigh
from core.clock import next_deadline
from core.commands import Bundle
from core.frames import Stopped
from core.ids import SECOND, Seat
from core.refusal import Why
from core.rules import dotted
from infra.strictjson import Json
from tests.rules.tables import Table

CLASSIC = resolve("metro.classic")


def metro(
    seats: str = "A 15000@0, B 15000@0, C 15000@0", deeds: str = "", mode: str = "classic", **more: Json
) -> Table:
    return Table(seats, deeds, mode=f"metro.{mode}", **more)


def landed(deeds: str, at: str = "32", dice: str = "3+4", mode: str = "classic", **more: Json) -> Table:
    """A reaches a deed, and pays."""
    table = metro(f"A 15000@{at}, B 15000@0", deeds, mode, **more)
    table.roll("A", dice)
    table.do("A", "pay")
    return table


# --- the board ---


def test_B_007_B_032_one_board_of_forty_cells_for_all_modes() -> None:
    boards = {mode: resolve(mode).board for mode in MODES if mode.startswith("metro.")}
    assert {board.key for board in boards.values()} == {"metro", "china"}
    assert all(len(board.squares) == 40 and board.price == METRO.price for board in boards.values())


def test_B_036_B_037_B_038_B_039_28_properties_in_ten_groups() -> None:
    kinds = [type(square) for square in METRO.squares]
    assert (len(METRO.deeds), len(METRO.groups)) == (28, 10)
    assert (kinds.count(Street), kinds.count(Station), kinds.count(Utility)) == (22, 4, 2)
    assert sum(bool(group.cost) for group in METRO.groups) == 8
    assert METRO.titles["station"] == "Cars"


def test_B_040_street_prices_from_600_to_4000() -> None:
    prices = [square.price for square in METRO.squares if isinstance(square, Street)]
    assert (min(prices), max(prices)) == (600, 4_000)


def test_B_041_B_042_B_043_B_044_the_corners() -> None:
    corners = {0: Start, 10: Visiting, 20: Casino, 30: GoToJail}
    assert {pos: type(METRO.squares[pos]) for pos in corners} == corners
    assert METRO.squares[20].name == "Jackpot"


def test_B_020_GB_37_the_chinese_board_has_other_names_and_the_same_numbers() -> None:
    assert resolve("metro.caishen").board is CHINA
    assert [type(square) for square in CHINA.squares] == [type(square) for square in METRO.squares]
    assert (CHINA.price, CHINA.cost) == (METRO.price, METRO.cost)
    streets = [pos for pos in METRO.deeds if isinstance(METRO.squares[pos], Street)]
    assert all(CHINA.squares[pos].rents == METRO.squares[pos].rents for pos in streets)  # type: ignore[union-attr]
    assert not {CHINA.squares[pos].name for pos in CHINA.deeds} & {METRO.squares[pos].name for pos in METRO.deeds}


@pytest.mark.parametrize("board", [METRO, CHINA])
def test_every_square_has_three_signs_of_its_own(board: Board) -> None:
    codes = [square.code for square in board.squares]
    assert len(set(codes)) == 40 and all(2 <= len(code) <= 3 for code in codes)


def test_B_008_modes_change_economy_values_and_a_few_switches() -> None:
    assert all(set(patch) <= set(dotted(CLASSIC.rules)) for patch in PATCHES.values())
    assert max(len(patch) for patch in PATCHES.values()) <= 7


def test_B_009_classic_changes_nothing() -> None:
    assert PATCHES["classic"] == {}


def test_B_055_two_to_six_play() -> None:
    assert [*CLASSIC.rules.players.counts] == [2, 3, 4, 5, 6]


# --- rent ---


def test_B_071_B_101_B_104_base_rent_grows_with_houses() -> None:
    assert [landed(f"39:B{level} 37:B{level}").cash("B") - 15_000 for level in (0, 1, 2)] == [1_000, 2_000, 6_000]


def test_B_105_GB_47_a_complete_group_doubles_every_street_without_houses() -> None:
    assert landed("39:B").cash("B") == 15_500
    assert landed("39:B 37:B1").cash("B") == 16_000
    assert landed("39:B 37:Bm").cash("B") == 16_000


@pytest.mark.parametrize(("owned", "rent"), [("5", 250), ("5 15", 500), ("5 15 25", 1_000), ("5 15 25 35", 2_000)])
def test_B_106_cars_by_number(owned: str, rent: int) -> None:
    table = landed(" ".join(f"{pos}:B" for pos in owned.split()), "0", "2+3")
    assert table.cash("B") == 15_000 + rent


@pytest.mark.parametrize(("deeds", "rent"), [("12:B", 280), ("12:B 28:B", 700), ("12:B 28:Bm", 700)])
def test_B_107_utilities_by_the_dice(deeds: str, rent: int) -> None:
    assert landed(deeds, "5", "3+4").cash("B") == 15_000 + rent


@pytest.mark.parametrize(
    ("round", "percent"), [(99, 0), (100, 1), (101, 1), (102, 2), (150, 50), (151, 50), (199, 98), (200, 99), (400, 99)]
)
def test_B_118_B_119_B_120_B_121_GB_04_the_tax_on_rent_rises_with_rounds(round: int, percent: int) -> None:
    table = landed("39:B", round=round)
    assert (table.cash("A"), table.cash("B")) == (14_500, 15_500 - 500 * percent // 100)


@pytest.mark.parametrize(("round", "percent"), [(39, 0), (40, 1), (70, 50), (99, 97), (100, 99)])
def test_B_122_speed_is_taxed_from_round_40_and_most_at_100(round: int, percent: int) -> None:
    table = metro("A 15000@32, B 15000@0", "39:B", "speed", round=round, rules={"die.third_from_round": None})
    table.roll("A", "3+4")
    table.do("A", "pay")
    assert table.cash("B") == 15_500 - 500 * percent // 100


# --- building ---


def test_B_068_B_125_up_to_five_on_a_complete_group_before_the_roll() -> None:
    table = metro(deeds="37:A4 39:A4")
    table.do("A", "build", pos=37)
    assert (table.game.deeds[37].level, table.cash("A"), table.squares("A", "build")) == (5, 13_000, [39])
    assert metro(deeds="37:A").squares("A", "build") == []
    assert metro(deeds="37:A5 39:A5").squares("A", "build") == []


def test_B_126_GB_45_the_lowest_of_the_group_first_and_the_highest_comes_down_first() -> None:
    table = metro(deeds="31:A1 32:A 34:A1")
    assert (table.squares("A", "build"), table.squares("A", "sell")) == ([32], [31, 34])


def test_B_127_each_street_rises_one_level_a_turn() -> None:
    table = metro("A 15000@5, B 15000@0", "37:A 39:A 15:Bm")
    table.do("A", "build", pos=37)
    assert table.squares("A", "build") == [39]
    table.do("A", "build", pos=39)
    assert table.squares("A", "build") == []
    assert table.bar("A", "build", pos=37) is Why.ONCE_A_TURN
    table.roll("A", "5+5")
    assert (table.turn, table.squares("A", "build")) == ("A", [])  # GB-31: limits count the whole turn


def test_a_new_turn_gives_new_levels() -> None:
    table = metro("A 15000@4, B 15000@4", "37:A 39:A")
    table.do("A", "build", pos=37)
    table.roll("A", "2+4")
    table.roll("B", "2+4")
    assert table.squares("A", "build") == [39]  # the lower one
    table.do("A", "build", pos=39)
    assert table.squares("A", "build") == [37]


def test_B_130_no_building_while_one_of_the_group_is_mortgaged() -> None:
    table = metro(deeds="37:Am 39:A")
    assert table.bar("A", "build", pos=39) is Why.GROUP_MORTGAGED


def test_GB_01_a_house_sells_for_half_its_cost() -> None:
    table = metro(deeds="37:A2 39:A2")
    table.do("A", "sell", pos=39)
    assert table.cash("A") == 16_000


def test_GB_31_before_a_re_roll_too() -> None:
    table = metro("A 15000@0, B 15000@0", "37:A 39:A 5:A 6:Bm")
    table.roll("A", "3+3")
    assert {"build", "mortgage", "propose"} <= table.offered("A")


# --- mortgages ---


def test_B_051_B_131_half_the_price_and_no_rent() -> None:
    table = metro("A 15000@0, B 15000@32, C 15000@0", "39:A")
    table.do("A", "mortgage", pos=39)
    assert (table.cash("A"), table.game.deeds[39].rounds_left) == (17_000, None)
    table.roll("A", "2+4")
    table.do("A", "buy")
    table.roll("B", "3+4")
    assert (table.pos("B"), table.cash("B"), table.turn) == (39, 15_000, "C")


def test_B_052_B_132_GB_02_redeeming_costs_55_percent() -> None:
    table = metro(deeds="39:Am")
    table.do("A", "redeem", pos=39)
    assert (table.cash("A"), table.game.deeds[39].mortgaged) == (12_800, False)


def test_GB_32_only_before_a_roll_of_ones_own() -> None:
    table = metro("A 15000@0, B 15000@0", "39:Am 37:Bm")
    assert ("redeem" in table.offered("A"), "redeem" in table.offered("B")) == (True, False)
    table.roll("A", "1+3")
    assert (table.phase, "redeem" in table.offered("A"), table.bar("A", "redeem", pos=39)) == (
        "must_pay",
        False,
        Why.NOT_NOW,
    )


def test_B_133_B_208_houses_of_the_group_are_sold_first() -> None:
    table = metro(deeds="37:A1 39:A")
    assert table.bar("A", "mortgage", pos=39) is Why.GROUP_BUILT
    table.do("A", "sell", pos=37)
    table.do("A", "mortgage", pos=39)
    assert table.game.deeds[39].mortgaged


def test_B_137_in_classic_a_mortgage_never_expires() -> None:
    assert CLASSIC.rules.mortgage.term is None


# --- trades ---


def test_B_165_B_168_cash_and_property_on_either_side() -> None:
    table = metro(deeds="39:A 37:B")
    table.do("A", "propose", to="B", give={"cash": 500, "deeds": [39]}, take={"cash": 1_000, "deeds": [37]})
    table.do("B", "accept")
    assert (table.owner(39), table.owner(37), table.cash("A"), table.cash("B")) == ("B", "A", 15_500, 14_500)


def test_B_166_B_167_before_the_roll_or_while_paused_for_debt() -> None:
    table = metro("A 15000@0, B 15000@0", "39:A 37:B")
    assert ("propose" in table.offered("A"), "propose" in table.offered("B")) == (True, False)
    table.roll("A", "1+3")
    assert (table.phase, "propose" in table.offered("A")) == ("must_pay", True)


def test_B_169_GB_28_no_deed_of_a_group_with_a_house() -> None:
    table = metro(deeds="37:A1 39:A 5:B")
    assert table.bar("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [5]}) is Why.GROUP_BUILT


def test_B_170_GB_30_mortgaged_property_changes_hands_with_its_mortgage_and_no_fee() -> None:
    table = metro(deeds="39:Am 5:B")
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [5]})
    table.do("B", "accept")
    deed = table.game.deeds[39]
    assert (table.owner(39), deed.mortgaged, table.cash("A"), table.cash("B")) == ("B", True, 15_000, 15_000)


@pytest.mark.parametrize(("cash", "fits"), [(999, False), (1_000, True), (4_000, True), (4_001, False)])
def test_B_171_GB_29_the_smaller_side_is_at_least_half_and_a_mortgage_halves_a_price(cash: int, fits: bool) -> None:
    table = metro(deeds="39:Am")
    assert (table.bar("A", "propose", to="B", give={"deeds": [39]}, take={"cash": cash}) is None) is fits


def test_B_171_no_gifts() -> None:
    table = metro(deeds="39:A")
    assert table.bar("A", "propose", to="B", give={"deeds": [39]}, take={}) is Why.ONE_SIDED


def test_B_173_GB_27_offers_expire_after_30_seconds_the_clock_standing_still_three_a_turn() -> None:
    table = metro(deeds="39:A 5:B")
    for count in range(1, 4):
        table.do("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [5]})
        assert table.bar("A", "propose", to="C", give={"deeds": [39]}, take={"cash": 4_000}) is Why.OFFER_OPEN
        assert isinstance(table.game.turn_clock, Stopped)
        assert next_deadline(table.game) == table.now + 30 * SECOND
        table.wait(30)
        table.expire()
        assert (table.game.offers, table.game.players[0].proposals) == ((), count)
    assert table.bar("A", "propose", to="B", give={"deeds": [39]}, take={"deeds": [5]}) is Why.NO_PROPOSALS_LEFT


def test_B_174_a_bot_counts_a_mortgaged_deed_as_what_is_left_of_it_when_redeemed() -> None:
    table = metro("A 15000@0, B 15000@0 bot=trader", "39:Am")
    gets = Bundle(deeds=(39,))
    assert weigh(table.game, Seat(1), Seat(0), Bundle(cash=2_000), gets).face == 4_000 - 2_200 - 2_000
    table.do("A", "propose", to="B", give={"deeds": [39]}, take={"cash": 3_000})
    assert "accept" in table.offered("B")

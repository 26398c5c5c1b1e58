"""`metro`: rolling, moving, jail, cards, the jackpot, and what happens when a seat lets its time run out."""

import pytest

from core.books import resolve
from core.books.metro import CHANCE
from core.cards import Fee, JailFree, Receive
from core.clock import next_deadline
from core.commands import Bet
from core.engine import new_game, options
from core.events import Attended, BetMade, Drew, Freed, GameBegan, Jailed, Moved, Paid, Shuffled, StayedIn, TurnMissed
from core.ids import SECOND, Seat
from core.refusal import Refused, Why
from core.scripted import Given, Scripted
from infra.strictjson import Json
from tests.rules.tables import NOW, Table


def metro(
    seats: str = "A 15000@0, B 15000@0, C 15000@0", deeds: str = "", mode: str = "classic", **more: Json
) -> Table:
    return Table(seats, deeds, mode=f"metro.{mode}", **more)


def drawn(card: str, seats: str = "A 15000@33, B 15000@0, C 15000@0", deeds: str = "") -> Table:
    """A, on 33, has drawn a card on 36."""
    table = metro(seats, deeds, next_cards={"chance": [card]})
    table.roll("A", "1+2")
    return table


@pytest.mark.parametrize("first", [0, 1, 2])
def test_B_062_the_first_player_is_drawn(first: int) -> None:
    order = ((0, 1, 2), (1, 0, 2), (2, 0, 1))[first]
    game, events = new_game(resolve("metro.classic"), (None,) * 3, NOW, Scripted(Given(orders=(order,))))
    assert game.turn == first
    assert events[0] == GameBegan(Seat(first), NOW)


def test_B_033_B_060_everyone_starts_on_start_with_15000() -> None:
    for mode in ("classic", "blitz", "speed", "teams", "halal", "caishen"):
        game, _ = new_game(resolve(f"metro.{mode}"), (None,) * 4, NOW, Scripted(Given(orders=((0, 1, 2, 3),))))
        assert [(player.cash, player.where.pos) for player in game.players] == [(15_000, 0)] * 4


def test_B_063_B_033_two_dice_clockwise_and_the_landing_is_resolved() -> None:
    table = metro()
    table.roll("A", "2+4")
    assert (table.pos("A"), table.phase) == (6, "buy_or_pass")


def test_B_065_doubles_move_resolve_and_roll_again() -> None:
    table = metro(deeds="6:Bm")
    table.roll("A", "3+3")
    assert (table.pos("A"), table.turn, table.phase) == (6, "A", "await_roll")


def test_B_066_B_147_three_doubles_lead_to_jail_without_a_move() -> None:
    table = metro("A 15000@5, B 15000@0", doubles=2)
    events = table.roll("A", "5+5")
    assert [event.why for event in events if isinstance(event, Jailed)] == ["doubles"]
    assert not [event for event in events if isinstance(event, Moved)]
    assert table.turn == "B"


@pytest.mark.parametrize(("start", "dice", "cash"), [(37, "1+3", 17_000), (38, "1+1", 18_000), (0, "1+2", 15_000)])
def test_B_034_B_035_B_067_B_073_salary_and_landing_bonus(start: int, dice: str, cash: int) -> None:
    table = metro(f"A 15000@{start}, B 15000@0", minute=600, round=499)
    table.roll("A", dice)
    assert table.cash("A") == cash


def test_GB_36_the_salary_never_ends_and_no_pause_can_be_voted() -> None:
    table = metro("A 15000@37, B 15000@0", minute=10_000)
    table.roll("A", "1+3")
    assert table.cash("A") == 17_000
    with pytest.raises(Refused) as refused:
        table.do("A", "ask_pause")
    assert refused.value.why is Why.NOT_NOW
    assert not {"ask_pause"} & table.offered("B")


def test_B_075_B_147_go_to_jail_sends_straight_there() -> None:
    table = metro("A 15000@26, B 15000@0")
    table.roll("A", "1+3")
    assert (table.jailed("A"), table.pos("A"), table.cash("A"), table.turn) == (True, 10, 15_000, "B")


def test_B_148_B_149_staying_costs_nothing_and_no_card_frees() -> None:
    table = metro("A 15000@10 jail=3, B 15000@0")
    assert table.offered("A") & {"use_card", "pay_fine"} == {"pay_fine"}
    table.roll("A", "1+2")
    assert (table.cash("A"), table.jailed("A"), table.turn) == (15_000, True, "B")
    assert not [card for card in CHANCE if isinstance(card.effect, JailFree)]


def test_B_150_doubles_free_and_move_without_an_extra_roll() -> None:
    table = metro("A 15000@10 jail=3, B 15000@0", "16:Bm")
    table.roll("A", "3+3")
    assert (table.pos("A"), table.turn) == (16, "B")


@pytest.mark.parametrize("tries", [3, 2, 1])
def test_B_151_GB_15_GB_60_bail_before_any_of_the_three_attempts_then_a_normal_roll(tries: int) -> None:
    table = metro(f"A 15000@10 jail={tries}, B 15000@0", "16:Bm")
    table.do("A", "pay_fine")
    assert table.cash("A") == 14_500
    table.roll("A", "3+3")
    assert (table.pos("A"), table.turn) == (16, "A")


def test_GB_60_bail_needs_the_cash() -> None:
    table = metro("A 499@10 jail=2, B 15000@0")
    assert "pay_fine" not in table.offered("A")


def test_B_152_GB_14_the_third_failure_pays_in_the_pause_and_moves_by_that_roll() -> None:
    table = metro("A 15000@10 jail=1, B 15000@0", "13:Bm")
    table.roll("A", "1+2")
    assert (table.phase, table.jailed("A")) == ("must_pay", True)
    table.do("A", "pay")
    assert (table.pos("A"), table.cash("A"), table.turn) == (13, 14_500, "B")


def test_GB_13_a_jailed_owner_collects_and_is_taxed() -> None:
    table = metro("A 15000@32, B 15000@10 jail=2", "39:B", round=150)
    table.roll("A", "3+4")
    table.do("A", "pay")
    assert table.cash("B") == 15_000 + 250


def test_GB_31_jailed_players_build_mortgage_and_trade_before_their_roll() -> None:
    table = metro("A 15000@10 jail=2, B 15000@0", "37:A 39:A 5:A")
    assert {"build", "mortgage", "propose"} <= table.offered("A")


def test_B_048_B_049_six_chance_cells_and_sixteen_cards() -> None:
    squares = resolve("metro.classic").board.squares
    assert [pos for pos, square in enumerate(squares) if square.name == "Chance"] == [2, 7, 17, 22, 33, 36]
    assert len(CHANCE) == 16


def test_B_050_B_077_B_153_every_card_comes_once_before_the_deck_starts_again() -> None:
    table = metro("A 15000@33, B 15000@0", next_cards={"chance": ["get-1000"]})
    table.game.used["chance"] = tuple(index for index in range(16) if index != 0)
    table.roll("A", "1+2")
    assert len(table.game.used["chance"]) == 16
    table.luck.cards["chance"] = ["get-1000"]
    table.game.players[1].where = type(table.game.players[1].where)(33)
    kinds = [type(event) for event in table.roll("B", "1+2") if isinstance(event, Shuffled | Drew)]
    assert kinds == [Shuffled, Drew]


def test_B_154_B_155_what_the_bank_gives_and_takes() -> None:
    given = sorted(card.effect.amount for card in CHANCE if isinstance(card.effect, Receive))
    taken = sorted(card.effect.amount for card in CHANCE if isinstance(card.effect, Fee))
    assert (given, taken) == ([1_000, 1_500, 2_000], [500, 1_500, 2_500])
    assert drawn("get-1500").cash("A") == 16_500
    fee = drawn("pay-2500")
    assert fee.phase == "must_pay"
    fee.do("A", "pay")
    assert fee.cash("A") == 12_500


def test_B_156_collect_from_each_opponent() -> None:
    table = drawn("get-250-each")
    assert [table.cash(who) for who in "ABC"] == [15_500, 14_750, 14_750]


def test_B_157_pay_each_opponent() -> None:
    table = drawn("pay-250-each")
    table.do("A", "pay")
    assert [table.cash(who) for who in "ABC"] == [14_500, 15_250, 15_250]


def test_B_158_repairs_a_level_five_counts_as_five_houses() -> None:
    table = drawn("repairs", deeds="37:A5 39:A4")
    table.do("A", "pay")
    assert table.cash("A") == 15_000 - 9 * 250


@pytest.mark.parametrize(
    ("card", "pos", "cash"), [("to-start", 0, 18_000), ("to-11", 11, 17_000), ("to-24", 24, 17_000)]
)
def test_B_159_B_160_B_163_GB_48_cards_that_move_collect_the_salary_and_the_bonus(
    card: str, pos: int, cash: int
) -> None:
    table = drawn(card)
    assert (table.pos("A"), table.cash("A")) == (pos, cash)


def test_B_161_GB_48_back_three_pays_no_salary() -> None:
    table = metro("A 15000@0, B 15000@0", "39:Bm", next_cards={"chance": ["back-3"]})
    table.roll("A", "1+1")
    assert (table.pos("A"), table.cash("A")) == (39, 15_000)


def test_B_162_the_nearest_station_and_utility_ahead() -> None:
    assert (drawn("nearest-station").pos("A"), drawn("nearest-utility").pos("A")) == (5, 12)


def test_B_164_B_147_to_jail_by_card() -> None:
    table = drawn("to-jail")
    assert (table.jailed("A"), table.cash("A")) == (True, 15_000)


def jackpot(cash: int = 15_000, mode: str = "classic") -> Table:
    table = metro(f"A {cash}@14, B 15000@0", mode=mode)
    table.roll("A", "2+4")
    return table


@pytest.mark.parametrize(("numbers", "pays"), [([1], 6_000), ([1, 2], 3_000), ([1, 2, 3], 2_000)])
def test_B_076_B_093_B_095_B_096_B_097_one_die_against_one_to_three_numbers(numbers: list[int], pays: int) -> None:
    table = jackpot()
    table.luck.give(Given(dies={"casino": (1,)}))
    events = table.play("A", Bet(tuple(numbers)))
    bets = [event for event in events if isinstance(event, BetMade)]
    assert [(bet.die, bet.jackpot) for bet in bets] == [(1, False)]
    assert (table.cash("A"), table.game.pool) == (15_000 - 1_000 + pays, 0)
    assert pays * len(numbers) == 6 * 1_000  # a fair bet


def test_B_094_GB_59_the_stake_is_1000_and_is_not_returned() -> None:
    table = jackpot()
    table.luck.give(Given(dies={"casino": (6,)}))
    paid = [event for event in table.play("A", Bet((1,))) if isinstance(event, Paid)]
    assert [(event.amount, event.payee) for event in paid] == [(1_000, None)]


def test_B_098_declining_costs_nothing() -> None:
    table = jackpot()
    table.do("A", "skip_bet")
    assert (table.cash("A"), table.turn) == (15_000, "B")


def test_B_099_GB_59_with_less_than_the_stake_no_question_is_asked_and_time_declines() -> None:
    assert jackpot(999).turn == "B"
    table = jackpot()
    table.wait(75)
    table.expire()
    assert (table.cash("A"), table.turn) == (15_000, "B")


# --- out of time ---


def test_B_184_B_185_GB_50_a_turn_has_75_seconds() -> None:
    assert next_deadline(metro().game) == NOW + 75 * SECOND


def test_B_188_GB_11_out_of_time_before_the_roll_the_turn_is_skipped() -> None:
    table = metro()
    table.wait(75)
    events = table.expire()
    assert [event.count for event in events if isinstance(event, TurnMissed)] == [1]
    assert (table.turn, table.pos("A"), table.game.rolls) == ("B", 0, 0)


def test_GB_11_in_jail_the_attempt_has_failed() -> None:
    table = metro("A 15000@10 jail=3, B 15000@0")
    table.wait(75)
    assert [event.tries for event in table.expire() if isinstance(event, StayedIn)] == [2]
    assert (table.turn, table.jailed("A")) == ("B", True)


def test_GB_11_after_the_third_the_fine_falls_due_and_the_seat_is_free_and_stays() -> None:
    table = metro("A 15000@10 jail=1, B 15000@0")
    table.wait(75)
    table.expire()
    assert (table.phase, next_deadline(table.game)) == ("must_pay", table.now + 75 * SECOND)
    events = table.do("A", "pay")
    assert [event.how for event in events if isinstance(event, Freed)] == ["fine"]
    assert (table.pos("A"), table.jailed("A"), table.cash("A"), table.turn) == (10, False, 14_500, "B")


def test_B_189_GB_52_a_choice_after_the_roll_gets_its_default() -> None:
    table = metro("A 15000@36, B 15000@0")
    table.roll("A", "1+2")
    table.wait(75)
    table.expire()
    assert (table.phase, table.game.players[0].missed) == ("auction", 1)


def test_GB_52_a_re_roll_that_is_owed_is_forfeited() -> None:
    table = metro("A 15000@33, B 15000@0")
    table.roll("A", "3+3")
    table.wait(75)
    table.expire()
    for who in ("B", "A"):
        table.do(who, "pass")
    assert table.turn == "B"


def test_GB_52_payments_keep_their_75_seconds_and_no_other_missed_turn_is_recorded() -> None:
    table = metro("A 15000@10 jail=1, B 15000@0")
    table.wait(75)
    table.expire()
    table.wait(75)
    assert not [event for event in table.expire() if isinstance(event, TurnMissed)]
    assert (table.cash("A"), table.game.players[0].missed, table.turn) == (14_500, 1, "B")


def test_B_190_GB_53_the_second_missed_turn_in_a_row_is_a_resignation() -> None:
    table = metro("A 15000@0 missed=1, B 15000@0, C 15000@0", "39:A")
    table.wait(75)
    table.expire()
    assert (table.out("A"), table.owner(39), table.cash("A"), table.turn) == (True, None, 0, "B")


def test_GB_53_a_pending_payment_is_settled_first() -> None:
    table = metro("A 15000@32 missed=1, B 15000@0, C 15000@0", "39:B")
    table.game.players[0].missed = 0
    table.roll("A", "3+4")
    table.game.players[0].missed = 1
    table.wait(75)
    table.expire()
    assert (table.out("A"), table.cash("B"), table.cash("A")) == (True, 15_500, 0)


@pytest.mark.parametrize("who", ["A", "B"])
def test_B_191_GB_53_any_command_of_its_own_resets_the_counter_on_turn_or_off(who: str) -> None:
    table = metro("A 15000@0 missed=1, B 15000@0 missed=1", "5:A 15:B", turn=who)
    if who == "A":
        events = table.do("A", "mortgage", pos=5)
    else:
        table.do("B", "propose", to="A", give={"deeds": [15]}, take={"deeds": [5]})
        events = table.do("A", "refuse")
    assert [event.seat for event in events if isinstance(event, Attended)] == [0]
    assert table.game.players[0].missed == 0


def test_GX_13_who_is_out_has_no_choice() -> None:
    table = metro()
    table.do("C", "surrender")
    assert options(table.game, Seat(2), table.now) == []

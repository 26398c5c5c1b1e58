"""`metro`: the payment pause, and what becomes of who can't pay."""

import pytest

from core.books import resolve
from core.bots import pick
from core.clock import next_deadline
from core.commands import GoBankrupt, Mortgage
from core.engine import options
from core.events import DebtOpened, GameOver, Mortgaged, Paid, Released, Sold, WentOut
from core.frames import Over
from core.ids import SECOND, DebtId, Seat
from core.refusal import Refused, Why
from infra.strictjson import Json
from tests.rules.tables import NOW, Table


def metro(seats: str = "A 15000@0, B 15000@0, C 15000@0", deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="metro.classic", **more)


def owing(cash: int, deeds: str = "39:B5 37:B5", **more: Json) -> Table:
    """A owes B the rent of 39."""
    table = metro(f"A {cash}@32, B 15000@0, C 15000@0", deeds, **more)
    table.roll("A", "3+4")
    return table


def drawn(card: str, seats: str, deeds: str = "", **more: Json) -> Table:
    """A, on 33, has drawn a card on 36."""
    table = metro(seats, deeds, next_cards={"chance": [card]}, **more)
    table.roll("A", "1+2")
    return table


def test_B_138_rent_tax_chance_and_bail_wait_for_pay_though_cash_covers_them() -> None:
    tables = [
        owing(15_000, "39:B"),
        metro("A 15000@0, B 15000@0"),
        metro("A 15000@33, B 15000@0", next_cards={"chance": ["pay-500"]}),
        metro("A 15000@10 jail=1, B 15000@0"),
    ]
    for table, dice in zip(tables[1:], ("1+3", "1+2", "1+3"), strict=True):
        table.roll("A", dice)
    found = [(table.phase, table.cash("A"), "pay" in table.offered("A")) for table in tables]
    assert found == [("must_pay", 15_000, True)] * 4


def test_B_074_B_045_B_046_B_047_taxes_go_to_the_bank() -> None:
    for start, dice, tax in ((0, "1+3", 2_000), (35, "1+2", 1_000)):
        table = metro(f"A 15000@{start}, B 15000@0")
        table.roll("A", dice)
        paid = [event for event in table.do("A", "pay") if isinstance(event, Paid)]
        assert [(event.payee, event.amount) for event in paid] == [(None, tax)]


@pytest.mark.parametrize("mode", ["classic", "blitz", "speed", "halal", "caishen"])
def test_B_187_the_payment_pause_gives_75_seconds_in_every_mode(mode: str) -> None:
    table = Table("A 15000@33, B 15000@0", mode=f"metro.{mode}")
    table.roll("A", "2+3")
    assert next_deadline(table.game) == NOW + 75 * SECOND


def test_GB_50_the_turn_clock_stands_still_meanwhile_and_has_at_least_15_seconds_after() -> None:
    table = metro("A 15000@0, B 15000@0")
    table.wait(70)
    table.roll("A", "2+2")
    table.wait(60)
    assert not table.expire()
    table.do("A", "pay")
    assert (table.turn, next_deadline(table.game)) == ("A", table.now + 75 * SECOND)  # a re-roll has a clock of its own


def test_B_139_paid_with_cash() -> None:
    table = owing(15_000, "39:B")
    table.do("A", "pay")
    assert (table.cash("A"), table.cash("B"), table.turn) == (14_500, 15_500, "B")


def test_B_140_short_of_cash_one_sells_and_mortgages_right_there_and_pays() -> None:
    table = owing(0, "39:B 1:A1 3:A 5:A")
    assert "pay" not in table.offered("A")
    table.do("A", "sell", pos=1)
    table.do("A", "mortgage", pos=5)
    assert table.cash("A") == 250 + 1_000
    table.do("A", "pay")
    assert table.cash("B") == 15_500


def test_B_141_GB_51_at_its_end_the_game_raises_the_money_and_pays() -> None:
    table = owing(0, "39:B 1:A 5:A")
    table.wait(75)
    mortgaged = [event.pos for event in table.expire() if isinstance(event, Mortgaged)]
    assert (mortgaged, table.cash("B"), table.out("A")) == ([1, 5], 15_500, False)


def test_B_141_or_declares_who_can_not_bankrupt() -> None:
    table = owing(100)
    table.wait(75)
    table.expire()
    assert (table.out("A"), table.cash("B")) == (True, 15_100)


def test_GB_51_no_debt_is_hopeless_at_once() -> None:
    """A owes 20,000, has 100, and is asked all the same."""
    assert owing(100).phase == "must_pay"


def test_B_142_bankruptcy_is_offered_only_when_all_sold_and_mortgaged_does_not_cover_it() -> None:
    able, unable = owing(0, "39:B 5:A"), owing(0, "39:B 1:A")
    assert ("bankrupt" in able.offered("A"), "bankrupt" in unable.offered("A")) == (False, True)
    with pytest.raises(Refused) as refused:
        able.do("A", "bankrupt")
    assert (refused.value.why, able.phase) == (Why.SOLVENT, "must_pay")


def test_nobody_goes_bankrupt_who_owes_nothing() -> None:
    table = metro()
    with pytest.raises(Refused) as refused:
        table.do("A", "bankrupt")
    assert refused.value.why is Why.NOTHING_OWED


def test_B_143_B_145_GB_61_all_is_sold_the_proceeds_pay_the_creditor_the_deeds_are_released() -> None:
    table = owing(100, "39:B5 37:B5 1:A2 3:A2 5:A 12:Am")
    events = table.do("A", "bankrupt")
    kinds = [type(event) for event in events if isinstance(event, Sold | Mortgaged | Released | WentOut)]
    assert kinds == [Sold, Sold, Mortgaged, Mortgaged, Mortgaged, Released, WentOut]
    assert table.cash("B") == 15_000 + 100 + 4 * 250 + 300 + 300 + 1_000
    released = [table.game.deeds[pos] for pos in (1, 3, 5, 12)]
    assert all(deed.owner is None and not deed.mortgaged and not deed.level for deed in released)


def test_B_145_released_deeds_may_be_bought_again() -> None:
    table = owing(100, "39:B5 37:B5 5:A")
    table.do("A", "bankrupt")
    table.roll("B", "2+3")
    table.do("B", "buy")
    assert table.owner(5) == "B"


def test_GB_61_a_bankruptcy_to_the_bank_pays_nobody_else() -> None:
    table = metro("A 100@0, B 15000@0, C 15000@0", "1:A")
    table.roll("A", "1+3")
    table.do("A", "bankrupt")
    assert (table.out("A"), table.owner(1), table.cash("B"), table.cash("C")) == (True, None, 15_000, 15_000)


def test_B_144_GB_39_several_creditors_share_pro_rata_the_odd_dollar_to_the_debtors_left() -> None:
    table = drawn("pay-250-each", "A 101@33, B 0@0, C 0@0")
    table.do("A", "bankrupt")
    assert (table.cash("B"), table.cash("C")) == (51, 50)


def test_B_144_what_the_estate_brings_is_shared_too() -> None:
    table = drawn("pay-250-each", "A 60@33, B 0@0, C 0@0", "1:A")
    table.do("A", "bankrupt")
    assert (table.cash("B"), table.cash("C"), table.owner(1)) == (180, 180, None)


def test_GB_56_what_a_bankrupts_estate_pays_on_a_rent_is_taxed() -> None:
    table = owing(1_000, round=150)
    table.do("A", "bankrupt")
    assert table.cash("B") == 15_000 + 1_000 - 500


def test_GB_12_GB_40_who_surrenders_with_a_debt_open_pays_it_first_the_rest_goes_to_the_bank() -> None:
    table = owing(0, "39:B 5:A 1:A1 3:A")
    table.do("A", "surrender")
    assert (table.out("A"), table.cash("B")) == (True, 15_500)
    assert [table.owner(pos) for pos in (1, 3, 5)] == [None] * 3


def test_GB_12_without_a_debt_the_deeds_are_released_and_nothing_is_sold() -> None:
    table = metro(deeds="1:A1 3:A 5:Am")
    events = table.do("A", "surrender")
    assert not [event for event in events if isinstance(event, Sold | Mortgaged)]
    assert [table.owner(pos) for pos in (1, 3, 5)] == [None] * 3


def test_B_205_GB_41_the_share_of_a_creditor_who_goes_out_is_the_banks() -> None:
    table = owing(15_000, "39:B")
    table.do("B", "surrender")
    table.do("A", "pay")
    assert (table.cash("A"), table.out("B"), table.cash("C")) == (14_500, True, 15_000)


def test_GB_51_seats_off_turn_pay_at_once_if_they_have_the_cash() -> None:
    table = drawn("get-250-each", "A 15000@33, B 250@0, C 15000@0")
    assert (table.cash("A"), table.cash("B"), table.turn) == (15_500, 0, "B")


def test_GB_51_GB_27_else_they_have_75_seconds_of_their_own_one_after_another_and_may_propose() -> None:
    table = drawn("get-250-each", "A 15000@33, B 0@0, C 0@0", "1:B 3:C")
    top = table.game.top
    assert isinstance(top, type(table.game.top)) and table.names[top.seat] == "B"  # type: ignore[union-attr]
    assert (table.cash("A"), "propose" in table.offered("B")) == (15_000, True)
    assert next_deadline(table.game) == NOW + 75 * SECOND
    table.do("B", "mortgage", pos=1)
    table.do("B", "pay")
    table.wait(75)
    table.expire()
    assert (table.cash("A"), table.cash("C"), table.turn) == (15_500, 50, "B")
    assert table.game.players[table.seat("C")].missed == 0


def test_B_002_B_003_B_192_the_last_solvent_player_wins() -> None:
    table = metro("A 0@32, B 15000@0", "39:B")
    table.roll("A", "3+4")
    over = [event for event in table.do("A", "bankrupt") if isinstance(event, GameOver)]
    assert [(event.ranking, event.how) for event in over] == [((1, 0), "last_seat")]
    assert isinstance(table.game.top, Over)


def test_B_206_B_102_a_mortgaged_deed_charges_nothing() -> None:
    table = owing(15_000, "39:Bm 37:B")
    assert (table.turn, table.cash("A")) == ("B", 15_000)


def test_B_123_nothing_but_rent_is_taxed() -> None:
    table = drawn("get-250-each", "A 15000@33, B 15000@0, C 15000@0", round=150)
    assert table.cash("A") == 15_500
    bail = metro("A 15000@10 jail=2, B 15000@0", round=150)
    paid = [event for event in bail.do("A", "pay_fine") if isinstance(event, Paid)]
    assert [(event.amount, event.why) for event in paid] == [(500, "fine")]


def test_a_debt_names_what_is_owed() -> None:
    table = metro("A 15000@32, B 15000@0", "39:B")
    opened = [event for event in table.roll("A", "3+4") if isinstance(event, DebtOpened)]
    assert [(event.settlement, event.shares[0].amount) for event in opened] == [(False, 500)]


def test_a_bot_sells_to_another_or_gives_up() -> None:
    poor = metro("A 0@32 bot=trader, B 15000@0", "39:B")
    poor.roll("A", "3+4")
    legal = options(poor.game, Seat(0), poor.now)
    assert pick(poor.game, Seat(0), legal, poor.now) == GoBankrupt(DebtId(1))
    able = metro("A 0@32 bot=trader, B 15000@0", "39:B 5:A")
    able.roll("A", "3+4")
    assert pick(able.game, Seat(0), options(able.game, Seat(0), able.now), able.now) == Mortgage(5)


def test_the_rules_name_the_pause_and_the_button_as_data() -> None:
    debt = resolve("metro.classic").rules.debt
    assert (debt.own_clock, debt.insolvency, debt.bankrupt_to) == (True, "by_word", "sold_for_creditors")

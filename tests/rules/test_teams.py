"""Chapter 11b and 13: two teams of two. Allies pay no rent, trade freely and take over; the last team wins."""

from itertools import pairwise

import pytest

from core.books import resolve
from core.engine import options
from core.events import Event, GameOver, Inherited, Paid, TermsRan
from core.frames import Over
from core.ids import Seat
from core.options import Json as Form
from core.refusal import Refused, Why
from core.rules import BadRule
from core.state import blank
from infra.strictjson import Json, Unreadable
from tests.rules.tables import NOW, Table

TEAMS = resolve("brands.teams")
ABCD = "A 15000@0, B 15000@0, C 15000@0, D 15000@0"
"""A and C play together against B and D."""


def teams(seats: str = ABCD, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="brands.teams", **more)


def bar(table: Table, give: Json, take: Json, to: str = "C") -> Why | None:
    try:
        table.do("A", "propose", to=to, give=give, take=take)
    except Refused as refused:
        return refused.why
    return None


def test_A_151_exactly_four_play_in_two_teams() -> None:
    rules = TEAMS.rules
    assert (rules.players.least, rules.players.most, rules.teams.sides) == (4, 4, 2)


def test_GA_02_the_seats_belong_to_the_teams_turn_about() -> None:
    game = blank(TEAMS, (None,) * 4)
    assert [player.team for player in game.players] == [1, 2, 1, 2]


def test_A_151_other_numbers_make_no_teams_of_one_size() -> None:
    with pytest.raises(BadRule, match=r"teams\.sides: 2 to 6 players make no 2 teams"):
        resolve("brands.classic", {"teams.sides": 2})


def test_A_016_each_player_starts_with_15000() -> None:
    assert TEAMS.rules.start.cash == 15_000


def test_A_029_building_is_even_in_teams_too() -> None:
    table = teams(deeds="37:A1 39:A")
    assert table.squares("A", "build") == [39]


def test_A_152_allies_pay_each_other_no_rent() -> None:
    table = teams("A 15000@32, B 15000@0, C 15000@0, D 15000@0", "39:C")
    table.roll("A", "3+4")
    assert (table.pos("A"), table.turn, table.cash("A"), table.cash("C")) == (39, "B", 15_000, 15_000)


def test_GA_79_no_rent_and_no_tax_by_a_card_either() -> None:
    table = teams("A 15000@29, B 15000@0, C 15000@0, D 15000@0", "39:C", minute=90)
    table.luck.cards["chance"] = ["to-39"]
    table.roll("A", "1+3")
    assert (table.pos("A"), table.turn, table.cash("C")) == (39, "B", 15_000)


def test_GA_79_an_opponent_pays_as_ever() -> None:
    table = teams("A 15000@32, B 15000@0, C 15000@0, D 15000@0", "39:D")
    table.roll("A", "3+4")
    assert table.phase == "must_pay"


def test_GA_51_a_group_is_complete_only_in_one_hand() -> None:
    table = teams("A 15000@0, B 15000@32, C 15000@0, D 15000@0", "37:A 39:C", turn="B")
    table.roll("B", "3+4")
    table.do("B", "pay")
    assert table.cash("C") == 15_500
    assert teams(deeds="37:A 39:C").squares("A", "build") == []


def test_GA_52_cards_for_each_player_include_the_ally() -> None:
    table = teams("A 15000@3, B 15000@0, C 15000@0, D 15000@0")
    table.luck.cards["chance"] = ["get-500-each"]
    table.roll("A", "1+3")
    assert [table.cash(who) for who in "ABCD"] == [16_500, 14_500, 14_500, 14_500]


def test_GA_52_an_ally_is_no_target_of_a_jump() -> None:
    own = " ".join(f"{pos}:{'D' if pos == 21 else 'C'}" for pos in TEAMS.board.deeds)
    table = teams("A 15000@0, B 15000@0, C 15000@0, D 15000@0", own, rules={"die.third_from_round": 1})
    table.luck.cards["chance"] = ["get-500"]
    table.roll("A", "3+4", "m1")
    assert (table.pos("A"), table.phase) == (21, "must_pay")


def test_GA_52_an_ally_is_no_target_of_a_demolition() -> None:
    table = teams(
        "A 15000@3, B 15000@0, C 15000@0, D 15000@0", "37:C1 39:C1 1:B1 3:B", rules={"cards.demolition": True}
    )
    table.luck.cards["chance"] = ["demolish"]
    table.roll("A", "1+3")
    assert table.squares("A", "choose") == [1]


def test_GA_52_an_ally_may_bid_against_an_ally() -> None:
    table = teams("A 15000@32, B 15000@0, C 15000@0, D 15000@0")
    table.roll("A", "3+4")
    table.do("A", "decline")
    table.do("B", "pass")
    table.do("C", "bid", amount=4_000)
    table.do("D", "pass")
    assert table.owner(39) == "C"


@pytest.mark.parametrize(
    ("give", "take"),
    [
        ({"cash": 500}, {}),
        ({}, {"cash": 500}),
        ({"deeds": [5]}, {}),
        ({"deeds": [5]}, {"cash": 1}),
        ({"cash": 500}, {"cash": 1}),
        ({"deeds": [15]}, {}),
        ({"cash": 100}, {"deeds": [25]}),
    ],
)
def test_A_068_trades_between_allies_are_exempt_from_the_balance(give: Json, take: Json) -> None:
    table = teams(deeds="5:A 15:Am 25:C")
    assert bar(table, give, take) is None
    table.do("C", "accept")
    assert table.game.offers == ()


def test_D_23_offers_to_opponents_are_checked_as_ever() -> None:
    assert bar(teams(deeds="5:A"), {"deeds": [5]}, {"cash": 1}, "B") == Why.UNBALANCED
    assert bar(teams(deeds="5:A"), {"deeds": [5]}, {}, "B") == Why.ONE_SIDED
    assert bar(teams(deeds="5:Am"), {"deeds": [5]}, {"cash": 1_000}, "B") == Why.MORTGAGED
    assert bar(teams(deeds="5:A"), {"cash": 500}, {"cash": 500}, "B") == Why.NO_DEED


def test_GA_44_nothing_for_nothing_is_no_trade_between_allies() -> None:
    assert bar(teams(), {}, {}) == Why.ONE_SIDED
    assert bar(teams(), {"cash": 1, "cards": ["chance"]}, {}) == Why.CARD_NOT_TRADED
    assert bar(teams(deeds="37:A1 39:A1"), {"deeds": [37]}, {}) == Why.GROUP_BUILT


def test_A_065_mortgaged_deeds_pass_between_allies() -> None:
    table = teams(deeds="15:Am")
    assert bar(table, {"deeds": [15]}, {}) is None
    table.do("C", "accept")
    assert (table.owner(15), table.game.deeds[15].mortgaged) == ("C", True)


def _named(schema: dict[str, Form]) -> list[int]:
    give = schema.get("give")
    deeds = give.get("deeds") if isinstance(give, dict) else None
    some = deeds.get("some") if isinstance(deeds, dict) else None
    return [pos for pos in some if isinstance(pos, int)] if isinstance(some, list) else []


def test_A_065_the_option_names_them_to_the_ally_alone() -> None:
    table = teams(deeds="15:Am 5:A")
    offers = [option.schema() for option in options(table.game, Seat(0), NOW) if option.schema()["do"] == "propose"]
    assert {str(offer["to"]): _named(offer) for offer in offers} == {"1": [5], "2": [5, 15], "3": [5]}
    for option in options(table.game, Seat(0), NOW):
        assert all(option.allows(command) for command in option.samples())


def test_GA_15_a_term_falls_by_one_with_the_trade() -> None:
    table = teams(deeds="15:Am3 25:Cm1")
    bar(table, {"deeds": [15]}, {"deeds": [25]})
    events = table.do("C", "accept")
    assert [(event.seat, event.left) for event in events if isinstance(event, TermsRan)] == [
        (Seat(2), ((15, 2),)),
        (Seat(0), ((25, 0),)),
    ]
    assert (table.game.deeds[15].rounds_left, table.game.deeds[25].rounds_left) == (2, 0)


def test_GA_15_a_deed_whose_term_is_over_cannot_be_traded() -> None:
    assert bar(teams(deeds="15:Am0"), {"deeds": [15]}, {}) == Why.TERM_OVER


def test_GA_15_a_mortgage_that_was_taken_over_has_a_turn_yet() -> None:
    table = teams("A 0@34, B 15000@0, C 15000@0, D 15000@0", "15:Am0 5:Am 25:A")
    table.do("A", "surrender")
    assert [table.game.deeds[pos].rounds_left for pos in (5, 15, 25)] == [7, 1, None]


def test_GX_14_a_mortgaged_deed_raises_nothing_for_a_debtor() -> None:
    table = teams("A 100@34, B 15000@0, C 15000@0, D 15000@0", "15:Cm 25:A")
    table.roll("A", "1+3")
    assert table.phase == "must_pay"
    assert bar(table, {"deeds": [25]}, {"deeds": [15]}) == Why.DEBT_NOT_COVERED


def test_GA_47_an_ally_may_give_what_a_debtor_lacks() -> None:
    table = teams("A 100@34, B 15000@0, C 15000@0, D 15000@0")
    table.roll("A", "1+3")
    assert bar(table, {}, {"cash": 900}) is None
    table.do("C", "accept")
    table.do("A", "pay")
    assert (table.cash("A"), table.cash("C"), table.out("A")) == (0, 14_100, False)


def test_GA_13_the_settlement_opens_while_an_ally_is_in() -> None:
    table = teams("A 100@34, B 15000@0, C 15000@0, D 15000@0")
    table.roll("A", "1+3")
    assert (table.phase, table.out("A")) == ("must_pay", False)
    alone = teams("A 100@34, B 15000@0, C 0@0 out=, D 15000@0")
    alone.roll("A", "1+3")
    assert alone.out("A")


def test_GA_13_a_poor_payer_of_a_card_settles_while_its_ally_is_in() -> None:
    table = teams("A 15000@3, B 100@0, C 15000@0, D 15000@0")
    table.luck.cards["chance"] = ["get-500-each"]
    table.roll("A", "1+3")
    assert (table.phase, table.out("B"), table.cash("A")) == ("must_pay", False, 16_000)


def paid(events: list[Event]) -> list[tuple[int | None, int | None, int]]:
    return [(event.payer, event.payee, event.amount) for event in events if isinstance(event, Paid)]


def test_A_153_bankrupt_to_the_bank_the_ally_takes_over() -> None:
    table = teams("A 100@34, B 15000@0, C 15000@0, D 15000@0", "5:A 37:A2 39:A2")
    table.roll("A", "1+3")
    table.do("A", "surrender")
    assert (table.owner(5), table.owner(37), table.game.deeds[37].level) == ("C", "C", 2)
    assert (table.out("A"), table.turn) == (True, "B")


def test_GA_50_the_bank_takes_cash_up_to_the_debt_and_the_ally_the_rest() -> None:
    table = teams("A 5000@34, B 15000@0, C 15000@0, D 15000@0", "5:Am4 15:A")
    table.roll("A", "1+3")
    events = table.do("A", "surrender")
    assert paid(events) == [(0, None, 1_000), (0, 2, 4_000)]
    assert [event.deeds for event in events if isinstance(event, Inherited)] == [(5, 15)]
    assert (table.cash("C"), table.game.deeds[5].mortgaged, table.game.deeds[5].rounds_left) == (19_000, True, 4)


def test_GA_50_without_an_ally_the_bank_takes_all() -> None:
    table = teams("A 5000@34, B 15000@0, C 0@0 out=, D 15000@0", "5:A")
    table.roll("A", "1+3")
    table.do("A", "surrender")
    assert (table.owner(5), table.phase) == (None, "over")


def test_D_32_a_debt_to_an_opponent_gives_the_estate_to_that_opponent() -> None:
    table = teams("A 5000@32, B 15000@0, C 15000@0, D 15000@0", "39:D 5:A")
    table.roll("A", "3+4")
    table.do("A", "surrender")
    assert (table.owner(5), table.cash("D"), table.cash("C")) == ("D", 20_000, 15_000)


def test_GA_82_one_ally_plays_on_alone() -> None:
    table = teams(deeds="5:A")
    table.do("A", "surrender")
    assert (table.owner(5), table.turn, table.phase) == ("C", "B", "await_roll")


def test_GA_49_the_third_missed_turn_gives_the_estate_to_the_ally() -> None:
    table = teams("A 5000@0 missed=2, B 15000@0, C 15000@0, D 15000@0", "5:A")
    table.wait(75)
    table.expire()
    assert (table.out("A"), table.owner(5), table.cash("C")) == (True, "C", 20_000)


def test_GA_19_of_several_creditors_the_ally_takes_what_is_left() -> None:
    table = teams("A 800@3, B 15000@0, C 15000@0, D 15000@0", "5:A 37:A1 39:A")
    table.luck.cards["chance"] = ["pay-500-each"]
    table.roll("A", "1+3")
    events = table.do("A", "surrender")
    assert (table.owner(5), table.owner(37), table.game.deeds[37].level) == ("C", "C", 0)
    assert sum(amount for payer, _, amount in paid(events) if payer == 0) == 2_800
    assert (table.cash("B"), table.cash("C"), table.cash("D")) == (15_500, 16_800, 15_500)


def test_GA_80_a_debt_is_not_inherited_and_a_takeover_counts_towards_ones_own() -> None:
    """B and D are short of what A's card takes; B settles first, and D, who leaves meanwhile, leaves B the cash."""
    table = teams("A 15000@3, B 100@0, C 15000@0, D 450@0")
    table.luck.cards["chance"] = ["get-500-each"]
    table.roll("A", "1+3")
    assert (table.phase, "pay" in table.offered("B")) == ("must_pay", False)
    table.do("D", "surrender")
    assert (table.cash("B"), "pay" in table.offered("B")) == (550, True)
    table.do("B", "pay")
    assert (table.cash("B"), table.cash("A"), table.turn) == (50, 16_000, "B")


def test_GA_81_when_both_are_out_the_other_team_has_won() -> None:
    table = teams("A 15000@0, B 15000@0, C 15000@0, D 15000@0", "5:B")
    table.do("B", "surrender")
    assert table.owner(5) == "D"
    events = table.do("D", "surrender")
    assert (table.phase, table.owner(5)) == ("over", None)
    assert [event.how for event in events if isinstance(event, GameOver)] == ["last_team"]


def test_A_177_the_last_team_wins() -> None:
    table = teams()
    table.do("A", "surrender")
    table.do("B", "surrender")
    table.do("D", "surrender")
    assert isinstance(table.game.top, Over)
    assert table.game.top.ranking == (Seat(2), Seat(0), Seat(3), Seat(1))


def test_GA_87_allies_have_one_place() -> None:
    table = teams()
    for who in "CBA":
        table.do(who, "surrender")
    assert isinstance(table.game.top, Over)
    ranks = [table.game.players[seat].team for seat in table.game.top.ranking]
    assert ranks == [2, 2, 1, 1]
    assert sum(one != other for one, other in pairwise(ranks)) == 1


def test_GA_58_at_the_safety_stop_the_sum_of_a_team_counts() -> None:
    table = teams("A 20000@30, B 15000@0, C 1000@0, D 15000@6", round=1_000, turn="D")
    table.roll("D", "1+3")
    assert isinstance(table.game.top, Over)
    assert table.game.top.ranking == (Seat(1), Seat(3), Seat(0), Seat(2))


def test_a_file_may_seat_the_teams_otherwise() -> None:
    table = teams("A 1@0 team=1, B 1@0 team=1, C 1@0 team=2, D 1@0 team=2", "5:B")
    assert [player.team for player in table.game.players] == [1, 1, 2, 2]


@pytest.mark.parametrize(
    ("mode", "seats", "said"),
    [
        ("brands.teams", "A 1@0 team=1, B 1@0 team=1, C 1@0 team=1, D 1@0 team=2", "the teams are not of one size"),
        ("brands.teams", "A 1@0, B 0@0 out=, C 1@0, D 0@0 out=", "at least two teams must be in"),
        ("brands.classic", "A 1@0 team=1, B 1@0", "this mode has no such thing"),
    ],
)
def test_a_file_with_teams_that_cannot_be_is_refused(mode: str, seats: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        Table(seats, mode=mode)

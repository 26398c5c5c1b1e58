"""`tournament`: dealing at any time, the gap between two turns, and what may be offered."""

from dataclasses import fields

import pytest

from core.commands import Bundle, Propose
from core.engine import next_deadline, to_act
from core.events import Lapsed, Traded
from core.frames import Between, Stopped
from core.ids import SECOND
from core.options import Option
from core.play.trading import OfferTo
from core.refusal import Why
from infra.strictjson import Json
from tests.rules.tables import NOW, Table, types

SEATS = "A 1500@0, B 1500@10, C 1500@20"


def final(seats: str = SEATS, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)


def preliminary(seats: str = SEATS, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.preliminary", **more)


def gap(seats: str = SEATS, deeds: str = "", **more: Json) -> Table:
    """B has asked for a gap in A's turn, which is over."""
    table = final(seats, deeds, **more)
    table.do("B", "ask_gap")
    table.roll("A", "4+6")
    assert table.phase == "between"
    return table


def offer(table: Table, who: str, to: str, give: Json, take: Json) -> Why | None:
    return table.bar(who, "propose", to=to, give=give, take=take)


# --- building, selling, mortgaging at any time ---


def test_C_143_C_163_C_166_GC_10_every_seat_builds_sells_and_mortgages_before_a_throw() -> None:
    table = final(deeds="37:B1 39:B1 5:C 15:Cm")
    table.do("B", "build", pos=39)
    table.do("B", "sell", pos=39)
    table.do("C", "mortgage", pos=5)
    table.do("C", "redeem", pos=15)
    assert table.turn == "A" and table.phase == "await_roll"
    assert (table.cash("B"), table.cash("C")) == (1500 - 200 + 100, 1500 + 100 - 110)


def test_GC_10_never_between_a_throw_and_the_end_of_what_follows() -> None:
    table = final(deeds="37:B1 39:B1")
    table.roll("A", "1+2")
    assert table.phase == "buy_or_pass"
    assert table.squares("B", "build") == [] and table.bar("B", "build", pos=37) == Why.NOT_YOUR_TURN
    table.do("A", "decline")
    assert table.phase == "auction" and "sell" not in table.offered("B")


def test_GC_10_before_a_re_roll_it_is_open_again() -> None:
    table = final("A 1500@0, B 1500@10, C 1500@20", deeds="37:B1 39:B1")
    table.roll("A", "5+5")
    assert table.phase == "await_roll" and table.squares("B", "build") == [37, 39]


def test_GC_10_what_is_refused_off_turn_says_why() -> None:
    table = final("A 1500@0, B 100@10, C 1500@20", deeds="37:B1 39:B1 5:C")
    assert table.bar("B", "build", pos=37) == Why.TOO_POOR
    assert table.bar("B", "redeem", pos=5) == Why.NOT_YOURS
    assert table.bar("C", "redeem", pos=5) == Why.NOT_MORTGAGED
    assert table.bar("C", "sell", pos=5) == Why.NO_BUILDING


# --- the gap ---


def test_C_201_GC_11_a_gap_opens_after_a_turn_in_which_a_seat_asked_for_one() -> None:
    table = gap(deeds="5:B 6:C")
    assert to_act(table.game) == (1, 2, 0)
    assert next_deadline(table.game) == NOW + 15 * SECOND
    assert offer(table, "B", "C", {"deeds": [5]}, {"cash": 200}) is None
    assert offer(table, "C", "A", {"deeds": [6]}, {"cash": 1}) is None


def test_C_201_in_the_turn_of_another_nobody_proposes_but_all_answer() -> None:
    table = final(deeds="5:B 6:A")
    assert offer(table, "B", "C", {"deeds": [5]}, {"cash": 200}) == Why.NOT_YOUR_TURN
    assert offer(table, "A", "B", {"deeds": [6]}, {"cash": 200}) is None
    table.do("B", "accept")
    assert table.owner(6) == "B"


def test_GC_11_without_a_request_the_next_turn_follows() -> None:
    table = final()
    table.roll("A", "4+6")
    assert table.turn == "B" and table.phase == "await_roll"


def test_GC_11_each_seat_asks_once_between_two_turns_of_its_own() -> None:
    table = gap()
    for who in "BCA":
        table.do(who, "ready")
    assert table.turn == "B" and "ask_gap" in table.offered("B"), "its turn began, so B may ask again"
    table.do("C", "ask_gap")
    assert table.bar("A", "ask_gap") == Why.GAP_ASKED and "ask_gap" not in table.offered("B")
    table.roll("B", "4+6")
    for who in "CAB":
        table.do(who, "ready")
    assert table.turn == "C"
    assert all("ask_gap" in table.offered(who) for who in "ABC")


def test_GC_11_who_has_asked_waits_for_its_next_turn() -> None:
    table = final()
    table.do("C", "ask_gap")
    table.roll("A", "4+6")
    assert table.bar("A", "ask_gap") == Why.NOT_NOW
    for who in "ABC":
        table.do(who, "ready")
    assert table.bar("C", "ask_gap") == Why.GAP_ASKED
    assert table.bar("C", "ready") == Why.NOT_NOW


def test_GC_11_it_ends_when_all_have_said_ready() -> None:
    table = gap()
    table.do("A", "ready")
    table.do("C", "ready")
    assert to_act(table.game) == (1,) and table.bar("C", "ready") == Why.NOT_NOW
    assert types(table.do("B", "ready"))[:2] == ["ready", "turn_began"]
    assert table.turn == "B" and table.phase == "await_roll"


def test_GC_11_it_ends_after_fifteen_seconds() -> None:
    table = gap()
    table.wait(15)
    assert types(table.expire())[0] == "turn_began"


def test_GC_11_an_open_offer_prolongs_it_up_to_sixty_seconds() -> None:
    table = gap(deeds="5:B 6:C")
    table.wait(10)
    assert offer(table, "B", "C", {"deeds": [5]}, {"cash": 200}) is None
    top = table.game.top
    assert isinstance(top, Between) and top.until == NOW + 40 * SECOND
    table.wait(25)
    assert offer(table, "C", "A", {"deeds": [6]}, {"cash": 200}) is None
    assert table.game.top == Between((), NOW + 60 * SECOND, NOW + 60 * SECOND)


def test_GC_11_GX_15_offers_end_with_the_gap() -> None:
    table = gap(deeds="5:B")
    table.wait(14)
    offer(table, "B", "C", {"deeds": [5]}, {"cash": 200})
    for who in "ABC":
        table.do(who, "ready")
    assert table.game.offers == () and table.turn == "B"


def test_GC_11_an_offer_asks_both_again() -> None:
    table = gap(deeds="5:B")
    table.do("B", "ready")
    table.do("C", "ready")
    offer(table, "B", "C", {"deeds": [5]}, {"cash": 200})
    assert to_act(table.game) == (1, 2, 0, 2)


def test_GC_11_a_leaver_is_not_waited_for() -> None:
    table = gap()
    table.do("A", "ready")
    table.do("C", "ready")
    table.do("B", "surrender")
    assert table.turn == "C"


def test_C_202_GC_12_a_drawn_card_is_carried_out_before_anything_is_offered() -> None:
    table = final(deeds="5:A", next_cards={"chance": ["to-24"], "chest": []})
    told = types(table.roll("A", "3+4"))
    assert "drew" in told and table.phase == "buy_or_pass"
    assert offer(table, "A", "B", {"deeds": [5]}, {"cash": 200}) == Why.NOT_NOW


# --- what may be offered ---


def test_C_160_C_161_C_162_undeveloped_deeds_for_any_price_and_no_built_group() -> None:
    table = final(deeds="5:A 12:A 37:A1 39:A 6:A")
    assert offer(table, "A", "B", {"deeds": [39]}, {"cash": 400}) == Why.GROUP_BUILT
    table.do("A", "sell", pos=37)
    assert offer(table, "A", "B", {"deeds": [39, 5, 12]}, {"cash": 1}) is None
    assert offer(table, "A", "C", {"deeds": [6]}, {"cash": 1500}) is None


def test_C_198_C_199_C_200_an_offer_can_name_nothing_but_what_both_have_now() -> None:
    assert [each.name for each in fields(Propose)] == ["to", "give", "take"]
    assert [each.name for each in fields(Bundle)] == ["cash", "deeds", "cards"]
    table = final("A 100@0, B 1500@10, C 1500@20", deeds="5:B")
    assert offer(table, "A", "B", {"cash": 101}, {"deeds": [5]}) == Why.NOT_THEIRS
    assert offer(table, "A", "B", {"cash": 100}, {"deeds": [6]}) == Why.NOT_THEIRS


def test_GC_20_C_122_C_123_C_203_a_jail_card_is_sold_alone_for_at_most_fifty() -> None:
    table = final("A 1500@0 cards=chance, B 1500@10, C 1500@20", deeds="5:A 6:B")
    card: Json = {"cards": ["chance"]}
    assert offer(table, "A", "B", card, {"cash": 51}) == Why.CARD_PRICE
    assert offer(table, "A", "B", {"cards": ["chance"], "deeds": [5]}, {"cash": 50}) == Why.CARD_ALONE
    assert offer(table, "A", "B", card, {"deeds": [6]}) == Why.CARD_ALONE
    assert offer(table, "A", "B", {"cards": ["chance", "chance"]}, {"cash": 50}) == Why.NOT_THEIRS
    assert offer(table, "A", "B", card, {}) == Why.ONE_SIDED
    assert offer(table, "A", "B", card, {"cash": 50}) is None
    assert Traded(table.game.last_id, 0, 1, (), (), ("chance",), ()) in table.do("B", "accept")  # type: ignore[arg-type]
    assert [card.deck for card in table.game.players[1].cards] == ["chance"]
    assert table.game.players[0].cards == () and table.cash("A") == 1550


def test_GC_20_two_cards_cost_a_hundred_and_one_may_be_asked_for() -> None:
    table = final("A 1500@0, B 1500@10, C 1500@20")
    both = final("A 1500@0, B 1500@10, C 1500@20")
    both.game.players[1].cards = tuple(
        held
        for deck in ("chance", "chest")
        for held in final(f"A 1500@0 cards={deck}, B 1500@10, C 1500@20").game.players[0].cards
    )
    assert offer(table, "A", "B", {"cash": 50}, {"cards": ["chance"]}) == Why.NOT_THEIRS
    assert offer(both, "A", "B", {"cash": 100}, {"cards": ["chest", "chance"]}) is None
    both.do("B", "accept")
    assert sorted(card.deck for card in both.game.players[0].cards) == ["chance", "chest"]


def test_GC_20_what_may_be_sold_is_shown() -> None:
    table = final("A 1500@0 cards=chance, B 1500@10 cards=chest, C 1500@20")
    (to_b, _) = [option for option in offers_of(table) if isinstance(option, OfferTo)]
    schema = to_b.schema()
    assert schema["give"] == {"cash": {"from": 0, "to": 1500, "step": 1}, "deeds": {"some": []},
                              "cards": {"some": ["chance"]}}  # fmt: skip
    assert [*to_b.samples()] == [
        Propose(table.seat("B"), Bundle(cards=("chance",)), Bundle(cash=1)),
        Propose(table.seat("B"), Bundle(cash=1), Bundle(cards=("chest",))),
    ]


def offers_of(table: Table) -> list[Option]:
    from core.engine import options

    return options(table.game, table.seat("A"), table.now)


def test_GC_55_one_open_offer_to_each_other_seat_and_no_limit_of_number() -> None:
    table = final(deeds="5:A 15:A")
    for _ in range(5):
        first = table.game.last_id + 1
        assert offer(table, "A", "B", {"deeds": [5]}, {"cash": 200}) is None
        assert offer(table, "A", "B", {"deeds": [15]}, {"cash": 200}) == Why.OFFER_OPEN
        assert offer(table, "A", "C", {"deeds": [5]}, {"cash": 250}) is None
        table.do("B", "refuse", offer=first)
        table.do("C", "refuse")


def test_GC_55_the_clock_stands_still_for_the_first_three_offers_only() -> None:
    table = final(deeds="5:A 15:A")
    for number in range(4):
        offer(table, "A", "B", {"deeds": [5]}, {"cash": 200 + number})
        assert isinstance(table.game.turn_clock, Stopped) == (number < 3)
        table.do("B", "refuse")


def test_GC_34_C_207_no_offers_with_two_left_in_a_preliminary() -> None:
    table = preliminary("A 1500@0 cards=chance, B 1500@10, C 0@0 out", deeds="5:A")
    assert offer(table, "A", "B", {"deeds": [5]}, {"cash": 200}) == Why.TOO_FEW_LEFT
    assert offer(table, "A", "B", {"cards": ["chance"]}, {"cash": 50}) == Why.TOO_FEW_LEFT
    assert "mortgage" in table.offered("A")
    assert offer(final("A 1500@0, B 1500@10, C 0@0 out", deeds="5:A"), "A", "B", {"deeds": [5]}, {"cash": 2}) is None


def test_GC_34_open_offers_die_when_two_are_left() -> None:
    table = preliminary(deeds="5:A")
    offer(table, "A", "B", {"deeds": [5]}, {"cash": 200})
    events = table.do("C", "surrender")
    assert [event.why for event in events if isinstance(event, Lapsed)] == ["out"]
    assert table.game.offers == ()


@pytest.mark.parametrize(("number", "still"), [(1, True), (4, False)])
def test_GC_55_an_offer_says_whether_clocks_wait_for_it(number: int, still: bool) -> None:
    table = final("A 1500@0, B 1500@10, C 1500@20", deeds="5:A")
    table.game.players[0].proposals = number - 1
    offer(table, "A", "B", {"deeds": [5]}, {"cash": 200})
    assert [each.still for each in table.game.offers] == [still]

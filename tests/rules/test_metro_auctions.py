"""`metro`: landing on a deed, buying it, and the auction that goes round with exact bids."""

import pytest

from core.events import Declined, Passed
from core.refusal import Why
from infra.strictjson import Json
from tests.rules.tables import Table


def metro(seats: str = "A 15000@0, B 15000@0, C 15000@0", deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="metro.classic", **more)


def auctioned(seats: str = "A 15000@36, B 15000@0, C 15000@0", deeds: str = "", **more: Json) -> Table:
    """A has declined 39, list price 4,000."""
    table = metro(seats, deeds, **more)
    table.roll("A", "1+2")
    table.do("A", "decline")
    return table


def asked(table: Table) -> str:
    top = table.game.top
    return table.names[top.bidders[0]] if table.phase == "auction" else "nobody"  # type: ignore[union-attr]


def test_B_070_B_078_bought_at_list_price_it_is_clear() -> None:
    table = metro("A 15000@36, B 15000@0")
    table.roll("A", "1+2")
    assert table.offered("A") == {"buy", "decline", "surrender"}
    table.do("A", "buy")
    deed = table.game.deeds[39]
    assert (table.owner(39), table.cash("A"), deed.level, deed.mortgaged) == ("A", 11_000, 0, False)


def test_B_069_B_064_the_turn_ends_by_itself_once_the_roll_is_resolved() -> None:
    table = metro("A 15000@36, B 15000@0")
    table.roll("A", "1+2")
    table.do("A", "buy")
    assert (table.turn, table.phase) == ("B", "await_roll")


def test_GB_49_who_is_short_of_the_price_is_not_asked_and_counts_as_the_decliner() -> None:
    table = metro("A 3999@36, B 15000@0, C 15000@0", "1:A")
    events = table.roll("A", "1+2")
    assert [event.pos for event in events if isinstance(event, Declined)] == [39]
    assert asked(table) == "B"
    table.do("B", "pass")
    table.do("C", "pass")
    assert (table.owner(39), table.turn) == (None, "B")  # A can't reach the least bid either


def test_GB_49_exactly_the_price_is_enough_to_be_asked() -> None:
    table = metro("A 4000@36, B 15000@0")
    table.roll("A", "1+2")
    assert table.phase == "buy_or_pass"


def test_B_079_B_080_B_082_B_083_everybody_bids_from_the_decliners_left_who_is_last() -> None:
    table = auctioned()
    order = []
    for _ in range(3):
        order.append(asked(table))
        table.do(order[-1], "pass")
    assert order == ["B", "C", "A"]


def test_B_081_B_084_B_085_the_auction_goes_round_from_the_list_price_by_100() -> None:
    table = auctioned()
    for who, amount in (("B", 4_000), ("C", 4_100), ("A", 4_200), ("B", 4_300)):
        assert asked(table) == who
        table.do(who, "bid", amount=amount)
    assert asked(table) == "C"


@pytest.mark.parametrize(
    ("amount", "why"), [(3_999, Why.BID_TOO_LOW), (4_001, Why.BID_TOO_HIGH), (4_100, Why.BID_TOO_HIGH)]
)
def test_B_086_GB_62_the_first_bid_is_exactly_the_list_price(amount: int, why: Why) -> None:
    assert auctioned().bar("B", "bid", amount=amount) is why


@pytest.mark.parametrize(("amount", "why"), [(4_050, Why.BID_TOO_LOW), (4_200, Why.BID_TOO_HIGH)])
def test_B_086_each_further_bid_is_exactly_100_more(amount: int, why: Why) -> None:
    table = auctioned()
    table.do("B", "bid", amount=4_000)
    assert table.bar("C", "bid", amount=amount) is why


def test_B_087_after_a_pass_one_cannot_bid_again() -> None:
    table = auctioned()
    table.do("B", "pass")
    table.do("C", "bid", amount=4_000)
    table.do("A", "bid", amount=4_100)
    assert asked(table) == "C"
    assert table.bar("B", "bid", amount=4_200) is Why.NOT_YOUR_TURN


def test_B_088_B_089_ten_seconds_and_then_it_is_a_pass() -> None:
    table = auctioned()
    table.wait(9.9)
    assert not table.expire()
    table.wait(0.1)
    assert [event.how for event in table.expire() if isinstance(event, Passed)] == ["time"]
    assert asked(table) == "C"


def test_B_090_who_has_less_cash_than_the_bid_passes_though_it_could_raise_it() -> None:
    table = auctioned("A 15000@36, B 3999@0, C 15000@0", "37:B 5:B")
    assert asked(table) == "C"


def test_GB_62_cash_that_reaches_it_exactly_is_enough() -> None:
    table = auctioned("A 15000@36, B 4000@0, C 15000@0")
    assert asked(table) == "B"
    table.do("B", "bid", amount=4_000)
    table.do("C", "pass")
    table.do("A", "pass")
    assert (table.owner(39), table.cash("B")) == ("B", 0)


def test_B_091_when_all_others_have_passed_the_leader_buys_at_its_own_bid() -> None:
    table = auctioned()
    table.do("B", "bid", amount=4_000)
    table.do("C", "bid", amount=4_100)
    table.do("A", "pass")
    table.do("B", "pass")
    assert (table.owner(39), table.cash("C"), table.cash("B"), table.turn) == ("C", 10_900, 15_000, "B")


def test_B_092_GB_09_without_a_bid_it_stays_unowned() -> None:
    table = auctioned()
    for who in "BCA":
        table.do(who, "pass")
    assert (table.owner(39), table.turn) == (None, "B")


def test_GB_10_the_last_bidder_is_asked_too_list_price_or_pass() -> None:
    table = auctioned()
    table.do("B", "pass")
    table.do("C", "pass")
    assert (asked(table), table.offered("A")) == ("A", {"bid", "pass", "surrender"})
    table.do("A", "bid", amount=4_000)
    assert (table.owner(39), table.cash("A")) == ("A", 11_000)


def test_GB_62_jailed_players_bid() -> None:
    table = auctioned("A 15000@36, B 15000@10 jail=2, C 15000@0")
    table.do("B", "bid", amount=4_000)
    assert asked(table) == "C"


def test_GB_62_the_auction_starts_afresh_when_its_leader_goes_out() -> None:
    table = auctioned()
    table.do("B", "pass")
    table.do("C", "bid", amount=4_000)
    table.do("C", "surrender")
    assert asked(table) == "B"
    table.do("B", "bid", amount=4_000)
    table.do("A", "pass")
    assert table.owner(39) == "B"


def test_B_072_B_071_own_deeds_and_mortgaged_ones_cost_nothing() -> None:
    own = metro("A 15000@36, B 15000@0", "39:A")
    own.roll("A", "1+2")
    mortgaged = metro("A 15000@36, B 15000@0", "39:Bm")
    mortgaged.roll("A", "1+2")
    visiting = metro("A 15000@4, B 15000@0")
    visiting.roll("A", "2+4")
    visiting_cash = visiting.cash("A")
    assert (own.cash("A"), mortgaged.cash("A"), visiting_cash) == (15_000, 15_000, 15_000)
    assert (own.turn, mortgaged.turn) == ("B", "B")


def test_no_deed_is_sold_or_pledged_and_no_offer_made_at_a_purchase() -> None:
    table = metro("A 15000@36, B 15000@0", "5:A 12:B")
    table.roll("A", "1+2")
    assert table.bar("A", "mortgage", pos=5) is Why.NOT_NOW
    assert table.bar("A", "propose", to="B", give={"deeds": [5]}, take={"deeds": [12]}) is Why.NOT_NOW

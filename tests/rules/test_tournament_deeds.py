"""Mortgages and their interest where a boxed game is played: what lifting costs, and what a transfer costs."""

import pytest

from core.events import InterestPaid, Paid
from core.ids import OfferId
from core.refusal import Why
from core.view import view
from infra.strictjson import Json
from tests.rules.tables import Table


def table(seats: str, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)


def dealt(game: Table, seller: str, buyer: str, cash: int, *deeds: int) -> None:
    """The seat on turn proposes, whichever it is."""
    give: Json = {"deeds": [*deeds]}
    price: Json = {"cash": cash}
    if game.turn == seller:
        game.do(seller, "propose", to=buyer, give=give, take=price)
        game.do(buyer, "accept")
    else:
        game.do(buyer, "propose", to=seller, give=price, take=give)
        game.do(seller, "accept")


def test_C_168_a_mortgage_lends_half_the_price() -> None:
    game = table("A 0@0, B 1500@0", "39:A")
    game.do("A", "mortgage", pos=39)
    assert game.cash("A") == 200


@pytest.mark.parametrize(("pos", "cost"), [(39, 220), (37, 193), (12, 83), (1, 33)])
def test_C_170_and_GC_04_lifting_costs_the_loan_and_a_tenth_rounded_up(pos: int, cost: int) -> None:
    game = table("A 500@0, B 1500@0", f"{pos}:Am")
    game.do("A", "redeem", pos=pos)
    assert game.cash("A") == 500 - cost


def test_C_172_nobody_else_can_lift_it() -> None:
    game = table("A 500@0, B 1500@0", "39:Bm")
    assert game.bar("A", "redeem", pos=39) is Why.NOT_YOURS


def test_C_173_and_C_175_the_buyer_of_a_mortgaged_deed_pays_a_tenth_at_once() -> None:
    game = table("A 1500@0, B 1500@0", "39:Am 5:Am 1:A")
    game.do("A", "propose", to="B", give={"deeds": [1, 39]}, take={"cash": 100})
    events = game.do("B", "accept")
    assert Paid(game.seat("B"), None, 20, "interest", 39) in events
    assert InterestPaid(game.seat("B"), (39,)) in events
    assert (game.cash("A"), game.cash("B")) == (1600, 1380)
    assert game.game.deeds[39].mortgaged


def test_C_174_and_GC_54_lifting_it_in_the_turn_of_the_transfer_costs_the_loan_alone() -> None:
    game = table("A 1500@0, B 1500@0", "39:Bm")
    dealt(game, "B", "A", 100, 39)
    game.do("A", "redeem", pos=39)
    assert game.cash("A") == 1500 - 100 - 20 - 200


def test_which_deeds_may_be_lifted_for_the_loan_alone_is_shown() -> None:
    game = table("A 1500@0, B 1500@0", "39:Bm")
    assert "spared" not in view(game.game)
    dealt(game, "B", "A", 100, 39)
    assert view(game.game)["spared"] == [39]


def test_C_180_and_GC_05_lifting_it_later_costs_the_interest_again() -> None:
    game = table("A 1500@0, B 1500@0", "39:Bm")
    dealt(game, "B", "A", 100, 39)
    game.roll("A", "4-6")
    game.roll("B", "4-6")
    game.do("A", "redeem", pos=39)
    assert game.cash("A") == 1500 - 100 - 20 - 220


def test_GC_54_an_offer_whose_buyer_could_not_pay_the_tenth_is_refused() -> None:
    game = table("A 1500@0, B 110@0", "39:Am")
    assert game.bar("A", "propose", to="B", give={"deeds": [39]}, take={"cash": 100}) is Why.INTEREST_SHORT
    game.do("A", "propose", to="B", give={"deeds": [39]}, take={"cash": 90})
    game.do("B", "accept", offer=OfferId(1))
    assert game.cash("B") == 0


def test_a_clear_deed_costs_no_interest() -> None:
    game = table("A 1500@0, B 1500@0", "39:A")
    game.do("A", "propose", to="B", give={"deeds": [39]}, take={"cash": 100})
    assert [event.type for event in game.do("B", "accept")].count("interest_paid") == 0

"""Debts and bankruptcies: solvency first, sales that save, estates to a creditor or under the hammer."""

import pytest

from core.bots import pick
from core.codec import decode_game, encode_game
from core.commands import COMMANDS, Bundle, GoBankrupt
from core.events import AuctionOpened, Event, Inherited, Paid, Released, WentOut
from core.frames import Auction, MustPay
from core.refusal import Why
from infra.strictjson import Json
from tests.rules.tables import Table, types


def table(seats: str, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)


def owes(game: Table) -> tuple[str, int]:
    assert isinstance(game.game.top, MustPay)
    return game.names[game.game.top.seat], game.game.top.total


def rent(a: str = "A 30@35", more: str = "", others: str = "C 1500@20") -> Table:
    """A owes B 50 for the Boardwalk's."""
    game = table(f"{a}, B 1500@20, {others}", f"39:B {more}")
    game.roll("A", "1-3")
    game.do("B", "claim", against="A")
    assert owes(game) == ("A", 50)
    return game


def tax(a: str = "A 30@36", more: str = "", others: str = "B 1500@20, C 1500@20") -> Table:
    """A owes the bank 75."""
    game = table(f"{a}, {others}", more)
    game.roll("A", "1-1")
    assert owes(game) == ("A", 75)
    return game


def inherited(events: list[Event]) -> Inherited:
    return next(event for event in events if isinstance(event, Inherited))


def lots(game: Table) -> list[int]:
    """The squares of all auctions that follow, with nobody bidding."""
    found = []
    while isinstance(game.game.top, Auction):
        found.append(game.game.top.pos)
        game.wait(10)
        game.expire()
    return found


def test_C_176_and_GC_16_who_cannot_raise_a_debt_neither_sells_to_the_bank_nor_pledges() -> None:
    assert rent(more="1:A").offered("A") & {"sell", "mortgage", "pay"} == {"mortgage"}
    short = rent("A 10@35", more="1:A")
    assert not short.offered("A") & {"sell", "mortgage", "pay"}
    assert {"bankrupt", "propose", "surrender"} <= short.offered("A")
    assert short.bar("A", "mortgage", pos=1) is Why.NOT_NOW


def test_C_190_who_can_raise_it_sells_buildings_and_pledges() -> None:
    game = rent("A 10@35", more="1:A1 3:A")
    assert {"sell", "mortgage"} & game.offered("A") == {"sell"}
    game.do("A", "sell", pos=1)
    game.do("A", "mortgage", pos=3)
    game.do("A", "pay")
    assert (game.cash("A"), game.cash("B")) == (15, 1550)


def test_C_191_and_GC_43_a_deed_is_sold_to_a_third_seat_only_and_only_if_that_saves() -> None:
    game = rent("A 10@35", more="1:A")
    give: Json = {"deeds": [1]}
    assert game.bar("A", "propose", to="B", give=give, take={"cash": 100}) is Why.CREDITOR
    assert game.bar("A", "propose", to="C", give=give, take={"cash": 39}) is Why.DEBT_NOT_COVERED
    game.do("A", "propose", to="C", give=give, take={"cash": 40})
    game.do("C", "accept")
    game.do("A", "pay")
    assert (game.cash("A"), game.owner(1)) == (0, "C")


def test_C_192_else_the_deeds_go_over_as_they_stood_when_the_debt_arose() -> None:
    game = rent("A 10@35", more="1:A 5:Am")
    event = inherited(game.do("A", "bankrupt"))
    assert event.deeds == (1, 5)
    assert (game.game.deeds[1].mortgaged, game.game.deeds[5].mortgaged) == (False, True)
    assert (game.owner(1), game.owner(5), game.out("A")) == ("B", "B", True)


def test_GC_61_in_a_debt_to_the_bank_any_seat_may_buy_at_any_price_that_saves() -> None:
    game = tax(more="1:A")
    assert game.bar("A", "propose", to="B", give={"deeds": [1]}, take={"cash": 44}) is Why.DEBT_NOT_COVERED
    game.do("A", "propose", to="B", give={"deeds": [1]}, take={"cash": 45})
    game.do("B", "accept")
    game.do("A", "pay")
    assert game.cash("A") == 0


def test_GC_61_a_jail_card_saves_too_for_at_most_fifty() -> None:
    game = tax(a="A 30@36 cards=chance")
    game.do("A", "propose", to="B", give={"cards": ["chance"]}, take={"cash": 50})
    game.do("B", "accept")
    assert game.cash("A") == 80


def test_GC_53_a_debtor_sells_for_cash_and_neither_buys_nor_swaps() -> None:
    game = tax(a="A 500@36", more="1:A 39:B")
    offers: tuple[tuple[Json, Json], ...] = (
        ({"cash": 100}, {"deeds": [39]}),
        ({"deeds": [1]}, {"deeds": [39]}),
        ({"deeds": [1], "cash": 1}, {"cash": 60}),
    )
    for give, take in offers:
        assert game.bar("A", "propose", to="B", give=give, take=take) is Why.NO_SALE
    domain = next(option.schema() for option in game.options("A") if option.schema()["do"] == "propose")
    assert cash_of(domain["give"]) == 0 < cash_of(domain["take"])
    game.do("A", "propose", to="B", give={"deeds": [1]}, take={"cash": 60})


def cash_of(side: object) -> int:
    """The most cash that a side of an offer may name."""
    match side:
        case {"cash": {"to": int(most)}}:
            return most
    raise AssertionError(side)


def test_what_a_mortgaged_deed_would_cost_counts_against_a_sale() -> None:
    game = tax(a="A 80@36", more="39:Bm 1:A")
    assert (
        game.bar("A", "propose", to="B", give={"deeds": [1]}, take={"deeds": [39], "cash": 1}) is Why.DEBT_NOT_COVERED
    )


def test_C_133_a_jail_card_bought_of_another_seat_leads_out() -> None:
    game = table("A 1500@10 jail=3, B 1500@0 cards=chest")
    game.do("A", "propose", to="B", give={"cash": 50}, take={"cards": ["chest"]})
    game.do("B", "accept")
    game.do("A", "use_card")
    assert not game.jailed("A")


def test_C_177_and_C_178_the_creditor_gets_everything_buildings_as_money_at_half() -> None:
    game = table("A 10@35 cards=chance, B 1500@20, C 1500@20", "39:B5 37:B4 1:A1 3:A1")
    game.roll("A", "1-3")
    game.do("B", "claim", against="A")
    assert owes(game) == ("A", 2000)
    events = game.do("A", "bankrupt")
    assert Paid(None, game.seat("A"), 25, "building", 1) in events
    assert inherited(events).cards == ("chance",)
    assert (game.cash("B"), game.game.deeds[1].level, game.owner(3)) == (1560, 0, "B")
    assert [card.deck for card in game.game.players[1].cards] == ["chance"]


def test_C_179_and_GC_17_the_interest_on_mortgaged_deeds_is_due_at_once_in_one_sum() -> None:
    game = rent("A 10@35", more="1:Am 37:Am")
    events = game.do("A", "bankrupt")
    assert Paid(game.seat("B"), None, 18 + 3, "interest") in events
    assert game.cash("B") == 1510 - 21
    game.do("B", "redeem", pos=37)
    assert game.cash("B") == 1510 - 21 - 175


def test_GC_17_who_is_short_of_it_has_a_debt_to_the_bank_and_may_fail_in_turn() -> None:
    game = table("A 0@35, B 0@20, C 1500@20, D 1500@20", "39:B 37:Am 34:Am 32:Am")
    game.roll("A", "1-3")
    game.do("B", "claim", against="A")
    game.do("A", "bankrupt")
    assert owes(game) == ("B", 18 + 16 + 15)
    game.do("B", "mortgage", pos=39)
    game.do("B", "pay")
    assert (game.cash("B"), game.turn) == (151, "B")
    poor = table("A 0@35, B 0@20, C 1500@20, D 1500@20", "5:B 37:Am 34:Am 32:Am 31:Am 29:Am 27:Am 26:Am")
    poor.game.deeds[5].mortgaged = True
    poor.game.deeds[39].owner = poor.seat("B")
    poor.roll("A", "1-3")
    poor.game.deeds[39].mortgaged = True
    poor.do("B", "claim", against="A")
    poor.do("A", "bankrupt")
    assert owes(poor)[0] == "B"
    poor.do("B", "bankrupt")
    assert lots(poor) == [5, 26, 27, 29, 31, 32, 34, 37, 39]
    assert poor.turn == "C"


def test_GC_17_with_one_seat_left_the_game_is_over_at_once() -> None:
    game = table("A 0@35, B 0@20", "39:B 37:Am 34:Am")
    game.roll("A", "1-3")
    game.do("B", "claim", against="A")
    assert "auction_opened" not in types(game.do("A", "bankrupt"))
    assert game.phase == "over"


def test_C_181_and_C_182_and_GC_18_a_bankrupt_to_the_bank_has_its_deeds_auctioned_clear() -> None:
    game = table("A 0@36 cards=chance, B 1500@20, C 1500@20", "5:Am 1:Am 3:Am 37:Am")
    game.roll("A", "1-1")
    events = game.do("A", "bankrupt")
    assert Released(game.seat("A"), (1, 3, 5, 37)) in events
    assert (game.turn, game.out("A"), game.game.used["chance"]) == ("A", True, (7,))
    assert next(event for event in events if isinstance(event, AuctionOpened)).order == (1, 2)
    game.do("B", "bid", amount=5)
    game.do("C", "pass")
    assert (game.owner(1), game.game.deeds[1].mortgaged) == ("B", False)
    assert lots(game) == [3, 5, 37]
    assert (game.turn, game.owner(3)) == ("B", None)


def test_GC_18_buildings_go_back_to_the_bank_for_nothing() -> None:
    game = table("A 10@20, B 1500@20, C 1500@20", "37:A1 39:A")
    game.do("A", "surrender")
    assert (lots(game), game.game.deeds[37].level) == ([37, 39], 0)
    assert [game.cash(who) for who in "BC"] == [1500, 1500]


def test_GX_10_the_estate_of_a_seat_off_turn_is_auctioned_before_the_turn_goes_on() -> None:
    game = table("A 1500@20, B 1500@20, C 1500@20", "1:C")
    game.do("C", "surrender")
    assert lots(game) == [1]
    assert (game.phase, game.turn) == ("await_roll", "A")


def test_GX_10_what_is_open_is_finished_before() -> None:
    game = table("A 1500@36, B 1500@20, C 1500@20", "1:C")
    game.roll("A", "1-2")
    game.do("A", "decline")
    game.do("C", "surrender")
    assert lots(game) == [39, 1]


def test_GX_10_and_where_a_gap_was_open_it_goes_on_afterwards() -> None:
    game = table("A 1500@0, B 1500@20, C 1500@20", "1:C")
    game.do("B", "ask_gap")
    game.roll("A", "4-6")
    assert game.phase == "between"
    game.do("C", "surrender")
    assert (lots(game), game.phase) == ([1], "between")


def test_C_183_a_bankrupt_leaves_at_once_and_C_184_the_last_one_wins() -> None:
    game = tax(others="B 1500@20")
    events = game.do("A", "bankrupt")
    assert WentOut(game.seat("A"), "bankrupt", (None,)) in events
    assert (game.phase, game.offered("A")) == ("over", set())


def test_GC_52_a_surrender_in_debt_gives_all_to_the_creditor_else_to_the_bank() -> None:
    game = rent("A 500@35", more="1:A")
    game.do("A", "surrender")
    assert (game.owner(1), game.cash("B")) == ("B", 2000)
    free = table("A 500@0, B 1500@20, C 1500@20", "1:A")
    free.do("A", "surrender")
    assert (lots(free), free.cash("B")) == ([1], 1500)


def test_GC_52_missed_turns_put_nobody_out() -> None:
    game = table("A 1500@0, B 1500@20")
    for _ in range(8):
        game.wait(75, dice="4-6")
        game.expire()
        while game.phase != "await_roll":
            game.wait(75)
            game.expire()
    assert not game.out("A")
    assert game.game.players[0].missed >= 3


def each(cash: int, deeds: str = "") -> Table:
    """A has drawn the card that pays 50 to each of three others."""
    game = table(
        f"A {cash}@4, B 100@20, C 100@20, D 100@20", deeds, next_cards={"chance": ["pay-50-each"], "chest": []}
    )
    game.roll("A", "1-2")
    assert owes(game) == ("A", 150)
    return game


def test_GC_19_a_card_that_pays_each_is_one_debt() -> None:
    game = each(160)
    game.do("A", "pay")
    assert [game.cash(who) for who in "ABCD"] == [10, 150, 150, 150]


def test_GC_19_the_first_creditor_who_is_not_paid_in_full_takes_the_rest() -> None:
    game = each(60, "39:Am 1:A")
    assert not game.offered("A") & {"mortgage"}
    game.do("A", "bankrupt")
    assert [game.cash(who) for who in "BCD"] == [150, 110 - 20, 100]
    assert (game.owner(39), game.owner(1)) == ("C", "C")


def test_who_surrenders_a_debt_to_several_that_it_could_pay_leaves_the_rest_to_the_bank() -> None:
    game = each(1000, "1:A")
    game.do("A", "surrender")
    assert [game.cash(who) for who in "BCD"] == [150, 150, 150]
    assert lots(game) == [1]


def test_GC_58_who_has_the_cash_pays_the_drawer_at_once_and_who_is_short_settles_off_turn() -> None:
    game = table("A 1500@0, B 40@20, C 1500@20", "1:B", next_cards={"chest": ["get-50-each"]})
    game.roll("A", "1-1")
    assert (game.cash("C"), owes(game)) == (1450, ("B", 50))
    game.do("B", "mortgage", pos=1)
    game.do("B", "pay")
    assert (game.cash("A"), game.turn, game.phase) == (1600, "A", "await_roll")


def test_GC_58_and_who_is_insolvent_is_bankrupt_to_the_drawer() -> None:
    game = table("A 1500@0, B 0@20, C 1500@20", "1:B", next_cards={"chest": ["get-50-each"]})
    game.roll("A", "1-1")
    game.do("B", "bankrupt")
    assert (game.owner(1), game.turn, game.phase) == ("A", "A", "await_roll")


def test_GC_53_out_of_time_it_is_raised_and_paid_or_the_debtor_is_bankrupt() -> None:
    game = rent("A 30@35", more="1:A")
    game.wait(60)
    game.expire()
    assert (game.cash("A"), game.game.deeds[1].mortgaged) == (10, True)
    poor = rent("A 10@35")
    poor.wait(60)
    poor.expire()
    assert poor.out("A")


def test_C_188_and_C_189_nothing_lends_and_nothing_is_promised() -> None:
    """An exchange holds what is there now; money changes hands for a deed or a card."""
    assert set(Bundle.__annotations__) == {"cash", "deeds", "cards"}
    assert not {command.do for command in COMMANDS} & {"lend", "borrow", "promise"}
    game = table("A 1500@0, B 1500@20")
    assert game.bar("A", "propose", to="B", give={"cash": 100}, take={"cash": 50}) is Why.NO_DEED
    assert game.bar("A", "propose", to="B", give={"cash": 100}, take={}) is Why.ONE_SIDED


@pytest.mark.parametrize("more", ["", "1:A"])
def test_a_bot_that_nothing_saves_gives_up(more: str) -> None:
    game = rent("A 5@35 bot=trader", more=more, others="C 0@20")
    assert isinstance(pick(game.game, game.seat("A"), game.options("A"), game.now), GoBankrupt)


def test_a_game_with_auctions_to_come_comes_back_from_the_store() -> None:
    game = table("A 10@20, B 1500@20, C 1500@20", "37:A 39:A")
    game.do("A", "surrender")
    assert decode_game(encode_game(game.game), game.game.ruleset) == game.game

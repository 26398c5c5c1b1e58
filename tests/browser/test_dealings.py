"""Where all are asked at once: auctions by open outcry, time to deal, short buildings; and what may be traded there."""

from collections.abc import Mapping, Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import Scene, laid_boxed, seated
from tests.browser.screens import Person
from tests.local.played_server import Server

THREE: Final[Sequence[Mapping[str, object]]] = [
    {"name": "Ann", "cash": 300, "pos": 6},
    {"name": "Bob", "cash": 900, "pos": 24},
    {"name": "Cem", "cash": 500, "pos": 12},
]
ON_SALE: Final = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]


def level(owner: str, height: int, *squares: int) -> dict[str, object]:
    return {str(pos): {"owner": owner, "level": height} for pos in squares}


def all_of(server: Server, visit: Visit, laid: Scene) -> tuple[Person, Person, Person]:
    """Two at phones, one of them the smallest, and one at a desk."""
    ann, bob, cem = seated(server, visit, laid, Ann="phone", Bob="small", Cem="desktop")
    return ann, bob, cem


def under_the_hammer(server: Server, visit: Visit) -> tuple[Person, Person, Person]:
    ann, bob, cem = all_of(server, visit, laid_boxed(THREE, script=ON_SALE))
    ann.can("roll").click()
    ann.can("decline").click()
    for each in (ann, bob, cem):
        expect(each.can("bid")).to_have_text("Bid $1")
    return ann, bob, cem


def stance(person: Person, seat: int, how: str) -> None:
    expect(person.page.locator(f"[data-chip='{seat}'] [data-stance={how}]")).to_be_visible()


def test_GC_08_all_bid_at_any_moment_and_a_pass_is_not_final(server: Server, visit: Visit) -> None:
    ann, bob, cem = under_the_hammer(server, visit)
    bob.page.get_by_role("button", name="$50 more").click()
    bob.can("bid").click()
    expect(bob.page.locator("[data-card=outcry]")).to_contain_text("Your bid of $51 leads")
    expect(bob.can("bid")).to_have_count(0)
    stance(cem, 1, "leads")
    ann.can("pass").click()
    stance(bob, 0, "passed")
    expect(ann.page.locator("[data-card=outcry]")).to_contain_text("You may still bid")
    expect(ann.can("pass")).to_have_count(0)
    ann.can("bid").click()
    expect(bob.page.locator("[data-outbid]")).to_contain_text("Ann outbid you: $52")
    bob.can("pass").click()
    cem.can("pass").click()
    cem.is_told("Ann won Connecticut Avenue for $52")


def test_C_111_a_bid_beyond_all_means_is_warned_of_and_void_and_C_112_held_afresh(server: Server, visit: Visit) -> None:
    ann, bob, cem = under_the_hammer(server, visit)
    ann.page.get_by_label("Amount").fill("250")
    expect(ann.page.locator("[data-risk]")).to_have_count(0)
    ann.page.get_by_label("Amount").fill("700")
    expect(ann.page.locator("[data-risk]")).to_contain_text("You can raise $300 at most")
    ann.can("bid").click()
    bob.can("pass").click()
    cem.can("pass").click()
    cem.is_told("The bid of Ann can’t be paid. The auction of Connecticut Avenue starts afresh")
    ann.is_told("Your bid can’t be paid. The auction of Connecticut Avenue starts afresh")
    expect(ann.page.locator("[data-card=outcry]")).to_have_text("You don’t bid in this auction.")
    cem.can("bid").click()
    bob.can("pass").click()
    ann.is_told("Cem won Connecticut Avenue for $1")


def test_a_bid_that_rises_under_the_finger_is_not_made(server: Server, visit: Visit) -> None:
    ann, bob, _ = under_the_hammer(server, visit)
    ann.prefer(guard="60000")
    bob.can("bid").click()
    expect(ann.can("bid")).to_have_text("Bid $2")
    ann.can("bid").click()
    ann.page.wait_for_timeout(300)
    stance(ann, 1, "leads")
    ann.prefer(guard="0")
    ann.can("bid").click()
    stance(bob, 0, "leads")


def test_C_201_time_to_deal_is_asked_for_and_a_deal_made_in_it(server: Server, visit: Visit) -> None:
    deeds = {"14": {"owner": "Bob"}, "39": {"owner": "Cem"}}
    ann, bob, cem = all_of(server, visit, laid_boxed(THREE, deeds, [{"seat": "Ann", "do": "roll", "dice": [1, 3]}]))
    ask = bob.page.locator("[data-tool=ask_gap]")
    ask.click()
    expect(ask).to_have_count(0)
    ann.is_told("Bob asked for time to deal after this turn")
    ann.can("roll").click()
    for each in (ann, bob, cem):
        expect(each.can("ready")).to_be_visible()
        each.is_told("There is time to deal")
    cem.page.locator("[data-tool=propose]").click()
    dialog = cem.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Bob").click()
    dialog.get_by_label("Boardwalk").check()
    dialog.get_by_role("spinbutton").nth(1).fill("400")
    dialog.get_by_role("button", name="Send the offer").click()
    bob.can("accept").click()
    ann.is_told("Cem gave Boardwalk to Bob in the trade")
    for person, seat in ((ann, 0), (bob, 1)):
        person.can("ready").click()
        stance(cem, seat, "ready")
    cem.can("ready").click()
    expect(bob.can("roll")).to_be_visible()


SHORT: Final = {**level("Ann", 2, 6, 8, 9), **level("Bob", 3, 16, 18, 19), **level("Cem", 4, 31, 32, 34)}


def test_GC_50_what_several_want_is_auctioned_and_C_156_built(server: Server, visit: Visit) -> None:
    rules = {"supply.houses": 29, "supply.hotels": 2}
    ann, bob, cem = all_of(server, visit, laid_boxed(THREE, SHORT, rules=rules))
    ann.page.locator("[data-tool=request_build]").click()
    expect(ann.page.locator("[data-left=house]")).to_contain_text("few left")
    for square in ("6", "8"):
        ann.page.locator(f".board [data-pos='{square}']").first.click()
    expect(ann.page.locator("[data-card=plan]")).to_contain_text("2 houses")
    ann.page.locator("[data-card=plan] [data-pos='6'] [data-less]").click()
    ann.page.locator("[data-card=plan] [data-pos='6'] [data-more]").click()
    ann.can("request_build").click()
    expect(ann.page.locator("[data-card=wanted]")).to_contain_text("You asked for 2 houses")
    stance(cem, 0, "asks")
    expect(bob.page.locator("[data-wish='0']")).to_contain_text("2 houses: VER and ORI")
    bob.page.locator("[data-card=plan] [data-pos='16'] [data-more]").click()
    bob.can("request_build").click()
    cem.can("pass").click()
    cem.is_told("A house is auctioned: Ann for Vermont Avenue and Bob for St. James Place")
    expect(ann.page.locator("[data-card=outcry]")).to_contain_text("A house for Vermont Avenue")
    expect(cem.page.locator("[data-card=outcry]")).to_contain_text("You did not ask for this building")
    bob.can("bid").click()
    stance(ann, 1, "leads")
    ann.can("bid").click()
    expect(bob.page.locator("[data-outbid]")).to_contain_text("Ann outbid you: $51")
    bob.can("pass").click()
    cem.is_told("Ann built on Vermont Avenue: house 3")
    cem.is_told("Ann built on Oriental Avenue: house 3")
    cem.is_told("The buildings are handed out")
    expect(ann.can("roll")).to_be_visible()


def test_GC_15_what_a_hotel_takes_down_with_it_is_said_before(server: Server, visit: Visit) -> None:
    deeds = {**level("Ann", 5, 6, 8, 9), **level("Bob", 3, 16, 18, 19)}
    ann, *_ = all_of(server, visit, laid_boxed(THREE, deeds, rules={"supply.houses": 11, "supply.hotels": 4}))
    ann.page.locator("[data-tool=sell]").click()
    choice = ann.page.locator("[data-choices] [data-pos='6']")
    expect(choice).to_contain_text("too few houses: the group falls to 0 · 1 · 1")
    expect(choice).to_contain_text("+$325")


def test_GC_20_a_jail_card_is_sold_alone_for_fifty_at_most(server: Server, visit: Visit) -> None:
    seats = [{**THREE[0], "cards": ["chance"]}, *THREE[1:]]
    deeds = {"6": {"owner": "Ann"}, "16": {"owner": "Bob"}}
    ann, bob, _ = all_of(server, visit, laid_boxed(seats, deeds))
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("St. James Place").check()
    dialog.get_by_label("get-out-of-jail card").check()
    expect(dialog.get_by_label("St. James Place")).to_be_disabled()
    expect(dialog.get_by_label("St. James Place")).not_to_be_checked()
    expect(dialog.locator("[data-cap]")).to_contain_text("At most $50")
    price = dialog.get_by_role("spinbutton").nth(1)
    price.fill("51")
    expect(dialog.get_by_role("button", name="Send the offer")).to_be_disabled()
    expect(dialog.get_by_role("status")).to_contain_text("A jail card costs $50 at most.")
    price.fill("50")
    dialog.get_by_role("button", name="Send the offer").click()
    bob.can("accept").click()
    ann.is_told("You gave get-out-of-jail card to Bob in the trade")


def test_GC_54_who_gets_a_mortgaged_deed_sees_its_interest_and_GC_55_each_may_have_an_offer(
    server: Server, visit: Visit
) -> None:
    deeds = {"6": {"owner": "Ann"}, "18": {"owner": "Bob", "mortgaged": True}, "39": {"owner": "Ann"}}
    ann, bob, cem = all_of(server, visit, laid_boxed(THREE, deeds))
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Oriental Avenue").check()
    dialog.get_by_label("Tennessee Avenue").check()
    expect(dialog.locator("[data-interest='0']")).to_have_text("You pay $9 interest on mortgaged deeds at once.")
    expect(dialog.locator("[data-sums='0']")).to_contain_text("$300 → $291")
    dialog.get_by_role("button", name="Send the offer").click()
    ann.page.locator("[data-tool=propose]").click()
    dialog.get_by_label("Boardwalk").check()
    dialog.get_by_role("spinbutton").nth(1).fill("400")
    dialog.get_by_role("button", name="Send the offer").click()
    expect(ann.page.locator("[data-offer]")).to_have_count(2)
    expect(ann.page.locator("[data-tool=propose]")).to_have_count(0)
    bob.can("accept").click()
    ann.is_told("You paid interest to the bank: $9")
    cem.can("accept").click()
    ann.is_told("You gave Boardwalk to Cem in the trade")


def test_GC_34_with_two_left_nobody_trades_and_that_is_said(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, laid_boxed(THREE[:2], {"6": {"owner": "Ann"}}), Ann="phone")
    expect(ann.page.locator(".coming")).to_contain_text("So few are left that nobody trades any more")
    expect(ann.page.locator("[data-tool=propose]")).to_have_count(0)
    expect(ann.can("roll")).to_be_visible()


def test_GC_43_a_debtor_sells_to_a_third_player_who_saves_it(server: Server, visit: Visit) -> None:
    seats = [{"name": "Ann", "cash": 100, "pos": 36}, THREE[1], {**THREE[2], "cash": 5_000}]
    deeds = {"6": {"owner": "Ann"}, **level("Bob", 3, 37, 39)}
    rules = {"rent.claimed": False}
    ann, _, cem = all_of(server, visit, laid_boxed(seats, deeds, ON_SALE, rules=rules))
    ann.can("roll").click()
    expect(ann.page.locator("[data-way]")).to_contain_text("Only a sale to a third player")
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Oriental Avenue").check()
    dialog.get_by_role("spinbutton").nth(1).fill("900")
    expect(dialog.get_by_role("status")).to_contain_text("Nothing is sold to the one that the debt is to.")
    dialog.get_by_role("button", name="Cem").click()
    dialog.get_by_role("spinbutton").nth(1).fill("900")
    expect(dialog.get_by_role("status")).to_contain_text("What you owe would no longer be covered.")
    dialog.get_by_role("spinbutton").nth(1).fill("1300")
    dialog.get_by_role("button", name="Send the offer").click()
    cem.can("accept").click()
    ann.can("pay").click()
    ann.is_told("You paid Bob $1,400 rent for Boardwalk")


CLAIMLESS: Final = {"rent.claimed": False}


def test_GC_17_who_takes_over_mortgaged_deeds_and_is_short_raises_their_interest(server: Server, visit: Visit) -> None:
    seats = [{**THREE[0], "cash": 0, "pos": 32}, THREE[1], {**THREE[2], "cash": 5}]
    pledged = {pos: {"owner": "Ann", "mortgaged": True} for pos in ("12", "28")}
    deeds = {**pledged, "37": {"owner": "Cem"}, "39": {"owner": "Cem"}}
    script = [{"seat": "Ann", "do": "roll", "dice": [3, 4]}]
    ann, cem = seated(server, visit, laid_boxed(seats, deeds, script, CLAIMLESS), Ann="phone", Cem="desktop")
    ann.can("roll").click()
    ann.hold("surrender")
    expect(cem.page.locator("[data-short]")).to_have_text("You are $11 short")
    expect(cem.page.locator("section.dock")).to_contain_text("to the bank: the interest on the mortgages that you took")
    expect(ann.page.locator("div.asked")).to_contain_text("Cem owes $16")
    cem.page.locator("[data-tool=raise]").click()
    cem.page.locator("[data-open=raise] [data-pos='37']").click()
    cem.can("pay").click()
    cem.is_told("You paid interest to the bank: $16")
    ann.is_told("Cem paid interest to the bank: $16")


def test_C_182_a_bankrupts_deeds_are_auctioned_by_the_bank_one_by_one(server: Server, visit: Visit) -> None:
    seats = [{**THREE[0], "cash": 10, "pos": 34}, *THREE[1:]]
    deeds = {pos: {"owner": "Ann", "mortgaged": True} for pos in ("1", "39")}
    ann, bob, cem = all_of(server, visit, laid_boxed(seats, deeds, [{"seat": "Ann", "do": "roll", "dice": [1, 3]}]))
    ann.can("roll").click()
    ann.hold("surrender")
    for each in (bob, cem):
        expect(each.can("bid")).to_have_text("Bid $1")
        expect(each.page.locator(".stage")).to_contain_text(["Mediterranean Avenue"])
    bob.can("bid").click()
    cem.can("pass").click()
    cem.is_told("Bob won Mediterranean Avenue for $1")
    bob.can("pass").click()
    cem.can("pass").click()
    for each in (ann, bob, cem):
        each.is_told("Nobody bought Boardwalk")
    expect(ann.page.locator("[data-do=bid]")).to_have_count(0)


def test_GC_61_a_debtor_to_the_bank_sells_to_anybody_at_a_price_that_saves(server: Server, visit: Visit) -> None:
    seats = [{**THREE[0], "cash": 30, "pos": 34}, *THREE[1:]]
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 3]}]
    ann, bob = seated(server, visit, laid_boxed(seats, {"1": {"owner": "Ann"}}, script), Ann="phone", Bob="small")
    ann.can("roll").click()
    expect(bob.page.locator("div.asked")).to_contain_text("Ann owes $75")
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Mediterranean Avenue").check()
    dialog.get_by_role("spinbutton").nth(1).fill("44")
    expect(dialog.get_by_role("status")).to_contain_text("What you owe would no longer be covered.")
    dialog.get_by_role("spinbutton").nth(1).fill("45")
    dialog.get_by_role("button", name="Send the offer").click()
    bob.can("accept").click()
    ann.can("pay").click()
    bob.is_told("Ann paid $75 tax")

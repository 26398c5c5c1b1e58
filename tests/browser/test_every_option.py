"""Every kind of option that the server lists is a button or a form that does it."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, scene, seated
from tests.local.played_server import Server

DEEDS = {"1": {"owner": "Ann"}, "3": {"owner": "Ann"}, "39": {"owner": "Bob"}, "37": {"owner": "Ann"}}


def test_buying(server: Server, visit: Visit) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
    (ann,) = seated(server, visit, scene(script=script), Ann="phone")
    ann.can("roll").click()
    expect(ann.can("buy")).to_have_text("Buy for $1,200")
    ann.can("buy").click()
    ann.is_told("McDonald's now belongs to you")
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$7,000")


def test_bidding(server: Server, visit: Visit) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
    ann, bob = seated(server, visit, scene(script=script), Ann="phone", Bob="desktop")
    ann.can("roll").click()
    ann.can("decline").click()
    expect(bob.can("bid")).to_have_text("Bid $1,200")
    bob.button("$200 more").click()
    expect(bob.can("bid")).to_have_text("Bid $1,400")
    bob.page.get_by_label("Amount").fill("1333")
    bob.page.get_by_label("Amount").blur()
    bob.can("bid").click()
    for person, line in ((bob, "You won McDonald's for $1,333"), (ann, "Bob won McDonald's for $1,333")):
        person.is_told(line)


def test_building_mortgaging_and_redeeming(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, DEEDS), Ann="phone")
    ann.page.locator("[data-tool=build]").click()
    ann.page.get_by_role("button", name="Build: Aldi").click()
    ann.is_told("You built on Aldi: branch 1")
    ann.page.locator("[data-tool=sell]").click()
    ann.page.get_by_role("button", name="Sell buildings: Aldi").click()
    ann.is_told("You sold a building on Aldi")
    ann.page.locator("[data-tool=mortgage]").click()
    ann.page.get_by_role("button", name="Mortgage: Microsoft").click()
    ann.is_told("You mortgaged Microsoft")
    ann.page.locator("[data-tool=redeem]").click()
    ann.page.get_by_role("button", name="Redeem: Microsoft").click()
    ann.is_told("You redeemed Microsoft")


def test_betting(server: Server, visit: Visit) -> None:
    bet = {"seat": "Ann", "do": "bet", "numbers": [2, 5], "die": 5, "jackpot": False}
    script: list[Mapping[str, object]] = [{"seat": "Ann", "do": "roll", "dice": [3, 4]}, bet]
    (ann,) = seated(server, visit, scene(RICH, script=script), Ann="small")
    ann.can("roll").click()
    expect(ann.can("bet")).to_be_disabled()
    ann.button("2").click()
    ann.button("5").click()
    ann.can("bet").click()
    ann.is_told("You bet on 2 and 5; the die shows 5 – won")
    ann.is_told("You won $3,000")


def test_a_trade_is_proposed_countered_and_accepted(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH, DEEDS), Ann="phone", Bob="desktop")
    propose(ann.page, cash="4000", deed="Apple")
    bob.page.locator("[data-tool=counter]").click()
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_label("Cash").last.fill("5000")
    dialog.get_by_label("Apple").check()
    dialog.get_by_role("button", name="Refuse with these terms").click()
    ann.is_told("Bob refused the offer, and would rather: Apple for $5,000")
    propose(ann.page, cash="5000", deed="Apple")
    bob.can("accept").click()
    ann.is_told("You got Apple from Bob in the trade")
    bob.is_told("Ann got Apple from you in the trade")
    expect(ann.page.get_by_role("button", name="Apple, price $4,000, owned by Ann")).to_be_visible()


def propose(page: Page, *, cash: str, deed: str) -> None:
    page.locator("[data-tool=propose]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Cash").first.fill(cash)
    dialog.get_by_label(deed).check()
    dialog.get_by_role("button", name="Send the offer").click()
    expect(dialog).to_have_count(0)


def test_a_pause_is_voted_and_everybody_comes_back(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    bob.menu()
    bob.can("ask_pause").click()
    ann.can("agree").click()
    expect(ann.page.get_by_text("Paused").first).to_be_visible()
    ann.can("back").click()
    bob.can("back").click()
    expect(ann.can("roll")).to_be_visible(timeout=15_000)


def test_giving_up_is_held(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="small", Bob="desktop")
    ann.menu()
    ann.can("surrender").click()
    expect(ann.page.get_by_text("Keep holding")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Results")).to_have_count(0)
    ann.hold("surrender")
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name="Results")).to_be_visible()
    expect(bob.page.locator("section[aria-label=Results] li").first).to_contain_text("You")


def test_a_debt_says_what_is_missing(server: Server, visit: Visit) -> None:
    seats = [{"name": "Ann", "cash": 300, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
    deeds = {"39": {"owner": "Bob"}, "21": {"owner": "Ann"}}
    laid = scene(seats, deeds, [{"seat": "Ann", "do": "roll", "dice": [3, 4]}])
    (ann,) = seated(server, visit, laid, Ann="phone")
    ann.can("roll").click()
    expect(ann.page.get_by_text("You are $200 short")).to_be_visible()
    ann.page.locator("[data-tool=raise]").click()
    expect(ann.can("pay")).to_be_disabled()
    ann.page.get_by_role("button", name="Mortgage: Lego").click()
    expect(ann.can("pay")).to_be_enabled()
    expect(ann.can("pay")).to_have_accessible_name("Pay $500 rent to Bob for Apple")
    ann.can("pay").click()
    ann.is_told("You paid Bob $500 rent for Apple")

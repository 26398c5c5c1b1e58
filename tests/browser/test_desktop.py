"""A wide screen: log and chat are two tabs over one line to write in, and a player's sheet tells what they have."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.local.played_server import Server


def test_log_and_chat_are_tabs_over_one_line(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="desktop", Bob="desktop")
    log, talk = ann.page.locator("ol.log"), ann.page.get_by_role("list", name="Chat")
    side = ann.page.locator("[data-side=chat]")
    expect(log).to_be_visible()
    expect(talk).to_be_hidden()
    expect(side).to_have_attribute("aria-pressed", "false")

    bob.page.get_by_label("Message").fill("Good luck")
    bob.page.keyboard.press("Enter")
    # Whoever writes sees what they wrote, and nobody is told of their own words.
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Good luck")
    expect(bob.page.locator("[data-side=chat]")).to_have_text("Chat")
    expect(side).to_contain_text("1 new message")

    side.click()
    expect(talk).to_contain_text("Good luck")
    expect(log).to_be_hidden()
    expect(side).to_have_text("Chat")
    expect(ann.page.get_by_label("Message")).to_be_in_viewport(ratio=1)

    ann.page.locator("[data-side=log]").click()
    expect(log).to_be_visible()
    expect(side).to_have_text("Chat")
    expect(ann.page.get_by_label("Message")).to_be_in_viewport(ratio=1)


def test_a_players_sheet_tells_cash_worth_and_deeds(server: Server, visit: Visit) -> None:
    deeds = {"37": {"owner": "Bob"}, "12": {"owner": "Bob", "mortgaged": True, "rounds_left": 3}}
    (ann,) = seated(server, visit, scene(deeds=deeds), Ann="desktop")
    ann.page.locator("li[data-seat='1']").get_by_role("button").click()
    sheet = ann.page.get_by_role("dialog", name="Bob")
    expect(sheet).to_contain_text("$12,400")
    # The cash, Microsoft at its price, and half of Siemens's.
    expect(sheet).to_contain_text("$16,650")
    sheet.get_by_role("button", name="Microsoft").click()
    expect(ann.page.get_by_role("dialog", name="Microsoft")).to_contain_text("owned by Bob")

"""A sheet lies over the dock: what the table comes to ask meanwhile is said in the sheet, and leads to its answer."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import TWO, scene, seated
from tests.browser.screens import Device
from tests.local.played_server import Server

STEPS = [{"seat": "Bob", "do": "roll", "dice": [1, 2]}]


def bobs_turn(**more: object) -> dict[str, object]:
    return {**scene([TWO[0], {**TWO[1], "pos": 10}], script=STEPS), "turn": "Bob", **more}


@pytest.mark.parametrize("device", ["phone", "desktop"])
@pytest.mark.parametrize("height", ["peek", "half", "full"])
def test_a_prompt_that_comes_under_a_sheet_is_one_press_away(
    server: Server, visit: Visit, device: Device, height: str
) -> None:
    ann, bob = seated(server, visit, bobs_turn(), Ann=device, Bob="phone")
    ann.page.evaluate("(height) => localStorage.setItem('freehold.sheet.plain', height)", height)
    ann.page.locator(".board .square[data-pos='39']").click()
    sheet = ann.page.get_by_role("dialog", name="Apple")
    expect(sheet).to_be_visible()
    call = sheet.locator("[data-called]")
    expect(call).to_have_count(0)
    bob.can("roll").click()
    bob.can("decline").click()
    expect(call).to_contain_text("Auction")
    call.click()
    expect(sheet).to_have_count(0)
    expect(ann.can("bid")).to_be_visible()
    assert ann.page.evaluate("document.activeElement?.closest('.dock') !== null")
    ann.comes_true("(history.state?.sheet ?? 0) === 0")


def test_an_offer_that_comes_under_two_sheets_is_one_press_away(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, bobs_turn(deeds={"39": {"owner": "Ann"}}), Ann="phone", Bob="desktop")
    ann.page.locator("[data-seat='0'] > button").click()
    mine = ann.page.locator("dialog").first
    mine.get_by_role("button", name="Apple").click()
    deed = ann.page.get_by_role("dialog", name="Apple")
    expect(deed).to_be_visible()
    bob.page.locator("[data-tool=propose]").click()
    trade = bob.page.get_by_role("dialog")
    trade.get_by_label("Cash").first.fill("4000")
    trade.get_by_label("Apple").check()
    bob.button("Send the offer").click()
    deed.locator("[data-called]").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.can("accept")).to_be_focused()


def test_what_was_asked_before_the_sheet_was_opened_is_not_said_in_it(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    ann.page.locator(".board .square[data-pos='39']").click()
    expect(ann.page.get_by_role("dialog", name="Apple")).to_be_visible()
    expect(ann.page.locator("[data-called]")).to_have_count(0)


def test_an_offer_half_put_together_is_there_again_after_the_answer(server: Server, visit: Visit) -> None:
    deeds = {"39": {"owner": "Ann"}, "37": {"owner": "Bob"}}
    ann, bob = seated(server, visit, scene(TWO, deeds), Ann="phone", Bob="desktop")
    sheet = ann.page.get_by_role("dialog")
    ann.page.locator("[data-tool=propose]").click()
    sheet.get_by_label("Cash").first.fill("4000")
    sheet.get_by_label("Microsoft").check()
    bob.menu().locator("[data-do=ask_pause]").click()
    sheet.locator("[data-called]").click()
    expect(sheet).to_have_count(0)
    ann.can("disagree").click()
    ann.page.locator("[data-tool=propose]").click()
    expect(sheet.get_by_label("Cash").first).to_have_value("4000")
    expect(sheet.get_by_label("Microsoft")).to_be_checked()
    sheet.get_by_role("button", name="Close").click()
    ann.page.locator("[data-tool=propose]").click()
    expect(sheet.get_by_label("Microsoft"), "whoever closes it has done with it").not_to_be_checked()

"""A wide screen: log and chat are two tabs over one line to write in, and a player's sheet tells what they have."""

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, scene, seated
from tests.browser.screens import Person
from tests.browser.test_whole_game import press
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


# What a browser does when the oldest line goes: it moves the list, so that what is read stays where it was.
MOVED: Final = """() => {
  const log = document.querySelector('ol.log');
  const seen = new MutationObserver(() => {
    seen.disconnect();
    log.scrollTop -= 60;
    log.dataset.moved = '';
  });
  seen.observe(log, { childList: true });
}"""
LONG: Final = (
    "() => { const log = document.querySelector('ol.log'); return log.scrollHeight > log.clientHeight + 100; }"
)
LAST_IN_SIGHT: Final = """() => {
  const log = document.querySelector('ol.log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 24;
}"""
BUSY: Final = ("roll", "skip_bet", "pay", "decline", "pass", "refuse", "pay_fine", "raise", "sell", "mortgage")


def test_a_log_that_the_browser_moved_goes_on_showing_its_last_line(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH), Ann="desktop", Bob="small")
    lines = ann.page.locator("ol.log li")
    take_turns_until(lambda: bool(ann.page.evaluate(LONG)), ann, bob)
    ann.page.evaluate(MOVED)
    many = lines.count() + 12
    take_turns_until(lambda: lines.count() > many, ann, bob)
    expect(ann.page.locator("ol.log[data-moved]")).to_be_attached()
    ann.comes_true(LAST_IN_SIGHT)
    # As when what is asked above it takes more room.
    ann.page.set_viewport_size({"width": 1440, "height": 700})
    ann.comes_true(LAST_IN_SIGHT)
    ann.page.set_viewport_size({"width": 1440, "height": 900})


def test_a_log_that_is_open_on_a_phone_follows_what_happens(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH), Ann="small", Bob="desktop")
    ann.page.locator("[data-tab=log]").click()
    take_turns_until(lambda: bool(ann.page.evaluate(LONG)), ann, bob)
    many = ann.page.locator("ol.log li").count() + 6
    take_turns_until(lambda: ann.page.locator("ol.log li").count() > many, ann, bob)
    ann.comes_true(LAST_IN_SIGHT)


def take_turns_until(done: Callable[[], bool], *people: Person) -> None:
    began = time.monotonic()
    while not done():
        assert time.monotonic() < began + 40, "nothing goes on at the table"
        for person in people:
            press(person, BUSY, fingers=False)
            person.page.wait_for_timeout(60)

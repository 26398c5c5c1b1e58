"""The server is killed in mid-auction and starts again: the page comes back by itself, and the auction goes on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scenes import ROLL, laid_out, scene
from tests.browser.screens import Person
from tests.local.played_server import serving


@pytest.mark.slow
def test_an_auction_survives_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as first:
        status, laid = first.ask("POST", "/api/dev/tables", json.dumps(scene(script=[ROLL])))
        assert status == 201
        seats = laid["seats"]
        assert isinstance(seats, dict)
        ann, bob = (Person.arrive(browser, first.address, "phone").hurried() for _ in range(2))
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            person.go(str(seats[name]))
        ann.can("roll").click()
        ann.can("decline").click()
        expect(bob.can("bid")).to_be_visible()
        first.kill()
        expect(bob.page.locator("[data-status=online]")).to_have_count(0)
    with serving(tmp_path, DEV="1", PORT=first.address.rpartition(":")[2]):
        bob.page.locator("[data-status=online]").wait_for(timeout=30_000)
        bob.can("bid").click()
        expect(bob.page.locator("ol.log").get_by_text("You won McDonald's for $1,200").last).to_be_attached()
        ann.page.locator("[data-status=online]").wait_for(timeout=30_000)
        expect(ann.page.locator("ol.log").get_by_text("Bob won McDonald's for $1,200").last).to_be_attached()
    for person in (ann, bob):
        person.context.close()


@pytest.mark.slow
def test_waiting_for_the_server_goes_by_steps(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as first:
        ann = Person.arrive(browser, first.address, "phone").hurried()
        ann.go(laid_out(first, scene(script=[ROLL]))["Ann"])
        ann.can("roll").focus()
        first.kill()
        word = ann.page.locator("[data-status]")
        expect(word).to_have_text("Reconnecting…")
        held = ann.page.locator("[data-held]")
        expect(held).to_have_text("Waiting for connection")
        expect(ann.can("roll")).to_be_visible()
        assert ann.page.evaluate("document.querySelector('[data-do=roll]').closest('[inert]') !== null")
        expect(held).to_contain_text("The server does not answer", timeout=15_000)
    with serving(tmp_path, DEV="1", PORT=first.address.rpartition(":")[2]):
        ann.button("Retry now").click()
        expect(word).to_have_text("You are back", timeout=20_000)
        expect(held).to_have_count(0)
        expect(ann.can("roll")).to_be_focused()
        ann.can("roll").click()
        expect(ann.can("buy")).to_be_visible()
    ann.context.close()

"""The server is killed in mid-auction and starts again: the page comes back by itself, and the auction goes on."""

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scenes import RICH, ROLL, Scene, laid_out, scene
from tests.browser.screens import Person
from tests.browser.stations import DEEDS, OWING, luck, press, rolled
from tests.local.played_server import Server, serving


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
    with serving(tmp_path, DEV="1", PORT=str(first.port)):
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
    with serving(tmp_path, DEV="1", PORT=str(first.port)):
        ann.button("Retry now").click()
        expect(word).to_have_text("You are back", timeout=20_000)
        expect(held).to_have_count(0)
        expect(ann.can("roll")).to_be_focused()
        ann.can("roll").click()
        ann.is_told("You rolled")  # whatever: the new server knows nothing of dictated dice
    ann.context.close()


# How much the table's clock has left, what it waits for, who has how much, and what is offered.
STANDING = """async () => {
  const { now, view } = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/view')).json();
  const { deadline, phase, seats, offers } = view;
  const asked = [phase.kind, seats.map(({ cash, pos }) => [cash, pos]), offers.map(({ id, to }) => [id, to])];
  return { left: deadline - now, asked: JSON.stringify(asked) };
}"""
DOWN_FOR = 9_000


def pair(browser: Browser, server: Server, laid: Scene) -> tuple[Person, Person]:
    addresses = laid_out(server, laid)
    ann, bob = (Person.arrive(browser, server.address, "phone").hurried() for _ in range(2))
    ann.go(addresses["Ann"])
    bob.go(addresses["Bob"])
    ann.is_online()
    bob.is_online()
    return ann, bob


@pytest.mark.slow
def test_what_was_asked_is_asked_again_with_the_time_that_was_left(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as first:
        debtor, creditor = pair(browser, first, scene(OWING, DEEDS, luck(3, 4)))
        asker, paused = pair(browser, first, scene(RICH, DEEDS))
        giver, answerer = pair(browser, first, scene(RICH, DEEDS))
        rolled("[data-do=pay]")(debtor)
        press("[data-menu]", "[data-do=ask_pause]")(asker)
        paused.can("agree").click()
        paused.can("agree").wait_for(state="detached")
        press("[data-tool=propose]")(giver)
        giver.page.get_by_role("dialog").get_by_label("Cash").first.fill("4000")
        giver.page.get_by_role("dialog").get_by_label("Apple").check()
        giver.can("propose").click()
        answerer.can("accept").wait_for()
        people = (debtor, paused, answerer)
        before = [person.page.evaluate(STANDING) for person in people]
        first.kill()
        time.sleep(DOWN_FOR / 1_000)
        expect(answerer.page.locator("[data-held]")).to_be_visible()
    with serving(tmp_path, DEV="1", PORT=str(first.port)):
        for person in (answerer, debtor, paused):
            person.page.locator("[data-status=online]").first.wait_for(timeout=30_000)
        after = [person.page.evaluate(STANDING) for person in people]
        for was, now in zip(before, after, strict=True):
            assert now["asked"] == was["asked"]
            assert was["left"] - DOWN_FOR < now["left"] <= was["left"]
        answerer.can("accept").dblclick()
        expect(answerer.page.locator("ol.log").get_by_text("Ann got Apple from you in the trade")).to_have_count(1)
        debtor.can("pay").dblclick()
        expect(debtor.page.locator("li[data-seat='0']")).to_contain_text("$7,500")
        expect(paused.page.locator("[data-card=pause]")).to_be_visible()
    for person in (debtor, creditor, asker, paused, giver, answerer):
        person.context.close()

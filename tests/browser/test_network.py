"""Over a bad network: a slow line is not complained of, and what is pressed into a dead one is done once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.network import Network, network
from tests.browser.scenes import ROLL, laid_out, scene
from tests.browser.screens import Person
from tests.local.played_server import Server

# Everything that the page has said of its connection.
WATCH_STATUS = """() => {
  window.said = [];
  new MutationObserver(() => window.said.push(document.querySelector('[data-status]')?.dataset.status ?? 'away'))
    .observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-status'] });
}"""


@pytest.fixture
def line() -> Iterator[Network]:
    with network() as made:
        yield made


@pytest.fixture
def ann(browser: Browser, server: Server, line: Network) -> Iterator[Person]:
    person = Person.arrive(browser, server.address, "phone", proxy=line.address).hurried()
    person.go(laid_out(server, scene(script=[ROLL]))["Ann"])
    expect(person.can("roll")).to_be_visible()
    yield person
    person.context.close()
    assert person.complaints == []


def done_once(person: Person) -> None:
    expect(person.page.locator("ol.log").get_by_text("You rolled 1 and 2")).to_have_count(1)
    expect(person.page.locator("ol.log").get_by_text("McDonald's now belongs to you")).to_have_count(1)


def test_a_slow_line_is_played_on_without_a_word(ann: Person, line: Network) -> None:
    line.delay = 0.3
    ann.page.evaluate(WATCH_STATUS)
    ann.can("roll").click()
    expect(ann.can("roll")).to_be_disabled()
    ann.can("buy").click()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$7,000")
    done_once(ann)
    assert set(ann.page.evaluate("window.said")) == {"online"}


def test_what_is_pressed_into_a_line_that_has_died_silently_is_done_once(ann: Person, line: Network) -> None:
    line.flows.clear()
    ann.can("roll").click()
    expect(ann.page.locator("[data-held]")).to_be_visible(timeout=25_000)
    line.flows.set()
    ann.can("buy").click(timeout=25_000)
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$7,000")
    done_once(ann)

"""A server of its own, with the built page, and a real Chromium for each test of the browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from infra import chromium
from tests.browser.screens import FLAGS, Person, Screen
from tests.local.played_server import Server, serving

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "web" / "dist" / "index.html").exists(), "the page is not built: npm run build in web"
    with serving(tmp_path_factory.mktemp("data"), DEV="1") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        yield started
        started.close()


Visit = Callable[[Screen], Person]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes people, each with a browser profile of their own. At the end nobody's page may have complained."""
    people: list[Person] = []

    def arrive(screen: Screen) -> Person:
        people.append(Person.arrive(browser, server.address, screen))
        return people[-1]

    yield arrive
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []

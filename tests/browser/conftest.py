"""A server of its own, with the built page, and a real Chromium for each test of the browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from infra import chromium
from tests.browser.drawer import Drawer
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


@pytest.fixture(scope="session")
def drawer(browser: Browser, server: Server) -> Drawer:
    return Drawer(browser, server.address)


@pytest.fixture
def visit(drawer: Drawer) -> Iterator[Visit]:
    """Makes people, each at a device of their own that remembers nobody. No page may have complained at the end."""
    people: list[tuple[Screen, Person]] = []

    def arrive(screen: Screen) -> Person:
        person = drawer.take(screen)
        people.append((screen, person))
        return person

    yield arrive
    complaints = [complaint for _, person in people for complaint in person.complaints]
    for screen, person in people:
        drawer.put_back(screen, person)
    assert complaints == []

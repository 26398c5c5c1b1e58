"""The page as an app: it can be installed, opens without a network, and takes a new version only when told."""

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, expect

from infra import chromium
from tests.browser.conftest import ROOT
from tests.browser.scenes import ROLL, laid_out, scene
from tests.browser.screens import FLAGS, SIZES, WATCH, Person
from tests.local.played_server import Server, serving

WORKER: Final = ROOT / "web" / "dist" / "sw.js"
READY: Final = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED: Final = "navigator.serviceWorker.controller !== null"
LOOK_FOR_NEWS: Final = "navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)"
KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((one) => one.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
# No network, where there is none, so no letters for the names of other languages; and that a plain address has no guard
# against other windows.
BORNE: Final = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_FAILED",
    "Cross-Origin-Opener-Policy header has been ignored",
)


class Own(Protocol):
    def __call__(self, address: str, *flags: str) -> Person: ...


@pytest.fixture
def own(browser: Browser, tmp_path: Path) -> Iterator[Own]:
    """A browser of somebody's own: what private windows refuse, it has. At the end nothing may have complained."""
    with ExitStack() as stack:
        yield lambda address, *flags: stack.enter_context(alone(browser, tmp_path / "profile", address, *flags))


@contextmanager
def alone(browser: Browser, profile: Path, address: str, *flags: str) -> Iterator[Person]:
    width, height = SIZES["phone"]
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=chromium.find(),
        args=[*FLAGS, *flags],
        viewport={"width": width, "height": height},
        has_touch=True,
        locale="en-GB",
    )
    context.add_init_script(WATCH)
    context.set_default_timeout(20_000)
    person = Person(context, context.pages[0], address, "own").prefer(guard="0")
    person.heed(person.page)
    yield person
    context.close()
    assert [said for said in person.complaints if not any(each in said for each in BORNE)] == []


def kept(person: Person) -> None:
    """The page is opened, and opened again from what this device keeps."""
    person.go("/")
    assert person.page.evaluate(READY)
    # The worker keeps the shell, the page the words that are read here: these come beside it.
    person.page.wait_for_function(
        f"async () => (await ({KEPT})()).filter((path) => /words-en/.test(path)).length === 6"
    )
    # Its session is renewed with each load: an answer that is still on its way would undo a seat's (`/api/dev/sit`).
    with person.page.expect_response(lambda answer: answer.url.endswith("/api/session")):
        person.page.reload()
    assert person.page.evaluate(CONTROLLED)


def test_a_device_may_take_it_up_among_its_apps(server: Server, own: Own) -> None:
    ann = own(server.address)
    ann.context.add_init_script("addEventListener('beforeinstallprompt', () => (window.mayInstall = true))")
    ann.go("/")
    inside = ann.context.new_cdp_session(ann.page)
    assert inside.send("Page.getAppManifest")["errors"] == []
    assert inside.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert inside.send("Page.getAppId")["appId"] == f"{server.address}/"
    ann.comes_true("window.mayInstall")
    ann.go("/settings")
    expect(ann.button("Install")).to_be_visible()


def test_without_a_network_the_page_opens_says_so_and_comes_back(server: Server, own: Own) -> None:
    ann = own(server.address)
    kept(ann)
    name = ann.page.get_by_role("button", name=re.compile("You play as .+"))
    expect(name).to_be_visible()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Freehold", level=1)).to_be_visible()
    expect(ann.page.locator("[data-offline]")).to_contain_text("cannot be played without one")
    ann.go("/settings")
    expect(ann.page.get_by_role("radio", name="Dark")).to_be_visible()
    ann.go("/")
    ann.context.set_offline(False)
    expect(ann.page.locator("[data-offline]")).to_have_count(0)
    expect(name).to_be_visible()


def test_without_a_network_the_first_page_shows_its_lists_as_they_were(server: Server, own: Own) -> None:
    ann = own(server.address)
    kept(ann)
    ann.go(laid_out(server, scene())["Ann"])
    ann.is_online()
    ann.go("/")
    game = ann.page.locator("[data-game]")
    expect(game).to_contain_text("round 3")
    expect(game).to_have_attribute("href", re.compile("^/t/"))
    ann.context.set_offline(True)
    ann.page.reload()
    games = ann.page.get_by_role("region", name="Your games")
    expect(games.locator("[data-asof]")).to_have_text(re.compile(r"As of \d\d:\d\d.*, offline\. Games open again"))
    expect(game).to_contain_text("round 3")
    expect(game).to_have_attribute("aria-disabled", "true")
    expect(ann.can("practice")).to_contain_text("Waits for the connection.")
    game.click(force=True)
    ann.can("practice").click(force=True)
    assert ann.page.url == f"{server.address}/"
    ann.context.set_offline(False)
    expect(games.locator("[data-asof]")).to_have_count(0)
    expect(game).to_have_attribute("href", re.compile("^/t/"))
    expect(ann.can("practice")).not_to_contain_text("Waits")


def test_the_icon_counts_the_tables_that_wait_in_whichever_window(server: Server, own: Own) -> None:
    ann = own(server.address)
    ann.context.add_init_script("navigator.setAppBadge = async (many) => (window.badge = many)")
    ann.go(laid_out(server, scene(script=[ROLL]))["Ann"])
    ann.is_online()
    table = ann.page.url
    ann.go("/")
    ann.comes_true("window.badge === 1")
    second = Person(ann.context, ann.context.new_page(), server.address, "own")
    second.page.goto(table)
    second.can("roll").click()
    second.can("buy").wait_for()
    second.comes_true("window.badge === 1")
    second.can("buy").click()
    second.comes_true("window.badge === 0")
    ann.comes_true("window.badge === 0")
    second.page.close()


def test_a_table_opened_without_a_network_is_joined_when_it_is_back(server: Server, own: Own) -> None:
    ann = own(server.address)
    kept(ann)
    seat = laid_out(server, scene())["Ann"]
    ann.go(seat)
    ann.is_online()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.locator("[data-status=online]")).to_have_count(0)
    ann.context.set_offline(False)
    ann.is_online()
    expect(ann.page.locator(".square")).to_have_count(40)


@pytest.fixture
def deploy() -> Iterator[Callable[[], None]]:
    """Puts a service worker there that is another by its last line."""
    built = WORKER.read_text(encoding="utf-8")

    def put() -> None:
        WORKER.write_text(built + "\n// the next version\n", encoding="utf-8")

    yield put
    WORKER.write_text(built, encoding="utf-8")


def test_a_new_version_waits_through_the_game_and_for_a_hand(
    server: Server, own: Own, deploy: Callable[[], None]
) -> None:
    ann = own(server.address)
    kept(ann)
    ann.go(laid_out(server, scene())["Ann"])
    ann.is_online()
    ann.page.evaluate("window.still = true")
    news = ann.page.locator("[data-update]")
    deploy()
    assert ann.page.evaluate(LOOK_FOR_NEWS)
    ann.comes_true("navigator.serviceWorker.ready.then((found) => found.waiting !== null)")
    expect(ann.can("roll")).to_be_visible()
    expect(news).to_have_count(0)
    ann.page.get_by_role("link", name="Leave to the home page").first.click()
    expect(news).to_contain_text("A new version is ready")
    assert ann.page.evaluate("window.still")
    with ann.page.expect_navigation(timeout=60_000):
        news.get_by_role("button", name="Reload").click()
    expect(ann.page.get_by_role("heading", name="Freehold", level=1)).to_be_visible()
    assert ann.page.evaluate(CONTROLLED)
    assert ann.page.evaluate("navigator.serviceWorker.ready.then((found) => found.waiting === null)")
    expect(news).to_have_count(0)


def test_what_is_kept_are_the_page_s_own_files_and_no_games(server: Server, own: Own) -> None:
    ann = own(server.address)
    kept(ann)
    ann.go(laid_out(server, scene())["Ann"])
    ann.is_online()
    paths: list[str] = ann.page.evaluate(KEPT)
    assert "/index.html" in paths
    assert [path for path in paths if re.search("words-(?!en-)|rubik-(?!latin-wght)", path)] == []
    assert [path for path in paths if re.match("/(api|ws|t)(/|$)", path)] == []


def test_on_a_plain_address_of_the_network_all_but_the_app_works(browser: Browser, own: Own, tmp_path: Path) -> None:
    host = socket.gethostname().lower()
    with serving(tmp_path / "data", HOST="0.0.0.0") as open_server:
        ann = own(f"http://{host}:{open_server.port}", f"--host-resolver-rules=MAP {host} 127.0.0.1")
        ann.seat_in_lobby()
        assert ann.page.evaluate("isSecureContext || 'serviceWorker' in navigator") is False
        ann.page.locator("li[data-seat='1'] [data-do=seat_bot]").click()
        ann.can("start").click()
        expect(ann.page.locator(".square")).to_have_count(40)
        ann.is_online()
        # Before the server is: what it would ask of it in the meantime is nothing to complain of.
        ann.page.close()

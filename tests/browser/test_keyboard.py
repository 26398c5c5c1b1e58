"""A whole game without a pointer: Tab to what the page offers, Enter or Space to do it."""

import time
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server

SECONDS: Final = 40
# Who does not buy and does not trade is soon poor among these: half of the board is Bob's, with buildings.
SEATS: Final = [{"name": "Ann", "cash": 900, "pos": 6}, {"name": "Bob", "cash": 30_000, "pos": 24}]
BUILT: Final = {
    str(pos): {"owner": "Bob", "level": 4} for pos in (11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34)
}
FOCUSED: Final = "document.activeElement?.closest('[data-do]')?.dataset.do ?? ''"
ORDER: Final = ("roll", "buy", "pay", "pass", "decline", "skip_bet", "pay_fine", "refuse", "bid")


def offered(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[data-do]')].filter((e) => e.checkVisibility() && !e.disabled"
        " && e.getAttribute('aria-disabled') !== 'true').map((e) => e.dataset.do)"
    )
    return [does for does in ORDER if does in found]


def tab_to(person: Person, does: str) -> bool:
    """Forwards until the button has the focus; the dock is near, wherever one is."""
    for _ in range(40):
        if person.page.evaluate(FOCUSED) == does:
            assert person.page.evaluate("document.activeElement.matches(':focus-visible')")
            return True
        person.page.keyboard.press("Tab")
    return False


def step(person: Person) -> str:
    offers = offered(person)
    if offers and tab_to(person, offers[0]):
        person.page.keyboard.press("Enter")
        return offers[0]
    return ""


def give_up(person: Person) -> None:
    """By the menu: its button, then what it opens, pressed twice."""
    page = person.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-menu]')"):
            break
    page.keyboard.press("Enter")
    assert tab_to(person, "surrender")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def test_a_game_is_played_with_keys_alone(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(SEATS, BUILT), Ann="desktop", Bob="desktop")
    began, done = time.monotonic(), set[str]()
    results = ann.page.get_by_role("heading", name="Results")
    while not results.is_visible() and time.monotonic() - began < SECONDS - 15:
        done |= {step(ann), step(bob)}
    if not results.is_visible():
        give_up(ann)
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name="Results")).to_be_visible()
    assert {"roll", "buy"} & done
    assert time.monotonic() - began < SECONDS


def test_the_board_is_walked_with_arrows(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="desktop")
    keys = ann.page.keyboard
    at = "document.activeElement.dataset.pos"
    ann.page.locator("[data-pos='0']").focus()
    for key, pos in (("ArrowRight", "1"), ("ArrowLeft", "0"), ("End", "39"), ("Home", "0")):
        keys.press(key)
        assert ann.page.evaluate(at) == pos, key
    keys.press("Enter")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    assert ann.page.evaluate(at) == "0"

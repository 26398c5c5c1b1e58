"""The film: events are seen one after another, the board ends on the truth, and nobody has to wait for it."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import ROLL, scene, seated
from tests.browser.screens import Device, Person
from tests.local.played_server import Server

# Where each frame shows the piece, and whether anything turns in space.
RECORD: Final = """() => {
  window.seen = [];
  const look = () => {
    const piece = document.querySelector('[data-token="0"]');
    const { x, y } = piece.getBoundingClientRect();
    const shown = (each) => each.checkVisibility({ visibilityProperty: true });
    const cubes = [...document.querySelectorAll('[data-dice] .cube')].filter(shown).length;
    const opacity = Number(getComputedStyle(piece).opacity);
    window.seen.push({ at: `${Math.round(x)} ${Math.round(y)}`, opacity, cubes });
    requestAnimationFrame(look);
  };
  look();
}"""


def watching(server: Server, visit: Visit, device: Device = "phone", *, reduced: bool = False) -> Person:
    """Ann, with the film on, before her roll."""
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann=device)
    ann.prefer(film="normal")
    ann.page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    ann.page.reload()
    ann.is_online()
    expect(ann.can("roll")).to_be_visible()
    expect(ann.page.locator('[data-token="0"]')).to_be_visible()
    return ann


def stands_at(person: Person, pos: int) -> bool:
    """Over the square's inner edge: its middle is within the square's width."""
    piece = person.page.locator('[data-token="0"]').bounding_box()
    square = person.page.locator(f'[data-pos="{pos}"]').bounding_box()
    assert piece is not None
    assert square is not None
    return square["x"] < piece["x"] + piece["width"] / 2 < square["x"] + square["width"]


def test_a_throw_is_seen_and_ends_on_the_true_square(server: Server, visit: Visit) -> None:
    ann = watching(server, visit)
    ann.page.evaluate(RECORD)
    ann.can("roll").click()
    expect(ann.page.locator("[data-dice]")).to_have_attribute("data-rolling", "true")
    expect(ann.can("buy")).to_be_visible()
    expect(ann.page.locator("[data-dice='1 2']")).to_have_attribute("data-rolling", "false")
    expect(ann.page.locator("[data-film=false]")).to_be_visible()
    assert stands_at(ann, 9)
    seen = ann.page.evaluate("window.seen")
    assert len({each["at"] for each in seen}) > 3
    assert max(each["cubes"] for each in seen) == 2


def test_a_press_on_the_board_skips_and_does_nothing_else(server: Server, visit: Visit) -> None:
    ann = watching(server, visit)
    ann.can("roll").click()
    expect(ann.page.locator("[data-film=true]")).to_be_visible()
    ann.page.locator("[data-pos='24']").dispatch_event("pointerdown")
    ann.page.locator("[data-pos='24']").dispatch_event("click")
    expect(ann.page.locator("[data-film=false]")).to_be_visible(timeout=100)
    assert stands_at(ann, 9)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.can("buy")).to_be_visible()


def test_escape_skips(server: Server, visit: Visit) -> None:
    ann = watching(server, visit, "desktop")
    ann.can("roll").click()
    expect(ann.page.locator("[data-film=true]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ann.page.locator("[data-film]").get_attribute("data-film") == "false"
    assert stands_at(ann, 9)


def test_nothing_moves_for_who_wants_no_motion(server: Server, visit: Visit) -> None:
    ann = watching(server, visit, reduced=True)
    ann.page.evaluate(RECORD)
    ann.can("roll").click()
    expect(ann.can("buy")).to_be_visible()
    expect(ann.page.locator("[data-film=false]")).to_be_visible()
    assert stands_at(ann, 9)
    seen = ann.page.evaluate("window.seen")
    assert len({each["at"] for each in seen if each["opacity"] > 0.05}) == 2
    assert not any(each["cubes"] for each in seen)


def test_balances_end_on_what_was_paid(server: Server, visit: Visit) -> None:
    ann = watching(server, visit)
    ann.can("roll").click()
    ann.can("buy").click()
    expect(ann.page.locator("[data-seat='0'] .cash")).to_have_text(re.compile(r"7,000"))

"""A phone at twice its size, the smallest phone, the narrowest desk: what is asked is whole, and in sight."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import ROLL, TWO, scene, seated
from tests.browser.screens import SIZES, Device, Person, box
from tests.local.played_server import Server

TONGUES = ("en-GB", "ar")
TWICE = (195, 422)
# What runs out of the window, or out of something that would have to be moved sideways or hides it.
BEYOND = """() => [...document.querySelectorAll('dialog, .dock')].flatMap((root) =>
  [root, ...root.querySelectorAll('*')]
    .filter((each) => each.checkVisibility() && !each.closest('.strip, .list, [aria-hidden=true], .unseen, .head'))
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      const edge = root.getBoundingClientRect();
      return width > 1 && (left < edge.left - 1 || right > edge.right + 1 || left < -1 || right > innerWidth + 1);
    })
    .map((each) => `${each.tagName} ${each.textContent.trim()}`))"""
# The middle of an element belongs to it: nothing lies over it.
FREE = """(each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@contextmanager
def sized(ann: Person, device: Device, width: int, height: int) -> Iterator[None]:
    """The same browser goes to somebody else afterwards."""
    ann.page.set_viewport_size({"width": width, "height": height})
    try:
        yield
    finally:
        was, tall = SIZES[device]
        ann.page.set_viewport_size({"width": was, "height": tall})


@pytest.mark.parametrize("tongue", TONGUES)
def test_at_twice_its_size_a_table_of_any_mode_can_be_made(visit: Visit, tongue: str) -> None:
    ann = visit(("phone", tongue)).hurried()
    with sized(ann, "phone", *TWICE):
        ann.go("/")
        ann.can("make").click()
        form = ann.page.locator("dialog form")
        form.locator("[data-book]").first.wait_for()
        for book in form.locator("[data-book]").all():
            book.click()
            for mode in form.locator("[data-mode]").all():
                mode.click()
                expect(mode).to_have_attribute("aria-pressed", "true")
                create = form.locator("[data-do=create]")
                expect(create).to_be_enabled()
                assert ann.page.evaluate(BEYOND) == [], mode.get_attribute("data-mode")
                create.scroll_into_view_if_needed()
                assert create.evaluate(FREE), "it lies under nothing"


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("height", ["half", "full"])
def test_at_twice_its_size_a_sheet_over_the_table_is_as_wide_as_the_window(
    server: Server, visit: Visit, tongue: str, height: str
) -> None:
    (ann,) = seated(server, visit, scene(), Ann=("phone", tongue))
    with sized(ann, "phone", *TWICE):
        ann.page.evaluate("(height) => localStorage.setItem('freehold.sheet.plain', height)", height)
        ann.page.locator("[data-seat='1'] > button").click()
        sheet = ann.page.locator("dialog")
        expect(sheet).to_have_attribute("data-detent", height)
        assert box(sheet)["width"] <= TWICE[0]
        assert ann.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize(("device", "width", "height"), [("phone", *TWICE), ("desktop", 1_000, 700)])
def test_a_bid_is_whole_where_the_dock_is_narrow(
    server: Server, visit: Visit, device: Device, width: int, height: int, tongue: str
) -> None:
    laid = {**scene([TWO[0], {**TWO[1], "pos": 10}], script=[{**ROLL, "seat": "Bob"}]), "turn": "Bob"}
    ann, bob = seated(server, visit, laid, Ann=(device, tongue), Bob="phone")
    with sized(ann, device, width, height):
        bob.can("roll").click()
        bob.can("decline").click()
        expect(ann.can("bid")).to_be_visible()
        assert ann.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("device", ["small", "sideways"])
def test_all_six_of_a_ranking_are_in_sight_at_the_end(server: Server, visit: Visit, device: Device) -> None:
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
    left = [{"name": name, "cash": 100, "pos": 0} for name in names[:2]]
    table = scene([*left, *({"name": name, "out": True} for name in names[2:])])
    ann, bob = seated(server, visit, table, Ann=device, Bob="phone")
    bob.menu()
    bob.hold("surrender")
    ranking = ann.page.locator(".results li")
    expect(ranking).to_have_count(6)
    ann.comes_true("document.querySelector('.results .main') !== null")
    for row in ranking.all():
        assert row.evaluate(FREE), row.inner_text()

"""A low sheet leaves the table in use, a high one is alone; back and Escape close what lies open."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, scene, seated
from tests.browser.screens import Person, box
from tests.local.played_server import Server

GROUP = {"37": {"owner": "Ann"}, "39": {"owner": "Ann"}}
FOCUS = "document.activeElement?.closest('dialog') !== null"
SHEETS = "history.state?.sheet ?? 0"


def deed(ann: Person, pos: int, name: str) -> Locator:
    ann.page.locator(f".board .square[data-pos='{pos}']").click()
    sheet = ann.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    return sheet


def is_modal(ann: Person) -> bool:
    """As assistive technology is told."""
    session = ann.context.new_cdp_session(ann.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    (dialog,) = [node for node in nodes if node.get("role", {}).get("value") == "dialog" and not node["ignored"]]
    return any(each["name"] == "modal" and each["value"]["value"] for each in dialog.get("properties", []))


def test_beside_a_low_sheet_the_board_shows_the_next_deed(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH), Ann="phone")
    first = deed(ann, 21, "Lego")
    assert not is_modal(ann)
    assert ann.page.evaluate(FOCUS), "a reader is told of it"
    second = deed(ann, 23, "Nintendo")
    expect(first).to_have_count(0)
    expect(second).to_have_count(1)
    assert ann.page.evaluate(SHEETS) == 1, "one glance is one step back"
    ann.page.locator("[data-seat='1'] > button").click()
    expect(ann.page.get_by_role("dialog", name="Bob")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator("[data-seat='1'] > button")).to_be_focused()
    ann.comes_true(f"({SHEETS}) === 0")


def test_beside_a_low_sheet_the_dock_is_there_for_keys_and_readers(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, script=[{"seat": "Ann", "do": "roll", "dice": [1, 2]}]), Ann="phone")
    sheet = deed(ann, 21, "Lego")
    roll = ann.page.get_by_role("button", name="Roll dice")
    roll.focus()
    expect(roll).to_be_focused()
    roll.press("Enter")
    expect(sheet).to_be_visible()
    ann.page.locator("body").press("Escape")
    expect(sheet).to_have_count(0)
    expect(ann.can("roll")).to_have_count(0)


def test_at_full_height_a_sheet_is_alone_and_lower_again_it_is_not(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH), Ann="phone")
    sheet = deed(ann, 21, "Lego")
    higher, lower = ann.page.locator("[data-higher]"), ann.page.locator("[data-lower]")
    higher.press("Enter")
    expect(sheet).to_have_attribute("data-detent", "full")
    expect(higher).to_be_focused()
    assert is_modal(ann)
    # The rest is inert: it can neither take the focus nor be heard.
    assert not ann.page.evaluate(
        "{const r=document.querySelector('[data-do=roll]'); r.focus(); r===document.activeElement}"
    )
    expect(ann.page.get_by_role("dialog")).to_have_count(1)
    for _ in range(12):
        ann.page.keyboard.press("Tab")
        assert ann.page.evaluate(f"{FOCUS} || document.activeElement === document.body")
    lower.press("Enter")
    expect(lower).to_be_focused()
    assert not is_modal(ann)
    higher.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ann.page.locator(".square[data-pos='21']")).to_be_focused()


def test_a_sheet_glides_from_half_to_full_though_it_becomes_modal(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH), Ann="phone")
    ann.prefer(motion="full")
    ann.page.reload()
    ann.is_online()
    sheet = deed(ann, 21, "Lego")
    half = box(sheet)["height"]
    heights = ann.page.evaluate(
        """() => new Promise((done) => {
          const sheet = document.querySelector('dialog'), heights = [];
          document.querySelector('[data-higher]').click();
          const look = () => {
            heights.push(sheet.offsetHeight);
            if (heights.length < 40) requestAnimationFrame(look); else done(heights);
          };
          requestAnimationFrame(look);
        })"""
    )
    assert any(half + 5 < height < 0.9 * 844 for height in heights), heights


def test_what_a_modal_sheet_opens_can_be_used(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(RICH, GROUP), Ann="phone")
    ann.page.locator("[data-seat='0'] > button").click()
    mine = ann.page.locator("dialog").first
    while mine.get_attribute("data-detent") != "full":
        ann.page.locator("[data-higher]").click()
    # As if each kind remembered a height of its own.
    ann.page.evaluate("localStorage.setItem('freehold.sheet.plain', 'half')")
    mine.get_by_role("button", name="Apple").click()
    deed_sheet = ann.page.get_by_role("dialog", name="Apple")
    deed_sheet.get_by_role("button", name="Close").click()
    expect(deed_sheet).to_have_count(0)
    expect(mine).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_back_closes_the_menu_and_forward_leads_nowhere(server: Server, visit: Visit, device: str) -> None:
    (ann,) = seated(server, visit, scene(RICH), Ann="phone" if device == "phone" else "desktop")
    table = ann.page.url
    menu = ann.menu()
    expect(menu).to_be_visible()
    ann.page.go_back()
    expect(menu).to_have_count(0)
    assert ann.page.url == table
    ann.page.go_forward()
    ann.comes_true(f"({SHEETS}) === 0")
    ann.menu()
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    ann.comes_true(f"({SHEETS}) === 0")
    # What the menu opens takes its place.
    ann.menu()
    ann.page.locator("[data-settings]").click()
    sheet = ann.page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    ann.comes_true(f"({SHEETS}) === 1")
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    assert ann.page.url == table
    ann.menu()
    ann.page.locator("[popover] a[href='/']").click()
    expect(ann.can("practice")).to_be_visible()
    ann.page.go_back()
    expect(ann.page).to_have_url(re.compile(re.escape(table)))
    expect(ann.page.locator(".square")).to_have_count(40)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_back_and_escape_put_the_build_tool_away(server: Server, visit: Visit, device: str) -> None:
    (ann,) = seated(server, visit, scene(RICH, GROUP), Ann="phone" if device == "phone" else "desktop")
    table = ann.page.url
    build = ann.page.locator("[data-tool=build]")
    choices = ann.page.locator("[data-choices]")
    build.click()
    expect(choices).to_be_visible()
    ann.page.go_back()
    expect(choices).to_have_count(0)
    expect(build).to_be_focused()
    assert ann.page.url == table
    ann.page.go_forward()
    ann.comes_true(f"({SHEETS}) === 0")
    expect(choices).to_have_count(0)
    build.press("Enter")
    expect(choices.locator("button").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(build).to_be_focused()
    ann.comes_true(f"({SHEETS}) === 0")

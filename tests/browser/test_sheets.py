"""A sheet on a phone rests at three heights: by finger, by key, by button; it is found again as it was left."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server


def opened(ann: Person) -> Locator:
    ann.page.locator(".square[data-pos='39']").click()
    sheet = ann.page.get_by_role("dialog", name="Apple")
    expect(sheet).to_be_visible()
    return sheet


def drag(ann: Person, to: float) -> None:
    grip = ann.page.locator("[data-grip]").bounding_box()
    assert grip is not None
    ann.page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + 10)
    ann.page.mouse.down()
    ann.page.mouse.move(grip["x"] + grip["width"] / 2, to, steps=4)
    ann.page.wait_for_timeout(150)
    ann.page.mouse.up()


def test_a_sheet_is_moved_by_finger_key_and_button(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    ann.page.emulate_media(reduced_motion="reduce")
    sheet = opened(ann)
    expect(sheet).to_have_attribute("data-detent", "half")
    drag(ann, 90)
    expect(sheet).to_have_attribute("data-detent", "full")
    ann.page.locator("[data-lower]").tap()
    expect(sheet).to_have_attribute("data-detent", "half")
    grip = ann.page.get_by_role("slider", name="Height of the sheet")
    grip.press("ArrowDown")
    expect(grip).to_have_attribute("aria-valuetext", "a strip")
    expect(ann.page.locator("[data-lower]")).to_be_disabled()
    higher = ann.page.locator("[data-higher]")
    for _ in range(2):
        higher.press("Enter")
    expect(higher).to_be_disabled()
    expect(higher).to_be_focused()
    grip.press("Home")
    expect(sheet).to_have_attribute("data-detent", "peek")
    box = sheet.bounding_box()
    assert box is not None
    assert abs(box["height"] - 0.32 * 844) < 2
    assert box["y"] > 0.6 * 844, "the board lies free"
    # As it was left, also after a reload; pulled down all the way it is gone.
    ann.page.keyboard.press("Escape")
    ann.comes_true("history.state?.sheet === undefined")
    ann.page.reload()
    ann.is_online()
    sheet = opened(ann)
    expect(sheet).to_have_attribute("data-detent", "peek")
    drag(ann, 835)
    expect(sheet).to_have_count(0)


def test_on_a_wide_screen_a_sheet_has_no_handle(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="desktop")
    sheet = opened(ann)
    expect(sheet.locator("[data-grip]")).to_be_hidden()
    expect(sheet.locator("[data-lower]")).to_be_hidden()
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()

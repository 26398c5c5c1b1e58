"""Nothing happens twice: double presses, two tabs on one seat, a connection lost between asking and hearing."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.local.played_server import Server

ROLL = {"seat": "Ann", "do": "roll", "dice": [1, 2]}


def test_a_double_press_on_roll_does_not_buy(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="phone")
    # As for everybody: a prompt that has just appeared takes no press yet.
    ann.prefer(guard="500")
    ann.page.wait_for_timeout(600)
    button = ann.can("roll").bounding_box()
    assert button is not None
    ann.page.mouse.dblclick(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2, delay=20)
    expect(ann.can("buy")).to_be_visible()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$8,200")


def test_two_tabs_on_one_seat_act_once(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(script=[ROLL]), Ann="desktop")
    second = ann.context.new_page()
    ann.heed(second)
    second.goto(ann.page.url)
    expect(second.locator("[data-do=roll]")).to_be_visible()
    # Both tabs show the same prompt and both press it before either has heard the other.
    second.evaluate("document.querySelector('[data-do=roll]').click()")
    ann.page.evaluate("document.querySelector('[data-do=roll]')?.click()")
    for page in (ann.page, second):
        expect(page.locator("[data-do=buy]")).to_be_visible()
        expect(page.locator("ol.log").get_by_text("You rolled 1 and 2")).to_have_count(1)
    ann.can("buy").click()
    expect(second.locator("[data-do=buy]")).to_have_count(0)


def test_a_press_into_a_broken_connection_is_made_once(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(script=[ROLL]), Ann="phone", Bob="desktop")
    ann.page.evaluate("window.openSockets.at(-1).close(); document.querySelector('[data-do=roll]').click()")
    expect(ann.can("buy")).to_be_visible()
    expect(bob.page.locator("ol.log").get_by_text("Ann rolled 1 and 2")).to_have_count(1)


def test_what_was_missed_is_told_after_the_return(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(script=[ROLL]), Ann="phone", Bob="desktop")
    bob.context.set_offline(offline=True)
    bob.drop_socket()
    ann.can("roll").click()
    ann.can("buy").click()
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$7,000")
    bob.context.set_offline(offline=False)
    expect(bob.page.locator("ol.log").get_by_text("McDonald's now belongs to Ann")).to_have_count(1)
    expect(bob.page.locator("ol.log").get_by_text("Ann rolled 1 and 2")).to_have_count(1)
    bob.complaints[:] = [each for each in bob.complaints if "ERR_INTERNET_DISCONNECTED" not in each]

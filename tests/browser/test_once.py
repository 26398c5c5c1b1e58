"""Nothing happens twice: double presses, two tabs on one seat, a connection lost between asking and hearing."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, ROLL, scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server


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


COUNTING = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).op === 'play') window.sent.push(JSON.parse(text).command?.do ?? text);
    return send.call(this, text);
  };
}"""
OWING = [{"name": "Ann", "cash": 8_000, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
DEEDS = {"37": {"owner": "Ann"}, "39": {"owner": "Bob"}}


def double_tap(person: Person, does: str) -> list[str]:
    """What goes out when the button is tapped twice as fast as can be."""
    person.can(does).wait_for()
    person.page.evaluate(COUNTING)
    person.can(does).dblclick()
    person.page.wait_for_timeout(300)
    sent: list[str] = person.page.evaluate("window.sent")
    return sent


def offer(ann: Person) -> None:
    ann.page.locator("[data-tool=propose]").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Cash").first.fill("4000")
    dialog.get_by_label("Apple").check()


def test_a_bid_is_sent_once_however_fast_it_is_tapped(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH, script=[{**ROLL, "dice": [1, 2]}]), Ann="phone", Bob="small")
    ann.can("roll").click()
    ann.can("decline").click()
    assert len(double_tap(bob, "bid")) == 1
    expect(bob.page.locator(".refusal")).to_have_count(0)


def test_a_debt_is_paid_once_however_fast_it_is_tapped(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(OWING, DEEDS, [{**ROLL, "dice": [3, 4]}]), Ann="phone")
    ann.can("roll").click()
    assert len(double_tap(ann, "pay")) == 1
    expect(ann.page.locator(".refusal")).to_have_count(0)


def test_an_offer_is_sent_and_accepted_once_however_fast_it_is_tapped(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(RICH, DEEDS), Ann="phone", Bob="small")
    offer(ann)
    assert len(double_tap(ann, "propose")) == 1
    expect(ann.page.locator("[data-offer]")).to_have_count(1)
    assert len(double_tap(bob, "accept")) == 1
    expect(bob.page.locator("ol.log").get_by_text("Ann got Apple from you in the trade")).to_have_count(1)


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

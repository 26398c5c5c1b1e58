"""Two humans and two bots play a whole game through two real screens, with a reload and a dropped socket."""

import time
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import Person

SECONDS: Final = 90
"""A game that lasts longer is given up: first by one, then by the other."""
# One look and one press, in the page: the first of the wishes whose button is there to be pressed, and its name.
PRESS: Final = """(wishes) => {
  const there = (each) => each !== null && !each.disabled && each.offsetParent !== null;
  const find = (what) => [...document.querySelectorAll(what)].find(there);
  for (const wish of wishes) {
    const tool = find(`[data-tool="${wish}"]`);
    if (tool?.ariaExpanded === 'false') tool.click();
    const button = tool ? find('[data-choices] button') : find(`[data-do="${wish}"]`);
    if (button) { button.click(); return wish; }
    if (tool) return '';
  }
  return find('[data-do=rematch]') ? 'over' : '';
}"""
# Who buys nothing and builds nothing is soon out; who owes more than the cash in hand sells, then mortgages.
SPENDING: Final = ("pay", "buy", "bid", "use_card", "accept", "roll", "skip_bet", "back", "agree", "sell", "mortgage")
SAVING: Final = ("pay", "pass", "decline", "refuse", "pay_fine", "roll", "skip_bet", "back", "agree", "sell", "mortgage")


@pytest.mark.slow
def test_two_humans_and_two_bots_play_a_whole_game(visit: Visit) -> None:
    phone, desktop = visit("phone").hurried(), visit("desktop").hurried()
    sit_down(phone, desktop)
    phone.can("start").click()
    for person in (phone, desktop):
        expect(person.page.get_by_role("group", name="Board")).to_be_visible()
    played = play_to_the_end(phone, desktop)
    assert {"roll", "pay", "buy", "decline"} <= played
    for person in (phone, desktop):
        expect(person.page.get_by_role("heading", name="Results")).to_be_visible()
        expect(person.page.locator("section[aria-label=Results] li")).to_have_count(4)
    phone.can("rematch").click()
    expect(phone.page.locator("li[data-seat]")).to_have_count(4)


def sit_down(host: Person, guest: Person) -> None:
    code = host.seat_in_lobby()
    guest.go(f"/j/{code}")
    expect(guest.page.locator("li[data-seat='1']")).to_contain_text("you")
    for seat, temper in ((2, "trader"), (3, "builder")):
        chair = host.page.locator(f"li[data-seat='{seat}']")
        chair.locator("select").select_option(temper)
        chair.locator("[data-do=seat_bot]").click()
        expect(guest.page.locator(f"li[data-seat='{seat}']")).to_contain_text("bot")


def play_to_the_end(phone: Person, desktop: Person) -> set[str]:
    """Plays until both see the results; returns what was done."""
    done: set[str] = set()
    began, presses, ended = time.monotonic(), 0, set[str]()
    while len(ended) < 2:
        late = time.monotonic() - began > SECONDS
        for person, wishes in ((phone, SPENDING if presses < 60 else SAVING), (desktop, SAVING)):
            said = surrender(person) if late else press(person, wishes, fingers=presses % 10 == 0)
            presses += said not in ("", "over")
            done.add(said)
            if said == "over":
                ended.add(person.name)
        mishap(phone, desktop, presses)
        assert time.monotonic() - began < SECONDS + 30, "the game does not end"
    return done


def press(person: Person, wishes: Sequence[str], *, fingers: bool) -> str:
    """`fingers`: with a real press now and then, which finds buttons that something lies over."""
    wish = next((wish for wish in wishes[:2] if person.can(wish).count()), "") if fingers else ""
    if wish and person.can(wish).is_enabled():
        person.can(wish).click()
        return wish
    return str(person.page.evaluate(PRESS, list(wishes)))


def mishap(phone: Person, desktop: Person, presses: int) -> None:
    """Once the phone is loaded anew, once the desktop's connection breaks; the game goes on for both."""
    if presses >= 40 and not phone.mishaps:
        phone.mishaps += 1
        phone.page.reload()
        phone.is_online()
    if presses >= 60 and not desktop.mishaps:
        desktop.mishaps += 1
        desktop.drop_socket()


def surrender(person: Person) -> str:
    if not person.can("surrender").count():
        return press(person, (), fingers=False)
    person.can("surrender").click()
    person.button("Yes, give up").click()
    return "surrender"

"""Two humans and two bots play a whole game through two real screens, with a reload and a dropped socket."""

import time
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Visit
from tests.browser.screens import Person

PACE: Final = 0.2
LOOK: Final = 0.05
"""Between two looks: looking without a pause took half the machine from the pages."""
SPENT: Final = 100
SECONDS: Final = 30
"""A game that lasts longer is given up: first by one, then by the other."""
# One look and one press, in the page: the first of the wishes whose button is there to be pressed, and its name.
PRESS: Final = """(wishes) => {
  const there = (each) => each !== null && !each.disabled && each.ariaDisabled !== 'true' && each.offsetParent !== null;
  const find = (what) => [...document.querySelectorAll(what)].find(there);
  for (const wish of wishes) {
    const tool = find(`[data-tool="${wish}"]`);
    if (tool) { tool.click(); return ''; }
    const open = document.querySelector(`[data-open="${wish}"]`);
    const button = open ? find('[data-choices] button') : find(`[data-do="${wish}"]`);
    if (button) { button.click(); return wish; }
    if (open) return '';
  }
  if (find('[data-do=rematch]')) return 'over';
  return find('[data-short]') ? 'bust' : '';
}"""
# Who first buys and outbids everybody, and then nothing more, is soon out; who is short sells, then mortgages.
ALWAYS: Final = ("roll", "skip_bet", "back", "agree", "raise", "sell", "mortgage")
SPENDING: Final = ("pay", "buy", "bid", "use_card", "accept", *ALWAYS)
SAVING: Final = ("pay", "pass", "decline", "refuse", "pay_fine", *ALWAYS)


@pytest.mark.slow
def test_two_humans_and_two_bots_play_a_whole_game(visit: Visit) -> None:
    phone, desktop = visit("phone").hurried(), visit("desktop").hurried()
    sit_down(phone, desktop)
    phone.can("start").click()
    for person in (phone, desktop):
        expect(person.page.get_by_role("group", name="Board")).to_be_visible()
    played = play_to_the_end(phone, desktop)
    assert {"roll", "pay", "buy"} <= played
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
        wishes = SPENDING if presses < SPENT else SAVING
        for person in (phone, desktop):
            said = "bust" if late else press(person, wishes, fingers=presses % 10 == 0)
            if said == "bust":  # nothing left to sell, or no time left
                said = surrender(person)
            presses += said not in ("", "over")
            done.add(said)
            if said == "over":
                ended.add(person.name)
        mishap(phone, desktop, presses)
        time.sleep(LOOK)
        assert time.monotonic() - began < SECONDS + 30, "the game does not end"
    return done


def press(person: Person, wishes: Sequence[str], *, fingers: bool) -> str:
    """At most five presses a second: the server takes no more from one seat (S17)."""
    if time.monotonic() < person.rests_until:
        return ""
    said = pressed(person, wishes, fingers=fingers)
    if said not in ("", "over"):
        person.rests_until = time.monotonic() + PACE
    return said


def pressed(person: Person, wishes: Sequence[str], *, fingers: bool) -> str:
    """`fingers`: with a real press now and then, which finds buttons that something lies over."""
    wish = next((wish for wish in wishes[:2] if person.can(wish).count()), "") if fingers else ""
    if wish and by_hand(person, wish):
        return wish
    return str(person.page.evaluate(PRESS, list(wishes)))


def by_hand(person: Person, wish: str) -> bool:
    """A real press; False when the table moved on in the meantime and the button with it."""
    try:
        person.can(wish).click(timeout=1_500)
    except TimeoutError:
        return False
    return True


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
    if not person.page.locator("[data-do=surrender]").count():
        return press(person, (), fingers=False)
    person.menu()
    person.hold("surrender")
    return "surrender"

"""Two humans and two bots play a whole game through two real screens, with a reload and a dropped socket."""

import time
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import Person

SECONDS: Final = 75
"""A game that lasts longer is given up: first by one, then by the other."""
OFFERED = """() => [...document.querySelectorAll('[data-do]')]
  .filter((each) => !each.disabled && each.offsetParent !== null).map((each) => each.dataset.do)"""
OVER = "() => document.querySelector('[data-do=rematch]') !== null"
# What is done first where several things may be done: nobody buys after a while, so that the game comes to an end.
SPENDING: Final = ("pay", "buy", "bid", "roll", "skip_bet", "back", "accept", "agree")
SAVING: Final = ("pay", "pass", "decline", "roll", "skip_bet", "back", "refuse", "agree")


@pytest.mark.slow
def test_two_humans_and_two_bots_play_a_whole_game(visit: Visit) -> None:
    phone, desktop = visit("phone").hurried(), visit("desktop").hurried()
    sit_down(phone, desktop)
    phone.can("start").click()
    for person in (phone, desktop):
        expect(person.page.get_by_role("group", name="Board")).to_be_visible()
    played = play_to_the_end((phone, desktop))
    assert {"roll", "pay"} <= played
    for person in (phone, desktop):
        expect(person.page.get_by_role("heading", name="Results")).to_be_visible()
        assert person.page.locator("section[aria-label=Results] li").count() == 4
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


def play_to_the_end(people: Sequence[Person]) -> set[str]:
    """Plays until the results are shown; returns what was done."""
    done: set[str] = set()
    began, steps = time.monotonic(), 0
    while not all(person.page.evaluate(OVER) for person in people):
        late = time.monotonic() - began > SECONDS
        for person in people:
            done |= {act(person, SPENDING if steps < 120 else SAVING, give_up=late)}
        steps += 1
        if steps == 40:
            people[0].page.reload()
            people[0].is_online()
        if steps == 60:
            people[1].drop_socket()
        assert time.monotonic() - began < 2 * SECONDS, "the game does not end"
    return done


def act(person: Person, wishes: Sequence[str], *, give_up: bool) -> str:
    """The first of the wishes that is offered; what can't be paid is raised by selling and mortgaging."""
    offered = set(person.page.evaluate(OFFERED))
    if give_up and "surrender" in offered:
        return surrender(person)
    wish = next((wish for wish in wishes if wish in offered), "")
    if not wish:
        return raise_cash(person) if offered - {"surrender", "ask_pause"} or has_tool(person) else ""
    return press(person, wish)


def press(person: Person, wish: str) -> str:
    """What was offered may be gone by now: the table goes on."""
    button = person.can(wish)
    if button.count() and button.is_enabled():
        button.click()
        return wish
    return ""


def has_tool(person: Person) -> bool:
    return person.page.locator("[data-tool=mortgage]:visible, [data-tool=sell]:visible").count() > 0


def raise_cash(person: Person) -> str:
    for tool in ("sell", "mortgage"):
        opener = person.page.locator(f"[data-tool={tool}]:visible")
        if not opener.count():
            continue
        if opener.get_attribute("aria-expanded") != "true":
            opener.click()
        squares = person.page.locator("section button[data-pos]:not(.square):visible")
        if squares.count() and squares.first.is_enabled():
            squares.first.click()
            return tool
    return ""


def surrender(person: Person) -> str:
    person.can("surrender").click()
    person.button("Yes, give up").click()
    return "surrender"

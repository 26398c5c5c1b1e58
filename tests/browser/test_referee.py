"""A referee at a desktop, two players at phones: from the making of the table to an ejection."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import Person, Screen
from tests.local.played_server import Server


def opened(judge: Person, *, mode: str = "tournament.preliminary") -> None:
    """A table of four seats whose maker referees it."""
    judge.go("/")
    judge.page.locator("main [data-mode]").first.wait_for(timeout=30_000)
    judge.can("make").click()
    form = judge.page.locator("dialog form")
    form.locator("[data-book=tournament]").click()
    form.locator(f"[data-mode='{mode}']").click()
    form.locator("[data-referee=me]").click()
    expect(form.locator("[data-knob='rent.claimed']")).to_have_count(0)
    expect(form.locator("[data-differs='rent.claimed']")).to_be_visible()
    form.locator("[data-do=create]").click()
    expect(judge.page.locator("[data-judge] .quiet")).to_be_visible()


def joined(judge: Person, *players: Person) -> None:
    code = judge.page.locator("[data-code]").inner_text()
    for number, player in enumerate(players):
        player.hurried().go(f"/j/{code}")
        expect(judge.page.locator(f"li[data-seat='{number}'] [data-do=remove]")).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "small"])
def test_GC_51_a_referee_starts_warns_pauses_calls_time_and_ejects(
    server: Server, visit: Visit, screen: Screen
) -> None:
    judge, ann, bob = visit(screen), visit("phone"), visit("phone")
    judge.hurried()
    opened(judge)
    expect(judge.can("start")).to_have_count(0)
    joined(judge, ann, bob)
    expect(ann.page.locator("[data-judge]")).to_contain_text("Referee: ")
    expect(ann.page.locator("[data-refereed]")).to_contain_text("Rent is paid only when claimed")
    expect(judge.page.locator("[data-do=seat_bot], [data-do=sit], [data-do=move]")).to_have_count(0)

    changes_seats(judge, bob)
    judge.can("start").click()
    expect(judge.page.locator("[data-charge]")).to_have_count(2)
    for player in (ann, bob):
        expect(player.page.locator("[data-board]")).to_be_visible()
        expect(player.can("pause")).to_have_count(0)
    warns(judge, bob)
    pauses(judge, ann, bob)
    calls_time(judge, ann, bob)
    judge.page.locator("[data-orders='0']").click()
    judge.can("eject").scroll_into_view_if_needed()
    judge.hold("eject")
    for player in (judge, ann, bob):
        expect(player.can("rematch")).to_be_visible()


def changes_seats(judge: Person, bob: Person) -> None:
    """C-024: who sat second sits third."""
    judge.page.locator("[data-swap=seat]").select_option("1")
    judge.page.locator("[data-swap=to]").select_option("2")
    judge.can("swap").click()
    expect(bob.page.locator("li[data-seat='2']")).to_contain_text("you")


def warns(judge: Person, bob: Person) -> None:
    judge.page.locator("[data-orders='1']").click()
    expect(judge.page.locator("[data-warn=outside_advice]")).to_be_in_viewport(ratio=0.9)
    judge.page.locator("[data-warn=provocation]").click()
    expect(judge.page.locator("[data-charge='1']")).to_contain_text("warned: provocation")
    for person in (judge, bob):
        person.page.locator("[data-chip='1'] button").click()
        expect(person.page.get_by_role("dialog")).to_contain_text("Warned by the referee: provocation")
        person.page.keyboard.press("Escape")


def pauses(judge: Person, *players: Person) -> None:
    """In the middle of it the referee's page is loaded anew: nothing is lost, and the next order counts."""
    judge.can("pause").click()
    for player in players:
        expect(player.page.get_by_text("The referee has paused the game").first).to_be_visible()
        expect(player.can("roll")).to_have_count(0)
    judge.page.reload()
    expect(judge.can("resume")).to_be_visible()
    expect(judge.page.locator("[data-charge='1']")).to_contain_text("warned: provocation")
    judge.can("resume").click()
    expect(judge.can("pause")).to_be_visible()


def calls_time(judge: Person, ann: Person, bob: Person) -> None:
    """The official time begins with the first throw."""
    expect(judge.can("call_time")).to_have_count(0)
    mover = ann if ann.can("roll").is_visible() else bob
    mover.can("roll").click()
    expect(judge.page.locator("[data-official]")).to_contain_text(re.compile(r"(90:00|89:\d\d)"))
    judge.can("call_time").scroll_into_view_if_needed()
    judge.hold("call_time")
    expect(judge.page.get_by_text("This round is the last").first).to_be_visible()
    expect(judge.can("call_time")).to_have_count(0)


def test_C_066_the_referee_announces_and_is_seen_to_be_there(server: Server, visit: Visit) -> None:
    judge, ann, bob = visit(("desktop", "ar")), visit("phone"), visit("desktop")
    judge.hurried()
    opened(judge, mode="tournament.final")
    joined(judge, ann, bob)
    judge.can("start").click()
    expect(bob.page.locator(".coming")).to_contain_text("Referee: ")
    judge.page.locator("[data-chat]").fill("Ten minutes left.")
    judge.page.keyboard.press("Enter")
    expect(bob.page.locator("li", has_text="Ten minutes left.")).to_have_count(1)
    expect(judge.page.locator("[data-phrase]")).to_have_count(0)
    judge.go("/")
    expect(bob.page.locator(".coming")).to_contain_text("offline")
    expect(judge.page.locator("[data-game]")).to_contain_text("أنت الحكم")
    judge.page.locator("[data-game]").click()
    expect(judge.can("pause")).to_have_text("إيقاف اللعبة مؤقتًا")

"""The pages round a game: home, making and finding tables, the lobby, the board by keyboard."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.local.played_server import Server


def test_a_newcomer_is_somebody_at_once_and_may_take_another_name(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/")
    expect(ann.page.get_by_text(re.compile("You play as .+"))).to_be_visible()
    ann.button("Change name").click()
    ann.page.get_by_label("Your name").fill("Ann of the Hills")
    ann.button("Save").click()
    expect(ann.page.get_by_text("You play as Ann of the Hills")).to_be_visible()


def test_a_table_with_changed_rules_says_so_before_one_joins(visit: Visit) -> None:
    host, guest = visit("desktop"), visit("small")
    host.go("/")
    host.page.get_by_text("Change the rules").click()
    host.page.get_by_label("Starting cash").fill("20000")
    host.page.get_by_label("Build evenly").uncheck()
    host.button("3").click()
    host.button("Anybody").click()
    host.button("Make the table").click()
    expect(host.page.locator("li[data-seat]")).to_have_count(3)
    guest.go("/")
    card = guest.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    card = card.filter(has_text="Starting cash: $20,000 · Build evenly: no")
    card.get_by_role("button", name="Join").click()
    expect(guest.page.locator("li[data-seat='1']")).to_contain_text("you")
    guest.can("leave").click()
    expect(host.page.locator("li[data-seat='1']")).to_contain_text("Empty seat")


def test_the_host_seats_bots_removes_them_and_starts(visit: Visit) -> None:
    host = visit("small")
    host.seat_in_lobby()
    expect(host.can("start")).to_have_count(0)
    chair = host.page.locator("li[data-seat='2']")
    chair.locator("select").select_option("gambler")
    chair.locator("[data-do=seat_bot]").click()
    expect(chair).to_contain_text("bot, gambler")
    chair.locator("[data-do=remove]").click()
    expect(chair).to_contain_text("Empty seat")
    chair.locator("[data-do=seat_bot]").click()
    host.can("start").click()
    expect(host.page.locator(".square")).to_have_count(40)
    host.go("/")
    expect(host.page.get_by_role("link", name="Classic · running")).to_be_visible()


def test_what_is_not_there_is_said(visit: Visit) -> None:
    lost = visit("phone")
    lost.go("/t/of/nothing")
    expect(lost.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    lost.go("/j/ZZZZZZ")
    expect(lost.page.get_by_text("No waiting table has this code.")).to_be_visible()
    assert all("404" in complaint for complaint in lost.complaints)
    lost.complaints.clear()


def test_the_board_is_walked_by_keyboard(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(deeds={"1": {"owner": "Bob", "level": 0}}), Ann="desktop")
    ann.page.locator(".square[data-pos='0']").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".square[data-pos='1']")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Aldi")).to_contain_text("owned by Bob")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".square[data-pos='39']")).to_be_focused()


def test_chat_is_text_and_nothing_else(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    ann.page.locator("[data-tab=chat]").click()
    ann.page.get_by_label("Message").fill("<img src=x onerror=alert(1)> hello")
    ann.button("Send").click()
    expect(bob.page.get_by_text("<img src=x onerror=alert(1)> hello")).to_be_visible()
    assert bob.page.locator(".chat img").count() == 0


def test_quick_play_fills_up_with_bots_and_starts(server: Server, visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/")
    ann.can("quick").click()
    expect(ann.page.get_by_text(re.compile("Starts in 0:[12]"))).to_be_visible()
    status, _ = server.ask("POST", "/api/dev/clock", '{"by": 21000}')
    assert status == 200
    expect(ann.page.locator(".square")).to_have_count(40)
    expect(ann.page.locator("li[data-seat]").filter(has_text="bot")).to_have_count(3)


def test_who_only_watches_sees_the_table_and_does_nothing(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    cleo = visit("desktop")
    cleo.page.goto(ann.page.url)
    expect(cleo.page.get_by_text("Ann’s turn").filter(visible=True).first).to_be_visible()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    expect(cleo.page.locator("[data-do]")).to_have_count(0)
    expect(cleo.page.get_by_label("Message")).to_have_count(0)

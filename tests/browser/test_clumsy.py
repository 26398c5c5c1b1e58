"""Clumsy and unlucky people: links pressed late, lost sessions, forbidden storage, long names, hasty lines."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import laid_out, scene, seated
from tests.local.played_server import Server


@pytest.mark.parametrize("tongue", ["en-GB", "ar"])
def test_the_longest_name_leaves_the_first_page_as_wide_as_the_screen(visit: Visit, tongue: str) -> None:
    ann = visit(("small", tongue))
    ann.go("/")
    ann.page.locator("[data-me]").click()
    ann.page.locator("dialog input[type=text], dialog input:not([type])").first.fill("國" * 20)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-me]")).to_have_text("國" * 20)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 360
    assert ann.page.evaluate("innerWidth") == 360


def test_forward_to_a_closed_sheet_leads_nowhere_and_back_closes_the_next_one(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/guide")
    ann.page.get_by_role("link", name="Freehold").click()
    ann.can("make").click()
    sheet = ann.page.get_by_role("dialog", name="Make a table")
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    ann.page.go_forward()
    ann.comes_true("() => !history.state?.sheet")
    ann.can("make").click()
    expect(sheet).to_be_visible()
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="How to play Classic")).to_be_visible()


def test_who_sits_at_a_table_gets_there_by_its_invitation_after_the_start_too(visit: Visit) -> None:
    host, guest, late = visit("phone"), visit("desktop"), visit("small")
    code = host.seat_in_lobby()
    guest.go(f"/j/{code}")
    expect(guest.page.locator("li[data-seat='1']")).to_contain_text("you")
    host.can("start").dblclick()
    expect(guest.page.locator(".square")).to_have_count(40)
    table = guest.page.url
    for person in (host, guest):
        person.go(f"/j/{code.lower()}")
        expect(person.page.locator(".square")).to_have_count(40)
        assert person.page.url == table
        person.complaints[:] = [each for each in person.complaints if "404" not in each]
    late.go(f"/j/{code}")
    expect(late.page.get_by_role("heading", name="This code opens nothing")).to_be_visible()
    late.complaints[:] = [each for each in late.complaints if "404" not in each]


def test_a_session_that_ran_out_is_begun_anew(server: Server, visit: Visit) -> None:
    ann, bob = visit("phone"), visit("desktop")
    ann.go("/")
    ann.can("practice").wait_for()
    ann.context.clear_cookies()
    ann.can("practice").click()
    expect(ann.page.locator(".square")).to_have_count(40)
    ann.is_online()
    # A seat goes with its session: what is left is to watch.
    bob.go(laid_out(server, scene())["Bob"])
    bob.is_online()
    bob.context.clear_cookies()
    bob.drop_socket()
    expect(bob.page.get_by_text("You are watching")).to_be_visible()
    for person in (ann, bob):
        assert all("401" in complaint for complaint in person.complaints)
        person.complaints.clear()


def test_a_device_that_stores_nothing_is_played_on(server: Server, visit: Visit) -> None:
    ann = visit("phone")
    ann.changed_for_good = True
    ann.context.add_init_script("""for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError'); } });""")
    ann.go("/settings")
    ann.page.get_by_role("radio", name="Dark").check()
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(16, 21, 28)"
    ann.go("/")
    ann.can("practice").click()
    ann.is_online()
    ann.can("roll").wait_for()


def test_what_is_written_too_fast_is_not_lost(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, scene(), Ann="phone", Bob="desktop")
    ann.page.locator("[data-tab=chat]").click()
    field = ann.page.get_by_label("Message")
    for number in range(5):
        field.fill(f"line {number}")
        field.press("Enter")
        expect(ann.page.locator(".panel.chat li").last).to_contain_text(f"line {number}")
    field.fill("one too many")
    field.press("Enter")
    expect(ann.page.get_by_text("Not so fast, please.").first).to_be_visible()
    expect(field).to_have_value("one too many")
    ann.page.wait_for_timeout(2_500)
    field.press("Enter")
    expect(field).to_have_value("")
    expect(bob.page.locator(".panel.chat li").last).to_contain_text("one too many")

"""The page speaks its reader's language: direction, words and font, at first sight and changed at run time."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server

ARABIC: Final = re.compile("[\u0600-\u06ff]")


def fonts_of(person: Person) -> list[str]:
    """The font files that this page has asked for."""
    asked = person.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    return [found[1] for each in asked if (found := re.search(r"rubik-([a-z-]+)-wght", each))]


def test_an_arabic_browser_is_spoken_to_in_arabic(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann=("phone", "ar-EG"))
    html = ann.page.locator("html")
    expect(html).to_have_attribute("lang", "ar")
    expect(html).to_have_attribute("dir", "rtl")
    expect(ann.can("roll")).to_have_text(ARABIC)
    expect(ann.page.get_by_role("group", name="اللوح")).to_have_css("direction", "ltr")
    assert sorted(set(fonts_of(ann))) == ["arabic", "latin"]
    names = ann.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name).join()")
    assert "words-ar" in names
    assert "words-en" not in names


def test_a_language_chosen_over_a_running_turn_is_spoken_at_once(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="small")
    ann.menu().locator("[data-settings]").click()
    settings = ann.page.get_by_role("dialog", name="Settings")
    settings.get_by_label("العربية").check()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ar")
    expect(ann.page.get_by_role("dialog")).to_contain_text(ARABIC)
    ann.page.go_back()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.can("roll")).to_have_text(ARABIC)


def test_an_english_page_loads_no_other_words_or_letters(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    assert set(fonts_of(ann)) == {"latin"}
    assert "words-ar" not in ann.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name).join()")


def test_the_server_knows_the_language(server: Server, visit: Visit) -> None:
    ann = visit(("phone", "ar"))
    with ann.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        ann.go("/")
    assert ann.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.language)") == "ar"


def test_a_language_is_chosen_at_run_time_and_kept(visit: Visit) -> None:
    ann = visit("phone")
    ann.go("/settings")
    html = ann.page.locator("html")
    ann.page.evaluate("window.notReloaded = true")
    ann.page.get_by_role("radio", name="العربية").check()
    expect(html).to_have_attribute("dir", "rtl")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ARABIC)
    assert ann.page.evaluate("window.notReloaded")
    ann.page.reload()
    expect(html).to_have_attribute("lang", "ar")
    ann.page.get_by_role("radio", name="English").check()
    expect(html).to_have_css("direction", "ltr")

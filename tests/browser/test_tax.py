"""Income tax with its choice: two ways as cards, and no total anywhere until one of them is taken."""

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import Scene, scene, seated
from tests.local.played_server import Server

SEATS: Final = [{"name": "Ann", "cash": 98, "pos": 0}, {"name": "Bob", "cash": 1_500, "pos": 20}]
DEEDS: Final = {"37": {"owner": "Ann", "level": 2}, "39": {"owner": "Ann", "level": 2}, "12": {"owner": "Ann"}}
ROLL: Final[Mapping[str, object]] = {"seat": "Ann", "do": "roll", "dice": [1, 3]}
LAID: Final[Scene] = {**scene(SEATS, DEEDS, [ROLL]), "mode": "tournament.final"}
TOTALS: Final = ("$1,798", "$180")
"""All that Ann has, and a tenth of it."""


def test_C_126_and_GC_21_no_total_is_shown_before_the_choice(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, LAID, Ann="phone", Bob="phone")
    ann.can("roll").tap()
    flat, tenth = (ann.page.locator(f"[data-do=tax][data-how={how}]") for how in ("flat", "tenth"))
    expect(flat).to_contain_text("$200")
    expect(tenth).to_contain_text("10%")
    for card in (flat, tenth):
        expect(card).to_be_in_viewport(ratio=1)
    for person in (ann, bob):
        person.page.locator("li[data-seat='0'] > button").tap()
        sheet = person.page.get_by_role("dialog")
        expect(sheet).to_contain_text("$98")
        expect(sheet.locator("[data-net]")).to_have_count(0)
        words = person.page.locator("body").inner_text()
        assert [total for total in TOTALS if total in words] == []
        person.page.keyboard.press("Escape")
    tenth.tap()
    told = "You chose a tenth of everything: $98 in cash + $900 in deeds + $800 in buildings = $1,798"
    ann.is_told(told)
    ann.is_told("You owe $180 to the bank for Income tax")
    bob.page.locator("li[data-seat='0'] > button").tap()
    expect(bob.page.locator("[data-net]")).to_have_text("$1,798")


def test_C_125_the_history_explains_the_charge_item_by_item(server: Server, visit: Visit) -> None:
    laid = {**LAID, "seats": [{**SEATS[0], "cash": 1_000}, SEATS[1]], "deeds": {"12": {"owner": "Ann"}}}
    (ann,) = seated(server, visit, laid, Ann="desktop")
    ann.can("roll").click()
    ann.page.locator("[data-how=tenth]").click()
    ann.is_told("You paid $115 tax")
    ann.page.locator("li[data-seat='0'] > button").click()
    ann.page.locator("[data-history]").click()
    change = ann.page.locator("[data-change]").first
    expect(change).to_contain_text("a tenth of $1,150: $1,000 in cash, $150 in deeds, $0 in buildings")


def test_by_keyboard_the_sum_on_the_square_is_paid(server: Server, visit: Visit) -> None:
    laid = {**LAID, "seats": [{**SEATS[0], "cash": 1_000}, SEATS[1]]}
    (ann,) = seated(server, visit, laid, Ann="desktop")
    ann.has_keys()
    ann.page.keyboard.press("r")
    ann.page.locator("[data-how=flat]").wait_for()
    ann.page.keyboard.press("p")
    expect(ann.page.locator("[data-seat='0']").first).to_contain_text("$800")

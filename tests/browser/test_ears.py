"""A turn as a screen reader goes through it: what is told, and Chromium's own tree of names and roles."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import scene, seated
from tests.browser.screens import Person
from tests.local.played_server import Server

PRESSED: Final = {"button", "link", "textbox", "checkbox", "radio", "combobox", "slider", "spinbutton", "tab", "switch"}
BLANK: Final = ("", "?")


def heard(person: Person) -> list[tuple[str, str]]:
    """Role and name of everything a screen reader comes by, in order."""
    reader = person.context.new_cdp_session(person.page)
    nodes = reader.send("Accessibility.getFullAXTree")["nodes"]
    reader.detach()
    kept = [node for node in nodes if not node["ignored"]]
    return [(node["role"]["value"], node.get("name", {}).get("value", "").strip()) for node in kept]


def named(person: Person, role: str) -> list[str]:
    return [name for each, name in heard(person) if each == role]


def test_a_turn_is_walked_by_ear(server: Server, visit: Visit) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
    (ann,) = seated(server, visit, scene(script=script), Ann="phone")
    asked, told = ann.page.locator("[data-asked]"), ann.page.locator("[data-told]")
    expect(asked).to_contain_text("Your turn: Roll dice")
    expect(asked).to_contain_text("seconds")
    ann.can("roll").focus()
    ann.page.keyboard.press("Enter")
    expect(asked).to_contain_text("Buy McDonald's?: Buy for $1,200 or Don’t buy: auction")
    expect(told).to_have_text("You rolled 1 and 2. You moved to McDonald's")
    assert "McDonald's, price $1,200, unowned, here: Ann" in named(ann, "button")
    ann.can("buy").focus()
    ann.page.keyboard.press("Enter")
    expect(told).to_contain_text("McDonald's now belongs to you. Bob’s turn")
    expect(asked).to_have_text("")
    assert "McDonald's, price $1,200, owned by Ann, here: Ann" in named(ann, "button")


def test_everything_that_can_be_pressed_has_a_name(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    expect(ann.can("roll")).to_be_visible()
    tree = heard(ann)
    assert [role for role, name in tree if role in PRESSED and name in BLANK] == []
    squares = [name for role, name in tree if role == "button" and ("price $" in name or name.startswith("Chance"))]
    assert len(squares) == 28 + 6
    assert {"banner", "main", "region", "heading"} <= {role for role, _ in tree}
    # A picture is told by words beside it, or named.
    assert [role for role, name in tree if role in ("image", "img") and name == ""] == []


def test_the_other_seat_hears_the_same_in_its_language(server: Server, visit: Visit) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
    ann, bob = seated(server, visit, scene(script=script), Ann="phone", Bob=("phone", "ar"))
    told = bob.page.locator("[data-told]")
    ann.can("roll").click()
    expect(told).to_contain_text("رمية 1 و2")
    expect(bob.page.locator("[data-asked]")).to_have_text("")
    ann.can("buy").click()
    expect(bob.page.locator("[data-asked]")).to_contain_text("دورك: رمي النرد")

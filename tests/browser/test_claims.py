"""Rent that is claimed: its owner asks for it, at any moment, by one tap; nothing on the page hints that it is due."""

from collections.abc import Mapping, Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scenes import Scene, scene, seated
from tests.browser.screens import SIZES, Device, Person, box
from tests.local.played_server import Server

THREE: Final[Sequence[Mapping[str, object]]] = [
    {"name": "Ann", "cash": 1_500, "pos": 35},
    {"name": "Bob", "cash": 1_500, "pos": 22},
    {"name": "Cleo", "cash": 1_500, "pos": 20},
]
DEEDS: Final = {"39": {"owner": "Bob"}, "1": {"owner": "Ann"}, "3": {"owner": "Ann"}}
TO_BOARDWALK: Final = {"seat": "Ann", "do": "roll", "dice": [1, 3]}


def boxed(*script: Mapping[str, object], seats: Sequence[Mapping[str, object]] = THREE) -> Scene:
    return {**scene(seats, DEEDS, script), "mode": "tournament.final", "rules": {"rent.claimed": True}}


def claim(person: Person, of: str) -> None:
    person.page.locator("[data-tool=claim]").tap()
    person.button(f"Claim rent from {of}").tap()


def test_C_118_an_owner_claims_and_the_lander_pays(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, boxed(TO_BOARDWALK), Ann="phone", Bob="phone")
    ann.can("roll").tap()
    bob.is_told("Ann moved to Boardwalk")
    expect(bob.page.locator("[data-claims]")).to_be_visible()
    claim(bob, "Ann")
    bob.is_told("You claim rent from Ann: Boardwalk")
    expect(ann.page.locator("[data-card=pay]")).to_contain_text("$50 rent for Boardwalk, claimed by Bob")
    ann.can("pay").tap()
    bob.is_told("Ann paid you $50 rent for Boardwalk")


def test_GC_48_nothing_hints_at_a_rent(server: Server, visit: Visit) -> None:
    """The same button, with the same words and the same choice, whether something is due or not."""
    ann, bob = seated(server, visit, boxed(TO_BOARDWALK), Ann="phone", Bob="desktop")
    shown = bob.page.locator("[data-claims]")
    before = shown.inner_html()
    ann.can("roll").tap()
    bob.is_told("Ann moved to Boardwalk")
    assert shown.inner_html() == before
    expect(bob.page.locator(".stage .deed")).to_have_count(0)
    shown.locator("[data-tool]").click()
    expect(shown.locator("[data-against]")).to_have_text(["Ann", "Cleo"])


def test_GC_48_a_claim_in_vain_is_a_quiet_line(server: Server, visit: Visit) -> None:
    (bob,) = seated(server, visit, boxed(), Bob="phone")
    claim(bob, "Cleo")
    expect(bob.page.locator("[data-vain]")).to_have_text("You claim rent from Cleo, and none is due")
    expect(bob.page.locator("[data-claims] [data-against]")).to_have_count(0)


def test_GC_48_a_claim_made_while_a_throw_is_resolved_waits(server: Server, visit: Visit) -> None:
    rolled = {"seat": "Bob", "do": "roll", "dice": [1, 2]}
    ann, bob = seated(server, visit, boxed(TO_BOARDWALK, rolled), Ann="phone", Bob="phone")
    ann.can("roll").tap()
    bob.can("roll").tap()
    expect(bob.can("buy")).to_be_visible()
    claim(bob, "Ann")
    expect(bob.page.locator("[data-waits]")).to_have_text("Your claim waits until this throw is done. Then Ann pays.")
    expect(ann.page.locator("[data-waits]")).to_have_text("Bob’s claim waits until this throw is done. Then you pay.")
    bob.can("buy").tap()
    expect(ann.can("pay")).to_be_visible()
    expect(bob.page.locator("[data-waits]")).to_have_count(0)


def test_with_two_players_it_is_one_tap_and_a_key(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, boxed(TO_BOARDWALK, seats=THREE[:2]), Ann="phone", Bob="desktop")
    ann.can("roll").tap()
    bob.is_told("Ann moved to Boardwalk")
    expect(bob.page.locator("[data-tool=claim]")).to_contain_text("before Ann rolls next turn")
    bob.has_keys()
    bob.page.keyboard.press("k")
    bob.is_told("You claim rent from Ann: Boardwalk")
    expect(ann.can("pay")).to_be_visible()


def test_the_claim_leaves_what_is_asked_in_sight(server: Server, visit: Visit) -> None:
    rolled = {"seat": "Ann", "do": "roll", "dice": [2, 4]}
    devices: tuple[Device, ...] = ("phone", "small")
    for device in devices:
        seats = [{**THREE[0], "pos": 0}, *THREE[1:]]
        (ann,) = seated(server, visit, boxed(rolled, seats=seats), Ann=device)
        ann.can("roll").tap()
        expect(ann.can("buy")).to_be_visible()
        button = ann.page.locator("[data-tool=claim]")
        expect(button).to_be_in_viewport(ratio=1)
        assert box(button)["height"] >= 44
        button.tap()
        for seat in (1, 2):
            expect(ann.page.locator(f"[data-against='{seat}']")).to_be_in_viewport(ratio=1)
        expect(ann.can("buy")).to_be_in_viewport(ratio=1)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= SIZES[device][0]

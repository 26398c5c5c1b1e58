"""The other modes: how one is chosen, and what each has at the table that Classic of the first rulebook has not."""

import re
from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import expect

from core.books import MODES
from tests.browser.conftest import Visit
from tests.browser.scenes import Scene, scene, seated
from tests.browser.screens import Device, Person
from tests.local.played_server import Server

THREE: Final = [
    {"name": "Ann", "cash": 17_500, "pos": 4},
    {"name": "Bob", "cash": 12_400, "pos": 24},
    {"name": "Cem", "cash": 9_000, "pos": 20},
]
DEEDS: Final[Mapping[str, object]] = {
    "6": {"owner": "Bob", "level": 3}, "8": {"owner": "Bob", "level": 2}, "9": {"owner": "Bob", "level": 2},
    "21": {"owner": "Ann", "mortgaged": True, "rounds_left": 2},
}  # fmt: skip


def late(mode: str, *script: Mapping[str, object], **more: object) -> Scene:
    """From round 8 on there is a third die."""
    return {**scene(THREE, DEEDS, script), "mode": mode, "round": 9, **more}


def thrown(one: int, two: int, third: object) -> Mapping[str, object]:
    return {"seat": "Ann", "do": "roll", "dice": [one, two], "third": third}


def test_of_the_ways_of_the_bus_one_is_picked_on_the_board_and_gone(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, late("brands.speed", thrown(2, 3, "bus")), Ann="phone")
    ann.can("roll").click()
    expect(ann.page.locator("[data-third=bus]")).to_be_visible()
    ways = ann.page.locator("[data-card=ways] li")
    expect(ways).to_have_count(3)
    expect(ways.nth(0)).to_contain_text("Subway")
    expect(ways.nth(0)).to_contain_text("rent to Bob")
    expect(ways.nth(0)).to_contain_text("$2,700")
    # Both dice are what happens when nobody chooses.
    expect(ann.can("choose")).to_have_text("Go to McDonald's")
    ann.page.locator("[data-board] [data-pos='7']").click()
    expect(ann.can("choose")).to_have_text("Go to Chance")
    ann.can("choose").click()
    expect(ann.page.locator("[data-card=ways]")).to_have_count(0)
    expect(ann.page.locator("[data-choice]")).to_have_count(0)
    ann.is_told("You drew a card")


def test_three_alike_lead_anywhere_by_keyboard(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, late("brands.speed", thrown(3, 3, 3)), Ann="desktop")
    ann.can("roll").click()
    expect(ann.page.locator("[data-card=ways] li")).to_have_count(39)
    expect(ann.can("choose")).to_be_disabled()
    ann.page.locator("[data-board] [data-pos='39']").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.can("choose")).to_have_text("Go to Apple")
    ann.has_keys()
    ann.page.keyboard.press("b")
    expect(ann.can("buy")).to_be_visible()


def test_a_building_is_taken_away_and_what_rent_goes_is_told(server: Server, visit: Visit) -> None:
    near = [{**THREE[0], "pos": 3}, *THREE[1:]]
    laid = late("brands.skirmish", thrown(1, 2, 1), seats=near, next_cards={"chance": ["demolish"]})
    (ann,) = seated(server, visit, laid, Ann="phone")
    ann.can("roll").click()
    subway = ann.page.locator("[data-card=ways] [data-pos='6']")
    expect(subway).to_contain_text("$2,700 → $900")
    subway.click()
    ann.can("choose").click()
    expect(ann.page.locator("[data-board] [data-pos='6'] [data-level]")).to_have_attribute("data-level", "2")


def test_an_own_mortgaged_deed_is_put_up_for_auction(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, late("brands.skirmish"), Ann="phone")
    ann.page.locator("[data-tool=auction_own]").click()
    ann.page.locator("[data-open=auction_own] [data-pos='21']").click()
    expect(ann.page.locator(".stage .head")).to_contain_text("Auction: Lego")


FOUR: Final = [*THREE, {"name": "Dee", "cash": 11_000, "pos": 30}]
PAIRS: Final = [{**each, "team": 1 + at % 2} for at, each in enumerate(FOUR)]


def pairs(*script: Mapping[str, object], **more: object) -> Scene:
    """Ann and Cem against Bob and Dee."""
    return {**late("brands.teams", *script, **more), "seats": PAIRS}


def test_A_065_A_068_an_ally_is_given_a_mortgaged_deed(server: Server, visit: Visit) -> None:
    ann, cem = seated(server, visit, pairs(), Ann="phone", Cem="small")
    expect(ann.page.locator("[data-chip] [data-team]")).to_have_text(["1Team 1", "2Team 2", "1Team 1", "2Team 2"])
    ann.page.locator("[data-tool=propose]").click()
    form = ann.page.locator("dialog form")
    form.get_by_role("button", name="Cem").click()
    form.get_by_label("Lego $1,100").check()
    expect(form.locator("[data-fair]")).to_have_count(0)
    form.locator("[data-do=propose]").click()
    cem.page.locator("[data-offer] [data-do=accept]").click()
    ann.is_told("Lego")
    ann.page.locator("[data-chip='2'] button").click()
    sheet = ann.page.get_by_role("dialog", name="Cem")
    expect(sheet).to_contain_text("Lego")
    expect(sheet.locator("dd", has=ann.page.locator("[data-team]"))).to_contain_text("you")


def test_A_177_a_team_wins_and_shares_its_place(server: Server, visit: Visit) -> None:
    gone = [{**each, "out": True, "cash": 0} if each["name"] in ("Bob", "Cem") else each for each in PAIRS]
    ann, dee = seated(server, visit, {**pairs(), "seats": gone, "deeds": {}}, Ann="phone", Dee="desktop")
    dee.menu()
    dee.hold("surrender")
    for person, said in ((ann, "You win!"), (dee, "Team 1 wins!")):
        expect(person.page.locator(".results .won")).to_contain_text(said)
        expect(person.page.locator(".results .place")).to_have_text(["1.", "1.", "2.", "2."])


def making(host: Person) -> None:
    """On the first page, once it has heard from the server which modes there are."""
    host.go("/")
    host.page.locator("main [data-mode]").first.wait_for(timeout=30_000)
    host.can("make").click()


@pytest.mark.parametrize("device", ["small", "desktop"])
def test_a_custom_table_tells_what_its_host_changed_before_anybody_sits(
    server: Server, visit: Visit, device: Device
) -> None:
    host = visit(device)
    host.go("/")
    expect(host.page.locator("main [data-mode]")).to_have_text(["Classic", "Teams", "Speed", "Skirmish"])
    host.can("make").click()
    form = host.page.locator("dialog form")
    form.locator("[data-mode='brands.skirmish']").click()
    expect(form.locator("[data-differs=players]")).to_have_text("Players: 3 (usually 2 to 6)")
    expect(form.locator("[data-knob]")).to_have_count(0)
    form.locator("[data-mode='brands.custom']").click()
    expect(form.locator("[data-differs]")).to_have_count(0)
    form.locator("[data-knob='die.third_from_round'] button").last.click()
    form.get_by_role("switch", name="Build evenly").click()
    form.locator("[data-do=create]").click()
    expect(host.page.get_by_role("heading", name="Custom")).to_be_visible()
    told = host.page.locator("[data-differences] [data-differs]")
    third = "The third die adds to the move, gives a choice of moves, or leads on to the next deed."
    expect(told).to_have_text(["Build evenly: no (usually yes)", f"Third die from round: 8 (usually never) {third}"])


@pytest.mark.parametrize("device", ["small", "desktop"])
def test_who_comes_by_a_code_sees_what_is_changed_without_scrolling(
    server: Server, visit: Visit, device: Device
) -> None:
    host, guest = visit("phone"), visit(device)
    making(host)
    form = host.page.locator("dialog form")
    form.locator("[data-mode='brands.custom']").click()
    form.get_by_role("switch", name="Build evenly").click()
    form.locator("[data-do=create]").click()
    code = host.page.locator("[data-code]")
    guest.go(f"/j/{code.inner_text()}")
    changed = guest.page.locator("[data-differences] [data-differs]")
    expect(changed).to_have_text("Build evenly: no (usually yes)")
    expect(changed).to_be_in_viewport(ratio=1)
    expect(code).to_be_in_viewport(ratio=1)


def test_a_number_typed_too_far_says_what_it_became_and_the_words_of_a_switch_turn_it(visit: Visit) -> None:
    host = visit("phone")
    making(host)
    form = host.page.locator("dialog form")
    form.locator("[data-mode='brands.custom']").click()
    clock = form.locator("[data-knob='turn.seconds']")
    expect(clock).to_contain_text("usually 75 · 30 to 600")
    field = clock.get_by_role("spinbutton")
    field.fill("5")
    field.press("Tab")
    expect(field).to_have_value("30")
    expect(clock.get_by_role("status")).to_have_text("5 is not possible; 30 is the nearest.")
    clock.get_by_role("button", name="Turn clock in seconds: more").click()
    expect(clock.get_by_role("status")).to_have_text("")
    switch = form.get_by_role("switch", name="Build evenly")
    form.get_by_text("Build evenly", exact=True).click()
    expect(switch).not_to_be_checked()


ALLIES = "Allies sit in turn, pay each other no rent, may give each other anything, and win together."


def test_who_waits_at_a_teams_table_sees_the_sides(server: Server, visit: Visit) -> None:
    host = visit("phone")
    making(host)
    form = host.page.locator("dialog form")
    form.locator("[data-mode='brands.teams']").click()
    expect(form.locator("[data-differs]")).to_have_text(
        ["Players: 4 (usually 2 to 6)", f"Teams: 2 (usually none) {ALLIES}"]
    )
    form.locator("[data-do=create]").click()
    expect(host.page.locator("li [data-team]")).to_have_text(["Team 1", "Team 2", "Team 1", "Team 2"])
    expect(host.page.locator("[data-differences] [data-differs='teams.sides']")).to_contain_text(ALLIES)
    expect(host.button("4 players are needed to start.")).to_be_disabled()


@pytest.mark.parametrize("device", ["small", "desktop"])
def test_a_mode_is_chosen_within_its_rulebook_and_says_what_it_is(server: Server, visit: Visit, device: Device) -> None:
    host = visit(device)
    host.go("/")
    page = host.page
    expect(page.locator("main [data-book]")).to_have_text(["Brands", "Metro", "Tournament"])
    expect(page.locator("main [data-about]")).to_have_text("The full game, until one is left.")
    page.locator("main [data-mode='brands.teams']").click()
    metro = page.locator("main [data-book=metro]")
    metro.focus()
    page.keyboard.press("Enter")
    expect(metro).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main [data-mode]")).to_have_text(["Classic", "Blitz", "Speed", "Teams", "Halal", "Caishen"])
    # What was chosen stays chosen where the other rulebook has it, too.
    expect(page.locator("main [data-mode][aria-pressed=true]")).to_have_text("Teams")
    page.locator("main [data-mode='metro.blitz']").click()
    expect(page.locator("main [data-about='metro.blitz']")).to_have_text(
        "It ends after 25 rounds, and the richest wins."
    )
    expect(host.can("practice")).to_be_in_viewport(ratio=1)
    host.can("make").click()
    form = page.locator("dialog form")
    expect(form.locator("[data-mode][aria-pressed=true]")).to_have_text("Blitz")
    form.locator("[data-do=create]").click()
    expect(page.get_by_role("heading", name="Metro Blitz")).to_be_visible()


def metro(mode: str, *script: Mapping[str, object], at: int, **more: object) -> Scene:
    """Ann is about to throw; Nanjing Road, two squares after the fourteenth, is Bob's."""
    seats = [{**THREE[0], "pos": at}, *THREE[1:]]
    return {**scene(seats, {"16": {"owner": "Bob"}}, script), "mode": mode, **more}


def test_B_187_a_rent_waits_for_its_payer_and_shows_the_clock(server: Server, visit: Visit) -> None:
    laid = metro("metro.classic", {"seat": "Ann", "do": "roll", "dice": [1, 2]}, at=13)
    ann, bob = seated(server, visit, laid, Ann="phone", Bob="desktop")
    ann.can("roll").click()
    expect(ann.can("pay")).to_have_accessible_name("Pay $140 rent to Bob for Nanjing Road")
    expect(ann.page.get_by_role("timer").filter(visible=True).first).to_have_text(re.compile(r"1:(1[0-5]|0\d)"))
    expect(bob.can("pay")).to_have_count(0)
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$17,500")
    ann.can("pay").click()
    bob.is_told("Ann paid you $140 rent for Nanjing Road")


def test_B_084_B_086_an_auction_goes_by_exact_steps(server: Server, visit: Visit) -> None:
    laid = metro("metro.classic", {"seat": "Ann", "do": "roll", "dice": [1, 3]}, at=14)
    ann, bob, cem = seated(server, visit, laid, Ann="small", Bob="phone", Cem="small")
    ann.can("roll").click()
    ann.can("decline").click()
    for person, sum_ in ((bob, "$1,800"), (cem, "$1,900"), (ann, "$2,000")):
        expect(person.can("bid")).to_have_text(f"Bid {sum_}")
        expect(person.button("$100 more")).to_be_disabled()
        person.can("bid").click()
    bob.can("pass").click()
    cem.can("pass").click()
    ann.is_told("You won Orchard Road for $2,000")


def test_B_018_halal_offers_no_bet_on_square_20(server: Server, visit: Visit) -> None:
    thrown_there = {"seat": "Ann", "do": "roll", "dice": [3, 4]}
    classic, halal = metro("metro.classic", thrown_there, at=13), metro("metro.halal", thrown_there, at=13)
    (better,) = seated(server, visit, classic, Ann="phone")
    better.can("roll").click()
    expect(better.can("bet")).to_be_visible()
    ann, bob = seated(server, visit, halal, Ann="phone", Bob="small")
    ann.can("roll").click()
    expect(bob.can("roll")).to_be_visible()
    expect(ann.can("bet")).to_have_count(0)
    expect(ann.page.locator("[data-tool=bet]")).to_have_count(0)


def test_GB_63_a_throw_of_eight_brings_luck_in_caishen(server: Server, visit: Visit) -> None:
    laid = metro("metro.caishen", {"seat": "Ann", "do": "roll", "dice": [3, 5]}, at=2)
    (ann,) = seated(server, visit, laid, Ann="phone")
    ann.can("roll").click()
    ann.is_told("You threw a lucky eight: $888")
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("$18,388")


def test_B_010_blitz_says_that_its_last_round_is_there(server: Server, visit: Visit) -> None:
    ann, bob = seated(server, visit, metro("metro.blitz", at=13, round=25), Ann="phone", Bob="desktop")
    for person in (ann, bob):
        expect(person.page.locator(".coming li")).to_have_text(["Last round"])


# How many sentences on the third die the guide has.
THIRD_DIE: Final = {
    "brands/classic": 0, "brands/teams": 0, "brands/speed": 5, "brands/skirmish": 5, "brands/custom": 0,
    "metro/classic": 0, "metro/blitz": 0, "metro/speed": 5, "metro/teams": 0, "metro/halal": 0, "metro/caishen": 0,
    "tournament/preliminary": 0, "tournament/final": 0,
}  # fmt: skip


@pytest.mark.parametrize("mover", ["host", "guest"])
def test_two_friends_at_a_teams_table_become_allies(server: Server, visit: Visit, mover: str) -> None:
    host, guest = visit("small"), visit("phone")
    making(host)
    form = host.page.locator("dialog form")
    form.locator("[data-mode='brands.teams']").click()
    form.locator("[data-do=create]").click()
    guest.go(f"/j/{host.page.locator('[data-code]').inner_text()}")
    at = guest.page.locator("li[data-seat='1']")
    expect(at).to_contain_text("Team 2")
    expect(at).to_contain_text("you")
    expect(at.locator("[data-do=move]")).to_have_count(0)
    goes, to = (host, 3) if mover == "host" else (guest, 2)
    goes.button(f"Sit here, seat {to + 1}").click()
    expect(goes.page.locator(f"li[data-seat='{to}'] [data-do=look]")).to_be_focused()
    for person in (host, guest):
        seat = person.page.locator(f"li[data-seat='{to}']")
        expect(seat).to_contain_text("Team 2" if mover == "host" else "Team 1")
        expect(seat.get_by_text(re.compile(r"\byou\b"))).to_have_count(1 if person is goes else 0)
        expect(seat.get_by_text(re.compile(r"\bhost\b"))).to_have_count(1 if mover == "host" else 0)
    for empty in {0, 1, 2, 3} - ({1, 3} if mover == "host" else {0, 2}):
        seat = host.page.locator(f"li[data-seat='{empty}']")
        seat.locator("[data-do=seat_bot]").click()
        expect(seat).to_contain_text("bot, ")
    host.can("start").click()
    chips = guest.page.locator("[data-chip] [data-team]")
    expect(chips).to_have_text(["1Team 1", "2Team 2", "1Team 1", "2Team 2"])
    guest.page.locator(f"[data-chip='{0 if mover == 'guest' else 3}'] button").click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.locator("dd", has=guest.page.locator("[data-team]"))).to_contain_text("you")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_guide_of_a_mode_tells_what_it_has_and_nothing_else(server: Server, visit: Visit, language: str) -> None:
    assert {mode.replace("/", ".") for mode in THIRD_DIE} == set(MODES)
    reader = visit("phone")
    reader.prefer(language=language)
    third = {}
    for mode in THIRD_DIE:
        reader.go(f"/guide/{mode}")
        expect(reader.page.locator("[data-chapter=aim] p").first).to_be_visible()
        text = reader.page.locator("main").inner_text()
        assert "{" not in text and "undefined" not in text, f"{mode}: {text}"
        third[mode] = reader.page.locator("[data-chapter=third] p").count()
    assert third == THIRD_DIE

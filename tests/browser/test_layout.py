"""Every screen fits: nothing is cut or runs sideways, and the main button stays in its place."""

import pytest
from playwright.sync_api import Page, expect

from core.books import MODES, resolve
from tests.browser.conftest import Visit
from tests.browser.scenes import laid_boxed, laid_out, scene, seated
from tests.browser.screens import SIZES, Device, box
from tests.local.played_server import Server

SIX = [{"name": name, "cash": 15_000, "pos": 6} for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")]
STREETS = (11, 13, 14, 15, 16, 18, 19, 31, 32, 34, 35, 37, 39)
OWNED = {str(pos): {"owner": SIX[turn % 6]["name"]} for turn, pos in enumerate(STREETS)}
# Cut text: what a box holds is wider than the box, and nobody can scroll to it.
CUT = """() => [...document.querySelectorAll('.square .text, .cash, .button, .countdown, .coming li')]
  .filter((each) => each.offsetParent !== null && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim())"""
# What can be pressed or read at a glance, and lies on something else of that kind.
OVERLAP = """() => {
  const kinds = '.dock .button, [data-tab], [data-seat], .stage .countdown, [data-menu], .coming li';
  const shown = [...document.querySelectorAll(kinds)]
    .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
    .map((each) => [each, each.getBoundingClientRect()]);
  const inner = (box) => [box.left + 1, box.top + 1, box.right - 1, box.bottom - 1];
  return shown.flatMap(([one, a], index) => shown.slice(index + 1)
    .filter(([two, b]) => {
      const [left, top, right, bottom] = inner(a);
      const apart = b.left >= right || b.right <= left || b.top >= bottom || b.bottom <= top;
      return !apart && !one.contains(two) && !two.contains(one);
    })
    .map(([two]) => `${one.textContent.trim()} / ${two.textContent.trim()}`));
}"""
TONGUES = ("en-GB", "ar")
DOWNWARDS = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


# A letter of a name on the board that is not to be seen.
LOST = """() => [...document.querySelectorAll('.square .text, .square .name')]
  .filter((each) => each.checkVisibility())
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent.trim())"""
BOARDS = {resolve(mode).board.key: mode for mode in reversed(MODES)}


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_on_any_board_loses_a_letter(server: Server, visit: Visit, board: str) -> None:
    deeds = resolve(BOARDS[board]).board.deeds
    owned = {str(pos): {"owner": ("Ann", "Bob")[turn % 2]} for turn, pos in enumerate(deeds)}
    (ann,) = seated(server, visit, {**scene(deeds=owned), "mode": BOARDS[board]}, Ann="desktop")
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(CUT) == [], width
        assert ann.page.evaluate(LOST) == [], width


def fits(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(DOWNWARDS) <= 0
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVERLAP) == []


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("device", list(SIZES))
def test_six_players_and_a_full_board_fit(server: Server, visit: Visit, device: Device, tongue: str) -> None:
    (ann,) = seated(server, visit, scene(SIX, OWNED), Ann=(device, tongue))
    expect(ann.can("roll")).to_be_in_viewport(ratio=1)
    fits(ann.page)


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("device", ["phone", "small", "sideways"])
def test_what_is_asked_is_in_reach_on_every_tab(server: Server, visit: Visit, device: Device, tongue: str) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
    (ann,) = seated(server, visit, scene(script=script), Ann=(device, tongue))
    first = ann.can("roll").bounding_box()
    ann.can("roll").click()
    buy = ann.can("buy")
    expect(buy).to_be_visible()
    then = buy.bounding_box()
    assert first is not None
    assert then is not None
    assert (round(first["y"] + first["height"]), first["height"]) == (round(then["y"] + then["height"]), 54)
    for tab in ("assets", "chat", "log", "game"):
        ann.page.locator(f"[data-tab={tab}]").click()
        expect(buy).to_be_in_viewport(ratio=1)
        fits(ann.page)


def test_the_look_is_chosen_and_kept(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    ann.menu().locator("[data-settings]").click()
    ann.page.get_by_role("radio", name="Dark").check()
    dark = "getComputedStyle(document.body).backgroundColor"
    assert ann.page.evaluate(dark) == "rgb(16, 21, 28)"
    ann.page.reload()
    ann.is_online()
    assert ann.page.evaluate(dark) == "rgb(16, 21, 28)"


def test_the_font_is_ours(server: Server, visit: Visit) -> None:
    (ann,) = seated(server, visit, scene(), Ann="phone")
    assert ann.page.evaluate("document.fonts.check('15px \"Rubik Variable\"')")


# A piece upon what is to be read: code or name, price, seal, and the drawing of a square without a price.
COVERED = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const pieces = [...document.querySelectorAll('[data-token]')].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll('.square .code, .square .name, .square .price, .square .drawing')]
    .filter((each) => pieces.some((piece) => over(piece, each.getBoundingClientRect())))
    .map((each) => each.closest('.square').dataset.pos);
}"""


@pytest.mark.parametrize("device", list(SIZES))
@pytest.mark.parametrize("pos", [0, 6, 10, 11, 20, 28, 37])
def test_six_pieces_on_one_square_cover_nothing_to_read(server: Server, visit: Visit, device: Device, pos: int) -> None:
    (ann,) = seated(server, visit, scene([{**each, "pos": pos} for each in SIX], OWNED), Ann=device)
    expect(ann.page.locator("[data-token]")).to_have_count(6)
    assert ann.page.evaluate(COVERED) == []


# Side by side at the same corner: all in jail, and some of them only visiting.
JAILED = {"all of six": 6, "two beside four visitors": 2}


@pytest.mark.parametrize("jailed", JAILED.values(), ids=list(JAILED))
def test_who_is_in_jail_covers_nothing_to_read(server: Server, visit: Visit, jailed: int) -> None:
    seats = [{**each, "pos": 10, "jail": 2 if seat < jailed else None} for seat, each in enumerate(SIX)]
    (ann,) = seated(server, visit, scene(seats, OWNED), Ann="phone")
    expect(ann.page.locator("[data-token]")).to_have_count(6)
    for device, (width, height) in SIZES.items():
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(COVERED) == [], device


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_phone_at_twice_its_size_is_not_pushed_sideways(server: Server, visit: Visit, tongue: str) -> None:
    ann = visit("phone").hurried()
    ann.seat_in_lobby()
    lobby = ann.page.url.removeprefix(ann.address)
    ann.prefer(language=tongue[:2])
    ann.page.set_viewport_size({"width": 195, "height": 422})
    try:
        for path in (lobby, "/", "/guide", "/settings", laid_out(server, scene(SIX, OWNED))["Ann"]):
            ann.go(path)
            ann.page.locator("h1").first.wait_for(state="attached")
            ann.page.wait_for_timeout(300)
            assert ann.page.evaluate(WIDTHS) == [195, 195], path
    finally:
        width, height = SIZES["phone"]
        ann.page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("device", ["phone", "small", "sideways"])
def test_a_card_leaves_all_three_dice_whole(server: Server, visit: Visit, device: Device) -> None:
    throw = {"seat": "Ann", "do": "roll", "dice": [2, 2], "third": 3}
    laid = {**scene([{**SIX[0], "pos": 29}, SIX[1]], script=[throw]), "mode": "brands.speed", "round": 8}
    (ann,) = seated(server, visit, {**laid, "next_cards": {"chance": ["get-500"]}}, Ann=device)
    ann.can("roll").click()
    card = box(ann.page.locator(".stage [data-card]"))
    stage = box(ann.page.locator(".stage").first)
    dice = ann.page.locator(".stage [data-dice] .flat")
    expect(dice).to_have_count(3)
    for die in dice.all():
        place = box(die)
        assert place["y"] >= card["y"] + card["height"]
        assert place["y"] + place["height"] <= stage["y"] + stage["height"]


def test_a_long_card_leaves_in_sight_what_is_asked(server: Server, visit: Visit) -> None:
    script = [{"seat": "Ann", "do": "roll", "dice": [3, 4]}]
    laid = laid_boxed([{**SIX[0], "pos": 0}, SIX[1]], script=script)
    (ann,) = seated(server, visit, {**laid, "next_cards": {"chance": ["nearest-station-x2"]}}, Ann="phone")
    ann.can("roll").click()
    expect(ann.can("buy")).to_be_visible()
    for device in ("small", "sideways", "phone"):
        width, height = SIZES[device]
        ann.page.set_viewport_size({"width": width, "height": height})
        card, clock = box(ann.page.locator(".stage [data-card]")), box(ann.page.locator(".stage .asked .countdown"))
        assert card["y"] >= clock["y"] + clock["height"], device
        stage = box(ann.page.locator(".stage").first)
        assert card["y"] + card["height"] <= stage["y"] + stage["height"], device


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_tool_of_the_boxed_rules_is_whole_on_a_phone(server: Server, visit: Visit, tongue: str) -> None:
    built, pledged = {"owner": "Ann", "level": 1}, {"owner": "Ann", "mortgaged": True}
    deeds = {"6": built, "8": built, "9": built, "3": {"owner": "Ann"}, "5": pledged}
    laid = laid_boxed([SIX[0], SIX[1], SIX[2]], deeds, rules={"rent.claimed": True})
    (ann,) = seated(server, visit, laid, Ann=("phone", tongue))
    tools = ann.page.locator(".below button")
    expect(tools).to_have_count(7)
    for width, height in ((390, 844), (360, 740)):
        ann.page.set_viewport_size({"width": width, "height": height})
        for tool in tools.all():
            expect(tool).to_be_in_viewport(ratio=1)
        fits(ann.page)

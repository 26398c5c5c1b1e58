"""Every screen there is, each brought about once and opened again as often as wanted: for pictures and for checks."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Visit
from tests.browser.scenes import RICH, Scene, laid_boxed, refereed, scene, seated
from tests.browser.screens import Person, Screen
from tests.local.played_server import Server

Deed = Callable[[Person], None]


def nothing(_: Person) -> None:
    """The screen is there at once."""


@dataclass(frozen=True)
class Station:
    """A scene of a table or an address; what is done there once; what opens the screen after each loading."""

    laid: Scene | None = None
    path: str = "/"
    once: Deed = nothing
    each: Deed = nothing
    bob: Deed | None = None
    """What Bob does at a screen of his own, once Ann is there."""
    judge: bool = False
    """Instead of a scene: a table that its maker referees."""
    devices: Sequence[str] = field(default=("phone", "small", "sideways", "desktop"))

    def arrive(self, server: Server, visit: Visit, screen: Screen) -> Person:
        if self.judge:
            person = visit(screen)
            refereed(server, person)
        elif self.laid is None:
            person = visit(screen).hurried()
            person.go(self.path)
        else:
            person, *others = seated(server, visit, self.laid, Ann=screen, **({} if self.bob is None else BOB))
            for other in others:
                (self.bob or nothing)(other)
        self.once(person)
        return person


def speak(person: Person, language: str) -> None:
    """The same screen in another language, as when it is chosen in another tab."""
    person.prefer(language=language)
    person.page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def seen(what: str) -> Deed:
    return lambda person: person.page.locator(what).first.wait_for()


def rolled(then: str) -> Deed:
    def roll(person: Person) -> None:
        person.can("roll").click()
        person.page.locator(then).first.wait_for()

    return roll


def press(*selectors: str) -> Deed:
    def pressed(person: Person) -> None:
        for selector in selectors:
            person.page.locator(f"{selector}:visible").first.click()
        person.page.wait_for_timeout(300)

    return pressed


def auctioned(person: Person) -> None:
    rolled("[data-do=decline]")(person)
    person.can("decline").click()
    person.can("decline").wait_for(state="detached")


def given_up(person: Person) -> None:
    person.menu()
    person.hold("surrender")
    person.page.locator("[data-do=surrender]").first.wait_for(state="detached")


def lobby(person: Person) -> None:
    person.seat_in_lobby()
    person.page.locator("li[data-seat='1'] [data-do=seat_bot]").click()
    expect(person.page.locator("li[data-seat='1']")).to_contain_text("bot")


def offered(person: Person) -> None:
    press("[data-tool=propose]")(person)
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Cash").first.fill("4000")
    dialog.get_by_label("Microsoft").check()
    dialog.get_by_role("button", name="Send the offer").click()
    expect(dialog).to_have_count(0)


# Without a word of the browser's own about it: what a page complains of fails its test.
CUT_OFF: Final = """() => {
  const real = window.fetch;
  window.fetch = (path, ...more) =>
    String(path).startsWith('/api/') ? Promise.reject(new TypeError('cut off')) : real(path, ...more);
  dispatchEvent(new Event('offline'));
}"""


def cut_off(person: Person) -> None:
    """The first page as it was last: with a game of one's own."""
    person.seat_in_lobby()
    person.go("/")
    person.page.locator("[data-game]").wait_for()
    person.page.evaluate(CUT_OFF)
    person.page.locator("[data-asof]").first.wait_for()


def turned(person: Person) -> None:
    """One rule up, one down to where it goes no further, one switched."""
    press("[data-do=make]", "[data-mode='brands.custom']")(person)
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("spinbutton", name="Starting cash").press("ArrowUp")
    dialog.get_by_role("spinbutton", name="Rounds to redeem a mortgage").press("Home")
    dialog.get_by_role("switch", name="Build evenly").uncheck()
    expect(dialog.locator("summary")).to_contain_text("3 rules changed")


def luck(*dice: int) -> list[Mapping[str, object]]:
    return [{"seat": "Ann", "do": "roll", "dice": list(dice)}]


def asked_to_build(*squares: int) -> Deed:
    """Names the squares, where they are short or before that, and asks for them."""

    def ask(person: Person) -> None:
        tool, plan = person.page.locator("[data-tool=request_build]"), person.page.locator("[data-card=plan]")
        tool.or_(plan).first.wait_for()
        if tool.count():
            # The window that another's request opens takes the tool away under the finger, and asks by itself.
            with suppress(TimeoutError):
                tool.click(timeout=2_000)
        plan.wait_for()
        for square in squares:
            plan.locator(f"[data-pos='{square}'] [data-more]").click()
        person.can("request_build").click()
        plan.wait_for(state="detached")

    return ask


def carded(person: Person) -> None:
    press("[data-tool=propose]")(person)
    person.page.get_by_role("dialog").get_by_label("get-out-of-jail card").first.check()


def judging(*then: str) -> Deed:
    """The game has begun, and its referee has pressed what follows."""

    def judged(person: Person) -> None:
        person.can("start").click()
        person.page.locator("[data-charge='1']").wait_for()
        press(*then)(person)

    return judged


OWING: Final = [{"name": "Ann", "cash": 8_000, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
SHORT: Final = [{"name": "Ann", "cash": 300, "pos": 32}, {"name": "Bob", "cash": 12_400, "pos": 24}]
JAILED: Final = [{"name": "Ann", "cash": 300, "jail": 1, "cards": ["chance"]}, RICH[1]]
DEEDS: Final = {
    "1": {"owner": "Ann", "level": 2}, "3": {"owner": "Ann", "level": 1}, "39": {"owner": "Bob"},
    "37": {"owner": "Ann"}, "21": {"owner": "Ann", "mortgaged": True, "rounds_left": 2},
}  # fmt: skip
BOB: Final[Mapping[str, Screen]] = {"Bob": "desktop"}
PHONES: Final = ("phone", "small", "sideways")
TABLE: Final = scene(RICH, DEEDS)
BOXED: Final = [{"name": "Ann", "cash": 700, "pos": 6, "cards": ["chance"]}, {"name": "Bob", "cash": 900, "pos": 24}]
GROUPS: Final = {
    **{str(pos): {"owner": "Ann", "level": 2} for pos in (6, 8, 9)},
    **{str(pos): {"owner": "Bob", "level": 3} for pos in (16, 18, 19)},
    "5": {"owner": "Ann"}, "12": {"owner": "Bob", "mortgaged": True},
}  # fmt: skip
CEM: Final = {"name": "Cem", "cash": 500, "pos": 12}
OUTCRY: Final = laid_boxed([*BOXED, CEM], {}, luck(1, 2))
GAP: Final = laid_boxed([*BOXED, CEM], GROUPS, luck(1, 3))
FEW: Final = laid_boxed([*BOXED, CEM], GROUPS, rules={"supply.houses": 17, "supply.hotels": 2})
CLAIMED: Final[Scene] = {
    **scene([*RICH, {"name": "Cleo", "cash": 900, "pos": 7}], {"39": {"owner": "Bob"}}),
    "mode": "tournament.final", "rules": {"rent.claimed": True},
}  # fmt: skip
TAXED: Final[Scene] = {**scene([{**RICH[0], "pos": 0}, RICH[1]], script=luck(1, 3)), "mode": "tournament.final"}
BUS: Final[Scene] = {
    **scene(RICH, DEEDS, [{"seat": "Ann", "do": "roll", "dice": [2, 3], "third": "bus"}]),
    "mode": "brands.speed", "round": 8,
}  # fmt: skip

STATIONS: Final[Mapping[str, Station]] = {
    "home": Station(),
    "make": Station(each=press("[data-do=make]")),
    "offline": Station(once=cut_off),
    "knobs": Station(each=turned),
    "missing": Station(path="/nowhere/at/all"),
    "guide": Station(path="/guide", each=lambda person: person.page.locator("h2").first.wait_for()),
    "settings": Station(path="/settings", each=lambda person: person.page.locator("h1").first.wait_for()),
    "lobby": Station(once=lobby, each=seen("[data-qr] path")),
    "roll": Station(TABLE),
    "buy": Station(scene(script=luck(1, 2)), once=rolled("[data-do=buy]")),
    "auction": Station(scene(script=luck(1, 2)), once=auctioned),
    "pay": Station(scene(OWING, DEEDS, luck(3, 4)), once=rolled("[data-do=pay]")),
    "short": Station(scene(SHORT, DEEDS, luck(3, 4)), once=rolled("[data-short]")),
    "casino": Station(scene(RICH, script=luck(3, 4)), once=rolled("[data-do=bet]")),
    "jail": Station(scene(JAILED, DEEDS)),
    "claim": Station(CLAIMED, each=press("[data-tool=claim]")),
    "tax": Station(TAXED, once=rolled("[data-do=tax]")),
    "vote": Station(TABLE, once=press("[data-menu]", "[data-do=ask_pause]"), each=seen("[data-vote]")),
    "asked": Station(TABLE, bob=press("[data-menu]", "[data-do=ask_pause]"), each=seen("[data-do=agree]")),
    "offer": Station({**TABLE, "turn": "Bob"}, bob=offered, each=seen("[data-do=accept]")),
    "player": Station(TABLE, each=press("li[data-seat='1'] > button")),
    "strip": Station(TABLE, each=press("[data-pos='39']", "[data-lower]"), devices=PHONES),
    "ways": Station(BUS, once=rolled("[data-card=ways] [data-do=choose]")),
    "outcry": Station(OUTCRY, once=auctioned),
    "between": Station(GAP, bob=press("[data-tool=ask_gap]"), once=rolled("[data-do=ready]")),
    "plan": Station(FEW, each=press("[data-tool=request_build]")),
    "wanted": Station(FEW, bob=asked_to_build(16, 18), each=seen("[data-card=wanted]")),
    "lot": Station(FEW, bob=asked_to_build(16, 18), once=asked_to_build(6, 8), each=seen("[data-do=bid]")),
    "cards": Station(GAP, each=carded),
    "judge": Station(judge=True, each=seen("[data-qr] path")),
    "orders": Station(judge=True, once=judging("[data-orders='1']"), each=press("[data-warn=provocation]")),
    "halted": Station(judge=True, once=judging("[data-do=pause]"), each=seen("[data-do=resume]")),
    "over": Station(scene(), once=given_up),
    "deed": Station(TABLE, each=press("[data-pos='39']")),
    "trade": Station(TABLE, each=press("[data-tool=propose]")),
    "build": Station(TABLE, each=press("[data-tool=build]")),
    "menu": Station(TABLE, each=press("[data-menu]")),
    "choices": Station(TABLE, each=press("[data-menu]", "[data-settings]")),
    "assets": Station(TABLE, each=press("[data-tab=assets]"), devices=PHONES),
    "chat": Station(TABLE, each=press("[data-tab=chat]"), devices=PHONES),
    "log": Station(TABLE, each=press("[data-tab=log]"), devices=PHONES),
}

"""Takes the pictures in web/pictures anew: `python -m tests.browser.pictures`, with the page built."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from infra import chromium
from tests.browser.scenes import Scene
from tests.browser.screens import FLAGS, Device, Person
from tests.local.played_server import Server, serving

ROOT: Final = Path(__file__).resolve().parents[2]
OUT: Final = ROOT / "web" / "pictures"
SEATS: Final = [
    {"name": "Ann", "cash": 8_240, "pos": 32},
    {"name": "Bob", "cash": 11_350, "pos": 24},
    {"name": "Cleo", "cash": 6_100, "pos": 11},
    {"name": "Dan", "cash": 9_480, "pos": 6},
]
OWNERS: Final = {
    "Ann": (1, 3, 12, 21, 23, 37),
    "Bob": (5, 15, 26, 27, 29, 39),
    "Cleo": (6, 8, 14, 25, 31),
    "Dan": (11, 13, 16, 18, 34),
}
BUILT: Final = {1: 3, 3: 2, 26: 1, 27: 1, 29: 2}
ROLL: Final = {"seat": "Ann", "do": "roll", "dice": [3, 4]}


def middle_of_a_game() -> Scene:
    deeds: dict[str, object] = {
        str(pos): {"owner": owner, "level": BUILT.get(pos, 0)} for owner, all_of in OWNERS.items() for pos in all_of
    }
    deeds["12"] = {"owner": "Ann", "mortgaged": True, "rounds_left": 3}
    return {
        "title": "A picture", "mode": "brands.classic", "seats": SEATS, "deeds": deeds, "turn": "Ann", "round": 14,
        "minute": 38, "script": [ROLL],
    }  # fmt: skip


def table(browser: Browser, server: Server, device: Device, name: str, *, dark: bool = False) -> None:
    """Ann is asked for a rent, everybody is there."""
    status, laid = server.ask("POST", "/api/dev/tables", json.dumps(middle_of_a_game()))
    assert status == 201, laid
    seats = laid["seats"]
    assert isinstance(seats, dict)
    people = {each: Person.arrive(browser, server.address, device).hurried() for each in seats}
    for each, person in people.items():
        person.page.emulate_media(color_scheme="dark" if dark else "light")
        person.go(str(seats[each]))
        person.is_online()
    ann = people["Ann"]
    ann.can("roll").click()
    ann.can("pay").wait_for()
    take(ann, name)
    for person in people.values():
        person.context.close()


def take(person: Person, name: str) -> None:
    person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=OUT / f"{name}.png")


def home_and_lobby(browser: Browser, server: Server) -> None:
    host = Person.arrive(browser, server.address, "desktop")
    host.go("/")
    host.can("practice").wait_for()
    take(host, "home")
    host.seat_in_lobby()
    host.page.locator("li[data-seat='1'] [data-do=seat_bot]").click()
    host.page.locator("li[data-seat='1']").get_by_text("bot").wait_for()
    take(host, "lobby")
    host.context.close()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        with serving(Path(folder), DEV="1") as server:
            table(browser, server, "desktop", "table")
            table(browser, server, "phone", "phone")
            table(browser, server, "phone", "phone-dark", dark=True)
            home_and_lobby(browser, server)
        browser.close()
    sys.stdout.write(f"pictures in {OUT.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Every screen, size, look and language as a picture, with a sheet to look them over: `make shots`."""

import html
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

from infra import chromium
from tests.browser.screens import FLAGS, SIZES, Device, Person, Screen
from tests.browser.stations import STATIONS, Station, speak
from tests.local.played_server import Server, serving

ROOT: Final = Path(__file__).resolve().parents[2]
OUT: Final = ROOT / "web" / "shots"
LANGUAGES: Final = ("en", "ar")
THEMES: Final[tuple[str, ...]] = ("light", "dark")
STYLE: Final = "body{font:14px system-ui;background:#777}figure{display:inline-block;margin:8px}img{max-height:420px}"


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[list[Person]]:
    people: list[Person] = []
    yield people
    for person in people:
        person.context.close()


def shoot(browser: Browser, server: Server, name: str, station: Station, device: Device) -> list[str]:
    """The names of its pictures: each language, light and dark."""
    taken: list[str] = []
    with visiting(browser, server.address) as people:

        def visit(screen: Screen) -> Person:
            people.append(Person.arrive(browser, server.address, screen))
            return people[-1]

        person = station.arrive(server, visit, device)
        station.each(person)
        for theme in THEMES:
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            for language in LANGUAGES:
                speak(person, language)
                person.page.wait_for_timeout(250)
                taken.append(f"{name}-{device}-{theme}-{language}.png")
                person.page.screenshot(path=OUT / taken[-1])
    return taken


def sheet(pictures: list[str]) -> str:
    figures = (
        f'<figure><a href="{each}"><img loading="lazy" src="{each}" alt=""></a><figcaption>{html.escape(each[:-4])}'
        "</figcaption></figure>"
        for each in pictures
    )
    return f"<!doctype html><title>Shots</title><style>{STYLE}</style>\n" + "\n".join(figures) + "\n"


def main(wanted: list[str]) -> int:
    OUT.mkdir(exist_ok=True)
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        with serving(Path(folder), DEV="1") as server:
            for name in wanted or STATIONS:
                station = STATIONS[name]
                for device in (each for each in SIZES if each in station.devices):
                    try:
                        shoot(browser, server, name, station, device)
                    except (Error, AssertionError) as error:
                        failed.append(f"{name} on {device}: {str(error).splitlines()[0]}")
        browser.close()
    pictures = sorted(path.name for path in OUT.glob("*.png"))
    (OUT / "index.html").write_text(sheet(pictures), encoding="utf-8")
    sys.stdout.write(f"{len(pictures)} pictures: {(OUT / 'index.html').relative_to(ROOT)}\n")
    sys.stdout.writelines(f"not taken: {each}\n" for each in failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

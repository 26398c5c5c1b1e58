"""Every screen as axe sees it, light and dark, from left to right and from right to left: nothing to complain of."""

from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Visit
from tests.browser.stations import STATIONS, speak
from tests.local.played_server import Server

AXE: Final = Path(ROOT / "web/node_modules/axe-core/axe.min.js")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = """async (tags) => (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`))"""
# Colours that are still on their way would be judged half way. Clocks run for longer than two seconds.
SETTLED: Final = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const brief = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < 2000);
  await Promise.allSettled(brief.map((each) => each.finished));
}"""
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


def violations(page: Page, theme: Theme) -> list[str]:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, TAGS)
    return found


@pytest.mark.parametrize("name", STATIONS)
def test_nothing_stands_in_the_way(server: Server, visit: Visit, name: str) -> None:
    station = STATIONS[name]
    person = station.arrive(server, visit, "phone")
    person.page.emulate_media(reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    station.each(person)
    found["light, from left to right"] = violations(person.page, "light")
    speak(person, "ar")
    found["dark, from right to left"] = violations(person.page, "dark")
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("name", ["home", "lobby", "roll", "buy", "trade"])
def test_nor_on_a_wide_screen(server: Server, visit: Visit, name: str) -> None:
    station = STATIONS[name]
    person = station.arrive(server, visit, "desktop")
    station.each(person)
    found = {}
    for theme in THEMES:
        found[theme] = violations(person.page, theme)
    assert {where: what for where, what in found.items() if what} == {}

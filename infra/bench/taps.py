"""A thumb on a phone's page, the server on the same machine: how soon the page answers, and how soon the table has."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from infra import chromium
from tests.browser.scenes import laid_out, scene
from tests.browser.screens import FLAGS, Person
from tests.local.played_server import Server, serving

TABLES: Final = 40
LUCK: Final = [{"seat": "Ann", "do": "roll", "dice": [1, 2]}]
# From the finger on the glass to the frame that shows it: the button is taken, and then what came of it begins to run.
RECORD: Final = """() => {
  window.taps = [];
  addEventListener('pointerdown', ({ timeStamp }) => window.taps.push({ timeStamp }), true);
  const shown = (name) => requestAnimationFrame(() => setTimeout(() => {
    const tap = window.taps.at(-1);
    if (tap) tap[name] ??= performance.now() - tap.timeStamp;
    document.documentElement.dataset.answered = window.taps.filter((each) => each.acknowledged).length;
  }));
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (attributeName === 'aria-disabled' && target.ariaDisabled === 'true') shown('reaction');
      if (attributeName === 'data-film' && target.dataset.film === 'true') shown('acknowledged');
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-disabled', 'data-film'] });
}"""


def measure() -> dict[str, float | int]:
    """Milliseconds from touch to paint, of throws and purchases; the film is on, nothing is slowed down."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), DEV="1") as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        taps = _tapped(browser, server)
        browser.close()
    reactions, answers = ([tap[name] for tap in taps] for name in ("reaction", "acknowledged"))
    return {
        "taps": len(taps),
        "reaction_median_ms": _at(reactions, 50),
        "reaction_p95_ms": _at(reactions, 95),
        "acknowledged_median_ms": _at(answers, 50),
        "acknowledged_p95_ms": _at(answers, 95),
    }


def _tapped(browser: Browser, server: Server) -> list[dict[str, float]]:
    ann = Person.arrive(browser, server.address, "phone").prefer(guard="0")
    taps: list[dict[str, float]] = []
    for _ in range(TABLES):
        ann.go(laid_out(server, scene(script=LUCK))["Ann"])
        ann.is_online()
        ann.page.evaluate(RECORD)
        for number, does in enumerate(("roll", "buy"), 1):
            ann.can(does).tap()
            ann.page.locator(f"[data-answered='{number}']").wait_for()
            ann.page.locator("[data-film=false]").wait_for()
        taps += ann.page.evaluate("window.taps")
    return taps


def _at(values: list[float], percent: int) -> float:
    return round(sorted(values)[len(values) * percent // 100], 1)

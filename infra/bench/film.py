"""The film in a real browser, slowed down four times: how long its frames take while three hundred events are shown."""

import json
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, TypeAlias, cast

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from infra import chromium
from tests.browser.screens import FLAGS, Person
from tests.local.played_server import Json, Map, Player, Server, serving, sitting

EVENTS: Final = 300
SLOWED: Final = 4
BETWEEN: Final = 0.6
"""Seconds between two commands: frames queue, and the film has to catch up, as with quick bots."""
MOST_COMMANDS: Final = 400
SEATS: Final = ("Ann", "Bob", "Cleo", "Dan")
WANTED: Final = ("roll", "buy", "pay", "pay_fine", "pass", "skip_bet", "decline", "sell", "mortgage")
# A frame belongs to the film if it ran when the frame began or when it was shown: what starts or ends a film counts.
# One of the screen that came too late counts as long as it took.
RECORD: Final = """() => {
  const kept = window.kept = { film: [], idle: [], tasks: [] };
  const board = document.querySelector('[data-film]');
  let last = performance.now();
  let ran = false;
  const frame = (now) => {
    const runs = board.dataset.film === 'true';
    kept[runs || ran ? 'film' : 'idle'].push(now - last);
    [last, ran] = [now, runs];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.tasks.push(duration);
  }).observe({ type: 'longtask' });
}"""
CALM: Final = 3_000
"""Before anything happens the same page is watched for so long: what the machine itself lets drop."""
PARTS: Final = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
Figures: TypeAlias = dict[str, float | int | dict[str, float | int]]


def measure() -> Figures:
    """Milliseconds of what a watching page shows; the players are sockets and cost it nothing."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), DEV="1") as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        found = _watched(browser, server)
        browser.close()
    return found


def _watched(browser: Browser, server: Server) -> Figures:
    scenario: Mapping[str, object] = {
        "title": "The film", "mode": "brands.classic", "turn": "Ann", "round": 3, "minute": 5,
        "seats": [{"name": name, "cash": 15_000, "pos": 10 * at} for at, name in enumerate(SEATS)],
    }  # fmt: skip
    status, answer = server.ask("POST", "/api/dev/tables", json.dumps(scenario))
    assert status == 201, answer
    addresses, table = cast(dict[str, str], answer["seats"]), str(answer["table"])
    watcher = Person.arrive(browser, server.address, "desktop")
    watcher.go(addresses["Ann"])
    watcher.is_online()
    page = watcher.page
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(2_000)
    page.evaluate(RECORD)
    page.wait_for_timeout(CALM)
    calm = _frames(_taken(page, "idle"))
    before = _spent(devtools)
    with ExitStack() as open_sockets:
        sockets = (sitting(server, table, address.rpartition("/")[2]) for address in addresses.values())
        events = _played([open_sockets.enter_context(each) for each in sockets])
        page.wait_for_timeout(8_000)
    after = _spent(devtools)
    return {
        "events": events,
        "slowed": SLOWED,
        **_frames(_taken(page, "film")),
        "between_films": _frames(_taken(page, "idle")),
        "before_all": calm,
        "tasks_over_50_ms": len(_taken(page, "tasks")),
        "ms_per_event": {name: round((after[name] - before[name]) * 1000 / events, 1) for name in after},
    }


def _played(players: list[Player]) -> int:
    """Everybody does the first thing that is asked of them, until enough has happened; how much has."""
    events = 0
    for _ in range(MOST_COMMANDS):
        if events >= EVENTS:
            break
        time.sleep(BETWEEN)
        for player in players:
            _caught_up(player)
        mover = next((each for each in players if _command(each) is not None), None)
        command = _command(mover) if mover else None
        if mover is None or command is None:
            continue
        events += len(cast(list[Json], mover.play(**command).get("events", [])))
    return events


def _caught_up(player: Player) -> None:
    """Reads what has been pushed since."""
    with suppress(TimeoutError):
        while True:
            player.hear(0.02)


def _command(player: Player) -> Map | None:
    options = {str(each["do"]): each for each in cast(list[Map], player.frame["options"])}
    found = next((options[name] for name in WANTED if name in options), None)
    return None if found is None else {name: _first(value) for name, value in found.items()}


def _first(value: Json) -> Json:
    """Of an open field: the first that it may be."""
    return cast(list[Json], value["in"])[0] if isinstance(value, dict) else value


def _taken(page: Page, kind: str) -> list[float]:
    """What has been recorded of a kind since it was asked for last, the shortest first."""
    return sorted(page.evaluate("(kind) => window.kept[kind].splice(0)", kind))


def _spent(devtools: CDPSession) -> dict[str, float]:
    """Seconds of the page's main thread so far, slowed down as it is; `rest`: painting, and everything else."""
    found = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    parts = {name: found[metric] for name, metric in PARTS.items()}
    return {**parts, "rest": found["TaskDuration"] - sum(parts.values())}


def _frames(frames: list[float]) -> dict[str, float | int]:
    if not frames:
        return {"frames": 0}
    return {
        "frames": len(frames),
        "per_second": round(1000 * len(frames) / sum(frames), 1),
        "median_ms": round(frames[len(frames) // 2], 1),
        "p99_ms": round(frames[len(frames) * 99 // 100], 1),
        "longest_ms": round(frames[-1], 1),
        "over_50_ms": sum(each > 50 for each in frames),
    }

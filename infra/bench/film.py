"""The film in a real browser, slowed down four times: what reaches the screen while three hundred events are shown.

Counted are the pictures that were really on the screen, out of Chromium's own trace, also those that its compositor
makes alone of running animations (a loop of the page's own would force a frame of the page each time).
`longest_ms` and the like: from one picture to the next while there was anything new to show; where nothing moves,
nothing is late. `updates`: what the page itself drew, from the beginning of its frame until it was on the screen.
"""

import json
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, TypeAlias, cast

from playwright.sync_api import Browser, CDPSession, sync_playwright

from infra import chromium
from infra.bench import frames
from tests.browser.screens import FLAGS, Person
from tests.local.played_server import Json, Map, Player, Server, serving, sitting

EVENTS: Final = 300
SLOWED: Final = 4
BETWEEN: Final = 0.6
"""Seconds between two commands: frames queue, and the film has to catch up, as with quick bots."""
MOST_COMMANDS: Final = 400
SEATS: Final = ("Ann", "Bob", "Cleo", "Dan")
WANTED: Final = ("roll", "buy", "pay", "pay_fine", "pass", "skip_bet", "decline", "sell", "mortgage")
MARK: Final = """() => {
  const board = document.querySelector('[data-film]');
  const marked = new MutationObserver(() => performance.mark(`film:${board.dataset.film}`));
  marked.observe(board, { attributeFilter: ['data-film'] });
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
}"""
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
    page.evaluate(MARK)
    browser.start_tracing(page=page, categories=frames.CATEGORIES)
    before = _spent(devtools)
    with ExitStack() as open_sockets:
        sockets = (sitting(server, table, address.rpartition("/")[2]) for address in addresses.values())
        events = _played([open_sockets.enter_context(each) for each in sockets])
        page.wait_for_timeout(8_000)
    after = _spent(devtools)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    tries, ran = frames.frames(trace), frames.films(trace)
    seen = list(frames.seen(tries, ran))
    return {
        "events": events,
        "slowed": SLOWED,
        "per_second": _per_second([each.after for each in seen if each.film]),
        **_times([each.after for each in seen if each.film]),
        "between_films": _times([each.after for each in seen if not each.film]),
        "updates": _times(frames.updates(tries, ran)),
        "tasks_over_50_ms": len(page.evaluate("window.tasks")),
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


def _spent(devtools: CDPSession) -> dict[str, float]:
    """Seconds of the page's main thread so far, slowed down as it is; `rest`: painting, and everything else."""
    found = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    parts = {name: found[metric] for name, metric in PARTS.items()}
    return {**parts, "rest": found["TaskDuration"] - sum(parts.values())}


def _per_second(pictures: list[float]) -> float:
    return round(1000 * len(pictures) / sum(pictures), 1) if pictures else 0


def _times(each: list[float]) -> dict[str, float | int]:
    if not each:
        return {"many": 0}
    short_first = sorted(each)
    return {
        "many": len(each),
        "median_ms": round(short_first[len(each) // 2], 1),
        "p99_ms": round(short_first[len(each) * 99 // 100], 1),
        "longest_ms": round(short_first[-1], 1),
        "over_50_ms": sum(one > 50 for one in each),
    }

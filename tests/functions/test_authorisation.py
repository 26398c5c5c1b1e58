"""S01: every route and every frame, by every role, on an object of one's own, another's, and one that is not there."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from fastapi.routing import APIRoute

from functions import wiring
from functions.api import books, reports, session, tables
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import Frame, Loose, Page, World

ROLES = ("host", "player", "stranger", "nobody")
"""Nobody has no session, or no connection."""


@dataclass
class Scene:
    """A private table that waits, one that runs, and somebody of each role."""

    world: World
    waiting: str
    running: str
    browsers: dict[str, Browser]


@pytest.fixture
def scene(memory_items: MemoryItems) -> Iterator[Scene]:
    world = World(memory_items)
    browsers = {role: Browser(world) for role in ROLES}
    for role in ROLES[:3]:
        browsers[role].signed_in()
    tables = [table_of(browsers) for _ in range(2)]
    assert browsers["host"].post(f"/api/tables/{tables[1]}/start").status_code == 200
    yield Scene(world, tables[0], tables[1], browsers)
    wiring.use(None)


def table_of(browsers: dict[str, Browser]) -> str:
    wish = {"mode": "brands.classic", "seats": 4, "watched": False}
    table: str = browsers["host"].post("/api/tables", wish).json()["id"]
    browsers["player"].post(f"/api/tables/{table}/join")
    return table


# What each role is answered, in the order of ROLES; for an object that is not there the last column counts for all.
ON_TABLES = [
    ("POST", "/api/tables/{waiting}/leave", {}, (200, 200, 403, 401), 404),
    ("POST", "/api/tables/{waiting}/start", {}, (200, 403, 403, 401), 404),
    ("POST", "/api/tables/{running}/start", {}, (409, 409, 403, 401), 404),
    ("POST", "/api/tables/{waiting}/bots", {"seat": 2, "temper": "trader"}, (200, 403, 403, 401), 404),
    ("DELETE", "/api/tables/{waiting}/seats/1", {}, (200, 403, 403, 401), 404),
    ("POST", "/api/tables/{waiting}/move", {"seat": 2}, (200, 200, 403, 401), 404),
    ("POST", "/api/tables/{running}/move", {"seat": 2}, (409, 409, 403, 401), 404),
    ("POST", "/api/tables/{waiting}/join", {}, (200, 200, 200, 401), 404),
    ("POST", "/api/tables/{running}/join", {}, (200, 200, 409, 401), 404),
    ("POST", "/api/tables/{running}/rematch", {}, (409, 409, 403, 401), 404),
    ("GET", "/api/tables/{running}/view", {}, (200, 200, 403, 403), 404),
    ("GET", "/api/tables/{running}/log", {}, (200, 200, 403, 403), 404),
    ("GET", "/api/tables/{running}/views/3", {}, (200, 200, 403, 403), 404),
    ("GET", "/api/tables/{running}/worth", {}, (200, 200, 403, 403), 404),
    ("POST", "/api/ticket", {"table": "{running}"}, (200, 200, 403, 401), 404),
]
ELSE = [
    ("POST", "/api/session", {}, (200, 200, 200, 200)),
    ("DELETE", "/api/session", {}, (200, 200, 200, 401)),
    ("GET", "/api/me", {}, (200, 200, 200, 401)),
    ("POST", "/api/me", {"name": "Somebody"}, (200, 200, 200, 401)),
    ("GET", "/api/tables", {}, (200, 200, 200, 200)),
    ("GET", "/api/tables?mode=brands.classic", {}, (200, 200, 200, 200)),
    ("POST", "/api/tables", {"mode": "brands.classic"}, (200, 200, 200, 401)),
    ("POST", "/api/quick", {"mode": "brands.classic"}, (200, 200, 200, 401)),
    ("GET", "/api/me/tables", {}, (200, 200, 200, 401)),
    ("POST", "/api/practice", {"mode": "brands.classic", "key": "0123456789abcdef"}, (200, 200, 200, 401)),
    ("POST", "/api/join", {"code": "AAAAAA"}, (404, 404, 404, 401)),
    ("POST", "/api/csp", {"csp-report": {}}, (200, 200, 200, 200)),
    ("GET", "/api/rulesets/none", {}, (404, 404, 404, 404)),
    ("GET", "/api/modes", {}, (200, 200, 200, 200)),
    ("GET", "/api/modes/brands.classic", {}, (200, 200, 200, 200)),
    ("GET", "/api/modes/brands.classic/rules", {}, (200, 200, 200, 200)),
    ("GET", "/api/health", {}, (200, 200, 200, 200)),
]


def ask(browser: Browser, method: str, path: str, body: Loose) -> int:
    if method == "GET":
        return int(browser.get(path).status_code)
    return int((browser.delete(path) if method == "DELETE" else browser.post(path, body)).status_code)


def filled(text: str, scene: Scene) -> str:
    return text.replace("{waiting}", scene.waiting).replace("{running}", scene.running)


@pytest.mark.parametrize(("method", "path", "body", "codes", "absent"), ON_TABLES)
@pytest.mark.parametrize("role", ROLES)
def test_S01_tables(scene: Scene, role: str, method: str, path: str, body: Loose, codes: Loose, absent: int) -> None:
    said = json.loads(filled(json.dumps(body), scene))
    browser = scene.browsers[role]
    nowhere = path.replace("{waiting}", "none").replace("{running}", "none")
    lost = {key: "none" if key == "table" else value for key, value in said.items()}
    expected = 401 if role == "nobody" and method != "GET" else absent
    assert ask(browser, method, nowhere, lost) == expected
    assert ask(browser, method, filled(path, scene), said) == codes[ROLES.index(role)]


@pytest.mark.parametrize(("method", "path", "body", "codes"), ELSE)
@pytest.mark.parametrize("role", ROLES)
def test_S01_everything_else(scene: Scene, role: str, method: str, path: str, body: Loose, codes: Loose) -> None:
    assert ask(scene.browsers[role], method, path, body) == codes[ROLES.index(role)]


def test_S01_the_matrix_names_every_route() -> None:
    routes = [route for each in (books, reports, session, tables) for route in each.router.routes]
    served = {(method, route.path) for route in routes if isinstance(route, APIRoute) for method in route.methods or ()}
    listed = {(row[0], plain(row[1])) for row in ON_TABLES} | {(row[0], plain(row[1])) for row in ELSE}
    assert {(method, plain(path)) for method, path in served} == listed


def plain(path: str) -> str:
    """The path with its parameters left out."""
    parts = path.partition("?")[0].split("/")
    known = {"api", "session", "me", "ticket", "tables", "quick", "join", "leave", "start", "bots", "seats", "move",
             "rematch", "view", "views", "log", "rulesets", "modes", "health", "csp", ""}  # fmt: skip
    return "/".join(part if part in known else "*" for part in parts)


FRAMES: dict[str, Frame] = {
    "hello": {"op": "hello", "v": None},
    "play": {"op": "play", "client": "ab" * 8, "n": 1, "turn": 0, "roll": 0, "command": {"do": "surrender"}},
    "chat": {"op": "chat", "text": "hi"},
    "ping": {"op": "ping", "t": 1},
}
SEEN = {
    ("hello", "player"): "frame",
    ("hello", "watcher"): "frame",
    ("hello", "nobody"): "UNAUTHENTICATED",
    ("play", "player"): "frame",
    ("play", "watcher"): "NOT_SEATED",
    ("play", "nobody"): "UNAUTHENTICATED",
    ("chat", "player"): "chat",
    ("chat", "watcher"): "NOT_SEATED",
    ("chat", "nobody"): "UNAUTHENTICATED",
    ("ping", "player"): "pong",
    ("ping", "watcher"): "pong",
    ("ping", "nobody"): "UNAUTHENTICATED",
}


@pytest.mark.parametrize(("op", "role"), SEEN)
def test_S01_frames(memory_items: MemoryItems, op: str, role: str) -> None:
    world = World(memory_items)
    player = world.table(3)[0]
    other = world.table(2)[0]
    page = {
        "player": player,
        "watcher": world.page(world.guest(), player.table),
        "nobody": Page(world, player.user, player.table, "none", "ab" * 8),
    }[role]
    answer = page.send(**FRAMES[op], table=player.table)[-1]
    assert answer.get("refused", answer["op"]) == SEEN[op, role]
    foreign = page.send(**FRAMES[op], table=other.table)[-1]
    assert foreign["refused"] == "UNAUTHENTICATED"
    assert page.send(**FRAMES[op], table="none")[-1]["refused"] in ("UNAUTHENTICATED", "NO_SUCH_TABLE")

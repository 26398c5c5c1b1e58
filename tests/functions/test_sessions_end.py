"""S07: the end of a session is the end of everything that it opened, at once."""

import json
from collections.abc import Iterator

import pytest

from functions import keys, on_socket, people, wiring
from functions.people import User
from functions.tables import lobby
from functions.tables.lobby import Wish
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import World, hang_up

MODE = "brands.classic"


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    yield World(memory_items)
    wiring.use(None)


def signed_in(world: World) -> tuple[Browser, User]:
    browser = Browser(world).signed_in()
    session = people.session_of(world.on, str(browser.http.cookies["__Host-sid"]))
    assert session is not None
    user = people.user_of(world.items, session.user)
    assert user is not None
    return browser, user


@pytest.mark.parametrize("role", ["player", "watcher"])
def test_S07_its_sockets_end(world: World, role: str) -> None:
    browser, user = signed_in(world)
    own = browser.post("/api/tables", {"mode": MODE}).json()["id"]
    table = own if role == "player" else world.table(2)[0].table
    page = world.page(user, table)
    page.hello()
    assert browser.delete("/api/session").status_code == 200
    assert page.conn in world.post.closed
    assert page.send(op="ping", table=table, t=1)[-1]["refused"] == "UNAUTHENTICATED"
    assert page.conn not in {each.id for each in world.state(table).connections}
    assert browser.get("/api/me").status_code == 401


def test_S07_its_user_is_away_at_once_for_those_who_stay(world: World) -> None:
    owner = world.guest()
    host = world.page(owner, lobby.open_table(world.on, owner, Wish(MODE, 2)).id)
    host.hello()
    browser, user = signed_in(world)
    browser.post(f"/api/tables/{host.table}/join")
    for _ in range(2):
        world.page(user, host.table).hello()
    heard = len(host.frames)
    browser.delete("/api/session")
    told = host.frames[heard:]
    assert [frame["view"]["lobby"]["seats"][1]["online"] for frame in told] == [False], "once, though two pages ended"


def test_S07_no_other_users_socket_ends(world: World) -> None:
    page = world.table(2)[0]
    signed_in(world)[0].delete("/api/session")
    assert world.post.closed == set() and page.send(op="ping", table=page.table, t=1)[-1]["op"] == "pong"


def connecting(world: World, ticket: str) -> int:
    headers = {"origin": "https://freehold.test", "sec-websocket-protocol": f"freehold.v1, tk.{ticket}"}
    return on_socket.connect(world.on, "late", headers)["statusCode"]


def test_S07_its_tickets_open_nothing(world: World) -> None:
    browser, _ = signed_in(world)
    table = world.table(2)[0].table
    ticket = browser.post("/api/ticket", {"table": table}).json()["ticket"]
    browser.delete("/api/session")
    assert connecting(world, ticket) == 401
    assert "late" not in {each.id for each in world.state(table).connections}


def test_S07_a_socket_that_opens_meanwhile_does_not_stay(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session ends between the use of the ticket and the writing of the connection."""
    browser, _ = signed_in(world)
    table = world.table(2)[0].table
    ticket = browser.post("/api/ticket", {"table": table}).json()["ticket"]
    real = people.use_ticket

    def use(*arguments: object) -> object:
        found = real(*arguments)  # type: ignore[arg-type]
        assert browser.delete("/api/session").status_code == 200
        return found

    monkeypatch.setattr(people, "use_ticket", use)
    assert connecting(world, ticket) == 401
    assert "late" not in {each.id for each in world.state(table).connections}


def test_a_socket_that_ended_leaves_nothing_behind(memory_items: MemoryItems, world: World) -> None:
    page = world.page(world.guest(), world.table(2)[0].table)
    assert memory_items.get(keys.socket(page.user.id, page.conn)) is not None
    hang_up(world, page)
    assert json.dumps(page.conn) not in json.dumps(
        [f"{each.key.pk} {each.key.sk}" for each in memory_items.everything()]
    )
    assert memory_items.get(keys.socket(page.user.id, page.conn)) is None

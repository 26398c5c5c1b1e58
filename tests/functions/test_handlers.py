"""The Lambda handlers with the events that API Gateway and the state machine send."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from functions import limits, on_clock, on_http, on_socket, on_sweep, people, store, wiring
from functions.networks import prefix
from functions.on_clock import LAPS, Waking
from functions.tables import clock, lobby
from infra.local.sqlite import SqliteItems
from tests.functions.memory import MemoryItems
from tests.functions.world import Loose, Page, World


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    made = World(memory_items)
    wiring.use(lambda: made.on)
    yield made
    wiring.use(None)


def told(route: str, conn: str = "c1", **more: Loose) -> Loose:
    return {"requestContext": {"routeKey": route, "connectionId": conn, "identity": {"sourceIp": "::1"}}, **more}


def connecting(world: World, ticket: str, **headers: str) -> Loose:
    offered = f"freehold.v1, tk.{ticket}"
    return on_socket.handler(
        told("$connect", headers={"Origin": "https://freehold.test", "Sec-WebSocket-Protocol": offered} | headers), None
    )


def ticket_for(world: World) -> tuple[str, str]:
    user = world.guest()
    table = lobby.open_table(world.on, user, lobby.Wish("brands.classic", 2)).id
    return people.new_ticket(world.on, user.id, table), table


def test_a_socket_from_its_connect_to_its_end(world: World) -> None:
    ticket, table = ticket_for(world)
    answer = connecting(world, ticket)
    assert answer == {"statusCode": 200, "headers": {"Sec-WebSocket-Protocol": "freehold.v1"}}
    frame = json.dumps({"op": "hello", "table": table, "v": None})
    assert on_socket.handler(told("$default", body=frame, isBase64Encoded=False), None) == {"statusCode": 200}
    assert world.post.letters["c1"][-1]["you"]["host"]
    on_socket.handler(told("$default", body="AAAA", isBase64Encoded=True), None)
    assert world.post.letters["c1"][-1]["refused"] == "BAD_FRAME"
    on_socket.handler(told("$disconnect"), None)
    assert world.state(table).connections == ()
    on_socket.handler(told("$disconnect"), None)


def test_F72_a_socket_speaks_what_both_know(world: World) -> None:
    ticket, _ = ticket_for(world)
    old = {"Sec-WebSocket-Protocol": f"freehold.v0, tk.{ticket}"}
    assert connecting(world, ticket, **old)["statusCode"] == 400
    both = {"Sec-WebSocket-Protocol": f"freehold.v9, freehold.v1, tk.{ticket}"}
    assert connecting(world, ticket, **both)["headers"] == {"Sec-WebSocket-Protocol": "freehold.v1"}


def test_F63_a_ticket_opens_one_socket(world: World) -> None:
    ticket, _ = ticket_for(world)
    assert connecting(world, ticket)["statusCode"] == 200
    assert connecting(world, ticket)["statusCode"] == 401


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.test"}, 403),
        ({"Sec-WebSocket-Protocol": "freehold.v1"}, 400),
        ({"Sec-WebSocket-Protocol": "freehold.v9, tk.x"}, 400),
        ({"Sec-WebSocket-Protocol": "freehold.v1, tk.forged"}, 401),
    ],
)
def test_F67_a_stranger_is_not_let_in(world: World, headers: dict[str, str], status: int) -> None:
    ticket, table = ticket_for(world)
    assert connecting(world, ticket, **headers)["statusCode"] == status
    assert world.state(table).connections == ()


def test_S19_one_network_opens_so_many_sockets(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECT", limits.Bucket("connect", 1_000, 2))
    answers = [connecting(world, ticket_for(world)[0])["statusCode"] for _ in range(3)]
    assert answers == [200, 200, 429]
    world.site = wiring.Site(origins=world.site.origins, per_prefix=False)
    wiring.use(lambda: world.on)
    assert connecting(world, ticket_for(world)[0])["statusCode"] == 200


SECRET = "s" * 32


def through(address: str, secret: str = SECRET) -> dict[str, str]:
    """What the delivery network adds."""
    return {"X-Origin-Secret": secret, "CloudFront-Viewer-Address": address}


@pytest.mark.parametrize("headers", [{}, {"X-Origin-Secret": "guessed"}, {"X-Origin-Secret": "\u00e9"}])
def test_S18_who_walks_around_the_delivery_network_is_not_let_in(world: World, headers: dict[str, str]) -> None:
    world.site = wiring.Site(origins=world.site.origins, secret=SECRET)
    assert connecting(world, ticket_for(world)[0], **headers)["statusCode"] == 403
    assert connecting(world, ticket_for(world)[0], **through("192.0.2.1:1"))["statusCode"] == 200


def test_S17_behind_the_delivery_network_the_viewer_is_counted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECT", limits.Bucket("connect", 1_000, 1))
    world.site = wiring.Site(origins=world.site.origins, secret=SECRET)

    def statuses(*viewers: str) -> list[int]:
        return [connecting(world, ticket_for(world)[0], **through(viewer))["statusCode"] for viewer in viewers]

    assert statuses("192.0.2.1:50", "198.51.100.1:50", "192.0.2.9:51") == [200, 200, 429]
    assert statuses("2001:db8:0:1:2:3:4:5:443", "2001:db8:0:2::1:443", "[2001:db8:0:1::9]:443") == [200, 200, 429]


def test_S17_without_a_secret_nobody_says_where_he_comes_from(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECT", limits.Bucket("connect", 1_000, 1))
    viewers = ("192.0.2.1:50", "198.51.100.1:50")
    said = [connecting(world, ticket_for(world)[0], **through(viewer))["statusCode"] for viewer in viewers]
    assert said == [200, 429]


@pytest.mark.parametrize(
    ("address", "network"),
    [("192.0.2.77", "192.0.2.0/24"), ("2001:db8:0:1::9", "2001:db8:0:1::/64"), ("testclient", "unknown")],
)
def test_a_network_is_what_a_household_or_club_shares(address: str, network: str) -> None:
    assert prefix(address) == network


def test_locally_the_origin_must_be_the_host(world: World) -> None:
    world.site = wiring.Site(same_host=True)
    ticket, _ = ticket_for(world)
    assert connecting(world, ticket, Host="localhost:8000")["statusCode"] == 403
    assert connecting(world, ticket, Host="localhost:8000", Origin="https://localhost:8000")["statusCode"] == 403
    assert connecting(world, ticket, Host="localhost:8000", Origin="http://localhost:8000")["statusCode"] == 200


def test_S27_a_fault_of_ours_is_answered_without_its_cause(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Loose) -> None:
        raise RuntimeError("secret path /etc")

    monkeypatch.setattr("functions.service._carry_out", broken)
    frame = json.dumps({"op": "ping", "table": "t", "t": 1})
    on_socket.handler(told("$default", body=frame), None)
    assert world.post.letters["c1"][-1]["refused"] == "FAULT" and "ack" not in world.post.letters["c1"][-1]
    command = {"op": "play", "table": "t", "client": "ab" * 8, "n": 7, "turn": 1, "roll": 0, "command": {"do": "roll"}}
    on_socket.handler(told("$default", body=json.dumps(command)), None)
    assert world.post.letters["c1"][-1]["ack"] == 7
    on_socket.handler(told("$default", body="{"), None)
    assert b"secret" not in b"".join(world.post.raw)


def waking(page: Page, n: int, lap: int = 0) -> Waking:
    return {"table": page.table, "n": n, "lap": lap, "until": "2030-01-01T00:00:00Z", "done": False}


def test_a_lap_of_the_clock(world: World) -> None:
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None
    early = on_clock.handler(waking(page, alarm.n), None)
    assert (early["done"], early["lap"]) == (False, 1)
    world.clock.at = alarm.wake
    late = on_clock.handler(waking(page, alarm.n, 1), None)
    assert (late["done"], late["n"], late["lap"]) == (False, alarm.n, 2)
    assert late["until"] > early["until"]
    assert "missed" in {event["type"] for event in page.frames[-1]["events"]}


def test_an_older_execution_ends(world: World) -> None:
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None and alarm.n > 1
    assert on_clock.handler(waking(page, alarm.n - 1), None)["done"]
    assert on_clock.handler({**waking(page, 1), "table": "none"}, None)["done"]


def test_after_a_thousand_laps_a_fresh_execution_takes_over(world: World) -> None:
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None
    assert on_clock.handler(waking(page, alarm.n, LAPS - 1), None)["done"]
    assert world.alarm.armed[-1][:2] == (page.table, alarm.n + 1)
    fresh = world.state(page.table).alarm
    assert fresh is not None and fresh.n == alarm.n + 1


def test_the_clock_of_a_game_that_is_over_ends(world: World) -> None:
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None
    page.play({"do": "surrender"})
    assert on_clock.handler(waking(page, alarm.n), None)["done"]
    assert world.state(page.table).alarm is None
    clock.take_over(world.on, page.table, alarm.n)
    clock.take_over(world.on, "none", alarm.n)


def test_one_table_that_can_not_be_woken_keeps_no_other_asleep(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [world.table(2)[0].table for _ in range(3)]
    world.clock.at += 3_600_000
    real = clock.rescue

    def rescue(on: Loose, table: str, n: int) -> None:
        if table == tables[0]:
            raise RuntimeError
        real(on, table, n)

    monkeypatch.setattr(clock, "rescue", rescue)
    assert on_sweep.handler({}, None) == {"swept": 3}
    assert {table for table, _, _ in world.alarm.armed[-2:]} == set(tables[1:])


def test_an_http_request_as_the_gateway_tells_it(world: World) -> None:
    event = {
        "version": "2.0",
        "routeKey": "ANY /api/{proxy+}",
        "rawPath": "/api/health",
        "rawQueryString": "",
        "headers": {"host": "x"},
        "requestContext": {"http": {"method": "GET", "path": "/api/health", "sourceIp": "::1"}},
        "isBase64Encoded": False,
    }
    answer = on_http.handler(event, None)  # type: ignore[arg-type]
    assert answer["statusCode"] == 200
    assert json.loads(str(answer["body"]))["ok"]


def test_the_clouds_adapters_are_built_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    wiring.use(None)
    monkeypatch.setenv("FREEHOLD_TABLE", "t")
    monkeypatch.setenv("FREEHOLD_ORIGINS", "https://a,https://b")
    assert wiring.adapters().site.origins == ("https://a", "https://b")
    assert wiring.adapters() is wiring.adapters()
    wiring.use(None)


def test_eight_threads_at_one_table_keep_every_promise(sqlite_items: SqliteItems) -> None:
    """As in the cloud: frames of one table on many functions at once."""
    world = World(sqlite_items, site=wiring.Site(origins=("https://freehold.test",), generous=1_000))
    pages = world.table(4)
    asks = [json.dumps(vote(page, number)) for number in range(1, 9) for page in pages]
    by = {page.client: page for page in pages}

    def ask(text: str) -> None:
        world_answer(world, by[json.loads(text)["client"]], text)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(ask, asks))
    log = store.entries(sqlite_items, pages[0].table, 0, 1_000)
    ids = [(entry.client, entry.n) for entry in log if entry.client]
    assert len(ids) == len(set(ids))
    assert [entry.v for entry in log] == list(range(1, len(log) + 1))
    acks = {(page.client, frame["ack"]) for page in pages for frame in page.frames if "ack" in frame}
    assert acks == set(ids)


def vote(page: Page, number: int) -> Loose:
    seen = page.frames[-1]["view"]
    shown = {"turn": seen["token"], "roll": seen["rolls"]}
    command = {"do": "ask_pause"} if number % 2 else {"do": "surrender"}
    return {"op": "play", "table": page.table, "client": page.client, "n": number, **shown, "command": command}


def world_answer(world: World, page: Page, text: str) -> None:
    from functions import service

    service.answer(world.on, page.conn, text)

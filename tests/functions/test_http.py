"""The routes: sessions, tables, tickets, rules; and who may change what from where."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from functions import limits, wiring
from functions.on_http import app
from functions.protocols import PROTOCOLS
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import Loose, World

MODE = "brands.classic"


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    yield World(memory_items)
    wiring.use(None)


def test_a_guest_gets_a_name_and_a_cookie_only_http_can_read(world: World) -> None:
    browser = Browser(world)
    answer = browser.post("/api/session")
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-sid=")
    assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert 2 <= len(answer.json()["name"]) <= 20
    assert browser.get("/api/me").json() == answer.json()


def test_a_session_is_kept_when_asked_for_again(world: World) -> None:
    browser = Browser(world).signed_in()
    name = browser.get("/api/me").json()["name"]
    assert browser.post("/api/session").json()["name"] == name


def test_over_plain_http_the_cookie_is_sid(world: World) -> None:
    world.site = wiring.Site(secure=False, same_host=True)
    answer = Browser(world).post("/api/session", None, Origin="http://freehold.test")
    assert answer.headers["set-cookie"].startswith("sid=")
    assert "Secure" not in answer.headers["set-cookie"]


def test_without_a_session_there_is_no_me(world: World) -> None:
    answer = Browser(world).get("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (401, "NO_SESSION")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.test"},
        {"Origin": "http://freehold.test"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"X-Freehold": "0"},
        {"Content-Type": "text/plain"},
    ],
)
def test_S10_another_origin_changes_nothing(world: World, headers: dict[str, str]) -> None:
    answer = Browser(world).post("/api/session", None, **headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "FORBIDDEN")


def test_S13_every_answer_carries_the_headers(world: World) -> None:
    for path in ("/api/health", "/api/me", "/nowhere"):
        headers = Browser(world).get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "max-age=31536000" in headers["strict-transport-security"]


def test_S29_no_page_about_the_api(world: World) -> None:
    for path in ("/docs", "/redoc", "/openapi.json"):
        assert Browser(world).get(path).status_code == 404


def test_a_table_from_its_making_to_its_start(world: World) -> None:
    host, friend = Browser(world).signed_in(), Browser(world).signed_in()
    made = host.post("/api/tables", {"mode": MODE, "seats": 3, "public": False, "rules": {"start.cash": 20_000}})
    assert made.status_code == 200
    table, code = made.json()["id"], made.json()["code"]
    assert friend.post("/api/join", {"code": code.lower()}).json() == {"id": table}
    assert friend.post(f"/api/tables/{table}/start").json()["error"] == "NOT_HOST"
    assert host.post(f"/api/tables/{table}/bots", {"seat": 2, "temper": "trader"}).status_code == 200
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    me = friend.get("/api/me").json()
    assert me["tables"] == [{"id": table, "mode": "brands.custom", "stage": "running"}]
    view = friend.get(f"/api/tables/{table}/view").json()
    ruleset = friend.get(f"/api/rulesets/{view['ruleset']}")
    assert ruleset.json()["rules"]["start.cash"] == 20_000
    assert "immutable" in ruleset.headers["cache-control"]
    assert friend.post("/api/join", {"code": code}).json()["error"] == "NO_SUCH_CODE"
    log = friend.get(f"/api/tables/{table}/log?limit=2").json()["entries"]
    assert [entry["v"] for entry in log] == [1, 2]


@pytest.mark.parametrize(
    "rules",
    [{"start.cash": 4_999}, {"start.cash": 5_001}, {"start.cash": "15000"}, {"jail.fine": 1}, {"build.even": 1}],
)
def test_GA_54_knobs_stay_within_their_bounds(world: World, rules: dict[str, object]) -> None:
    answer = Browser(world).signed_in().post("/api/tables", {"mode": MODE, "rules": rules})
    assert (answer.status_code, answer.json()["error"]) == (400, "BAD_RULE")


@pytest.mark.parametrize(
    "body", ['{"mode":', '{"mode": "a", "mode": "b"}', '{"mode": NaN}', "[]", '{"x": 1}', "[" * 50]
)
def test_S16_what_can_not_be_read_is_refused(world: World, body: str) -> None:
    browser = Browser(world).signed_in()
    headers = {"X-Freehold": "1", "Content-Type": "application/json"}
    answer = browser.http.post("/api/quick", content=body, headers=headers)
    assert answer.status_code == 400


def test_S16_a_body_of_more_than_64_kb_is_refused(world: World) -> None:
    answer = Browser(world).post("/api/session", {"x": "y" * 70_000})
    assert answer.status_code == 413


def chunked(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield b'{"name":"Chunky"'
    for _ in range(size // 1_024):
        yield b" " * 1_024
    yield b"}"


def test_S16_a_body_that_hides_its_length_is_refused_too(world: World) -> None:
    browser = Browser(world).signed_in()
    headers = {"X-Freehold": "1", "Content-Type": "application/json"}
    assert browser.http.post("/api/me", content=chunked(1_024), headers=headers).json()["name"] == "Chunky"
    answer = browser.http.post("/api/me", content=chunked(8_000_000), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "TOO_LARGE")


def test_who_hangs_up_in_the_middle_of_a_body_is_no_fault_in_the_log(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    cookie = f"__Host-sid={Browser(world).signed_in().http.cookies['__Host-sid']}"
    headers = {"host": "freehold.test", "x-freehold": "1", "content-type": "application/json", "cookie": cookie}
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/me",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    said: list[Loose] = [{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}]
    heard: list[Loose] = []

    async def receive() -> Loose:
        return said.pop(0)

    async def send(message: Loose) -> None:
        heard.append(message)

    # `asyncio.run` would leave this thread without a loop, which the handlers' adapter asks for.
    loop = asyncio.new_event_loop()
    loop.run_until_complete(app(scope, receive, send))
    loop.close()
    assert heard[0]["status"] == 400 and not caplog.records


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/ticket", '{"table": "\\ud800"}', "BAD_FRAME"),
        ("/api/join", '{"code": "\\ud800"}', "BAD_FRAME"),
        ("/api/join", '{"code": "%s"}' % ("\u00e9" * 1_000), "NO_SUCH_CODE"),
        ("/api/ticket", '{"table": "%s"}' % ("x" * 1_000), "NO_SUCH_TABLE"),
        (f"/api/tables/{'x' * 3_000}/join", "{}", "NO_SUCH_TABLE"),
        (f"/api/tables/{'x' * 3_000}/leave", "{}", "NO_SUCH_TABLE"),
        ("/api/tables/a%23b/rematch", "{}", "NO_SUCH_TABLE"),
    ],
)
def test_S16_what_can_be_no_id_reaches_no_store(world: World, path: str, body: str, code: str) -> None:
    browser = Browser(world).signed_in()
    headers = {"X-Freehold": "1", "Content-Type": "application/json"}
    answer = browser.http.post(path, content=body.encode(), headers=headers)
    assert answer.json()["error"] == code


@pytest.mark.parametrize("path", [f"/api/tables/{'x' * 3_000}/view", "/api/tables/%ED%A0%80/log"])
def test_S16_nor_does_what_is_only_read(world: World, path: str) -> None:
    assert Browser(world).get(path).status_code == 404
    assert Browser(world).get(f"/api/rulesets/{'x' * 3_000}").status_code == 404


def test_names_are_cleaned_and_bounded(world: World) -> None:
    browser = Browser(world).signed_in()
    assert browser.post("/api/me", {"name": " Zo\u0065\u0308 \u202egnp\n"}).json()["name"] == "Zo\u00eb gnp"
    for name in ("a", "", "x" * 21, "\u202e", "\u200b\u200b", "a\u200b", "\u3164\u3164"):
        assert browser.post("/api/me", {"name": name}).json()["error"] == "BAD_NAME"
    assert browser.post("/api/me", {"language": "ar"}).json()["language"] == "ar"
    assert browser.post("/api/me", {"language": "Arabic, please"}).status_code == 400


def test_quick_play_seats_people_together_and_starts_when_full(world: World) -> None:
    browsers = [Browser(world).signed_in() for _ in range(4)]
    tables = {browser.post("/api/quick", {"mode": MODE}).json()["id"] for browser in browsers}
    assert len(tables) == 1
    assert world.state(tables.pop()).table.stage == "running"


def test_GB_44_quick_play_is_filled_with_bots_after_20_s(world: World) -> None:
    table = Browser(world).signed_in().post("/api/quick", {"mode": MODE}).json()["id"]
    world.wake(table)
    state = world.state(table).table
    assert state.stage == "running"
    assert [sitter.bot is None for sitter in state.seats if sitter] == [True, False, False, False]


def test_a_public_table_is_listed_while_it_waits(world: World) -> None:
    host = Browser(world).signed_in()
    table = host.post("/api/tables", {"mode": MODE, "public": True}).json()["id"]
    listed = host.get(f"/api/tables?mode={MODE}").json()["tables"]
    assert [(each["id"], each["taken"], each["seats"]) for each in listed] == [(table, 1, 4)]
    assert host.get("/api/tables").json()["tables"] == listed
    assert host.get("/api/tables?mode=brands.teams").json()["tables"] == []
    host.post(f"/api/tables/{table}/leave")
    assert host.get("/api/tables").json()["tables"] == []


def test_the_rules_of_a_mode(world: World) -> None:
    browser = Browser(world)
    assert MODE in browser.get("/api/modes").json()["modes"]
    rules = browser.get(f"/api/modes/{MODE}").json()
    assert rules["rules"]["start.cash"] == 15_000
    assert (rules["board"], rules["knobs"]) == ("brands", {})
    custom = browser.get("/api/modes/brands.custom").json()
    assert custom["knobs"]["start.cash"] == {"from": 5_000, "to": 50_000, "step": 500, "none": False, "on": None}
    assert rules["usual"] == {}
    assert browser.get("/api/modes/none.such").status_code == 404
    assert browser.get("/api/rulesets/abc").status_code == 404


def test_a_ticket_names_the_socket(world: World) -> None:
    browser = Browser(world).signed_in()
    table = browser.post("/api/tables", {"mode": MODE}).json()["id"]
    ticket = browser.post("/api/ticket", {"table": table}).json()
    assert ticket["url"] == "wss://x/ws"
    assert len(ticket["ticket"]) == 22
    assert browser.post("/api/ticket", {"table": "none"}).status_code == 404


def test_F72_a_page_of_a_protocol_of_the_past_is_told_to_load_anew(world: World) -> None:
    browser = Browser(world).signed_in()
    table = browser.post("/api/tables", {"mode": MODE}).json()["id"]
    answer = browser.post("/api/ticket", {"table": table, "protocol": "freehold.v0"})
    assert (answer.status_code, answer.json()["error"]) == (409, "UPDATE")
    for spoken in PROTOCOLS:
        assert browser.post("/api/ticket", {"table": table, "protocol": spoken}).status_code == 200


def test_S27_a_fault_of_ours_says_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> int:
        raise RuntimeError("secret path /etc")

    browser = Browser(world)
    monkeypatch.setattr(world.clock, "now", broken)
    answer = browser.get("/api/health")
    assert (answer.status_code, answer.json()["error"]) == (500, "FAULT")
    assert "secret" not in answer.text
    assert answer.headers["cache-control"] == "no-store" and "nosniff" in answer.headers["x-content-type-options"]
    assert "secret path /etc" in caplog.text and "Traceback" in caplog.text


SECRET = "s" * 32


@pytest.mark.parametrize("secret", ["", "guessed", SECRET + "s"])
def test_S18_who_walks_around_the_delivery_network_gets_nothing(world: World, secret: str) -> None:
    world.site = wiring.Site(origins=world.site.origins, secret=SECRET)
    browser = Browser(world)
    assert browser.http.get("/api/health", headers={"X-Origin-Secret": secret}).status_code == 403
    assert browser.http.get("/api/health", headers={"X-Origin-Secret": SECRET}).status_code == 200


def test_S17_guests_are_counted_by_where_they_come_from(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUEST", limits.Bucket("guest", 60_000, 1))
    world.site = wiring.Site(origins=world.site.origins, secret=SECRET)

    def asked(viewer: str) -> int:
        told = {"X-Origin-Secret": SECRET, "CloudFront-Viewer-Address": viewer}
        return int(Browser(world).post("/api/session", None, **told).status_code)

    assert [asked(viewer) for viewer in ("192.0.2.1:5", "198.51.100.1:5", "192.0.2.2:5")] == [200, 200, 429]


def test_plain_http_at_home_takes_no_page_from_https(world: World) -> None:
    world.site = wiring.Site(secure=False, same_host=True)
    assert Browser(world).post("/api/session", None, Origin="https://freehold.test").status_code == 403


def reported(world: World, body: str) -> int:
    headers = {"Content-Type": "application/csp-report", "Origin": "null"}
    return int(Browser(world).http.post("/api/csp", content=body, headers=headers).status_code)


def test_S12_a_violation_of_the_pages_policy_is_noted(world: World, caplog: pytest.LogCaptureFixture) -> None:
    told = {"violated-directive": "script-src", "blocked-uri": "https://evil.test/x.js?who=me\n", "document-uri": "x"}
    assert reported(world, json.dumps({"csp-report": told})) == 200
    assert "'script-src' by 'https://evil.test/x.js'" in caplog.text and "who=me" not in caplog.text
    assert reported(world, json.dumps({"csp-report": {"violated-directive": 7}})) == 200
    assert [reported(world, body) for body in ("[]", "{", '{"csp-report": 1}')] == [400, 400, 400]
    assert reported(world, " " * 70_000) == 413


def test_S17_reports_are_counted_by_network(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REPORT", limits.Bucket("report", 60_000, 2))
    assert [reported(world, '{"csp-report": {}}') for _ in range(3)] == [200, 200, 429]

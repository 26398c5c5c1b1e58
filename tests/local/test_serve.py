"""`make play`: quick, small, alone on its folder, and kill -9 costs nobody a move or a second."""

import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from socket import gethostname
from typing import cast
from urllib.request import Request, urlopen

import pytest

from tests.local.played_server import ROOT, Map, Server, laid, serving, sitting

AUCTION = {
    "mode": "brands.classic",
    "seats": [{"name": "A", "cash": 15000, "pos": 0}, {"name": "B", "cash": 15000, "pos": 0}],
    "turn": "A",
    "script": [{"seat": "A", "do": "roll", "dice": [1, 2]}],
}


def test_it_answers_soon_and_stays_small(tmp_path: Path) -> None:
    began = time.monotonic()
    with serving(tmp_path) as server:
        assert time.monotonic() - began < 6  # 3 s on a machine that does nothing else
        assert server.ask("GET", "/api/health")[0] == 200
        assert server.memory() < 150_000_000


def test_a_second_server_on_the_folder_says_where_the_first_is(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        command = [sys.executable, "-m", "infra.local.serve"]
        environment = {"FREEHOLD_DATA": str(tmp_path), "PATH": ""}
        second = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert second.returncode == 2 and server.address in second.stderr


def test_without_dev_there_are_no_dev_routes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.ask("POST", "/api/dev/tables", "{}")[0] == 404
        assert server.ask("POST", "/api/dev/clock", '{"by": 1}')[0] == 404


def test_killed_in_mid_auction_every_table_goes_on_with_the_time_it_had(tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as server:
        table, sessions = laid(server, AUCTION)
        with sitting(server, table, sessions["A"]) as player:
            assert player.play(do="roll")["ack"] == 1
            player.play(do="decline", pos=player.phase["pos"])
            before, had = player.view, left(player.frame)
            assert player.phase["kind"] == "auction"
        server.kill()
        time.sleep(3)
    with serving(tmp_path, DEV="1") as server, sitting(server, table, sessions["B"]) as player:
        assert had - 1_000 < left(player.frame) < had + 2_000
        assert player.phase["bidders"] == cast(Map, before["phase"])["bidders"]
        bid = bounds(player.frame, "bid")
        player.play(do="bid", auction=player.phase["id"], amount=bid["from"])
        assert player.view["phase"] != before["phase"]


def left(frame: Map) -> int:
    """Of the time to choose."""
    return cast(int, cast(Map, frame["view"])["deadline"]) - cast(int, frame["now"])


def bounds(frame: Map, do: str) -> Map:
    options = cast("list[Map]", frame["options"])
    return cast(Map, next(option for option in options if option["do"] == do)["amount"])


def test_an_outage_is_a_pause(tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as server:
        table, sessions = laid(server, AUCTION)
        with sitting(server, table, sessions["A"]) as player:
            before = player.view
        server.kill()
    pulse = tmp_path / "pulse"
    pulse.write_text(str(int(pulse.read_text()) - 60_000))  # as if it had been killed a minute ago
    with serving(tmp_path, DEV="1") as server, sitting(server, table, sessions["A"]) as player:
        gained = cast(int, player.view["deadline"]) - cast(int, before["deadline"])
        assert 60_000 <= gained < 75_000
        _, log = server.ask("GET", f"/api/tables/{table}/log", cookie=sessions["A"])
        assert "clocks_shifted" in str(log)


def test_the_clock_that_a_developer_moves_on_rings(tmp_path: Path) -> None:
    with serving(tmp_path, DEV="1") as server:
        table, sessions = laid(server, AUCTION)
        with sitting(server, table, sessions["A"]) as player:
            assert server.ask("POST", "/api/dev/clock", '{"by": 77000}')[0] == 200
            assert "'missed'" in str(player.hear()["events"])


@pytest.mark.parametrize("wrong", ["", "{", '{"mode": "chess"}', '{"mode": "brands.classic", "seats": 3}'])
def test_a_dev_table_from_what_is_no_scenario_is_refused_with_the_reason(tmp_path: Path, wrong: str) -> None:
    with serving(tmp_path, DEV="1") as server:
        status, answer = server.ask("POST", "/api/dev/tables", wrong)
        assert status == 422 and answer["why"]


def upgrade(server: Server, host: str) -> int:
    """The status that a websocket handshake under this Host gets."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=5)
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13"}
    headers = {"Host": host, "Origin": f"http://{host}", "Connection": "Upgrade", "Upgrade": "websocket"}
    connection.request("GET", "/ws", headers=headers | key)
    return connection.getresponse().status


def test_f67_a_socket_is_not_opened_under_another_name_nor_without_a_ticket(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert upgrade(server, "evil.example") == 421
        assert upgrade(server, f"localhost:{server.port}") == 400


def test_on_the_network_the_cookie_is_one_that_browsers_keep_and_the_reader_is_warned(tmp_path: Path) -> None:
    with serving(tmp_path, HOST="0.0.0.0") as server:
        request = Request(
            server.address + "/api/session", b"{}", {"X-Freehold": "1", "Content-Type": "application/json"}
        )
        with urlopen(request, timeout=5) as answer:
            cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("sid=") and "Secure" not in cookie and "HttpOnly" in cookie
        assert upgrade(server, f"{gethostname().lower()}:{server.port}") == 400
        assert upgrade(server, f"evil.example:{server.port}") == 421
        server.process.terminate()
        assert server.process.stdout is not None and "not encrypted" in server.process.stdout.read()

"""A whole server in its own process, and players that reach it as browsers do."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, cast

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

ROOT = Path(__file__).resolve().parents[2]
Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"
Map: TypeAlias = dict[str, Json]
HEADERS = {"X-Freehold": "1", "Content-Type": "application/json"}


@dataclass
class Server:
    """A running server; `address` is what it printed."""

    process: "subprocess.Popen[str]"
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024

    def ask(self, method: str, path: str, body: str = "", cookie: str = "") -> tuple[int, Map]:
        headers = HEADERS | {"Cookie": f"__Host-sid={cookie}"}
        sent = body.encode() if method != "GET" else None
        request = urllib.request.Request(self.address + path, sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=5) as answer:
                return answer.status, cast(Map, json.load(answer))
        except urllib.error.HTTPError as refused:
            return refused.code, cast(Map, json.loads(refused.read() or b"{}"))

    def guest(self) -> str:
        """The session of somebody new."""
        request = urllib.request.Request(self.address + "/api/session", b"{}", HEADERS, method="POST")
        with urllib.request.urlopen(request, timeout=5) as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0].partition("=")[2]


def free_port() -> int:
    """Of its own: on the first free one another test's server would stand where one was killed, and answer its page."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("localhost", port))
            return port


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[Server]:
    environment = {name: value for name, value in os.environ.items() if name not in ("HOST", "PORT", "DEV")}
    process = subprocess.Popen(
        [sys.executable, "-m", "infra.local.serve"],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        env=environment | {"FREEHOLD_DATA": str(data), "PORT": str(free_port())} | settings,
    )
    with process:
        try:
            yield Server(process, _address(process))
        finally:
            process.terminate()


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://localhost:\d+", line):
            return found[0]
    raise AssertionError("the server ended without an address")


@dataclass
class Player:
    """One seat's page: a socket, what it saw last, and the number of its next command."""

    socket: ClientConnection
    table: str
    client: str = field(default_factory=lambda: secrets.token_hex(8))
    n: int = 0
    frame: Map = field(default_factory=dict)

    def hello(self) -> Map:
        return self._say({"op": "hello", "table": self.table, "v": None})

    def play(self, **command: Json) -> Map:
        """Answers with the frame, or the refusal, of this command."""
        self.n += 1
        view = self.view
        self._send(
            {
                "op": "play", "table": self.table, "client": self.client, "n": self.n,
                "turn": view["token"], "roll": view["rolls"], "command": command,
            }
        )  # fmt: skip
        while (frame := self.hear()).get("ack") != self.n:
            pass
        self.n -= frame["op"] == "refused"
        return frame

    @property
    def view(self) -> Map:
        return cast(Map, self.frame["view"])

    @property
    def phase(self) -> Map:
        return cast(Map, self.view["phase"])

    def hear(self, seconds: float = 5) -> Map:
        frame = cast(Map, json.loads(self.socket.recv(seconds)))
        if frame["op"] == "frame":
            self.frame = frame
        return frame

    def _say(self, frame: Map) -> Map:
        self._send(frame)
        return self.hear()

    def _send(self, frame: Map) -> None:
        self.socket.send(json.dumps(frame))


@contextmanager
def sitting(server: Server, table: str, session: str) -> Iterator[Player]:
    """Opens a socket as the page does: a ticket over HTTP, then the socket with it."""
    status, answer = server.ask("POST", "/api/ticket", json.dumps({"table": table}), session)
    assert status in (200, 201), answer
    protocols = [Subprotocol("freehold.v1"), Subprotocol(f"tk.{answer['ticket']}")]
    with connect(str(answer["url"]), origin=Origin(server.address), subprotocols=protocols) as socket:
        player = Player(socket, table)
        player.hello()
        yield player


def laid(server: Server, scenario: Mapping[str, object]) -> tuple[str, dict[str, str]]:
    """A table on a scenario's position: its id, and each human seat's session."""
    status, answer = server.ask("POST", "/api/dev/tables", json.dumps(scenario))
    assert status == 201, answer
    seats = cast("dict[str, str]", answer["seats"])
    return str(answer["table"]), {name: address.rpartition("/")[2] for name, address in seats.items()}

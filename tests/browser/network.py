"""A network between a browser and the server that can be slow, or hold back all it is given: a SOCKS 5 proxy."""

import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

ACCEPTED: Final = b"\x05\x00\x00\x01" + bytes(6)
CHUNK: Final = 65_536


@dataclass
class Network:
    listening: socket.socket
    delay: float = 0
    """Seconds that each piece takes, there and back."""
    flows: threading.Event = field(default_factory=threading.Event)
    """While this is not set nothing arrives, and nobody is told: both ends believe to be connected."""

    @property
    def address(self) -> str:
        return f"socks5://127.0.0.1:{self.listening.getsockname()[1]}"

    def serve(self) -> None:
        with suppress(OSError):  # closed: the network is taken down
            while True:
                client, _ = self.listening.accept()
                threading.Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        with suppress(OSError), client:
            _, methods = _exactly(client, 2)
            _exactly(client, methods)
            client.sendall(b"\x05\x00")
            with socket.create_connection(_wanted(client)) as server:
                client.sendall(ACCEPTED)
                back = threading.Thread(target=self._carry, args=(server, client), daemon=True)
                back.start()
                self._carry(client, server)
                back.join()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(CHUNK):
                time.sleep(self.delay)
                self.flows.wait()
                target.sendall(piece)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


def _wanted(client: socket.socket) -> tuple[str, int]:
    """Host and port of the request to connect (RFC 1928)."""
    _, _, _, kind = _exactly(client, 4)
    raw = _exactly(client, 4) if kind == 1 else _exactly(client, _exactly(client, 1)[0])
    host = socket.inet_ntoa(raw) if kind == 1 else raw.decode("ascii")
    return host, struct.unpack(">H", _exactly(client, 2))[0]


def _exactly(client: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        piece = client.recv(size - len(data))
        if not piece:
            raise ConnectionError("closed in the middle of a request")
        data += piece
    return data


@contextmanager
def network() -> Iterator[Network]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        made = Network(listening)
        made.flows.set()
        threading.Thread(target=made.serve, daemon=True).start()
        yield made
        made.flows.set()

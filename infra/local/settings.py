"""What `make play` is told by its environment: HOST, PORT, DEV, FREEHOLD_DATA."""

import socket
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost")
FIRST_PORT: Final = 8000
TRIES: Final = 100


class Wrong(Exception):
    """A setting that can't be followed; the text is for the person who set it."""


@dataclass(frozen=True, slots=True)
class Settings:
    host: str
    port: int | None  # None: the first free one from 8000 on
    dev: bool
    data: Path

    @property
    def is_local(self) -> bool:
        return self.host in LOOPBACK


def read(environment: Mapping[str, str]) -> Settings:
    host = environment.get("HOST") or LOOPBACK[0]
    dev = environment.get("DEV", "") not in ("", "0")
    if dev and host not in LOOPBACK:
        raise Wrong("DEV=1 lets anybody who reaches the server set up tables, so it goes with localhost only.")
    port = environment.get("PORT", "")
    if port and not (port.isdecimal() and 0 < int(port) < 65536):
        raise Wrong(f"PORT={port} is no port.")
    return Settings(host, int(port) if port else None, dev, Path(environment.get("FREEHOLD_DATA") or ".data"))


def listen(settings: Settings) -> socket.socket:
    """A bound socket. A port that was asked for and is taken is an error, never silently another."""
    if settings.port is not None:
        return _bound(settings.host, settings.port)
    for port in range(FIRST_PORT, FIRST_PORT + TRIES):
        with suppress(Wrong):
            return _bound(settings.host, port)
    raise Wrong(f"No port from {FIRST_PORT} to {FIRST_PORT + TRIES - 1} is free. Set PORT to another.")


def _bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    # So that a server killed a moment ago can start again on its port; a port in use is still refused.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise Wrong(f"Can't listen on {host}, port {port}: {error.strerror}. Set PORT to another.") from None
    return listener


def names(settings: Settings) -> tuple[str, ...]:
    """The Host names that the server answers to; any other is a page elsewhere that had its name point here."""
    if settings.is_local:
        return LOOPBACK
    if settings.host != "0.0.0.0":
        return (*LOOPBACK, settings.host)
    return (*LOOPBACK, *addresses(), socket.gethostname())


def spelled(name: str, port: int) -> str:
    """As browsers say it in Host and Origin: without the port that http has anyway."""
    return name.lower() if port == 80 else f"{name.lower()}:{port}"


def addresses() -> tuple[str, ...]:
    """Where this machine is found on its network, the likeliest first."""
    found = [_outward()]
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(dict.fromkeys(address for address in found if address and not address.startswith("127.")))


def _outward() -> str:
    """The address that this machine has on its network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation (RFC 5737): nobody's
        return str(probe.getsockname()[0])
    return ""

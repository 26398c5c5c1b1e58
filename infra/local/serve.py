"""`make play`: starts the server on this machine and says where it is."""

import logging
import os
import socket
import sys
from typing import Final

import uvicorn

from functions.on_http import app
from functions.wiring import Site
from infra.local import settings as read_settings
from infra.local.app import build
from infra.local.asgi import config
from infra.local.cloud import LocalCloud
from infra.local.dev import build as build_dev
from infra.local.folder import Folder, Taken
from infra.local.settings import Settings, Wrong

OPEN_TO_THE_NETWORK: Final = """\
  Everybody on this network can play here. The connection is not encrypted: who can listen to the network can read the
  cookie and sit down in your seat. There is no installing as an app here, and a phone's screen may go dark."""


class Server(uvicorn.Server):
    """Says the address once it answers."""

    def __init__(self, config: uvicorn.Config, welcome: str) -> None:
        super().__init__(config)
        self._welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._welcome, flush=True)


def main() -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        settings = read_settings.read(os.environ)
        folder = Folder(settings.data)
        listener = read_settings.listen(settings)
    except (Wrong, Taken) as problem:
        print(problem, file=sys.stderr)
        return 2
    return serve(settings, folder, listener)


def serve(settings: Settings, folder: Folder, listener: socket.socket) -> int:
    port = int(listener.getsockname()[1])
    folder.tell(f"http://localhost:{port}")
    cloud = LocalCloud(folder.path, site(settings))
    hosts = frozenset(read_settings.spelled(name, port) for name in read_settings.names(settings))
    dev = build_dev(cloud) if settings.dev else None
    server = Server(config(build(cloud, app, hosts, dev)), welcome(settings, port))
    server.run(sockets=[listener])
    return 0 if server.started else 1


def site(settings: Settings) -> Site:
    return Site(secure=settings.is_local, per_prefix=False, same_host=True)


def welcome(settings: Settings, port: int) -> str:
    lines = ["", f"  Freehold is open at  http://localhost:{port}"]
    if not settings.is_local:
        lines += [f"  and on the network at  http://{address}:{port}" for address in read_settings.addresses()]
        lines += ["", OPEN_TO_THE_NETWORK]
    if settings.dev:
        lines += ["", "  DEV=1: POST /api/dev/tables and /api/dev/clock answer."]
    lines += ["", f"  Tables are kept in {settings.data}. Ctrl-C stops the server; games go on where they were.", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

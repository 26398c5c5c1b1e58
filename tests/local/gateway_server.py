"""A gateway with a handler of the test's own, listening for real."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from functions.ports import Letter
from infra.local.asgi import config
from infra.local.connections import Connections
from infra.local.events import Event
from infra.local.gateway import Gateway

Answer = Callable[["Cloud", Event], Event]


@dataclass
class Cloud:
    """What a test's handler saw, and the connections that it pushes to."""

    connections: Connections
    answer: Answer
    seen: list[Event] = field(default_factory=list)
    arrived: threading.Condition = field(default_factory=threading.Condition)
    port: int = 0

    def handle(self, event: Event, context: None) -> Event:
        with self.arrived:
            self.seen.append(event)
            self.arrived.notify_all()
        return self.answer(self, event)

    def events(self, route: str, count: int = 1) -> list[Event]:
        """The events of a route once there are that many of them."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self._of(route)) >= count, 5), f"no {route} came"
            return self._of(route)

    def _of(self, route: str) -> list[Event]:
        return [event for event in self.seen if context(event)["routeKey"] == route]

    def open(self, *protocols: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/ws", subprotocols=[Subprotocol(each) for each in protocols])

    def push(self, conn: str, *texts: str) -> tuple[str, ...]:
        return self.connections.send([Letter(conn, text.encode()) for text in texts])


def context(event: Event) -> Event:
    found = event["requestContext"]
    assert isinstance(found, dict)
    return found


def conn(event: Event) -> str:
    found = context(event)["connectionId"]
    assert isinstance(found, str)
    return found


def accept(cloud: Cloud, event: Event) -> Event:
    """Lets everybody in, and nothing else."""
    if context(event)["routeKey"] == "$connect":
        return {"statusCode": 200, "headers": {"Sec-WebSocket-Protocol": "freehold.v1"}}
    return {"statusCode": 200}


@contextmanager
def serving(answer: Answer = accept, *, idle: float = 600, total: float = 7200) -> Iterator[Cloud]:
    cloud = Cloud(Connections(idle=idle, total=total), answer)
    with ThreadPoolExecutor(8) as pool, socket.create_server(("127.0.0.1", 0)) as listener:
        cloud.port = listener.getsockname()[1]
        server = uvicorn.Server(config(_app(cloud, pool)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            yield cloud
        finally:
            server.should_exit = True
            thread.join(10)


def _app(cloud: Cloud, pool: ThreadPoolExecutor) -> Starlette:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        cloud.connections.attach(asyncio.get_running_loop())
        yield

    gateway = Gateway(cloud.handle, cloud.connections, pool)
    return Starlette(routes=[WebSocketRoute("/ws", gateway.serve)], lifespan=lifespan)

"""A websocket API Gateway for one machine: frames become genuine events for the function that runs in the cloud.

As the cloud does and emulators forget: authorisation only at `$connect`; frames of one connection are handled side
by side, in any order; a function that fails answers with an error frame; a message over 128 KB closes the socket
with 1009 (uvicorn's `ws_max_size`); ten idle minutes or two hours end it; `$disconnect` is best effort.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from typing import cast

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from infra.local import events
from infra.local.connections import Connection, Connections

log = logging.getLogger("freehold.gateway")


class Gateway:
    """The endpoint of all sockets. `handler` is `functions.on_socket.handler`, run in `pool`."""

    def __init__(self, handler: events.Handler, connections: Connections, pool: Executor) -> None:
        self._handler, self._connections, self._pool = handler, connections, pool
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self, socket: WebSocket) -> None:
        caller = _caller(socket)
        answer = await self._connect(caller, socket)
        if (status := _status(answer)) != 200:
            await socket.send_denial_response(Response(status_code=status))
            return
        now = asyncio.get_running_loop().time()
        connection = Connection(caller.conn, opened=now, active=now)
        frames: set[asyncio.Task[None]] = set()
        # Before the other side hears that it is open: from then on it may be written to, and closed.
        self._connections.add(connection)
        try:
            await socket.accept(subprotocol=_subprotocol(answer))
            writer = asyncio.create_task(_write(socket, connection))
            code = await self._read(socket, connection, caller, frames)
        finally:
            self._connections.remove(caller.conn)
        connection.close(code)
        await writer
        self._start(self._disconnect(caller, code, frames))

    async def _connect(self, caller: events.Caller, socket: WebSocket) -> events.Event:
        try:
            return await self._call(events.connect(caller, socket.headers))
        except Exception:
            log.exception("$connect failed")
            return {"statusCode": 500}

    async def _read(
        self, socket: WebSocket, connection: Connection, caller: events.Caller, frames: set[asyncio.Task[None]]
    ) -> int:
        """Starts a task for each frame, in `frames` until it is done; the code that the socket was closed with."""
        while True:
            try:
                frame = await socket.receive()
            except WebSocketDisconnect as end:
                return end.code
            if frame["type"] == "websocket.disconnect":
                return cast(int, frame.get("code") or 1005)
            if connection.closing:
                continue
            connection.active = asyncio.get_running_loop().time()
            body = cast("str | bytes", frame.get("text") or frame.get("bytes") or "")
            task = self._start(self._message(connection, caller, body))
            frames.add(task)
            task.add_done_callback(frames.discard)

    async def _message(self, connection: Connection, caller: events.Caller, body: str | bytes) -> None:
        try:
            await self._call(events.message(caller, body))
        except Exception:
            log.exception("a frame failed")
            connection.put(json.dumps(events.internal_error(caller)).encode(), connection.active)

    async def _disconnect(self, caller: events.Caller, code: int, frames: set[asyncio.Task[None]]) -> None:
        """What was sent before the close is carried out first: who says "leave" and goes has left."""
        await asyncio.gather(*frames)
        try:
            await self._call(events.disconnect(caller, code))
        except Exception:
            # Best effort, as in the cloud: the connection's item ends by itself.
            log.exception("$disconnect failed")

    async def _call(self, event: events.Event) -> events.Event:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._handler, event, None)

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        # The loop itself holds its tasks only weakly.
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Sends what is put into the queue; a number is the code to close with."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        while not isinstance(data := await connection.queue.get(), int):
            await socket.send_text(data.decode())
        await socket.close(data)


def _caller(socket: WebSocket) -> events.Caller:
    return events.Caller(
        conn=secrets.token_urlsafe(11) + "=",
        host=socket.headers.get("host", ""),
        address=socket.client.host if socket.client else "",
        agent=socket.headers.get("user-agent", ""),
        opened=time.time_ns() // 1_000_000,
    )


def _status(answer: events.Event) -> int:
    status = answer.get("statusCode")
    return status if isinstance(status, int) else 500


def _subprotocol(answer: events.Event) -> str | None:
    headers = answer.get("headers")
    if not isinstance(headers, dict):
        return None
    named = {name.lower(): value for name, value in headers.items()}.get("sec-websocket-protocol")
    return named if isinstance(named, str) else None

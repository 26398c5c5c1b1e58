"""A websocket's connect, frames and disconnect as API Gateway tells a function of them (payload as of 2018, v2)."""

import base64
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"
Event: TypeAlias = dict[str, Json]
Handler: TypeAlias = Callable[[Event, None], Event]  # a function of the cloud; the context is never used

STAGE = "ws"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who opened the socket: what stays the same in all of its events."""

    conn: str
    host: str
    address: str
    agent: str
    opened: int


def connect(caller: Caller, headers: Mapping[str, str]) -> Event:
    """Only this event carries the request's headers: authorisation happens here or never."""
    plain: dict[str, Json] = {_spelled(name): value for name, value in headers.items()}
    several: dict[str, Json] = {name: [value] for name, value in plain.items()}
    context = _context(caller, "$connect", "CONNECT")
    return {
        "headers": plain,
        "multiValueHeaders": several,
        "requestContext": context,
        "isBase64Encoded": False,
    }


def message(caller: Caller, body: str | bytes) -> Event:
    context = _context(caller, "$default", "MESSAGE") | {"messageId": _request_id()}
    if isinstance(body, bytes):
        return {"requestContext": context, "body": base64.b64encode(body).decode(), "isBase64Encoded": True}
    return {"requestContext": context, "body": body, "isBase64Encoded": False}


def disconnect(caller: Caller, code: int) -> Event:
    told: Event = {"disconnectStatusCode": code, "disconnectReason": ""}
    context = _context(caller, "$disconnect", "DISCONNECT") | told
    return {"headers": {"Host": caller.host}, "requestContext": context, "isBase64Encoded": False}


def internal_error(caller: Caller) -> Event:
    """The frame that a client gets when the function failed."""
    return {"message": "Internal server error", "connectionId": caller.conn, "requestId": _request_id()}


def _context(caller: Caller, route: str, kind: str) -> Event:
    now = time.time_ns() // 1_000_000
    return {
        "routeKey": route,
        "eventType": kind,
        "messageDirection": "IN",
        "stage": STAGE,
        "apiId": "local",
        "domainName": caller.host,
        "connectionId": caller.conn,
        "connectedAt": caller.opened,
        "requestId": _request_id(),
        "extendedRequestId": _request_id(),
        "requestTime": time.strftime("%d/%b/%Y:%H:%M:%S +0000", time.gmtime(now / 1000)),
        "requestTimeEpoch": now,
        "identity": {"sourceIp": caller.address, "userAgent": caller.agent},
    }


def _request_id() -> str:
    return uuid.uuid4().hex


def _spelled(name: str) -> str:
    """ASGI lowers header names; browsers send them as here."""
    return name.title().replace("Websocket", "WebSocket")

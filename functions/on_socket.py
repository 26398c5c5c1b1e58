"""The socket's handler: connect by ticket, frames, disconnect."""

import logging
from typing import Final, TypedDict

from functions import limits, logs, people, store
from functions.keys import CONNECTION_LIFE, seconds
from functions.networks import came_through, network
from functions.protocols import PROTOCOLS
from functions.wiring import Adapters, adapters

PER_TABLE: Final = 5
"""Connections of one user at one table (S19)."""

log = logging.getLogger("freehold.socket")


class _Identity(TypedDict):
    sourceIp: str


class _Context(TypedDict):
    routeKey: str
    connectionId: str
    requestId: str
    identity: _Identity


class Event(TypedDict, total=False):
    """What API Gateway tells, as far as it is read here."""

    requestContext: _Context
    headers: dict[str, str]
    body: str
    isBase64Encoded: bool


class Answer(TypedDict, total=False):
    statusCode: int
    headers: dict[str, str]


OK: Final[Answer] = {"statusCode": 200}


def handler(event: Event, context: object) -> Answer:
    asked = event["requestContext"]
    logs.begin(asked.get("requestId", ""))
    on = adapters()
    match asked["routeKey"]:
        case "$connect":
            headers = {name.lower(): value for name, value in (event.get("headers") or {}).items()}
            if not came_through(on.site, headers):
                return {"statusCode": 403}
            if not limits.from_network(on, network(on.site, headers, asked["identity"]["sourceIp"]), limits.CONNECT):
                return {"statusCode": 429}
            return connect(on, asked["connectionId"], headers)
        case "$disconnect":
            disconnect(on, asked["connectionId"])
        case _:
            _frame(on, asked["connectionId"], event)
    return OK


def connect(on: Adapters, conn: str, headers: dict[str, str]) -> Answer:
    """Here or never somebody is let in: by Origin and by a ticket that works once (F67). Names of headers are small."""
    if not on.site.is_own(headers.get("origin", ""), headers.get("host", "")):
        return {"statusCode": 403}
    offered = [each.strip() for each in headers.get("sec-websocket-protocol", "").split(",")]
    tickets = [each.removeprefix("tk.") for each in offered if each.startswith("tk.")]
    spoken = [each for each in PROTOCOLS if each in offered]
    if not spoken or len(tickets) != 1:
        return {"statusCode": 400}
    opened = people.use_ticket(on, tickets[0])
    if opened is None:
        return {"statusCode": 401}
    if limits.cooling(on, opened.user):
        return {"statusCode": 429}
    _make_room(on, opened.user, opened.table)
    expires = seconds(on.clock.now() + CONNECTION_LIFE)
    store.connect(on.items, opened.table, store.Connection(conn, opened.user, ready=False, expires=expires))
    if people.epoch(on.items, opened.user) != opened.epoch:
        # Asked last: a session that ends after this finds the connection and ends it too.
        store.disconnect(on.items, opened.table, conn, opened.user)
        return {"statusCode": 401}
    return {"statusCode": 200, "headers": {"Sec-WebSocket-Protocol": spoken[0]}}


def _make_room(on: Adapters, user: str, table: str) -> None:
    """The oldest of too many sockets of one user at one table makes way: a phone that slept may not know it is gone."""
    mine = [each for each in store.connections(on.items, table, on.clock.now()) if each.user == user]
    for oldest in sorted(mine, key=lambda each: each.expires)[: max(0, len(mine) - PER_TABLE + 1)]:
        store.disconnect(on.items, table, oldest.id, user)
        on.post.close(oldest.id)


def disconnect(on: Adapters, conn: str) -> None:
    owner = store.owner_of(on.items, conn)
    if owner is None:
        return
    from functions.tables import presence

    user, table = owner
    store.disconnect(on.items, table, conn, user)
    presence.went(on, table, user)


def _frame(on: Adapters, conn: str, event: Event) -> None:
    """Everything past this line is answered by a frame; a fault of ours too, generically (S27)."""
    from functions import service

    body = event.get("body", "")
    try:
        service.answer(on, conn, body, binary=event.get("isBase64Encoded", False))
    except Exception:
        log.exception("a frame failed")
        service.apologise(on, conn, body)

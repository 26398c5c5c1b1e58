"""The socket's handler: connect by ticket, frames, disconnect."""

import logging
from typing import Final, TypedDict

from functions import limits, people, store
from functions.keys import CONNECTION_LIFE, seconds
from functions.networks import prefix
from functions.wiring import Adapters, adapters

PROTOCOL: Final = "freehold.v1"
PER_TABLE: Final = 5
"""Connections of one user at one table (S19)."""

log = logging.getLogger("freehold.socket")


class _Identity(TypedDict):
    sourceIp: str


class _Context(TypedDict):
    routeKey: str
    connectionId: str
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
    on = adapters()
    asked = event["requestContext"]
    match asked["routeKey"]:
        case "$connect":
            if not limits.from_network(on, prefix(asked["identity"]["sourceIp"]), limits.CONNECT):
                return {"statusCode": 429}
            return connect(on, asked["connectionId"], event.get("headers") or {})
        case "$disconnect":
            disconnect(on, asked["connectionId"])
        case _:
            _frame(on, asked["connectionId"], event)
    return OK


def connect(on: Adapters, conn: str, headers: dict[str, str]) -> Answer:
    """Here or never somebody is let in: by Origin and by a ticket that works once (rule 13, F67)."""
    plain = {name.lower(): value for name, value in headers.items()}
    if not _from_here(on, plain):
        return {"statusCode": 403}
    offered = [each.strip() for each in plain.get("sec-websocket-protocol", "").split(",")]
    tickets = [each.removeprefix("tk.") for each in offered if each.startswith("tk.")]
    if PROTOCOL not in offered or len(tickets) != 1:
        return {"statusCode": 400}
    opened = people.use_ticket(on, tickets[0])
    if opened is None:
        return {"statusCode": 401}
    user, table = opened
    if limits.cooling(on, user):
        return {"statusCode": 429}
    _make_room(on, user, table)
    expires = seconds(on.clock.now() + CONNECTION_LIFE)
    store.connect(on.items, table, store.Connection(conn, user, ready=False, expires=expires))
    return {"statusCode": 200, "headers": {"Sec-WebSocket-Protocol": PROTOCOL}}


def _from_here(on: Adapters, headers: dict[str, str]) -> bool:
    origin = headers.get("origin", "")
    if on.site.same_host:
        return origin.partition("://")[2] == headers.get("host", "")
    return origin in on.site.origins


def _make_room(on: Adapters, user: str, table: str) -> None:
    """The oldest of too many sockets of one user at one table makes way: a phone that slept may not know it is gone."""
    mine = [each for each in store.connections(on.items, table, on.clock.now()) if each.user == user]
    for oldest in sorted(mine, key=lambda each: each.expires)[: max(0, len(mine) - PER_TABLE + 1)]:
        store.disconnect(on.items, table, oldest.id)
        on.post.close(oldest.id)


def disconnect(on: Adapters, conn: str) -> None:
    table = store.table_of(on.items, conn)
    if table is not None:
        store.disconnect(on.items, table, conn)


def _frame(on: Adapters, conn: str, event: Event) -> None:
    """Everything past this line is answered by a frame; a fault of ours too, generically (S27)."""
    from functions import service

    try:
        service.answer(on, conn, event.get("body", ""), binary=event.get("isBase64Encoded", False))
    except Exception:
        log.exception("a frame failed")
        service.apologise(on, conn)

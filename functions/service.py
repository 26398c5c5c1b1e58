"""What the socket's handler calls: one frame answered, whatever comes of it."""

import logging
from typing import Final

from pydantic_core import to_json

from core.codec import to_plain
from core.options import Json
from functions import limits, store
from functions.ports import Letter
from functions.refusal import TEXT, Refusal
from functions.store import Connection
from functions.tables import chat, moves, sync
from functions.tables.moves import AnyCommand, Play
from functions.wire import Chat, Hello, Ping, Request, read_frame
from functions.wiring import Adapters

log = logging.getLogger("freehold.service")
NO_ONE: Final = ""


def answer(on: Adapters, conn: str, body: str, *, binary: bool = False) -> None:
    """Carries out one frame of a connection; whatever comes of it is a frame again."""
    try:
        if binary:
            raise Refusal("BAD_FRAME")
        request = read_frame(body)
    except Refusal as refusal:
        _reply(on, conn, NO_ONE, refused(refusal))
        return
    try:
        _carry_out(on, conn, request)
    except Refusal as refusal:
        _refuse(on, conn, request, refusal)


def _carry_out(on: Adapters, conn: str, request: Request) -> None:
    match request:
        case Play():
            play_command(on, conn, request)
        case Hello(table, v):
            _reply(on, conn, table, sync.hello(on, conn, table, v))
        case Chat(table, text):
            chat.say(on, conn, table, text)
        case Ping(table, t, _):
            v = sync.ping(on, conn, table)
            _reply(on, conn, table, to_json({"op": "pong", "t": t, "now": on.clock.now(), "v": v}))


def play_command(on: Adapters, conn: str, request: Play) -> None:
    """A command, exactly once; the acknowledgement is the sender's frame of the commit."""
    try:
        act = moves.play(on, conn, request)
    except moves.Repeat as again:
        command = spelled(request.command)
        frame = sync.repeat(on, again.live, again.v, again.connection, request.n, command)
        _reply(on, conn, request.table, frame)
        return
    if act.refused is not None:
        act.refused.v = act.table.v
        raise act.refused


def spelled(command: AnyCommand) -> Json:
    """A command as the log has it."""
    return to_plain(command, AnyCommand)


def refused(refusal: Refusal, *, ack: int | None = None, v: int | None = None) -> bytes:
    """The frame of a refusal."""
    frame: dict[str, Json] = {"op": "refused", "refused": refusal.code, "why": refusal.why}
    if ack is not None:
        frame["ack"] = ack
    if v is not None:
        frame["v"] = v
    return to_json(frame)


def apologise(on: Adapters, conn: str) -> None:
    """A fault of ours: said without saying what."""
    _reply(on, conn, NO_ONE, to_json({"op": "refused", "refused": "FAULT", "why": TEXT["FAULT"]}))


def _refuse(on: Adapters, conn: str, request: Request, refusal: Refusal) -> None:
    """Refused frames count, and the third breach of a limit in a minute ends the connection (S17)."""
    ended = _breached(on, conn, request, refusal)
    ack = request.n if isinstance(request, Play) else None
    _reply(on, conn, request.table, refused(refusal, ack=ack, v=refusal.v))
    if ended:
        on.post.close(conn)


def _breached(on: Adapters, conn: str, request: Request, refusal: Refusal) -> bool:
    who = _who(on, conn, request.table)
    if who is None:
        return False
    over = refusal.code == "SLOW_DOWN" or (isinstance(request, Play) and not limits.take(on, who.user, limits.REFUSED))
    if not over or not limits.breach(on, who.user):
        return False
    store.disconnect(on.items, request.table, conn)
    return True


def _who(on: Adapters, conn: str, table: str) -> Connection | None:
    return store.connection(on.items, table, conn, on.clock.now())


def _reply(on: Adapters, conn: str, table: str, frame: bytes) -> None:
    for gone in on.post.send([Letter(conn, frame)]):
        if table:
            store.disconnect(on.items, table, gone)

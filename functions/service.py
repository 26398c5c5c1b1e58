"""What the socket's handler calls: one frame answered, whatever comes of it."""

from contextlib import suppress
from typing import Final

from pydantic_core import to_json

from core.codec import Form
from core.options import Json
from functions import limits, store
from functions.ports import Letter
from functions.refusal import Refusal
from functions.tables import chat, moves, presence, sync
from functions.tables.moves import AnyCommand, Play
from functions.wire import Chat, Hello, Ping, Request, read_frame
from functions.wiring import Adapters

NO_ONE: Final = ""
_COMMAND: Final = Form(AnyCommand)


def answer(on: Adapters, conn: str, body: str, *, binary: bool = False) -> None:
    """Carries out one frame of a connection; whatever comes of it is a frame again."""
    try:
        if binary:
            raise Refusal("BAD_FRAME")
        request = read_frame(body)
    except Refusal as refusal:
        _refuse(on, conn, None, refusal)
        return
    try:
        _carry_out(on, conn, request)
    except Refusal as refusal:
        _refuse(on, conn, request, refusal)


def _carry_out(on: Adapters, conn: str, request: Request) -> None:
    if isinstance(request, Play):
        # Reads its connection with the table, in one query.
        play_command(on, conn, request)
        return
    connection = store.connection(on.items, request.table, conn, on.clock.now())
    if connection is None:
        raise Refusal("UNAUTHENTICATED")
    match request:
        case Hello(table, v):
            _reply(on, conn, table, sync.hello(on, connection, table, v))
        case Chat(table, text, phrase):
            chat.say(on, connection, table, text, phrase)
        case Ping(table, t, _):
            v = sync.ping(on, connection, table)
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
    return _COMMAND.plain(command)


def refused(refusal: Refusal, *, ack: int | None = None, v: int | None = None) -> bytes:
    """The frame of a refusal."""
    frame: dict[str, Json] = {"op": "refused", "refused": refusal.code, "why": refusal.why}
    if ack is not None:
        frame["ack"] = ack
    if v is not None:
        frame["v"] = v
    return to_json(frame)


def apologise(on: Adapters, conn: str, body: str) -> None:
    """A fault of ours: said without saying what. It names the command, so that its page asks again."""
    ack = None
    with suppress(Refusal):
        ack = _number(read_frame(body))
    _reply(on, conn, NO_ONE, refused(Refusal("FAULT"), ack=ack))


def _number(request: Request | None) -> int | None:
    return request.n if isinstance(request, Play) else None


def _refuse(on: Adapters, conn: str, request: Request | None, refusal: Refusal) -> None:
    """Refused frames count, also those that can't be read; the third breach in a minute ends the connection (S17)."""
    owner = store.owner_of(on.items, conn)
    ended = owner is not None and limits.breach(on, owner[0], haste=refusal.code == "SLOW_DOWN")
    _reply(on, conn, owner[1] if owner else NO_ONE, refused(refusal, ack=_number(request), v=refusal.v))
    if ended and owner:
        user, table = owner
        store.disconnect(on.items, table, conn, user)
        on.post.close(conn)
        presence.went(on, table, user)


def _reply(on: Adapters, conn: str, table: str, frame: bytes) -> None:
    for gone in on.post.send([Letter(conn, frame)]):
        if table:
            store.disconnect(on.items, table, gone)

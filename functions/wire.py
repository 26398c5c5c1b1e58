"""The one place that reads what strangers send: frames and bodies, into typed requests or a refusal."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NoReturn, TypeAlias, TypeVar, cast, get_args

from core.commands import COMMANDS
from core.options import Json
from core.orders import ORDERS
from functions.refusal import Refusal
from functions.shapes import validated
from functions.tables.lobby import LobbyCommand
from functions.tables.moves import AnyCommand, Play
from functions.tables.referee import Warn

_Kind = TypeVar("_Kind")

_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LARGEST_FRAME: Final = 8 * 1024
DEEPEST: Final = 16
LONGEST_TEXT: Final = 1024
LARGEST_NUMBER: Final = 10**9
LARGEST_INSTANT: Final = 2**53
"""Of `v`, `t`: instants and counts, which no rule of the game bounds."""


@dataclass(frozen=True, slots=True)
class Hello:
    table: str
    v: int | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    table: str
    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Ping:
    table: str
    t: int
    v: int | None = None


@dataclass(frozen=True, slots=True)
class _Play:
    """`Play` with its command still as it came."""

    table: str
    client: str
    n: int
    turn: int
    roll: int
    command: dict[str, object]


Request: TypeAlias = Hello | Play | Chat | Ping
_FRAMES: Final[dict[str, type[Hello | _Play | Chat | Ping]]] = {
    "hello": Hello,
    "play": _Play,
    "chat": Chat,
    "ping": Ping,
}
_LOBBY: Final[tuple[type[LobbyCommand], ...]] = get_args(LobbyCommand)
_COMMANDS: Final[dict[str, type[AnyCommand]]] = {
    **{kind.do: kind for kind in COMMANDS},
    **{kind.do: kind for kind in _LOBBY},
    **{kind.do: kind for kind in ORDERS},
    Warn.do: Warn,
}


def read_frame(text: str) -> Request:
    """The request of one frame. Raises Refusal."""
    if len(text) > LARGEST_FRAME or len(text.encode(errors="replace")) > LARGEST_FRAME:
        raise Refusal("TOO_LARGE")
    return request_of(read_json(text))


def request_of(frame: Json) -> Request:
    if not isinstance(frame, dict):
        raise Refusal("BAD_FRAME")
    op = frame.pop("op", None)
    kind = _FRAMES.get(op) if isinstance(op, str) else None
    if kind is None:
        raise Refusal("UNKNOWN_COMMAND")
    request = _valid(kind, frame)
    table_id(request.table)
    if not isinstance(request, _Play):
        return request
    return Play(
        table=request.table,
        client=_client(request.client),
        n=request.n,
        turn=request.turn,
        roll=request.roll,
        command=command_of(cast("dict[str, Json]", request.command)),
    )


def read_body(kind: type[_Kind], raw: bytes) -> _Kind:
    """A request's body as `kind`. Raises Refusal."""
    body = read_json(raw or b"{}")
    if not isinstance(body, dict):
        raise Refusal("BAD_REQUEST")
    return _valid(kind, body)


def command_of(plain: dict[str, Json]) -> AnyCommand:
    """The command that `do` names, with exactly its fields."""
    do = plain.pop("do", None)
    kind = _COMMANDS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise Refusal("UNKNOWN_COMMAND")
    return _valid(kind, plain)


def table_id(text: str) -> str:
    """An id as tables have; what can't be one is no key to ask for."""
    if _TABLE_ID.fullmatch(text) is None:
        raise Refusal("NO_SUCH_TABLE")
    return text


def _client(text: str) -> str:
    """64 bits in hex, made at page load."""
    if len(text) != 16 or not set(text) <= set("0123456789abcdef"):
        raise Refusal("BAD_FRAME")
    return text


def read_json(text: str | bytes) -> Json:
    """JSON without equal keys, NaN, floats, great depth, long texts and huge numbers (S16)."""
    try:
        value = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_float=_no_number,
            parse_constant=_no_number,
            parse_int=_whole,
        )
    except (ValueError, RecursionError):
        raise Refusal("BAD_FRAME") from None
    _bounded(value, 1)
    return cast(Json, value)


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("two equal keys")
    return made


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"not a whole number: {text[:20]}")


def _whole(text: str) -> int:
    if len(text) > 17:
        raise ValueError("too large a number")
    return int(text)


def _bounded(value: object, depth: int) -> None:
    if depth > DEEPEST:
        raise Refusal("BAD_FRAME")
    match value:
        case str():
            _judge_text(value)
        case int():
            if abs(value) > (LARGEST_INSTANT if depth == 2 else LARGEST_NUMBER):
                raise Refusal("BAD_FRAME")
        case dict():
            _all_bounded([*value, *value.values()], depth + 1)
        case list():
            _all_bounded(value, depth + 1)


def _judge_text(value: str) -> None:
    if len(value) > LONGEST_TEXT:
        raise Refusal("TOO_LARGE")
    try:
        value.encode()
    except UnicodeEncodeError:
        # Half of a surrogate pair: JSON can escape it, UTF-8 can't write it down.
        raise Refusal("BAD_FRAME") from None


def _all_bounded(values: Iterable[object], depth: int) -> None:
    for value in values:
        _bounded(value, depth)


def _valid(kind: type[_Kind], fields: dict[str, Json]) -> _Kind:
    try:
        return validated(kind, fields)
    except ValueError:
        raise Refusal("BAD_FRAME") from None

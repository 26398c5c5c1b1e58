"""Tables: making, finding, joining, preparing and reading them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fastapi import APIRouter, Response
from pydantic_core import to_json

from core.ids import Seat
from core.options import Json
from core.rules import Scalar
from functions import keys, limits, store
from functions.api.asking import READS, Body, From, Known, Me, On, TableId
from functions.refusal import Refusal
from functions.tables import lobby, past, quick, rematch, sync, tale, wishes
from functions.tables.lobby import Leave, LobbyCommand, Move, Remove, SeatBot, Start, Wish
from functions.tables.model import Table
from functions.tables.offered import known

router: Final = APIRouter(prefix="/api")
PAGE: Final = 100
LONGEST_CODE: Final = 16
"""Longer than any code is; a key has its limits."""
WATCHED_FOR: Final = "public, max-age=2"
KEPT_FOR: Final = "private, max-age=3600"
"""What is past; not for ever, as the names in it are today's."""


@dataclass(frozen=True, slots=True)
class NewTable:
    mode: str
    seats: int = 4
    public: bool = False
    watched: bool = True
    rules: Mapping[str, Scalar] = field(default_factory=dict)
    key: str | None = None
    referee: bool = False


@router.post("/tables", response_model=None)
def make(on: On, me: Me, body: Body) -> Json:
    limits.spend(on, me.id, limits.TABLE)
    wish = body.read(NewTable)
    known(wish.mode)
    wanted = Wish(wish.mode, wish.seats, wish.public, wish.watched, wish.rules, referee=wish.referee)
    table = lobby.open_table(on, me, wanted) if wish.key is None else wishes.open_once(on, me, wish.key, wanted)
    return {"id": table.id, "code": table.code}


@router.get("/tables", response_model=None, dependencies=READS)
def waiting(on: On, mode: str | None = None) -> Json:
    """Public tables that wait: of a mode, or of all in one answer."""
    found = quick.all_waiting(on) if mode is None else quick.waiting(on, known(mode))
    return {"tables": [_card(table) for table in found]}


@dataclass(frozen=True, slots=True)
class Mode:
    mode: str


@router.post("/quick", response_model=None)
def at_once(on: On, me: Me, body: Body) -> Json:
    limits.spend(on, me.id, limits.TABLE)
    mode = body.read(Mode).mode
    known(mode)
    return {"id": quick.quick(on, me, mode).id}


@dataclass(frozen=True, slots=True)
class Practice:
    mode: str
    key: str


@router.post("/practice", response_model=None)
def with_bots(on: On, me: Me, body: Body) -> Json:
    """A game with bots that has begun, the same for the same key."""
    limits.spend(on, me.id, limits.TABLE)
    wish = body.read(Practice)
    known(wish.mode)
    return {"id": wishes.practice(on, me, wish.mode, wish.key).id}


@dataclass(frozen=True, slots=True)
class Code:
    code: str


@router.post("/join", response_model=None)
def join_by_code(on: On, me: Me, body: Body) -> Json:
    limits.spend(on, me.id, limits.CODE)
    code = body.read(Code).code.strip().upper()
    found = on.items.get(keys.code(code)) if len(code) <= LONGEST_CODE else None
    if found is None or (found.expires or 0) * 1000 <= on.clock.now():
        raise Refusal("NO_SUCH_CODE")
    return {"id": lobby.join(on, me, found.text("table")).table.id}


@router.post("/tables/{id}/join", response_model=None)
def join(on: On, me: Me, id: TableId) -> Json:
    return {"id": lobby.join(on, me, id).table.id}


@router.post("/tables/{id}/leave", response_model=None)
def leave(on: On, me: Me, id: TableId) -> Json:
    return _wish(on, me, id, Leave())


@router.post("/tables/{id}/start", response_model=None)
def start(on: On, me: Me, id: TableId) -> Json:
    return _wish(on, me, id, Start())


@dataclass(frozen=True, slots=True)
class Bot:
    seat: int
    temper: str


@router.post("/tables/{id}/bots", response_model=None)
def seat_bot(on: On, me: Me, id: TableId, body: Body) -> Json:
    bot = body.read(Bot)
    return _wish(on, me, id, SeatBot(Seat(bot.seat), bot.temper))


@router.delete("/tables/{id}/seats/{seat}", response_model=None)
def remove(on: On, me: Me, id: TableId, seat: int) -> Json:
    return _wish(on, me, id, Remove(Seat(seat)))


@dataclass(frozen=True, slots=True)
class Place:
    seat: int


@router.post("/tables/{id}/move", response_model=None)
def move(on: On, me: Me, id: TableId, body: Body) -> Json:
    return _wish(on, me, id, Move(Seat(body.read(Place).seat)))


@router.post("/tables/{id}/rematch", response_model=None)
def again(on: On, me: Me, id: TableId) -> Json:
    return {"id": rematch.rematch(on, me, id)}


@router.get("/tables/{id}/view", response_model=None, dependencies=READS)
def view(on: On, known: Known, id: TableId) -> Response:
    """The table as its frame shows it; to who only watches, the same for all for two seconds."""
    seen = sync.seen_by(on, id, known.user if known else None)
    caching = {} if seen.seated else {"Cache-Control": WATCHED_FOR, "Vary": "Cookie"}
    return Response(seen.frame, media_type="application/json", headers=caching)


@router.get("/tables/{id}/views/{v}", response_model=None, dependencies=READS)
def then(on: On, known: Known, place: From, id: TableId, v: int) -> Response:
    """The table as it was at version `v`, for whoever may see it now; that never changes any more."""
    _seldom(on, known, place, limits.PAST)
    frame = past.seen_then(on, id, known.user if known else None, v)
    return Response(frame, media_type="application/json", headers={"Cache-Control": KEPT_FOR})


@router.get("/tables/{id}/log", response_model=None, dependencies=READS)
def log(on: On, known: Known, id: TableId, after: int = 0, limit: int = PAGE) -> Response:
    """The log past version `after`, each entry as its hash covers it."""
    sync.may_read(on, id, known.user if known else None)
    page = store.entries(on.items, id, max(0, after), max(1, min(limit, PAGE)))
    texts = (entry.body[:-1] + b',"h":' + to_json(entry.h) + b"}" for entry in page)
    body = b'{"table":' + to_json(id) + b',"entries":[' + b",".join(texts) + b"]}"
    return Response(body, media_type="application/json")


@router.get("/tables/{id}/worth", response_model=None, dependencies=READS)
def worth(on: On, known: Known, place: From, id: TableId) -> Json:
    """Everybody's worth round by round, and what decided the game; read from the whole log, so not often."""
    sync.may_read(on, id, known.user if known else None)
    _seldom(on, known, place, limits.TALE)
    return tale.tale(on.items, id)


def _seldom(on: On, known: Known, place: From, bucket: limits.Bucket) -> None:
    """What costs many reads is asked within a bucket: a person's, or without a session the network's."""
    if known is not None:
        limits.spend(on, known.user, bucket)
    elif not limits.from_network(on, place, bucket):
        raise Refusal("SLOW_DOWN")


def _wish(on: On, me: Me, id: TableId, wish: LobbyCommand) -> Json:
    return {"v": lobby.command(on, me.id, id, wish).table.v}


def _card(table: Table) -> Json:
    host = table.sitter(table.host).name
    return {
        "id": table.id,
        "mode": table.mode,
        "host": host,
        "seats": len(table.seats),
        "taken": len(table.taken),
        "shapes": [table.sitter(seat).shape for seat in table.taken],
        "rules": dict(table.patch),
        "refereed": table.referee is not None,
        "created": table.created,
        "fills": table.fills,
    }

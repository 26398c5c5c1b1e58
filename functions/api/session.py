"""Sessions and what a user may set: `POST /api/session`, `/api/me`, and tickets for sockets."""

from dataclasses import dataclass, replace
from typing import Final

from fastapi import APIRouter, Request, Response

from core.options import Json
from functions import keys, limits, people
from functions.api.asking import Body, From, Known, Me, On, cookie_name
from functions.people import Session, User
from functions.protocols import PROTOCOLS
from functions.refusal import Refusal
from functions.tables import games, looks, presence
from functions.tables.commit import load
from functions.tables.model import SHAPES
from functions.texts import clean
from functions.wire import table_id
from functions.wiring import Adapters

router: Final = APIRouter(prefix="/api")
SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20


@router.post("/session", response_model=None)
def begin(response: Response, on: On, known: Known, place: From) -> Json:
    """A guest; who has a session already keeps it."""
    user = people.user_of(on.items, known.user) if known else None
    if known is None or user is None:
        limits.guests(on, place)
        user, known = people.new_guest(on)
    else:
        limits.spend(on, user.id, limits.REQUEST)
    _give(response, on, known)
    return _me(on, user)


@router.delete("/session", response_model=None)
def end(response: Response, on: On, known: Known, me: Me) -> Json:
    """Takes effect at once, on open sockets and tickets too (S07)."""
    assert known is not None
    response.delete_cookie(cookie_name(on.site), path="/", secure=on.site.secure, httponly=True, samesite="lax")
    for table in people.end_session(on, known):
        presence.went(on, table, me.id)
    return {}


@router.get("/me", response_model=None)
def show(on: On, me: Me) -> Json:
    return _me(on, me)


@router.get("/me/tables", response_model=None)
def my_tables(on: On, me: Me) -> Json:
    """The games of the user that wait or run, as cards."""
    return {"tables": games.games(on, me)}


@dataclass(frozen=True, slots=True)
class Settings:
    name: str | None = None
    language: str | None = None
    shape: str | None = None
    table: str | None = None


@router.post("/me", response_model=None)
def change(on: On, me: Me, body: Body) -> Json:
    """Tables sat down at before keep the old name; only `table`, which waits still, takes the new one."""
    wish = body.read(Settings)
    if wish.name is not None:
        me = replace(me, name=_name(wish.name))
    if wish.language is not None:
        me = replace(me, language=_language(wish.language))
    if wish.shape is not None:
        me = replace(me, shape=_one_of(wish.shape, SHAPES))
    if wish.table is not None:
        name = me.name if wish.name is not None else None
        looks.wear(on, me, table_id(wish.table), name, wish.shape)
    people.save_user(on.items, me)
    return _me(on, me)


@dataclass(frozen=True, slots=True)
class TicketWish:
    table: str
    protocol: str = PROTOCOLS[0]


@router.post("/ticket", response_model=None)
def ticket(request: Request, on: On, me: Me, body: Body) -> Json:
    """Opens one socket at one table within 30 s."""
    limits.spend(on, me.id, limits.TICKET)
    wish = body.read(TicketWish)
    if wish.protocol not in PROTOCOLS:
        raise Refusal("UPDATE")
    table = table_id(wish.table)
    live = load(on, table)
    if live.table.place_of(me.id) is None and not live.table.watched:
        raise Refusal("PRIVATE")
    return {"ticket": people.new_ticket(on, me.id, table), "url": _socket_url(request, on)}


def _socket_url(request: Request, on: Adapters) -> str:
    if on.site.socket_url:
        return on.site.socket_url
    return f"{'wss' if request.url.scheme == 'https' else 'ws'}://{request.headers.get('host', '')}/ws"


def _name(text: str) -> str:
    try:
        name = clean(text, LONGEST_NAME)
    except Refusal:
        raise Refusal("BAD_NAME") from None
    if len(name) < SHORTEST_NAME:
        raise Refusal("BAD_NAME")
    return name


def _language(tag: str) -> str:
    if people.LANGUAGE.fullmatch(tag) is None:
        raise Refusal("BAD_REQUEST")
    return tag


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise Refusal("BAD_REQUEST")
    return value


def _me(on: Adapters, user: User) -> Json:
    tables: list[Json] = [
        {"id": seated.table, "mode": seated.mode, "stage": seated.stage}
        for seated in people.tables_of(on.items, user.id)
        if seated.stage in ("waiting", "running")
    ]
    return {"name": user.name, "shape": user.shape, "language": user.language, "tables": tables}


def _give(response: Response, on: Adapters, session: Session) -> None:
    response.set_cookie(
        cookie_name(on.site),
        session.secret,
        max_age=keys.SESSION_IDLE // 1000,
        path="/",
        secure=on.site.secure,
        httponly=True,
        samesite="lax",
    )

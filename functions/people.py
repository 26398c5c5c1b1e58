"""Users, their sessions and their tickets. Secrets are kept as hashes, and every read asks whether they live still."""

import base64
import re
from dataclasses import dataclass, replace
from typing import Final

from core.ids import Millis
from functions import keys, store
from functions.ports import ABSENT, At, ConditionFailed, Count, Delete, Item, Items, Put, Value
from functions.tables.model import SHAPES
from functions.wiring import Adapters
from functions.words import ADJECTIVES, NOUNS

LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
"""A tag as the page names its languages: the server only keeps it, so a language more is nothing to it."""


@dataclass(frozen=True, slots=True)
class User:
    id: str
    name: str
    shape: str
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Session:
    """`secret` is what only the cookie holds."""

    secret: str
    user: str
    made: Millis
    seen: Millis


@dataclass(frozen=True, slots=True)
class Seated:
    """One table of a user's, as far as the user's own items know it."""

    table: str
    mode: str
    stage: str


def token(on: Adapters, bits: int) -> str:
    """An id or secret that nobody guesses, for URLs and cookies."""
    return base64.urlsafe_b64encode(on.entropy.token(bits // 8)).rstrip(b"=").decode()


def new_guest(on: Adapters) -> tuple[User, Session]:
    """A user with a name from the word list, and a first session."""
    now = on.clock.now()
    name = f"{ADJECTIVES[on.entropy.below(len(ADJECTIVES))]} {NOUNS[on.entropy.below(len(NOUNS))]}"
    user = User(token(on, 128), name, SHAPES[on.entropy.below(len(SHAPES))])
    session = Session(token(on, 256), user.id, now, now)
    on.items.write(Put(_user_item(user), ABSENT), Put(_session_item(session), ABSENT))
    return user, session


def session_of(on: Adapters, secret: str) -> Session | None:
    """The session of a cookie; its idle time begins anew, written at most once a day."""
    found = on.items.get(keys.session(secret))
    if found is None:
        return None
    now = on.clock.now()
    session = Session(secret, found.text("user"), found.number("made"), found.number("seen"))
    if now >= min(session.seen + keys.SESSION_IDLE, session.made + keys.SESSION_LIFE):
        return None
    if now >= session.seen + keys.DAY:
        session = replace(session, seen=now)
        on.items.write(Put(_session_item(session)))
    return session


def user_of(items: Items, id: str) -> User | None:
    found = items.get(keys.user(id))
    if found is None:
        return None
    return User(id, found.text("name"), found.text("shape"), found.text("lang"))


def save_user(items: Items, user: User) -> None:
    items.write(Put(_user_item(user)))


def tables_of(items: Items, user: str) -> list[Seated]:
    """Where the user sits or sat."""
    found = items.query(f"U#{user}", "T#")
    return [Seated(item.key.sk[2:], item.text("mode"), item.text("stage")) for item in found]


def seated(user: str, table: Seated) -> Put:
    """The write that notes it."""
    return Put(Item(keys.seat(user, table.table), {"mode": table.mode, "stage": table.stage}))


def unseated(user: str, table: str) -> Delete:
    return Delete(keys.seat(user, table))


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a ticket opens: a socket of `user` at `table`, unless a session was ended since `epoch`."""

    user: str
    table: str
    epoch: int


def new_ticket(on: Adapters, user: str, table: str) -> str:
    """Opens one socket within 30 s. In no address: logs and histories keep those."""
    secret = token(on, 128)
    expires = keys.seconds(on.clock.now() + keys.TICKET_LIFE)
    fields: dict[str, Value] = {"user": user, "table": table, "epoch": epoch(on.items, user)}
    on.items.write(Put(Item(keys.ticket(secret), fields, v=1, expires=expires), ABSENT))
    return secret


def epoch(items: Items, user: str) -> int:
    """How often the user has ended a session: what was opened in an earlier epoch is void (S07)."""
    found = items.get(keys.epoch(user))
    return 0 if found is None else found.number("n")


def end_session(on: Adapters, session: Session) -> list[str]:
    """Ends the session, tickets that were not used, and all sockets of its user, at once (S07): at which tables."""
    # The epoch first: a socket that opens meanwhile is found below, or finds itself out of date.
    on.items.write(Delete(keys.session(session.secret)), Count(keys.epoch(session.user), "n", 1))
    ended = store.sockets_of(on.items, session.user, on.clock.now())
    for table, conn in ended:
        store.disconnect(on.items, table, conn, session.user)
        on.post.close(conn)
    return [*dict.fromkeys(table for table, _ in ended)]


def use_ticket(on: Adapters, secret: str) -> Ticket | None:
    """What a ticket that nobody has used opens: deleting it under a condition makes it single-use."""
    key = keys.ticket(secret)
    found = on.items.get(key)
    if found is None or (found.expires or 0) * 1000 <= on.clock.now():
        return None
    try:
        on.items.write(Delete(key, At(1)))
    except ConditionFailed:
        return None
    return Ticket(found.text("user"), found.text("table"), found.number("epoch", 0))


def _user_item(user: User) -> Item:
    return Item(keys.user(user.id), {"name": user.name, "shape": user.shape, "lang": user.language})


def _session_item(session: Session) -> Item:
    end = min(session.seen + keys.SESSION_IDLE, session.made + keys.SESSION_LIFE)
    fields: dict[str, Value] = {"user": session.user, "made": session.made, "seen": session.seen}
    return Item(keys.session(session.secret), fields, expires=keys.seconds(end))

"""Where each kind of item lies, and how long it lives.

    pk        sk                 what
    T#table   LIVE#STATE         the table: state at its version `v`, squeezed; in the index while it waits in public
              LIVE#CLOCK         execution `n` of its clock sleeps until `wake`; in the index by that instant
              LIVE#LUCK          where its chain of dice stands
              LIVE#C#conn        a socket at the table: whose, and whether it has said hello
              V#version          the log's entry of that version
              CHAT#at#random     a line that was said, 30 days
              POS#version        the game as it was then, for who looks back: found again by folding the log, 30 days
    L#table                      the sealed seed of its dice
    U#user                       a user's name, shape and language
              T#table            that the user sits or sat there
              C#conn             a socket of the user's
              EPOCH              how often the user has ended a session
              QUICK#mode         where the last wish to play at once led
              WISH#key           the table that a wish for a new one got, a day
    C#conn                       a socket's user and table, for `$disconnect`
    S#hash                       a session, by its secret's hash: 30 days idle, 90 in all
    K#hash                       a ticket, by its secret's hash: 30 seconds
    J#code                       a join code's table
    RL#user, RL#ip:network       token buckets
    R#hash                       a ruleset that tables pin

Keys without a second part have `sk` "-". `expires` is when DynamoDB may delete an item; who reads asks by himself.
"""

import hashlib
import zlib
from typing import Final

from core.ids import Millis
from functions.ports import Key

SECOND: Final[Millis] = 1_000
MINUTE: Final[Millis] = 60 * SECOND
HOUR: Final[Millis] = 60 * MINUTE
DAY: Final[Millis] = 24 * HOUR

CONNECTION_LIFE: Final = 2 * HOUR + 10 * MINUTE
TICKET_LIFE: Final = 30 * SECOND
SESSION_IDLE: Final = 30 * DAY
SESSION_LIFE: Final = 90 * DAY
CHAT_LIFE: Final = 30 * DAY
POSITION_LIFE: Final = 30 * DAY
WAITING_LIFE: Final = DAY
PUBLIC_WAITING_LIFE: Final = 30 * MINUTE
LIMITS_LIFE: Final = DAY

LIVE: Final = "LIVE#"
CONNECTIONS: Final = "LIVE#C#"
SOCKETS: Final = "C#"
LOG: Final = "V#"
CHAT: Final = "CHAT#"
DUE_PARTITIONS: Final = 8


def state(table: str) -> Key:
    return Key(f"T#{table}", "LIVE#STATE")


def clock(table: str) -> Key:
    return Key(f"T#{table}", "LIVE#CLOCK")


def luck(table: str) -> Key:
    return Key(f"T#{table}", "LIVE#LUCK")


def connection(table: str, conn: str) -> Key:
    return Key(f"T#{table}", CONNECTIONS + conn)


def entry(table: str, v: int) -> Key:
    return Key(f"T#{table}", f"{LOG}{v:010d}")


def chat(table: str, at: Millis, random: str) -> Key:
    return Key(f"T#{table}", f"{CHAT}{at:013d}#{random}")


def position(table: str, v: int) -> Key:
    return Key(f"T#{table}", f"POS#{v:010d}")


def seed(table: str) -> Key:
    """In a partition of its own: partition keys are all that access rights can tell apart (S25)."""
    return Key(f"L#{table}")


def pointer(conn: str) -> Key:
    """Says at `$disconnect` which table the connection was of."""
    return Key(f"C#{conn}")


def ticket(secret: str) -> Key:
    return Key(f"K#{hashed(secret)}")


def session(secret: str) -> Key:
    return Key(f"S#{hashed(secret)}")


def user(id: str) -> Key:
    return Key(f"U#{id}")


def seat(user: str, table: str) -> Key:
    """That the user sits at the table."""
    return Key(f"U#{user}", f"T#{table}")


def socket(user: str, conn: str) -> Key:
    """That the connection is the user's, at whatever table."""
    return Key(f"U#{user}", SOCKETS + conn)


def epoch(user: str) -> Key:
    """How often the user has ended a session."""
    return Key(f"U#{user}", "EPOCH")


def pressed(user: str, mode: str) -> Key:
    """Where the user's last wish to play at once led."""
    return Key(f"U#{user}", f"QUICK#{mode}")


def wished(user: str, key: str) -> Key:
    """The table that one wish of the user's for a new one got."""
    return Key(f"U#{user}", f"WISH#{key}")


def code(sign: str) -> Key:
    return Key(f"J#{sign}")


def limits(who: str) -> Key:
    return Key(f"RL#{who}")


def ruleset(hash: str) -> Key:
    return Key(f"R#{hash}")


OPEN_TO_ALL: Final = "OPEN"
"""The partition of the index with the public tables that wait for their host to start: of all modes, so that all are
found by one request; by mode, then by age, so that one mode is found by one too."""
OPEN_AT_ONCE: Final = "QUICK"
"""The one with those that start by themselves: apart, so that no number of the others hides them."""


def open_since(mode: str, at: Millis) -> str:
    """Where a table stands in these partitions."""
    return f"{mode}#{sortable(at)}"


def last_open(mode: str) -> str:
    """Behind every table of the mode, and before those of the next."""
    return f"{mode}#~"


def due(table: str) -> str:
    """The partition of the index that a table's clock lies in; several, so that none grows hot."""
    return f"DUE#{zlib.crc32(table.encode()) % DUE_PARTITIONS}"


def sortable(at: Millis) -> str:
    """An instant as a sort key."""
    return f"{at:013d}"


def seconds(at: Millis) -> int:
    """An instant as `expires` wants it, rounded up."""
    return -(-at // 1000)


def hashed(secret: str) -> str:
    """Secrets are kept as their SHA-256 only (S04)."""
    return hashlib.sha256(secret.encode()).hexdigest()

"""Where each kind of item lies, as the README's table of items lists them, and how long it lives."""

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
WAITING_LIFE: Final = DAY
PUBLIC_WAITING_LIFE: Final = 30 * MINUTE
LIMITS_LIFE: Final = DAY

LIVE: Final = "LIVE#"
CONNECTIONS: Final = "LIVE#C#"
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


def code(sign: str) -> Key:
    return Key(f"J#{sign}")


def limits(who: str) -> Key:
    return Key(f"RL#{who}")


def ruleset(hash: str) -> Key:
    return Key(f"R#{hash}")


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

"""How often who may ask (S17): token buckets, each an instant at which it would be full again."""

from dataclasses import dataclass
from typing import Final

from core.ids import Millis
from functions import keys
from functions.keys import HOUR, MINUTE, SECOND
from functions.ports import SKEW
from functions.refusal import Refusal
from functions.wiring import Adapters

COOL_DOWN: Final = MINUTE


@dataclass(frozen=True, slots=True)
class Bucket:
    """`burst` at once, then one each `every`."""

    name: str
    every: Millis
    burst: int


CHAT: Final = Bucket("chat", 2 * SECOND, 5)
HELLO: Final = Bucket("hello", SECOND, 10)
PING: Final = Bucket("ping", SECOND, 10)
TICKET: Final = Bucket("ticket", 3 * SECOND, 10)
CODE: Final = Bucket("code", 6 * SECOND, 10)
GUEST: Final = Bucket("guest", MINUTE, 60)
CONNECT: Final = Bucket("connect", SECOND, 300)
"""Sockets that a network opens (S19): 300 at once, then one a second. How many it keeps open is not counted."""
REQUEST: Final = Bucket("http", SECOND // 5, 30)
READ: Final = Bucket("read", SECOND // 20, 300)
"""What a network reads without a session; a club shares it."""
TALE: Final = Bucket("tale", 2 * SECOND, 15)
"""What is told from a whole log."""
PAST: Final = Bucket("past", SECOND // 2, 60)
"""Looks at earlier versions: each folds a part of the log, the first of a long game all of it."""
REPORT: Final = Bucket("report", MINUTE, 10)
"""What a network's browsers say of the page."""
TABLE: Final = Bucket("table", 10 * SECOND, 10)
REFUSED: Final = Bucket("refused", SECOND // 2, 20)
"""Frames that can't be read or carried out."""
HASTE: Final = Bucket("haste", SECOND // 10, 100)
"""Frames that came too soon. Being quick or chatty costs nobody his socket: only a machine empties this."""
BURST: Final = Bucket("burst", 5 * SECOND, 1)
"""Breaches so near to each other are one."""
BREACH: Final = Bucket("breach", 30 * SECOND, 2)
COMMAND: Final = Bucket("command", SECOND // 5, 20)
"""Accepted commands: counted in the seat's own record, written with the commit."""


def take(on: Adapters, who: str, bucket: Bucket) -> bool:
    """One token out of this user's bucket; False if it is empty."""
    now = on.clock.now()
    return on.items.take(
        keys.limits(who),
        bucket.name,
        floor=now,
        by=bucket.every,
        ceiling=now + bucket.every * bucket.burst * on.site.generous,
        expires=keys.seconds(now + keys.LIMITS_LIFE),
    )


def spend(on: Adapters, who: str, bucket: Bucket) -> None:
    """One token, or the request is refused."""
    if not take(on, who, bucket):
        raise Refusal("SLOW_DOWN")


def spent(full: Millis, now: Millis, bucket: Bucket, generous: int) -> Millis | None:
    """The same sum for a bucket kept elsewhere: its new instant, None if it is empty."""
    most = now + bucket.every * bucket.burst * generous
    after = (full if now <= full <= most + SKEW else now) + bucket.every
    return after if after <= most else None


def breach(on: Adapters, who: str, *, haste: bool) -> bool:
    """A frame was refused; `haste`: for being too soon. True with the third breach in a minute: a cool-down begins."""
    if take(on, who, HASTE if haste else REFUSED) or not take(on, who, BURST) or take(on, who, BREACH):
        return False
    now = on.clock.now()
    end = now + COOL_DOWN
    on.items.take(keys.limits(who), "cool", floor=end, by=0, ceiling=end, expires=keys.seconds(now + keys.LIMITS_LIFE))
    return True


def cooling(on: Adapters, who: str) -> bool:
    """Whether this user may not open sockets for the present."""
    found = on.items.get(keys.limits(who))
    return found is not None and found.number("cool", 0) > on.clock.now()


def guests(on: Adapters, prefix: str) -> None:
    """New guests of a network, 60 an hour."""
    if not from_network(on, prefix, GUEST):
        raise Refusal("SLOW_DOWN")


def from_network(on: Adapters, prefix: str, bucket: Bucket) -> bool:
    """One token of a network's; at home all are of one, so nothing is counted."""
    return not on.site.per_prefix or take(on, f"ip:{prefix}", bucket)


assert GUEST.every * GUEST.burst == HOUR

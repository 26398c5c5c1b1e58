"""How often who may ask (S17): token buckets, each an instant at which it would be full again."""

from dataclasses import dataclass
from typing import Final

from core.ids import Millis
from functions import keys
from functions.keys import HOUR, MINUTE, SECOND
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
"""Sockets that a network opens (S19)."""
REQUEST: Final = Bucket("http", SECOND // 5, 30)
TABLE: Final = Bucket("table", 10 * SECOND, 10)
REFUSED: Final = Bucket("refused", SECOND // 2, 20)
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
    after = max(full, now) + bucket.every
    return after if after <= now + bucket.every * bucket.burst * generous else None


def breach(on: Adapters, who: str) -> bool:
    """A limit was passed over a socket; True with the third time in a minute, which begins a cool-down."""
    if take(on, who, BREACH):
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

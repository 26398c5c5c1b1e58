"""How a handler gets its adapters: built at first use from the environment, or given by the local cloud."""

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass

from functions.ports import Alarm, Clock, Entropy, Items, Post, Vault


@dataclass(frozen=True, slots=True)
class Site:
    """Where this server is reached: `origins` may open sockets and change state (S10, S11)."""

    origins: tuple[str, ...] = ()
    socket_url: str = ""
    secure: bool = True  # False over plain http on a home network: cookie `sid` without Secure (S04)
    per_prefix: bool = True  # count guests, readers and new sockets by network; not at home, where all are of one
    generous: int = 1  # how many times the limits of S17 apply; more than 1 only where a machine plays
    same_host: bool = False  # locally Origin must be Host, over plain http, instead of being listed
    secret: str = ""  # what the delivery network adds to each request; empty: anybody may ask directly (S18)

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours."""
        return origin == f"http://{host}" if self.same_host else origin in self.origins


@dataclass(frozen=True, slots=True)
class Adapters:
    """All that the service needs besides its arguments."""

    items: Items
    post: Post
    alarm: Alarm
    vault: Vault
    clock: Clock
    entropy: Entropy
    site: Site


@dataclass(slots=True)
class _Wired:
    build: Callable[[], Adapters] | None = None
    built: Adapters | None = None


_lock = threading.Lock()
_wired = _Wired()


def use(build: Callable[[], Adapters] | None) -> None:
    """Makes every handler of this process take its adapters from `build`, called once; None: the cloud's."""
    with _lock:
        _wired.build, _wired.built = build, None


def adapters() -> Adapters:
    """The adapters of this process; made under a lock, since boto clients must not be made side by side."""
    built = _wired.built
    if built is not None:
        return built
    with _lock:
        if _wired.built is None:
            _wired.built = (_wired.build or _cloud)()
        return _wired.built


def _cloud() -> Adapters:
    from functions.alarm import StepAlarm
    from functions.aws import SystemClock, SystemEntropy
    from functions.dynamo import DynamoItems
    from functions.post import GatewayPost
    from functions.vault import KmsVault

    env = os.environ
    origins = tuple(origin for origin in env.get("FREEHOLD_ORIGINS", "").split(",") if origin)
    return Adapters(
        items=DynamoItems(env["FREEHOLD_TABLE"]),
        post=GatewayPost(env.get("FREEHOLD_SOCKET_ENDPOINT", "")),
        alarm=StepAlarm(env.get("FREEHOLD_CLOCK_ARN", "")),
        vault=KmsVault(env.get("FREEHOLD_KEY_ID", "")),
        clock=SystemClock(),
        entropy=SystemEntropy(),
        site=Site(
            origins=origins,
            socket_url=env.get("FREEHOLD_SOCKET_URL", ""),
            secret=env.get("FREEHOLD_ORIGIN_SECRET", ""),
        ),
    )

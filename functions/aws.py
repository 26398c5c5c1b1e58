"""What the cloud's adapters share: lean clients made at first use, the system's clock and chance."""

import os
import secrets
import threading
import time
from typing import Final

_lock: Final = threading.Lock()


def client(service: str, endpoint: str | None = None):  # type: ignore[no-untyped-def]
    """A botocore client: no boto3 layer above it, and limits that keep a dead peer from holding a table.

    One try again: the service itself tries again, knowing what a failed condition means (F08).
    """
    import botocore.config

    from functions.lean import session

    settings = botocore.config.Config(
        connect_timeout=1,
        read_timeout=2,
        retries={"total_max_attempts": 2, "mode": "standard"},
        max_pool_connections=16,
    )
    with _lock:
        region = os.environ.get("AWS_REGION") or os.environ.get("AWS_DEFAULT_REGION")
        return session().create_client(service, region_name=region, endpoint_url=endpoint, config=settings)


def is_error(error: Exception, *codes: str) -> bool:
    """Whether the cloud answered with one of these error codes."""
    response = getattr(error, "response", None)
    return isinstance(response, dict) and response.get("Error", {}).get("Code") in codes


class SystemClock:
    """The machine's own."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def sleep(self, millis: int) -> None:
        time.sleep(millis / 1000)


class SystemEntropy:
    """The system's generator, asked inside the handler only (F73)."""

    def token(self, size: int) -> bytes:
        return secrets.token_bytes(size)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)

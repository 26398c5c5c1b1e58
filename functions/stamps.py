"""Instants as the state machine reads them."""

from datetime import UTC, datetime

from core.ids import Millis


def stamp(at: Millis) -> str:
    """Rounded up: the machine cuts to whole seconds, and one that wakes early would spin."""
    return datetime.fromtimestamp(-(-at // 1000), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

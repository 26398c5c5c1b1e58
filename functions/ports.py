"""What the service asks of the world outside: a few narrow ports with DynamoDB's own semantics."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

Value: TypeAlias = str | int | bytes
Millis: TypeAlias = int

SKEW: Final[Millis] = 60_000
"""Two servers' clocks differ by far less; one that is more behind than this was set back."""


@dataclass(frozen=True, slots=True)
class Key:
    """Names one item: `pk` its partition, `sk` its place in the partition's order."""

    pk: str
    sk: str = "-"


@dataclass(frozen=True, slots=True)
class Item:
    """One stored item. `v` is what version conditions compare.

    `expires` (unix seconds) only cleans up: whoever reads filters (F48). `index` is (partition, sort) in the
    one sparse index; None keeps the item out of it.
    """

    key: Key
    fields: Mapping[str, Value] = field(default_factory=dict)
    v: int = 0
    index: tuple[str, str] | None = None
    expires: int | None = None

    def text(self, name: str) -> str:
        """The field `name`, which must be text."""
        value = self.fields[name]
        assert isinstance(value, str)
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """The field `name`, which must be a whole number; `default` stands in where it is absent."""
        value = self.fields.get(name, default)
        assert isinstance(value, int)
        return value

    def blob(self, name: str) -> bytes:
        """The field `name`, which must be bytes."""
        value = self.fields[name]
        assert isinstance(value, bytes)
        return value


@dataclass(frozen=True, slots=True)
class Absent:
    """The item must not exist."""


@dataclass(frozen=True, slots=True)
class At:
    """The item must exist with this version."""

    v: int


When: TypeAlias = Absent | At | None
ABSENT: Final = Absent()


@dataclass(frozen=True, slots=True)
class Put:
    """Writes the whole item."""

    item: Item
    when: When = None


@dataclass(frozen=True, slots=True)
class Delete:
    """Removes the item; removing what is not there succeeds unless `when` says otherwise."""

    key: Key
    when: When = None


@dataclass(frozen=True, slots=True)
class Count:
    """Adds to a number field, from 0 where the field or the item is absent; `v` stays."""

    key: Key
    name: str
    by: int
    when: When = None


Write: TypeAlias = Put | Delete | Count


class ConditionFailed(Exception):
    """Nothing was written. `found`: for each failed write, by position, the item as it is (None: absent)."""

    def __init__(self, found: Mapping[int, Item | None]) -> None:
        super().__init__("a condition failed")
        self.found = found


class Contended(Exception):
    """Nothing is known to be written: another transaction was at the same items. Try again."""


class Unanswered(Exception):
    """The store did not answer in time; the write may or may not have happened (F08)."""


class Items(Protocol):
    """The one table. Reads are consistent, those of the index are not."""

    def get(self, key: Key) -> Item | None:
        """The item, expired or not."""

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        """The items of a partition whose sk begins with `prefix`, in order of sk; those past `after` only."""

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        """Items by their `index`, in order of its sort part, `upto` included; may lag behind writes."""

    def write(self, *writes: Write) -> None:
        """All or nothing. Raises ConditionFailed, Contended or Unanswered."""

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        """A token bucket: field = max(field, floor) + by; False, with nothing changed, past `ceiling`.

        A field further past it than clocks differ was filled before one was set back: the bucket begins anew.
        """


@dataclass(frozen=True, slots=True)
class Letter:
    """One frame for one connection."""

    conn: str
    data: bytes


class Post(Protocol):
    """Pushes to sockets."""

    def send(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        """Sends side by side, the first letter first; answers the connections that are gone (410)."""

    def close(self, conn: str) -> None:
        """Ends a connection; silent when it is gone already."""


class Alarm(Protocol):
    """Wakes a table once its time has come."""

    def arm(self, table: str, n: int, wake: Millis) -> None:
        """Starts execution `table-n`, which first wakes at `wake`; already there is success (F46)."""


class Vault(Protocol):
    """Keeps the seed S from everybody who reads the store."""

    def seal(self, table: str, secret: bytes) -> bytes:
        """The secret, bound to its table."""

    def unseal(self, table: str, sealed: bytes) -> bytes:
        """The secret again; fails for another table."""


class Clock(Protocol):
    """The only clock and the only sleep."""

    def now(self) -> Millis:
        """Unix milliseconds."""

    def sleep(self, millis: Millis) -> None:
        """Waits between two tries."""


class Entropy(Protocol):
    """The only source of chance outside the game's own luck."""

    def token(self, size: int) -> bytes:
        """That many random bytes."""

    def below(self, limit: int) -> int:
        """0 .. limit - 1."""

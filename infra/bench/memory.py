"""The storage port in memory, for one thread: it counts requests, bytes and write units."""

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from dataclasses import dataclass, field, replace

from functions.ports import Absent, At, ConditionFailed, Count, Delete, Item, Key, Put, Write

KILOBYTE = 1024
LAST = "\U0010ffff"
IN_A_TRANSACTION = 2
"""A write in a transaction costs twice."""


def size(item: Item) -> int:
    """As DynamoDB counts: names and values, numbers about a byte for two digits and one more."""
    keys = len("pk") + len(item.key.pk) + len("sk") + len(item.key.sk)
    return keys + len("v") + 4 + sum(len(name) + _value(value) for name, value in item.fields.items())


def _value(value: str | int | bytes) -> int:
    if isinstance(value, int):
        return len(str(value)) // 2 + 2
    return len(value if isinstance(value, bytes) else value.encode())


@dataclass(slots=True)
class CountingItems:
    """`seen`: requests and bytes so far, by kind."""

    items: dict[Key, Item] = field(default_factory=dict)
    sorted: dict[str, list[str]] = field(default_factory=dict)
    """The sort keys of each partition, in order."""
    seen: Counter[str] = field(default_factory=Counter)

    def get(self, key: Key) -> Item | None:
        self.seen["read_requests"] += 1
        return self.items.get(key)

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        self.seen["read_requests"] += 1
        order = self.sorted.get(pk, [])
        first = max(bisect_left(order, prefix), bisect_right(order, after))
        keys = [sk for sk in order[first : bisect_left(order, prefix + LAST)] if sk.startswith(prefix)]
        found = [self.items[Key(pk, sk)] for sk in (reversed(keys) if newest else keys)]
        self.seen["bytes_read"] += sum(size(item) for item in found[:limit])
        return found[:limit]

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        self.seen["read_requests"] += 1
        found = [
            (item.index[1], item)
            for item in self.items.values()
            if item.index and item.index[0] == partition and (upto is None or item.index[1] <= upto)
        ]
        return [item for _, item in sorted(found, key=lambda each: each[0], reverse=newest)][:limit]

    def write(self, *writes: Write) -> None:
        self.seen["write_requests"] += 1
        failed = {at: self._found(each) for at, each in enumerate(writes) if not self._holds(each)}
        if failed:
            raise ConditionFailed(failed)
        for each in writes:
            self._write(each, factor=IN_A_TRANSACTION if len(writes) > 1 else 1)

    def _write(self, write: Write, *, factor: int) -> None:
        self.seen["items_written"] += 1
        if isinstance(write, Delete):
            before = self._drop(write.key)
            self.seen["write_units"] += factor * (_units(before) if before else 1)
            return
        item = write.item if isinstance(write, Put) else self._counted(write)
        self._keep(item)
        self.seen["bytes_written"] += size(item)
        self.seen["write_units"] += factor * _units(item)

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        self.seen["write_requests"] += 1
        item = self.items.get(key) or Item(key, expires=expires)
        after = max(item.number(name, 0), floor) + by
        if after > ceiling:
            return False
        self._keep(replace(item, fields={**item.fields, name: after}, expires=expires))
        return True

    def _keep(self, item: Item) -> None:
        if item.key not in self.items:
            insort(self.sorted.setdefault(item.key.pk, []), item.key.sk)
        self.items[item.key] = item

    def _drop(self, key: Key) -> Item | None:
        if key in self.items:
            self.sorted[key.pk].remove(key.sk)
        return self.items.pop(key, None)

    def _counted(self, write: Count) -> Item:
        item = self.items.get(write.key) or Item(write.key)
        return replace(item, fields={**item.fields, write.name: item.number(write.name, 0) + write.by})

    def _found(self, write: Write) -> Item | None:
        return self.items.get(write.item.key if isinstance(write, Put) else write.key)

    def _holds(self, write: Write) -> bool:
        found = self._found(write)
        match write.when:
            case Absent():
                return found is None
            case At(v):
                return found is not None and found.v == v
            case None:
                return True


def _units(item: Item) -> int:
    return -(-size(item) // KILOBYTE)

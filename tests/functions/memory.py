"""`Items` in memory, for tests that make many tables; it passes the contract suite and the race test too."""

import threading
from bisect import bisect_left

from functions.ports import SKEW, Absent, At, ConditionFailed, Count, Item, Key, Put, When, Write


class MemoryItems:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._items: dict[Key, Item] = {}
        self._sorted: dict[str, list[str]] = {}

    def get(self, key: Key) -> Item | None:
        _fits(key.pk)
        return self._items.get(key)

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        _fits(pk)
        with self._lock:
            order = self._sorted.get(pk, [])
            first, last = bisect_left(order, prefix), bisect_left(order, prefix + "\U0010ffff")
            names = [name for name in order[first:last] if name > after]
            if newest:
                names.reverse()
            return [self._items[Key(pk, name)] for name in names[:limit]]

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        with self._lock:
            found = [
                (item.index[1], item) for item in self._items.values() if item.index and item.index[0] == partition
            ]
        found = [each for each in found if upto is None or each[0] <= upto]
        found.sort(key=lambda each: (each[0], each[1].key.pk), reverse=newest)
        return [item for _, item in found[:limit]]

    def write(self, *writes: Write) -> None:
        with self._lock:
            found = {place: self._items.get(_key(write)) for place, write in enumerate(writes)}
            failed = {place: found[place] for place, write in enumerate(writes) if not _holds(write.when, found[place])}
            if failed:
                raise ConditionFailed(failed)
            for write in writes:
                self._apply(write)

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        with self._lock:
            found = self._items.get(key) or Item(key)
            held = found.number(name, floor)
            level = (held if floor <= held <= ceiling + SKEW else floor) + by
            if level > ceiling:
                return False
            self._put(Item(key, {**found.fields, name: level}, found.v, found.index, expires))
            return True

    def everything(self) -> list[Item]:
        return list(self._items.values())

    def _apply(self, write: Write) -> None:
        if isinstance(write, Put):
            self._put(write.item)
        elif isinstance(write, Count):
            found = self._items.get(write.key) or Item(write.key)
            fields = {**found.fields, write.name: found.number(write.name, 0) + write.by}
            self._put(Item(write.key, fields, found.v, found.index, found.expires))
        elif self._items.pop(write.key, None) is not None:
            self._sorted[write.key.pk].remove(write.key.sk)

    def _put(self, item: Item) -> None:
        if item.key not in self._items:
            order = self._sorted.setdefault(item.key.pk, [])
            order.insert(bisect_left(order, item.key.sk), item.key.sk)
        self._items[item.key] = item


def _fits(pk: str) -> None:
    """As DynamoDB has it; a key that UTF-8 can't hold fails here as well."""
    assert 0 < len(pk.encode()) <= 2_048, "not a partition key"


def _key(write: Write) -> Key:
    return write.item.key if isinstance(write, Put) else write.key


def _holds(when: When, found: Item | None) -> bool:
    match when:
        case None:
            return True
        case Absent():
            return found is None
        case At(v):
            return found is not None and found.v == v

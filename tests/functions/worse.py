"""A store that is worse than the cloud: replies get lost, rivals win, transactions collide."""

from collections.abc import Callable
from dataclasses import dataclass, field

from functions.ports import Contended, Item, Items, Key, Put, Unanswered, Write

Fault = Callable[["WorseItems", tuple[Write, ...]], None]


@dataclass
class WorseItems:
    """Passes everything on to real items; each fault of `plan` is spent on one commit of a table's state."""

    real: Items
    plan: list[Fault] = field(default_factory=list)
    reads: int = 0
    writes: int = 0
    lag: int = 0
    """How many of the newest index entries are not to be seen yet (F26)."""

    def get(self, key: Key) -> Item | None:
        self.reads += 1
        return self.real.get(key)

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        self.reads += 1
        return self.real.query(pk, prefix, after=after, limit=limit, newest=newest)

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        found = self.real.query_index(partition, upto=upto, limit=limit, newest=newest)
        return found[: len(found) - self.lag]

    def write(self, *writes: Write) -> None:
        self.writes += 1
        if self.plan and is_commit(writes):
            self.plan.pop(0)(self, writes)
        else:
            self.real.write(*writes)

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        return self.real.take(key, name, floor=floor, by=by, ceiling=ceiling, expires=expires)


def is_commit(writes: tuple[Write, ...]) -> bool:
    return any(isinstance(write, Put) and write.item.key.sk == "LIVE#STATE" for write in writes)


def lost_before(items: WorseItems, writes: tuple[Write, ...]) -> None:
    """Nothing was written, and nobody says so."""
    raise Unanswered("no answer")


def lost_after(items: WorseItems, writes: tuple[Write, ...]) -> None:
    """It was written, but the answer got lost."""
    items.real.write(*writes)
    raise Unanswered("no answer")


def said_twice(items: WorseItems, writes: tuple[Write, ...]) -> None:
    """The answer got lost, the SDK tried again by itself, and its second try met its first (F08)."""
    items.real.write(*writes)
    items.real.write(*writes)


def collided(items: WorseItems, writes: tuple[Write, ...]) -> None:
    raise Contended("a rival's transaction")


def after(rival: Callable[[], object]) -> Fault:
    """A rival commits in between, through the same service."""

    def fault(items: WorseItems, writes: tuple[Write, ...]) -> None:
        rival()
        items.real.write(*writes)

    return fault

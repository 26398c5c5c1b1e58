"""A table's items: one consistent query reads all that a command needs, one transaction writes what it did."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from core.ids import Millis
from core.luck import DiceChain
from core.rules import Ruleset
from functions import keys
from functions.ports import ABSENT, At, ConditionFailed, Delete, Item, Items, Put, Value, Write
from functions.tables.model import Table
from functions.tables.packing import pack, seat_game, unpack
from functions.zdict import expand, squeeze

Rulebook = Callable[[Table], Ruleset]


@dataclass(frozen=True, slots=True)
class Alarmed:
    """The clock item: execution `n` sleeps until `wake`."""

    n: int
    wake: Millis


@dataclass(frozen=True, slots=True)
class Connection:
    """A socket at the table. `ready`: it has said hello, so it is pushed to."""

    id: str
    user: str
    ready: bool
    expires: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The luck item. `drawn`: commits that drew, as the state counts them too."""

    drawn: int
    t: int
    key: bytes
    draws: int

    def chain(self) -> DiceChain:
        return DiceChain(self.t, self.key, self.draws)


@dataclass(slots=True)
class Live:
    """All that one query of `T#id`, `LIVE#` finds; `luck` is None before the start."""

    table: Table
    alarm: Alarmed | None
    luck: Kept | None
    connections: tuple[Connection, ...]

    @property
    def whole(self) -> bool:
        """A query is no snapshot: a commit may fall between its items. Old luck on a new state would roll twice."""
        return (self.luck.drawn if self.luck else 0) == self.table.drawn


@dataclass(frozen=True, slots=True)
class Entry:
    """One version's log entry. `body`: its public JSON, the very bytes that the hash `h` covers; `client` made it."""

    v: int
    h: str
    body: bytes
    client: str = ""
    n: int = 0


def load(items: Items, id: str, now: Millis, rulebook: Rulebook) -> Live | None:
    """The table with its clock, luck and connections in one read request; None if there is none."""
    found = {item.key.sk: item for item in items.query(f"T#{id}", keys.LIVE)}
    state = found.pop("LIVE#STATE", None)
    if state is None:
        return None
    clock, luck = found.pop("LIVE#CLOCK", None), found.pop("LIVE#LUCK", None)
    connections = (connection_of(item) for item in found.values())
    return Live(
        table=decode(id, state, rulebook),
        alarm=None if clock is None else Alarmed(clock.number("n"), clock.number("wake")),
        luck=None if luck is None else Kept(luck.v, luck.number("t"), luck.blob("k"), luck.number("draws")),
        connections=tuple(each for each in connections if each.expires * 1000 > now),
    )


def decode(id: str, state: Item, rulebook: Rulebook) -> Table:
    """The table of a state item; also of one that a failed condition returned."""
    table, game = unpack(id, state.v, state.blob("z"))
    if game:
        seat_game(table, game, rulebook(table))
    return table


def state_item(table: Table) -> Item:
    """In the index while it waits in public; cleaned up unless it was started."""
    waiting = table.stage == "waiting"
    shelf = keys.OPEN_AT_ONCE if table.fills is not None else keys.OPEN_TO_ALL
    index = (shelf, keys.open_since(table.mode, table.created)) if waiting and table.public else None
    unstarted = waiting or (table.stage == "closed" and table.game is None)
    expires = keys.seconds(table.created + keys.WAITING_LIFE + keys.HOUR) if unstarted else None
    return Item(keys.state(table.id), {"z": pack(table)}, table.v, index, expires)


def clock_item(table: str, alarm: Alarmed) -> Item:
    index = (keys.due(table), keys.sortable(alarm.wake))
    return Item(keys.clock(table), {"n": alarm.n, "wake": alarm.wake}, alarm.n, index)


def luck_item(table: Table, luck: DiceChain) -> Item:
    return Item(keys.luck(table.id), {"t": luck.t, "k": luck.key, "draws": luck.draws}, table.drawn)


def entry_item(table: str, entry: Entry) -> Item:
    own: dict[str, Value] = {"client": bytes.fromhex(entry.client), "n": entry.n} if entry.client else {}
    fields = {"z": squeeze(entry.body), "h": bytes.fromhex(entry.h), **own}
    return Item(keys.entry(table, entry.v), fields, entry.v)


def save(items: Items, table: Table, entry: Entry, others: Sequence[Write] = ()) -> None:
    """State under its version, the log entry that must not exist yet, and what else must happen with them."""
    state = Put(state_item(table), At(table.v - 1) if table.v > 1 else ABSENT)
    items.write(state, Put(entry_item(table.id, entry), ABSENT), *others)


def returned_state(failure: ConditionFailed) -> Item | None:
    """The state as it is, if its condition (the first write of `save`) failed and at most the log's besides."""
    return failure.found.get(0) if set(failure.found) <= {0, 1} else None


def entries(items: Items, table: str, after: int, limit: int) -> list[Entry]:
    """The log past version `after`, in order."""
    found = items.query(f"T#{table}", keys.LOG, after=keys.entry(table, after).sk, limit=limit)
    return [_entry(item) for item in found]


def entry_at(items: Items, table: str, v: int) -> Entry | None:
    item = items.get(keys.entry(table, v))
    return None if item is None else _entry(item)


def _entry(item: Item) -> Entry:
    client = item.blob("client").hex() if "client" in item.fields else ""
    return Entry(item.v, item.blob("h").hex(), expand(item.blob("z")), client, item.number("n", 0))


def connection_of(item: Item) -> Connection:
    id = item.key.sk.removeprefix(keys.CONNECTIONS)
    return Connection(id, item.text("user"), item.number("ready") == 1, item.expires or 0)


def connect(items: Items, table: str, connection: Connection) -> None:
    """The connection in the table's own partition; what `$disconnect` finds it by, and what the user's logout does."""
    expires = connection.expires
    pointer = Item(keys.pointer(connection.id), {"table": table, "user": connection.user}, expires=expires)
    mine = Item(keys.socket(connection.user, connection.id), {"table": table}, expires=expires)
    items.write(Put(_connection_item(table, connection)), Put(pointer), Put(mine))


def mark(items: Items, table: str, connection: Connection, *, ready: bool) -> bool:
    """From now on it is pushed to, or not. False if it was ended meanwhile."""
    try:
        items.write(Put(_connection_item(table, replace(connection, ready=ready)), At(0)))
    except ConditionFailed:
        return False
    return True


def connections(items: Items, table: str, now: Millis) -> list[Connection]:
    """Those that live still."""
    found = (connection_of(item) for item in items.query(f"T#{table}", keys.CONNECTIONS))
    return [each for each in found if each.expires * 1000 > now]


def connection(items: Items, table: str, conn: str, now: Millis) -> Connection | None:
    """The connection, if it is of this table and lives still."""
    found = items.get(keys.connection(table, conn))
    if found is None or (found.expires or 0) * 1000 <= now:
        return None
    return connection_of(found)


def owner_of(items: Items, conn: str) -> tuple[str, str] | None:
    """Which user's and which table's a connection is, by its pointer."""
    found = items.get(keys.pointer(conn))
    return None if found is None else (found.text("user"), found.text("table"))


def sockets_of(items: Items, user: str, now: Millis) -> list[tuple[str, str]]:
    """Table and id of every connection a user may have; some have ended since, unnoticed."""
    found = items.query(f"U#{user}", keys.SOCKETS)
    alive = [item for item in found if (item.expires or 0) * 1000 > now]
    return [(item.text("table"), item.key.sk.removeprefix(keys.SOCKETS)) for item in alive]


def disconnect(items: Items, table: str, conn: str, user: str | None = None) -> None:
    """The connection gets nothing more and may ask for nothing. What lies with its `user` ends by itself otherwise."""
    mine = [] if user is None else [Delete(keys.socket(user, conn))]
    items.write(Delete(keys.connection(table, conn)), Delete(keys.pointer(conn)), *mine)


def _connection_item(table: str, connection: Connection) -> Item:
    fields: dict[str, Value] = {"user": connection.user, "ready": int(connection.ready)}
    return Item(keys.connection(table, connection.id), fields, expires=connection.expires)

"""The one table on one machine: `Items` over SQLite, with DynamoDB's semantics."""

import base64
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from functions.ports import SKEW, Absent, At, ConditionFailed, Count, Delete, Item, Key, Put, Value, When, Write

# synchronous=FULL: with NORMAL a power cut loses the last moves, and FULL costs 0.18 ms a commit.
_SETUP: Final = """
PRAGMA journal_mode=WAL;
PRAGMA synchronous=FULL;
CREATE TABLE IF NOT EXISTS items (
  pk TEXT NOT NULL, sk TEXT NOT NULL, v INTEGER NOT NULL, ipk TEXT, isk TEXT, expires INTEGER,
  fields TEXT NOT NULL,
  PRIMARY KEY (pk, sk)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_index ON items (ipk, isk, pk, sk) WHERE ipk IS NOT NULL;
"""
_COLUMNS: Final = "pk, sk, v, ipk, isk, expires, fields"

Row = tuple[str, str, int, str | None, str | None, int | None, str]


class SqliteItems:
    """One writer behind a lock (eight writing for themselves wait up to 230 ms), a reader for each thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._writer = self._connect()
        self._writer.executescript(_SETUP)

    def close(self) -> None:
        """Ends every connection; nothing may be asked afterwards."""
        with self._lock:
            for connection in self._open:
                connection.close()

    def get(self, key: Key) -> Item | None:
        return _find(self._reader(), key)

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        order = "DESC" if newest else "ASC"
        rows = self._reader().execute(
            f"SELECT {_COLUMNS} FROM items WHERE pk = ? AND sk >= ? AND sk < ? AND sk > ? ORDER BY sk {order} LIMIT ?",
            (pk, prefix, prefix + "\U0010ffff", after, -1 if limit is None else limit),
        )
        return [_item(row) for row in rows]

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        order = "DESC" if newest else "ASC"
        rows = self._reader().execute(
            f"SELECT {_COLUMNS} FROM items WHERE ipk = ? AND isk <= ? ORDER BY isk {order}, pk {order} LIMIT ?",
            (partition, "\U0010ffff" if upto is None else upto, -1 if limit is None else limit),
        )
        return [_item(row) for row in rows]

    def write(self, *writes: Write) -> None:
        with self._transaction() as db:
            failed: dict[int, Item | None] = {}
            for place, write in enumerate(writes):
                found = _find(db, write.item.key if isinstance(write, Put) else write.key)
                if not _holds(write.when, found):
                    failed[place] = found
            if failed:
                raise ConditionFailed(failed)
            for write in writes:
                _apply(db, write)

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        with self._transaction() as db:
            found = _find(db, key) or Item(key)
            held = found.number(name, floor)
            level = (held if floor <= held <= ceiling + SKEW else floor) + by
            if level > ceiling:
                return False
            _put(db, Item(key, {**found.fields, name: level}, found.v, found.index, expires))
            return True

    def clean(self, seconds: int) -> None:
        """What DynamoDB's TTL does in its own time: drops items whose `expires` is past."""
        with self._transaction() as db:
            db.execute("DELETE FROM items WHERE expires < ?", (seconds,))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous=FULL")
        self._open.append(connection)
        return connection

    def _reader(self) -> sqlite3.Connection:
        reader: sqlite3.Connection | None = getattr(self._own, "reader", None)
        if reader is None:
            with self._lock:
                reader = self._own.reader = self._connect()
        return reader

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """IMMEDIATE: a read turned into a write fails at once, whatever the timeout."""
        with self._lock:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                # Whatever failed, a COMMIT on a full disk too: the writer must not stay within a transaction.
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise


def _find(db: sqlite3.Connection, key: Key) -> Item | None:
    row = db.execute(f"SELECT {_COLUMNS} FROM items WHERE pk = ? AND sk = ?", (key.pk, key.sk)).fetchone()
    return None if row is None else _item(row)


def _holds(when: When, found: Item | None) -> bool:
    match when:
        case None:
            return True
        case Absent():
            return found is None
        case At(v):
            return found is not None and found.v == v


def _apply(db: sqlite3.Connection, write: Write) -> None:
    match write:
        case Put(item):
            _put(db, item)
        case Delete(key):
            db.execute("DELETE FROM items WHERE pk = ? AND sk = ?", (key.pk, key.sk))
        case Count(key, name, by):
            found = _find(db, key) or Item(key)
            fields = {**found.fields, name: found.number(name, 0) + by}
            _put(db, Item(key, fields, found.v, found.index, found.expires))


def _put(db: sqlite3.Connection, item: Item) -> None:
    ipk, isk = item.index or (None, None)
    row = (item.key.pk, item.key.sk, item.v, ipk, isk, item.expires, _dump(item))
    db.execute(f"INSERT OR REPLACE INTO items ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def _dump(item: Item) -> str:
    """Bytes become a list of one base64 text, so that the three kinds of values stay apart."""
    plain = {
        name: [base64.b64encode(value).decode()] if isinstance(value, bytes) else value
        for name, value in item.fields.items()
    }
    return json.dumps(plain, separators=(",", ":"))


def _item(row: Row) -> Item:
    pk, sk, v, ipk, isk, expires, dumped = row
    plain: dict[str, str | int | list[str]] = json.loads(dumped)
    fields: dict[str, Value] = {
        name: base64.b64decode(value[0]) if isinstance(value, list) else value for name, value in plain.items()
    }
    return Item(Key(pk, sk), fields, v, None if ipk is None or isk is None else (ipk, isk), expires)

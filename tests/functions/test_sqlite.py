"""SQLite's adapter where a disk fails: nothing half done, and the next write works."""

import sqlite3

import pytest

from functions.ports import Item, Key, Put
from infra.local.sqlite import SqliteItems
from tests.functions.world import Loose


class FullDisk:
    """A writer whose next COMMIT fails."""

    def __init__(self, real: Loose) -> None:
        self.real = real
        self.is_full = True

    def execute(self, statement: str, *arguments: Loose) -> Loose:
        if statement == "COMMIT" and self.is_full:
            self.is_full = False
            raise sqlite3.OperationalError("database or disk is full")
        return self.real.execute(statement, *arguments)

    def __getattr__(self, name: str) -> Loose:
        return getattr(self.real, name)


def test_a_commit_that_fails_is_undone_and_the_next_one_works(
    sqlite_items: SqliteItems, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_items, "_writer", FullDisk(sqlite_items._writer))
    with pytest.raises(sqlite3.OperationalError):
        sqlite_items.write(Put(Item(Key("a"))))
    assert sqlite_items.get(Key("a")) is None
    sqlite_items.write(Put(Item(Key("b"))))
    assert sqlite_items.get(Key("b")) is not None

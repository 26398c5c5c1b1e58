"""Tables that tests stand on: SQLite in a file, DynamoDB by moto (in process, from one thread)."""

from collections.abc import Iterator
from pathlib import Path

import boto3
import moto
import pytest
from anyio.from_thread import start_blocking_portal

from functions.dynamo import DynamoItems
from functions.ports import Items
from infra.local.sqlite import SqliteItems
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import World
from tests.functions.worse import WorseItems


@pytest.fixture(scope="session", autouse=True)
def loop_of_browsers() -> Iterator[None]:
    with start_blocking_portal() as loop:
        Browser.loop = loop
        yield
    Browser.loop = None


@pytest.fixture
def sqlite_items(tmp_path: Path) -> Iterator[SqliteItems]:
    items = SqliteItems(tmp_path / "items.sqlite")
    yield items
    items.close()


@pytest.fixture
def dynamo_items(monkeypatch: pytest.MonkeyPatch) -> Iterator[DynamoItems]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-central-1")
    with moto.mock_aws():
        _make_table()
        yield DynamoItems("freehold")


@pytest.fixture
def memory_items() -> MemoryItems:
    return MemoryItems()


@pytest.fixture
def worse(memory_items: MemoryItems) -> WorseItems:
    return WorseItems(memory_items)


@pytest.fixture
def world(worse: WorseItems) -> World:
    """A world on a store that does what it is told to, `worse.plan`."""
    return World(worse)


def _make_table() -> None:
    boto3.client("dynamodb").create_table(
        TableName="freehold",
        BillingMode="PAY_PER_REQUEST",
        AttributeDefinitions=[{"AttributeName": name, "AttributeType": "S"} for name in ("pk", "sk", "ipk", "isk")],
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
        GlobalSecondaryIndexes=[
            {
                "IndexName": "open",
                "KeySchema": [
                    {"AttributeName": "ipk", "KeyType": "HASH"},
                    {"AttributeName": "isk", "KeyType": "RANGE"},
                ],
                "Projection": {"ProjectionType": "ALL"},
            }
        ],
    )


@pytest.fixture(params=["sqlite_items", "dynamo_items", "memory_items"])
def items(request: pytest.FixtureRequest) -> Items:
    made: Items = request.getfixturevalue(request.param)
    return made

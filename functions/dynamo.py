"""`Items` over DynamoDB: one table, one sparse index `open`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from functions.aws import client, is_error
from functions.cells import Cells, from_item, from_key, to_item
from functions.ports import (
    SKEW,
    Absent,
    At,
    ConditionFailed,
    Contended,
    Count,
    Delete,
    Item,
    Key,
    Put,
    Unanswered,
    When,
    Write,
)

if TYPE_CHECKING:
    from mypy_boto3_dynamodb.client import DynamoDBClient
    from mypy_boto3_dynamodb.type_defs import QueryInputTypeDef, TransactWriteItemTypeDef

INDEX: Final = "open"
_NO_ANSWER: Final = frozenset(
    {"ConnectTimeoutError", "ReadTimeoutError", "EndpointConnectionError", "ConnectionClosedError"}
)
_RIVALS: Final = (
    "TransactionConflictException",
    "TransactionInProgressException",
    "ProvisionedThroughputExceededException",
    "ThrottlingException",
)


class DynamoItems:
    """The client is made at the first request: a SnapStart image is shared, connections are not (F73)."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._made: DynamoDBClient | None = None

    @property
    def _client(self) -> "DynamoDBClient":
        if self._made is None:
            self._made = client("dynamodb")
        return self._made

    def get(self, key: Key) -> Item | None:
        found = self._client.get_item(TableName=self._table, Key=from_key(key), ConsistentRead=True)
        return to_item(found["Item"]) if "Item" in found else None

    def query(
        self, pk: str, prefix: str, *, after: str = "", limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        if after:
            # Key conditions know no "begins with and after"; `after` lies under the prefix, so a range does.
            values: Cells = {":low": {"S": after + "\x00"}, ":high": {"S": prefix + "\U0010ffff"}}
            condition = "pk = :pk AND sk BETWEEN :low AND :high"
        else:
            values = {":prefix": {"S": prefix}}
            condition = "pk = :pk AND begins_with(sk, :prefix)"
        values[":pk"] = {"S": pk}
        return list(self._pages(condition, values, limit, newest=newest, index=False))

    def query_index(
        self, partition: str, *, upto: str | None = None, limit: int | None = None, newest: bool = False
    ) -> list[Item]:
        condition, values = "ipk = :pk", Cells({":pk": {"S": partition}})
        if upto is not None:
            condition, values = condition + " AND isk <= :upto", {**values, ":upto": {"S": upto}}
        return list(self._pages(condition, values, limit, newest=newest, index=True))

    def _pages(self, condition: str, values: Cells, limit: int | None, *, newest: bool, index: bool) -> Iterator[Item]:
        ask: QueryInputTypeDef = {
            "TableName": self._table,
            "KeyConditionExpression": condition,
            "ExpressionAttributeValues": values,
            "ScanIndexForward": not newest,
            "ConsistentRead": not index,
        }
        if index:
            ask["IndexName"] = INDEX
        while True:
            if limit is not None:
                ask["Limit"] = limit
            page = self._client.query(**ask)
            yield from map(to_item, page["Items"])
            limit = None if limit is None else limit - len(page["Items"])
            if "LastEvaluatedKey" not in page or limit == 0:
                return
            ask["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def write(self, *writes: Write) -> None:
        entries = [_entry(self._table, write) for write in writes]
        try:
            match entries:
                # A transaction of one costs double.
                case [{"Put": put}]:
                    self._client.put_item(**put)
                case [{"Delete": delete}]:
                    self._client.delete_item(**delete)
                case [{"Update": update}]:
                    self._client.update_item(**update)
                case _:
                    self._client.transact_write_items(TransactItems=entries)
        except Exception as error:
            meaning = _meaning(error)
            if meaning is error:
                raise
            raise meaning from error

    def take(self, key: Key, name: str, *, floor: int, by: int, ceiling: int, expires: int) -> bool:
        """One request for a bucket that is full again, two for one in use: DynamoDB knows no `max`."""
        end: Cells = {":end": {"N": str(expires)}}
        bounds: Cells = {":floor": {"N": str(floor)}, ":future": {"N": str(ceiling + SKEW)}}
        fresh: Cells = {**end, **bounds, ":to": {"N": str(floor + by)}}
        idle = "attribute_not_exists(#f) OR #f < :floor OR #f > :future"
        if self._update(key, "SET #f = :to, expires = :end", idle, name, fresh):
            return True
        used: Cells = {**end, ":by": {"N": str(by)}, ":most": {"N": str(ceiling - by)}}
        return self._update(key, "SET #f = #f + :by, expires = :end", "#f <= :most", name, used)

    def _update(self, key: Key, update: str, condition: str, name: str, values: Cells) -> bool:
        try:
            self._client.update_item(
                TableName=self._table,
                Key=from_key(key),
                UpdateExpression=update,
                ConditionExpression=condition,
                ExpressionAttributeNames={"#f": name},
                ExpressionAttributeValues=values,
            )
        except Exception as error:
            if is_error(error, "ConditionalCheckFailedException"):
                return False
            raise
        return True


def _entry(table: str, write: Write) -> "TransactWriteItemTypeDef":
    condition, values = _condition(write.when)
    common = {"TableName": table, **condition}
    match write:
        case Put(item):
            return {"Put": {**common, "Item": from_item(item), **_given(values)}}  # type: ignore[typeddict-item]
        case Delete(key):
            return {"Delete": {**common, "Key": from_key(key), **_given(values)}}  # type: ignore[typeddict-item]
        case Count(key, name, by):
            counted = _given({**values, ":by": {"N": str(by)}})
            update = {"UpdateExpression": "ADD #f :by", "ExpressionAttributeNames": {"#f": name}}
            return {"Update": {**common, **update, "Key": from_key(key), **counted}}  # type: ignore[typeddict-item]


def _condition(when: When) -> tuple[dict[str, str], Cells]:
    old = {"ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
    match when:
        case None:
            return {}, {}
        case Absent():
            return {"ConditionExpression": "attribute_not_exists(pk)", **old}, {}
        case At(v):
            return {"ConditionExpression": "v = :v", **old}, {":v": {"N": str(v)}}


def _given(values: Cells) -> dict[str, Cells]:
    return {"ExpressionAttributeValues": values} if values else {}


def _meaning(error: Exception) -> Exception:
    """What a failed write means: a condition, a rival, no answer, or a fault of our own."""
    if type(error).__name__ in _NO_ANSWER or is_error(error, "InternalServerError"):
        return Unanswered(str(error))
    if is_error(error, *_RIVALS):
        return Contended(str(error))
    if is_error(error, "ConditionalCheckFailedException"):
        return ConditionFailed({0: _found(error.response.get("Item"))})  # type: ignore[attr-defined]
    if not is_error(error, "TransactionCanceledException"):
        return error
    reasons = error.response.get("CancellationReasons", [])  # type: ignore[attr-defined]
    codes = [reason.get("Code") for reason in reasons]
    failed = [place for place, code in enumerate(codes) if code == "ConditionalCheckFailed"]
    if not failed:
        return Contended(str(codes)) if "ValidationError" not in codes else error
    return ConditionFailed({place: _found(reasons[place].get("Item")) for place in failed})


def _found(cells: dict[str, object] | None) -> Item | None:
    return to_item(cells) if cells else None

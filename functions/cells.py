"""Our items in DynamoDB's JSON, there and back."""

from collections.abc import Mapping
from typing import Final, TypedDict

from functions.ports import Item, Key, Value


class Cell(TypedDict, total=False):
    """One attribute value."""

    S: str
    N: str
    B: bytes


Cells = dict[str, Cell]
_OWN: Final = frozenset({"pk", "sk", "v", "ipk", "isk", "expires"})


def from_key(key: Key) -> Cells:
    """The two attributes of a key."""
    return {"pk": {"S": key.pk}, "sk": {"S": key.sk}}


def from_item(item: Item) -> Cells:
    """All attributes of an item; those it has not are left out, which keeps the index sparse."""
    cells: Cells = {**from_key(item.key), "v": _cell(item.v)}
    if item.index is not None:
        cells["ipk"], cells["isk"] = _cell(item.index[0]), _cell(item.index[1])
    if item.expires is not None:
        cells["expires"] = _cell(item.expires)
    for name, value in item.fields.items():
        cells[name] = _cell(value)
    return cells


def to_item(cells: Mapping[str, object]) -> Item:
    """The item that `cells`, an answer of DynamoDB's, stand for."""
    values = {name: _value(cell) for name, cell in cells.items()}
    fields = {name: value for name, value in values.items() if name not in _OWN}
    index = (str(values["ipk"]), str(values["isk"])) if "ipk" in values else None
    expires = int(values["expires"]) if "expires" in values else None
    key = Key(str(values["pk"]), str(values["sk"]))
    return Item(key, fields, int(values.get("v", 0)), index, expires)


def _cell(value: Value) -> Cell:
    match value:
        case str():
            return {"S": value}
        case int():
            return {"N": str(value)}
        case bytes():
            return {"B": value}


def _value(cell: object) -> Value:
    match cell:
        case {"S": str(text)}:
            return text
        case {"N": str(digits)}:
            return int(digits)
        case {"B": bytes(blob)}:
            return blob
    raise AssertionError(f"not a value of ours: {cell}")

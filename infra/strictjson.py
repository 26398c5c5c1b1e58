"""JSON read strictly, and walked with the place at hand: every complaint says where in the file it is."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Never, TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

BIG = 1_000_000_000
"""No number of a position is larger."""

_DEEP = 40
_LONG = 19


class Unreadable(ValueError):
    """Not what the format asks for. `where` is the place in the file, `why` the reason."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where, self.why = where, why


def loads(text: str) -> "Node":
    """The JSON of a text: no two fields of one name, no NaN, no infinity."""
    try:
        value: Json = json.loads(text, object_pairs_hook=_once, parse_constant=_constant, parse_int=_int)
    except Unreadable:
        raise
    except RecursionError:
        raise Unreadable("", "nested too deep") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"line {error.lineno} column {error.colno}", f"bad JSON: {error.msg}") from None
    _check(value, "", 0)
    return Node(value, "")


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable("", f"the field {twice!r} stands twice in one object")
    return fields


def _constant(name: str) -> Never:
    raise Unreadable("", f"{name} is no number of JSON")


def _int(text: str) -> int | float:
    # No field takes such a number: whatever it is given for refuses it as not whole.
    return int(text) if len(text) < _LONG else float(text)


def _check(value: Json, where: str, depth: int) -> None:
    if depth > _DEEP:
        raise Unreadable(where, "nested too deep")
    if isinstance(value, list):
        for i, each in enumerate(value):
            _check(each, f"{where}[{i}]", depth + 1)
    if isinstance(value, dict):
        for name, each in value.items():
            _check(each, f"{where}.{name}" if where else name, depth + 1)


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands in the file. The readers raise Unreadable."""

    value: Json
    where: str

    def bad(self, why: str) -> Unreadable:
        return Unreadable(self.where, why)

    def fields(self, known: frozenset[str] | None = None, *, what: str = "an object") -> "dict[str, Node]":
        """The fields of an object, all of them `known`."""
        if not isinstance(self.value, dict):
            raise self.bad(f"must be {what}")
        prefix = f"{self.where}." if self.where else ""
        for name in self.value:
            if known is not None and name not in known:
                raise Unreadable(f"{prefix}{name}", "unknown field")
        return {name: Node(value, f"{prefix}{name}") for name, value in self.value.items()}

    def items(self) -> "list[Node]":
        if not isinstance(self.value, list):
            raise self.bad("must be a list")
        return [Node(value, f"{self.where}[{i}]") for i, value in enumerate(self.value)]

    def whole(self, least: int, most: int = BIG) -> int:
        # True is an int to Python, and not to JSON.
        if type(self.value) is not int:
            raise self.bad("must be a whole number")
        if not least <= self.value <= most:
            raise self.bad(f"must be from {least} to {most}" if most < BIG else f"must be at least {least}")
        return self.value

    def whole_or_none(self, least: int, most: int = BIG) -> int | None:
        return None if self.value is None else self.whole(least, most)

    def number(self, least: int) -> float:
        if type(self.value) not in (int, float):
            raise self.bad("must be a number")
        assert isinstance(self.value, int | float)
        if not least <= self.value <= BIG:
            raise self.bad(f"must be from {least} to {BIG}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.bad("must be a text")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.bad("must be true or false")
        return self.value

    def scalar(self) -> bool | int | str | None:
        if isinstance(self.value, float | list | dict):
            raise self.bad("must be a whole number, a text, true, false or null")
        return self.value

    def texts(self) -> list[str]:
        return [each.text() for each in self.items()]

    def several(self) -> "Iterator[Node]":
        """The members of a list, or the value itself where one stands alone."""
        yield from self.items() if isinstance(self.value, list) else [self]

"""Validators for our dataclasses, made from their annotations by pydantic's core.

Pydantic itself would make the same ones, but importing it costs a cold start 50 ms more. Strict: no text for a number,
no field that is not there; only a list stands for a tuple and an object for a dataclass, since that is what JSON has.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from pydantic_core import CoreSchema, SchemaValidator
from pydantic_core import core_schema as cs

from core.options import Json

_Kind = TypeVar("_Kind")
_PLAIN: Final[Mapping[object, CoreSchema]] = {
    int: cs.int_schema(strict=True),
    str: cs.str_schema(strict=True),
    bool: cs.bool_schema(strict=True),
    NoneType: cs.none_schema(),
    object: cs.any_schema(),
}


def validated(kind: type[_Kind], plain: Mapping[str, Json]) -> _Kind:
    """The value that plain JSON stands for. ValueError for anything else."""
    return cast(_Kind, _validator(cast(type, kind)).validate_python(plain))


@cache
def _validator(kind: type) -> SchemaValidator:
    return SchemaValidator(_schema(kind))


def _schema(hint: object) -> CoreSchema:
    supertype = getattr(hint, "__supertype__", None)
    if supertype is not None:
        return _schema(supertype)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass(hint)
    members = get_args(hint)
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return cs.union_schema([_schema(member) for member in members], mode="left_to_right")
    if origin is Literal:
        return cs.literal_schema([*members])
    if origin is tuple:
        return cs.tuple_schema([_schema(members[0])], variadic_item_index=0)
    if origin in (dict, Mapping):
        return cs.dict_schema(*(_schema(member) for member in members), strict=True)
    raise TypeError(f"nothing on the wire is a {hint}")


def _dataclass(kind: type) -> CoreSchema:
    hints = get_type_hints(kind)
    rows = fields(kind)
    wanted = [cs.dataclass_field(row.name, _field(hints[row.name], row.default, row.default_factory)) for row in rows]
    arguments = cs.dataclass_args_schema(kind.__name__, wanted)
    config = cs.CoreConfig(extra_fields_behavior="forbid")
    return cs.dataclass_schema(kind, arguments, [row.name for row in rows], slots=True, config=config)


def _field(hint: object, default: object, factory: object) -> CoreSchema:
    if default is not MISSING:
        return cs.with_default_schema(_schema(hint), default=default)
    if factory is not MISSING:
        return cs.with_default_schema(_schema(hint), default_factory=factory)  # type: ignore[arg-type]
    return _schema(hint)

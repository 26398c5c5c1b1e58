"""Writes web/src/lib/wire.gen.ts: what travels, as the client's types, from the classes that define it.

`python -m infra.wiretypes` writes the file, `--check` exits 1 when it is stale.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

from core.codec import tag, tag_key
from core.commands import COMMANDS
from core.events import EVENTS, UNTOLD
from core.frames import PHASES
from core.state import Offer, Vote
from functions.tables.happened import TOLD_AFTER, TableEvent
from infra.wireshapes import SHAPES
from infra.wirewords import lists

OUT: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.gen.ts"
HEAD: Final = "// Written by `python -m infra.wiretypes` from core/. Do not edit.\n"
TOLD: Final = f"export const TOLD_AFTER = {TOLD_AFTER};\n"
SCALARS: Final = {int: "number", str: "string", bool: "boolean", NoneType: "null"}
SPELT_BY: Final = ("why", "how", "word")
"""Fields whose value is part of an event's message key (`paid.rent`)."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit 1 when the file is stale, write nothing")
    text = generated()
    if parser.parse_args().check:
        fresh = OUT.exists() and OUT.read_text("utf-8") == text
        sys.stdout.write("" if fresh else "web/src/lib/wire.gen.ts is stale: run python -m infra.wiretypes\n")
        return 0 if fresh else 1
    OUT.write_text(text, "utf-8")
    return 0


def generated() -> str:
    """The whole file."""
    unions = [
        _union("Command", "CommandName", COMMANDS),
        _union("GameEvent", "EventName", _told()),
        _union("Phase", "PhaseName", PHASES),
    ]
    return "\n".join([HEAD, *_records(), *unions, *lists(message_keys()), TOLD, SHAPES])


def message_keys() -> list[str]:
    """The keys of all event sentences: the type, with its `why`, `how` or `word` where it has one."""
    return [key for event in _told() for key in _keys_of(event)]


def _keys_of(event: type) -> list[str]:
    hints = get_type_hints(event)
    for name in SPELT_BY:
        values = _values(hints.get(name))
        if values:
            return [f"{tag(event)}.{value}" for value in values]
    return [tag(event)]


def _values(hint: object) -> tuple[str, ...]:
    """The few words a field may hold; none when it holds anything else."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(str(member.value) for member in hint)
    return get_args(hint) if get_origin(hint) is Literal else ()


def _told() -> tuple[type, ...]:
    """The game's events and the table's. What only the engine knows is not among them."""
    return (*(event for event in EVENTS if event not in UNTOLD), *get_args(TableEvent))


def _records() -> Iterator[str]:
    """Each dataclass that travels, once, those it holds before it."""
    found: dict[type, None] = {}
    for owner in (*COMMANDS, *_told(), *PHASES, Offer, Vote):
        _find(owner, found)
    return (_interface(kind) for kind in found)


def _find(hint: object, found: dict[type, None]) -> None:
    if isinstance(hint, type) and is_dataclass(hint):
        for inner in get_type_hints(hint).values():
            _find(inner, found)
        found[hint] = None
    for inner in get_args(hint):
        _find(inner, found)


def _interface(owner: type) -> str:
    assert is_dataclass(owner)
    hints = get_type_hints(owner)
    lines = [f"  readonly {_name(each)}: {spelt(hints[each.name])};\n" for each in fields(owner)]
    return f"export interface {_title(owner)} {{\n{''.join(lines)}}}\n"


def _name(each: "Field[object]") -> str:
    """A field that has its default is left out on the wire."""
    given = each.default is MISSING and each.default_factory is MISSING
    return each.name if given else f"{each.name}?"


def _title(owner: type) -> str:
    """Commands and events share some names (Build, Built; Refuse, Refused), so each says what it is."""
    suffix = {"do": "Command", "type": "Event"}.get(tag_key(owner), "")
    return owner.__name__ + suffix


def _tagged(member: type) -> str:
    return f"({{ readonly {tag_key(member)}: '{tag(member)}' }} & {_title(member)})"


def _union(name: str, names: str, members: tuple[type, ...]) -> str:
    lines = "".join(f"\n  | {_tagged(member)}" for member in members)
    return f"export type {name} ={lines};\nexport type {names} = {name}['{tag_key(members[0])}'];\n"


def spelt(hint: object) -> str:
    """A Python type as TypeScript writes it."""
    if isinstance(hint, NewType):
        return spelt(hint.__supertype__)
    if isinstance(hint, type) and not get_args(hint):
        return _enum(hint) if issubclass(hint, Enum) else SCALARS.get(hint, _title(hint))
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, UnionType):
        return _either(args)
    if origin is tuple and args[-1] is Ellipsis:
        return f"readonly {_element(args[0])}[]"
    if origin is tuple:
        return f"readonly [{', '.join(spelt(arg) for arg in args)}]"
    raise TypeError(f"no spelling for {hint!r}")


def _enum(kind: type[Enum]) -> str:
    return " | ".join(f"'{member.value}'" for member in kind)


def _either(args: tuple[object, ...]) -> str:
    """Dataclasses that stand for one another say which they are."""
    kinds = [arg for arg in args if isinstance(arg, type) and is_dataclass(arg)]
    tagged = len(kinds) > 1
    return " | ".join(dict.fromkeys(_tagged(arg) if tagged and arg in kinds else spelt(arg) for arg in args))


def _element(hint: object) -> str:
    text = spelt(hint)
    return f"({text})" if "|" in text or text.startswith("readonly") else text


if __name__ == "__main__":
    sys.exit(main())

"""Does a value fit a type of TypeScript? As much of the language as the hand-written shapes of the wire use."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_INTERFACE: Final = re.compile(r"export interface (\w+)(?:<T>)? \{\n(.*?)\n\}", re.DOTALL)
_ALIAS: Final = re.compile(r"export type (\w+) = ([^;|][^;]*);")
_FIELD: Final = re.compile(r"readonly (\w+)(\??): ([^;]+);")
_PLAIN: Final[Mapping[str, type | None]] = {"number": int, "string": str, "boolean": bool, "null": None}


@dataclass(frozen=True, slots=True)
class Shapes:
    """`open`: interfaces that may hold more than they name. What is named nowhere is checked elsewhere."""

    interfaces: Mapping[str, Mapping[str, tuple[bool, str]]]
    aliases: Mapping[str, str]
    open: frozenset[str]

    @staticmethod
    def read(text: str) -> "Shapes":
        bodies = dict(_INTERFACE.findall(text))
        found = {
            name: {field: (mark == "?", kind) for field, mark, kind in _FIELD.findall(body)}
            for name, body in bodies.items()
        }
        return Shapes(
            found, dict(_ALIAS.findall(text)), frozenset(n for n, body in bodies.items() if "[field:" in body)
        )

    def faults(self, value: object, kind: str, at: str = "") -> list[str]:
        """What does not fit, each with its place; none when all does."""
        if " | " in kind and not kind.startswith("Readonly<"):
            return self._either(value, kind.split(" | "), at)
        if kind in _PLAIN:
            fits = value is None if _PLAIN[kind] is None else type(value) is _PLAIN[kind]
            return [] if fits else [f"{at} is {value!r}, no {kind}"]
        if kind in self.aliases:
            return self.faults(value, self.aliases[kind], at)
        if kind.endswith("[]"):
            return self._list(value, kind.removeprefix("readonly ").removesuffix("[]"), at)
        if kind.startswith("Readonly<Record<string, "):
            return self._record(value, kind.removeprefix("Readonly<Record<string, ").removesuffix(">>"), at)
        return self._interface(value, kind, at)

    def _either(self, value: object, kinds: list[str], at: str) -> list[str]:
        found = [self.faults(value, kind, at) for kind in kinds]
        return [] if any(not each for each in found) else found[0]

    def _list(self, value: object, kind: str, at: str) -> list[str]:
        if not isinstance(value, list):
            return [f"{at} is {value!r}, no list"]
        return [fault for n, each in enumerate(value) for fault in self.faults(each, kind, f"{at}[{n}]")]

    def _record(self, value: object, kind: str, at: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{at} is {value!r}, no record"]
        return [fault for name, each in value.items() for fault in self.faults(each, kind, f"{at}.{name}")]

    def _interface(self, value: object, kind: str, at: str) -> list[str]:
        name, _, inner = kind.removesuffix(">").partition("<")
        fields = self.interfaces.get(name)
        if fields is None or kind == "unknown":
            return []
        if not isinstance(value, dict):
            return [f"{at} is {value!r}, no {kind}"]
        faults = [f"{at} lacks {field}" for field, (free, _) in fields.items() if not free and field not in value]
        for field, each in value.items():
            if field in fields:
                spelt = re.sub(r"\bT\b", inner, fields[field][1])
                faults += self.faults(each, spelt, f"{at}.{field}")
            elif name not in self.open:
                faults.append(f"{at} has {field}, which {name} does not name")
        return faults

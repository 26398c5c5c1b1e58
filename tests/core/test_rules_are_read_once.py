"""A field of the rules is read in one function of the engine; elsewhere that function is asked."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import core
from core.rules import Rules, dotted

ROOT = Path(core.__file__).parent
READERS = [path for path in sorted(ROOT.rglob("*.py")) if path.name not in ("rules.py",)]


def functions(path: Path) -> Iterator[tuple[str, ast.AST]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef):
            yield f"{path.relative_to(ROOT)}:{node.name}", node


def fields_read(function: ast.AST) -> set[str]:
    """Dotted names below `rules`, directly or by a local name given to a group of them."""
    groups = {name.partition(".")[0] for name in dotted(Rules())}
    local = {
        target.id: node.value.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and _is_group(node.value, groups) and isinstance(node.value, ast.Attribute)
    }
    return {
        name for node in ast.walk(function) if isinstance(node, ast.Attribute) if (name := _dotted(node, local, groups))
    }


def _is_group(node: ast.expr, groups: set[str]) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr in groups
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "rules"
    )


def _dotted(node: ast.Attribute, local: dict[str, str], groups: set[str]) -> str | None:
    if _is_group(node.value, groups) and isinstance(node.value, ast.Attribute):
        return f"{node.value.attr}.{node.attr}"
    if isinstance(node.value, ast.Name) and node.value.id in local:
        return f"{local[node.value.id]}.{node.attr}"
    return None


def readers() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in READERS:
        for name, function in functions(path):
            for read in fields_read(function):
                found[read].append(name)
    return found


def test_each_field_is_read_in_one_function() -> None:
    assert {field: names for field, names in readers().items() if len(names) > 1} == {}


def test_each_field_is_read() -> None:
    by_the_server, by_the_book = {"players.least", "players.most", "players.step"}, {"cards.demolition"}
    assert set(dotted(Rules())) - set(readers()) == by_the_server | by_the_book

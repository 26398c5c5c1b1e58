"""A field of the rules is read in one function of the engine; elsewhere that function is asked."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

import pytest

import core
from core.rules import Rules, dotted

ROOT = Path(core.__file__).parent
READERS = [path for path in sorted(ROOT.rglob("*.py")) if path.name not in ("rules.py",)]
GROUPS: Mapping[str, str] = {type(getattr(Rules(), each.name)).__name__: each.name for each in fields(Rules)}
"""The groups of rules by the name of their type."""

CHECK = "books/__init__.py:resolve"
"""Looks whether rules fit each other and the board, before there is a game to ask about."""

BY_THE_SERVER = {"players.least", "players.most", "players.step"}


def reads(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each rule that is read, by dotted name, with the outermost function that does (`<module>`: none)."""
    types = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "core.rules"
        for alias in node.names
    }
    groups = {name: group for name, group in GROUPS.items() if name in types}
    yield from _reads(tree, "<module>", {}, groups)


def _reads(node: ast.AST, where: str, names: dict[str, str], types: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """`names`: local ones for a group; `types`: those of groups, where they are imported."""
    if isinstance(node, ast.FunctionDef) and where == "<module>":
        where, names = node.name, {}
    names |= _named(node, types)
    if isinstance(node, ast.Attribute):
        group = _group(node.value) or (names.get(node.value.id) if isinstance(node.value, ast.Name) else None)
        if group:
            yield f"{group}.{node.attr}", where
    for child in ast.iter_child_nodes(node):
        yield from _reads(child, where, names, types)


def _named(node: ast.AST, types: Mapping[str, str]) -> dict[str, str]:
    """Names that a parameter or an assignment gives to a group."""
    match node:
        case ast.arg(arg=name, annotation=ast.Name(id=type_)) if type_ in types:
            return {name: types[type_]}
        case ast.Assign(targets=targets, value=value) if group := _group(value):
            return {target.id: group for target in targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if group := _group(value):
            return {name: group}
        case ast.NamedExpr(target=ast.Name(id=name), value=value) if group := _group(value):
            return {name: group}
    return {}


def _group(node: ast.expr) -> str | None:
    """The group that this stands for: a group's name behind something that is called `rules`."""
    if not isinstance(node, ast.Attribute) or node.attr not in GROUPS.values():
        return None
    owner = node.value
    called = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    return node.attr if called == "rules" else None


def readers() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for path in READERS:
        for rule, where in reads(ast.parse(path.read_text(encoding="utf-8"))):
            found[rule].add(f"{path.relative_to(ROOT)}:{where}")
    return found


def test_each_field_is_read_in_one_function() -> None:
    assert {rule: sorted(names) for rule, names in readers().items() if len(names - {CHECK}) > 1} == {}


def test_each_field_is_read() -> None:
    used = {rule for rule, names in readers().items() if names - {CHECK}}
    assert set(dotted(Rules())) - used == BY_THE_SERVER
    assert set(readers()) <= set(dotted(Rules()))


@pytest.mark.parametrize(
    "code",
    [
        "def f(game): return game.rules.trade.per_turn",
        "def f(rules): return rules.trade.per_turn",
        "def f(game):\n    trade = game.rules.trade\n    return trade.per_turn",
        "def f(game):\n    trade: TradeRules = game.ruleset.rules.trade\n    return trade.per_turn",
        "def f(game): return (trade := game.rules.trade) and trade.per_turn",
        "from core.rules import TradeRules\ndef f(trade: TradeRules): return trade.per_turn",
        "def f(game):\n    def g(): return game.rules.trade.per_turn\n    return g",
    ],
)
def test_a_reading_is_found_however_it_is_written(code: str) -> None:
    assert list(reads(ast.parse(code))) == [("trade.per_turn", "f")]


def test_a_reading_outside_of_functions_is_found_too() -> None:
    assert list(reads(ast.parse("LIMIT = {1: lambda game: game.rules.jail.fine}"))) == [("jail.fine", "<module>")]


def test_what_is_no_rule_is_not_taken_for_one() -> None:
    assert (
        list(reads(ast.parse("def f(game, build: Build): return game.trade.per_turn, game.rules.players, build.even")))
        == []
    )

"""Small things: the lengths of files and functions that style allows."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.meta.sources import PACKAGES, ROOT, SKIPPED, name, python, tree

LONGEST_FILE = 400
MEDIAN_FILE = 120
LONGEST_FUNCTION = 40
LONGEST_TABLE = 80  # one `match` and nothing else
LONGEST_COMPONENT = 250
# Boards, books and translations are data: they are as long as what they list.
DATA = ("core/boards/", "core/books/", "web/locales/")
GENERATED = ("web/src/lib/wire.gen.ts", "web/src/lib/words/keys.gen.ts")


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def code() -> list[Path]:
    return [path for path in python(*PACKAGES) if not name(path).startswith(DATA)]


def web() -> list[Path]:
    found = [path for kind in ("ts", "svelte", "css") for path in (ROOT / "web").rglob(f"*.{kind}")]
    return sorted(
        path for path in found if not SKIPPED & set(path.parts) and not name(path).startswith((*DATA, *GENERATED))
    )


def test_no_file_is_too_long() -> None:
    limits = {path: LONGEST_COMPONENT if path.suffix == ".svelte" else LONGEST_FILE for path in [*code(), *web()]}
    assert {name(path): lines(path) for path, limit in limits.items() if lines(path) > limit} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_the_median_file_is_short(package: str) -> None:
    lengths = [lines(path) for path in code() if name(path).startswith(package + "/")]
    assert not lengths or median(lengths) <= MEDIAN_FILE


def test_no_function_is_too_long() -> None:
    assert [said for path in python(*PACKAGES) for said in too_long(path)] == []


def too_long(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > (LONGEST_TABLE if is_table(node) else LONGEST_FUNCTION):
                yield f"{name(path)}: {node.name} has {length} lines"


def is_table(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    body = [line for line in function.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]
    return len(body) == 1 and isinstance(body[0], ast.Match)


def test_the_first_line_says_the_one_idea() -> None:
    first = {name(path): (ast.get_docstring(tree(path)) or "\n").splitlines()[0] for path in python(*PACKAGES)}
    assert [path for path, said in first.items() if not 0 < len(said) <= 120] == []

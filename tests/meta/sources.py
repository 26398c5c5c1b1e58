"""The project's files as the meta-tests read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("core", "functions", "infra", "tests")
SKIPPED = {"node_modules", "dist", "__pycache__", ".venv"}


def python(*folders: str) -> list[Path]:
    """Every Python file of these folders, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py") if not SKIPPED & set(path.parts))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    """The path as one says it: core/play/buying.py."""
    return path.relative_to(ROOT).as_posix()


def module(path: Path) -> str:
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it, as `from a import b` gives both `a` and `a.b`."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}: imports are absolute here"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def committed() -> list[Path]:
    """The files that a clone would hold: those git knows and those it would take."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [path for line in listed.split("\0") if line and (path := ROOT / line).is_file()]


def text(path: Path) -> str | None:
    """The file's text, or None for one that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None

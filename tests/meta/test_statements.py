"""Every statement and ruling of the game is held by a test or a scenario file that names it."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tests.meta.sources import ROOT, python

BOOKS = ROOT / "core" / "books"

LATER: dict[str, str] = {
    "the guide": "A-001",
    "languages": "A-002",
    "the lobby": "A-162 A-190",
    "rating, XP, quests": "A-163 A-164 A-165 A-166 A-183 A-184 A-185 A-188 A-189 D-30 D-31 GA-55 GA-56 GA-57",
}
"""What waits for later work, by whose it is. An id leaves this list when the first test names it."""


def statements() -> list[str]:
    said = (BOOKS / "brands.md").read_text(encoding="utf-8")
    ruled = (BOOKS / "rulings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:GA|D)-\d+) \||^- (GX-\d+)", ruled, re.MULTILINE)
    return re.findall(r"^- (A-\d+)", said, re.MULTILINE) + [row or item for row, item in rows]


def later() -> list[str]:
    return [id for ids in LATER.values() for id in ids.split()]


def named() -> set[str]:
    """The ids in the names of tests, and in the `spec` of scenario files."""
    return {*_in_names(python("tests")), *_in_scenarios((ROOT / "tests" / "scenarios").rglob("*.json"))}


def _in_names(paths: Iterable[Path]) -> set[str]:
    tests = [name for path in paths for name in re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8"))]
    found = [match for name in tests for match in re.findall(r"(?:^|_)(A|GA|GX|D)_(\d+)(?=_|$)", name)]
    return {f"{kind}-{int(number):0{3 if kind == 'A' else 2}}" for kind, number in found}


def _in_scenarios(paths: Iterable[Path]) -> set[str]:
    return {id for path in paths for id in json.loads(path.read_text(encoding="utf-8"))["spec"]}


def test_the_books_were_read() -> None:
    ids = statements()
    assert len(ids) == len(set(ids))
    assert [sum(id.startswith(f"{kind}-") for id in ids) for kind in ("A", "GX", "GA", "D")] == [191, 19, 87, 33]


def test_each_statement_is_held() -> None:
    assert sorted(set(statements()) - set(later()) - named()) == []


def test_what_waits_for_later_work_is_a_statement_listed_once() -> None:
    assert len(later()) == len(set(later()))
    assert sorted(set(later()) - set(statements())) == []


def test_what_waits_has_no_test_yet() -> None:
    assert sorted(set(later()) & named()) == []


def test_scenarios_name_statements_that_exist() -> None:
    """Ids of other shape (GO-01, BK-04) are cases: situations that real implementations got wrong."""
    ours = {id for id in _in_scenarios((ROOT / "tests" / "scenarios").rglob("*.json")) if re.match(r"(A|GA|GX|D)-", id)}
    assert sorted(ours - set(statements())) == []

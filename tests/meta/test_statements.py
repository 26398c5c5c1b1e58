"""Every statement and ruling of the game is held by a test or a scenario file that names it."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tests.meta.sources import ROOT, python

BOOKS = ROOT / "core" / "books"
KINDS = ("A", "B", "C", "GX", "GA", "GB", "GC", "D")

LATER: dict[str, str] = {
    "the guide": "A-001",
    "languages": "A-002",
    "the lobby": "A-162 A-190",
    "rating, XP, quests": "A-163 A-164 A-165 A-166 A-183 A-184 A-185 A-188 A-189 D-30 D-31 GA-55 GA-56 GA-57",
    "the guide of metro": "B-001",
    "the lobby of metro": "B-005 B-006 B-025 B-026 B-053 B-054 B-057 B-058 B-207 B-211 B-221 GB-38",
    "XP, levels, collectibles won": "B-115 B-116 B-199 B-200 B-201 B-202 B-203 B-204 B-230 GB-21 GB-22 GB-23",
    "around the table": "B-212 B-213 B-214 B-215 B-216 B-217 B-218 B-226 B-227",
    "quests, leaderboards, following": "B-222 B-223 B-224 B-225 GB-43",
    "twelve languages": "B-228 B-229 GB-42",
    "the league": (
        "C-076 C-001 C-002 C-003 C-004 C-005 C-006 C-007 C-008 C-009 C-010 C-011 C-012 C-013 C-014 C-019 "
        "C-020 C-021 C-022 C-023 C-025 C-026 C-027 C-028 C-029 C-030 C-031 C-032 C-033 C-034 C-035 "
        "C-036 C-037 C-038 C-039 C-040 C-041 C-042 C-043 C-044 C-045 C-046 C-053 C-054 C-055 C-056 C-057 "
        "C-058 C-059 C-060 C-061 C-062 C-064 C-065 C-067 C-069 C-070 C-071 C-080 C-081 C-082 C-083 "
        "C-086 C-087 C-187 C-194 C-204 C-205 GC-22 GC-23 GC-27 GC-29 GC-30 GC-31 GC-32 GC-33 GC-37 "
        "GC-39 GC-40 GC-41"
    ),
}
"""What waits for later work, by the work. An id leaves this list when the first test names it."""


def statements() -> list[str]:
    said = "".join((BOOKS / f"{book}.md").read_text(encoding="utf-8") for book in ("brands", "metro", "tournament"))
    ruled = (BOOKS / "rulings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:GA|GB|GC|D)-\d+) \||^- (GX-\d+)", ruled, re.MULTILINE)
    return re.findall(r"^- ([ABC]-\d+)", said, re.MULTILINE) + [row or item for row, item in rows]


def later() -> list[str]:
    return [id for ids in LATER.values() for id in ids.split()]


def named() -> set[str]:
    """The ids in the names of tests, and in the `spec` of scenario files."""
    return {*_in_names(python("tests")), *_in_scenarios((ROOT / "tests" / "scenarios").rglob("*.json"))}


def _in_names(paths: Iterable[Path]) -> set[str]:
    tests = [name for path in paths for name in re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8"))]
    found = [match for name in tests for match in re.findall(r"(?:^|_)(A|B|C|GA|GB|GC|GX|D)_(\d+)(?=_|$)", name)]
    return {f"{kind}-{int(number):0{3 if kind in 'ABC' else 2}}" for kind, number in found}


def _in_scenarios(paths: Iterable[Path]) -> set[str]:
    return {id for path in paths for id in json.loads(path.read_text(encoding="utf-8"))["spec"]}


def test_the_books_were_read() -> None:
    ids = statements()
    assert len(ids) == len(set(ids))
    assert [sum(id.startswith(f"{kind}-") for id in ids) for kind in KINDS] == [191, 230, 207, 19, 87, 63, 63, 33]


def test_each_statement_is_held() -> None:
    assert sorted(set(statements()) - set(later()) - named()) == []


def test_what_waits_for_later_work_is_a_statement_listed_once() -> None:
    assert len(later()) == len(set(later()))
    assert sorted(set(later()) - set(statements())) == []


def test_what_waits_has_no_test_yet() -> None:
    assert sorted(set(later()) & named()) == []


def test_scenarios_name_statements_that_exist() -> None:
    """Ids of other shape (GO-01, BK-04) are cases: situations that real implementations got wrong."""
    specs = _in_scenarios((ROOT / "tests" / "scenarios").rglob("*.json"))
    ours = {id for id in specs if re.match(r"(A|B|C|GA|GB|GC|GX|D)-", id)}
    assert sorted(ours - set(statements())) == []

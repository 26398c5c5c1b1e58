"""Every id that the project cites is defined in it, and every document that it names is there."""

import re
from functools import cache

from tests.meta.sources import ROOT, committed, name, text

CITED = re.compile(r"(?<![A-Za-z0-9])(?:(A|B|C|D|G[ABCX])[-_](\d{2,3})|([FSfs])(\d\d))(?![0-9A-Za-z-])")
DEFINED = re.compile(r"^[\s|>*-]*((?:A|B|C|D|G[ABCX])-\d{2,3}|[FS]\d\d)\b", re.MULTILINE)
DOCUMENT = re.compile(r"(?<![\w./{-])((?:[\w-]+/)*[\w-]+\.md)\b")
VAGUE = re.compile(r"\b(rule|style|architecture|reliability|point)s?(,? point)?[ _]\d+(\b|_)", re.IGNORECASE)
ROW = re.compile(r"^\| [FS]\d\d \|.*\| (.*) \|$", re.MULTILINE)
GENERATED = {"web/package-lock.json"}
HERE = "tests/meta/test_promises.py"


@cache
def texts() -> dict[str, str]:
    """The project's own words by file."""
    everything = {name(path): text(path) for path in committed() if path.suffix != ".lock"}
    return {file: said for file, said in everything.items() if said and file not in GENERATED | {HERE}}


def cited(said: str) -> set[str]:
    found = CITED.finditer(said)
    return {f"{each[1]}-{each[2]}" if each[1] else f"{each[3]}{each[4]}".upper() for each in found}


def test_every_id_is_defined_in_the_project() -> None:
    documents = [said for file, said in texts().items() if file.endswith(".md")]
    known = {each for said in documents for each in DEFINED.findall(said)}
    assert {file: ids for file, said in texts().items() if (ids := cited(said) - known)} == {}


def test_every_document_that_is_named_is_there() -> None:
    there = [f"/{name(path)}" for path in committed() if path.suffix == ".md"]
    named = {(file, each) for file, said in texts().items() for each in DOCUMENT.findall(said)}
    assert {(file, each) for file, each in named if not any(path.endswith(f"/{each}") for path in there)} == set()


def test_nothing_is_cited_by_the_number_of_a_point_in_a_document_of_others() -> None:
    found = {file: [each[0] for each in VAGUE.finditer(said)] for file, said in texts().items()}
    assert {file: vague for file, vague in found.items() if vague} == {}


def test_what_holds_a_promise_is_there() -> None:
    rows = ROW.findall((ROOT / "functions" / "PROMISES.md").read_text(encoding="utf-8"))
    paths = {path for row in rows for path in re.findall(r"`([^`]+)`", row)}
    assert len(rows) > 40 and [path for path in sorted(paths) if not (ROOT / path).exists()] == []


def test_every_fault_is_named_by_a_test() -> None:
    promised = set(re.findall(r"^\| (F\d\d) \|", texts()["functions/PROMISES.md"], re.MULTILINE))
    tested = {
        id
        for file, said in texts().items()
        for named in re.findall(r"def test_(\w+)|(?:it|describe)\('(F[^']*)'", said if "tests/" in file else "")
        for id in re.findall(r"F\d\d", "".join(named))
    }
    assert sorted(promised - tested) == []

"""Every scenario file does what it expects, and reads as the format says."""

import json
from pathlib import Path

import pytest

from tests.scenarios.outcomes import FILES, FOLDER, outcome


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    assert outcome(path).wrong == ()


def test_each_file_tells_what_it_shows() -> None:
    told = {path: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
    assert [path.name for path, file in told.items() if not file.get("title") or not file.get("spec")] == []
    assert [path.name for path, file in told.items() if not file.get("expect")] == []


def test_a_file_is_named_by_the_first_statement_it_holds() -> None:
    spec = {path: json.loads(path.read_text(encoding="utf-8"))["spec"] for path in FILES}
    assert [path.name for path, ids in spec.items() if not any(path.name.startswith(f"{id}-") for id in ids)] == []

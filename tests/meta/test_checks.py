"""`make test` counts what ran, and nothing that failed is counted as passed."""

import os
from pathlib import Path

import pytest

from infra import checks, chromium
from infra.checks import Outcome, Part

SUITE = (
    '<testsuites><testsuite tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}"/></testsuites>'
)


def written(folder: Path, **counts: int) -> Part:
    report = folder / "report.xml"
    report.write_text(SUITE.format(**{"tests": 0, "failures": 0, "errors": 0, "skipped": 0} | counts))
    return Part("part", ("true",), report=str(report))


def test_tests_are_counted_by_their_report(tmp_path: Path) -> None:
    part = written(tmp_path, tests=10, failures=2, errors=1, skipped=3)
    assert checks.counts(part, 1) == (4, 3, 3)


def test_a_run_that_broke_off_has_failed_though_its_tests_passed(tmp_path: Path) -> None:
    assert checks.counts(written(tmp_path, tests=5), 2) == (5, 1, 0)


def test_a_run_that_left_no_report_has_failed(tmp_path: Path) -> None:
    assert checks.counts(Part("part", ("true",), report=str(tmp_path / "none.xml")), 0) == (0, 1, 0)


def test_a_command_without_tests_counts_as_one() -> None:
    assert checks.counts(Part("lint", ("true",)), 0) == (1, 0, 0)
    assert checks.counts(Part("lint", ("false",)), 1) == (0, 1, 0)


@pytest.mark.parametrize(("passed", "failed", "status"), [(3, 0, 0), (3, 1, 1), (0, 0, 1)])
def test_the_last_line_is_the_sum(
    passed: int,
    failed: int,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(checks, "SUMMARY", tmp_path / "summary")
    monkeypatch.setattr(chromium, "find", lambda: "chromium")
    outcome = Outcome(Part("part", ("true",)), passed, failed, 0, 1.0, "")
    assert checks.close([outcome], 1.0) == status
    assert capsys.readouterr().out.splitlines()[-1] == f"{passed} passed, {failed} failed"


@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
def test_a_missing_browser_is_loud_and_in_ci_a_failure(
    ci: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "SUMMARY", tmp_path / "summary")
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setitem(os.environ, "CI", ci)
    assert checks.close([Outcome(Part("part", ("true",)), 1, 0, 0, 1.0, "")], 1.0) == status
    assert "DID NOT RUN" in capsys.readouterr().out

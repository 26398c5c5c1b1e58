"""Everything that `make test` runs, part by part: how long each took, what failed, and the sum at the end."""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from infra import chromium

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".venv" / "reports"
SUMMARY = ROOT / ".venv" / "summary"
BIN = Path(sys.executable).parent
SAM_BIN = ROOT / ".venv-sam" / "bin"

# These run in parts of their own; every other folder of tests/ holds units and scenarios.
APART = ("machine", "browser", "local", "meta", "nightly")
# Whole games and random schedules, which prove nothing about coverage and would take twice as long under it.
LONG = ("tests/bots/test_games_end.py", "tests/functions/test_history.py", "tests/functions/test_verify.py")
# Browser tests in parts of about the same length; what no other part names is in the part of the table.
EVERY_SCREEN = ("tests/browser/test_axe.py", "tests/browser/test_layout.py")
AROUND = tuple(
    f"tests/browser/test_{name}.py" for name in ("app", "languages", "network", "pages", "server_away", "sounds")
)
WORKERS = 2
CORE_COVERED = 100
FUNCTIONS_COVERED = 90


@dataclass(frozen=True, slots=True)
class Part:
    """One command. With a `report` (JUnit XML) it counts its tests, else it counts as one."""

    name: str
    command: tuple[str, ...]
    folder: str = "."
    report: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    part: Part
    passed: int
    failed: int
    skipped: int
    seconds: float
    output: str


def main(argv: Sequence[str]) -> int:
    REPORTS.mkdir(parents=True, exist_ok=True)
    SUMMARY.unlink(missing_ok=True)
    began = time.monotonic()
    nightly = "nightly" in argv
    chains = nightly_chains() if nightly else test_chains()
    with ThreadPoolExecutor(WORKERS) as pool:
        outcomes = [outcome for chain in pool.map(run_chain, chains) for outcome in chain]
    for outcome in outcomes:
        if nightly:
            print(outcome.output)
        elif outcome.failed:
            print(f"\n===== {outcome.part.name} failed =====\n{outcome.output}")
    print()
    for outcome in outcomes:
        print(line_of(outcome))
    return close(outcomes, time.monotonic() - began)


def close(outcomes: Sequence[Outcome], seconds: float) -> int:
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    browserless = chromium.find() is None
    if browserless:
        print("\n*** NO CHROMIUM ON THIS MACHINE: THE BROWSER TESTS DID NOT RUN. Install one and run again. ***")
        failed += os.environ.get("CI") == "true"
    print(f"\n{seconds:.0f} s in all")
    summary = f"{passed} passed, {failed} failed"
    SUMMARY.write_text(summary + "\n")
    print(summary)
    return 1 if failed or not passed else 0


def test_chains() -> list[list[Part]]:
    """Parts of one chain run one after another; a chain begins when a worker is free, so the longest come first."""
    ruff = str(BIN / "ruff")
    packages = ("core", "functions", "infra", "tests")
    rest = [
        [
            Part("web types", ("npm", "run", "--silent", "check"), "web"),
            Part("web lint", ("npm", "run", "--silent", "lint"), "web"),
            Part("first load", ("npm", "run", "--silent", "budget"), "web"),
            junit_part("web unit", "npx", "vitest", "run", folder="web"),
        ],
        [pytest_part("server on one machine", "tests/local")],
        [pytest_part("meta", "tests/meta")],
        [
            Part("lint", (ruff, "check", *packages)),
            Part("format", (ruff, "format", "--check", *packages)),
            Part("types", (str(BIN / "mypy"),)),
        ],
        [
            Part("template", (str(SAM_BIN / "sam"), "validate", "--lint", "--template", "template.yaml")),
            Part("state machine", (str(SAM_BIN / "statelint"), "infra/clock.asl.json")),
        ],
    ]
    covering = [
        pytest_part("units and scenarios", *units(), *ignored(LONG), covered=True),
        covered("core", CORE_COVERED),
        covered("functions", FUNCTIONS_COVERED),
    ]
    long = [pytest_part("long runs", "tests/machine", *LONG)]
    return [*browser_chains(), covering, long, *rest]


def browser_chains() -> list[list[Part]]:
    if not chromium.ensure():
        return []
    return [
        [pytest_part("browser: the table", "tests/browser", *ignored((*EVERY_SCREEN, *AROUND)))],
        [pytest_part("browser: every screen", *EVERY_SCREEN)],
        [pytest_part("browser: around the table", *AROUND)],
    ]


def ignored(paths: Iterable[str]) -> list[str]:
    return [f"--ignore={path}" for path in paths]


def units() -> list[str]:
    folders = sorted(path for path in (ROOT / "tests").iterdir() if path.is_dir())
    return [f"tests/{path.name}" for path in folders if path.name not in (*APART, "__pycache__")]


def nightly_chains() -> list[list[Part]]:
    return [[pytest_part("nightly", "-s", "tests/machine", "tests/nightly")]]


def pytest_part(name: str, *paths: str, covered: bool = False) -> Part:
    report = REPORTS / f"{name.replace(': ', '-').replace(' ', '-')}.xml"
    runner = ("coverage", "run", "-m", "pytest") if covered else ("pytest",)
    command = (sys.executable, "-m", *runner, "-q", "--durations=5", f"--junitxml={report}", *paths)
    return Part(name, command, report=str(report))


def covered(package: str, least: int) -> Part:
    """Branches of units and scenarios alone: random games would reach everything and prove nothing."""
    command = (
        "coverage",
        "report",
        f"--include={package}/*",
        f"--fail-under={least}",
        "--skip-covered",
        "--show-missing",
    )
    return Part(f"coverage of {package}", (sys.executable, "-m", *command))


def junit_part(name: str, *command: str, folder: str) -> Part:
    report = REPORTS / f"{name.replace(' ', '-')}.xml"
    return Part(
        name,
        (*command, "--reporter=default", "--reporter=junit", f"--outputFile={report}"),
        folder,
        str(report),
    )


def run_chain(parts: Iterable[Part]) -> list[Outcome]:
    return [run(part) for part in parts]


def run(part: Part) -> Outcome:
    if part.report:
        Path(part.report).unlink(missing_ok=True)
    began = time.monotonic()
    done = subprocess.run(
        part.command,
        cwd=ROOT / part.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    passed, failed, skipped = counts(part, done.returncode)
    outcome = Outcome(part, passed, failed, skipped, time.monotonic() - began, done.stdout)
    print(line_of(outcome), flush=True)
    return outcome


def counts(part: Part, status: int) -> tuple[int, int, int]:
    """Passed, failed, skipped. A command that failed counts as a failure even when all its tests passed."""
    if part.report is None:
        return (1, 0, 0) if status == 0 else (0, 1, 0)
    if not Path(part.report).exists():
        return 0, 1, 0
    suites = ET.parse(part.report).getroot().iter("testsuite")
    sums = [[int(suite.get(key) or 0) for key in ("tests", "failures", "errors", "skipped")] for suite in suites]
    tests, failures, errors, skipped = (sum(column) for column in zip(*sums, strict=True))
    failed = failures + errors
    return tests - failed - skipped, max(failed, int(status != 0)), skipped


def line_of(outcome: Outcome) -> str:
    skipped = f", {outcome.skipped} skipped" if outcome.skipped else ""
    return (
        f"{outcome.part.name:<26}{outcome.seconds:7.1f} s   {outcome.passed:5} passed, {outcome.failed} failed{skipped}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

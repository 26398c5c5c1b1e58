"""`freehold scenario FILE|DIR`: run scenario files, and say what came of them."""

import argparse
import json
import sys
from pathlib import Path

from infra.run import Run, run_scenario
from infra.strictjson import Unreadable, loads

GOOD, FAILED, UNREADABLE = 0, 1, 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("scenario", help="run a scenario file, or all below a folder")
    parser.add_argument("path", type=Path, metavar="FILE|DIR")


def run(args: argparse.Namespace) -> int:
    """The exit status: 0 when nothing failed, 1 when something did, 2 when a file can't be run."""
    path: Path = args.path
    if path.is_dir():
        return run_folder(path)
    try:
        scenario = run_file(path)
    except Unreadable as error:
        print(json.dumps({"error": error.why, "where": error.where, "file": str(path)}, indent=2))
        print(f"{path}: {error}", file=sys.stderr)
        return UNREADABLE
    print(json.dumps(scenario.answer(), indent=2))
    return GOOD if scenario.good else FAILED


def run_file(path: Path) -> Run:
    """One file, carried out. Raises Unreadable where it can't be."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unreadable("", "not UTF-8") from None
    except OSError as error:
        raise Unreadable("", f"can't be read: {error.strerror}") from None
    return run_scenario(loads(text))


def run_folder(folder: Path) -> int:
    """All files below a folder, a line each."""
    passed = failed = 0
    for path in sorted(folder.rglob("*.json")):
        reason = _failure(path)
        passed, failed = passed + (not reason), failed + bool(reason)
        print(f"FAIL {path}: {reason}" if reason else f"ok {path}")
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed else GOOD


def _failure(path: Path) -> str:
    """Why a file did not pass, in one line; empty when it did."""
    try:
        scenario = run_file(path)
    except Unreadable as error:
        return _one_line(f"can't be run: {error}")
    return _one_line("; ".join(scenario.failed + scenario.invariants))


def _one_line(text: str) -> str:
    return text.encode("unicode_escape").decode("ascii") if not text.isprintable() else text

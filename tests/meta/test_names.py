"""Variants are data: the engine never learns a mode's or a rulebook's name."""

import re
from pathlib import Path

from core.books import MODES
from tests.meta.sources import name, python

# "custom" and "quick" are ordinary words too, but no rule needs them.
NAMES = {word for mode in MODES for word in mode.split(".")} | {"brands", "metro", "china", "tournament"}
EMPTY_WORDS = re.compile(r"(manager|helper|utils?)(_|\.|$)")


def test_play_names_no_mode() -> None:
    said = {name(path): words(path.read_text(encoding="utf-8")) for path in play()}
    assert {path: found & NAMES for path, found in said.items() if found & NAMES} == {}


def words(text: str) -> set[str]:
    """Those of a source, but for the type `Final`."""
    return set(re.findall(r"[a-z]+", re.sub(r"\bFinal\b", "", text).lower()))


def play() -> list[Path]:
    return python("core/play")


def test_files_are_named_for_what_they_are() -> None:
    everything = python("core", "functions", "infra", "tests")
    assert [name(path) for path in everything if EMPTY_WORDS.search(path.stem)] == []

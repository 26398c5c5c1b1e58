"""Variants are data: the engine never learns a mode's or a rulebook's name."""

import re
from pathlib import Path

from core.books import MODES
from tests.meta.sources import name, python

# "custom" and "quick" are ordinary words too, but no rule needs them.
NAMES = {word for mode in MODES for word in mode.split(".")} | {"brands", "metro", "china", "tournament"}
EMPTY_WORDS = re.compile(r"(manager|helper|utils?)(_|\.|$)")


def test_play_names_no_mode() -> None:
    said = {name(path): set(re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())) for path in play()}
    assert {path: words & NAMES for path, words in said.items() if words & NAMES} == {}


def play() -> list[Path]:
    return python("core/play")


def test_files_are_named_for_what_they_are() -> None:
    everything = python("core", "functions", "infra", "tests")
    assert [name(path) for path in everything if EMPTY_WORDS.search(path.stem)] == []

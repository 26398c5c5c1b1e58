"""The built page goes into the bucket in an order in which nobody misses anything, with the local server's headers."""

from pathlib import Path

from infra.publish import DIST, kept, turn

HASHED = DIST / "assets" / "index-1a2b.js"


def test_what_is_named_goes_before_what_names_it() -> None:
    named = [DIST / name for name in ("sw.js", "index.html", "icon.svg", "manifest.webmanifest")]
    order = [path.name for path in sorted([*named, HASHED], key=turn)]
    assert order[0] == HASHED.name
    assert order[-2:] == ["index.html", "sw.js"]


def test_only_hashed_files_are_kept_for_ever() -> None:
    assert "immutable" in kept(HASHED)
    fresh: list[Path] = [DIST / name for name in ("sw.js", "index.html", "manifest.webmanifest", "icons/icon-192.png")]
    assert {kept(path) for path in fresh} == {"no-cache"}

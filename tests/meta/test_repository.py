"""The project stands alone: no address of a registry, no path of somebody's machine, no test put aside in silence."""

import json
import re
from pathlib import Path

import pytest

from tests.meta.sources import ROOT, committed, name, text

# Written in pieces, so that this file passes its own test.
REGISTRIES = ["registry." + "npmjs", "npm" + "js.org", "pypi." + "org", "pythonhosted." + "org", "deb.debian." + "org"]
MACHINES = ["/" + "root/", "/" + "home/", "/" + "Users/", "/" + "work/", "/" + "tmp/", "C:" + "\\"]
TOP = {
    "README.md",
    "LICENSE",
    "Makefile",
    "pyproject.toml",
    "template.yaml",
    ".gitignore",
    ".ci",
    "app.lock",
    "play.lock",
    "dev.lock",
    "sam.lock",
    "tools.lock",
    "core",
    "functions",
    "infra",
    "web",
    "tests",
}
SKIP = re.compile(
    r"(pytest\.(skip|xfail|importorskip)|mark\.(skip|skipif|xfail)|\b(it|test|describe)\.(skip|only|todo)\b)"
)
REASON = re.compile(r"reason=|pytest\.skip\(\s*f?\"\w+")
LOCKS = ("app.lock", "play.lock", "dev.lock", "sam.lock", "tools.lock")


def texts() -> list[tuple[str, str]]:
    return [(name(path), said) for path in committed() if (said := text(path)) is not None]


def found(words: list[str], *, beside: str = "", before: str = "") -> list[str]:
    """Where which word is said. `before`: what a real one does not follow, as a pattern."""
    said_by = [(word, re.compile(before + re.escape(word))) for word in words]
    return [
        f"{path}: {word}"
        for path, said in texts()
        for word, said_as in said_by
        if said_as.search(said) and path != beside
    ]


def test_no_registry_is_named() -> None:
    assert found(REGISTRIES) == []


def test_no_machine_is_named() -> None:
    # `../ui/home/Lobby.svelte` names a folder of ours.
    assert found(MACHINES, before=r"(?<![\w.])") == []


@pytest.mark.parametrize("folder", ["web", "infra/lighthouse"])
def test_a_web_lock_says_where_nothing_was_downloaded(folder: str) -> None:
    lock = ROOT / folder / "package-lock.json"
    assert '"resolved"' not in lock.read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in (ROOT / folder / ".npmrc").read_text(encoding="utf-8")
    assert all("integrity" in entry for path, entry in json.loads(lock.read_text())["packages"].items() if path)


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_pin_by_hash_and_name_no_address(lock: str) -> None:
    said = (ROOT / lock).read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z0-9-]+==", said, re.MULTILINE)
    assert pins and said.count("--hash=sha256:") >= len(pins)
    assert "://" not in said and "--index" not in said


def test_the_top_folder_holds_nothing_else() -> None:
    assert {name(path).split("/")[0] for path in committed()} <= TOP


def test_tests_are_no_package() -> None:
    # tests/functions/__init__.py alone would hide our `functions`.
    assert [name(path) for path in (ROOT / "tests").rglob("__init__.py")] == []


def test_no_test_is_put_aside_without_a_reason() -> None:
    aside = [
        f"{path}: {line.strip()}"
        for path, said in texts()
        if path.startswith(("tests/", "web/"))
        and path.endswith((".py", ".ts"))
        and not path.endswith(Path(__file__).name)
        for line in said.splitlines()
        if SKIP.search(line) and not REASON.search(line)
    ]
    assert aside == []


def test_links_between_documents_lead_somewhere() -> None:
    broken = [
        f"{path}: {target}"
        for path, said in texts()
        if path.endswith(".md")
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", said)
        if not (ROOT / path).parent.joinpath(target).exists()
    ]
    assert broken == []

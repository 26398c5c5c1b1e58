"""Imports point inward: core knows only the standard library and itself, nothing imports infra."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.meta.sources import ROOT, imports, module, name, python, tree

# Later lines may import earlier ones; modules of one line may import each other, but never in a circle.
LAYERS = (
    ("bounds", "fixed", "ids", "kinds", "refusal"),
    ("board", "cards", "rules", "luck", "scripted"),
    ("boards", "terms", "frames", "dues", "commands", "orders", "events"),
    ("state", "window"),
    ("changes", "evolve", "clock", "facts", "allies"),
    ("worth",),
    ("step", "options", "policies", "books"),
    ("play",),
    ("engine",),
    ("view", "story", "codec", "bots"),
)
RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
# core/ may not look at the world around it: what it needs comes in as arguments.
AMBIENT = {
    "time",
    "random",
    "datetime",
    "os",
    "logging",
    "uuid",
    "secrets",
    "socket",
    "threading",
    "asyncio",
    "subprocess",
    "pathlib",
    "tempfile",
    "io",
    "sys",
    "shutil",
    "urllib",
    "http",
    "multiprocessing",
    "locale",
    "zoneinfo",
}
AMBIENT_NAMES = {"print", "open", "input", "breakpoint", "exec", "eval"}


def core_part(imported: str) -> str | None:
    words = imported.split(".")
    return words[1] if words[0] == "core" and len(words) > 1 else None


def roots(path: Path) -> set[str]:
    return {imported.partition(".")[0] for imported in imports(path)}


def test_core_imports_the_standard_library_and_itself() -> None:
    foreign = {name(path): roots(path) - set(sys.stdlib_module_names) - {"core"} for path in python("core")}
    assert {path: found for path, found in foreign.items() if found} == {}


def test_core_looks_at_no_world_around_it() -> None:
    for path in python("core"):
        called = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
        assert not roots(path) & AMBIENT and not called & AMBIENT_NAMES, name(path)


def test_core_imports_go_one_way() -> None:
    for path in python("core"):
        own = core_part(module(path))
        if own is not None:
            assert own in RANK, f"give core/{own} a place in LAYERS"
            parts = {part for imported in imports(path) if (part := core_part(imported)) and part in RANK}
            assert {part for part in parts if RANK[part] > RANK[own]} == set(), name(path)


def test_play_never_imports_books() -> None:
    assert [name(path) for path in python("core/play") if "books" in {core_part(each) for each in imports(path)}] == []


def test_core_has_no_circles() -> None:
    known = {module(path): path for path in python("core")}
    edges = {here: [there for there in imports(path) if there in known] for here, path in known.items()}
    done: set[str] = set()

    def visit(here: str, trail: tuple[str, ...]) -> None:
        assert here not in trail, f"a circle: {' -> '.join((*trail, here))}"
        if here not in done:
            for there in edges[here]:
                # `from core.bots import bidding` within core/bots names its own package, which is there already.
                if there != here and not here.startswith(f"{there}."):
                    visit(there, (*trail, here))
            done.add(here)

    for here in known:
        visit(here, ())


def test_nothing_imports_infra() -> None:
    assert [name(path) for path in python("core", "functions") if roots(path) & {"infra", "tests"}] == []


def loaded(*modules: str) -> set[str]:
    """The roots of what a fresh interpreter has loaded after importing these."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    program += "".join(f"import {each}\n" for each in modules) + "print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    return {line.partition(".")[0] for line in done.stdout.splitlines()}


def test_core_runs_on_the_standard_library_alone() -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    program += "".join(f"import {module(path)}\n" for path in python("core"))
    # -S: no site-packages, so that an import of something installed fails.
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True)


def test_the_socket_handler_does_not_load_fastapi() -> None:
    lean = {"fastapi", "starlette", "mangum", "pydantic", "boto3", "botocore", "aws_lambda_powertools"}
    assert not loaded("functions.on_socket") & lean


def test_no_handler_loads_its_log_before_it_has_a_line_to_write() -> None:
    handlers = [f"functions.on_{name}" for name in ("socket", "http", "clock", "sweep")]
    assert "aws_lambda_powertools" not in loaded(*handlers)

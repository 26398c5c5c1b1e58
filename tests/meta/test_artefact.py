"""The built artefact holds core, functions and the locked packages, and runs by itself."""

import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.sources import ROOT

HANDLERS = ("on_http", "on_socket", "on_clock", "on_sweep")
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture(scope="module")
def artefact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("artefact")
    settings = (f"ARTIFACTS_DIR={folder}", f"ARCHITECTURE={platform.machine()}", f"RUNTIME_PYTHON={VERSION}")
    subprocess.run(["make", "build-SocketFunction", *settings], cwd=ROOT, check=True, capture_output=True)
    return folder


def test_it_holds_core_and_functions_and_nothing_else_of_ours(artefact: Path) -> None:
    ours = {"core", "functions", "infra", "tests", "web", "Makefile", "template.yaml", "pyproject.toml", ".data"}
    assert {path.name for path in artefact.iterdir()} & ours == {"core", "functions"}


def test_it_holds_nothing_of_the_server_on_one_machine(artefact: Path) -> None:
    assert not {path.name for path in artefact.iterdir()} & {"uvicorn", "websockets", "pytest", "moto"}
    said = "".join(path.read_text() for path in (artefact / "functions").rglob("*.py"))
    assert "/api/dev" not in said


@pytest.mark.parametrize("handler", HANDLERS)
def test_each_handler_imports_from_the_artefact_alone(artefact: Path, handler: str) -> None:
    program = f"import sys; sys.path.insert(0, {str(artefact)!r}); from functions.{handler} import handler"
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True)


def test_it_is_small_and_compiled(artefact: Path) -> None:
    assert sum(path.stat().st_size for path in artefact.rglob("*.so")) < 30_000_000
    assert list((artefact / "functions" / "__pycache__").glob(f"ports.cpython-{VERSION.replace('.', '')}.pyc"))


def test_every_client_that_the_functions_make_is_described(artefact: Path) -> None:
    kept = {path.name for path in (artefact / "botocore" / "data").iterdir() if path.is_dir()}
    sources = "".join(path.read_text() for path in (ROOT / "functions").rglob("*.py"))
    assert set(re.findall(r"""\bclient\(\s*["']([a-z]+)["']""", sources)) <= kept
    assert sum(path.stat().st_size for path in artefact.rglob("*") if path.is_file()) < 40_000_000


def test_every_locked_package_can_be_had_for_the_cloud() -> None:
    # The runtime has boto3 of its own, but an older one: the lock's counts.
    pins = re.findall(r"^([a-z0-9-]+)==", (ROOT / "app.lock").read_text(), re.MULTILINE)
    assert {"aws-lambda-powertools", "boto3", "fastapi", "mangum", "pydantic"} <= set(pins)
    assert not {"uvicorn", "websockets"} & set(pins)

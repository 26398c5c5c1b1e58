"""Generated files are fresh: generating them again gives the same bytes."""

import subprocess
import sys

import pytest

from tests.meta.sources import ROOT

GENERATORS = ["infra.wiretypes"]


@pytest.mark.parametrize("generator", GENERATORS)
def test_generated_files_are_fresh(generator: str) -> None:
    command = [sys.executable, "-m", generator, "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

"""What Lighthouse says of the first page on a phone: the median of three runs against the server as it is played."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from infra import chromium

HERE: Final = Path(__file__).resolve().parents[1] / "lighthouse"
ROOT: Final = HERE.parents[1]
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
RUNS: Final = 3
FLAGS: Final = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


def measure() -> Mapping[str, float | int | str]:
    browser = chromium.find()
    if browser is None:
        return {"skipped": "there is no Chromium here"}
    installed()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        runs = [scores(address, browser) for _ in range(RUNS)]
    return {name.replace("-", "_"): median(run[name] for run in runs) for name in CATEGORIES}


def installed() -> None:
    """Lighthouse has a folder of its own: nobody needs it to build, play or test."""
    if not (HERE / "node_modules" / ".bin" / "lighthouse").exists():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=HERE, check=True)


@contextmanager
def served(data: Path) -> Iterator[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "infra.local.serve"],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        env=os.environ | {"FREEHOLD_DATA": str(data), "HOST": "", "PORT": "", "DEV": ""},
    )
    assert process.stdout is not None
    try:
        yield next(line.split()[-1] for line in process.stdout if "http://" in line)
    finally:
        process.terminate()
        process.wait(10)


def scores(address: str, browser: str) -> dict[str, int]:
    command = [
        str(HERE / "node_modules" / ".bin" / "lighthouse"), address, "--quiet", "--output=json", "--output-path=stdout",
        f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={FLAGS}",
    ]  # fmt: skip
    done = subprocess.run(
        command, env=os.environ | {"CHROME_PATH": browser}, check=True, stdout=subprocess.PIPE, text=True
    )
    found = json.loads(done.stdout)["categories"]
    return {name: round(100 * found[name]["score"]) for name in CATEGORIES}

"""Cold starts: import and the clients of one command, for each handler, beside `boto3.client("dynamodb")` alone."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

ROUNDS: Final = 7
ROOT: Final = Path(__file__).resolve().parent.parent.parent

ALONE: Final = "import boto3; boto3.client('dynamodb')"
HANDLERS: Final = {
    "socket": "import functions.on_socket; from functions.aws import client; client('dynamodb'); "
    "client('apigatewaymanagementapi', 'https://example.test')",
    "http": "import functions.on_http; from functions.aws import client; client('dynamodb')",
    "clock": "import functions.on_clock; from functions.aws import client; client('dynamodb'); "
    "client('apigatewaymanagementapi', 'https://example.test')",
    "sweep": "import functions.on_sweep; from functions.aws import client; client('dynamodb')",
}
_TIMED: Final = "import time; began = time.perf_counter(); {program}; print(time.perf_counter() - began)"


def measure() -> dict[str, float | dict[str, float]]:
    """Seconds of fresh processes, taken in turn so that what else the machine does meets all alike."""
    taken: dict[str, list[float]] = {name: [] for name in ("boto3_alone", *HANDLERS)}
    for number in range(1 + ROUNDS):
        for name, times in taken.items():
            seconds = _once(HANDLERS.get(name, ALONE))
            if number:  # the first round compiles what was not compiled yet, as packing the functions does
                times.append(seconds)
    alone = median(taken["boto3_alone"])
    return {
        "ms": {name: round(median(times) * 1000, 1) for name, times in taken.items()},
        "times_boto3": {name: round(median(taken[name]) / alone, 2) for name in HANDLERS},
    }


def _once(program: str) -> float:
    env = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "",
        "AWS_DEFAULT_REGION": "eu-central-1",
        "AWS_EC2_METADATA_DISABLED": "true",
    }
    done = subprocess.run(
        [sys.executable, "-c", _TIMED.format(program=program)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)

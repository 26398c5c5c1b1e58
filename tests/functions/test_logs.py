"""The log in the cloud: structured lines, each with the id of its request, and no cost to who has nothing to say."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from functions import logs, on_clock, on_http, on_socket, on_sweep, wiring
from tests.functions.memory import MemoryItems
from tests.functions.world import Loose, World
from tests.meta.sources import ROOT

LINES = """
import logging, sys
logging.basicConfig(format="the runtime's own: %(message)s", stream=sys.stdout)
from functions import logs
logs.begin("one")
assert "aws_lambda_powertools" not in sys.modules
logging.getLogger("freehold.post").warning("a push failed: %s", "Gone")
logs.begin("two")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("freehold.http").exception("a request failed")
"""


def said(**environment: str) -> list[str]:
    env = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "-c", LINES], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_in_the_cloud_each_line_is_json_with_the_id_of_its_request() -> None:
    first, second = map(json.loads, said(AWS_LAMBDA_FUNCTION_NAME="f"))
    assert (first["level"], first["message"], first["correlation_id"]) == ("WARNING", "a push failed: Gone", "one")
    assert (second["level"], second["correlation_id"], second["service"]) == ("ERROR", "two", "freehold")
    assert "ZeroDivisionError" in second["exception"] and second["timestamp"].endswith("+00:00")


def test_on_one_machine_the_log_is_that_machines() -> None:
    assert said()[0] == "the runtime's own: a push failed: Gone"


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    made = World(memory_items)
    wiring.use(lambda: made.on)
    yield made
    wiring.use(None)


def test_each_handler_says_what_its_lines_are_about(world: World) -> None:
    http: Loose = {
        "version": "2.0",
        "rawPath": "/api/health",
        "rawQueryString": "",
        "headers": {"host": "x"},
        "requestContext": {"requestId": "r1", "http": {"method": "GET", "path": "/api/health", "sourceIp": "::1"}},
    }
    on_http.handler(http, None)  # type: ignore[arg-type]
    assert logs.about() == "r1"
    socket: Loose = {"requestContext": {"routeKey": "$disconnect", "connectionId": "c", "requestId": "r2"}}
    on_socket.handler(socket, None)
    assert logs.about() == "r2"
    on_clock.handler({"table": "t", "n": 3, "lap": 0, "until": "", "done": False}, None)
    assert logs.about() == "t-3"
    on_sweep.handler({}, None)
    assert logs.about().startswith("sweep-")

"""infra/clock.asl.json: one table's clock sleeps, rings and sleeps again, three transitions a lap."""

import json
from typing import TypeAlias, cast

from tests.meta.sources import ROOT

State: TypeAlias = dict[str, object]


def machine() -> dict[str, State]:
    return cast("dict[str, State]", json.loads((ROOT / "infra" / "clock.asl.json").read_text())["States"])


def test_a_lap_is_three_transitions() -> None:
    states = machine()
    kinds = [states[name]["Type"] for name in ("Sleep", "Ring", "Again")]
    assert kinds == ["Wait", "Task", "Choice"]
    assert (states["Sleep"]["Next"], states["Ring"]["Next"], states["Again"]["Default"]) == ("Ring", "Again", "Sleep")


def test_it_waits_for_a_moment_and_not_for_a_while() -> None:
    # A moment can be late or early by nobody's delay; a number of seconds would add every delay up.
    assert machine()["Sleep"]["TimestampPath"] == "$.until"


def test_it_never_branches_on_the_name_of_an_error() -> None:
    # Names of our own exceptions are lost in the local cloud.
    retries = cast("list[State]", machine()["Ring"]["Retry"])
    assert [retry["ErrorEquals"] for retry in retries] == [["States.ALL"]]
    assert "Catch" not in machine()["Ring"]


def test_the_function_gets_the_whole_input_and_answers_with_the_next() -> None:
    ring = machine()["Ring"]
    assert ring["Parameters"] == {"FunctionName": "${ClockFunctionArn}", "Payload.$": "$"}
    assert ring["OutputPath"] == "$.Payload"

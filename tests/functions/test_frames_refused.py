"""What strangers send: frames that can't be read, commands with other fields, too many of them."""

import json
from contextlib import suppress

import pytest

from core.commands import COMMANDS, PayTax
from functions.refusal import Refusal
from functions.wire import command_of
from tests.functions.world import Page, World, bytes_of

REMOVE = {"do": "remove", "seat": 1}
AGAIN = {"do": "seat_bot", "seat": 1, "temper": "trader"}


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"hello"', "[" * 2000, '{"op": "hello", "op": "ping"}', '{"op": "dance"}', '{"op": 7}'],
)
def test_S16_a_frame_that_can_not_be_read_is_refused(world: World, text: str) -> None:
    answer = world.table(2)[0].send_text(text)[-1]
    assert (answer["op"], answer["refused"] in ("BAD_FRAME", "UNKNOWN_COMMAND")) == ("refused", True)


def frame_of(page: Page, command: object) -> str:
    return json.dumps(
        {"op": "play", "table": page.table, "client": "ab" * 8, "n": 1, "turn": 1, "roll": 0, "command": command}
    )


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"do": "fly"},
        {"do": "roll", "dice": [6, 6]},
        {"do": "bid", "auction": 1, "amount": 1.5},
        {"do": "bid", "auction": 1, "amount": "100"},
        {"do": "bid", "auction": 1, "amount": True},
        {"do": "bid", "auction": 1, "amount": 10**10},
        {"do": "bid", "auction": 1},
        {"do": "bet", "numbers": 3},
        {"do": "tax", "how": "third"},
        {"do": "propose", "to": 1, "give": {"cash": 1, "gold": 2}, "take": {}},
        {"do": "accept", "offer": None},
        {"do": ["roll"]},
    ],
)
def test_S16_a_command_with_other_fields_than_its_own_is_refused(world: World, command: object) -> None:
    page = world.table(2)[0]
    before = bytes_of(world, page.table)
    answer = page.send_text(frame_of(page, command))[-1]
    assert answer["refused"] in ("BAD_FRAME", "UNKNOWN_COMMAND")
    assert bytes_of(world, page.table) == before


def test_S16_a_frame_of_more_than_8_kb_is_refused(world: World) -> None:
    assert world.table(2)[0].send_text(" " * 8_193)[-1]["refused"] == "TOO_LARGE"


def test_S17_commands_come_twenty_at_once_then_five_a_second(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    answers = [page.play(other) for _ in range(13) for other in (REMOVE, AGAIN)]
    assert [answer["op"] for answer in answers] == ["frame"] * 20 + ["refused"] * 6
    assert answers[20]["refused"] == "SLOW_DOWN"


HALF = "\\ud800"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"op": "hello", "table": "HALF", "v": null}', "BAD_FRAME"),
        ('{"op": "chat", "table": "t", "text": "HALF"}', "BAD_FRAME"),
        ('{"op": "hello", "HALF": 1}', "BAD_FRAME"),
        (json.dumps({"op": "hello", "table": "x" * 1_000, "v": None}), "NO_SUCH_TABLE"),
        ('{"op": "ping", "table": "#", "t": 1}', "NO_SUCH_TABLE"),
        ('{"op": "ping", "table": "", "t": 1}', "NO_SUCH_TABLE"),
    ],
)
def test_S16_what_can_be_no_text_and_no_id_is_refused(world: World, frame: str, code: str) -> None:
    assert world.table(2)[0].send_text(frame.replace("HALF", HALF))[-1]["refused"] == code


def test_every_command_of_the_game_can_be_read() -> None:
    """Whatever its fields are; without those that it must have it is a bad frame, and no fault of ours."""
    for kind in COMMANDS:
        with suppress(Refusal):
            assert isinstance(command_of({"do": kind.do}), kind)
    assert command_of({"do": "tax", "how": "tenth"}) == PayTax("tenth")

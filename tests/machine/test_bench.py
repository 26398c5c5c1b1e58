"""What the bench of every mode promises: it plays on through the server, within what a frame and a state may weigh."""

import pytest

from core.books import MODES
from functions.tables.offered import seats_of
from infra.bench.command import carried_out, stored
from infra.bench.room import opened

COMMANDS = 120
STATE, FRAME = 1_024, 8_192
"""Bytes: one write unit of the database; a quarter of what a frame may have."""


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_plays_on_within_one_write_unit_and_with_small_frames(mode: str) -> None:
    room = opened(seats_of(mode), mode)
    began = room.game().token
    states = [len(stored(room).blob("z")) for _ in range(COMMANDS) if carried_out(room, [])]
    assert room.game().token > began + 10, "it doesn't stand still"
    assert max(states) <= STATE and max(room.nowhere.lengths) <= FRAME

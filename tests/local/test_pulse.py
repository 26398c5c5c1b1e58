"""The pulse: a new process knows how long the last one is gone; a running one forgives a busy machine."""

from pathlib import Path

import pytest

from infra.local.pulse import EVERY, GAP, Pulse

START = 1_900_000_000_000


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, which tests move."""
    now = [START]

    def nanoseconds() -> int:
        return now[0] * 1_000_000

    monkeypatch.setattr("time.time_ns", nanoseconds)
    return now


def test_the_first_start_ever_was_not_away(tmp_path: Path, at: list[int]) -> None:
    assert Pulse(tmp_path / "pulse").beat() == 0


@pytest.mark.parametrize("down", [400, 6_000, 14_999, 3_600_000])
def test_a_new_process_was_down_for_however_short(tmp_path: Path, at: list[int], down: int) -> None:
    Pulse(tmp_path / "pulse").beat()
    at[0] += down
    again = Pulse(tmp_path / "pulse")
    assert again.beat() == down
    assert again.beat() == 0


def test_the_time_is_noted_every_second(tmp_path: Path, at: list[int]) -> None:
    """What a restart gives too much is never more than that."""
    first = Pulse(tmp_path / "pulse")
    for _ in range(20):
        first.beat()
        at[0] += 250
    assert EVERY <= 1_000
    assert Pulse(tmp_path / "pulse").beat() <= 250 + EVERY


def test_a_running_process_forgives_a_busy_machine_and_notices_sleep(tmp_path: Path, at: list[int]) -> None:
    running = Pulse(tmp_path / "pulse")
    running.beat()
    at[0] += GAP
    assert running.beat() == 0
    at[0] += GAP + 1
    assert running.beat() == GAP + 1
    at[0] -= 60_000
    assert running.beat() == 0


def test_a_note_that_was_cut_off_is_no_note(tmp_path: Path, at: list[int]) -> None:
    (tmp_path / "pulse").write_text("")
    assert Pulse(tmp_path / "pulse").beat() == 0

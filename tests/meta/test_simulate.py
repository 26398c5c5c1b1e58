"""`freehold simulate`: what it says of a series of games, for one mode and for all of them."""

import json

import pytest

from core.books import MODES
from infra import cli
from infra.headless import Played
from infra.simulate import Series, row, simulate, summed, within


def one(rounds: int, how: str = "last_seat", minutes: int = 30) -> Played:
    return Played(turns=rounds * 4, rolls=0, decisions=10, events=20, rounds=rounds, how=how, length=minutes * 60_000)


def test_what_ends_by_itself_what_is_stopped_and_what_is_late_are_told_apart() -> None:
    played = [one(50), one(399, "last_team"), one(400), one(500, "round_limit"), one(1_000, "safety_stop")]
    figures = summed(played, 1.0)
    assert figures["ended_by_itself_percent"] == 60.0
    assert figures["ended_by_itself_before_round_400_percent"] == 40.0
    assert figures["ended"] == {"last_seat": 2, "last_team": 1, "round_limit": 1, "safety_stop": 1}


def test_lengths_are_told_at_the_median_and_where_only_three_in_a_hundred_are_longer() -> None:
    played = [one(number, minutes=2 * number) for number in range(1, 101)]
    figures = summed(played, 1.0)
    assert (figures["rounds_median"], figures["rounds_97_percent"], figures["rounds_most"]) == (50.5, 97, 100)
    assert (figures["minutes_median"], figures["minutes_97_percent"]) == (101, 194)
    assert (within([7]), within([3, 1]), within(range(1, 34))) == (7, 3, 33)


def test_a_game_is_as_long_as_its_own_clock_says() -> None:
    """25 rounds of three: with four seconds a decision some minutes, and what nobody waited for."""
    figures, broken = simulate(Series("metro.blitz", 3, 1, 5), checking=True)
    decisions, minutes = figures["decisions"], figures["minutes_median"]
    assert not broken
    assert isinstance(decisions, int) and isinstance(minutes, int) and 5 < minutes <= decisions * 4 // 60 + 1
    assert figures["ended"] == {"round_limit": 1} and figures["rounds_most"] == 25


def test_all_modes_come_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--mode", "all", "--games", "1", "--seed", "3", "--unchecked"]) == 0
    head, rule, *rows = capsys.readouterr().out.splitlines()
    assert [each.split(" | ")[0].strip("| ") for each in rows] == [*MODES]
    assert {line.count("|") for line in (head, rule, *rows)} == {head.count("|")}
    assert all(each.split(" | ")[2:4] == ["1", "3"] for each in rows), "games and seed"


def test_all_modes_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--mode", "all", "--games", "1", "--players", "2", "--json", "--unchecked"]) == 0
    assert [*json.loads(capsys.readouterr().out)] == [*MODES]


def test_no_game_of_too_many_and_no_series_of_none(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, wrong, told in (
        ("brands.skirmish", "--players 4", "brands.skirmish is for 3 players"),
        ("brands.classic", "--players 9", "brands.classic is for 2 to 6 players"),
        ("all", "--players 9", "no mode is for so many"),
        ("brands.classic", "--games 0", "one game at least"),
        ("all", "--games -1", "one game at least"),
    ):
        assert cli.main(["simulate", "--mode", mode, *wrong.split()]) == 2
        assert capsys.readouterr() == ("", f"freehold simulate: {wrong}: {told}\n")


def test_what_does_not_hold_is_named_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("infra.simulate.dear", lambda game, now: ["27: on purpose"])
    assert cli.main(["simulate", "--mode", "metro.blitz", "--games", "1"]) == 1
    told = capsys.readouterr()
    assert "game 0 of seed 1: 27: on purpose" in told.err and "invariant_violations" in told.out


def test_a_row_has_a_cell_for_what_was_not_looked_at() -> None:
    assert row(Series("metro.blitz", 3, 1, 5), summed([one(9)], 1.0)).endswith("| - | - |")

"""`tournament` outside a championship: what a table without a referee does otherwise (GC-56)."""

import pytest

from core.books import casual_of, changes, knobs_of, of_host, resolve
from core.bots import TEMPERS
from core.commands import AskPause
from core.engine import expire, new_game, next_deadline, orders
from core.events import Event, TurnMissed, WentOut
from core.frames import Resuming
from core.rules import BadRule, Ruleset, Scalar, differing
from infra.headless import BEGAN, luck_of, play_out
from tests.rules.tables import Table

MODES = ("tournament.preliminary", "tournament.final")
CASUAL: dict[str, Scalar] = {
    "rent.claimed": False,
    "turn.missed_limit": 3,
    "pause.allowed": True,
    "referee.judge": False,
}


def casual(seats: str = "A 1500@0, B 1490@10, C 1480@20", deeds: str = "", mode: str = MODES[1]) -> Table:
    return Table(seats, deeds, mode=mode, rules=dict(casual_of(mode)))


@pytest.mark.parametrize("mode", MODES)
def test_GC_56_a_casual_table_differs_in_four_things(mode: str) -> None:
    found = differing(resolve(mode).rules, of_host(mode).rules)
    assert {rule: own for rule, (_, own) in found.items()} == CASUAL


@pytest.mark.parametrize("mode", ["brands.classic", "brands.custom", "metro.blitz"])
def test_GC_56_the_other_rulebooks_know_no_league(mode: str) -> None:
    assert casual_of(mode) == {} and of_host(mode) == resolve(mode)


def test_GC_56_the_modes_differ_as_they_do_in_the_league() -> None:
    assert changes(of_host(MODES[0]), of_host) == {}
    league = changes(resolve(MODES[1]))
    assert changes(of_host(MODES[1]), of_host) == league != {}
    assert changes(of_host(MODES[1])).keys() == {*league, *CASUAL}


def test_GC_06_rent_comes_by_itself_at_a_casual_table() -> None:
    owed = casual("A 1500@36, B 1490@10, C 1480@20", "39:B")
    owed.roll("A", "1+2")
    assert owed.phase == "must_pay"
    assert "claim" not in owed.offered("B")


def test_GC_06_unless_its_host_chooses_manual() -> None:
    for mode in MODES:
        assert of_host(mode, {"rent.claimed": True}).rules.rent.claimed
        assert not of_host(mode, {"rent.claimed": True}).rules.referee.judge
        with pytest.raises(BadRule):
            of_host(mode, {"rent.claimed": 1})
    table = Table(
        "A 1500@36, B 1490@10, C 1480@20", "39:B", mode=MODES[1], rules={**CASUAL, "rent.claimed": True}
    )  # fmt: skip
    table.roll("A", "1+2")
    table.do("B", "claim", against="A")
    assert table.phase == "must_pay"


def test_C_018_a_preliminary_may_last_120_minutes() -> None:
    assert of_host(MODES[0]).rules.cap.minutes == 90
    assert of_host(MODES[0], {"cap.minutes": 120}).rules.cap.minutes == 120
    for wrong in (60, 100, 150, None):
        with pytest.raises(BadRule):
            of_host(MODES[0], {"cap.minutes": wrong})
    assert "cap.minutes" not in knobs_of(MODES[1])


def test_GC_06_before_a_referee_rent_is_claimed_whatever_a_host_says() -> None:
    assert [*knobs_of(MODES[0], refereed=True)] == ["cap.minutes"]
    assert knobs_of(MODES[1], refereed=True) == {}
    assert knobs_of("brands.custom", refereed=True) == knobs_of("brands.custom")


def test_GC_56_there_is_no_judge() -> None:
    assert orders(casual().game) == []


def test_GA_53_GC_56_a_pause_is_voted_on() -> None:
    table = casual()
    assert "ask_pause" in table.offered("A") and "ask_pause" in table.offered("C")
    table.play("B", AskPause())
    for who in "AC":
        table.do(who, "agree")
    assert table.phase == "paused"
    for who in "ABC":
        table.do(who, "back")
    assert isinstance(table.game.top, Resuming)
    table.wait(5)
    table.expire()
    assert table.phase == "await_roll"


def nobody_plays(ruleset: Ruleset) -> list[Event]:
    """Two humans who do nothing, until one is out or has missed ten turns."""
    now, luck = BEGAN, luck_of(ruleset, ("one", "other"), 5, 0)
    game, told = new_game(ruleset, (None, None), now, luck)
    while not any(player.out or player.missed > 9 for player in game.players):
        due = next_deadline(game)
        assert due is not None
        told += expire(game, due, luck)
    return told


def test_GC_52_at_a_casual_table_three_missed_turns_in_a_row_are_a_surrender() -> None:
    told = nobody_plays(of_host(MODES[1]))
    missed = [event for event in told if isinstance(event, TurnMissed)]
    gone = [event for event in told if isinstance(event, WentOut)]
    assert [each.count for each in missed if each.seat == gone[0].seat] == [1, 2, 3]
    assert [(each.how, each.to) for each in gone] == [("missed_turns", (None,))]


def test_GC_52_in_the_league_turns_are_missed_without_limit() -> None:
    assert not any(isinstance(event, WentOut) for event in nobody_plays(resolve(MODES[1])))


@pytest.mark.parametrize("mode", MODES)
def test_GC_56_bots_play_it_to_its_end(mode: str) -> None:
    for turned in ({}, {"rent.claimed": True}):
        ruleset = of_host(mode, turned)
        ended = play_out(ruleset, [*TEMPERS], luck_of(ruleset, [*TEMPERS], 3, 0))
        assert ended.how in ("last_seat", "time")

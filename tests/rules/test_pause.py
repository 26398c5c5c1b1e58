"""Chapter 11: the pause, where bots sit."""

import pytest

from core.bots import pick
from core.commands import Agree
from core.engine import delay, next_deadline, options
from tests.rules.tables import Table


def test_GA_53_bots_agree_GA_86_and_never_ask() -> None:
    table = Table("A 15000@0, B 15000@0 bot=trader")
    assert pick(table.game, table.seat("B"), options(table.game, table.seat("B"), table.now), table.now) is None
    table.do("A", "ask_pause")
    if table.phase != "paused":
        chosen = pick(table.game, table.seat("B"), options(table.game, table.seat("B"), table.now), table.now)
        assert isinstance(chosen, Agree)
        table.play("B", chosen)
    assert table.phase == "paused"


def test_GA_53_only_humans_confirm_being_back() -> None:
    table = Table("A 15000@0, B 15000@0 bot=trader, C 15000@0")
    table.do("A", "ask_pause")
    if "agree" in table.offered("B"):
        table.do("B", "agree")
    table.do("C", "agree")
    table.do("A", "back")
    assert table.phase == "paused"
    table.do("C", "back")
    assert table.phase == "resuming"


PHASES = ["await_roll", "auction", "must_pay", "paused", "resuming"]


@pytest.mark.parametrize("phase", PHASES)
def test_GA_07_an_outage_moves_every_clock_on(phase: str) -> None:
    """Nobody could play for so long: what was left is left."""
    table = Table("A 100@33, B 15000@0, C 15000@0", "39:A 37:B")
    if phase == "auction":
        table = Table("A 15000@0, B 15000@0, C 15000@0", "39:A 37:B")
        table.roll("A", "2+3")
        table.do("A", "decline")
    elif phase == "must_pay":
        table.roll("A", "2+3")
    elif phase in ("paused", "resuming"):
        for who, command in (("A", "ask_pause"), ("B", "agree"), ("C", "agree")):
            table.do(who, command)
    if phase == "resuming":
        for who in "ABC":
            table.do(who, "back")
    assert table.phase == phase
    before = next_deadline(table.game)
    assert before is not None
    delay(table.game, 90_000)
    assert (table.phase, next_deadline(table.game)) == (phase, before + 90_000)


def test_GA_53_a_vote_ends_with_an_outage() -> None:
    table = Table()
    table.do("A", "ask_pause")
    delay(table.game, 90_000)
    assert table.game.vote is None

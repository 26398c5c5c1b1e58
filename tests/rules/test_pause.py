"""Chapter 11: the pause, where bots sit."""

from core.bots import pick
from core.commands import Agree
from core.engine import options
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

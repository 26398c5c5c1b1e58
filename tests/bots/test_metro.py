"""Bots at tables of `metro`: they play whole games by themselves, each in its own fixed style."""

import pytest

from core.books import resolve
from core.bots import CHARACTERS, TEMPERS
from core.commands import Bet, Command, SkipBet
from core.engine import options
from core.ids import Seat
from infra.headless import luck_of, play_out
from tests.bots.test_modes import choice
from tests.rules.tables import Table

MODES = [f"metro.{mode}" for mode in ("classic", "blitz", "speed", "teams", "halal", "caishen")]


@pytest.mark.parametrize("mode", MODES)
def test_B_059_GB_44_bots_play_the_entire_game_by_themselves(mode: str) -> None:
    ruleset = resolve(mode, {"cap.rounds": 20})
    tempers = [*TEMPERS][: ruleset.rules.players.least + 1 if mode != "metro.teams" else 4]
    ended = play_out(ruleset, tempers, luck_of(ruleset, tempers, 3, 0))
    assert ended.how in ("round_limit", "last_seat", "last_team")


def at_the_jackpot(temper: str, cash: int) -> Command | None:
    table = Table(f"A {cash}@14 bot={temper}, B 15000@0", mode="metro.classic")
    table.roll("A", "2+4")
    return choice(table)


def test_B_100_most_bots_decline_and_only_who_loves_risk_bets_sometimes() -> None:
    chosen = {temper: type(at_the_jackpot(temper, 15_000)) for temper in TEMPERS}
    assert chosen == {"cautious": SkipBet, "builder": SkipBet, "trader": SkipBet, "gambler": Bet}
    assert at_the_jackpot("gambler", 1_100) == SkipBet()


def test_B_219_B_220_bots_have_fixed_names_and_fixed_styles() -> None:
    assert len({each.name for each in CHARACTERS}) == len(CHARACTERS)
    assert {each.temper for each in CHARACTERS} == set(TEMPERS)


def test_a_bot_bids_exactly_the_least() -> None:
    table = Table("A 15000@36, B 15000@0 bot=gambler", mode="metro.classic")
    table.roll("A", "1+2")
    table.do("A", "decline")
    (bid,) = [option for option in options(table.game, Seat(1), table.now) if option.schema()["do"] == "bid"]
    assert [*bid.samples()] == [choice(table, Seat(1))]

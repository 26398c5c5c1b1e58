"""Bots at the boxed game: the tax they choose, the bids they call, the rents they claim."""

import pytest

from core.bots import claimants, pick
from core.commands import Command, Pass, PayTax
from core.frames import Paused
from core.luck import DiceChain, below, stream
from core.scripted import Scripted
from tests.rules.tables import Table


def chosen(game: Table, who: str) -> Command | None:
    return pick(game.game, game.seat(who), game.options(who), game.now)


@pytest.mark.parametrize(("cash", "how"), [(1_500, "tenth"), (2_500, "flat")])
def test_a_bot_pays_the_tax_that_is_less(cash: int, how: str) -> None:
    game = Table(f"A {cash}@0 bot=trader, B 1500@20", mode="tournament.final")
    game.roll("A", "1-3")
    assert chosen(game, "A") == PayTax("flat" if how == "flat" else "tenth")


def test_a_bot_passes_where_no_higher_bid_can_be_made() -> None:
    game = Table("A 1500@36, B 1500@20 bot=trader", mode="tournament.final")
    game.roll("A", "1-2")
    game.do("A", "decline")
    game.do("A", "bid", amount=99_999)
    assert isinstance(chosen(game, "B"), Pass)


def test_no_bot_claims_while_the_game_stands_still() -> None:
    game = Table("A 1500@0, B 1500@20 bot=trader", "6:B", mode="tournament.final")
    game.roll("A", "2-4")
    assert claimants(game.game) == (game.seat("B"),)
    game.game.stack = (*game.game.stack, Paused(game.now, (), game.now + 1_000))
    assert claimants(game.game) == ()


def test_a_cards_throw_comes_from_the_key_of_the_roll_under_a_label_of_its_own() -> None:
    luck = DiceChain(3, bytes(32))
    words = stream(bytes(32), "card_dice")
    assert luck.card_dice() == (1 + below(words, 6), 1 + below(words, 6))
    assert Scripted(beyond=DiceChain(3, bytes(32))).card_dice() == luck.card_dice()

"""How a game begins, and what the table is told first."""

import pytest

from core.books import resolve
from core.bots import TEMPERS, pick
from core.codec import event_to_wire
from core.engine import new_game, options, to_act
from core.events import Event
from core.frames import AwaitRoll
from core.ids import Seat
from core.scripted import Given, Scripted
from core.state import Game

NOW = 1_767_225_600_000
CLASSIC = resolve("brands.classic")


def begin(order: tuple[int, ...], cash: int = 15_000) -> tuple[Game, list[Event]]:
    ruleset = resolve("brands.classic", {"start.cash": cash})
    return new_game(ruleset, [None] * len(order), NOW, Scripted(Given(orders=(order,))))


def test_A_015_everybody_starts_with_15000() -> None:
    game, _ = begin((0, 1, 2))
    assert [player.cash for player in game.players] == [15_000] * 3
    assert [player.where.pos for player in game.players] == [0] * 3
    assert all(deed.owner is None for deed in game.deeds.values())


def test_A_155_the_starting_cash_is_a_rule() -> None:
    game, _ = begin((0, 1), 5_000)
    assert [player.cash for player in game.players] == [5_000] * 2


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_GA_01_two_to_six_players(count: int) -> None:
    assert CLASSIC.rules.players.least <= count <= CLASSIC.rules.players.most
    game, _ = begin(tuple(range(count)))
    assert len(game.players) == count


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_GA_02_the_starter_is_drawn_and_turns_go_clockwise(order: tuple[int, ...]) -> None:
    game, _ = begin(order)
    assert (game.first, game.turn, to_act(game)) == (order[0], order[0], (order[0],))
    assert game.from_left_of(Seat(order[0]))[-1] == order[0]
    assert game.from_left_of(Seat(order[0]))[0] == (order[0] + 1) % 3


def test_GA_07_the_game_clock_begins_with_the_first_turn() -> None:
    game, events = begin((1, 0))
    assert game.began == NOW
    assert [event_to_wire(event)["type"] for event in events if event.type != "stood"] == ["game_began", "turn_began"]


def test_GX_05_the_counter_starts_at_1() -> None:
    game, _ = begin((1, 0))
    assert (game.round, game.token) == (1, 1)
    assert isinstance(game.top, AwaitRoll)


def test_A_191_the_round_and_the_minute_are_in_the_game() -> None:
    game, _ = begin((0, 1))
    assert (game.round, game.began, game.paused) == (1, NOW, 0)


def test_GX_13_everybody_may_surrender_from_the_start() -> None:
    game, _ = begin((0, 1, 2))
    for seat in range(3):
        assert "surrender" in {option.schema()["do"] for option in options(game, Seat(seat), NOW)}


@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_A_187_bots_sit_at_tables(temper: str) -> None:
    game, _ = new_game(CLASSIC, [temper, None], NOW, Scripted(Given(orders=((0, 1),))))
    assert [player.bot for player in game.players] == [temper, None]
    chosen = pick(game, Seat(0), options(game, Seat(0), NOW), NOW)
    assert chosen is not None
    assert any(option.allows(chosen) for option in options(game, Seat(0), NOW))

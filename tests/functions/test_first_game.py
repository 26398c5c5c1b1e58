"""A whole game through the service: two humans, two bots, from the lobby to the revealed seed."""

import json

import pytest

from core.bots import pick
from core.codec import command_to_wire
from core.engine import options, to_act
from core.luck import commit
from functions import store
from functions.tables.log import chained
from infra.local.sqlite import SqliteItems
from tests.functions.world import Frame, Page, World


@pytest.fixture
def world(sqlite_items: SqliteItems) -> World:
    return World(sqlite_items)


def one_move(world: World, pages: list[Page]) -> Frame | None:
    """A human who is waited for moves as a bot would; None where nobody is, then the clock rings."""
    live = world.state(pages[0].table)
    game = live.table.game
    assert game is not None
    waiting = {offer.seat for offer in game.offers}
    for seat in to_act(game):
        if seat < len(pages) and seat not in waiting:
            command = pick(game, seat, options(game, seat, world.clock.at), world.clock.at)
            assert command is not None
            world.clock.at += 1500
            return pages[seat].play(command_to_wire(command))
    world.wake(pages[0].table)
    return None


def test_a_whole_game_to_its_seed(world: World) -> None:
    pages = world.table(2, 2)
    table = pages[0].table
    moves = 0
    while world.state(table).table.stage == "running":
        answer = one_move(world, pages)
        assert answer is None or answer["op"] == "frame", answer
        moves += 1
        assert moves < 20_000
    end = world.state(table).table
    entries = store.entries(world.items, table, 0, 100_000)
    assert [entry.v for entry in entries] == list(range(1, end.v + 1))
    before = ""
    for entry in entries:
        before = chained(before, entry.v, entry.body)
        assert entry.h == before
    assert end.h == before
    events = [event for entry in entries for event in json.loads(entry.body)["events"]]
    seed = next(event["seed"] for event in events if event["type"] == "seed_revealed")
    started = next(event for event in events if event["type"] == "table_started")
    assert commit(bytes.fromhex(seed), table, end.ruleset).hex() == started["commit"]

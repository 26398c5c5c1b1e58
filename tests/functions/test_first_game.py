"""A game through the service: two humans and two bots, from the lobby to the revealed seed."""

import json

from core.bots import pick
from core.codec import command_to_wire
from core.engine import options, to_act
from core.luck import commit
from functions import keys, store
from functions.tables.rulesets import ruleset_of
from tests.functions.history import History, violations
from tests.functions.world import Frame, Page, World, bytes_of

MOVES = 250


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


def test_a_game_from_the_lobby_to_its_seed(world: World) -> None:
    """The humans play a while, then give up; the bots play it out."""
    pages = world.table(2, 2)
    table = pages[0].table
    sizes = []
    for _ in range(MOVES):
        if world.state(table).table.stage == "running":
            answer = one_move(world, pages)
            assert answer is None or answer["op"] == "frame", answer
            sizes.append(len(bytes_of(world, table)))
    for page in pages:
        page.play({"do": "surrender"})
    while world.state(table).table.stage == "running":
        world.wake(table)

    assert sorted(sizes)[len(sizes) // 2] <= 1024 and max(sizes) <= 4096
    final = world.state(table).table
    log = store.entries(world.items, table, 0, 100_000)
    frames = History(frames={page.conn: page.frames for page in pages})
    found = violations(frames, log, final, ruleset_of(world.items, final))
    assert [each for each in found if not each.startswith("P2")] == []
    events = [event for entry in log for event in json.loads(entry.body)["events"]]
    seed = next(event["seed"] for event in events if event["type"] == "seed_revealed")
    started = next(event for event in events if event["type"] == "table_started")
    assert commit(bytes.fromhex(seed), table, final.ruleset).hex() == started["commit"]
    assert world.items.get(keys.clock(table)) is None or world.state(table).alarm is not None


def test_pushes_are_small(world: World) -> None:
    pages = world.table(4)
    for _ in range(MOVES):
        one_move(world, pages)
    pushed = sorted(len(raw) for raw in world.post.raw)
    assert pushed[len(pushed) // 2] <= 3 * 1024 and pushed[-1] <= 24 * 1024

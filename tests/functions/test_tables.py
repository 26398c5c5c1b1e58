"""Tables from joining to rematch, and the bots at them."""

import pytest

from core.engine import ENGINE
from core.ids import Seat
from functions import people
from functions.dynamo import DynamoItems
from functions.refusal import Refusal
from functions.tables import lobby, rematch
from tests.functions.world import ROLL, World, bytes_of, log_of, mover_first


def test_F62_who_left_has_no_right_left(world: World) -> None:
    host, friend = world.table(2, start=False)
    lobby.command(world.on, friend.user.id, friend.table, lobby.Leave())
    newcomer = world.guest()
    lobby.join(world.on, newcomer, host.table)
    assert friend.play({"do": "leave"})["refused"] == "NOT_SEATED"
    assert world.state(host.table).table.humans == (0, 1)


def test_a_table_whose_host_left_has_another(world: World) -> None:
    host, friend = world.table(2, start=False)
    host.play({"do": "leave"})
    assert world.state(host.table).table.host == 1
    assert friend.frames[-1]["you"]["host"]
    friend.play({"do": "leave"})
    assert world.state(host.table).table.stage == "closed"


def test_the_log_says_who_moved_up_and_which_engine_began(world: World) -> None:
    host = world.guest()
    made = lobby.open_table(world.on, host, lobby.Wish("brands.classic", 4))
    for seat in (1, 3):
        lobby.command(world.on, host.id, made.id, lobby.SeatBot(Seat(seat), "trader"))
    lobby.command(world.on, host.id, made.id, lobby.Start())
    log = log_of(world, made.id)
    events = {event["type"]: event for entry in log for event in entry["events"]}
    assert events["seats_closed"]["order"] == [0, 1, 3]
    assert "host_changed" not in events
    assert events["table_started"]["engine"] == ENGINE
    assert {entry["engine"] for entry in log} == {ENGINE}


def test_F73_the_state_stays_small(world: World) -> None:
    pages = world.table(2, 4)
    assert len(bytes_of(world, pages[0].table)) < 1024


def test_rematch_is_the_same_table_for_everybody(world: World) -> None:

    mover, other = mover_first(world.table(2, 0))
    with pytest.raises(Refusal):
        rematch.rematch(world.on, mover.user, mover.table)
    mover.play({"do": "surrender"})
    assert mover.frames[-1]["view"]["phase"]["kind"] == "over"
    fresh = rematch.rematch(world.on, mover.user, mover.table)
    assert rematch.rematch(world.on, other.user, other.table) == fresh
    assert other.frames[-1]["events"] == [{"type": "rematch", "table": fresh}]
    assert world.state(fresh).table.humans == (0, 1)
    assert world.alarm.armed[-1][0] == fresh


def test_the_end_shows_the_seed(world: World) -> None:
    mover, other = mover_first(world.table(2))
    mover.play({"do": "surrender"})
    types = [event["type"] for event in other.frames[-1]["events"]]
    assert types[-1] == "seed_revealed"
    assert [seated.stage for seated in people.tables_of(world.items, other.user.id)] == ["over"]
    assert other.play(ROLL)["refused"] == "GAME_OVER"


def test_bots_play_inside_the_commit_that_made_it_their_turn(world: World) -> None:
    page = world.table(1, 3)[0]
    while not page.can("roll"):
        page.play({"do": next(option["do"] for option in page.options)})
    assert page.frames[-1]["view"]["to_act"] == [page.frames[-1]["you"]["seat"] if "you" in page.frames[-1] else 0]


def test_without_a_human_the_rest_is_played_out(world: World) -> None:
    page = world.table(1, 3)[0]
    answer = page.play({"do": "surrender"})
    assert answer["ack"] == 1
    for _ in range(200):
        if world.state(page.table).table.stage == "over":
            break
        world.wake(page.table)
    assert world.state(page.table).table.stage == "over"


def test_a_table_is_played_over_dynamodb(dynamo_items: DynamoItems) -> None:
    """The same service over the cloud's own adapter: lobby, moves, a repeat, a clock, the end."""
    world = World(dynamo_items)
    mover, other = mover_first(world.table(2))
    first = mover.play(ROLL)
    assert (first["ack"], other.frames[-1]["v"]) == (1, first["v"])
    assert mover.play(ROLL, n=1)["h"] == first["h"]
    world.wake(mover.table)
    assert other.frames[-1]["v"] > first["v"]
    other.play({"do": "surrender"})
    assert world.state(mover.table).table.stage == "over"
    assert other.hello(1)["missed"]

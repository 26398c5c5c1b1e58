"""Exactly once, whatever becomes of replies, rivals and repeats; each fault by its number in the list of faults."""

import pytest

from functions import keys
from functions.ports import Contended
from functions.tables.commit import TRIES
from functions.tables.model import Client, Sitter
from tests.functions.world import ROLL, Loose, World, bytes_of, hang_up, log_of, mover_first, rolls_in
from tests.functions.worse import Fault, WorseItems, after, collided, lost_after, lost_before, said_twice


def test_F01_a_lost_race_is_decided_again_on_what_is_true_now(world: World, worse: WorseItems) -> None:
    mover, other = mover_first(world.table(2))
    worse.plan = [after(lambda: other.play({"do": "ask_pause"}))]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"]) == ("frame", 1)
    assert [entry["command"]["do"] for entry in log_of(world, mover.table)[-2:]] == ["ask_pause", "roll"]


def test_F01_a_lost_race_that_made_it_illegal_is_refused_with_a_reason(world: World, worse: WorseItems) -> None:
    """The same seat in another tab was first."""
    mover, _ = mover_first(world.table(2))
    twin = world.page(mover.user, mover.table)
    twin.hello()
    worse.plan = [after(lambda: twin.play(ROLL))]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"], answer["refused"]) == ("refused", 1, "STALE")
    assert rolls_in(world, mover.table) == 1


@pytest.mark.parametrize("fault", [lost_before, lost_after, said_twice, collided])
def test_F08_whatever_becomes_of_the_reply_it_is_done_once(world: World, worse: WorseItems, fault: Fault) -> None:
    mover, other = mover_first(world.table(2))
    worse.plan = [fault]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"]) == ("frame", 1)
    assert rolls_in(world, mover.table) == 1
    assert other.frames[-1]["v"] == answer["v"]


def test_F08_own_write_is_known_even_when_others_committed_since(world: World, worse: WorseItems) -> None:
    mover, other = mover_first(world.table(2))

    def fault(items: WorseItems, writes: Loose) -> None:
        lost: Fault = lost_after
        try:
            lost(items, writes)
        finally:
            other.play({"do": "ask_pause"})

    worse.plan = [fault]
    assert mover.play(ROLL)["ack"] == 1
    assert rolls_in(world, mover.table) == 1


def test_F11_after_eight_tries_busy_and_nothing_changed(world: World, worse: WorseItems) -> None:
    mover, _ = mover_first(world.table(2))
    before, began = bytes_of(world, mover.table), world.clock.at
    worse.plan = [collided] * TRIES
    answer = mover.play(ROLL)
    assert (answer["refused"], answer["ack"]) == ("BUSY", 1)
    assert bytes_of(world, mover.table) == before
    assert world.clock.at - began <= sum(min(200, 10 << attempt) for attempt in range(TRIES))
    assert mover.play(ROLL, n=1)["ack"] == 1


def test_F11_a_store_that_is_slow_is_not_waited_for(world: World, worse: WorseItems) -> None:
    """The function has 15 s for all of it."""
    mover, _ = mover_first(world.table(2))
    before, began = bytes_of(world, mover.table), world.clock.at

    def slow(*_: Loose) -> None:
        world.clock.at += 2_000
        raise Contended("a rival's transaction")

    worse.plan = [slow] * TRIES
    assert mover.play(ROLL)["refused"] == "BUSY"
    assert world.clock.at - began < 6_000
    assert bytes_of(world, mover.table) == before


def test_F18_the_newest_number_gets_its_stored_answer_again(world: World) -> None:
    mover, other = mover_first(world.table(2))
    first = mover.play(ROLL)
    heard = len(other.frames)
    again = mover.play(ROLL, n=1)
    assert (again["op"], again["ack"], again["v"], again["h"]) == ("frame", 1, first["v"], first["h"])
    assert again["events"] == first["events"]
    assert rolls_in(world, mover.table) == 1
    assert len(other.frames) == heard


def test_F18_a_repeat_tells_what_happened_since(world: World) -> None:
    mover, other = mover_first(world.table(2))
    first = mover.play(ROLL)
    later = other.play({"do": "ask_pause"})
    again = mover.play(ROLL, n=1)
    assert (again["ack"], again["h"], again["v"]) == (1, first["h"], later["v"])
    assert [event["type"] for event in again["events"]][-1] == "pause_asked"


def test_F18_an_older_number_is_done_and_an_unknown_page_must_look_again(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    mover.play({"do": "ask_pause"}, n=3, client="00" * 8)
    assert mover.frames[-1].get("ack") is None
    mover.play({"do": "ask_pause"}, n=1)
    mover.play(ROLL, n=2)
    before = bytes_of(world, mover.table)
    assert mover.play({"do": "ask_pause"}, n=1)["refused"] == "DONE"
    assert mover.play(ROLL, n=2, client="11" * 8)["refused"] == "RESYNC"
    assert mover.play({"do": "surrender"}, n=2)["refused"] == "RESYNC"
    assert bytes_of(world, mover.table) == before


@pytest.mark.parametrize("n", [0, -5])
def test_a_number_below_one_is_none(world: World, n: int) -> None:
    mover, _ = mover_first(world.table(2))
    before = bytes_of(world, mover.table)
    assert mover.play(ROLL, n=n)["refused"] == "BAD_FRAME"
    assert bytes_of(world, mover.table) == before


def test_a_number_that_skips_one_must_look_again(world: World) -> None:
    """Else the skipped one would be called done though it never was."""
    mover, _ = mover_first(world.table(2))
    mover.play({"do": "ask_pause"}, n=1)
    before = bytes_of(world, mover.table)
    assert mover.play(ROLL, n=3)["refused"] == "RESYNC"
    assert bytes_of(world, mover.table) == before
    assert mover.play(ROLL, n=2)["ack"] == 2


def test_F18_a_seat_remembers_its_last_eight_pages() -> None:
    sitter = Sitter("A", "star", user="u")
    for number in range(10):
        sitter = sitter.with_client(Client(f"{number:016x}", 1, number))
    assert [client.v for client in sitter.clients] == list(range(2, 10))
    sitter = sitter.with_client(Client(f"{2:016x}", 2, 20))
    assert (sitter.clients[-1].n, len(sitter.clients)) == (2, 8)


def test_F06_F36_two_tabs_of_one_seat_are_two_pages(world: World) -> None:
    mover, other = mover_first(world.table(2))
    twin = world.page(mover.user, mover.table)
    twin.hello()
    assert mover.play(ROLL)["ack"] == 1
    assert twin.play({"do": "ask_pause"})["ack"] == 1
    hang_up(world, twin)
    other.play({"do": "disagree", "vote": twin.frames[-1]["view"]["vote"]["id"]})
    seat = mover.frames[-1]["view"]["names"][mover.frames[0]["you"]["seat"]]
    assert seat["online"]


def test_F07_a_command_about_another_turn_is_stale(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    before = bytes_of(world, mover.table)
    assert mover.play(ROLL, n=1, turn=0)["refused"] == "STALE"
    assert mover.play(ROLL, n=1, roll=7)["refused"] == "STALE"
    assert bytes_of(world, mover.table) == before


def test_F16_a_refusal_carries_its_own_number(world: World) -> None:
    _, other = mover_first(world.table(2))
    answer = other.play(ROLL)
    assert (answer["op"], answer["ack"], answer["refused"]) == ("refused", 1, "NOT_YOUR_TURN")
    assert answer["v"] == other.frames[-1]["v"]
    assert answer["why"]


def test_F03_nothing_is_pushed_before_it_is_stored(world: World, worse: WorseItems) -> None:
    mover, other = mover_first(world.table(2))
    heard = len(other.frames)

    def crash(items: WorseItems, writes: Loose) -> None:
        raise RuntimeError("the process died")

    worse.plan = [crash]
    with pytest.raises(RuntimeError):
        mover.play(ROLL)
    assert (len(other.frames), mover.frames[-1].get("ack")) == (heard, None)
    assert mover.play(ROLL, n=1)["ack"] == 1


def test_an_accepted_action_costs_one_read_and_one_write(world: World, worse: WorseItems) -> None:
    mover, _ = mover_first(world.table(2))
    worse.reads = worse.writes = 0
    mover.play(ROLL)
    assert (worse.reads, worse.writes) == (1, 1)


def test_a_read_that_finds_luck_and_state_apart_reads_again(world: World, worse: WorseItems) -> None:
    """A query is no snapshot: old luck on a new state would throw the same dice twice."""
    mover, _ = mover_first(world.table(2))
    old = worse.real.get(keys.luck(mover.table))
    assert old is not None
    mover.play(ROLL)
    real_query = worse.real.query
    torn = [True]

    def query(pk: str, prefix: str, **how: Loose) -> Loose:
        found = real_query(pk, prefix, **how)
        if torn and prefix == keys.LIVE:
            torn.clear()
            return [old if item.key == old.key else item for item in found]
        return found

    worse.real.query = query  # type: ignore[method-assign]
    world.state(mover.table)
    assert not torn

"""Time: deadlines, their second of grace, lost and doubled timers, expiry, outages; each fault by its number."""

import pytest

from functions import keys, on_sweep, people, store, wiring
from functions.ports import Delete, Put, Write
from functions.refusal import Refusal
from functions.tables import bots, clock, quick
from functions.tables.due import due
from tests.functions.world import ROLL, HandClock, Loose, World, bytes_of, log_of, mover_first
from tests.functions.worse import WorseItems


def test_F41_nobody_can_make_time_run_out_early(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    before = bytes_of(world, mover.table)
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    for moment in (0, 74_000, 75_900):
        world.clock.at = mover.frames[0]["now"] + moment
        clock.run(world.on, mover.table)
        assert bytes_of(world, mover.table) == before
    world.clock.at = mover.frames[0]["now"] + 76_000
    clock.run(world.on, mover.table)
    assert log_of(world, mover.table)[-1]["command"] is None
    assert bytes_of(world, mover.table) != before


def test_A_command_in_the_second_of_grace_counts(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    world.clock.at = mover.frames[-1]["view"]["deadline"] + 999
    assert mover.play(ROLL)["ack"] == 1


def test_a_command_after_its_deadline_finds_it_carried_out(world: World) -> None:
    """What was overdue happens all the same, and is told; the late wish is refused."""
    mover, other = mover_first(world.table(2))
    world.clock.at = mover.frames[-1]["view"]["deadline"] + 1_000
    answer = mover.play(ROLL)
    assert (answer["refused"], answer["ack"], answer["v"]) == ("STALE", 1, other.frames[-1]["v"])
    last = log_of(world, mover.table)[-1]
    assert (last["seat"], last["command"]) == (None, None)
    assert "missed" in {event["type"] for event in other.frames[-1]["events"]}
    assert other.frames[-1].get("ack") is None and mover.frames[-1].get("ack") is None


def test_F42_F52_a_clock_that_rings_twice_or_late_ends_no_other_turn(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    world.clock.at += 60_000
    # Wherever the dice lead: each of these is the first of the options where it is one.
    while any(mover.can(each) for each in ("roll", "decline", "pay", "skip_bet")):
        mover.play({key: value for key, value in mover.options[0].items() if key in ("do", "pos", "debt")})
    world.clock.at = max(world.clock.at, alarm.wake)
    before = bytes_of(world, mover.table)
    first = clock.lap(world.on, mover.table, alarm.n)
    second = clock.lap(world.on, mover.table, alarm.n)
    assert first is not None and first.wake > alarm.wake
    assert bytes_of(world, mover.table) == before
    assert first == second


def test_F42_a_move_made_while_the_sleeper_is_up_is_not_slept_through(world: World, worse: WorseItems) -> None:
    """The sleeper reads the table, a move is decided, the sleeper goes back to sleep, the move is written."""
    pages = world.table(2)
    mover = pages[0]
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    world.clock.at += 60_000
    # Some turns on, so that the turn clock runs longer than the sleeper sleeps.
    while True:
        mover = next(page for page in pages if page.hello()["view"]["to_act"] == [page.frames[-1]["you"]["seat"]])
        if mover.can("decline") and mover.frames[-1]["view"]["token"] >= 3:
            break
        do = next(do for do in ("buy", "pay", "skip_bet", "roll") if mover.can(do))
        mover.play(next(each for each in mover.options if each["do"] == do))
    choice = next(each for each in mover.options if each["do"] == "decline")
    world.clock.at = max(world.clock.at, alarm.wake)
    real, laps = worse.real.write, list[object]()

    def write(*writes: Write) -> None:
        worse.real.write = real  # type: ignore[method-assign]
        laps.append(clock.lap(world.on, mover.table, alarm.n))
        real(*writes)

    worse.real.write = write  # type: ignore[method-assign]
    frame = mover.play(choice)
    assert frame["view"]["phase"]["kind"] == "auction" and len(laps) == 1
    found = world.state(mover.table)
    wake = due(found.table, world.clock.at)
    assert found.alarm is not None and wake is not None
    assert found.alarm.wake <= wake and (mover.table, found.alarm.n, found.alarm.wake) in world.alarm.armed


def test_F47_the_sweep_finds_a_table_whose_timer_was_lost(world: World) -> None:

    mover, other = mover_first(world.table(2))
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    wiring.use(lambda: world.on)
    try:
        world.clock.at = alarm.wake + 29_000
        assert on_sweep.handler({}, None) == {"swept": 0}
        world.clock.at = alarm.wake + 31_000
        armed = len(world.alarm.armed)
        assert on_sweep.handler({}, None) == {"swept": 1}
    finally:
        wiring.use(None)
    assert "missed" in {event["type"] for event in other.frames[-1]["events"]}
    assert world.alarm.armed[armed:][-1][1] == alarm.n + 1


def test_F48_what_has_expired_is_not_there_though_nobody_deleted_it(world: World) -> None:
    mover, other = mover_first(world.table(2))
    world.clock.at += keys.CONNECTION_LIFE + 1000
    assert mover.send(op="ping", table=mover.table, t=1)[-1]["refused"] == "UNAUTHENTICATED"
    ticket = people.new_ticket(world.on, other.user.id, other.table)
    world.clock.at += keys.TICKET_LIFE
    assert people.use_ticket(world.on, ticket) is None
    _, session = people.new_guest(world.on)
    world.clock.at += keys.SESSION_IDLE
    assert people.session_of(world.on, session.secret) is None


def test_an_unstarted_table_ends_by_itself(world: World) -> None:
    public, private = world.table(2, start=False, public=True)[0], world.table(2, start=False)[0]
    world.wake(public.table)
    assert world.state(public.table).table.stage == "closed"
    assert world.state(private.table).table.stage == "waiting"
    world.wake(private.table)
    assert world.state(private.table).table.stage == "closed"
    assert world.state(private.table).alarm is None
    assert people.tables_of(world.items, private.user.id) == []


def test_S34_the_code_of_a_closed_table_opens_nothing(world: World) -> None:
    left, late = world.table(2, start=False), world.table(2, start=False)
    codes = [world.state(pages[0].table).table.code for pages in (left, late)]
    for page in left:
        page.play({"do": "leave"})
    world.wake(late[0].table)
    assert [world.items.get(keys.code(code)) for code in codes] == [None, None]


def test_a_clock_that_finds_its_table_busy_is_not_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None

    def busy(*_: Loose) -> None:
        raise Refusal("BUSY")

    monkeypatch.setattr(clock, "load", busy)
    for ring in (clock.lap, clock.take_over, clock.rescue):
        with pytest.raises(Refusal):
            ring(world.on, page.table, alarm.n)


def test_a_clock_without_a_table_is_forgotten(world: World) -> None:
    """The table's own item may be cleaned up first."""
    page = world.table(2)[0]
    alarm = world.state(page.table).alarm
    assert alarm is not None
    world.items.write(Delete(keys.state(page.table)))
    clock.rescue(world.on, page.table, alarm.n)
    assert world.items.get(keys.clock(page.table)) is None


class Ticking(HandClock):
    """A millisecond goes by with every look."""

    def now(self) -> int:
        self.at += 1
        return self.at


@pytest.mark.parametrize("humans", [1, 2])
def test_a_lap_ends_though_time_goes_on(worse: WorseItems, humans: int) -> None:
    """While a bot is still to move the next waking is a second from now, whenever that is."""
    world = World(worse, clock=Ticking())
    pages = world.table(humans, 6 - humans)
    pages[0].play({"do": "surrender"})
    for _ in range(30):
        alarm = world.state(pages[0].table).alarm
        if alarm is None:
            break
        world.clock.at = max(world.clock.at, alarm.wake)
        worse.reads = worse.writes = 0
        clock.lap(world.on, pages[0].table, alarm.n)
        assert worse.reads <= 5 and worse.writes <= 2
    assert worse.reads


def test_a_commit_carries_out_no_more_than_its_bots_may_decide(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    page = world.table(1, 5)[0]
    monkeypatch.setattr(bots, "MOST", 3)
    monkeypatch.setattr(clock, "BOTS_MOST", 3)
    before = len(log_of(world, page.table))
    world.clock.at += 3_600_000
    clock.run(world.on, page.table)
    page.play({"do": "surrender"})
    for entry in log_of(world, page.table)[before:]:
        assert len([event for event in entry["events"] if event["type"] == "turn_began"]) <= 4


def test_a_clock_is_not_ended_under_another_execution(world: World, worse: WorseItems) -> None:
    """The table is over; meanwhile somebody else's execution took the clock item."""
    mover, _ = mover_first(world.table(2))
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    mover.play({"do": "surrender"})
    real, theirs = worse.real.write, store.clock_item(mover.table, store.Alarmed(alarm.n + 1, alarm.wake))

    def write(*writes: Write) -> None:
        worse.real.write = real  # type: ignore[method-assign]
        real(Put(theirs))
        real(*writes)

    worse.real.write = write  # type: ignore[method-assign]
    clock.take_over(world.on, mover.table, alarm.n)
    assert world.items.get(keys.clock(mover.table)) == theirs


def test_F47_a_move_counts_though_its_timer_could_not_be_started(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(*_: Loose) -> None:
        raise RuntimeError("no state machine")

    monkeypatch.setattr(world.alarm, "arm", down)
    mover, _ = mover_first(world.table(2))
    assert mover.play(ROLL)["ack"] == 1


def test_an_outage_moves_every_clock_on(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    deadline = mover.frames[-1]["view"]["deadline"]
    world.clock.at += 3_600_000
    clock.shift(world.on, mover.table, 3_600_000)
    assert mover.frames[-1]["view"]["deadline"] == deadline + 3_600_000
    assert mover.frames[-1]["events"][0] == {"type": "clocks_shifted", "length": 3_600_000}
    assert mover.play(ROLL)["ack"] == 1


def test_an_outage_gives_people_the_time_to_come_to_a_quick_table(world: World) -> None:
    made = quick.quick(world.on, world.guest(), "brands.classic")
    before = world.state(made.id).table.fills
    clock.shift(world.on, made.id, 60_000)
    after = world.state(made.id).table.fills
    assert before is not None and after == before + 60_000

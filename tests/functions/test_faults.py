"""Faults that real turn-based servers had, each by its number in the list of faults: here it goes right."""

import json

import pytest

from core.ids import Seat
from functions import keys, people, store
from functions.refusal import Refusal
from functions.tables import clock, lobby
from functions.tables.commit import TRIES
from functions.tables.model import Client, Sitter
from tests.functions.memory import MemoryItems
from tests.functions.world import Frame, Loose, Page, World
from tests.functions.worse import Fault, WorseItems, after, collided, lost_after, lost_before, said_twice

ROLL = {"do": "roll"}


@pytest.fixture
def items(memory_items: MemoryItems) -> WorseItems:
    return WorseItems(memory_items)


@pytest.fixture
def world(items: WorseItems) -> World:
    return World(items)


def mover_first(pages: list[Page]) -> tuple[Page, Page]:
    """The page whose turn it is, and the other one."""
    turn = pages[0].frames[-1]["view"]["turn"]
    return pages[turn], pages[1 - turn]


def bytes_of(world: World, table: str) -> bytes:
    state = world.items.get(keys.state(table))
    assert state is not None
    return state.blob("z")


def log_of(world: World, table: str) -> list[Loose]:
    return [json.loads(entry.body) for entry in store.entries(world.items, table, 0, 10_000)]


def rolls_in(world: World, table: str) -> int:
    return sum(entry["command"] == ROLL for entry in log_of(world, table))


def test_F01_a_lost_race_is_decided_again_on_what_is_true_now(world: World, items: WorseItems) -> None:
    mover, other = mover_first(world.table(2))
    items.plan = [after(lambda: other.play({"do": "ask_pause"}))]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"]) == ("frame", 1)
    assert [entry["command"]["do"] for entry in log_of(world, mover.table)[-2:]] == ["ask_pause", "roll"]


def test_F01_a_lost_race_that_made_it_illegal_is_refused_with_a_reason(world: World, items: WorseItems) -> None:
    """The same seat in another tab was first."""
    mover, _ = mover_first(world.table(2))
    twin = world.page(mover.user, mover.table)
    twin.hello()
    items.plan = [after(lambda: twin.play(ROLL))]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"], answer["refused"]) == ("refused", 1, "STALE")
    assert rolls_in(world, mover.table) == 1


@pytest.mark.parametrize("fault", [lost_before, lost_after, said_twice, collided])
def test_F08_whatever_becomes_of_the_reply_it_is_done_once(world: World, items: WorseItems, fault: Fault) -> None:
    mover, other = mover_first(world.table(2))
    items.plan = [fault]
    answer = mover.play(ROLL)
    assert (answer["op"], answer["ack"]) == ("frame", 1)
    assert rolls_in(world, mover.table) == 1
    assert other.frames[-1]["v"] == answer["v"]


def test_F08_own_write_is_known_even_when_others_committed_since(world: World, items: WorseItems) -> None:
    mover, other = mover_first(world.table(2))

    def fault(worse: WorseItems, writes: Loose) -> None:
        lost: Fault = lost_after
        try:
            lost(worse, writes)
        finally:
            other.play({"do": "ask_pause"})

    items.plan = [fault]
    assert mover.play(ROLL)["ack"] == 1
    assert rolls_in(world, mover.table) == 1


def test_F11_after_eight_tries_busy_and_nothing_changed(world: World, items: WorseItems) -> None:
    mover, _ = mover_first(world.table(2))
    before, began = bytes_of(world, mover.table), world.clock.at
    items.plan = [collided] * TRIES
    answer = mover.play(ROLL)
    assert (answer["refused"], answer["ack"]) == ("BUSY", 1)
    assert bytes_of(world, mover.table) == before
    assert world.clock.at - began <= sum(min(200, 10 << attempt) for attempt in range(TRIES))
    assert mover.play(ROLL, n=1)["ack"] == 1


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
    service_disconnect(world, twin)
    other.play({"do": "disagree", "vote": twin.frames[-1]["view"]["vote"]["id"]})
    seat = mover.frames[-1]["view"]["names"][mover.frames[0]["you"]["seat"]]
    assert seat["online"]


def service_disconnect(world: World, page: Page) -> None:
    from functions import on_socket

    on_socket.disconnect(world.on, page.conn)


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


def test_F03_nothing_is_pushed_before_it_is_stored(world: World, items: WorseItems) -> None:
    mover, other = mover_first(world.table(2))
    heard = len(other.frames)

    def crash(worse: WorseItems, writes: Loose) -> None:
        raise RuntimeError("the process died")

    items.plan = [crash]
    with pytest.raises(RuntimeError):
        mover.play(ROLL)
    assert (len(other.frames), mover.frames[-1].get("ack")) == (heard, None)
    assert mover.play(ROLL, n=1)["ack"] == 1


def test_F22_a_ping_tells_the_version_that_a_lost_push_hid(world: World) -> None:
    mover, other = mover_first(world.table(2))
    world.post.silent.add(other.conn)
    v = mover.play(ROLL)["v"]
    world.post.silent.clear()
    pong = other.send(op="ping", table=other.table, t=12, v=other.frames[-1]["v"])[-1]
    assert (pong["op"], pong["t"], pong["v"]) == ("pong", 12, v)
    seen = other.frames[-1]["v"]
    missed = other.hello(seen)
    assert missed["missed"] and missed["events"][0]["type"] == "rolled" and missed["v"] == v


def test_a_gap_of_more_than_fifty_versions_settles_on_the_view(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    for _ in range(26):
        lobby.command(world.on, page.user.id, page.table, lobby.Remove(Seat(1)))
        lobby.command(world.on, page.user.id, page.table, lobby.SeatBot(Seat(1), "trader"))
    frame = page.hello(1)
    assert (frame["missed"], frame["events"], frame["v"]) == (True, [], 54)
    assert len(page.hello(4)["events"]) == 50


def test_F27_a_frame_before_connect_gets_unauthenticated(world: World) -> None:
    page = world.table(2)[0]
    stranger = Page(world, page.user, page.table, "nobody", page.client)
    for frame in (
        {"op": "hello", "table": page.table, "v": None},
        {"op": "ping", "table": page.table, "t": 1},
        {"op": "chat", "table": page.table, "text": "hi"},
        {"op": "play", "table": page.table, "client": "ab" * 8, "n": 1, "turn": 1, "roll": 0, "command": ROLL},
    ):
        assert stranger.send(**frame)[-1]["refused"] == "UNAUTHENTICATED"


def test_F26_a_page_that_says_hello_is_pushed_to_from_then_on(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    late = world.page(mover.user, mover.table)
    mover.play(ROLL)
    assert late.frames == []
    assert late.hello()["v"] == mover.frames[-1]["v"]


def test_F31_one_dead_phone_harms_nobody_else(world: World) -> None:
    mover, other = mover_first(world.table(2))
    twin = world.page(other.user, other.table)
    twin.hello()
    world.post.gone.add(twin.conn)
    assert mover.play(ROLL)["ack"] == 1
    assert other.frames[-1]["v"] == mover.frames[-1]["v"]
    left = {each.id for each in world.state(mover.table).connections}
    assert left == {mover.conn, other.conn}


def test_F38_a_seat_is_the_users_whatever_the_socket(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    service_disconnect(world, mover)
    world.clock.at += 61_000
    fresh = world.page(mover.user, mover.table)
    assert fresh.hello()["you"]["role"] == "player"
    assert fresh.play(ROLL)["ack"] == 1


def test_F37_F43_coming_and_going_change_no_clock_and_no_right(world: World) -> None:
    mover, other = mover_first(world.table(2))
    deadline = mover.frames[-1]["view"]["deadline"]
    service_disconnect(world, other)
    world.clock.at += 20_000
    assert mover.hello()["view"]["deadline"] == deadline
    assert mover.play(ROLL)["ack"] == 1


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
    assert (answer["refused"], answer["ack"]) == ("STALE", 1)
    assert "missed" in {event["type"] for event in other.frames[-1]["events"]}
    assert other.frames[-1].get("ack") is None and mover.frames[-1].get("ack") is None


def test_F42_F52_a_clock_that_rings_twice_or_late_ends_no_other_turn(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    alarm = world.state(mover.table).alarm
    assert alarm is not None
    world.clock.at += 60_000
    while mover.can("roll") or mover.can("decline"):
        mover.play({key: value for key, value in mover.options[0].items() if key in ("do", "pos")})
    world.clock.at = max(world.clock.at, alarm.wake)
    before = bytes_of(world, mover.table)
    first = clock.lap(world.on, mover.table, alarm.n)
    second = clock.lap(world.on, mover.table, alarm.n)
    assert first is not None and first.wake > alarm.wake
    assert bytes_of(world, mover.table) == before
    assert first == second


def test_F47_the_sweep_finds_a_table_whose_timer_was_lost(world: World) -> None:
    from functions import on_sweep, wiring

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


def test_F56_the_seat_is_the_connections_never_the_messages(world: World) -> None:
    pages = world.table(2)
    stranger = world.page(world.guest(), pages[0].table)
    assert stranger.hello()["you"] == {"seat": None, "role": "spectator", "host": False}
    assert stranger.send(op="hello", table=pages[0].table, v=None, seat=0)[-1]["refused"] == "BAD_FRAME"
    assert stranger.play(ROLL)["refused"] == "NOT_SEATED"
    assert stranger.frames[-1]["options"] == []


def test_F57_a_connection_is_of_one_table(world: World) -> None:
    one, other = world.table(2)[0], world.table(2)[0]
    foreign = Page(world, one.user, other.table, one.conn, one.client)
    assert foreign.send(op="hello", table=other.table, v=None)[-1]["refused"] == "UNAUTHENTICATED"


def test_F58_who_watches_gets_the_least(world: World) -> None:
    pages = world.table(2)
    stranger = world.page(world.guest(), pages[0].table)
    stranger.hello()
    mover, _ = mover_first(pages)
    mover.play(ROLL)
    seen: Frame = stranger.frames[-1]
    assert seen["view"] == mover.frames[-1]["view"]
    assert (seen["options"], seen.get("ack"), seen.get("h")) == ([], None, None)


def test_S19_twenty_may_watch(world: World) -> None:
    page = world.table(2)[0]
    watchers = [world.page(world.guest(), page.table) for _ in range(21)]
    answers = [watcher.send(op="hello", table=page.table, v=None)[-1] for watcher in watchers]
    assert [answer["op"] for answer in answers].count("frame") == 20
    assert answers[-1]["refused"] == "FULL_HOUSE"


def test_S19_the_sixth_socket_of_a_user_ends_the_first(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(5):
        world.clock.at += 1_000
        world.page(page.user, page.table)
    assert page.conn in world.post.closed
    assert len([each for each in world.state(page.table).connections if each.user == page.user.id]) == 5


def test_a_private_table_is_not_watched(world: World) -> None:
    page = world.table(2, watched=False)[0]
    stranger = world.page(world.guest(), page.table)
    assert stranger.send(op="hello", table=page.table, v=None)[-1]["refused"] == "PRIVATE"
    assert stranger.frames == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"hello"', "[" * 2000, '{"op": "hello", "op": "ping"}', '{"op": "dance"}', '{"op": 7}'],
)
def test_S16_a_frame_that_can_not_be_read_is_refused(world: World, text: str) -> None:
    answer = world.table(2)[0].send_text(text)[-1]
    assert (answer["op"], answer["refused"] in ("BAD_FRAME", "UNKNOWN_COMMAND")) == ("refused", True)


def frame_of(page: Page, command: object) -> str:
    return json.dumps(
        {"op": "play", "table": page.table, "client": "ab" * 8, "n": 1, "turn": 1, "roll": 0, "command": command}
    )


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"do": "fly"},
        {"do": "roll", "dice": [6, 6]},
        {"do": "bid", "auction": 1, "amount": 1.5},
        {"do": "bid", "auction": 1, "amount": "100"},
        {"do": "bid", "auction": 1, "amount": True},
        {"do": "bid", "auction": 1, "amount": 10**10},
        {"do": "bid", "auction": 1},
        {"do": "bet", "numbers": 3},
        {"do": "propose", "to": 1, "give": {"cash": 1, "gold": 2}, "take": {}},
        {"do": "accept", "offer": None},
        {"do": ["roll"]},
    ],
)
def test_S16_a_command_with_other_fields_than_its_own_is_refused(world: World, command: object) -> None:
    page = world.table(2)[0]
    before = bytes_of(world, page.table)
    answer = page.send_text(frame_of(page, command))[-1]
    assert answer["refused"] in ("BAD_FRAME", "UNKNOWN_COMMAND")
    assert bytes_of(world, page.table) == before


def test_S16_a_frame_of_more_than_8_kb_is_refused(world: World) -> None:
    assert world.table(2)[0].send_text(" " * 8_193)[-1]["refused"] == "TOO_LARGE"


def test_S17_commands_come_twenty_at_once_then_five_a_second(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    answers = [page.play(other) for _ in range(13) for other in (REMOVE, AGAIN)]
    assert [answer["op"] for answer in answers] == ["frame"] * 20 + ["refused"] * 6
    assert answers[20]["refused"] == "SLOW_DOWN"


REMOVE = {"do": "remove", "seat": 1}
AGAIN = {"do": "seat_bot", "seat": 1, "temper": "trader"}


def test_S17_the_third_breach_in_a_minute_ends_the_socket(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(11):
        page.send(op="hello", table=page.table, v=None)
    assert page.conn not in world.post.closed
    page.send(op="hello", table=page.table, v=None)
    assert page.conn in world.post.closed
    with pytest.raises(AssertionError):
        world.page(page.user, page.table)
    world.clock.at += 60_000
    world.page(page.user, page.table)


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


def test_an_unstarted_table_ends_by_itself(world: World) -> None:
    public, private = world.table(2, start=False, public=True)[0], world.table(2, start=False)[0]
    world.wake(public.table)
    assert world.state(public.table).table.stage == "closed"
    assert world.state(private.table).table.stage == "waiting"
    world.wake(private.table)
    assert world.state(private.table).table.stage == "closed"
    assert world.state(private.table).alarm is None


def test_an_outage_moves_every_clock_on(world: World) -> None:
    mover, _ = mover_first(world.table(2))
    deadline = mover.frames[-1]["view"]["deadline"]
    world.clock.at += 3_600_000
    clock.shift(world.on, mover.table, 3_600_000)
    assert mover.frames[-1]["view"]["deadline"] == deadline + 3_600_000
    assert mover.frames[-1]["events"][0] == {"type": "clocks_shifted", "length": 3_600_000}
    assert mover.play(ROLL)["ack"] == 1


def test_F73_the_state_stays_small(world: World) -> None:
    pages = world.table(2, 4)
    assert len(bytes_of(world, pages[0].table)) < 1024


def test_an_accepted_action_costs_one_read_and_one_write(world: World, items: WorseItems) -> None:
    mover, _ = mover_first(world.table(2))
    items.reads = items.writes = 0
    mover.play(ROLL)
    assert (items.reads, items.writes) == (1, 1)


def test_a_read_that_finds_luck_and_state_apart_reads_again(world: World, items: WorseItems) -> None:
    """A query is no snapshot: old luck on a new state would throw the same dice twice."""
    mover, _ = mover_first(world.table(2))
    old = items.real.get(keys.luck(mover.table))
    assert old is not None
    mover.play(ROLL)
    real_query = items.real.query
    torn = [True]

    def query(pk: str, prefix: str, **how: Loose) -> Loose:
        found = real_query(pk, prefix, **how)
        if torn and prefix == keys.LIVE:
            torn.clear()
            return [old if item.key == old.key else item for item in found]
        return found

    items.real.query = query  # type: ignore[method-assign]
    world.state(mover.table)
    assert not torn


def test_rematch_is_the_same_table_for_everybody(world: World) -> None:
    from functions.tables import rematch

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

"""A table that waits: one list of what may be done there, and a first commit that loses no race."""

from collections.abc import Iterator

import pytest

from core.bots import TEMPERS
from core.ids import Seat
from functions import people
from functions.ports import ConditionFailed
from functions.refusal import Refusal
from functions.tables import lobby, lobby_options, rematch
from functions.tables.lobby import Leave, LobbyCommand, Move, Remove, SeatBot, Start, Wish
from tests.functions.world import Loose, Page, World, bytes_of, log_of, mover_first
from tests.functions.worse import Fault, WorseItems, after, collided, lost_after, lost_before, said_twice

MODE = "brands.classic"


def commands() -> Iterator[LobbyCommand]:
    yield from (Start(), Leave())
    for seat in map(Seat, range(-1, 5)):
        yield from (Remove(seat), Move(seat))
        yield from (SeatBot(seat, temper) for temper in (*TEMPERS, "angry"))


@pytest.mark.parametrize("asking", [0, 1])
def test_what_is_listed_is_done_and_what_is_not_is_refused(world: World, asking: int) -> None:
    for command in commands():
        pages = world.table(2, 1, start=False)
        table = pages[0].table
        lobby.command(world.on, pages[0].user.id, table, Remove(Seat(2)))
        found = world.state(table).table
        listed = any(option.allows(command) for option in lobby_options.lobby_options(found, Seat(asking)))
        before = bytes_of(world, table)
        try:
            lobby.command(world.on, pages[asking].user.id, table, command)
        except Refusal as refusal:
            assert not listed and bytes_of(world, table) == before
            assert refusal.code == lobby_options.why_not(found, Seat(asking), command)
        else:
            assert listed


def test_the_rules_say_how_many_it_takes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_options, "player_counts", lambda table: range(3, 7))
    pages = world.table(2, start=False)
    assert not pages[0].can("start")
    assert pages[0].play({"do": "start"})["refused"] == "TOO_FEW"


def test_nothing_may_be_done_at_a_table_that_is_closed(world: World) -> None:
    pages = world.table(2, start=False)
    for page in pages:
        lobby.command(world.on, page.user.id, page.table, Leave())
    found = world.state(pages[0].table).table
    assert lobby_options.lobby_options(found, Seat(0)) == []
    assert lobby_options.why_not(found, Seat(0), Start()) == "NOT_WAITING"


@pytest.mark.parametrize("fault", [lost_before, lost_after, said_twice, collided])
def test_F08_whatever_becomes_of_the_reply_there_is_one_table(world: World, worse: WorseItems, fault: Fault) -> None:
    user = world.guest()
    worse.plan = [fault]
    made = lobby.open_table(world.on, user, Wish(MODE, 4))
    assert [seated.table for seated in people.tables_of(world.items, user.id)] == [made.id]
    assert world.state(made.id).table.v == 1


def test_a_code_that_is_taken_is_another_ones(world: World, worse: WorseItems) -> None:
    def taken(*_: Loose) -> None:
        raise ConditionFailed({2: None})

    worse.plan = [taken, taken]
    user = world.guest()
    made = lobby.open_table(world.on, user, Wish(MODE, 4))
    assert [seated.table for seated in people.tables_of(world.items, user.id)] == [made.id]
    worse.plan = [taken] * 3
    with pytest.raises(Refusal) as refusal:
        lobby.open_table(world.on, user, Wish(MODE, 4))
    assert refusal.value.code == "BUSY"


def test_only_what_differs_from_the_mode_is_a_rule_of_ones_own(world: World) -> None:
    plain = world.table(2, start=False)[0].frames[-1]["view"]["lobby"]["rules"]
    made = lobby.open_table(world.on, world.guest(), Wish(MODE, 4, rules={"start.cash": 15_000, "turn.seconds": 90}))
    assert plain == {}
    assert made.patch == {"turn.seconds": 90}


@pytest.mark.parametrize("watched", [True, False])
def test_who_leaves_is_acknowledged_and_who_is_removed_is_told(world: World, watched: bool) -> None:
    def alone(page: Page) -> bool:
        return bool(page.frames[-1]["you"] == {"seat": None, "role": "spectator", "host": False})

    host, friend, third = world.table(3, start=False, watched=watched)
    heard = len(friend.frames)
    assert friend.play({"do": "leave"})["ack"] == 1
    assert alone(friend) and len(friend.frames) == heard + 1
    host.play({"do": "remove", "seat": 2})
    assert alone(third) and "ack" not in third.frames[-1]
    assert (len(friend.frames) > heard + 1) == watched
    assert host.frames[-1]["view"]["lobby"]["watching"] == (2 if watched else 0)


def test_a_command_before_hello_is_answered_too(world: World) -> None:
    host = world.table(2, start=False)[0]
    fresh = world.page(host.user, host.table)
    seen = {"client": fresh.client, "n": 1, "turn": 0, "roll": 0, "command": {"do": "start"}}
    assert fresh.send(op="play", table=host.table, **seen)[-1]["ack"] == 1


def test_a_rematch_that_everybody_left_is_made_anew(world: World) -> None:
    mover, other = mover_first(world.table(2))
    mover.play({"do": "surrender"})
    left = rematch.rematch(world.on, mover.user, mover.table)
    for page in (mover, other):
        lobby.command(world.on, page.user.id, left, Leave())
    fresh = rematch.rematch(world.on, other.user, other.table)
    assert fresh != left and world.state(fresh).table.stage == "waiting"
    assert rematch.rematch(world.on, mover.user, mover.table) == fresh


def test_GA_54_a_table_whose_host_changes_something_is_a_custom_one(world: World) -> None:
    changed = lobby.open_table(world.on, world.guest(), Wish(MODE, 4, rules={"turn.seconds": 90}))
    as_usual = lobby.open_table(world.on, world.guest(), Wish(MODE, 4, rules={"turn.seconds": 75}))
    assert (changed.mode, changed.patch) == ("brands.custom", {"turn.seconds": 90})
    assert (as_usual.mode, as_usual.patch) == (MODE, {})
    with pytest.raises(Refusal) as refusal:
        lobby.open_table(world.on, world.guest(), Wish("brands.speed", 4, rules={"turn.seconds": 90}))
    assert refusal.value.code == "BAD_RULE"


def test_GA_02_who_waits_sees_which_team_a_seat_belongs_to(world: World) -> None:
    def sides(mode: str) -> object:
        page = world.table(4, mode=mode, start=False)[0]
        return page.frames[-1]["view"]["lobby"]["sides"]

    assert (sides("brands.teams"), sides(MODE)) == (2, None)


def names(page: Page) -> list[str | None]:
    return [each and each["name"] for each in page.frames[-1]["view"]["lobby"]["seats"]]


def test_who_sits_moves_to_an_empty_seat_and_everybody_is_told(world: World) -> None:
    host, friend = wide(world)
    before = names(host)
    assert {"do": "move", "seat": {"in": [2, 3]}} in friend.options
    assert friend.play({"do": "move", "seat": 2})["ack"] == 1
    assert friend.frames[-1]["you"] == {"seat": 2, "role": "player", "host": False}
    for page in (host, friend):
        assert page.frames[-1]["events"] == [{"type": "table_moved", "seat": 1, "to": 2}]
        assert names(page) == [before[0], None, before[1], None]
    assert {"do": "move", "seat": {"in": [1, 3]}} in friend.options
    assert friend.play({"do": "move", "seat": 1})["ack"] == 2


def test_a_host_who_moves_is_host_there(world: World) -> None:
    host, friend = wide(world)
    host.play({"do": "move", "seat": 3})
    assert host.frames[-1]["you"] == {"seat": 3, "role": "player", "host": True}
    assert friend.frames[-1]["view"]["lobby"]["host"] == 3
    assert host.can("start") and not friend.can("start")
    host.play({"do": "start"})
    assert [page.frames[-1]["you"]["seat"] for page in (friend, host)] == [0, 1]


def test_at_a_full_table_nobody_moves(world: World) -> None:
    host = world.table(2, start=False)[0]
    assert not host.can("move")
    assert host.play({"do": "move", "seat": 1})["refused"] == "SEAT_TAKEN"


@pytest.mark.parametrize("fault", [lost_before, lost_after, said_twice, collided])
def test_F08_whatever_becomes_of_the_reply_one_moves_once(world: World, worse: WorseItems, fault: Fault) -> None:
    _, friend = wide(world)
    worse.plan = [fault]
    assert friend.play({"do": "move", "seat": 2})["ack"] == 1
    assert moves(world, friend) == [(1, 2)]


def test_F12_a_move_that_is_sent_again_is_the_same_move(world: World) -> None:
    _, friend = wide(world)
    friend.play({"do": "move", "seat": 2})
    again = friend.play({"do": "move", "seat": 2}, n=1)
    assert (again["ack"], again["missed"], again["you"]["seat"]) == (1, True, 2)
    assert moves(world, friend) == [(1, 2)]


def test_F01_of_two_who_move_to_one_seat_one_sits_there(world: World, worse: WorseItems) -> None:
    host, friend = wide(world)
    worse.plan = [after(lambda: host.play({"do": "move", "seat": 2}))]
    assert friend.play({"do": "move", "seat": 2})["refused"] == "SEAT_TAKEN"
    assert moves(world, host) == [(0, 2)]
    assert friend.play({"do": "move", "seat": 0})["ack"] == 1


def test_F01_who_joins_takes_no_seat_from_who_moves_there(world: World, worse: WorseItems) -> None:
    _, friend = wide(world)
    late = world.guest()
    worse.plan = [after(lambda: lobby.join(world.on, late, friend.table))]
    assert friend.play({"do": "move", "seat": 2})["refused"] == "SEAT_TAKEN"
    assert world.state(friend.table).table.seat_of(late.id) == 2


def test_GB_44_who_moved_at_a_quick_table_plays_from_there(world: World) -> None:
    host, friend = wide(world, fills=True)
    friend.play({"do": "move", "seat": 3})
    lobby.join(world.on, world.guest(), host.table)
    assert world.state(host.table).table.stage == "waiting"
    world.wake(host.table)
    seats = world.state(host.table).table.seats
    assert [sitter and sitter.user is None for sitter in seats] == [False, False, True, False]
    assert world.state(host.table).table.seat_of(friend.user.id) == 3


def wide(world: World, mode: str = MODE, seats: int = 4, **wish: Loose) -> tuple[Page, Page]:
    """A host and a friend at a table with seats to spare."""
    users = [world.guest() for _ in range(2)]
    made = lobby.open_table(world.on, users[0], Wish(mode, seats, **wish))
    lobby.join(world.on, users[1], made.id)
    host, friend = (world.page(user, made.id) for user in users)
    host.hello()
    friend.hello()
    return host, friend


def moves(world: World, page: Page) -> list[tuple[int, int]]:
    events = [event for entry in log_of(world, page.table) for event in entry["events"]]
    return [(event["seat"], event["to"]) for event in events if event["type"] == "table_moved"]


def test_GA_02_friends_who_sit_on_one_side_are_allies_in_the_game(world: World) -> None:
    host, friend = wide(world, "brands.teams")
    friend.play({"do": "move", "seat": 2})
    for seat in (1, 3):
        host.play({"do": "seat_bot", "seat": seat, "temper": "trader"})
    host.play({"do": "start"})
    players = host.frames[-1]["view"]["seats"]
    assert [player["team"] for player in players] == [1, 2, 1, 2]
    assert [page.frames[-1]["you"]["seat"] for page in (host, friend)] == [0, 2]


def test_B_022_seats_that_close_ranks_leave_everybody_in_the_team_they_chose(world: World) -> None:
    """On the seats 0, 2, 3 and 5 of six: closed up in that order, host and friend would be opponents."""
    host, friend = wide(world, "metro.teams", 6)
    friend.play({"do": "move", "seat": 2})
    for seat in (3, 5):
        host.play({"do": "seat_bot", "seat": seat, "temper": "trader"})
    host.play({"do": "start"})
    events = {event["type"]: event for event in host.frames[-1]["events"]}
    assert events["seats_closed"]["order"] == [0, 3, 2, 5]
    teams = [player["team"] for player in host.frames[-1]["view"]["seats"]]
    seats = [page.frames[-1]["you"]["seat"] for page in (host, friend)]
    assert [teams[seat] for seat in seats] == [1, 1]


def test_B_022_teams_of_unequal_numbers_do_not_begin(world: World) -> None:
    host, friend = wide(world, "metro.teams", 6)
    friend.play({"do": "move", "seat": 2})
    for seat in (1, 4):
        host.play({"do": "seat_bot", "seat": seat, "temper": "trader"})
    assert not host.can("start")
    assert host.play({"do": "start"})["refused"] == "TEAMS_UNEVEN"
    friend.play({"do": "move", "seat": 5})
    assert host.can("start")

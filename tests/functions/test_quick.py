"""Playing at once: one press, one seat, at a table that will start."""

import pytest

from core.books import MODES, resolve
from functions import keys, people
from functions.ports import Item
from functions.tables import lobby, quick
from functions.tables.lobby import Leave, Wish
from functions.tables.model import Table
from functions.tables.offered import seats_of
from tests.functions.world import Loose, Page, World, hang_up
from tests.functions.worse import Fault, WorseItems, after, lost_after, lost_before

MODE = "brands.classic"


def press(world: World, user: people.User) -> str:
    return quick.quick(world.on, user, MODE).id


def tables(world: World, user: people.User) -> list[str]:
    return [seated.table for seated in people.tables_of(world.items, user.id)]


def hosted(world: World) -> tuple[Page, Table]:
    """A public table that waits for its host, whose page is open."""
    host = world.guest()
    made = lobby.open_table(world.on, host, Wish(MODE, 4, public=True))
    page = world.page(host, made.id)
    page.hello()
    return page, made


def test_F17_pressed_again_it_is_the_same_table(world: World) -> None:
    user = world.guest()
    made = press(world, user)
    assert press(world, user) == made
    others = [world.guest() for _ in range(3)]
    assert {press(world, other) for other in others} == {made}
    assert world.state(made).table.stage == "running"
    assert press(world, others[-1]) == press(world, user) == made
    assert tables(world, user) == [made]


@pytest.mark.parametrize("waiting", [0, 1, 3])
def test_F17_two_presses_at_once_are_one(world: World, worse: WorseItems, waiting: int) -> None:
    for _ in range(waiting):
        press(world, world.guest())
    user = world.guest()
    first: list[str] = []
    worse.plan = [after(lambda: first.append(press(world, user)))]
    assert press(world, user) == first[0]
    assert tables(world, user) == first


@pytest.mark.parametrize("fault", [lost_before, lost_after])
def test_F08_a_press_whose_answer_was_lost_is_one(world: World, worse: WorseItems, fault: Fault) -> None:
    user = world.guest()
    worse.plan = [fault]
    assert [press(world, user)] == tables(world, user)


def test_who_left_or_has_played_for_long_plays_anew(world: World) -> None:
    user = world.guest()
    made = press(world, user)
    lobby.command(world.on, user.id, made, Leave())
    again = press(world, user)
    assert again != made
    world.wake(again)
    assert world.state(again).table.stage == "running"
    assert press(world, user) == again
    world.clock.at += keys.MINUTE
    assert press(world, user) != again


def test_a_table_whose_host_is_gone_is_nobodys_place(world: World) -> None:
    page, made = hosted(world)
    early = world.guest()
    assert press(world, early) == press(world, early) == made.id
    hang_up(world, page)
    joined = world.state(made.id).table.joined
    world.clock.at += 1_000
    user = world.guest()
    other = press(world, user)
    assert other != made.id and world.state(other).table.fills is not None
    lobby.join(world.on, world.guest(), made.id)
    assert world.state(made.id).table.joined == joined
    assert press(world, early) == other
    assert tables(world, early) == [other]


def test_tables_that_start_by_themselves_are_found_among_any_number(world: World) -> None:
    for _ in range(quick.LOOKED_AT + 4):
        world.clock.at += 1
        lobby.open_table(world.on, world.guest(), Wish(MODE, 4, public=True, rules={"start.cash": 20_000}))
    made = press(world, world.guest())
    world.clock.at += 1
    assert press(world, world.guest()) == made
    assert made in {table.id for table in quick.waiting(world.on, MODE)}


def counting(world: World) -> list[str]:
    """Which shelves are asked for from here on."""
    asked: list[str] = []
    real = world.items.query_index

    def counted(partition: str, **more: Loose) -> list[Item]:
        asked.append(partition)
        return real(partition, **more)

    world.items.query_index = counted  # type: ignore[method-assign]
    return asked


def test_all_open_tables_are_found_by_one_request_a_shelf(world: World) -> None:
    made = {}
    for mode in MODES:
        world.clock.at += 1000
        made[mode] = lobby.open_table(world.on, world.guest(), Wish(mode, seats_of(mode), public=True)).id
    world.clock.at += 1000
    newer = lobby.open_table(world.on, world.guest(), Wish(MODE, 4, public=True)).id
    at_once = press(world, world.guest())
    asked = counting(world)
    assert [table.id for table in quick.all_waiting(world.on)][:3] == [at_once, newer, made[MODE]]
    assert [table.mode for table in quick.all_waiting(world.on)][3:] == [*MODES[1:]]
    assert asked == [keys.OPEN_AT_ONCE, keys.OPEN_TO_ALL] * 2
    for mode, table in made.items():
        assert table in [each.id for each in quick.waiting(world.on, mode)]
        assert {each.mode for each in quick.waiting(world.on, mode)} == {mode}


def test_no_number_of_another_modes_tables_hides_a_modes_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "LOOKED_AT", 2)
    mine = lobby.open_table(world.on, world.guest(), Wish("brands.speed", 4, public=True)).id
    for mode in ("brands.skirmish", "brands.teams", "metro.blitz", "brands.classic") * 2:
        lobby.open_table(world.on, world.guest(), Wish(mode, seats_of(mode), public=True))
    assert [table.id for table in quick.waiting(world.on, "brands.speed")] == [mine]
    assert len(quick.waiting(world.on, "metro.blitz")) == 2


@pytest.mark.parametrize("mode", MODES)
def test_a_press_makes_a_table_for_as_many_as_the_mode_is_played_by(world: World, mode: str) -> None:
    found = quick.quick(world.on, world.guest(), mode)
    assert len(found.seats) == seats_of(mode) in resolve(mode).rules.players.counts

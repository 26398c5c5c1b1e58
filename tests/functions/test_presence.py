"""Who is there is told at once, while a table waits and while a game runs (F36, F37)."""

import pytest

from functions import keys
from functions.ports import Delete
from functions.tables import lobby
from functions.tables.lobby import Wish
from tests.functions.world import Frame, Page, World, hang_up

MODE = "brands.classic"


def two(world: World) -> tuple[Page, Page, Page]:
    """The host's page, a friend's, and a second one of the friend's, which has not said hello."""
    user, friend = world.guest(), world.guest()
    made = lobby.open_table(world.on, user, Wish(MODE, 2))
    host = world.page(user, made.id)
    host.hello()
    lobby.join(world.on, friend, made.id)
    return host, world.page(friend, made.id), world.page(friend, made.id)


def online(page: Page) -> list[bool]:
    view = page.frames[-1]["view"]
    seats: list[Frame] = view["lobby"]["seats"] if "lobby" in view else view["names"]
    return [seat["online"] for seat in seats]


def test_who_waits_sees_at_once_that_a_friend_comes_and_goes(world: World) -> None:
    host, page, second = two(world)
    assert online(host) == [True, False]
    heard = len(host.frames)
    page.hello()
    assert online(host) == [True, True]
    assert (len(host.frames), host.frames[-1]["events"], host.frames[-1]["again"]) == (heard + 1, [], True)
    page.hello()
    second.hello()
    assert len(host.frames) == heard + 1
    hang_up(world, page)
    assert len(host.frames) == heard + 1, "F36: closing one of two pages is not leaving"
    hang_up(world, second)
    assert online(host) == [True, False]


def test_F37_who_plays_sees_at_once_that_a_seat_is_away_and_the_game_is_as_it_was(world: World) -> None:
    host, page, _ = two(world)
    page.hello()
    host.play({"do": "start"})
    before = host.frames[-1]
    hang_up(world, page)
    assert online(host) == [True, False]
    after = host.frames[-1]
    assert (after["v"], after["events"], after["options"]) == (before["v"], [], before["options"])
    world.page(page.user, page.table).hello()
    assert online(host) == [True, True]


def test_F28_who_is_gone_without_a_word_is_not_there_for_ever(world: World) -> None:
    host, page, _ = two(world)
    page.hello()
    world.clock.at += keys.CONNECTION_LIFE + 1
    back = world.page(host.user, host.table)
    back.hello()
    assert online(back) == [True, False]


def test_who_only_watches_comes_and_goes_unnoticed(world: World) -> None:
    host, page, _ = two(world)
    page.hello()
    heard = len(host.frames)
    watcher = world.page(world.guest(), host.table)
    watcher.hello()
    hang_up(world, watcher)
    assert len(host.frames) == heard


@pytest.mark.parametrize("pages", [1, 2])
def test_S17_whose_socket_ends_by_a_breach_is_away_at_once_unless_another_page_is_there(
    world: World, pages: int
) -> None:
    host, *theirs = two(world)
    for page in theirs[:pages]:
        page.hello()
    while theirs[0].conn not in world.post.closed:
        theirs[0].send_text("{")
        world.clock.at += 100
    assert online(host) == [True, pages == 2]


def test_a_socket_ends_without_a_word_where_the_table_is_no_more(world: World) -> None:
    host, page, _ = two(world)
    page.hello()
    heard = len(host.frames)
    world.items.write(Delete(keys.state(host.table)))
    hang_up(world, page)
    assert len(host.frames) == heard

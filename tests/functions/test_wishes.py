"""One wish, one table: pressed twice, asked again after a lost answer, or both at once."""

from collections.abc import Callable

import pytest

from functions import keys, people
from functions.refusal import Refusal
from functions.tables import lobby, wishes
from functions.tables.lobby import Leave, Wish
from functions.tables.offered import seats_of
from tests.functions.browser import Browser
from tests.functions.world import World
from tests.functions.worse import Fault, WorseItems, after, lost_after, lost_before

MODE = "brands.classic"
KEY = "0123456789abcdef"
FRIENDS = Wish(MODE, 3)
Ask = Callable[[World, people.User], str]


def opened(world: World, user: people.User, key: str = KEY) -> str:
    return wishes.open_once(world.on, user, key, FRIENDS).id


def practice(world: World, user: people.User, key: str = KEY) -> str:
    return wishes.practice(world.on, user, MODE, key).id


def tables(world: World, user: people.User) -> list[str]:
    return [seated.table for seated in people.tables_of(world.items, user.id)]


@pytest.mark.parametrize("ask", [opened, practice])
def test_F17_the_same_key_gives_the_same_table(world: World, ask: Ask) -> None:
    user = world.guest()
    made = ask(world, user)
    assert ask(world, user) == made
    assert tables(world, user) == [made]


@pytest.mark.parametrize("ask", [opened, practice])
def test_F17_another_user_with_this_key_gets_another_table(world: World, ask: Ask) -> None:
    assert ask(world, world.guest()) != ask(world, world.guest())


@pytest.mark.parametrize("ask", [opened, practice])
def test_F17_two_at_once_are_one(world: World, worse: WorseItems, ask: Ask) -> None:
    user = world.guest()
    first: list[str] = []
    worse.plan = [after(lambda: first.append(ask(world, user)))]
    assert ask(world, user) == first[0]
    assert tables(world, user) == first


@pytest.mark.parametrize("fault", [lost_before, lost_after])
@pytest.mark.parametrize("ask", [opened, practice])
def test_F08_a_wish_whose_answer_was_lost_is_one(world: World, worse: WorseItems, ask: Ask, fault: Fault) -> None:
    user = world.guest()
    worse.plan = [fault, fault]
    made = ask(world, user)
    assert ask(world, user) == made
    assert tables(world, user) == [made]


def test_practice_is_a_running_game_with_three_bots_of_three_tempers(world: World) -> None:
    user = world.guest()
    table = world.state(practice(world, user)).table
    assert (table.stage, table.humans, table.public) == ("running", (0,), False)
    assert table.sitter(table.humans[0]).user == user.id
    bots = [sitter.bot for sitter in table.seats if sitter is not None and sitter.bot is not None]
    assert len(set(bots)) == len(bots) == 3


def test_practice_that_was_made_but_not_started_starts_when_asked_again(world: World) -> None:
    user = world.guest()
    made = wishes.open_once(world.on, user, KEY, Wish(MODE, seats_of(MODE))).id
    assert world.state(made).table.stage == "waiting"
    assert practice(world, user) == made
    assert world.state(made).table.stage == "running"


def test_a_wish_leads_to_the_table_it_got_though_that_was_left(world: World) -> None:
    user = world.guest()
    made = opened(world, user)
    lobby.command(world.on, user.id, made, Leave())
    assert opened(world, user) == made
    world.clock.at += keys.MINUTE
    assert opened(world, user, "f" * 16) != made


@pytest.mark.parametrize("key", ["", "x" * 16, "0123", "0123456789ABCDEF"])
def test_a_key_is_sixteen_hex_signs(world: World, key: str) -> None:
    with pytest.raises(Refusal, match="BAD_REQUEST"):
        opened(world, world.guest(), key)


def test_the_routes_take_the_key(world: World) -> None:
    browser = Browser(world).signed_in()
    for path in ("/api/tables", "/api/practice"):
        wish = {"mode": MODE, "key": KEY if path == "/api/tables" else "f" * 16}
        first, second = browser.post(path, wish), browser.post(path, wish)
        assert first.status_code == 200
        assert first.json() == second.json()
    assert browser.post("/api/practice", {"mode": "no.such", "key": KEY}).json()["error"] == "NO_SUCH_MODE"
    assert len(browser.get("/api/me/tables").json()["tables"]) == 2

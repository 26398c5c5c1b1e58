"""What a log tells of its game, and a user's games at a glance."""

import pytest

from functions import people
from functions.tables import games, lobby, tale, wishes
from functions.tables.lobby import Wish
from tests.functions.browser import Browser
from tests.functions.world import ROLL, Loose, World, log_of, mover_first

MODE = "brands.classic"


def told(world: World, table: str) -> Loose:
    return tale.tale(world.items, table)


def test_everybodys_worth_stands_there_as_each_round_began(world: World) -> None:
    mover, _ = mover_first(world.table(2, 0))
    assert told(world, mover.table)["rounds"] == [1]
    assert told(world, mover.table)["worth"] == [[15_000, 15_000]]
    assert told(world, mover.table)["out"] == []


def test_the_tale_of_a_game_ends_with_what_it_ended_with(world: World) -> None:
    mover, _ = mover_first(world.table(2, 0))
    mover.play(ROLL)
    mover.play({"do": "surrender"})
    over = next(
        event for entry in log_of(world, mover.table) for event in entry["events"] if event["type"] == "game_over"
    )
    story = told(world, mover.table)
    assert story["worth"][-1] == over["worth"]
    assert len(story["rounds"]) == len(story["worth"]) == 2
    assert story["out"] == [{"seat": 1 - over["ranking"][0], "how": "surrender", "round": 1}]
    assert story["visits"][0]["count"] >= 1


def test_rents_are_summed_by_deed_and_the_largest_named() -> None:
    heard = tale.Tale(round=4)
    for amount in (100, 700, 300, 200):
        rent: Loose = {
            "type": "paid",
            "why": "rent",
            "pos": 5 + amount // 500,
            "payer": 1,
            "payee": 0,
            "amount": amount,
        }
        tale._hear(heard, rent)
    story: Loose = heard.plain()
    assert [rent["amount"] for rent in story["rents"]] == [700, 300, 200]
    assert story["rents"][0] == {"pos": 6, "amount": 700, "payer": 1, "payee": 0, "round": 4}
    assert story["deeds"] == [{"pos": 6, "earned": 700, "seat": 0}, {"pos": 5, "earned": 600, "seat": 0}]


def test_what_a_deed_brought_is_told_of_who_owned_it_then() -> None:
    heard = tale.Tale()
    for owner, amount in ((0, 900), (1, 100)):
        tale._hear(heard, {"type": "paid", "why": "rent", "pos": 5, "payer": 2, "payee": owner, "amount": amount})
    story: Loose = heard.plain()
    assert story["deeds"] == [{"pos": 5, "earned": 900, "seat": 0}, {"pos": 5, "earned": 100, "seat": 1}]


def test_the_tale_of_a_long_log_is_read_page_by_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    page = world.table(1, 3)[0]
    for _ in range(3):
        world.wake(page.table)
    whole = told(world, page.table)
    monkeypatch.setattr(tale, "PAGE", 3)
    assert told(world, page.table) == whole


def test_who_asks_for_tales_too_often_waits(world: World) -> None:
    browser = Browser(world).signed_in()
    table = browser.post("/api/tables", {"mode": MODE}).json()["id"]
    answers = [browser.get(f"/api/tables/{table}/worth").status_code for _ in range(20)]
    assert answers[0] == 200 and answers[-1] == 429


def test_my_games_say_whose_turn_it_is_and_stand_in_that_order(world: World) -> None:
    user, friend = world.guest(), world.guest()
    waiting = lobby.open_table(world.on, user, Wish(MODE, 2)).id
    world.clock.at += 1_000
    running = lobby.open_table(world.on, user, Wish(MODE, 2)).id
    lobby.join(world.on, friend, running)
    lobby.command(world.on, user.id, running, lobby.Start())
    cards: Loose = {each.id: games.games(world.on, each) for each in (user, friend)}
    assert [card["id"] for card in cards[user.id]] == [running, waiting]
    assert cards[user.id][0]["asked"] != cards[friend.id][0]["asked"]
    assert [seat["name"] for seat in cards[friend.id][0]["seats"]] == [user.name, friend.name]
    assert cards[user.id][1]["seats"][1] is None and cards[user.id][1]["round"] is None


def test_whose_turn_it_is_decides_before_there_are_too_many(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    user = world.guest()
    asked = {wishes.practice(world.on, user, MODE, f"{number:016x}").id for number in range(2)}
    for _ in range(2):
        world.clock.at += 1_000
        lobby.open_table(world.on, user, Wish(MODE, 2))
    everything: Loose = games.games(world.on, user)
    monkeypatch.setattr(games, "MOST", 1)
    shown: Loose = games.games(world.on, user)
    assert shown == everything[:1]
    assert {card["id"] for card in everything if card["stage"] == "running"} == asked


def test_a_game_that_is_over_or_gone_is_none_of_mine(world: World) -> None:
    user = world.guest()
    made = wishes.practice(world.on, user, MODE, "0" * 16)
    world.items.write(people.seated(user.id, people.Seated("gone", MODE, "running")))
    cards: Loose = games.games(world.on, user)
    assert [card["id"] for card in cards] == [made.id]
    page = world.page(user, made.id)
    page.hello()
    page.play({"do": "surrender"})
    for _ in range(400):
        if world.state(made.id).table.stage == "over":
            break
        world.wake(made.id)
    assert games.games(world.on, user) == []

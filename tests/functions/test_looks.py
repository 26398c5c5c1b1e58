"""Another name or shape at a table that waits; two bots of one temper are two characters."""

import pytest

from core.ids import Seat
from functions.tables import lobby
from functions.tables.lobby import Wish
from functions.tables.model import SHAPES
from tests.functions.browser import Browser
from tests.functions.world import Loose, World

MODE = "brands.classic"


def seats(browser: Browser, table: str) -> Loose:
    return browser.get(f"/api/tables/{table}/view").json()["view"]["lobby"]["seats"]


def two_at_a_table(world: World) -> tuple[Browser, Browser, str]:
    ann, bob = Browser(world).signed_in(), Browser(world).signed_in()
    table = ann.post("/api/tables", {"mode": MODE, "seats": 3}).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    return ann, bob, table


def test_a_seat_takes_the_new_name_and_shape_while_the_table_waits(world: World) -> None:
    ann, bob, table = two_at_a_table(world)
    free = next(each for each in SHAPES if each not in {seat["shape"] for seat in seats(ann, table) if seat})
    answer = ann.post("/api/me", {"name": "Ann", "shape": free, "table": table})
    assert (answer.json()["name"], answer.json()["shape"]) == ("Ann", free)
    assert (seats(bob, table)[0]["name"], seats(bob, table)[0]["shape"]) == ("Ann", free)
    ann.post("/api/me", {"name": "Nobody knows"})
    assert seats(bob, table)[0]["name"] == "Ann"


def test_two_of_one_name_are_told_apart(world: World) -> None:
    ann, bob, table = two_at_a_table(world)
    ann.post("/api/me", {"name": "Sam", "table": table})
    bob.post("/api/me", {"name": "Sam", "table": table})
    assert [seat and seat["name"] for seat in seats(ann, table)] == ["Sam", "Sam 2", None]


def test_a_shape_that_somebody_has_is_refused_and_nothing_changes(world: World) -> None:
    ann, bob, table = two_at_a_table(world)
    before, taken = bob.get("/api/me").json(), seats(ann, table)[0]["shape"]
    answer = bob.post("/api/me", {"name": "Bob", "shape": taken, "table": table})
    assert (answer.status_code, answer.json()["error"]) == (409, "SHAPE_TAKEN")
    assert bob.get("/api/me").json() == before
    assert seats(ann, table)[1]["name"] == before["name"]


@pytest.mark.parametrize("how", ["stranger", "running"])
def test_only_who_sits_at_a_table_that_waits_changes_there(world: World, how: str) -> None:
    ann, _, table = two_at_a_table(world)
    if how == "running":
        ann.post(f"/api/tables/{table}/start")
    asker = ann if how == "running" else Browser(world).signed_in()
    answer = asker.post("/api/me", {"name": "Other", "table": table})
    assert answer.json()["error"] == ("NOT_WAITING" if how == "running" else "NOT_SEATED")


def test_two_bots_of_one_temper_are_two_characters(world: World) -> None:
    user = world.guest()
    made = lobby.open_table(world.on, user, Wish(MODE, 4)).id
    for seat in (1, 2, 3):
        lobby.command(world.on, user.id, made, lobby.SeatBot(Seat(seat), "builder"))
    names = [sitter.name for sitter in world.state(made).table.seats[1:] if sitter is not None]
    assert len(set(names)) == 3
    assert names[:2] == ["Mason", "Tyler"]

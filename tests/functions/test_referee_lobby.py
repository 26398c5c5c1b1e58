"""A table that waits, and its referee: host without a seat (GC-51)."""

from collections.abc import Iterator

import pytest

from core.ids import Seat
from functions import people
from functions.refusal import Refusal
from functions.tables import games, lobby, lobby_options, quick
from functions.tables.lobby import Leave, LobbyCommand, Move, Remove, SeatBot, Start, Swap, Wish
from functions.tables.model import REFEREE, Place
from tests.functions.browser import Browser
from tests.functions.judged import FINAL, OVER_IT, PRELIMINARY, do, refereed
from tests.functions.world import Loose, World, bytes_of, hang_up, log_of


def test_GC_51_its_maker_takes_no_seat_and_is_host(world: World) -> None:
    judge, (first, second) = refereed(world, start=False, seats=4)
    frame = judge.frames[-1]
    assert frame["you"] == OVER_IT
    assert first.frames[-1]["you"] == {"seat": 0, "role": "player", "host": False}
    seen = frame["view"]["lobby"]
    assert seen["host"] is None and seen["referee"]["name"] == judge.user.name and seen["referee"]["online"]
    assert [each and each["name"] for each in seen["seats"]] == [first.user.name, second.user.name, None, None]
    assert seen["watching"] == 0
    assert do(judge.options) == ["start", "remove", "swap", "leave"]
    assert do(first.options) == ["move", "leave"]


@pytest.mark.parametrize("mode", [PRELIMINARY, FINAL])
def test_GC_06_GC_52_the_modes_own_league_rules_hold(world: World, mode: str) -> None:
    judge, _ = refereed(world, mode=mode)
    game = world.state(judge.table).table.game
    assert game is not None
    rules = game.rules
    assert rules.rent.claimed and rules.referee.judge and rules.turn.missed_limit is None and not rules.pause.allowed


def test_there_is_none_where_the_rules_know_none(world: World) -> None:
    for wish in (Wish("brands.classic", 4, referee=True), Wish("metro.blitz", 4, referee=True)):
        with pytest.raises(Refusal) as refusal:
            lobby.open_table(world.on, world.guest(), wish)
        assert refusal.value.code == "NO_REFEREE"
    for rules in ({"rent.claimed": False}, {"rent.claimed": True}):
        with pytest.raises(Refusal) as refusal:
            lobby.open_table(world.on, world.guest(), Wish(FINAL, 4, rules=rules, referee=True))
        assert refusal.value.code == "BAD_RULE"


def test_C_018_an_international_game_before_a_referee_lasts_longer(world: World) -> None:
    judge, _ = refereed(world, rules={"cap.minutes": 120})
    found = world.state(judge.table).table
    assert found.patch == {"cap.minutes": 120} and found.game is not None
    assert found.game.rules.cap.minutes == 120 and found.game.rules.rent.claimed
    (card,) = games.games(world.on, judge.user)
    assert isinstance(card, dict) and card["rules"] == {"cap.minutes": 120}


def commands() -> Iterator[LobbyCommand]:
    yield from (Start(), Leave())
    for seat in map(Seat, range(-1, 5)):
        yield from (Remove(seat), Move(seat), SeatBot(seat, "trader"), SeatBot(seat, "angry"))
        yield from (Swap(seat, Seat(to)) for to in range(-1, 5))


@pytest.mark.parametrize("asking", [REFEREE, Seat(0), Seat(1)])
def test_what_is_listed_is_done_and_what_is_not_is_refused(world: World, asking: Place) -> None:
    for command in commands():
        judge, players = refereed(world, 2, seats=4, start=False)
        table = judge.table
        found = world.state(table).table
        listed = any(option.allows(command) for option in lobby_options.lobby_options(found, asking))
        before = bytes_of(world, table)
        user = judge.user if isinstance(asking, str) else players[asking].user
        try:
            lobby.command(world.on, user.id, table, command)
        except Refusal as refusal:
            assert not listed and bytes_of(world, table) == before
            assert refusal.code == lobby_options.why_not(found, asking, command)
        else:
            assert listed


def test_GC_56_no_bots_sit_before_a_referee(world: World) -> None:
    judge, _ = refereed(world, 2, seats=4, start=False)
    assert judge.play({"do": "seat_bot", "seat": 2, "temper": "trader"})["refused"] == "NO_BOTS"
    assert judge.play({"do": "move", "seat": 2})["refused"] == "NOT_SEATED"


def test_C_024_the_referee_changes_seats_before_the_game(world: World) -> None:
    judge, (first, second) = refereed(world, 2, seats=4, start=False)
    assert judge.play({"do": "swap", "seat": 0, "to": 1})["ack"] == 1
    assert (second.frames[-1]["you"]["seat"], first.frames[-1]["you"]["seat"]) == (0, 1)
    assert judge.frames[-1]["events"] == [{"type": "seats_swapped", "seat": 0, "to": 1}]
    judge.play({"do": "swap", "seat": 1, "to": 3})
    assert first.frames[-1]["you"]["seat"] == 3
    assert judge.play({"do": "swap", "seat": 2, "to": 0})["refused"] == "SEAT_EMPTY"
    judge.play({"do": "start"})
    assert judge.play({"do": "swap", "seat": 0, "to": 1})["refused"] == "NOT_WAITING"
    assert log_of(world, judge.table)[3]["seat"] == "referee"


def test_a_player_changes_no_seats_of_others(world: World) -> None:
    _, (first, _) = refereed(world, 2, seats=4, start=False)
    for command in ({"do": "swap", "seat": 0, "to": 1}, {"do": "start"}, {"do": "remove", "seat": 1}):
        assert first.play(command)["refused"] == "NOT_HOST"
    host = world.table(2, start=False)[0]
    assert host.play({"do": "swap", "seat": 0, "to": 1})["refused"] == "NOT_REFEREE"


def test_all_players_may_leave_and_the_referee_waits_for_others(world: World) -> None:
    judge, players = refereed(world, 2, start=False)
    for page in players:
        page.play({"do": "leave"})
    assert judge.frames[-1]["view"]["lobby"]["stage"] == "waiting"
    assert do(judge.options) == ["leave"]
    lobby.join(world.on, world.guest(), judge.table)
    found = world.state(judge.table).table
    assert (found.host, found.humans) == (REFEREE, (0,))


def test_without_its_referee_a_table_waits_for_nothing(world: World) -> None:
    judge, (first, _) = refereed(world, 2, start=False)
    assert judge.play({"do": "leave"})["ack"] == 1
    assert world.state(judge.table).table.stage == "closed"
    for page in (judge, first):
        assert people.tables_of(world.items, page.user.id) == []


def test_F17_whoever_referees_joins_without_a_seat_and_makes_it_once(world: World) -> None:
    judge, _ = refereed(world, 2, seats=4, start=False)
    v = world.state(judge.table).table.v
    assert lobby.join(world.on, judge.user, judge.table).table.v == v
    assert [each.table for each in people.tables_of(world.items, judge.user.id)] == [judge.table]


def test_a_referees_table_lives_while_its_page_is_open(world: World) -> None:
    judge, _ = refereed(world, 1, seats=4, start=False, public=True)
    live = world.state(judge.table)
    assert lobby.starts(live.table, live.connections)
    hang_up(world, judge)
    live = world.state(judge.table)
    assert not lobby.starts(live.table, live.connections)


def test_who_wants_to_play_at_once_is_led_to_no_referee(world: World) -> None:
    judge, _ = refereed(world, 1, seats=4, start=False, public=True)
    assert quick.quick(world.on, world.guest(), PRELIMINARY).id != judge.table
    assert [each.id for each in quick.waiting(world.on, PRELIMINARY) if each.referee is not None] == [judge.table]


def test_no_two_names_are_alike_the_referees_neither(world: World) -> None:
    judge, _ = refereed(world, 1, seats=4, start=False)
    twin = world.guest()
    people.save_user(world.items, people.User(twin.id, judge.user.name, twin.shape, twin.language))
    named = people.user_of(world.items, twin.id)
    assert named is not None
    lobby.join(world.on, named, judge.table)
    assert world.state(judge.table).table.sitter(Seat(1)).name == f"{judge.user.name} 2"


def test_F17_a_wish_to_referee_said_again_is_the_same_table(world: World) -> None:
    browser = Browser(world).signed_in()
    wish = {"mode": PRELIMINARY, "seats": 3, "public": True, "referee": True, "key": "0123456789abcdef"}
    first, again = browser.post("/api/tables", wish).json(), browser.post("/api/tables", wish).json()
    assert first == again
    (card,) = browser.get(f"/api/tables?mode={PRELIMINARY}").json()["tables"]
    assert (card["id"], card["taken"], card["seats"], card["refereed"], card["shapes"]) == (first["id"], 0, 3, True, [])
    assert card["host"] == browser.get("/api/me").json()["name"]
    assert (
        browser.post("/api/tables", {**wish, "mode": "brands.classic", "key": "ab" * 8}).json()["error"] == "NO_REFEREE"
    )
    told = browser.get(f"/api/modes/{FINAL}").json()["refereed"]
    assert told == {"rent.claimed": True, "turn.missed_limit": None, "pause.allowed": False, "referee.judge": True}
    assert browser.get("/api/modes/brands.classic").json()["refereed"] == {}


ROUTES = [
    ("POST", "start", {}, 409),
    ("POST", "bots", {"seat": 1, "temper": "trader"}, 409),
    ("POST", "move", {"seat": 1}, 403),
    ("DELETE", "seats/0", {}, 200),
    ("POST", "rematch", {}, 409),
    ("POST", "join", {}, 200),
    ("GET", "view", {}, 200),
    ("GET", "log", {}, 200),
    ("POST", "leave", {}, 200),
]


@pytest.mark.parametrize(("method", "path", "body", "code"), ROUTES)
def test_S01_what_the_routes_answer_a_referee(world: World, method: str, path: str, body: Loose, code: int) -> None:
    browser = Browser(world).signed_in()
    session = people.session_of(world.on, browser.http.cookies["__Host-sid"])
    user = people.user_of(world.items, session.user if session is not None else "")
    assert user is not None
    made = lobby.open_table(world.on, user, Wish(PRELIMINARY, 2, watched=False, referee=True))
    lobby.join(world.on, world.guest(), made.id)
    address = f"/api/tables/{made.id}/{path}"
    answer = browser.get(address) if method == "GET" else None
    answer = answer or (browser.delete(address) if method == "DELETE" else browser.post(address, body))
    assert answer.status_code == code
    assert browser.post("/api/ticket", {"table": made.id}).status_code == 200

"""A mode of the league at a table that anybody opens: played as outside a championship (GC-56)."""

import pytest

from core.ids import Seat
from core.rules import Scalar
from functions.refusal import Refusal
from functions.tables import lobby, quick, rematch, wishes
from functions.tables.lobby import Wish
from functions.tables.rulesets import ruleset_of
from infra import verify
from tests.functions.browser import Browser
from tests.functions.test_first_game import one_move
from tests.functions.test_verify import events, played
from tests.functions.world import World, log_of

MODES = ("tournament.preliminary", "tournament.final")
MANUAL: dict[str, Scalar] = {"rent.claimed": True}


def rules(world: World, table: str) -> tuple[bool, bool, int | None, bool]:
    found = ruleset_of(world.items, world.state(table).table).rules
    return found.rent.claimed, found.referee.judge, found.turn.missed_limit, found.pause.allowed


@pytest.mark.parametrize("mode", MODES)
def test_GC_56_however_a_table_comes_to_be_it_is_casual(world: World, mode: str) -> None:
    hosted = lobby.open_table(world.on, world.guest(), Wish(mode, 4))
    at_once = quick.quick(world.on, world.guest(), mode)
    alone = wishes.practice(world.on, world.guest(), mode, "0123456789abcdef")
    for table in (hosted, at_once, alone):
        assert rules(world, table.id) == (False, False, 3, True)
        assert (table.mode, table.patch) == (mode, {})


@pytest.mark.parametrize("mode", MODES)
def test_GC_56_the_card_lists_what_the_host_changed_and_no_more(world: World, mode: str) -> None:
    page = world.table(2, mode=mode, start=False, rules=MANUAL)[0]
    view = page.frames[-1]["view"]["lobby"]
    assert (view["mode"], view["rules"], view["least"]) == (mode, MANUAL, 2)
    assert rules(world, page.table) == (True, False, 3, True)
    as_usual = lobby.open_table(world.on, world.guest(), Wish(mode, 4, rules={"rent.claimed": False}))
    assert as_usual.patch == {}


def test_C_018_the_longer_time_is_the_hosts_to_choose(world: World) -> None:
    made = lobby.open_table(world.on, world.guest(), Wish(MODES[0], 4, rules={"cap.minutes": 120}))
    assert (made.mode, made.patch) == (MODES[0], {"cap.minutes": 120})
    with pytest.raises(Refusal) as refusal:
        lobby.open_table(world.on, world.guest(), Wish(MODES[1], 4, rules={"cap.minutes": 120}))
    assert refusal.value.code == "BAD_RULE"


def test_GC_56_bots_sit_and_a_game_begins(world: World) -> None:
    page = world.table(1, 3, mode=MODES[1])[0]
    assert page.can("ask_pause") and page.can("surrender")
    game = world.state(page.table).table.game
    assert game is not None and [player.bot is None for player in game.players] == [True, False, False, False]


def test_GC_56_a_rematch_is_played_by_the_same_rules(world: World) -> None:
    pages = world.table(2, mode=MODES[1], rules=MANUAL)
    pages[0].play({"do": "surrender"})
    fresh = world.state(rematch.rematch(world.on, pages[0].user, pages[0].table)).table
    assert (fresh.mode, fresh.patch, fresh.stage) == (MODES[1], MANUAL, "waiting")
    assert rules(world, fresh.id) == (True, False, 3, True)


def test_who_asks_for_a_mode_at_once_is_not_led_to_a_table_of_claimed_rent(world: World) -> None:
    host = world.guest()
    made = lobby.open_table(world.on, host, Wish(MODES[1], 2, public=True, rules=MANUAL))
    world.page(host, made.id).hello()
    assert quick.quick(world.on, world.guest(), MODES[1]).id != made.id
    assert world.state(made.id).table.empty == (Seat(1),)


def test_GC_56_what_is_told_of_a_mode_is_how_a_table_plays_it(world: World) -> None:
    browser = Browser(world)
    first, last = (browser.get(f"/api/modes/{mode}").json() for mode in MODES)
    for told in (first, last):
        assert (told["rules"]["rent.claimed"], told["rules"]["referee.judge"]) == (False, False)
        assert told["knobs"]["rent.claimed"] == {"in": [False, True]}
        assert told["rules"] == browser.get(f"/api/modes/{told['mode']}/rules").json()["rules"]
    assert first["knobs"]["cap.minutes"] == {"from": 90, "to": 120, "step": 30, "none": False, "on": None}
    assert (first["usual"], last["usual"]) == ({}, {"trade.ban_at": 2, "cap.minutes": 90})


def test_GC_48_no_frame_tells_that_a_rent_is_due(world: World) -> None:
    """Neither as it happens nor to who comes back; the log has it, so that folding it gives the game."""
    pages = world.table(2, 2, mode=MODES[1], rules=MANUAL)
    for _ in range(60):
        one_move(world, pages)
    frames = [*pages[0].frames, *pages[1].frames, pages[0].hello(1)]
    told = {event["type"] for frame in frames for event in frame.get("events", ())}
    logged = {event["type"] for entry in log_of(world, pages[0].table) for event in entry["events"]}
    assert told and {"rent_fell_due", "rents_closed", "stood"} & told == set()
    assert {"rent_fell_due", "rents_closed", "stood"} <= logged


@pytest.mark.parametrize(("mode", "turned"), [(MODES[0], {}), (MODES[1], MANUAL)])
def test_a_finished_game_of_theirs_checks_out(world: World, mode: str, turned: dict[str, Scalar]) -> None:
    """`verify` reads the mode off the log: what a host may turn here changes no draw."""
    log = played(world, mode, 2, moves=120, rules=turned)
    kinds = [event["type"] for event in events(log)]
    assert verify.verify(log).rolls > 20 and kinds.count("game_over") == 1
    assert ("rent_claimed" in kinds) == bool(turned)

"""A running game and its referee, whose orders are commands like any other (GC-51)."""

import json
from typing import get_args

import pytest

from functions import people, store
from functions.tables import clock, games, rematch
from functions.tables.model import REFEREE, Offence
from functions.tables.referee import MOST_WARNINGS, OFFENCES
from infra import verify
from tests.functions.judged import FINAL, NOBODY, OVER_IT, PRELIMINARY, begun, do, refereed
from tests.functions.test_first_game import one_move
from tests.functions.world import Frame, Loose, Page, World, bytes_of, hang_up, log_of, rolls_in
from tests.functions.worse import WorseItems, after, lost_after


def test_S01_the_referee_has_the_orders_and_nobody_else_has(world: World) -> None:
    judge, players = refereed(world)
    assert judge.frames[-1]["you"] == OVER_IT and do(judge.options) == ["pause", "warn", "eject"]
    players[judge.frames[-1]["view"]["turn"]].play({"do": "roll"})
    assert do(judge.options) == ["pause", "call_time", "warn", "eject"]
    assert judge.options[-1] == {"do": "eject", "who": {"in": [0, 1]}}
    for command in ({"do": "roll"}, {"do": "surrender"}):
        assert judge.play(command)["refused"] == "NOT_SEATED"
    orders: list[Frame] = [
        {"do": "pause"}, {"do": "resume"}, {"do": "call_time"}, {"do": "eject", "who": 1},
        {"do": "warn", "who": 1, "offence": "cheating"},
    ]  # fmt: skip
    before = bytes_of(world, judge.table)
    for order in orders:
        assert players[0].play(order)["refused"] == "NOT_REFEREE"
        assert world.table(2)[0].play(order)["refused"] == "NOT_REFEREE"
    assert bytes_of(world, judge.table) == before
    assert not {"pause", "eject", "warn", "call_time", "ask_pause"} & {*do(players[0].options), *do(players[1].options)}


def test_no_order_is_given_before_the_game_or_after_it(world: World) -> None:
    judge, _ = refereed(world, start=False)
    assert not {"pause", "resume", "warn", "eject"} & {*do(judge.options)}
    judge.play({"do": "start"})
    judge.play({"do": "eject", "who": 0})
    assert judge.options == [] and judge.frames[-1]["view"]["phase"]["kind"] == "over"


EVERY_ORDER: list[Frame] = [
    {"do": "pause"}, {"do": "resume"}, {"do": "call_time"}, {"do": "eject", "who": 0}, {"do": "eject", "who": 7},
    {"do": "warn", "who": 0, "offence": "cheating"}, {"do": "warn", "who": 7, "offence": "cheating"},
]  # fmt: skip


@pytest.mark.parametrize("order", EVERY_ORDER, ids=str)
def test_every_order_is_refused_for_the_same_reason_where_nothing_runs(world: World, order: Frame) -> None:
    judge, _ = refereed(world, start=False)
    assert judge.play(order)["refused"] == "NOT_RUNNING"
    judge.play({"do": "start"})
    judge.play({"do": "eject", "who": 0})
    assert judge.play(order)["refused"] == "GAME_OVER"


@pytest.mark.parametrize("order", [{"do": "eject"}, {"do": "warn", "offence": "cheating"}], ids=str)
def test_an_order_about_a_player_says_what_is_wrong_with_the_player(world: World, order: Frame) -> None:
    judge, _ = refereed(world, 3)
    judge.play({"do": "eject", "who": 1})
    for halt in ({"do": "pause"}, {"do": "resume"}):
        assert judge.play({**order, "who": 1})["refused"] == "SEAT_OUT"
        assert judge.play({**order, "who": 7})["refused"] == "NO_SUCH_SEAT"
        judge.play(halt)


def test_GC_45_GC_51_the_referee_pauses_and_resumes_and_every_clock_stands(world: World) -> None:
    judge, players = begun(world)
    phase = judge.frames[-1]["view"]["phase"]["kind"]
    answer = judge.play({"do": "pause"})
    assert answer["ack"] == 2 and answer["view"]["phase"]["kind"] == "paused"
    assert players[0].frames[-1]["view"]["phase"]["kind"] == "paused"
    assert do(judge.options) == ["resume", "warn", "eject"]
    world.clock.at += 60 * 60 * 1000
    clock.run(world.on, judge.table)
    assert judge.play({"do": "pause"})["refused"] == "PAUSED"
    ends = judge.frames[-1]["view"]["ends"]
    judge.play({"do": "resume"})
    assert judge.frames[-1]["view"]["phase"]["kind"] == phase
    assert judge.frames[-1]["view"]["ends"] == ends + 60 * 60 * 1000
    alarm = world.state(judge.table).alarm
    assert alarm is not None and alarm.wake > world.clock.at


def test_GC_51_time_is_called(world: World) -> None:
    judge, players = begun(world)
    assert judge.play({"do": "call_time"})["events"] == [{"type": "time_called", "round": 1}]
    assert judge.frames[-1]["view"]["last_round"] is True
    assert not players[0].can("call_time") and not judge.can("call_time")
    assert "call_time" not in do(begun(world, mode=FINAL)[0].options)


def test_C_068_GC_28_who_is_ejected_is_out_and_sees_the_rest(world: World) -> None:
    judge, players = refereed(world, 3)
    told = judge.play({"do": "eject", "who": 1})["events"]
    assert {"type": "went_out", "seat": 1, "how": "ejected", "to": [None]} in told
    assert players[1].options == [] and players[1].frames[-1]["view"]["seats"][1]["out"]
    assert judge.options[-1] == {"do": "eject", "who": {"in": [0, 2]}}


def test_GC_28_the_last_but_one_ejected_ends_the_game_and_its_seed_is_shown(world: World) -> None:
    judge, _ = refereed(world, 2)
    told = [event["type"] for event in judge.play({"do": "eject", "who": 0})["events"]]
    assert told[-2:] == ["game_over", "seed_revealed"]
    assert world.state(judge.table).table.stage == "over"
    assert [each.stage for each in people.tables_of(world.items, judge.user.id)] == ["over"]


@pytest.mark.parametrize("offence", get_args(Offence))
def test_GC_38_GC_59_a_warning_is_logged_and_shown_and_changes_nothing(world: World, offence: Offence) -> None:
    judge, players = refereed(world)
    before = {**judge.frames[-1]["view"]}
    judge.play({"do": "warn", "who": 1, "offence": offence})
    said = {"type": "warned", "seat": 1, "offence": offence}
    assert judge.frames[-1]["events"] == players[1].frames[-1]["events"] == [said]
    shown = {**judge.frames[-1]["view"]}
    assert shown.pop("names")[1].pop("warned") == [offence]
    before.pop("names")
    assert shown == before
    assert log_of(world, judge.table)[-1]["events"] == [said]
    judge.play({"do": "warn", "who": 1, "offence": "provocation"})
    fresh = world.page(judge.user, judge.table)
    assert fresh.hello()["view"]["names"][1]["warned"] == [offence, "provocation"]


def test_GC_59_offences_have_names(world: World) -> None:
    judge, _ = refereed(world)
    assert OFFENCES == ("provocation", "discrimination", "cheating", "rent_pointed_out", "outside_advice")
    for warning in ({"who": 1, "offence": "smiling"}, {"who": 1}, {"offence": "cheating"}):
        assert judge.play({"do": "warn", **warning})["refused"] == "BAD_FRAME"
    assert judge.play({"do": "warn", "who": 7, "offence": "cheating"})["refused"] == "NO_SUCH_SEAT"


def test_many_warnings_fit_a_table(world: World) -> None:
    judge, _ = refereed(world)
    for _ in range(MOST_WARNINGS + 5):
        world.clock.at += 1000
        judge.play({"do": "warn", "who": 1, "offence": "provocation"})
    assert len(judge.frames[-1]["view"]["names"][1]["warned"]) == MOST_WARNINGS


def test_GC_52_the_referee_is_told_of_three_missed_turns_in_a_row(world: World) -> None:
    judge, _ = refereed(world, mode=FINAL)
    told: list[Frame] = []
    for _ in range(60):
        world.wake(judge.table)
        told += [event for event in judge.frames[-1]["events"] if event["type"] == "referee_told"]
        if len(told) == 3:
            break
    assert [each["missed"] for each in told[:3]] == [3, 3, 6]
    assert {each["seat"] for each in told[:2]} == {0, 1}
    assert not any(seat["out"] for seat in judge.frames[-1]["view"]["seats"])


def test_at_a_casual_table_nobody_is_told(world: World) -> None:
    page = world.table(2, mode=FINAL)[0]
    for _ in range(20):
        if world.state(page.table).table.stage == "running":
            world.wake(page.table)
    assert "referee_told" not in [event["type"] for entry in log_of(world, page.table) for event in entry["events"]]


# Exactly once


def test_28_the_same_order_twice_is_one(world: World) -> None:
    judge, _ = refereed(world, 3)
    first = judge.play({"do": "eject", "who": 1})
    again = judge.play({"do": "eject", "who": 1}, n=judge.n)
    v = world.state(judge.table).table.v
    assert (again["ack"], again["missed"], again["v"], again["h"]) == (first["ack"], True, v, first["h"])
    judge.n = first["ack"]
    assert judge.play({"do": "pause"})["ack"] == first["ack"] + 1
    assert judge.play({"do": "eject", "who": 1}, n=first["ack"])["refused"] == "DONE"
    assert judge.play({"do": "resume"}, n=judge.n + 5)["refused"] == "RESYNC"
    assert judge.play({"do": "warn", "who": 0, "offence": "cheating"}, n=first["ack"] + 1)["refused"] == "RESYNC"


def test_F08_an_order_whose_write_was_not_answered_is_given_once(world: World, worse: WorseItems) -> None:
    judge, _ = refereed(world, 3)
    worse.plan = [lost_after]
    assert judge.play({"do": "eject", "who": 2})["ack"] == 2
    outs = [event for entry in log_of(world, judge.table) for event in entry["events"] if event["type"] == "went_out"]
    assert [each["seat"] for each in outs] == [2]


def test_F01_an_order_that_lost_the_race_is_judged_anew(world: World, worse: WorseItems) -> None:
    judge, players = refereed(world, 3)
    other = world.page(judge.user, judge.table)
    other.hello()
    worse.plan = [after(lambda: other.play({"do": "eject", "who": 1}))]
    assert judge.play({"do": "eject", "who": 1})["refused"] == "SEAT_OUT"
    roller = players[judge.frames[-1]["view"]["turn"]]
    worse.plan = [after(lambda: roller.play({"do": "roll"}))]
    assert judge.play({"do": "pause"})["view"]["phase"]["kind"] == "paused"
    assert rolls_in(world, judge.table) == 1


def test_F18_the_referees_pages_are_remembered_in_the_orders_own_write(world: World) -> None:
    judge, _ = refereed(world)
    judge.play({"do": "pause"})
    found = world.state(judge.table).table
    assert found.referee is not None
    known = found.referee.knows(judge.client)
    assert known is not None and (known.n, known.v) == (2, found.v)
    entry = store.entry_at(world.items, judge.table, found.v)
    assert entry is not None and (entry.client, entry.n) == (judge.client, 2)


def test_S17_orders_are_counted_like_commands(world: World) -> None:
    judge, _ = refereed(world)
    answers = [judge.play({"do": "warn", "who": 1, "offence": "cheating"}).get("refused") for _ in range(25)]
    assert answers[:10] == [None] * 10 and "SLOW_DOWN" in answers


def test_26_the_log_says_who_ordered(world: World) -> None:
    judge, players = refereed(world)
    judge.play({"do": "pause"})
    judge.play({"do": "resume"})
    judge.play({"do": "warn", "who": 1, "offence": "outside_advice"})
    players[judge.frames[-1]["view"]["turn"]].play({"do": "roll"})
    entries = log_of(world, judge.table)[-5:]
    assert [entry["seat"] for entry in entries[:4]] == ["referee"] * 4
    assert entries[4]["seat"] in (0, 1)
    assert [entry["command"] for entry in entries[1:4]] == [
        {"do": "pause"}, {"do": "resume"}, {"do": "warn", "who": 1, "offence": "outside_advice"},
    ]  # fmt: skip


# Coming, going, watching


def test_F37_the_game_goes_on_without_the_referee_who_may_come_back(world: World) -> None:
    judge, players = refereed(world)
    hang_up(world, judge)
    assert not players[0].frames[-1]["view"]["referee"]["online"]
    turn = players[0].frames[-1]["view"]["turn"]
    assert players[turn].play({"do": "roll"})["ack"] == 1
    back = world.page(judge.user, judge.table)
    frame = back.hello(judge.frames[-1]["v"])
    assert frame["you"] == OVER_IT and frame["missed"] and "pause" in do(frame["options"])
    assert players[0].frames[-1]["view"]["referee"]["online"]
    assert back.play({"do": "pause"})["ack"] == 1


def test_a_private_table_is_open_to_its_referee_and_shows_strangers_nothing(world: World) -> None:
    judge, _ = refereed(world, watched=False)
    assert judge.hello()["you"] == OVER_IT
    stranger = world.page(world.guest(), judge.table)
    assert stranger.hello()["refused"] == "PRIVATE"


def test_F58_who_watches_a_refereed_table_sees_no_orders(world: World) -> None:
    judge, _ = refereed(world)
    frame = world.page(world.guest(), judge.table).hello()
    assert frame["you"] == NOBODY and frame["options"] == []
    assert frame["view"]["referee"]["name"] == judge.user.name
    assert "referee" not in world.table(2)[0].frames[-1]["view"]


def test_C_066_the_referee_may_announce(world: World) -> None:
    judge, players = refereed(world)
    judge.send(op="chat", table=judge.table, text="Thirty minutes left.")
    heard = world.post.letters[players[0].conn][-1]
    assert heard == {
        "op": "chat", "seat": None, "name": judge.user.name, "text": "Thirty minutes left.", "at": world.clock.at,
    }  # fmt: skip
    kept = world.page(players[1].user, judge.table).hello()["chat"]
    assert [(line["seat"], line["text"]) for line in kept] == [(None, "Thirty minutes left.")]


def test_a_referees_own_games_are_listed_without_a_seat(world: World) -> None:
    judge, _ = refereed(world)
    (card,) = games.games(world.on, judge.user)
    assert isinstance(card, dict)
    assert (card["id"], card["you"], card["asked"], card["out"]) == (judge.table, None, False, False)


def test_a_rematch_has_the_same_referee_whoever_asks(world: World) -> None:
    judge, players = refereed(world)
    judge.play({"do": "eject", "who": 0})
    fresh = world.state(rematch.rematch(world.on, players[0].user, judge.table)).table
    assert rematch.rematch(world.on, judge.user, judge.table) == fresh.id
    assert fresh.host == REFEREE and fresh.referee is not None and fresh.referee.user == judge.user.id
    assert fresh.humans == (0, 1) and fresh.ruleset == world.state(judge.table).table.ruleset
    assert {each.table for each in people.tables_of(world.items, judge.user.id)} == {judge.table, fresh.id}
    page = world.page(judge.user, fresh.id)
    page.hello()
    assert page.play({"do": "start"})["ack"] == 1


# The record


@pytest.mark.parametrize("mode", [PRELIMINARY, FINAL])
def test_a_game_with_orders_and_claims_checks_out(world: World, mode: str) -> None:
    judge, players = refereed(world, 3, mode=mode)
    for number in range(150):
        if number == 20:
            judge.play({"do": "pause"})
            world.clock.at += 5 * 60 * 1000
            judge.play({"do": "resume"})
            judge.play({"do": "warn", "who": 2, "offence": "provocation"})
        if number == 60:
            judge.play({"do": "eject", "who": 2})
        claim(players)
        one_move(world, players)
    judge.play({"do": "eject", "who": 0})
    entries: Loose = [
        {**json.loads(entry.body), "h": entry.h} for entry in store.entries(world.items, judge.table, 0, 100_000)
    ]
    kinds = [event["type"] for entry in entries for event in entry["events"]]
    assert verify.verify({"table": judge.table, "entries": entries}).rolls > 20
    assert {"paused", "resumed", "warned", "rent_claimed", "game_over"} <= {*kinds}
    for entry in entries:
        if entry["command"] == {"do": "eject", "who": 2}:
            entry["command"]["who"] = 1
    with pytest.raises(verify.Mismatch):
        verify.verify({"table": judge.table, "entries": entries})


def claim(players: list[Page]) -> None:
    """Whoever may claim asks everybody."""
    for page in players:
        if page.can("claim"):
            for option in page.options:
                if option["do"] == "claim":
                    page.play({"do": "claim", "against": option["against"]["in"][0]})

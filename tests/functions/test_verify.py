"""`freehold verify`: a finished game passes, and whatever is changed in its log is found."""

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from pydantic_core import to_json

from core.options import Json
from functions import store
from functions.tables.log import chained
from infra import verify
from tests.functions.test_first_game import one_move
from tests.functions.world import Loose, World

Log = dict[str, Json]


@pytest.fixture
def log(world: World) -> Log:
    """A whole game as GET /api/tables/ID/log tells it."""
    return played(world, "brands.classic", 2, moves=60)


def played(world: World, mode: str, bots: int, *, moves: int, **wish: Loose) -> Log:
    """Two humans and some bots play so many moves; then the humans leave, and the bots play it out."""
    pages = world.table(2, bots, mode=mode, **wish)
    table = pages[0].table
    for _ in range(moves):
        if world.state(table).table.stage == "running":
            one_move(world, pages)
    for page in pages:
        if world.state(table).table.stage == "running":
            page.play({"do": "surrender"})
    while world.state(table).table.stage == "running":
        world.wake(table)
    entries = [{**json.loads(entry.body), "h": entry.h} for entry in store.entries(world.items, table, 0, 100_000)]
    return {"table": table, "entries": cast(Json, entries)}


def events(log: Log) -> list[dict[str, Json]]:
    entries = cast(list[dict[str, list[dict[str, Json]]]], log["entries"])
    return [event for entry in entries for event in entry["events"]]


def first(log: Log, kind: str) -> dict[str, Json]:
    return next(event for event in events(log) if event["type"] == kind)


def test_a_finished_game_checks_out(log: Log) -> None:
    done = verify.verify(log)
    assert done.rolls == sum(event["type"] in ("rolled", "bet") for event in events(log)) > 30
    assert done.cards == sum(event["type"] == "drew" for event in events(log)) > 0


@pytest.mark.parametrize(
    ("mode", "bots", "told"),
    [("brands.teams", 2, "game_over"), ("brands.speed", 1, "rolled"), ("brands.skirmish", 1, "dealt")],
)
def test_a_game_of_another_mode_checks_out(world: World, mode: str, bots: int, told: str) -> None:
    """The server plays what the engine can, before the page offers it."""
    log = played(world, mode, bots, moves=200)
    assert verify.verify(log).rolls > 20
    kinds = [event["type"] for event in events(log)]
    assert told in kinds and kinds.count("game_over") == 1
    thirds = {event.get("third") for event in events(log) if event["type"] == "rolled"} - {None}
    assert (len(thirds) > 1) is (mode != "brands.teams")


def another_third_die(log: Log) -> None:
    thrown = next(event for event in events(log) if event["type"] == "rolled" and event.get("third"))
    thrown["third"] = "1" if thrown["third"] != "1" else "2"


def another_deal(log: Log) -> None:
    dealt = first(log, "dealt")
    hands = cast(list[Json], dealt["hands"])
    dealt["hands"] = [*hands[1:], hands[0]]


@pytest.mark.parametrize(("change", "what"), [(another_third_die, "third die"), (another_deal, "deal")])
def test_a_change_of_the_deal_or_of_the_third_die_is_found(
    world: World, change: Callable[[Log], None], what: str
) -> None:
    log = played(world, "brands.skirmish", 1, moves=200)
    change(log)
    entries, before = cast(list[dict[str, Json]], log["entries"]), ""
    for number, entry in enumerate(entries, 1):
        body = to_json({name: value for name, value in entry.items() if name != "h"})
        entry["h"] = before = chained(before, number, body)
    with pytest.raises(verify.Mismatch, match=what):
        verify.verify(log)


def a_better_throw(log: Log) -> None:
    first(log, "rolled")["dice"] = [6, 6]


def another_card(log: Log) -> None:
    drew = first(log, "drew")
    drew["index"] = (cast(int, drew["index"]) + 1) % 20


def another_seed(log: Log) -> None:
    first(log, "seed_revealed")["seed"] = "00" * 32


def another_starter(log: Log) -> None:
    began = first(log, "game_began")
    began["first"] = (cast(int, began["first"]) + 1) % 4


@pytest.mark.parametrize("change", [a_better_throw, another_card, another_seed, another_starter])
def test_luck_that_the_seed_does_not_give_is_found(
    log: Log, change: Callable[[Log], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even by who could write the hash chain anew."""
    monkeypatch.setattr(verify, "_check_chain", lambda entries: None)
    change(log)
    with pytest.raises(verify.Mismatch):
        verify.verify(log)


def test_an_entry_that_was_changed_or_left_out_breaks_the_chain(log: Log) -> None:
    entries = cast(list[dict[str, Json]], log["entries"])
    left_out = {**log, "entries": cast(Json, entries[:5] + entries[6:])}
    with pytest.raises(verify.Mismatch) as gap:
        verify.verify(left_out)
    assert gap.value.v == 6
    entries[3]["at"] = 1
    with pytest.raises(verify.Mismatch) as changed:
        verify.verify(log)
    assert changed.value.v == 4


def test_the_command_says_which_by_its_exit(log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(log))
    assert verify.run(Namespace(game=str(file))) == 0
    assert "good:" in capsys.readouterr().out
    cast(list[dict[str, Json]], log["entries"])[3]["at"] = 1
    file.write_text(json.dumps(log))
    assert verify.run(Namespace(game=str(file))) == 1
    assert "version 4" in capsys.readouterr().out
    for text in ("{}", "nonsense", json.dumps({**log, "entries": []})):
        file.write_text(text)
        assert verify.run(Namespace(game=str(file))) == 2
    assert verify.run(Namespace(game=str(tmp_path / "absent.json"))) == 2

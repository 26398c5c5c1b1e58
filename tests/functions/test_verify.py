"""`freehold verify`: a finished game passes, and whatever is changed in its log is found."""

import json
import socket
from argparse import Namespace
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import cast

import pytest
from pydantic_core import to_json

from core.options import Json
from functions import store
from functions.tables.log import chained
from infra import keptlog, verify
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


def told(game: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says of a game that it can't check."""
    assert verify.run(Namespace(game=game)) == 2
    said = capsys.readouterr().out
    assert said.startswith("freehold verify: ") and said.count("\n") == 1
    return said.removeprefix("freehold verify: ").rstrip()


NO_LOGS = {
    "{}": "{} is JSON, but no log: it has no `table` with its `entries`; give {saved}",
    "[1]": "{} is JSON, but no log: it has no `table` with its `entries`; give {saved}",
    "nonsense": "{} is no JSON (Expecting value: line 1 column 1 (char 0)); give {saved}",
    '{"table": "t", "entries": []}': (
        "the log in {} is empty; give all pages of {saved}, one `entries` after the other"
    ),
    '{"table": "t", "entries": [1]}': "{} is JSON, but no log: it has no `table` with its `entries`; give {saved}",
    '{"table": "t", "entries": [{}]}': ("this log is not written as this version of Freehold writes it: KeyError('v')"),
}


@pytest.mark.parametrize("text", NO_LOGS)
def test_a_file_that_holds_no_log_is_told_from_one_that_lies(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert told(str(file), capsys) == NO_LOGS[text].replace("{}", str(file)).replace("{saved}", keptlog.SAVED)


def test_a_file_that_can_t_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    absent = tmp_path / "absent.json"
    address = "or a table's address with http:// or https://"
    assert told(str(absent), capsys) == f"there is no file {absent}; give {keptlog.SAVED}, {address}"
    assert told(str(tmp_path), capsys) == f"{tmp_path} can't be read (Is a directory); give a file with {keptlog.SAVED}"
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xd8")
    assert told(str(picture), capsys) == f"{picture} is no text; give {keptlog.SAVED}"


def test_a_game_that_is_not_over_can_t_be_checked_yet(
    log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    entries = cast(list[Json], log["entries"])
    for end, said in ((1, "has not started"), (len(entries) // 2, "is not over")):
        file.write_text(json.dumps({**log, "entries": entries[:end]}))
        assert said in told(str(file), capsys)


class Site(BaseHTTPRequestHandler):
    """Answers for each table what its name says."""

    def do_GET(self) -> None:
        name = self.path.split("/")[3]
        self.send_response(int(name) if name.isdigit() else 200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, format: str, *args: object) -> None:
        """Nothing of it is to be seen."""


@pytest.fixture
def site() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_an_address_without_a_log_says_what_to_look_at(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    look = "look at its id, which the address of its page ends in"
    assert told(f"{site}/t/404", capsys) == f"there is no table '404' at {site}; {look}"
    assert told(f"{site}/t/403", capsys).startswith("only who sits at table '403' may read its log; save GET")
    assert told(f"{site}/t/500", capsys).startswith(f"{site} answers 500")
    assert told(f"{site}/t/abc", capsys).startswith(f"what answers at {site} is no server of Freehold; look at")
    assert told(f"{site}/404", capsys).startswith(f"{site}/404 is no table's address; that ends in /t/")


def test_a_server_that_does_not_run_is_to_be_started(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    said = told(f"{address}/t/abc", capsys)
    assert said.startswith(f"no server answers at {address} (") and said.endswith(
        "start it, or look at the address and its port"
    )

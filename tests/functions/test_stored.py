"""F71, F73: what was stored once is read for ever: a fixture of each past schema, and rules that a table has pinned."""

import base64
import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from core.codec import decode_ruleset, encode_ruleset
from core.facts import owned
from core.ids import Seat
from functions import zdict
from functions.tables import rulesets
from functions.tables.packing import seat_game, unpack
from tests.functions.world import Loose, World

STORED = sorted((Path(__file__).parent / "stored").glob("*.json"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_table_of_each_past_schema_is_read(path: Path) -> None:
    kept: Mapping[str, Loose] = json.loads(path.read_text())
    expected = kept["expect"]
    ruleset = decode_ruleset(zdict.expand(base64.b64decode(kept["ruleset"])))
    table, text = unpack(kept["id"], kept["v"], base64.b64decode(kept["state"]))
    seat_game(table, text, ruleset)
    game = table.game
    assert game is not None
    assert [sitter.name for sitter in table.seats if sitter] == expected["names"]
    assert [player.cash for player in game.players] == expected["cash"]
    assert [[*owned(game, Seat(seat))] for seat in range(4)] == expected["owned"]
    assert (game.token, table.h, table.mode, table.ruleset) == tuple(
        expected[name] for name in ("token", "h", "mode", "ruleset")
    )
    entry = json.loads(zdict.expand(base64.b64decode(kept["entry"])))
    assert entry["v"] == kept["v"]


def test_a_ruleset_is_named_by_its_hash(world: World) -> None:
    ruleset, name = rulesets.pin(world.items, "brands.classic", {})
    assert name == hashlib.sha256(encode_ruleset(ruleset)).hexdigest()
    assert rulesets.by_hash(world.items, name) == ruleset
    assert rulesets.by_hash(world.items, "none") is None


def test_F71_a_running_game_keeps_its_rules_when_the_book_changes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = world.table(2)[0]
    before = world.state(page.table).table.game
    assert before is not None
    newer = replace(before.ruleset, rules=replace(before.rules, jail=replace(before.rules.jail, fine=9_999)))
    monkeypatch.setattr(rulesets, "_resolved", lambda *_, **__: (newer, "another hash", b""))
    for _ in range(2):
        game = world.state(page.table).table.game
        assert game is not None and game.ruleset == before.ruleset
    assert page.hello()["ruleset"] == world.state(page.table).table.ruleset


def test_a_dictionary_that_was_released_stays_as_it_is() -> None:
    """Blobs made with it could not be read any more."""
    text = (Path(zdict.__file__).parent / "zdicts" / "1.txt").read_bytes()
    assert hashlib.sha256(text).hexdigest() == "5b7df23feda6c71cba6b4e8ab24d18277b10998b21953e46ef60557ef17a2da7"
    assert zdict.expand(zdict.squeeze(b"x" * 5_000)) == b"x" * 5_000
    assert zdict.expand(zdict.squeeze(b"")) == b""

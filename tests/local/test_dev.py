"""`/api/dev` takes from strangers no more than the API does."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from core.play.supply import stock
from functions.wiring import Site
from infra.local import dictated
from infra.local.cloud import LocalCloud
from infra.local.dev import build
from infra.local.setup import lay
from tests.functions.memory import MemoryItems
from tests.functions.world import World

HERE = {"X-Freehold": "1"}


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(dictated.Scripts, "install", lambda _: None)
    yield TestClient(build(LocalCloud(tmp_path, Site(same_host=True))), base_url="http://localhost")


def spaces(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 1_024):
        yield b" " * 1_024


@pytest.mark.parametrize("path", ["/tables", "/clock"])
def test_S16_a_body_is_counted_while_it_comes(dev: TestClient, path: str) -> None:
    answer = dev.post(path, content=spaces(2_000_000), headers=HERE)
    assert (answer.status_code, answer.json()["error"]) == (413, "TOO_LARGE")


@pytest.mark.parametrize("origin", ["http://evil.test", "https://localhost", "null"])
def test_S10_another_origin_changes_nothing(dev: TestClient, origin: str) -> None:
    assert dev.post("/clock", content=b'{"by":1}', headers={**HERE, "Origin": origin}).status_code == 403
    assert dev.post("/clock", content=b'{"by":1}').status_code == 403


def test_S16_a_length_that_is_no_number_is_no_fault_of_ours(dev: TestClient) -> None:
    answer = dev.post("/tables", content=b"{", headers={**HERE, "Content-Length": "x"})
    assert answer.status_code == 422


def test_BU_05_the_bank_of_a_file_is_the_bank_of_its_table() -> None:
    file = {
        "mode": "tournament.final", "rules": {"gap.seconds": 20}, "bank": {"houses": 3, "hotels": 0},
        "seats": [{"name": "A", "cash": 1500, "pos": 0}, {"name": "B", "cash": 1500, "pos": 0}],
        "deeds": {"37": {"owner": "A", "level": 5}, "39": {"owner": "A", "level": 4}},
    }  # fmt: skip
    world = World(MemoryItems())
    laid = lay(world.on, dictated.Scripts(), json.dumps(file), None)
    game = world.state(laid.table).table.game
    assert game is not None
    assert (stock(game, "house"), stock(game, "hotel"), game.rules.gap.seconds) == (3, 0, 20)

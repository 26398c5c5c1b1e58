"""`/api/dev` takes from strangers no more than the API does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from functions.wiring import Site
from infra.local import dictated
from infra.local.cloud import LocalCloud
from infra.local.dev import build

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

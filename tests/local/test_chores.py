"""What the local cloud does now and again: a failure is noted, and does not end it."""

import asyncio
from pathlib import Path

import pytest

from functions import on_sweep
from functions.wiring import Site
from infra.local import cloud
from infra.local.cloud import LocalCloud


@pytest.mark.parametrize("chore", ["SWEEP", "CLEAN"])
def test_a_chore_that_fails_is_noted_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, chore: str
) -> None:
    tried: list[int] = []

    def fail(*_: object) -> None:
        tried.append(1)
        raise OSError("the disk is full")

    monkeypatch.setattr(cloud, chore, 0.01)
    monkeypatch.setattr(on_sweep, "handler", fail)
    local = LocalCloud(tmp_path, Site())
    monkeypatch.setattr(local._items, "clean", fail)

    async def run() -> None:
        async with local.running(), asyncio.timeout(10):
            while len(tried) < 2:
                await asyncio.sleep(0.01)

    asyncio.run(run())
    assert "a chore failed" in caplog.text and "the disk is full" in caplog.text

"""Looking back: the table as it was at any version, by folding its log."""

from collections.abc import Iterator

import pytest

from functions import keys, limits, store, wiring
from functions.ports import Items
from functions.tables import past
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import Frame, Page, World

SIMPLE = ("pay", "roll", "buy", "decline", "pass", "skip_bet", "refuse")


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    yield World(memory_items)
    wiring.use(None)


def played(world: World, moves: int) -> Page:
    """A table of two on which so many commands were carried out."""
    pages = world.table(2)
    for _ in range(moves):
        page = next(page for page in pages if any(page.can(do) for do in SIMPLE))
        option = next(each for do in SIMPLE for each in page.options if each["do"] == do)
        page.play({key: option[key] for key in ("do", "pos", "auction", "debt", "offer") if key in option})
        world.clock.at += 1_000
    return pages[0]


def asked(world: World, table: str, v: object) -> Frame:
    answer = Browser(world).get(f"/api/tables/{table}/views/{v}")
    return {"status": answer.status_code, **answer.json()}


def test_each_version_looks_as_it_was_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "EVERY", 7)
    page = played(world, 40)
    shown = {frame["v"]: frame for frame in page.frames if "lobby" not in frame["view"]}
    assert len(shown) > 40
    for v in (max(shown), *shown):
        then = asked(world, page.table, v)
        assert then["status"] == 200
        assert (then["v"], then["options"]) == (v, [])
        assert {**then["view"], "names": None} == {**shown[v]["view"], "names": None}
        if "missed" not in shown[v]:
            assert then["events"] == shown[v]["events"]


def test_what_is_past_costs_no_more_than_one_stretch_of_the_log(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "EVERY", 10)
    page = played(world, 40)
    last = world.state(page.table).table.v
    asked(world, page.table, last)
    assert world.items.get(keys.position(page.table, 30)) is not None
    stretches = []
    entries = store.entries

    def counted(items: Items, table: str, after: int, limit: int) -> list[store.Entry]:
        stretches.append(limit)
        return entries(items, table, after, limit)

    monkeypatch.setattr(store, "entries", counted)
    asked(world, page.table, last)
    assert stretches == [last - 40]


@pytest.mark.parametrize("v", [0, -1, 1, 10_000])
def test_there_is_no_view_of_a_version_without_a_game(world: World, v: int) -> None:
    page = played(world, 3)
    assert (asked(world, page.table, v)["status"], asked(world, page.table, v)["error"]) == (404, "NOT_FOUND")


def test_what_is_no_number_is_refused(world: World) -> None:
    assert asked(world, played(world, 1).table, "x")["status"] in {400, 404}


def test_strangers_see_no_past_of_a_table_that_is_not_for_them(world: World) -> None:
    page = world.table(2, watched=False)[0]
    assert asked(world, page.table, 3)["error"] == "PRIVATE"


def test_S17_looking_back_has_its_measure(world: World) -> None:
    page = played(world, 1)
    last = world.state(page.table).table.v
    answers = [asked(world, page.table, last)["status"] for _ in range(limits.PAST.burst + 1)]
    assert answers == [200] * limits.PAST.burst + [429]
    world.clock.at += limits.PAST.every
    assert asked(world, page.table, last)["status"] == 200

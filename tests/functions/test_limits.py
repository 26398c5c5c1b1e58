"""Who asks too often is refused (S17); who is only quick or chatty keeps his seat and his socket."""

from collections.abc import Callable, Iterator

import pytest

from functions import limits, wiring
from tests.functions.browser import Browser
from tests.functions.memory import MemoryItems
from tests.functions.world import Loose, Page, World

REMOVE = {"do": "remove", "seat": 1}
AGAIN = {"do": "seat_bot", "seat": 1, "temper": "trader"}
READS = ("/api/tables?mode=brands.classic", "/api/modes", "/api/modes/brands.classic", "/api/rulesets/none")


@pytest.fixture
def world(memory_items: MemoryItems) -> Iterator[World]:
    yield World(memory_items)
    wiring.use(None)


def lines_of(page: Page, gap: int, seconds: int) -> list[str]:
    """What is answered to one line each `gap` ms."""
    said = []
    for _ in range(seconds * 1000 // gap):
        answer = page.send(op="chat", table=page.table, text="hi")[-1]
        said.append(str(answer.get("refused", answer["op"])))
        page.world.clock.at += gap
    return said


def is_open(page: Page) -> bool:
    pong = page.send(op="ping", table=page.table, t=1)[-1]
    return page.conn not in page.world.post.closed and bool(pong["op"] == "pong")


@pytest.mark.parametrize("gap", [700, 200])
def test_a_chatty_player_is_refused_lines_and_nothing_else(world: World, gap: int) -> None:
    page = world.table(2)[0]
    said = lines_of(page, gap, seconds=90)
    assert said.count("chat") >= 45 and set(said) == {"chat", "SLOW_DOWN"}
    assert is_open(page)


def test_a_quick_player_is_refused_commands_and_nothing_else(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    answers = []
    for _ in range(9 * 90):
        answer = page.play(REMOVE if page.frames[-1]["view"]["lobby"]["seats"][1] else AGAIN)
        answers.append(str(answer.get("refused", answer["op"])))
        world.clock.at += 1000 // 9
    assert answers.count("frame") > 5 * 85 and set(answers) == {"frame", "SLOW_DOWN"}
    assert is_open(page)


def test_a_clock_that_is_set_back_by_an_hour_locks_no_player_out(world: World) -> None:
    page = world.table(1, 1, start=False)[0]
    page.play(REMOVE)
    world.clock.at -= 3_600_000
    answers = [page.play(each) for each in (AGAIN, REMOVE, AGAIN)]
    assert [answer["op"] for answer in answers] == ["frame"] * 3


def test_a_page_that_connects_again_and_again_keeps_its_socket(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(100):
        page.send(op="hello", table=page.table, v=None)
        world.clock.at += 100
    assert is_open(page)


def unreadable(page: Page) -> None:
    page.send_text("{")


def before_its_turn(page: Page) -> None:
    page.send(op="play", table=page.table, client="ab" * 8, n=1, turn=99, roll=0, command={"do": "roll"})


@pytest.mark.parametrize("wrong", [unreadable, before_its_turn])
def test_S17_the_third_breach_in_a_minute_ends_the_socket(world: World, wrong: Callable[[Page], None]) -> None:
    page = world.table(2)[0]
    for _ in range(2):
        for _ in range(60):
            wrong(page)
        world.clock.at += 5_000
    assert page.conn not in world.post.closed
    for _ in range(11):
        wrong(page)
    assert page.conn in world.post.closed
    with pytest.raises(AssertionError):
        world.page(page.user, page.table)
    world.clock.at += 60_000
    world.page(page.user, page.table)


def test_S17_a_hundred_wrong_frames_at_once_are_one_breach(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(100):
        unreadable(page)
    assert is_open(page)


def test_S17_what_no_hand_can_do_ends_the_socket(world: World) -> None:
    page = world.table(2)[0]
    for _ in range(1_000):
        page.send(op="chat", table=page.table, text="hi")
        world.clock.at += 20
    assert page.conn in world.post.closed


def test_S17_a_ping_too_many_reads_no_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    page = world.table(2)[0]
    answers = [page.send(op="ping", table=page.table, t=1)[-1] for _ in range(12)]
    assert [answer["op"] for answer in answers] == ["pong"] * 10 + ["refused"] * 2
    monkeypatch.setattr(world.items, "query", None)
    assert page.send(op="ping", table=page.table, t=1)[-1]["refused"] == "SLOW_DOWN"
    assert page.send(op="chat", table=page.table, text="\u200b")[-1]["refused"] == "EMPTY_TEXT"


def paths(world: World) -> list[str]:
    table = world.table(2)[0].table
    return [*READS, f"/api/tables/{table}/view", f"/api/tables/{table}/log"]


def test_S17_reading_is_counted_by_user(world: World) -> None:
    browser = Browser(world).signed_in()
    for path in paths(world):
        statuses = [browser.get(path).status_code for _ in range(limits.REQUEST.burst + 1)]
        assert statuses[-1] == 429 and statuses[0] != 429
        world.clock.at += 60_000
    again = [browser.post("/api/session").status_code for _ in range(limits.REQUEST.burst + 1)]
    assert (again[0], again[-1]) == (200, 429)


def test_S17_reading_is_counted_by_network_without_a_session(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ", limits.Bucket("read", 1_000, 2))
    nobody = Browser(world)
    for path in paths(world):
        assert [nobody.get(path).status_code == 429 for _ in range(3)] == [False, False, True]
        world.clock.at += 60_000
    assert nobody.get("/api/health").status_code == 200


def test_at_home_all_are_of_one_network_so_readers_are_not_counted(world: World, monkeypatch: Loose) -> None:
    monkeypatch.setattr(limits, "READ", limits.Bucket("read", 1_000, 1))
    world.site = wiring.Site(per_prefix=False, same_host=True)
    nobody = Browser(world)
    assert {nobody.get("/api/modes").status_code for _ in range(5)} == {200}

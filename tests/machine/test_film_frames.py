"""What the bench of the film reads out of a browser's trace."""

from typing import Final

from infra.bench import frames

PAGE: Final = 7
SLOT: Final = 16


def mark(name: str, at: int) -> dict[str, object]:
    return {"name": name, "ph": "I", "pid": PAGE, "ts": at * 1000}


def tried(begin: int, end: int, state: str, page: int = PAGE, *, drawn: bool = False) -> list[dict[str, object]]:
    id2 = {"local": f"{begin}-{end}"}
    told = {"frame_reporter": {"state": f"STATE_{state}"}}
    both = {"name": "PipelineReporter", "pid": page, "id2": id2}
    stage = [{**both, "name": frames.DRAWN, "ph": "b", "ts": begin * 1000 + 1, "args": {}}] if drawn else []
    return [
        {**both, "ph": "b", "ts": begin * 1000, "args": told},
        *stage,
        {**both, "ph": "e", "ts": end * 1000, "args": {}},
    ]


def waits(*trace: list[dict[str, object]], film: tuple[int, int] = (0, 900)) -> list[float]:
    events = [mark(frames.ON, film[0]), *(each for one in trace for each in one), mark(frames.OFF, film[1])]
    return [each.after for each in frames.seen(frames.frames(events), frames.films(events)) if each.film]


def test_a_dropped_frame_makes_the_next_picture_late() -> None:
    assert waits(tried(0, 10, "PRESENTED_ALL"), tried(16, 30, "DROPPED"), tried(32, 42, "PRESENTED_ALL")) == [32]


def test_what_the_compositor_moves_alone_is_a_picture() -> None:
    late = tried(16, 58, "PRESENTED_ALL")
    alone = [tried(begin, begin + 10, "PRESENTED_PARTIAL") for begin in (16, 32)]
    assert waits(tried(0, 10, "PRESENTED_ALL"), late, *alone) == [16, 16, 16]


def test_a_picture_that_rests_is_no_wait() -> None:
    still = [tried(begin, begin + 4, "NO_UPDATE_DESIRED") for begin in (16, 32, 48)]
    assert waits(tried(0, 10, "PRESENTED_ALL"), *still, tried(64, 75, "PRESENTED_ALL")) == [11]
    assert waits(tried(0, 10, "PRESENTED_ALL"), tried(640, 651, "PRESENTED_ALL")) == [11]


def test_the_picture_that_ends_a_film_is_the_films_and_no_other() -> None:
    pictures = [tried(begin, begin + 10, "PRESENTED_ALL") for begin in range(0, 80, SLOT)]
    assert len(waits(*pictures, film=(20, 50))) == 3


def test_another_page_is_not_counted() -> None:
    assert waits(tried(0, 10, "PRESENTED_ALL"), tried(3, 18, "PRESENTED_ALL", page=1)) == []


def test_an_update_is_late_though_the_screen_moves() -> None:
    drawn = tried(16, 300, "PRESENTED_ALL", drawn=True)
    alone = [*tried(16, 30, "PRESENTED_PARTIAL"), *tried(320, 330, "PRESENTED_ALL")]
    trace = [mark(frames.ON, 0), *drawn, *alone, mark(frames.OFF, 400)]
    assert frames.updates(frames.frames(trace), frames.films(trace)) == [284]

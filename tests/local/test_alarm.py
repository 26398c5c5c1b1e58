"""The clock on one machine runs the laps of infra/clock.asl.json."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from infra.local.alarm import LocalAlarm
from infra.local.clock import WallClock
from infra.local.events import Event

Answer = Callable[[Event], Event]


def rung(answer: Answer, arm: Callable[[LocalAlarm, WallClock], None], count: int = 1) -> list[Event]:
    """The events that the function was called with: `count`, and what came within a moment more."""
    seen: list[Event] = []

    def handler(event: Event, context: None) -> Event:
        seen.append(event)
        return answer(event)

    async def run() -> None:
        clock = WallClock()
        with ThreadPoolExecutor(8) as pool:
            alarm = LocalAlarm(handler, clock, pool, asyncio.get_running_loop())
            task = asyncio.create_task(alarm.run())
            arm(alarm, clock)
            async with asyncio.timeout(10):
                while len(seen) < count:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            task.cancel()

    asyncio.run(run())
    return seen


def done(event: Event) -> Event:
    return event | {"done": True}


def test_it_rings_at_the_time_and_not_before() -> None:
    def arm(alarm: LocalAlarm, clock: WallClock) -> None:
        alarm.arm("soon", 1, clock.now() + 50)
        alarm.arm("late", 1, clock.now() + 60_000)

    assert [event["table"] for event in rung(done, arm)] == ["soon"]


def test_it_sleeps_again_until_the_function_is_done() -> None:
    def again(event: Event) -> Event:
        assert isinstance(event["lap"], int)
        return event | {"lap": event["lap"] + 1, "done": event["lap"] == 2}

    laps = rung(again, lambda alarm, clock: alarm.arm("t", 7, clock.now()), 3)
    assert [(event["n"], event["lap"]) for event in laps] == [(7, 0), (7, 1), (7, 2)]


def test_f46_an_execution_that_runs_by_that_name_is_success() -> None:
    def arm(alarm: LocalAlarm, clock: WallClock) -> None:
        alarm.arm("t", 1, clock.now() + 50)
        alarm.arm("t", 1, clock.now() + 50)
        alarm.arm("t", 2, clock.now() + 50)

    assert sorted(str(event["n"]) for event in rung(done, arm, 2)) == ["1", "2"]


def test_a_function_that_fails_is_called_again() -> None:
    tries: list[Event] = []

    def fail_once(event: Event) -> Event:
        tries.append(event)
        if len(tries) == 1:
            raise ConnectionError
        return done(event)

    assert len(rung(fail_once, lambda alarm, clock: alarm.arm("t", 1, clock.now()), 2)) == 2


def test_a_clock_that_was_moved_on_rings_at_once() -> None:
    def arm(alarm: LocalAlarm, clock: WallClock) -> None:
        alarm.arm("t", 1, clock.now() + 60_000)
        clock.move(61_000)
        alarm.look()

    assert len(rung(done, arm)) == 1


def test_five_hundred_clocks_ring_on_time() -> None:
    late: list[int] = []
    clock = WallClock()

    def note(event: Event) -> Event:
        late.append(clock.now())
        return done(event)

    def arm(alarm: LocalAlarm, clock: WallClock) -> None:
        start = clock.now() + 100
        for table in range(500):
            alarm.arm(str(table), 1, start)

    assert len(rung(note, arm, 500)) == 500
    assert max(late) - min(late) < 2_000  # 8 ms on a machine that does nothing else

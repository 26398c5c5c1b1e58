"""What a browser's own trace tells of its frames: which reached the screen, when, and after how long."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

CATEGORIES: Final = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
ON, OFF = "film:true", "film:false"
"""The page's own marks: from here on, and until here, the film runs."""
DRAWN: Final = "SendBeginMainFrameToCommit"
"""The stage of a frame in which the page itself draws."""
NOTHING_TO_SHOW: Final = "STATE_NO_UPDATE_DESIRED"
SHOWN: Final = frozenset({"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"})
WHOLE: Final = "STATE_PRESENTED_ALL"
REST: Final = 34
"""After so many milliseconds in which no frame was begun, the browser had been asked for none."""
Trace: TypeAlias = Iterable[Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Frame:
    """One try to show something new; milliseconds."""

    began: float
    ended: float
    """When it was on the screen, or given up."""
    state: str
    """`STATE_PRESENTED_PARTIAL`: what the compositor moves by itself was shown, what the page draws came later."""
    drawn: bool
    """The page itself had something to draw."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One picture on the screen."""

    at: float
    after: float
    """Since the picture before it, or since there was anything new: a still picture is no wait."""
    film: bool


def frames(trace: Trace) -> list[Frame]:
    """Of the process that has marked the film, in the order in which they began."""
    events = [each for each in trace if each["name"] in ("PipelineReporter", DRAWN, ON, OFF)]
    page = next(each["pid"] for each in events if each["name"] in (ON, OFF))
    begun: dict[object, Mapping[str, object]] = {}
    drawn: set[object] = set()
    found = []
    for event in sorted((each for each in events if each["pid"] == page and "id2" in each), key=_at):
        name = cast(Mapping[str, object], event["id2"])["local"]
        if event["name"] == DRAWN:
            drawn.add(name)
        elif event["ph"] == "b":
            begun[name] = event
            drawn.discard(name)
        elif (begin := begun.pop(name, None)) is not None:
            found.append(Frame(_at(begin), _at(event), _state(begin), name in drawn))
    return sorted(found, key=lambda frame: frame.began)


def films(trace: Trace) -> list[tuple[float, float]]:
    """From when until when it ran."""
    marks = sorted((_at(each), each["name"] == ON) for each in trace if each["name"] in (ON, OFF))
    found: list[tuple[float, float]] = []
    since: float | None = None
    for at, on in marks:
        if since is not None and not on:
            found.append((since, at))
        since = (at if since is None else since) if on else None
    return found


def seen(tries: list[Frame], ran: list[tuple[float, float]]) -> Iterator[Seen]:
    """What reached the screen. A picture is the film's if it ran at any time since the picture before."""
    wanted = sorted({each.began for each in tries if each.state != NOTHING_TO_SHOW})
    idle = sorted({each.began for each in tries if each.state == NOTHING_TO_SHOW} - set(wanted))
    before = None
    for at in sorted({each.ended for each in tries if each.state in SHOWN}):
        if before is not None:
            since = _waited_since(before, at, wanted, idle)
            yield Seen(at, at - since, any(start < at and end > since for start, end in ran))
        before = at


def _waited_since(before: float, at: float, wanted: list[float], idle: list[float]) -> float:
    """The last picture, if there has been something to show all the time since; else when there was something again."""
    begun = [each for each in wanted if before < each < at]
    if not begun or (begun[0] - before <= REST and not any(before < each < begun[0] for each in idle)):
        return before
    return begun[0]


def updates(tries: list[Frame], ran: list[tuple[float, float]]) -> list[float]:
    """How long what the page itself drew took to the screen, from the frame it was begun for, while the film ran."""
    whole = (each for each in tries if each.state == WHOLE and each.drawn)
    return [each.ended - each.began for each in whole if any(a < each.ended and b > each.began for a, b in ran)]


def _at(event: Mapping[str, object]) -> float:
    return cast(float, event["ts"]) / 1000


def _state(event: Mapping[str, object]) -> str:
    return str(cast(Mapping[str, Mapping[str, object]], event["args"])["frame_reporter"]["state"])

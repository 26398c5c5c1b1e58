"""Random schedules of races, lost replies, crashes and repeats; the history they leave keeps every promise.

The checker itself is tried on planted bugs: each must be found.
"""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from core.engine import Seen
from core.rules import Ruleset
from functions import store
from functions.ports import Contended, Put, Unanswered, Write
from functions.tables import commit, moves
from functions.tables.model import Table
from functions.tables.rulesets import ruleset_of
from tests.functions.history import Attempt, History, violations
from tests.functions.memory import MemoryItems
from tests.functions.world import Frame, Page, World
from tests.functions.worse import WorseItems, lost_after

SEEDS = int(os.environ.get("FREEHOLD_SEEDS", "500"))
BATCH = 50
WISHES = 14
PATIENCE = 200
"""Sends of one command, far more than the faults of a schedule can swallow."""
SIMPLE = {"roll", "buy", "decline", "pass", "pay", "skip_bet", "ask_pause", "agree", "disagree", "refuse", "pay_fine"}


class Crash(RuntimeError):
    """The process died."""


@dataclass
class Schedule:
    """One seed's run: pages that wish for things, and a store that does its worst."""

    seed: int

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.items = WorseItems(MemoryItems())
        self.world = World(self.items)
        pages = self.world.table(3)
        twin = self.world.page(pages[0].user, pages[0].table)
        twin.hello()
        self.pages = [*pages, twin]
        self.history = History()
        self.time = 0
        self.depth = 0

    def run(self) -> list[str]:
        for _ in range(WISHES):
            self.wish(self.chance.choice(self.pages))
        self.history.frames = {page.conn: page.frames for page in self.pages}
        table = self.pages[0].table
        final = self.world.state(table).table
        log = store.entries(self.items.real, table, 0, 10_000)
        return violations(self.history, log, final, self.ruleset())

    def ruleset(self) -> Ruleset:
        return ruleset_of(self.items, self.world.state(self.pages[0].table).table)

    def wish(self, page: Page) -> None:
        """One command of this page, sent again until it knows what became of it; often once more."""
        self.world.clock.at += self.chance.choice((0, 300, 1_500))
        command = self.choose(page)
        page.n += 1
        for _ in range(PATIENCE):
            attempt = self.send(page, command)
            if attempt.answer is not None and attempt.refused != "BUSY":
                break
        else:
            raise AssertionError("a command that is never answered")
        if self.chance.random() < 0.3:
            self.send(page, command)
        if attempt.refused:
            page.n -= 1

    def choose(self, page: Page) -> Frame:
        options = [option for option in page.options if option["do"] in SIMPLE] or [{"do": "roll"}]
        option = self.chance.choice(options)
        return {key: value for key, value in option.items() if key in ("do", "pos", "vote", "auction", "debt", "offer")}

    def send(self, page: Page, command: Frame) -> Attempt:
        self.time += 1
        seat = page.frames[0]["you"]["seat"]
        view = page.frames[-1]["view"]
        seen = Seen(view["token"], view["rolls"])
        attempt = Attempt(page.client, page.n, seat, command, seen, self.world.clock.at, self.time)
        self.history.attempts.append(attempt)
        self.items.plan = [self.fault] * 20
        try:
            answer = page.play(command, n=page.n)
        except Crash:
            return attempt
        finally:
            page.n -= 1
        self.time += 1
        attempt.answer, attempt.returned = answer or None, self.time
        return attempt

    def fault(self, items: WorseItems, writes: tuple[Write, ...]) -> None:
        """What happens to one write."""
        draw = self.chance.random()
        if draw < 0.08:
            raise Unanswered("lost before")
        if draw < 0.16:
            lost_after(items, writes)
        if draw < 0.22:
            raise Contended("collided")
        if draw < 0.27:
            raise Crash
        if draw < 0.32:
            items.real.write(*writes)
            raise Crash
        if draw < 0.5 and self.depth < 2:
            self.depth += 1
            try:
                self.rival()
            finally:
                self.depth -= 1
        items.real.write(*writes)

    def rival(self) -> None:
        page = self.chance.choice(self.pages)
        busy = {(each.client, each.n) for each in self.history.attempts if each.answer is None}
        if (page.client, page.n) not in busy and (page.client, page.n + 1) not in busy:
            plan = self.items.plan
            self.wish(page)
            self.items.plan = plan


@pytest.mark.parametrize("first", range(0, SEEDS, BATCH))
def test_every_promise_holds_on_random_schedules(first: int) -> None:
    for seed in range(first, first + BATCH):
        assert Schedule(seed).run() == [], f"seed {seed}"


def found_by_some_seed() -> str:
    for seed in range(SEEDS):
        try:
            found = Schedule(seed).run()
        except (AssertionError, KeyError):
            found = ["a broken table"]
        if found:
            return found[0]
    return ""


Plant = Callable[[pytest.MonkeyPatch], None]


def no_condition(patch: pytest.MonkeyPatch) -> None:
    """Lost update: the state is written whatever its version."""

    def save(items: WorseItems, table: Table, entry: store.Entry, others: list[Write]) -> None:
        items.write(Put(store.state_item(table)), Put(store.entry_item(table.id, entry)), *others)

    patch.setattr(store, "save", save)


def no_dedupe(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "_once", lambda *_: None)


def own_write_unknown(patch: pytest.MonkeyPatch) -> None:
    """An ambiguous failure is taken for a lost race, and the dedupe apart from it for a repeat of nothing."""
    patch.setattr(commit, "_landed", lambda *_: False)
    patch.setattr(moves, "_once", lambda *_: None)


def ack_before_write(patch: pytest.MonkeyPatch) -> None:
    real = commit._save

    def save(on: object, made: object, live: object, attempt: int) -> object:
        commit._tell(on, made)  # type: ignore[arg-type]
        return real(on, made, live, attempt)  # type: ignore[arg-type]

    patch.setattr(commit, "_save", save)


def stale_read(patch: pytest.MonkeyPatch) -> None:
    """After a lost race it decides again on what it had made of the old state."""

    def after(on: object, live: store.Live, failure: object) -> store.Live:
        return live

    patch.setattr(commit, "_after", after)


@pytest.mark.parametrize(
    "plant",
    [no_condition, no_dedupe, own_write_unknown, ack_before_write, stale_read],
    ids=lambda plant: plant.__name__,
)
def test_a_planted_bug_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert found_by_some_seed()

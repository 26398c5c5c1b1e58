"""A scenario carried out: the position, its script step by step, and what became of it."""

import sys
import traceback
from collections.abc import Sequence
from typing import cast

from core.bots import pick
from core.commands import Command
from core.engine import expire, next_deadline, options, order, play
from core.events import Event
from core.ids import Millis, Seat
from core.refusal import Refused, Why
from core.scripted import LuckMissing, Scripted
from core.view import told
from infra.expectation import Expectation, read_expectation
from infra.invariants import Auditor, copied, violations
from infra.position import POSITION, Position, read_position
from infra.script import Act, Wait, read_script
from infra.spelling import NotInMode, NotTheirs, ordered, spelled
from infra.strictjson import Json, Node, Unreadable
from infra.written import written

NOW: Millis = 1_767_225_600_000
"""The instant at which a scenario begins."""

_FILE = POSITION | {"title", "note", "spec", "script", "expect"}


class Run:
    """A scenario under way, and its answer."""

    def __init__(self, position: Position, expectation: Expectation) -> None:
        self.names, self.game, self.now = position.names, position.game, NOW
        self.position, self.expectation = position, expectation
        self.luck = Scripted(decks=position.decks, cards=position.cards)
        self.steps: list[dict[str, Json]] = []
        self.types: list[str] = []
        self.refused: list[int] = []
        self.invariants = [f"at the start: {broken}" for broken in violations(self.game)]
        self.auditor = Auditor(copied(self.game))
        self.failed: list[str] = []

    def carry_out(self, script: Sequence[Wait | Act]) -> None:
        """Every step in turn, up to one whose luck is missing; then the comparison."""
        for step in script:
            kept = copied(self.game)
            refused = len(self.refused)
            try:
                self.steps.append(self._step(step))
            except LuckMissing as missing:
                self.game = kept
                self.failed.append(f"step {len(self.steps)}: {missing}")
                break
            except Exception as fault:  # a fault of the rules is a finding, and the other files still run
                self.game = kept
                self.failed.append(f"step {len(self.steps)}: the rules broke: {fault!r}")
                traceback.print_exc(file=sys.stderr)
                break
            if len(self.refused) > refused and self.game != kept:
                self.auditor.broken.append("27: a refused command changed the game")
            self._note_broken()
        self.failed += self.expectation.misses(self.game, self.now, self.types, self.refused)

    def answer(self) -> dict[str, Json]:
        final = written(self.game, self.names, self.now, rules=self.position.rules, cards=self.luck.cards)
        return {
            "steps": list(self.steps),
            "final": final,
            "invariants": list(self.invariants),
            "failed": list(self.failed),
        }

    @property
    def good(self) -> bool:
        return not self.failed and not self.invariants

    def _note_broken(self) -> None:
        self.invariants += [f"step {len(self.steps) - 1}: {broken}" for broken in self.auditor.broken]
        self.auditor.broken.clear()

    def _step(self, step: Wait | Act) -> dict[str, Json]:
        self.luck.give(step.luck)
        told = self._wait(step.length) if isinstance(step, Wait) else self._act(step)
        unused = self.luck.unused()
        # A step that the file expects to be refused may show what it would have thrown.
        if unused and not ("refused" in told and self.expectation.refuses(len(self.steps))):
            self.failed.append(f"step {len(self.steps)}: luck given and not used: {', '.join(unused)}")
        return told

    def _wait(self, length: Millis) -> dict[str, Json]:
        """Deadlines fire one by one, each at its own time."""
        end, events = self.now + length, list[Event]()
        while (deadline := next_deadline(self.game)) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            fired = expire(self.game, self.now, self.luck)
            assert fired, "a deadline that is due does something"
            self.auditor.follow(fired, self.game, self.now, self.now)
            events += fired
        self.now = end
        return self._told(events)

    def _act(self, act: Act) -> dict[str, Json]:
        try:
            events = self._done(act)
            self.auditor.follow(events, self.game, self.now, self.now)
            return self._told(events)
        except Refused as refused:
            return self._refused(refused.why, str(refused))
        except NotInMode:
            return self._refused("NOT_IN_MODE", "This mode has no such command.")
        except NotTheirs:
            return self._refused("NOT_THEIRS_TO_GIVE", "A referee's command is no seat's, and a seat's no referee's.")
        except Unreadable as wrong:
            # A field that is missing has no place of its own in the file.
            placed = wrong.where.startswith(act.where)
            return self._refused("BAD_VALUE", str(wrong) if placed else f"{act.where}.{wrong}")

    def _done(self, act: Act) -> list[Event]:
        if act.seat is not None:
            return play(self.game, act.seat, self._command(act.seat, act), self.now, self.luck)
        return order(self.game, ordered(self.game, self.names, act.do, act.fields), self.now, self.luck)

    def _command(self, seat: Seat, act: Act) -> Command:
        if act.do == "bot":
            return self._picked(seat)
        return spelled(self.game, self.names, seat, act.do, act.fields)

    def _picked(self, seat: Seat) -> Command:
        """What the seat's temper chooses."""
        if self.game.players[seat].bot is None:
            raise Unreadable(self.names[seat], "no bot sits here")
        command = pick(self.game, seat, options(self.game, seat, self.now), self.now)
        if command is None:
            raise Refused(Why.NOT_NOW)
        return command

    def _refused(self, code: str, why: str) -> dict[str, Json]:
        self.refused.append(len(self.steps))
        return {"refused": code, "why": why}

    def _told(self, events: Sequence[Event]) -> dict[str, Json]:
        self.types += [event.type for event in events]
        return {"events": cast("list[Json]", told(events))}


def run_scenario(file: Node) -> Run:
    """Carry out a whole file. Raises Unreadable where it can't be run."""
    fields = file.fields(_FILE, what="an object: a scenario")
    position = read_position(fields, NOW)
    script = read_script(fields.get("script"), position.names)
    expectation = read_expectation(fields.get("expect"), position.game, position.names)
    running = Run(position, expectation)
    running.carry_out(script)
    return running

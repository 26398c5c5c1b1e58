"""Checks of a table's history, from what its pages saw and its final log: P1 to P9 of the promises."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import get_args

from core.codec import command_from_wire, decode_game, encode_game, event_from_wire
from core.engine import Seen, play
from core.evolve import evolve
from core.ids import Seat
from core.luck import DiceChain
from core.refusal import Refused, Why
from core.rules import Ruleset
from core.state import Game, blank
from functions.store import Entry
from functions.tables.lobby_commands import LobbyCommand
from functions.tables.log import chained
from functions.tables.model import Table
from tests.functions.world import Frame


@dataclass
class Attempt:
    """One wish as its page saw it. `called`, `returned`: in order; `at`: the clock; `answer` None: unknown."""

    client: str
    n: int
    seat: int
    command: Frame
    seen: Seen
    at: int
    called: int
    returned: int | None = None
    answer: Frame | None = None

    @property
    def acked(self) -> bool:
        return self.answer is not None and self.answer["op"] == "frame"

    @property
    def refused(self) -> str | None:
        return self.answer["refused"] if self.answer is not None and self.answer["op"] == "refused" else None


@dataclass
class History:
    """All attempts, and every frame by connection in the order it came."""

    attempts: list[Attempt] = field(default_factory=list)
    frames: dict[str, list[Frame]] = field(default_factory=dict)


def violations(history: History, log: Sequence[Entry], final: Table, ruleset: Ruleset) -> list[str]:
    """What of the promises was broken; empty if nothing."""
    found = _whole_log(log, final)
    done = {(entry.client, entry.n): entry for entry in log if entry.client}
    if len(done) != len([entry for entry in log if entry.client]):
        found.append("P3: a command is in the log twice")
    found += _acknowledged(history, done)
    found += _no_phantom(history, log)
    found += _real_time(history, done)
    found += _views(history, log)
    states = _replayed(log, ruleset, final)
    found += _justified(history, states, ruleset)
    if final.game is not None and states[-1] != encode_game(final.game):
        found.append("P6: the log folds to another game")
    return found


def _whole_log(log: Sequence[Entry], final: Table) -> list[str]:
    if [entry.v for entry in log] != list(range(1, final.v + 1)):
        return ["P5: versions have gaps"]
    before = ""
    for entry in log:
        before = chained(before, entry.v, entry.body)
        if before != entry.h:
            return [f"P5: the hash of {entry.v} does not follow"]
    return [] if final.h == before else ["P5: the state has another hash"]


def _acknowledged(history: History, done: dict[tuple[str, int], Entry]) -> list[str]:
    found = []
    for each in history.attempts:
        entry = done.get((each.client, each.n))
        if each.acked and each.answer is not None and (entry is None or entry.h != each.answer["h"]):
            found.append(f"P1: {each.command} was acknowledged and is not in the log")
        if each.refused and entry is not None and not _other_try(history, each):
            found.append(f"P8: {each.command} was refused ({each.refused}) and is in the log")
    return found


def _other_try(history: History, refused: Attempt) -> bool:
    """The same number was tried again, with a better or an unknown end."""
    same = [each for each in history.attempts if (each.client, each.n) == (refused.client, refused.n)]
    return any(not each.refused for each in same) or refused.refused == "DONE"


def _no_phantom(history: History, log: Sequence[Entry]) -> list[str]:
    asked = {(each.client, each.n, json.dumps(each.command)) for each in history.attempts}
    found = []
    for entry in log:
        command = json.loads(entry.body)["command"]
        if command is not None and not entry.client and command["do"] not in OVER_HTTP:
            found.append(f"P8: {entry.v} carries out {command} under nobody's number")
        if entry.client and (entry.client, entry.n, json.dumps(command)) not in asked:
            found.append(f"P2: nobody asked for {entry.v}")
    return found


def _real_time(history: History, done: dict[tuple[str, int], Entry]) -> list[str]:
    """Who was answered before another asked comes first; an unknown outcome counts from its first try."""
    first: dict[tuple[str, int], int] = {}
    for each in history.attempts:
        first.setdefault((each.client, each.n), each.called)
    ended = sorted((each.returned, done[id].v) for each in history.attempts if each.acked and each.returned is not None
                   and (id := (each.client, each.n)) in done)  # fmt: skip
    found = []
    for id, called in first.items():
        if id in done and any(returned < called and v > done[id].v for returned, v in ended):
            found.append(f"P4: {id} overtook an earlier answer")
    return found


def _views(history: History, log: Sequence[Entry]) -> list[str]:
    """Each version looks the same to all, and no connection ever goes back."""
    found, seen = [], dict[int, str]()
    for frames in history.frames.values():
        versions = [frame["v"] for frame in frames]
        if versions != sorted(versions):
            found.append("P7: a connection went backwards")
        for frame in frames:
            shown = {key: value for key, value in frame["view"].items() if key not in ("names", "lobby")}
            if seen.setdefault(frame["v"], json.dumps(shown)) != json.dumps(shown):
                found.append(f"P7: version {frame['v']} was shown in two ways")
    if seen and max(seen) > len(log):
        found.append("P7: a version was shown that was never committed")
    return found


def _replayed(log: Sequence[Entry], ruleset: Ruleset, final: Table) -> list[bytes]:
    """The game at each version, by folding the log alone; empty before the start."""
    game: Game | None = None
    states = []
    for entry in log:
        for event in json.loads(entry.body)["events"]:
            if event["type"] == "game_began":
                game = blank(ruleset, tuple(sitter.bot for sitter in final.seats if sitter is not None))
            if event["type"] not in TABLE_EVENTS and game is not None:
                evolve(game, event_from_wire(event))
        states.append(encode_game(game) if game is not None else b"")
    return states


def _justified(history: History, states: list[bytes], ruleset: Ruleset) -> list[str]:
    """P9: what was refused by the rules could not be done on the version it was judged by."""
    found = []
    for each in history.attempts:
        v = each.answer.get("v") if each.answer is not None else None
        if each.refused is None or each.refused not in set(Why) or v is None:
            continue
        game = decode_game(states[v - 1], ruleset)
        try:
            play(game, Seat(each.seat), command_from_wire(each.command), each.at, NO_LUCK, seen=each.seen)
        except Refused as refused:
            if refused.why != each.refused:
                found.append(f"P9: {each.command} was refused for {each.refused}, not {refused.why}")
        else:
            found.append(f"P9: {each.command} was refused for {each.refused} for no reason")
    return found


NO_LUCK = DiceChain(0, bytes(32))
OVER_HTTP = {command.do for command in get_args(LobbyCommand)}
TABLE_EVENTS = {
    "table_opened", "table_joined", "table_left", "table_moved", "host_changed", "seats_closed", "table_started",
    "seed_revealed", "table_closed", "clocks_shifted", "rematch", "bot_said",
}  # fmt: skip

"""One command through the service: its CPU time, the sizes it makes, what it costs at the storage port."""

import time
from collections.abc import Callable
from statistics import median

from core.engine import next_deadline, options, play
from core.luck import DiceChain
from functions import keys, store
from functions.ports import Item
from functions.tables.frames import Sheet, You
from functions.tables.rulesets import rulebook
from infra.bench.room import Room, opened
from infra.bench.yardstick import one_value

SEATS, COMMANDS, EVERY, REPEATS = 4, 600, 20, 30


def measure() -> dict[str, float | int | dict[str, float]]:
    """Medians over a game's first commands; the storage is in memory, so its own time is next to nothing.
    `path_us`: the steps one after the other; `path_values`: the same by the yardstick of this run."""
    room = opened(SEATS)
    whole: list[float] = []
    states: list[int] = []
    values: list[float] = []
    parts: dict[str, list[float]] = {"decode": [], "play": [], "encode": [], "frames": []}
    room.nowhere.lengths.clear()
    room.items.seen.clear()
    for number in range(COMMANDS):
        if not carried_out(room, whole):
            break
        states.append(len(stored(room).blob("z")))
        if number % EVERY == 0:
            values.append(one_value())
            _apart(room, parts)
    path = sum(median(each) for each in parts.values())
    seen, lengths = room.items.seen, sorted(room.nowhere.lengths)
    return {
        "commands": len(whole),
        "service_us": round(median(whole) * 1e6, 1),
        "path_us": round(path * 1e6, 1),
        "path_values": round(path / median(values), 1),
        "value_ns": round(median(values) * 1e9),
        "us": {name: round(median(each) * 1e6, 1) for name, each in parts.items()},
        "state_bytes": {"median": median(states), "most": max(states)},
        "frame_bytes": {"median": median(lengths), "most": lengths[-1]},
        "per_command": {
            name: round(seen[f"own_{name}"] / len(whole), 2)
            for name in ("read_requests", "write_requests", "bytes_read", "bytes_written", "write_units")
        },
    }


def carried_out(room: Room, whole: list[float]) -> bool:
    """One human's command, timed and counted; False when the game is over."""
    table = room.live().table
    if table.stage != "running" or table.game is None:
        return False
    room.hand.at += 4_000
    due = next_deadline(table.game)
    found = room.asked(table.game) if due is None or due > room.hand.at else None
    if found is None:
        room.ring()
        return True
    before = dict(room.items.seen)
    began = time.process_time()
    room.send(*found)
    whole.append(time.process_time() - began)
    for name, count in list(room.items.seen.items()):
        if not name.startswith("own_"):
            room.items.seen[f"own_{name}"] += count - before.get(name, 0)
    return True


def stored(room: Room) -> Item:
    return room.items.items[keys.state(room.table)]


def _apart(room: Room, parts: dict[str, list[float]]) -> None:
    """The same position taken apart into its steps, each many times over."""
    live, item, rules = room.live(), stored(room), rulebook(room.items)
    table, game = live.table, room.game()
    found = room.asked(game)
    if found is None or live.luck is None:
        return
    seat = found[0]
    room.counts[seat] -= 1
    key, rolls = live.luck.key, live.luck.t

    def once() -> None:
        again = store.decode(room.table, item, rules).game
        assert again is not None
        legal = options(again, seat, room.hand.at)
        play(again, seat, next(iter(legal[0].samples())), room.hand.at, DiceChain(rolls, key))

    def frames() -> None:
        sheet = Sheet(table, room.hand.at, live.connections)
        for each, connection in enumerate(live.connections):
            sheet.frame(You(connection.user, table.place_of(connection.user)), b"[]", {"ack": each})

    decode = _timed(lambda: store.decode(room.table, item, rules))
    parts["decode"].append(decode)
    parts["play"].append(_timed(once) - decode)
    parts["encode"].append(_timed(lambda: store.state_item(table)))
    parts["frames"].append(_timed(frames))


def _timed(do: Callable[[], object]) -> float:
    began = time.process_time()
    for _ in range(REPEATS):
        do()
    return (time.process_time() - began) / REPEATS

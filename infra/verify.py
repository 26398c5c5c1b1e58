"""`freehold verify`: is every roll, card and bet of a finished game what its published seed says, and its log whole?"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, cast, get_args

from pydantic_core import to_json

from core.books import resolve
from core.codec import event_from_wire, tag
from core.events import BetMade, CardThrown, Dealt, Drew, Event, GameBegan, LotDrawn, Rolled
from core.evolve import evolve
from core.luck import DiceChain, commit, key0, roster
from core.options import Json
from core.play import opening
from core.play.casino import wins_pool
from core.play.dealing import hands
from core.play.drawing import on_top
from core.play.ending import LOT
from core.play.third_die import faces
from core.state import Game, blank
from functions.tables.log import chained
from infra import keptlog

if TYPE_CHECKING:
    from infra.cli import Subparsers

Entry: TypeAlias = Mapping[str, Json]
Fact: TypeAlias = dict[str, Json]

_GAME = frozenset(tag(kind) for kind in get_args(Event))


MISSING: Final = {
    "table_opened": "the log does not begin at the table's opening; give all of it, from version 1",
    "table_started": "the game of this log has not started; check it when it is over",
    "seed_revealed": "the game of this log is not over; its seed is published at its end, check it then",
}
"""What it means that an event is not there."""


class Incomplete(Exception):
    """What is missing to check the game by."""


class Mismatch(Exception):
    """The first version whose luck or hash is not what it should be."""

    def __init__(self, v: int, what: str) -> None:
        super().__init__(what)
        self.v = v
        self.what = what


@dataclass(slots=True)
class Checked:
    rolls: int = 0
    cards: int = 0
    entries: int = 0


def add(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("verify", help="check every roll of a finished game against its published seed")
    parser.add_argument("game", help="the table's address, or a file with its log, or - for standard input")


def run(args: argparse.Namespace) -> int:
    """0: every draw is as it should be; 1: one is not; 2: the file doesn't hold a whole game."""
    try:
        done = verify(keptlog.read(args.game))
    except (keptlog.NoLog, Incomplete) as missing:
        print(f"freehold verify: {missing}")
        return 2
    except (ValueError, KeyError, TypeError) as strange:
        print(f"freehold verify: this log is not written as this version of Freehold writes it: {strange!r}")
        return 2
    except Mismatch as wrong:
        print(f"freehold verify: version {wrong.v}: {wrong.what}")
        return 1
    print(f"good: {done.rolls} rolls and bets, {done.cards} cards, {done.entries} log entries")
    return 0


def verify(log: Mapping[str, Json]) -> Checked:
    """Raises Mismatch at the first draw or hash that is wrong, Incomplete when the file can't tell."""
    entries = cast(list[Entry], log["entries"])
    done = Checked(entries=len(entries))
    _check_chain(entries)
    facts = [(cast(int, entry["v"]), fact) for entry in entries for fact in cast(list[Fact], entry["events"])]
    game, luck = _opening(str(log["table"]), [fact for _, fact in facts])
    for v, event in _game_events(facts):
        _check(game, luck, v, event, done)
        evolve(game, event)
    return done


def _check_chain(entries: Sequence[Entry]) -> None:
    """The log's own hash chain: no entry left out, changed or put in."""
    before = ""
    for number, entry in enumerate(entries, 1):
        body = to_json({name: value for name, value in entry.items() if name != "h"})
        before = chained(before, number, body)
        if entry["v"] != number or entry["h"] != before:
            raise Mismatch(number, "the log's hash chain breaks here")


def _opening(table: str, facts: Sequence[Fact]) -> tuple[Game, DiceChain]:
    """The table before the first turn, and the luck that the revealed seed gives it."""
    opened, started = _first(facts, "table_opened"), _first(facts, "table_started")
    seed = bytes.fromhex(str(_first(facts, "seed_revealed")["seed"]))
    ruleset, names = str(opened["ruleset"]), cast(list[str], started["seats"])
    fingerprint = commit(seed, table, ruleset)
    if fingerprint.hex() != started["commit"]:
        raise Mismatch(0, "the seed is not the one that was committed to before the game")
    frozen = roster(table, ruleset, fingerprint, [(f"seat-{seat}", b"") for seat in range(len(names))])
    if frozen.hex() != started["roster"]:
        raise Mismatch(0, "the roster is not the one that was frozen at the start")
    game = blank(resolve(str(opened["mode"])), (None,) * len(names))
    return game, DiceChain(0, key0(seed, frozen, [b"" for _ in names]))


def _first(facts: Sequence[Fact], kind: str) -> Fact:
    found = next((fact for fact in facts if fact["type"] == kind), None)
    if found is None:
        raise Incomplete(MISSING[kind])
    return found


def _game_events(facts: Sequence[tuple[int, Fact]]) -> Iterator[tuple[int, Event]]:
    return ((v, event_from_wire(fact)) for v, fact in facts if fact["type"] in _GAME)


def _check(game: Game, luck: DiceChain, v: int, event: Event, done: Checked) -> None:
    """Draw again what an event says was drawn."""
    match event:
        case GameBegan() | Dealt() | LotDrawn():
            _check_frame(game, luck, v, event)
        case Rolled():
            done.rolls += 1
            _same(v, "the roll's number", event.roll, luck.roll(event.seat))
            _same(v, "the dice", event.dice, luck.dice())
            if event.third is not None:
                _same(v, "the third die", event.third, faces(game)[luck.die("third") - 1])
        case BetMade():
            done.rolls += 1
            _same(v, "the roll's number", event.roll, luck.roll(event.seat))
            _same(v, "the casino's die", event.die, luck.die("casino"))
            _same(v, "the jackpot", event.jackpot, wins_pool(game, luck))
        case CardThrown():
            _same(v, "the card's throw", event.dice, luck.card_dice())
        case Drew():
            done.cards += 1
            _same(v, "the card", event.index, on_top(game, event.deck, luck))
        case _:
            pass


def _check_frame(game: Game, luck: DiceChain, v: int, event: GameBegan | Dealt | LotDrawn) -> None:
    """What is drawn before the first turn and after the last."""
    match event:
        case GameBegan():
            _same(v, "the starter", (event.first, event.throws), opening.starter(game, luck))
        case Dealt():
            each = len(event.hands[0])
            _same(v, "the deal", event.hands, hands(game.board, len(game.players), each, luck))
        case LotDrawn():
            _same(v, "the lot", event.lots, luck.shuffle(LOT, len(event.lots)))


def _same(v: int, what: str, told: object, drawn: object) -> None:
    if told != drawn:
        raise Mismatch(v, f"{what}: the log tells {told}, the seed gives {drawn}")

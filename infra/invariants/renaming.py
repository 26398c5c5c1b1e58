"""The same game with its seats renamed in a circle, found by the types of fields."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeVar, cast, get_args, get_type_hints

from core import events as e
from core.commands import Command
from core.ids import Seat
from core.rules import Ruleset
from core.state import Game, Player

Value = TypeVar("Value")


def renamed_game(game: Game, by: int) -> Game:
    count = len(game.players)
    turned = renamed(game, by, count)
    players: list[Player] = [game.players[(seat - by) % count] for seat in range(count)]
    return replace(
        turned,
        players=[renamed(player, by, count) for player in players],
        deeds={pos: renamed(deed, by, count) for pos, deed in game.deeds.items()},
    )


def renamed_command(command: Command, by: int, count: int) -> Command:
    return renamed(command, by, count)


def renamed_event(event: e.Event, by: int, count: int) -> e.Event:
    """`worth` is listed by seat, so it turns as a whole."""
    turned = renamed(event, by, count)
    if isinstance(turned, e.TurnBegan | e.GameOver):
        worth = tuple(turned.worth[(seat - by) % count] for seat in range(count))
        return replace(turned, worth=worth)
    return turned


def renamed(value: Value, by: int, count: int) -> Value:
    """A value with every seat in it renamed; lists by seat stay as they are."""
    if not is_dataclass(value) or isinstance(value, type | Ruleset):
        return value
    changes = {
        name: _turned(getattr(value, name), by, count, seats=seats) for name, seats in _fields(type(value)).items()
    }
    return cast(Value, replace(cast(Any, value), **changes))  # type: ignore[explicit-any]


def _turned(value: object, by: int, count: int, *, seats: bool) -> object:
    if isinstance(value, tuple):
        return tuple(_turned(each, by, count, seats=seats) for each in value)
    if seats and isinstance(value, int):
        return (value + by) % count if value >= 0 else value
    return renamed(value, by, count)


@cache
def _fields(kind: type) -> dict[str, bool]:
    """Fields that a renaming concerns, and whether their numbers are seats."""
    hints = get_type_hints(kind)
    chosen = (each.name for each in fields(kind) if each.init)
    return {name: _names_seats(hints[name]) for name in chosen if _names_seats(hints[name]) or _holds(hints[name])}


def _names_seats(hint: object) -> bool:
    return hint is Seat or any(_names_seats(part) for part in get_args(hint))


def _holds(hint: object) -> bool:
    """May the field hold a value that has seats in it?"""
    return is_dataclass(hint) or any(_holds(part) for part in get_args(hint))


Renaming = Callable[[Game, int], Game]

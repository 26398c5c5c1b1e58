"""Values of the game as plain JSON and back: tables of fields, made once a type from its annotations.

A field that has its default is left out. A member of a union carries a tag: `do` for commands, `type` for events,
`kind` for frames and the rest.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from core.board import Board, Square
from core.cards import Card
from core.commands import Command
from core.events import Event
from core.frames import AnyFrame, Clock, Due
from core.ids import Pos
from core.rules import Rules, Ruleset, dotted, patched
from core.state import Game, Holding, Offer, Player, Vote

SCHEMA = 1
"""Of stored games. A change of shape raises it, and adds a pure migration."""

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
Encode: TypeAlias = Callable[..., Plain]  # type: ignore[explicit-any]
Decode: TypeAlias = Callable[..., Any]  # type: ignore[explicit-any]
"""`...`, `Any`: what a converter takes and gives follows from an annotation, which types can't say."""


def same(value: Plain) -> Plain:
    """A value that is plain already."""
    return value


@cache
def converters(hint: object) -> tuple[Encode, Decode]:
    """How to make a value of an annotated type plain, and back. TypeError for a type that has no plain form."""
    supertype = getattr(hint, "__supertype__", None)
    if supertype is not None:
        return converters(supertype)
    origin = get_origin(hint)
    if hint in (int, str, bool, NoneType) or origin is Literal:
        return same, same
    if isinstance(hint, type) and issubclass(hint, Enum):
        return same, hint
    if origin is tuple:
        return _tuple(get_args(hint))
    if origin in (UnionType, Union):
        return _union(get_args(hint))
    if is_dataclass(hint):
        return _record(cast(type, hint))
    raise TypeError(f"{hint} has no plain form")


def _tuple(members: tuple[object, ...]) -> tuple[Encode, Decode]:
    hints = set(members) - {Ellipsis}
    if len(hints) != 1:
        raise TypeError(f"a tuple of {members} has no plain form")
    encode, decode = converters(hints.pop())
    if encode is same and decode is same:
        return list, tuple
    return (lambda values: [encode(each) for each in values]), (lambda values: tuple([decode(each) for each in values]))


def _union(members: tuple[object, ...]) -> tuple[Encode, Decode]:
    some = [cast(type, each) for each in members if each is not NoneType]
    if all(converters(each) == (same, same) for each in some):
        return same, same
    encode, decode = _tagged(some) if len(some) > 1 else converters(some[0])
    if NoneType not in members:
        return encode, decode
    return (lambda value: None if value is None else encode(value)), (
        lambda plain: None if plain is None else decode(plain)
    )


def _tagged(members: list[type]) -> tuple[Encode, Decode]:
    key = tag_key(members[0])
    encoders = {each: (tag(each), converters(each)[0]) for each in members}
    decoders = {tag(each): converters(each)[1] for each in members}

    def encode(value: object) -> Plain:
        name, fields_of = encoders[value.__class__]
        return {key: name, **cast(dict[str, Plain], fields_of(value))}

    def decode(plain: dict[str, str]) -> object:
        return decoders[plain[key]](plain)

    return encode, decode


def tag_key(kind: type) -> str:
    """Under which key the members of a union say which one they are."""
    return next((key for key in ("do", "type") if hasattr(kind, key)), "kind")


def tag(kind: type) -> str:
    """What a member of a union is called."""
    named = getattr(kind, "do", None) or getattr(kind, "type", None)
    return str(named) if named else re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _record(kind: type) -> tuple[Encode, Decode]:
    hints = get_type_hints(kind)
    rows = [(each.name, *converters(hints[each.name]), each.default) for each in fields(kind) if each.init]

    def encode(value: object) -> Plain:
        plain: dict[str, Plain] = {}
        for name, one, _, default in rows:
            held = getattr(value, name)
            if default is MISSING or held != default:
                plain[name] = one(held)
        return plain

    def decode(plain: dict[str, Plain]) -> object:
        return kind(*[back(plain[name]) if name in plain else default for name, _, back, default in rows])

    return encode, decode


class Form:
    """The plain form of one annotated type, for who meets it again and again.

    Worked out at first use. To find a large union's converters anew takes longer than to use them: its hash is made
    from those of all its members.
    """

    def __init__(self, hint: object) -> None:
        self._hint = hint

    @cached_property
    def plain(self) -> Encode:
        """Makes a value plain."""
        return converters(self._hint)[0]

    @cached_property
    def value(self) -> Decode:
        """Makes a value of what is plain."""
        return converters(self._hint)[1]


_EVENT, _COMMAND = Form(Event), Form(Command)
_PLAYER, _STACK, _CLOCK = Form(Player), Form(tuple[AnyFrame, ...]), Form(Clock)
_CLAIMS = Form(tuple[Due, ...])
_OFFERS, _VOTE = Form(tuple[Offer, ...]), Form(Vote | None)


def event_to_wire(event: Event) -> dict[str, Plain]:
    """An event as in logs and frames: `type` and its fields."""
    return cast(dict[str, Plain], _EVENT.plain(event))


def event_from_wire(plain: Mapping[str, Plain]) -> Event:
    return cast(Event, _EVENT.value(plain))


def command_to_wire(command: Command) -> dict[str, Plain]:
    """A command as in logs, frames and scenario files: `do` and its fields."""
    return cast(dict[str, Plain], _COMMAND.plain(command))


def command_from_wire(plain: Mapping[str, Plain]) -> Command:
    """For commands of our own making; what comes from outside is validated by `functions.wire`."""
    return cast(Command, _COMMAND.value(plain))


_SCALARS = (
    "first",
    "turn",
    "token",
    "round",
    "doubles",
    "rolls",
    "spots",
    "late",
    "began",
    "paused",
    "pool",
    "last_id",
)
_ROWS = ("raised", "auctioned", "spared", "sought")
"""Of squares and seats, mostly empty."""


def encode_game(game: Game) -> bytes:
    """A game as it is stored, without its ruleset, which the table pins by hash."""
    return json.dumps(game_to_plain(game), separators=(",", ":")).encode()


def game_to_plain(game: Game) -> Mapping[str, object]:
    """What `encode_game` writes, for who has a faster writer of JSON."""
    plain: dict[str, object] = {"schema": SCHEMA, **{name: getattr(game, name) for name in _SCALARS}}
    plain["players"] = [_PLAYER.plain(player) for player in game.players]
    plain["deeds"] = {pos: _holding(deed) for pos, deed in game.deeds.items() if deed.owner is not None}
    plain["stack"] = _STACK.plain(game.stack)
    plain["turn_clock"] = _CLOCK.plain(game.turn_clock)
    plain["offers"] = _OFFERS.plain(game.offers)
    plain["vote"] = _VOTE.plain(game.vote)
    plain.update(built=game.built, used=game.used, gone=game.gone)
    plain.update({name: row for name in _ROWS if (row := getattr(game, name))})
    if game.claims is not None:
        plain["claims"] = _CLAIMS.plain(game.claims)
    if game.ends is not None or game.last_round:
        plain.update(ends=game.ends, last_round=game.last_round)
    if game.opens:
        plain["opens"] = True
    if game.gap_asked:
        plain.update(gap_asked=game.gap_asked, gap_wanted=game.gap_wanted)
    return plain


def _holding(deed: Holding) -> list[Plain]:
    return [deed.owner, deed.level, deed.mortgaged, deed.rounds_left]


def decode_game(stored: bytes, ruleset: Ruleset) -> Game:
    """The game as it was stored. ValueError for a schema that this engine doesn't know."""
    return game_from_plain(json.loads(stored), ruleset)


def game_from_plain(plain: Any, ruleset: Ruleset) -> Game:  # type: ignore[explicit-any]
    """What `decode_game` makes of JSON once it is read. `Any`: as `game_to_plain` wrote it."""
    if plain["schema"] != SCHEMA:
        raise ValueError(f"this engine reads games of schema {SCHEMA}, not {plain['schema']}")
    players = [_PLAYER.value(each) for each in plain["players"]]
    held = {int(pos): Holding(*row) for pos, row in plain["deeds"].items()}
    deeds: dict[Pos, Holding] = {pos: held.get(pos) or Holding() for pos in ruleset.board.deeds}
    game = Game(ruleset, players, deeds)
    for name in _SCALARS:
        setattr(game, name, plain[name])
    game.stack = _STACK.value(plain["stack"])
    game.turn_clock = _CLOCK.value(plain["turn_clock"])
    game.offers = _OFFERS.value(plain["offers"])
    game.vote = _VOTE.value(plain["vote"])
    game.built = plain["built"]
    for name in _ROWS:
        setattr(game, name, tuple(plain.get(name, ())))
    game.claims = _CLAIMS.value(plain["claims"]) if "claims" in plain else None
    game.ends, game.last_round = plain.get("ends"), plain.get("last_round", False)
    game.opens = plain.get("opens", False)
    game.gap_asked = tuple(plain.get("gap_asked", ()))
    game.gap_wanted = plain.get("gap_wanted", False)
    game.used = {deck: tuple(used) for deck, used in plain["used"].items()}
    game.gone = tuple(plain["gone"])
    return game


def encode_ruleset(ruleset: Ruleset) -> bytes:
    """Canonical JSON of all that a table pins: the same bytes for equal rulesets, so its hash names it."""
    plain = {
        "mode": ruleset.mode,
        "rules": dotted(ruleset.rules),
        "board": {
            "key": ruleset.board.key,
            "titles": ruleset.board.titles,
            "squares": [converters(Square)[0](each) for each in ruleset.board.squares],
        },
        "decks": {name: [converters(Card)[0](each) for each in deck] for name, deck in ruleset.decks.items()},
    }
    return json.dumps(plain, separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode()


def decode_ruleset(stored: bytes) -> Ruleset:
    """The ruleset as it was pinned."""
    plain = json.loads(stored)
    board = plain["board"]
    squares = tuple(converters(Square)[1](each) for each in board["squares"])
    decks = {name: tuple(converters(Card)[1](each) for each in deck) for name, deck in plain["decks"].items()}
    return Ruleset(
        plain["mode"], patched(Rules(), plain["rules"]), Board(board["key"], squares, board["titles"]), decks
    )

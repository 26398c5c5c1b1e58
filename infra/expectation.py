"""What a scenario file expects of the end, compared with what came."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from core.engine import options, to_act
from core.ids import Millis, Seat
from core.state import Game, Holding, Player
from infra.holdings import seat_of, square_of
from infra.spelling import FIELDS
from infra.strictjson import Json, Node
from infra.written import bank, held, jail_tries, phase_name, ranking, winner

_BY_SEAT: Mapping[str, Callable[[Player], Json]] = {
    "cash": lambda player: player.cash,
    "pos": lambda player: player.where.pos,
    "jail": jail_tries,
    "cards": lambda player: list(held(player)),
    "missed": lambda player: player.missed,
}
_BY_SQUARE: Mapping[str, Callable[[Holding], Json]] = {
    "level": lambda deed: deed.level,
    "mortgaged": lambda deed: deed.mortgaged,
    "rounds_left": lambda deed: deed.rounds_left,
}
_LISTS = ("out", "to_act", "ranking", "refused", "events")
_VALUES = ("phase", "turn", "round", "pool", "bank", "winner")
_OFFERED = ("options", "not_options")
_KNOWN = frozenset((*_BY_SEAT, *_BY_SQUARE, "owner", *_LISTS, *_VALUES, *_OFFERED))


class Expectation:
    """An `expect` whose names are all known; its values are compared as they are."""

    def __init__(self, fields: Mapping[str, Node], names: tuple[str, ...]) -> None:
        self.fields, self.names = fields, names

    def refuses(self, step: int) -> bool:
        """Does it say that this step is refused?"""
        return "refused" in self.fields and step in [each.value for each in self.fields["refused"].items()]

    def misses(self, game: Game, now: Millis, types: Sequence[str], refused: Sequence[int]) -> list[str]:
        """A line for each thing that is not as expected."""
        return [
            *self._seats(game),
            *self._squares(game),
            *self._values(game, refused),
            *self._events(types),
            *self._options(game, now),
        ]

    def _seats(self, game: Game) -> Iterator[str]:
        for name, look in _BY_SEAT.items():
            for who, node in self.under(name):
                yield from _compare(f"{name} of {who}", node, look(game.players[self.names.index(who)]))

    def _squares(self, game: Game) -> Iterator[str]:
        for key, node in self.under("owner"):
            owner = game.deeds[int(key)].owner
            yield from _compare(f"owner of {key}", node, None if owner is None else self.names[owner])
        for name, look in _BY_SQUARE.items():
            for key, node in self.under(name):
                yield from _compare(f"{name} of {key}", node, look(game.deeds[int(key)]))

    def _values(self, game: Game, refused: Sequence[int]) -> Iterator[str]:
        placed = ranking(game, self.names)
        have: dict[str, Json] = {
            "phase": phase_name(game),
            "turn": self.names[game.turn],
            "round": game.round,
            "pool": game.pool,
            "bank": bank(game),
            "winner": winner(game, self.names),
            "ranking": None if placed is None else list(placed),
            "refused": list(refused),
            "out": [name for name, player in zip(self.names, game.players, strict=True) if player.out],
            "to_act": [self.names[seat] for seat in to_act(game)],
        }
        for name, value in have.items():
            if name in self.fields:
                node = self.fields[name]
                if name in ("out", "to_act", "refused"):
                    node, value = Node(_sorted(node.value), node.where), _sorted(value)
                yield from _compare(name, node, value)

    def _events(self, types: Sequence[str]) -> Iterator[str]:
        """Each must come after the one before it; others may stand between."""
        came = iter(types)
        for node in self.fields["events"].items() if "events" in self.fields else []:
            if node.text() not in came:
                yield f"events: no {node.value!r} where it was expected ({node.where})"
                return

    def _options(self, game: Game, now: Millis) -> Iterator[str]:
        for name in _OFFERED:
            for who, node in self.under(name):
                offered = {option.schema()["do"] for option in options(game, Seat(self.names.index(who)), now)}
                for each in node.texts():
                    if (each in offered) != (name == "options"):
                        yield f"{name} of {who}: {each!r} is {'not ' if name == 'options' else ''}offered"

    def under(self, name: str) -> list[tuple[str, Node]]:
        """What it says by seat or square."""
        return list(self.fields[name].fields().items()) if name in self.fields else []


def read_expectation(node: Node | None, game: Game, names: tuple[str, ...]) -> Expectation:
    """Raises Unreadable for a name that does not exist."""
    expectation = Expectation(node.fields(_KNOWN) if node is not None else {}, names)
    for name in (*_BY_SEAT, *_OFFERED):
        for who, each in expectation.under(name):
            seat_of(Node(who, each.where), names)
    for name in ("owner", *_BY_SQUARE):
        for key, each in expectation.under(name):
            square_of(game, key, each)
    for name in _OFFERED:
        for _, each in expectation.under(name):
            _check_commands(each)
    _check_lists(expectation.fields)
    return expectation


def _check_lists(fields: Mapping[str, Node]) -> None:
    for name in _LISTS:
        if name in fields and not (name == "ranking" and fields[name].value is None):
            members = fields[name].items()
            if name == "events":
                fields[name].texts()
            elif name == "refused":
                _ = [each.whole(0) for each in members]


def _check_commands(node: Node) -> None:
    for each in node.items():
        if each.text() not in FIELDS:
            raise each.bad(f"there is no command {each.value!r}")


def _sorted(value: Json) -> Json:
    return sorted(value, key=json.dumps) if isinstance(value, list) else value


def _compare(what: str, expected: Node, found: Json) -> Iterator[str]:
    # As JSON, so that true is not 1.
    if json.dumps(expected.value, sort_keys=True) != json.dumps(found, sort_keys=True):
        yield f"{what}: expected {json.dumps(expected.value)}, found {json.dumps(found)}"

"""The deeds of a scenario file's position, and what no board can look like."""

from collections.abc import Mapping

from core.board import Group, Street
from core.ids import Pos, Seat
from core.state import Game, Holding
from infra.strictjson import BIG, Node

_DEED = frozenset({"owner", "level", "mortgaged", "rounds_left"})
_TOP_LEVEL = 5


def read_deeds(game: Game, names: tuple[str, ...], fields: Mapping[str, Node]) -> None:
    """Fill in who has what. Raises Unreadable."""
    for key, node in fields.items():
        game.deeds[square_of(game, key, node)] = _deed(game, names, node)
    for group in game.board.groups:
        _check_group(game, group, fields)


def seat_of(node: Node, names: tuple[str, ...]) -> Seat:
    """The seat of a name. Raises Unreadable."""
    if node.text() not in names:
        raise node.bad(f"there is no seat {node.value!r}")
    return Seat(names.index(node.text()))


def square_of(game: Game, key: str, node: Node) -> Pos:
    """The deed's square, spelled in the one way there is: "37", and not "037"."""
    squares = {str(pos): pos for pos in game.board.deeds}
    if key not in squares:
        raise node.bad("there is no deed at this square")
    return squares[key]


def _deed(game: Game, names: tuple[str, ...], node: Node) -> Holding:
    fields = node.fields(_DEED)
    deed = Holding(owner=_owner(game, names, fields))
    if "level" in fields:
        deed.level = fields["level"].whole(0, _TOP_LEVEL)
    if "mortgaged" in fields:
        deed.mortgaged = fields["mortgaged"].flag()
    deed.rounds_left = _rounds_left(game, fields, mortgaged=deed.mortgaged)
    if deed.owner is None and (deed.level or deed.mortgaged):
        raise node.bad("what nobody owns has no building and no mortgage")
    return deed


def _owner(game: Game, names: tuple[str, ...], fields: Mapping[str, Node]) -> Seat | None:
    if "owner" not in fields or fields["owner"].value is None:
        return None
    node = fields["owner"]
    seat = seat_of(node, names)
    if game.players[seat].out:
        raise node.bad(f"{node.value} is out and owns nothing")
    return seat


def _rounds_left(game: Game, fields: Mapping[str, Node], *, mortgaged: bool) -> int | None:
    term = game.rules.mortgage.term
    node = fields.get("rounds_left")
    if node is None or node.value is None:
        return term if mortgaged else None
    if not mortgaged:
        raise node.bad("only a mortgage has a term")
    left = node.whole(0, BIG if term is None else term)
    return None if term is None else left


def _check_group(game: Game, group: Group, fields: Mapping[str, Node]) -> None:
    """Buildings stand on complete, unmortgaged groups of streets, evenly where the mode asks for it."""
    deeds = {pos: game.deeds[pos] for pos in group.squares}
    built = [pos for pos, deed in deeds.items() if deed.level]
    if not built:
        return
    node = fields[str(built[0])]
    levels = [deed.level for deed in deeds.values()]
    if not isinstance(game.board.squares[built[0]], Street):
        raise node.bad("only streets can be built on")
    if len({deed.owner for deed in deeds.values()}) > 1:
        raise node.bad("a building on a group that is not complete")
    if any(deed.mortgaged for deed in deeds.values()):
        raise node.bad("a building on a group with a mortgage")
    if game.rules.build.even and max(levels) - min(levels) > 1:
        raise node.bad("levels in a group differ by more than one")

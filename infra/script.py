"""The script of a scenario file: what each step does, and the luck it brings along."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.ids import SECOND, Millis, Seat
from core.scripted import Given
from infra.holdings import seat_of
from infra.position import REFEREE
from infra.spelling import FIELDS, JUDGE, check_fields
from infra.strictjson import Node

LUCK = frozenset({"dice", "third", "die", "jackpot", "card_dice", "order"})

_THIRD = {1: 1, 2: 2, 3: 3, "bus": 4, "m1": 5, "x": 5}
_FACES = 6


@dataclass(frozen=True, slots=True)
class Wait:
    """Time passes; deadlines fire."""

    length: Millis
    luck: Given


@dataclass(frozen=True, slots=True)
class Act:
    """A seat gives a command. `fields`: the command's own, still to be read; `seat` None: the judge."""

    seat: Seat | None
    do: str
    fields: Mapping[str, Node]
    luck: Given
    where: str


def read_script(node: Node | None, names: tuple[str, ...]) -> tuple[Wait | Act, ...]:
    """All steps. Raises Unreadable for a field, a command or a seat that does not exist."""
    return tuple(_step(each, names) for each in node.items()) if node is not None else ()


def _step(node: Node, names: tuple[str, ...]) -> Wait | Act:
    fields = node.fields()
    if "after" in fields:
        node.fields(LUCK | {"after"})
        return Wait(round(fields["after"].number(0) * SECOND), _luck(fields))
    for name in ("seat", "do"):
        if name not in fields:
            raise node.bad(f"a step has `after`, or `seat` and `do`; {name!r} is missing")
    judge = fields["seat"].value == REFEREE
    seat = None if judge else seat_of(fields["seat"], names)
    do = fields["do"].text()
    own = _own_fields(fields)
    return Act(seat, do, own, _luck(fields), node.where)


def _own_fields(fields: Mapping[str, Node]) -> dict[str, Node]:
    """What the step gives its command, all of it known."""
    do = fields["do"].text()
    known = {**FIELDS, **JUDGE}
    if do not in known:
        raise fields["do"].bad(f"there is no command {do!r}")
    own = {name: node for name, node in fields.items() if name not in LUCK and name not in ("seat", "do")}
    for name, node in own.items():
        if name not in known[do]:
            raise node.bad("unknown field")
    check_fields(own)
    return own


def _luck(fields: Mapping[str, Node]) -> Given:
    dies = {
        "third": tuple(_third(each) for each in _several(fields, "third")),
        "casino": tuple(each.whole(1, _FACES) for each in _several(fields, "die")),
    }
    return Given(
        dice=_throws(fields, "dice"),
        card_dice=_throws(fields, "card_dice"),
        dies={label: faces for label, faces in dies.items() if faces},
        weighted={"jackpot": tuple(0 if each.flag() else 1 for each in _several(fields, "jackpot"))},
        orders=_orders(fields),
    )


def _several(fields: Mapping[str, Node], name: str) -> list[Node]:
    return list(fields[name].several()) if name in fields else []


def _throws(fields: Mapping[str, Node], name: str) -> tuple[tuple[int, int], ...]:
    """One throw of two dice, or a list of them."""
    if name not in fields:
        return ()
    throws = fields[name].items()
    if throws and not isinstance(throws[0].value, list):
        return (_throw(fields[name]),)
    return tuple(_throw(each) for each in throws)


def _throw(node: Node) -> tuple[int, int]:
    dice = [each.whole(1, _FACES) for each in node.items()]
    if len(dice) != 2:
        raise node.bad("a throw has two dice")
    return dice[0], dice[1]


def _third(node: Node) -> int:
    value = node.value
    if isinstance(value, bool) or not isinstance(value, int | str) or value not in _THIRD:
        raise node.bad('must be 1, 2, 3, "bus", "m1" or "x"')
    return _THIRD[value]


def _orders(fields: Mapping[str, Node]) -> tuple[tuple[int, ...], ...]:
    if "order" not in fields:
        return ()
    order = tuple(each.whole(0) for each in fields["order"].items())
    if sorted(order) != list(range(len(order))):
        raise fields["order"].bad(f"must hold each of 0 to {len(order) - 1} once")
    return (order,)

"""`freehold modes`: every mode with every parameter, or what two modes differ in."""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

from core.books import MODES, UnknownMode, casual_of, changes, knobs_of, of_host, resolve
from core.books.knobs import Knob, Switch
from core.rules import BadRule, Ruleset, Scalar, differing, dotted
from infra.ruleswords import MEANS, NEEDS, said, shown

if TYPE_CHECKING:
    from infra.cli import Subparsers


CUSTOM: Final = "brands.custom"


def add(subparsers: "Subparsers[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("modes", help="list the modes, their parameters, how two differ")
    parser.add_argument("--json", action="store_true", help="every parameter of every mode, by dotted name")
    parser.add_argument(
        "--custom",
        nargs="+",
        metavar="RULE=VALUE",
        help="what a custom table with these knobs changes, as its card lists it; values as in JSON",
    )
    parser.add_argument("--diff", nargs=2, metavar="MODE", help="what two modes differ in")


def run(args: argparse.Namespace) -> int:
    try:
        if args.custom:
            print(card(args.custom))
        elif args.diff:
            print(difference(*args.diff))
        elif args.json:
            print(json.dumps({mode: parameters(mode) for mode in MODES}, indent=2))
        else:
            print("\n".join(MODES))
    except (UnknownMode, BadRule) as wrong:
        print(f"freehold modes: {wrong}")
        return 2
    return 0


def parameters(mode: str) -> dict[str, Scalar]:
    """A mode's parameters by dotted name. Raises UnknownMode."""
    return dotted(resolve(mode).rules)


def difference(one: str, other: str) -> str:
    """What two modes differ in: board, cards and parameters, in words and by name; then what either leaves to its
    tables. Raises UnknownMode."""
    left, right = resolve(one), resolve(other)
    found = differing(left.rules, right.rules)
    rows = [
        (what, mine, theirs, "")
        for (what, mine), (_, theirs) in zip(printed(left), printed(right), strict=True)
        if mine != theirs
    ]
    rows += [(said(rule), _there(left, rule), _there(right, rule), rule) for rule in found]
    parts = [aligned([("what", one, other, "rule"), *rows]) if rows else "They are played alike."]
    if any("-" in row for row in rows):
        parts.append("-: the mode has no such thing.")
    parts.extend(f"{said(rule)}: {MEANS[rule]}" for rule in found if rule in MEANS)
    return "\n\n".join([*parts, *(left_open for mode in dict.fromkeys((one, other)) for left_open in open_in(mode))])


def printed(ruleset: Ruleset) -> list[tuple[str, str]]:
    """What is printed and no rule: the board, and how many cards each deck has."""
    decks = ", ".join(f"{deck} {len(cards)}" for deck, cards in ruleset.decks.items())
    return [("board", ruleset.board.key), ("cards", decks)]


def _there(ruleset: Ruleset, rule: str) -> str:
    """A parameter as one reads it, where it means anything."""
    values = dotted(ruleset.rules)
    without = NEEDS.get(rule)
    return "-" if without and values[without] in (None, False) else shown(rule, values[rule])


def open_in(mode: str) -> Iterator[str]:
    """What a mode leaves to its tables: what its host may set, and what is otherwise where nobody is the referee."""
    knobs, casual = knobs_of(mode), casual_of(mode)
    if knobs:
        rows = [(said(rule), reach(rule, knob), rule) for rule, knob in knobs.items()]
        yield aligned([(f"the host of {mode} may set", "", "rule"), *rows])
    if casual:
        rows = [(said(rule), shown(rule, value), rule) for rule, value in casual.items()]
        yield aligned([(f"{mode} without a referee", "", "rule"), *rows])


def reach(rule: str, knob: Knob | Switch) -> str:
    """How far a knob may be turned."""
    if isinstance(knob, Switch):
        return "yes or no"
    far = shown(rule, knob.least)
    if knob.most > knob.least:
        far = f"{far} to {shown(rule, knob.most)}"
    steps = f" in steps of {shown(rule, knob.step)}" if knob.step > 1 else ""
    return far + steps + (f", or {shown(rule, None)}" if knob.none else "")


def card(knobs: Sequence[str]) -> str:
    """Every change of a custom table from the usual. Raises BadRule."""
    turned: dict[str, Scalar] = {}
    for each in knobs:
        name, there, value = each.partition("=")
        if not there:
            raise BadRule(f"{each!r} is not RULE=VALUE, as start.cash=20000 is.")
        if name in turned:
            raise BadRule(f"{name} is given twice.")
        turned[name] = _read(value)
    found = changes(of_host(CUSTOM, turned))
    rows = [(said(name), shown(name, left), shown(name, right), name) for name, (left, right) in found.items()]
    return aligned([("what", MODES[0], CUSTOM, "rule"), *rows])


def _read(value: str) -> Scalar:
    """What is no JSON stays as it was typed: no knob takes it, and the refusal says it as it stands."""
    try:
        return cast(Scalar, json.loads(value))
    except ValueError:
        return value


def aligned(rows: Sequence[tuple[str, ...]]) -> str:
    """A line a row, its columns below each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )

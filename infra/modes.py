"""`freehold modes`: every mode with every parameter, or what two modes differ in."""

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from core.books import MODES, UnknownMode, changes, of_host, resolve
from core.rules import BadRule, Scalar, differing, dotted
from infra.ruleswords import said, shown

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
    """A table of the parameters that differ, in words and by name. Raises UnknownMode."""
    return table(one, other, differing(resolve(one).rules, resolve(other).rules))


def card(knobs: Sequence[str]) -> str:
    """Every change of a custom table from the usual. Raises BadRule."""
    turned: dict[str, Scalar] = {}
    for each in knobs:
        name, _, value = each.partition("=")
        try:
            turned[name] = json.loads(value)
        except ValueError:
            raise BadRule(f"{each!r} is not RULE=VALUE") from None
    return table(MODES[0], CUSTOM, changes(of_host(CUSTOM, turned)))


def table(one: str, other: str, found: Mapping[str, tuple[Scalar, Scalar]]) -> str:
    """What differs, a line each."""
    rows = [("what", one, other, "rule")]
    rows += [(said(name), shown(name, left), shown(name, right), name) for name, (left, right) in found.items()]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )

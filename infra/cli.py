"""The command `freehold`: finds the subcommand that was asked for and imports that one alone."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

Subparsers = argparse._SubParsersAction  # argparse gives its own type no public name


class Subcommand(Protocol):
    """What a module offers to be a subcommand."""

    def add(self, subparsers: "Subparsers[argparse.ArgumentParser]", /) -> None:
        """Describes the arguments: one `add_parser` under the subcommand's own name."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Does the work and returns the exit status."""


# Listed by hand, so that `freehold --help` imports none of them.
SUBCOMMANDS = {
    "scenario": ("infra.scenario", "carry out scenario files and compare what they expect"),
    "simulate": ("infra.simulate", "play whole games of bots, without a server"),
    "verify": ("infra.verify", "check every roll of a finished game against its published seed"),
    "modes": ("infra.modes", "list the modes, their parameters, how two differ"),
}


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="freehold", description="A property trading game: its tools.")
    subparsers = parser.add_subparsers(dest="subcommand", required=True, metavar="SUBCOMMAND")
    chosen = words[0] if words else ""
    for name, (_, summary) in SUBCOMMANDS.items():
        if name != chosen:
            subparsers.add_parser(name, help=summary)
    if chosen not in SUBCOMMANDS:
        parser.parse_args(words)
        return 2
    subcommand = cast(Subcommand, import_module(SUBCOMMANDS[chosen][0]))
    subcommand.add(subparsers)
    return _carried_out(subcommand, parser.parse_args(words))


def _carried_out(subcommand: Subcommand, args: argparse.Namespace) -> int:
    """Whoever reads may have read enough (`| head`)."""
    try:
        status = subcommand.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())

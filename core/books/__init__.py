"""The rulebooks, and the one place that knows them by name: `resolve` makes the ruleset a table pins."""

from collections.abc import Mapping

from core.books import brands, metro, tournament
from core.books.knobs import Knobs, check
from core.rules import BadRule, Ruleset, Scalar, differing, patched

_BOOKS = {"brands": brands, "metro": metro, "tournament": tournament}

MODES: tuple[str, ...] = tuple(f"{key}.{mode}" for key, book in _BOOKS.items() for mode in book.MODES)


CUSTOM = "custom"


class UnknownMode(ValueError):
    """No rulebook has this mode. The text lists those that exist."""


def resolve(mode: str, overrides: Mapping[str, Scalar] | None = None) -> Ruleset:
    """The ruleset of a mode, with some rules changed by dotted name. Raises UnknownMode, BadRule."""
    patch = patch_of(mode)
    key, _, name = mode.partition(".")
    book = _BOOKS[key]
    board = book.BOARDS.get(name, book.BOARD)
    rules = patched(patched(book.RULES, patch), overrides or {})
    if rules.start.deeds * rules.players.most > len(board.deeds):
        raise BadRule(f"start.deeds: the board has {len(board.deeds)} deeds for {rules.players.most} players")
    sides, players = rules.teams.sides, rules.players
    if sides is not None and any(count % sides for count in players.counts):
        raise BadRule(f"teams.sides: {players.least} to {players.most} players make no {sides} teams of one size")
    return Ruleset(mode, rules, board, book.decks(rules))


def patch_of(mode: str) -> Mapping[str, Scalar]:
    """What a mode changes of its rulebook's rules, by dotted name. Raises UnknownMode."""
    if mode not in MODES:
        raise UnknownMode(f"there is no mode {mode!r}; there are {', '.join(MODES)}")
    key, _, name = mode.partition(".")
    patch: Mapping[str, Scalar] = _BOOKS[key].MODES[name]
    return patch


def knobs_of(mode: str) -> Knobs:
    """What the host of a table of this mode may turn: the knobs of its rulebook at a custom table (GA-54), else
    nothing. Raises UnknownMode."""
    patch_of(mode)
    key, _, name = mode.partition(".")
    knobs: Knobs = _BOOKS[key].KNOBS if name == CUSTOM else {}
    return knobs


def as_changed(mode: str, patch: Mapping[str, Scalar]) -> str:
    """What a table is called: the first mode of a rulebook, with anything changed by its host, is its custom mode.
    Raises UnknownMode."""
    key = mode.partition(".")[0]
    custom = f"{key}.{CUSTOM}"
    return custom if patch and not patch_of(mode) and custom in MODES else mode


def of_host(mode: str, turned: Mapping[str, Scalar]) -> Ruleset:
    """The ruleset of a table whose host has turned some knobs. Raises UnknownMode; BadRule for what is no knob, or
    turned beyond its bounds."""
    check(knobs_of(mode), turned)
    return resolve(mode, turned)


def changes(ruleset: Ruleset) -> dict[str, tuple[Scalar, Scalar]]:
    """All in which a table's rules differ from the first mode of its rulebook: by rule, the usual value and its own."""
    first = next(mode for mode in MODES if mode.partition(".")[0] == ruleset.mode.partition(".")[0])
    return differing(resolve(first).rules, ruleset.rules)

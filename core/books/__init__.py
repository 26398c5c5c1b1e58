"""The rulebooks, and the one place that knows them by name: `resolve` makes the ruleset a table pins."""

from collections.abc import Callable, Mapping

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


def casual_of(mode: str) -> Mapping[str, Scalar]:
    """What a table without a referee changes of a mode that is played before one (GC-56). Raises UnknownMode."""
    patch_of(mode)
    patch: Mapping[str, Scalar] = _BOOKS[mode.partition(".")[0]].CASUAL
    return patch


def knobs_of(mode: str, *, refereed: bool = False) -> Knobs:
    """What the host of a table of this mode may turn (GA-54, GC-06); with a referee nothing that only a casual table
    leaves open. Raises UnknownMode."""
    casual = casual_of(mode)
    key, _, name = mode.partition(".")
    knobs: Knobs = _BOOKS[key].HOST.get(name, {})
    return {rule: knob for rule, knob in knobs.items() if rule not in casual} if refereed else knobs


def as_changed(mode: str, patch: Mapping[str, Scalar]) -> str:
    """What a table is called: the first mode of a rulebook, with anything changed by its host, is its custom mode.
    Raises UnknownMode."""
    key = mode.partition(".")[0]
    custom = f"{key}.{CUSTOM}"
    return custom if patch and not patch_of(mode) and custom in MODES else mode


def of_host(mode: str, turned: Mapping[str, Scalar] | None = None) -> Ruleset:
    """The ruleset of a table as a lobby opens it, whose host has turned some knobs. Raises UnknownMode; BadRule for
    what is no knob, or turned beyond its bounds."""
    turned = turned or {}
    check(knobs_of(mode), turned)
    return resolve(mode, {**casual_of(mode), **turned})


def changes(ruleset: Ruleset, made: Callable[[str], Ruleset] = resolve) -> dict[str, tuple[Scalar, Scalar]]:
    """All in which a table's rules differ from the first mode of its rulebook: by rule, the usual value and its own.

    `made`: as the book has that mode, or as a lobby opens it.
    """
    first = next(mode for mode in MODES if mode.partition(".")[0] == ruleset.mode.partition(".")[0])
    return differing(made(first).rules, ruleset.rules)

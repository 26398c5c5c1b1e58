"""The rulebooks, and the one place that knows them by name: `resolve` makes the ruleset a table pins."""

from collections.abc import Mapping

from core.books import brands
from core.rules import Ruleset, Scalar, patched

_BOOKS = {"brands": brands}

MODES: tuple[str, ...] = tuple(f"{key}.{mode}" for key, book in _BOOKS.items() for mode in book.MODES)


class UnknownMode(ValueError):
    """No rulebook has this mode. The text lists those that exist."""


def resolve(mode: str, overrides: Mapping[str, Scalar] | None = None) -> Ruleset:
    """The ruleset of a mode, with some rules changed by dotted name. Raises UnknownMode, BadRule."""
    if mode not in MODES:
        raise UnknownMode(f"there is no mode {mode!r}; there are {', '.join(MODES)}")
    key, _, name = mode.partition(".")
    book = _BOOKS[key]
    rules = patched(patched(book.RULES, book.MODES[name]), overrides or {})
    return Ruleset(mode, rules, book.BOARD, book.DECKS)

"""Which ruleset a table plays by: pinned by hash, kept once as `R#hash`, remembered by this process."""

import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache

from core.books import casual_of, resolve
from core.codec import decode_ruleset, encode_ruleset
from core.rules import Ruleset, Scalar, dotted
from functions import keys
from functions.ports import ABSENT, ConditionFailed, Item, Items, Put
from functions.tables.model import Table
from functions.zdict import expand, squeeze


@lru_cache(maxsize=64)
def _resolved(mode: str, patch: tuple[tuple[str, Scalar], ...], *, refereed: bool) -> tuple[Ruleset, str, bytes]:
    """GC-56: what a mode asks of a table with a referee holds at no other."""
    casual = {} if refereed else casual_of(mode)
    ruleset = resolve(mode, {**casual, **dict(patch)})
    text = encode_ruleset(ruleset)
    return ruleset, hashlib.sha256(text).hexdigest(), text


def _of(table: Table) -> tuple[Ruleset, str, bytes]:
    return _resolved(table.mode, tuple(sorted(table.patch.items())), refereed=table.referee is not None)


def pin(items: Items, mode: str, patch: Mapping[str, Scalar], *, refereed: bool = False) -> tuple[Ruleset, str]:
    """The ruleset of a mode and a patch, with its hash; kept for ever from its first use on."""
    ruleset, hash, text = _resolved(mode, tuple(sorted(patch.items())), refereed=refereed)
    with suppress(ConditionFailed):
        items.write(Put(Item(keys.ruleset(hash), {"z": squeeze(text)}), ABSENT))
    return ruleset, hash


def player_counts(table: Table) -> range:
    """With how many a table that waits may start."""
    return _of(table)[0].rules.players.counts


def sides(table: Table) -> int | None:
    """Into how many teams those who sit at a table that waits will go, turn about; None: everybody plays alone."""
    return _of(table)[0].rules.teams.sides


def changed(mode: str, patch: Mapping[str, Scalar], *, refereed: bool = False) -> dict[str, Scalar]:
    """What of a patch differs from the mode: computed from the two values, never as it was typed."""
    plain = dotted(_resolved(mode, (), refereed=refereed)[0].rules)
    return {name: value for name, value in patch.items() if value != plain[name]}


def rulebook(items: Items) -> Callable[[Table], Ruleset]:
    """Finds the ruleset a table has pinned, mostly without a request."""
    return lambda table: ruleset_of(items, table)


def ruleset_of(items: Items, table: Table) -> Ruleset:
    ruleset, hash, _ = _of(table)
    if hash == table.ruleset:
        return ruleset
    # The book has changed since: the table keeps the rules, board and decks that it began with (F71).
    pinned = _pinned.get(table.ruleset) or by_hash(items, table.ruleset)
    assert pinned is not None, "a pinned ruleset is kept for ever"
    _pinned[table.ruleset] = pinned
    return pinned


_pinned: dict[str, Ruleset] = {}


def by_hash(items: Items, hash: str) -> Ruleset | None:
    """What a hash stands for."""
    found = items.get(keys.ruleset(hash))
    return None if found is None else decode_ruleset(expand(found.blob("z")))

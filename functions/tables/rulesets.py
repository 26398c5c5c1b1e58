"""Which ruleset a table plays by: pinned by hash, kept once as `R#hash`, remembered by this process."""

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache

from core.books import resolve
from core.options import Json
from core.rules import Ruleset, Scalar
from core.view import ruleset_view
from functions import keys
from functions.ports import ABSENT, ConditionFailed, Item, Items, Put
from functions.tables.model import Table
from functions.zdict import expand, squeeze


@lru_cache(maxsize=64)
def _resolved(mode: str, patch: tuple[tuple[str, Scalar], ...]) -> tuple[Ruleset, str, bytes]:
    ruleset = resolve(mode, dict(patch))
    text = canonical(ruleset_view(ruleset))
    return ruleset, hashlib.sha256(text).hexdigest(), text


def pin(items: Items, mode: str, patch: Mapping[str, Scalar]) -> tuple[Ruleset, str]:
    """The ruleset of a mode and a patch, with its hash; kept for ever from its first use on."""
    ruleset, hash, text = _resolved(mode, tuple(sorted(patch.items())))
    with suppress(ConditionFailed):
        items.write(Put(Item(keys.ruleset(hash), {"z": squeeze(text)}), ABSENT))
    return ruleset, hash


def text_of(items: Items, hash: str) -> bytes | None:
    """A ruleset's canonical JSON."""
    found = items.get(keys.ruleset(hash))
    return None if found is None else expand(found.blob("z"))


def rulebook(items: Items) -> Callable[[Table], Ruleset]:
    """Finds the ruleset a table has pinned, mostly without a request."""
    return lambda table: ruleset_of(items, table)


def ruleset_of(items: Items, table: Table) -> Ruleset:
    patch = tuple(sorted(table.patch.items()))
    ruleset, hash, _ = _resolved(table.mode, patch)
    if hash == table.ruleset:
        return ruleset
    return _pinned(items, table)


def _pinned(items: Items, table: Table) -> Ruleset:
    """The book has changed since: the table keeps the rules it began with (F71)."""
    text = text_of(items, table.ruleset)
    assert text is not None, "a pinned ruleset is kept for ever"
    kept: dict[str, dict[str, Scalar]] = json.loads(text)
    return _resolved(table.mode, tuple(sorted(kept["rules"].items())))[0]


def canonical(value: Json) -> bytes:
    """The one spelling of a JSON value that is hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

"""Where `freehold verify` finds a game's log: a table's address, a file, standard input; or why there is none."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import urlopen

from core.options import Json

Log: TypeAlias = Mapping[str, Json]

SAVED: Final = "the saved answer of GET /api/tables/ID/log"


class NoLog(Exception):
    """There is no log to be read there. The text says why, and what to do."""


def read(game: str) -> Log:
    """The log that an argument of the command line means. Raises NoLog."""
    if game.startswith(("http://", "https://")):
        return _fetched(game)
    return _parsed(*_text(game))


def _text(game: str) -> tuple[str, str]:
    """What is called how in a refusal, and its text."""
    if game == "-":
        return "standard input", sys.stdin.read()
    try:
        return game, Path(game).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise NoLog(f"there is no file {game}; give {SAVED}, or a table's address with http:// or https://") from None
    except UnicodeDecodeError:
        raise NoLog(f"{game} is no text; give {SAVED}") from None
    except OSError as closed:
        raise NoLog(f"{game} can't be read ({closed.strerror}); give a file with {SAVED}") from None


def _parsed(source: str, text: str) -> Log:
    try:
        log = cast(Json, json.loads(text))
    except ValueError as bad:
        raise NoLog(f"{source} is no JSON ({bad}); give {SAVED}") from None
    if not (isinstance(log, dict) and isinstance(log.get("table"), str) and _listed(log.get("entries"))):
        raise NoLog(f"{source} is JSON, but no log: it has no `table` with its `entries`; give {SAVED}")
    if not log["entries"]:
        raise NoLog(f"the log in {source} is empty; give all pages of {SAVED}, one `entries` after the other")
    return log


def _listed(entries: Json) -> bool:
    return isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)


def _fetched(address: str) -> Log:
    """All pages of the log of the table at an address."""
    site, there, table = address.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/t/")
    if not there:
        raise NoLog(f"{address} is no table's address; that ends in /t/ and the table's id, as in the browser")
    entries: list[Json] = []
    while page := _page(site, table, len(entries)):
        entries += page
    return _parsed(address, json.dumps({"table": table, "entries": entries}))


def _page(site: str, table: str, after: int) -> list[Json]:
    try:
        with urlopen(f"{site}/api/tables/{quote(table)}/log?after={after}", timeout=10) as answer:
            return cast("dict[str, list[Json]]", json.load(answer))["entries"]
    except HTTPError as refused:
        raise NoLog(_refused(site, table, refused.code)) from None
    except (URLError, TimeoutError) as silent:
        why = silent.reason if isinstance(silent, URLError) else silent
        raise NoLog(f"no server answers at {site} ({why}); start it, or look at the address and its port") from None
    except (ValueError, KeyError, TypeError):
        raise NoLog(f"what answers at {site} is no server of Freehold; look at the address and its port") from None


def _refused(site: str, table: str, code: int) -> str:
    if code == 404:
        return f"there is no table {table!r} at {site}; look at its id, which the address of its page ends in"
    if code == 403:
        return f"only who sits at table {table!r} may read its log; save GET /api/tables/{table}/log from a browser"
    return f"{site} answers {code} when it is asked for the log of table {table!r}; try again in a minute"

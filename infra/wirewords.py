"""The words that message keys are composed of, as lists for the client's tests."""

from collections.abc import Iterable
from typing import Final, get_args

from core.board import Square
from core.books import MODES, casual_of, changes, knobs_of, resolve
from core.bots import TEMPERS
from core.codec import tag
from core.commands import COMMANDS
from core.events import UNTOLD
from core.frames import PHASES, Cause
from core.refusal import Why
from functions.refusal import TEXT
from functions.tables.chat import PHRASES
from functions.tables.referee import OFFENCES


def lists(event_keys: Iterable[str]) -> list[str]:
    """Each list as a constant of TypeScript. What only tests read is left out of the page when it is built."""
    cards = {card.id for mode in MODES for deck in resolve(mode).decks.values() for card in deck}
    words: Final[dict[str, Iterable[str]]] = {
        "EVENT_KEYS": event_keys,
        "REFUSALS": sorted({*(why.value for why in Why), *TEXT}),
        "COMMANDS": [tag(each) for each in COMMANDS],
        "PHASES": [tag(each) for each in PHASES],
        "CAUSES": get_args(Cause),
        "SQUARE_KINDS": [tag(each) for each in get_args(Square)],
        "CARDS": sorted(cards),
        "MODES": MODES,
        "KNOBS": list(dict.fromkeys(name for mode in MODES for name in knobs_of(mode))),
        "CHANGED": sorted({name for mode in MODES for name in (*changes(resolve(mode)), *casual_of(mode))}),
        "TEMPERS": TEMPERS,
        "PHRASES": PHRASES,
        "OFFENCES": OFFENCES,
        "UNTOLD": [tag(event) for event in UNTOLD],
    }
    return [_list(name, values) for name, values in words.items()]


def _list(name: str, values: Iterable[str]) -> str:
    lines = "".join(f"  '{value}',\n" for value in values)
    return f"export const {name} = [\n{lines}] as const;\n"

"""The scenario files together show every mode, phase, card, command, order, event and reason for a refusal."""

from collections import Counter
from typing import Final

from core.books import MODES, resolve
from core.codec import tag
from core.commands import COMMANDS
from core.events import EVENTS
from core.frames import NAMES
from core.orders import ORDERS
from core.refusal import Why
from tests.scenarios.outcomes import FILES, Outcome, outcome

FEWEST: Final = 5

BEFORE_A_POSITION: Final = {"game_began", "dealt", "time_began"}
"""Events of a beginning: a position is after it."""

NAMED_BY_THE_TOOL: Final = {"STALE"}
"""What a command must name besides is filled in from the position, so that none is ever stale here."""


def every() -> list[Outcome]:
    return [outcome(path) for path in FILES]


def test_every_mode() -> None:
    files = Counter(each.mode for each in every())
    assert [mode for mode in MODES if files[mode] < FEWEST] == []


def test_every_phase_is_the_end_of_one() -> None:
    assert set(NAMES.values()) - {phase for each in every() for phase in each.phases} == set()


def test_every_card_of_every_deck_is_drawn() -> None:
    outcomes = every()
    for mode in MODES:
        book = mode.partition(".")[0]
        drawn = {card for each in outcomes if each.mode.partition(".")[0] == book for card in each.drawn}
        cards = {(deck, card.id) for deck, cards in resolve(mode).decks.items() for card in cards}
        assert sorted(cards - drawn) == [], mode


def test_every_command_and_every_order_is_carried_out() -> None:
    done = {do for each in every() for do in each.done}
    assert {*(tag(command) for command in COMMANDS), *(order.do for order in ORDERS)} - done == set()


def test_every_event_occurs() -> None:
    occurred = {event for each in every() for event in each.events}
    assert {tag(event) for event in EVENTS} - occurred == BEFORE_A_POSITION


def test_every_reason_is_given() -> None:
    given = {why for each in every() for why in each.why}
    assert {str(why) for why in Why} - given == NAMED_BY_THE_TOOL

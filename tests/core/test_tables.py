"""Every table of the engine covers all it is about: a new event, command, frame or reason can't be forgotten."""

from typing import get_args

from core.board import Square
from core.cards import Effect
from core.codec import command_to_wire, converters, tag
from core.commands import COMMANDS, AskPause, Command
from core.engine import ANSWERS_WHAT_WAS_SEEN, CHOICES, DECIDE, DO
from core.events import EVENTS, Event
from core.evolve import RECORD
from core.frames import NAMES, PHASES, TASKS, AnyFrame, Over, Resuming
from core.kinds import BidLimit, Opening
from core.play.drawing import CARRY_OUT
from core.play.landing import ON
from core.play.lateness import OUT_OF_TIME
from core.play.why import REASONS
from core.policies import BID_LIMIT, OPENING
from core.refusal import TEXT, Why


def test_the_lists_name_every_member_of_their_union() -> None:
    assert set(COMMANDS) == set(get_args(Command))
    assert set(EVENTS) == set(get_args(Event))
    assert {*PHASES, *TASKS} == set(get_args(AnyFrame))


def test_every_event_is_recorded() -> None:
    assert set(RECORD) == set(EVENTS)


def test_every_command_is_carried_out_and_its_refusal_explained() -> None:
    assert set(DECIDE) == set(COMMANDS)
    assert set(REASONS) == set(COMMANDS) - {AskPause}
    assert set(COMMANDS) >= ANSWERS_WHAT_WAS_SEEN


def test_every_task_is_done_and_every_phase_ends_by_itself() -> None:
    assert set(DO) == set(TASKS)
    assert set(OUT_OF_TIME) == set(PHASES) - {Over}
    assert set(CHOICES) == set(PHASES) - {Over, Resuming}
    assert {kind: tag(kind) for kind in PHASES} == NAMES


def test_every_square_and_card_has_its_effect() -> None:
    assert set(ON) == set(get_args(Square))
    assert set(CARRY_OUT) == set(get_args(Effect))


def test_every_reason_has_words() -> None:
    assert set(TEXT) == set(Why)
    assert all(text.endswith(".") for text in TEXT.values())


def test_every_policy_has_its_function() -> None:
    assert set(OPENING) == set(Opening)
    assert set(BID_LIMIT) == set(BidLimit)


def test_no_two_members_of_a_union_share_a_name() -> None:
    for union in (Command, Event, AnyFrame, Square, Effect):
        names = [tag(kind) for kind in get_args(union)]
        assert len(set(names)) == len(names)
        converters(union)


def test_a_command_says_what_it_does_first() -> None:
    assert command_to_wire(COMMANDS[0]()) == {"do": "roll"}  # type: ignore[call-arg]

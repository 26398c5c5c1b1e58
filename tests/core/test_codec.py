"""Whatever the engine writes it reads back the same: every event, command and frame there is, and whole games."""

from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Literal, Union, cast, get_args, get_origin, get_type_hints

import pytest

from core import codec
from core.books import resolve
from core.commands import COMMANDS, Bundle, Command
from core.events import EVENTS, Event
from core.frames import PHASES, TASKS, AnyFrame, BuildAuction, Calling, Running, Stopped, Wish
from core.ids import AuctionId, OfferId, Seat, VoteId
from core.state import Game, HeldCard, InJail, Offer, Vote, blank

RULESET = resolve("brands.classic")


def sample(hint: object) -> object:
    """A value of an annotated type, as unlike its default as can be."""
    hint = getattr(hint, "__supertype__", hint)
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, str, bool):
        return {int: 7, str: "seven", bool: True}[cast(type, hint)]
    if origin is Literal:
        return args[-1]
    if origin in (Union, UnionType):
        return sample(next(each for each in args if each is not NoneType))
    if origin is tuple:
        return tuple(sample(each) for each in args if each is not Ellipsis)
    assert is_dataclass(hint), f"no sample for {hint}"
    kind = cast(type, hint)
    hints = get_type_hints(kind)
    return kind(*[sample(hints[each.name]) for each in fields(kind) if each.init])


def barest(kind: type) -> object:
    """A value with nothing but what it must have."""
    hints = get_type_hints(kind)
    return kind(*[sample(hints[each.name]) for each in fields(kind) if each.default is MISSING])


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_comes_back_as_it_was(kind: type[Event]) -> None:
    for event in (cast(Event, sample(kind)), cast(Event, barest(kind))):
        assert codec.event_from_wire(codec.event_to_wire(event)) == event


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_comes_back_as_it_was(kind: type[Command]) -> None:
    for command in (cast(Command, sample(kind)), cast(Command, barest(kind))):
        assert codec.command_from_wire(codec.command_to_wire(command)) == command


@pytest.fixture
def game() -> Game:
    return blank(RULESET, ("cautious", None, None))


@pytest.mark.parametrize("kind", [*PHASES, *TASKS])
def test_a_game_comes_back_whatever_it_waits_for(kind: type[AnyFrame], game: Game) -> None:
    game.stack = (cast(AnyFrame, sample(kind)),)
    assert codec.decode_game(codec.encode_game(game), RULESET) == game


def test_a_game_comes_back_with_all_that_it_holds(game: Game) -> None:
    game.players[1].where = InJail(2)
    game.players[1].cards = (HeldCard("chance", 11),)
    game.players[2].out = True
    game.players[2].pause_asked = 60_000
    game.gone = (Seat(2),)
    game.deeds[1].owner = Seat(0)
    game.deeds[1].mortgaged = True
    game.deeds[1].rounds_left = 3
    game.deeds[37].owner = Seat(1)
    game.deeds[37].level = 5
    game.turn_clock = Running(5_000)
    game.built = {"blue": 1}
    game.auctioned = (1,)
    game.sought = (Seat(1), Seat(1))
    game.raised = (1, 3)
    game.spared = (5,)
    game.players[0].team = 2
    game.used = {"chance": (4, 2)}
    game.gap_asked, game.gap_wanted = (Seat(1),), True
    game.ends, game.last_round, game.opens = 90_000, True, True
    game.vote = Vote(VoteId(4), Seat(1), (Seat(0), Seat(1)), 30_000)
    game.offers = (Offer(OfferId(3), Seat(0), Seat(1), Bundle(cash=5), Bundle(deeds=(37,)), 30_000),)
    assert codec.decode_game(codec.encode_game(game), RULESET) == game
    game.turn_clock = Stopped(4)
    assert codec.decode_game(codec.encode_game(game), RULESET) == game


HELD = [
    each.name
    for each in fields(Game)
    if each.compare and each.init and each.name not in ("ruleset", "players", "deeds")
]


@pytest.mark.parametrize("name", HELD)
def test_no_field_of_a_game_is_left_out(name: str, game: Game) -> None:
    hint = get_type_hints(Game)[name]
    rows = {"built": {"blue": 1}, "used": {"chance": (4, 2)}}
    setattr(game, name, rows.get(name) or sample(hint))
    if name == "gap_wanted":
        game.gap_asked = (Seat(1),)
    assert getattr(game, name) != getattr(blank(RULESET, (None,)), name)
    assert codec.decode_game(codec.encode_game(game), RULESET) == game


def test_a_game_of_another_schema_is_not_guessed_at(game: Game) -> None:
    stored = codec.encode_game(game).replace(b'"schema":1', b'"schema":99')
    with pytest.raises(ValueError, match="schema 1, not 99"):
        codec.decode_game(stored, RULESET)


def test_what_has_no_plain_form_is_our_own_fault() -> None:
    for hint in (float, tuple[int, str]):
        with pytest.raises(TypeError, match="has no plain form"):
            codec.converters(hint)


def test_no_member_of_a_union_has_a_field_called_as_its_tag(game: Game) -> None:
    lot = Calling("house", 100, Seat(1), 5_000)
    game.stack = (BuildAuction(AuctionId(4), (Wish(Seat(1), "house", (16,)),), lot, 5_000, 0, 15_000),)
    assert codec.decode_game(codec.encode_game(game), RULESET) == game

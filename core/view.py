"""What may be seen: the one list of what leaves the engine, for players, spectators and replays alike.

Everything here is public at this table: cash, deeds, who holds a jail card. What is not named here is never sent.
Cards are drawn when they are needed, so no order of a deck exists that could be shown; luck lies outside the game.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import cast

from core.board import Square
from core.cards import Card
from core.clock import next_deadline
from core.codec import Form, Plain, event_to_wire, tag
from core.engine import to_act
from core.events import UNTOLD, Event
from core.frames import AnyPhase, Clock, Phase
from core.rules import Ruleset, dotted
from core.state import Game, Holding, InJail, Offer, Player, Vote

_CLOCK, _PHASE, _OFFERS, _VOTE = Form(Clock), Form(AnyPhase), Form(tuple[Offer, ...]), Form(Vote | None)


def view(game: Game) -> dict[str, Plain]:
    """The game for everybody's eyes: what changes. What doesn't comes by `ruleset_view`."""
    return {
        "mode": game.ruleset.mode,
        "first": game.first,
        "turn": game.turn,
        "token": game.token,
        "round": game.round,
        "rolls": game.rolls,
        "doubles": game.doubles,
        "began": game.began,
        "paused": game.paused,
        "pool": game.pool,
        "late": game.late,
        "turn_clock": _CLOCK.plain(game.turn_clock),
        "deadline": next_deadline(game),
        "phase": _PHASE.plain(_phase(game)),
        "to_act": [*to_act(game)],
        "seats": [_seat(player) for player in game.players],
        "deeds": {str(pos): _deed(deed) for pos, deed in game.deeds.items() if deed.owner is not None},
        "built": cast(dict[str, Plain], dict(game.built)),
        "offers": _OFFERS.plain(game.offers),
        "vote": _VOTE.plain(game.vote),
        "gone": [*game.gone],
        **({"ends": game.ends, "last_round": game.last_round} if game.ends is not None or game.last_round else {}),
        **({"spared": [*game.spared]} if game.spared else {}),
        **({"gap_asked": [*game.gap_asked], "gap_wanted": game.gap_wanted} if game.gap_asked else {}),
    }


def _phase(game: Game) -> Phase:
    top = game.top
    assert isinstance(top, Phase), "between commands somebody must choose"
    return top


def _seat(player: Player) -> Plain:
    where = player.where
    return {
        "cash": player.cash,
        "pos": where.pos,
        "jail": where.tries if isinstance(where, InJail) else None,
        "cards": [card.deck for card in player.cards],
        "out": player.out,
        "bot": player.bot,
        "missed": player.missed,
        "proposals": player.proposals,
        **({"collectibles": [[*card] for card in player.collectibles]} if player.collectibles else {}),
        **({} if player.team is None else {"team": player.team}),
    }


def _deed(deed: Holding) -> Plain:
    """What it has beside an owner: most deeds have nothing, and a frame shows up to 28 of them."""
    shown: dict[str, Plain] = {"owner": deed.owner}
    if deed.level:
        shown["level"] = deed.level
    if deed.mortgaged:
        shown["mortgaged"] = True
    if deed.rounds_left is not None:
        shown["rounds_left"] = deed.rounds_left
    return shown


def told(events: Iterable[Event]) -> list[dict[str, Plain]]:
    """The events as everybody is told them: all but what only the engine knows."""
    return [event_to_wire(event) for event in events if not isinstance(event, UNTOLD)]


def ruleset_view(ruleset: Ruleset) -> dict[str, Plain]:
    """What never changes in a game: rules by dotted name, squares with their names and prices, decks by card id."""
    return {
        "mode": ruleset.mode,
        "rules": cast(dict[str, Plain], dotted(ruleset.rules)),
        "board": {
            "key": ruleset.board.key,
            "titles": cast(dict[str, Plain], ruleset.board.titles),
            "squares": [_square(pos, square) for pos, square in enumerate(ruleset.board.squares)],
        },
        "decks": {name: [_card(card) for card in deck] for name, deck in ruleset.decks.items()},
    }


def _square(pos: int, square: Square) -> Plain:
    plain = {each.name: value for each in fields(square) if (value := getattr(square, each.name)) is not False}
    return {"pos": pos, "kind": tag(type(square)), **{name: _listed(value) for name, value in plain.items()}}


def _listed(value: object) -> Plain:
    return cast(Plain, list(value) if isinstance(value, tuple) else value)


def _card(card: Card) -> Plain:
    return {"id": card.id, **{name: _listed(value) for name, value in _effect(card).items()}}


def _effect(card: Card) -> dict[str, object]:
    shown = {each.name: getattr(card.effect, each.name) for each in fields(card.effect)}
    return {"effect": tag(type(card.effect)), **shown}

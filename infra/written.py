"""A game written as the position of a scenario file, with what it waits for."""

from collections.abc import Mapping, Sequence

from core.clock import game_time, next_deadline
from core.engine import to_act
from core.frames import NAMES, Over, Task
from core.ids import MINUTE, SECOND, Millis
from core.play.supply import is_finite, stock
from core.rules import Scalar
from core.state import Game, Holding, InJail, Player
from infra.strictjson import Json


def written(
    game: Game,
    names: Sequence[str],
    now: Millis,
    *,
    rules: Mapping[str, Scalar],
    cards: Mapping[str, Sequence[str]],
) -> dict[str, Json]:
    """The position, and `phase`, `to_act`, `deadline_in` (seconds, null where nothing is pressing)."""
    position: dict[str, Json] = {"mode": game.ruleset.mode}
    if rules:
        position["rules"] = dict(rules)
    deadline = next_deadline(game)
    acting: list[Json] = [names[seat] for seat in to_act(game)]
    return position | {
        "seats": [_seat(player, name) for player, name in zip(game.players, names, strict=True)],
        "deeds": {str(pos): _deed(deed, names) for pos, deed in game.deeds.items() if deed.owner is not None},
        "turn": names[game.turn],
        "doubles": game.doubles,
        "round": game.round,
        "minute": _number(game_time(game, now), MINUTE),
        "pool": game.pool,
        **_left(game),
        "next_cards": {deck: list(ids) for deck, ids in cards.items()},
        "phase": phase_name(game),
        "to_act": acting,
        "deadline_in": None if deadline is None else _number(deadline - now, SECOND),
    }


def _left(game: Game) -> dict[str, Json]:
    left = bank(game)
    return {} if left is None else {"bank": left}


def bank(game: Game) -> dict[str, Json] | None:
    """The buildings that are left; None where they have no end."""
    if not is_finite(game):
        return None
    return {"houses": stock(game, "house"), "hotels": stock(game, "hotel")}


def phase_name(game: Game) -> str:
    """The phase on top, as scenario files call it."""
    top = game.top
    assert not isinstance(top, Task), "between two commands somebody must choose"
    return NAMES[type(top)]


def ranking(game: Game, names: Sequence[str]) -> list[str] | None:
    """The places at the end, best first; None before."""
    return [names[seat] for seat in game.top.ranking] if isinstance(game.top, Over) else None


def winner(game: Game, names: Sequence[str]) -> str | int | None:
    """Who has won, a seat or a team's number; None before the end."""
    if not isinstance(game.top, Over):
        return None
    first = game.top.ranking[0]
    team = game.players[first].team
    return names[first] if team is None else team


def jail_tries(player: Player) -> int | None:
    return player.where.tries if isinstance(player.where, InJail) else None


def held(player: Player) -> list[str]:
    """The decks of the jail cards a seat holds."""
    return [card.deck for card in player.cards]


def _number(length: Millis, unit: Millis) -> int | float:
    """A length of time in a unit: whole where it is."""
    return length // unit if length % unit == 0 else round(length / unit, 4)


def _seat(player: Player, name: str) -> dict[str, Json]:
    seat: dict[str, Json] = {"name": name, "cash": player.cash, "pos": player.where.pos}
    rest: dict[str, Json] = {
        "jail": jail_tries(player),
        "cards": list(held(player)) or None,
        "out": player.out or None,
        "bot": player.bot,
        "team": player.team,
        "collectibles": {str(pos): percent for pos, percent in player.collectibles} or None,
        "missed": None if player.out else player.missed or None,
        "proposals": player.proposals or None,
    }
    return seat | {field: value for field, value in rest.items() if value is not None}


def _deed(deed: Holding, names: Sequence[str]) -> dict[str, Json]:
    owner: Json = None if deed.owner is None else names[deed.owner]
    fields: dict[str, Json] = {"owner": owner}
    if deed.level:
        fields["level"] = deed.level
    if deed.mortgaged:
        fields["mortgaged"] = True
        if deed.rounds_left is not None:
            fields["rounds_left"] = deed.rounds_left
    return fields

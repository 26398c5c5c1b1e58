"""The types that infra/wireshapes.py writes by hand are those of what really travels."""

import json
import random

import pytest

from core.books import MODES, resolve
from core.engine import expire, new_game, next_deadline, options, play
from core.ids import Seat
from core.luck import DiceChain
from core.options import Json, Option
from core.state import Game
from core.view import ruleset_view, view
from infra.wireshapes import SHAPES
from tests.meta.typescript import Shapes

TYPES = Shapes.read(SHAPES)
BY_THE_TABLE: dict[str, Json] = {"names": [], "next": None}
"""What functions/tables/frames.py adds to the game's view."""
RARE = ("surrender", "ask_pause")
DOMAINS = "OneOf<number> | Range | SomeOf<number>"


def travelled(value: object) -> object:
    return json.loads(json.dumps(value))


def choices(game: Game, now: int) -> list[tuple[Seat, Option]]:
    seats = [Seat(number) for number in range(len(game.players))]
    return [(seat, each) for seat in seats for each in options(game, seat, now)]


def schema_faults(schema: dict[str, Json]) -> list[str]:
    if schema["do"] == "propose":
        return TYPES.faults(schema, "ProposeOption", "propose")
    open_fields = {name: value for name, value in schema.items() if isinstance(value, dict) and name != "terms"}
    return [
        fault for name, value in open_fields.items() for fault in TYPES.faults(value, DOMAINS, f"{schema['do']}.{name}")
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", MODES)
def test_what_the_engine_shows_fits_its_types(mode: str, seed: int) -> None:
    choose = random.Random(seed)
    now = 1_000
    game, _ = new_game(resolve(mode), (None, None, None), now, DiceChain(0, bytes([seed] * 32)))
    for step in range(400):
        assert TYPES.faults(travelled({**view(game), **BY_THE_TABLE}), "View", "view") == []
        found = choices(game, now)
        assert [fault for _, each in found for fault in schema_faults(each.schema())] == []
        deadline = next_deadline(game)
        if deadline is None:
            break
        luck = DiceChain(game.rolls, bytes([seed, step % 256] * 16))
        commands = [(seat, command) for seat, each in found for command in each.samples() if command.do not in RARE]
        if commands and step % 20:
            seat, command = choose.choice(commands)
            play(game, seat, command, now, luck)
        else:
            now = deadline
            expire(game, now, luck)


@pytest.mark.parametrize("mode", MODES)
def test_a_ruleset_fits_its_type(mode: str) -> None:
    assert TYPES.faults(travelled(ruleset_view(resolve(mode))), "Ruleset", "ruleset") == []


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ({"owner": 0, "colour": "red"}, "DeedView"),
        ({"level": 1}, "DeedView"),
        ({"in": ["a"]}, "OneOf<number>"),
        ({"from": 0, "to": None, "step": 1}, "Range"),
        ([True], "readonly number[]"),
    ],
)
def test_a_drift_is_found(value: object, kind: str) -> None:
    assert TYPES.faults(value, kind, "it")

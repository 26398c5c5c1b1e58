"""Whole games as readable text, played again and compared: a change of the rules or of a bot shows as a difference.

`python -m tests.playthroughs.test_playthroughs` writes the texts anew.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from core.books import MODES, of_host, resolve
from core.codec import event_to_wire
from core.events import EVENTS, UNTOLD, Event
from core.ids import Millis
from core.rules import Scalar
from core.state import Game
from core.story import WORDS, key_of, sentence
from infra.headless import luck_of, play_out

FOLDER = Path(__file__).parent
GAMES = {
    "brands.classic": ("cautious", "builder", "trader", "gambler"),
    "brands.teams": ("builder", "trader", "gambler", "cautious"),
    "brands.speed": ("gambler", "trader", "cautious"),
    "brands.skirmish": ("builder", "gambler", "trader"),
    "brands.custom": ("trader", "builder"),
    "metro.classic": ("cautious", "gambler", "trader"),
    "metro.blitz": ("builder", "gambler", "trader"),
    "metro.speed": ("gambler", "trader", "builder"),
    "metro.teams": ("trader", "builder", "gambler", "cautious"),
    "metro.halal": ("builder", "trader"),
    "metro.caishen": ("trader", "gambler", "builder"),
    "tournament.preliminary": ("cautious", "builder", "trader", "gambler"),
    "tournament.final": ("builder", "gambler", "trader", "cautious"),
}
KNOBS: dict[str, dict[str, Scalar]] = {
    "brands.custom": {
        "start.cash": 8_000,
        "mortgage.term": 3,
        "salary.ends_minute": 10,
        "tax.from_minute": 20,
        "build.even": False,
        "build.per_turn": None,
        "die.third_from_round": 2,
    }
}
RULES: dict[str, dict[str, Scalar]] = {
    "metro.classic": {"cap.rounds": 50},
    "metro.speed": {"cap.rounds": 40, "die.third_from_round": 3, "mortgage.term": 3},
    "metro.teams": {"cap.rounds": 30},
    "metro.halal": {"cap.rounds": 40},
    "metro.caishen": {"cap.rounds": 30},
    "tournament.preliminary": {"cap.rounds": 25},
    "tournament.final": {"cap.rounds": 25},
}
"""Sooner and shorter than the mode itself, that the texts stay short."""

SEED = 7
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Story:
    """Writes down what a game tells, with the cash of the seats at the start of each turn."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis) -> None:
        for event in events:
            said = sentence(event, NAMES, game.ruleset)
            if event.type == "turn_began":
                worth = event_to_wire(event)["worth"]
                assert isinstance(worth, list)
                said += " | worth " + ", ".join(f"{name} {each}" for name, each in zip(NAMES, worth, strict=False))
            if said:
                self.lines.append(said)


def played(mode: str) -> str:
    ruleset = of_host(mode, KNOBS[mode]) if mode in KNOBS else resolve(mode, RULES.get(mode))
    tempers, story = GAMES[mode], Story()
    ended = play_out(ruleset, tempers, luck_of(ruleset, tempers, SEED, 0), story)
    seats = ", ".join(f"{name} {temper}" for name, temper in zip(NAMES, tempers, strict=False))
    head = f"{mode}, seed {SEED}: {seats}. {ended.turns} turns, {ended.rolls} rolls, {ended.decisions} decisions."
    return "\n".join([head, *story.lines]) + "\n"


@pytest.mark.parametrize("mode", GAMES)
def test_the_game_is_played_as_it_was(mode: str) -> None:
    assert played(mode) == (FOLDER / f"{mode}.txt").read_text(encoding="utf-8")


def test_every_mode_has_its_game() -> None:
    assert set(GAMES) == set(MODES)


def test_every_event_has_words_or_is_the_engines_own() -> None:
    types = {event.type for event in EVENTS}
    own = {"turn_clock", "terms_ran", "attended"} | {event.type for event in UNTOLD}
    assert types - {key.partition(".")[0] for key in WORDS} == own
    assert {key.partition(".")[0] for key in WORDS} <= types


def test_the_key_of_a_sentence_is_its_type_and_its_why() -> None:
    keys: set[str] = set()

    class Keys:
        def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis) -> None:
            keys.update(key_of(event) for event in events)

    ruleset, tempers = resolve("brands.classic"), GAMES["brands.classic"]
    play_out(ruleset, tempers, luck_of(ruleset, tempers, SEED, 0), Keys())
    assert {"paid.rent", "paid.salary", "moved.dice", "turn_began", "bought"} <= keys


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(played(each), encoding="utf-8")

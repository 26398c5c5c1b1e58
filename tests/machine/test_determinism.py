"""29: the same seed gives the same bytes in another process with another hash seed."""

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from core.books import resolve
from core.codec import encode_game, event_to_wire
from core.events import Event
from core.ids import Millis
from core.state import Game
from infra.headless import luck_of, play_out
from infra.simulate import tempers_of

ROOT = Path(__file__).resolve().parent.parent.parent


class Digest:
    """Takes in every event and every state of a game."""

    def __init__(self) -> None:
        self.sum = sha256()

    def follow(self, events: Sequence[Event], game: Game, at: Millis, now: Millis) -> None:
        self.sum.update(repr([event_to_wire(event) for event in events]).encode())
        self.sum.update(encode_game(game))


def digest() -> str:
    ruleset, tempers, watch = resolve("brands.classic"), tempers_of(0, 4), Digest()
    play_out(ruleset, tempers, luck_of(ruleset, tempers, 3, 0), watch)
    return watch.sum.hexdigest()


def test_the_hash_seed_of_a_process_changes_nothing() -> None:
    program = "from tests.machine.test_determinism import digest; print(digest())"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert told == {f"{digest()}\n"}

"""Luck that a scenario's script dictates to a real table, then its seed: for `make play DEV=1` alone.

It reaches into the store from outside, so that what is deployed has no door through which dice could come.
"""

import copy
import threading
from collections.abc import Iterable, Mapping, Sequence

from core.ids import Seat
from core.luck import DiceChain
from core.scripted import Given, Scripted
from functions.store import Kept


class Scripts:
    """What is left of each script, by the key of the roll after which it is left.

    A commit that is tried again begins with the same key, so it finds the same rest: nothing drawn in vain is lost.
    Kept in memory: a server started again throws by the seed.
    """

    def __init__(self) -> None:
        self._left: dict[bytes, Scripted] = {}
        self._lock = threading.Lock()

    def keep(self, key: bytes, left: Scripted) -> None:
        with self._lock:
            self._left[key] = left

    def chain(self, kept: Kept) -> DiceChain:
        with self._lock:
            left = self._left.get(kept.key)
        if left is None:
            return DiceChain(kept.t, kept.key, kept.draws)
        return Dictated(kept, copy.deepcopy(left), self)

    def install(self) -> None:
        """From now on every table's luck goes by here. A bound method would not bind to the kept luck again."""
        Kept.chain = lambda kept: self.chain(kept)  # type: ignore[method-assign,assignment]  # noqa: PLW0108


class Dictated(DiceChain):
    """Rolls on like every chain, but gives what the script gives as long as it gives anything."""

    __slots__ = ("_left", "_scripts")

    def __init__(self, kept: Kept, left: Scripted, scripts: Scripts) -> None:
        super().__init__(kept.t, kept.key, kept.draws)
        self._left, self._scripts = left, scripts

    def roll(self, seat: Seat) -> int:
        t = super().roll(seat)
        self._left.beyond = DiceChain(self.t, self.key)
        self._scripts.keep(self.key, self._left)
        return t

    def dice(self) -> tuple[int, int]:
        self.drew = True
        return self._left.dice()

    def die(self, label: str) -> int:
        self.drew = True
        return self._left.die(label)

    def card_dice(self) -> tuple[int, int]:
        self.drew = True
        return self._left.card_dice()

    def card(self, deck: str, remaining: Sequence[int]) -> int:
        self.draws, self.drew = self.draws + 1, True
        return self._left.card(deck, remaining)

    def weighted(self, name: str, weights: Sequence[int]) -> int:
        self.drew = True
        return self._left.weighted(name, weights)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        self.drew = True
        return self._left.shuffle(name, n)


def together(steps: Iterable[Given]) -> Given:
    """The luck of all steps, in order: at a real table nobody tells one step from the next."""
    given = list(steps)
    return Given(
        dice=tuple(throw for step in given for throw in step.dice),
        dies=_joined(step.dies for step in given),
        weighted=_joined(step.weighted for step in given),
        orders=tuple(order for step in given for order in step.orders),
        card_dice=tuple(throw for step in given for throw in step.card_dice),
    )


def _joined(steps: Iterable[Mapping[str, tuple[int, ...]]]) -> dict[str, tuple[int, ...]]:
    joined: dict[str, tuple[int, ...]] = {}
    for step in steps:
        for name, drawn in step.items():
            joined[name] = joined.get(name, ()) + drawn
    return joined

"""Luck that a script dictates: for scenario files, tests, and tables made from them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.ids import Seat
from core.luck import Luck


class LuckMissing(Exception):
    """The script holds no such luck as was asked for, or luck that cannot be."""


@dataclass(frozen=True, slots=True)
class Given:
    """The luck of one step, each kind in the order it is drawn."""

    dice: tuple[tuple[int, int], ...] = ()
    dies: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    weighted: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    orders: tuple[tuple[int, ...], ...] = ()
    card_dice: tuple[tuple[int, int], ...] = ()


class Scripted:
    """`decks`: the card ids of each deck in rulebook order. `cards`: what the next draws of a deck give.

    `beyond` takes over where the script ends; without it a lack raises LuckMissing.
    """

    def __init__(
        self,
        given: Given | None = None,
        *,
        decks: Mapping[str, Sequence[str]] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        beyond: Luck | None = None,
    ) -> None:
        self.t = 0
        self.decks = {name: tuple(ids) for name, ids in (decks or {}).items()}
        self.cards = {name: list(ids) for name, ids in (cards or {}).items()}
        self.beyond = beyond
        self.give(given or Given())

    def give(self, given: Given) -> None:
        """The luck of the next step; what was left of the last one is dropped."""
        self._dice = list(given.dice)
        self._dies = {label: list(faces) for label, faces in given.dies.items()}
        self._weighted = {name: list(picks) for name, picks in given.weighted.items()}
        self._orders = list(given.orders)
        self._card_dice = list(given.card_dice)

    def unused(self) -> list[str]:
        """The kinds of luck that were given for this step and not drawn. Cards belong to the position."""
        kinds = {
            "dice": self._dice,
            **self._dies,
            **self._weighted,
            "order": self._orders,
            "card_dice": self._card_dice,
        }
        return [kind for kind, left in kinds.items() if left]

    def roll(self, seat: Seat) -> int:
        self.t += 1
        if self.beyond is not None:
            self.beyond.roll(seat)
        return self.t

    def dice(self) -> tuple[int, int]:
        if self._dice:
            return self._dice.pop(0)
        return self._beyond("dice").dice()

    def die(self, label: str) -> int:
        if self._dies.get(label):
            return self._dies[label].pop(0)
        return self._beyond(label).die(label)

    def card_dice(self) -> tuple[int, int]:
        if self._card_dice:
            return self._card_dice.pop(0)
        return self._beyond("card_dice").card_dice()

    def card(self, deck: str, remaining: Sequence[int]) -> int:
        if not self.cards.get(deck):
            return self._beyond(f"card of {deck}").card(deck, remaining)
        card = self.cards[deck][0]
        for place in remaining:
            if self.decks[deck][place] == card:
                del self.cards[deck][0]
                return place
        raise LuckMissing(f"the card {card} is not in the pile of {deck}")

    def weighted(self, name: str, weights: Sequence[int]) -> int:
        if self._weighted.get(name):
            return self._weighted[name].pop(0)
        return self._beyond(name).weighted(name, weights)

    def shuffle(self, name: str, n: int) -> tuple[int, ...]:
        if not self._orders:
            return self._beyond("order").shuffle(name, n)
        if sorted(self._orders[0]) != list(range(n)):
            raise LuckMissing(f"{self._orders[0]} is no order of {n}")
        return self._orders.pop(0)

    def _beyond(self, kind: str) -> Luck:
        if self.beyond is None:
            raise LuckMissing(f"the script gives no {kind}")
        return self.beyond

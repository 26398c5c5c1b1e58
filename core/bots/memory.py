"""What bots remember of the offers they made to humans: a value folded from events, kept beside the game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from core.commands import Propose
from core.events import Accepted, Event, Offered
from core.ids import OfferId, Pos, Seat
from core.window import Window

ROUNDS: Final = 5
"""For so many rounds an offer that was not accepted isn't made again."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot's offer to a human: when it was made, for which deeds, and whether it was accepted."""

    offer: OfferId
    seat: Seat
    to: Seat
    give: tuple[Pos, ...]
    take: tuple[Pos, ...]
    turn: int
    round: int
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class Memory:
    """Offers to humans of the last rounds, oldest first."""

    asked: tuple[Asked, ...] = ()

    def bars(self, game: Window, seat: Seat, offer: Propose) -> bool:
        """Has this seat asked that human this turn already, or lately for the same deeds in vain?"""
        return any(
            each.seat == seat and each.to == offer.to and (each.turn == game.token or _in_vain(each, game, offer))
            for each in self.asked
        )


def _in_vain(asked: Asked, game: Window, offer: Propose) -> bool:
    same = asked.give == offer.give.deeds and asked.take == offer.take.deeds
    return same and not asked.accepted and _recent(asked, game)


NOTHING: Final = Memory()


def remember(memory: Memory, game: Window, events: Iterable[Event]) -> Memory:
    """The memory after some events of one command, `game` being as they left it."""
    asked = memory.asked
    for event in events:
        if type(event) is Offered and game.players[event.seat].bot is not None and game.players[event.to].bot is None:
            new = Asked(event.offer, event.seat, event.to, event.give.deeds, event.take.deeds, game.token, game.round)
            asked = (*(each for each in asked if _recent(each, game)), new)
        elif type(event) is Accepted:
            asked = tuple(_accepted(each) if each.offer == event.offer else each for each in asked)
    return memory if asked is memory.asked else Memory(asked)


def _accepted(asked: Asked) -> Asked:
    return Asked(asked.offer, asked.seat, asked.to, asked.give, asked.take, asked.turn, asked.round, accepted=True)


def _recent(asked: Asked, game: Window) -> bool:
    return game.round - asked.round <= ROUNDS

"""Paying what is owed: pay, else raise, else sell to another seat, else go."""

from collections.abc import Iterable

from core.bots.memory import Memory
from core.bots.offers import sale
from core.bots.raising import raise_some
from core.commands import Command, Pay, Surrender
from core.frames import MustPay
from core.options import Option
from core.window import Window
from core.worth import raisable


def choose(game: Window, phase: MustPay, legal: Iterable[Option], memory: Memory) -> Command:
    seat, owed = phase.seat, phase.total
    if game.players[seat].cash >= owed:
        return Pay(phase.id)
    if raisable(game, seat) < owed:
        # Sold to another seat a deed brings its price, pledged only a part of it.
        return sale(game, seat, owed, legal, memory) or raise_some(game, legal) or Surrender()
    return raise_some(game, legal) or Surrender()

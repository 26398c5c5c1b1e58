"""Paying what is owed: pay, else raise, else sell to another seat, else go."""

from collections.abc import Iterable

from core.bots.memory import Memory
from core.bots.offers import sale
from core.bots.raising import raise_some
from core.commands import Command, GoBankrupt, Pay, Surrender
from core.frames import MustPay
from core.options import Just, Option
from core.window import Window
from core.worth import raisable


def choose(game: Window, phase: MustPay, legal: Iterable[Option], memory: Memory) -> Command:
    seat, owed = phase.seat, phase.total
    if game.players[seat].cash >= owed:
        return Pay(phase.id)
    if raisable(game, seat) < owed:
        # Sold to another seat a deed brings its price, pledged only a part of it.
        way = sale(game, seat, owed, legal, memory) or _give_up(legal)
        return way or raise_some(game, legal) or Surrender()
    return raise_some(game, legal) or Surrender()


def _give_up(legal: Iterable[Option]) -> Command | None:
    ways = (option.command for option in legal if isinstance(option, Just))
    return next((way for way in ways if isinstance(way, GoBankrupt)), None)

"""Paying what is owed: pay, else raise, else sell to another seat, else go."""

from collections.abc import Sequence

from core.bots.memory import Memory
from core.bots.offers import sale
from core.bots.raising import raise_some
from core.bots.window import Window
from core.commands import Command, Pay, Surrender
from core.frames import MustPay
from core.ids import Money, Seat
from core.options import Option


def choose(game: Window, phase: MustPay, legal: Sequence[Option], memory: Memory) -> Command:
    seat, owed = phase.seat, phase.total
    if game.players[seat].cash >= owed:
        return Pay(phase.id)
    if _raisable(game, seat) < owed:
        # Sold to another seat a deed brings its price, pledged only a part of it.
        return sale(game, seat, legal, memory) or raise_some(game, legal) or Surrender()
    return raise_some(game, legal) or Surrender()


def _raisable(game: Window, seat: Seat) -> Money:
    board, rules = game.board, game.rules
    total = game.players[seat].cash
    for pos, deed in game.deeds.items():
        if deed.owner == seat:
            total += deed.level * board.cost[pos] * rules.build.sell_percent // 100
            if not deed.mortgaged:
                total += board.price[pos] * rules.mortgage.percent // 100
    return total

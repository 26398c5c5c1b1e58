"""Raising money for a seat by the one fixed policy (GA-68)."""

from core.commands import Mortgage, Sell
from core.facts import held
from core.ids import Money, Pos, Seat
from core.play import building, mortgaging, property
from core.state import Game
from core.step import Step


def raise_cash(step: Step, seat: Seat, target: Money) -> None:
    """Sell and mortgage by the fixed policy until cash covers `target`. Only for a seat that can raise it."""
    game = step.game
    while game.players[seat].cash < target:
        free = property.pledgeable(game, seat)
        if free:
            mortgaging.mortgage(step, seat, Mortgage(_cheapest(game, free)))
        else:
            building.sell(step, seat, Sell(_first_to_come_down(game, seat)))


def pledge(step: Step, seat: Seat, target: Money | None) -> None:
    """Mortgage by the fixed policy until cash covers `target` (None: no end) or nothing is left to pledge."""
    game = step.game
    while (target is None or game.players[seat].cash < target) and (free := property.pledgeable(game, seat)):
        mortgaging.mortgage(step, seat, Mortgage(_cheapest(game, free)))


def _cheapest(game: Game, free: list[Pos]) -> Pos:
    return min(free, key=lambda pos: (game.board.price[pos], pos))


def _first_to_come_down(game: Game, seat: Seat) -> Pos:
    """The group with the lowest building cost, then square; its street with the most levels, then highest square."""
    group = game.board.group_of[min(held(game, seat).built, key=lambda pos: (game.board.cost[pos], pos))]
    return max(group.squares, key=lambda pos: (game.deeds[pos].level, pos))

"""Building, selling, mortgaging, redeeming: which deeds, and what it does."""

from collections.abc import Iterator

from core.board import Group
from core.commands import Build, Mortgage, Redeem, Sell
from core.events import Built, Mortgaged, Paid, Redeemed, Sold
from core.ids import Money, Pos, Seat
from core.options import Option, Squares
from core.state import Game
from core.step import Step
from core.worth import building_refund, mortgage_value, redemption

TOP_LEVEL = 5


def choices(game: Game, seat: Seat, *, may_build: bool) -> Iterator[Option]:
    """`may_build`: before a roll of one's own turn, when one may redeem too (A-032, GA-42); else only raise money."""
    build: list[Pos] = []
    sell: list[Pos] = []
    mortgage: list[Pos] = []
    redeem: list[Pos] = []
    deeds, cash = game.deeds, game.players[seat].cash
    for group in game.board.groups:
        mine = [pos for pos in group.squares if deeds[pos].owner == seat]
        if not mine:
            continue
        pledged = [pos for pos in mine if deeds[pos].mortgaged]
        if may_build:
            redeem += [pos for pos in pledged if cash >= redemption(game, pos)]
            if not pledged and len(mine) == len(group.squares) and _may_build(game, group, cash):
                build += _lowest(game, mine)
        built = [pos for pos in mine if deeds[pos].level]
        if built:
            sell += _highest(game, built)
        else:
            mortgage += [pos for pos in mine if not deeds[pos].mortgaged]
    for kind, squares in ((Build, build), (Sell, sell), (Mortgage, mortgage), (Redeem, redeem)):
        if squares:
            yield Squares(kind, squares)


def _may_build(game: Game, group: Group, cash: Money) -> bool:
    """Is one more level of the group affordable, and within the turn's limit?"""
    return 0 < group.cost <= cash and may_build_again(game, group)


def may_build_again(game: Game, group: Group) -> bool:
    """Is the turn's limit of levels in a group not reached (GA-30)?"""
    limit = game.rules.build.per_turn
    return limit is None or game.built.get(group.key, 0) < limit


def is_even(game: Game) -> bool:
    """Must levels in a group keep within one of each other (A-029)?"""
    return game.rules.build.even


def _lowest(game: Game, squares: list[Pos]) -> list[Pos]:
    """Streets of a complete group that may rise one level (D-01)."""
    levels = [game.deeds[pos].level for pos in squares]
    top = min(levels) + 1 if is_even(game) else TOP_LEVEL
    return [pos for pos, level in zip(squares, levels, strict=True) if level < min(top, TOP_LEVEL)]


def _highest(game: Game, built: list[Pos]) -> list[Pos]:
    """Built streets that may come down one level (GA-31)."""
    if not is_even(game):
        return built
    top = max(game.deeds[pos].level for pos in built)
    return [pos for pos in built if game.deeds[pos].level == top]


def build(step: Step, seat: Seat, command: Build) -> None:
    pos = command.pos
    step.emit(Paid(seat, None, step.game.board.cost[pos], "building", pos))
    step.emit(Built(seat, pos, step.game.deeds[pos].level + 1))


def sell(step: Step, seat: Seat, command: Sell) -> None:
    sell_down_to(step, seat, command.pos, step.game.deeds[command.pos].level - 1)


def sell_down_to(step: Step, seat: Seat, pos: Pos, level: int) -> None:
    """Give a street's levels above `level` back to the bank."""
    refund = (step.game.deeds[pos].level - level) * building_refund(step.game, pos)
    step.emit(Sold(seat, pos, level))
    step.emit(Paid(None, seat, refund, "building", pos))


def mortgage(step: Step, seat: Seat, command: Mortgage) -> None:
    pos = command.pos
    step.emit(Mortgaged(seat, pos, step.game.rules.mortgage.term))
    step.emit(Paid(None, seat, mortgage_value(step.game, pos), "mortgage", pos))


def redeem(step: Step, seat: Seat, command: Redeem) -> None:
    step.emit(Paid(seat, None, redemption(step.game, command.pos), "redemption", command.pos))
    step.emit(Redeemed(seat, command.pos))


def raise_cash(step: Step, seat: Seat, target: Money) -> None:
    """Sell and mortgage by the fixed policy until cash covers `target` (GA-68). Only for a seat that can raise it."""
    game = step.game
    while game.players[seat].cash < target:
        free = [pos for pos in game.owned(seat) if _may_be_pledged(game, pos)]
        if free:
            mortgage(step, seat, Mortgage(min(free, key=lambda pos: (game.board.price[pos], pos))))
        else:
            sell(step, seat, Sell(_first_to_come_down(game, seat)))


def _may_be_pledged(game: Game, pos: Pos) -> bool:
    group = game.board.group_of[pos]
    return not game.deeds[pos].mortgaged and not any(game.deeds[each].level for each in group.squares)


def _first_to_come_down(game: Game, seat: Seat) -> Pos:
    """The group with the lowest building cost, then square; its street with the most levels, then highest square."""
    built = [pos for pos in game.owned(seat) if game.deeds[pos].level]
    group = game.board.group_of[min(built, key=lambda pos: (game.board.cost[pos], pos))]
    return max(group.squares, key=lambda pos: (game.deeds[pos].level, pos))

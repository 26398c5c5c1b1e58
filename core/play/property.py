"""Building, selling, mortgaging, redeeming: which deeds, and what it does."""

from core.board import Group
from core.commands import Build, Mortgage, Redeem, Sell
from core.events import Built, Mortgaged, Paid, Redeemed, Sold
from core.ids import Money, Pos, Seat
from core.options import Option, Squares
from core.state import Game
from core.step import Step
from core.worth import building_refund, mortgage_value, redemption

TOP_LEVEL = 5


def choices(game: Game, seat: Seat, *, may_build: bool) -> list[Option]:
    """`may_build`: before a roll of one's own turn, when one may redeem too (A-032, GA-42); else only raise money."""
    deeds = game.deeds
    built: list[Pos] = []
    clear: list[Pos] = []
    pledged: list[Pos] = []
    for pos in game.owned(seat):
        deed = deeds[pos]
        (built if deed.level else pledged if deed.mortgaged else clear).append(pos)
    found: list[Option] = _before_roll(game, seat, pledged) if may_build else []
    if built:
        found.append(Squares(Sell, _may_come_down(game, built)))
        clear = _unbuilt(game, clear, built)
    if clear:
        found.append(Squares(Mortgage, clear))
    return found


def _before_roll(game: Game, seat: Seat, pledged: list[Pos]) -> list[Option]:
    """What only the time before a roll allows: building, redeeming."""
    found: list[Option] = []
    cash = game.players[seat].cash
    rising = _may_rise(game, seat, cash)
    if rising:
        found.append(Squares(Build, rising))
    payable = [pos for pos in pledged if cash >= redemption(game, pos)] if pledged else pledged
    if payable:
        found.append(Squares(Redeem, payable))
    return found


def _may_rise(game: Game, seat: Seat, cash: Money) -> list[Pos]:
    """Streets that may be built on: of complete, clear groups, affordable, evenly, within the turn's limit."""
    rising: list[Pos] = []
    deeds = game.deeds
    for group in game.board.groups:
        # Most groups are not one's own: their first square tells.
        if deeds[group.squares[0]].owner == seat and 0 < group.cost <= cash and is_buildable(game, seat, group):
            rising += _lowest(game, group.squares)
    return rising


def is_buildable(game: Game, seat: Seat, group: Group) -> bool:
    """Has the seat every deed of the group, none of them mortgaged, and a level left to build (A-026, A-031)?"""
    for pos in group.squares:
        deed = game.deeds[pos]
        if deed.owner != seat or deed.mortgaged:
            return False
    return may_build_again(game, group)


def may_build_again(game: Game, group: Group) -> bool:
    """Is the turn's limit of levels in a group not reached (GA-30)?"""
    limit = game.rules.build.per_turn
    return limit is None or game.built.get(group.key, 0) < limit


def is_even(game: Game) -> bool:
    """Must levels in a group keep within one of each other (A-029)?"""
    return game.rules.build.even


def _lowest(game: Game, squares: tuple[Pos, ...]) -> list[Pos]:
    """Streets of a complete group that may rise one level (D-01)."""
    levels = [game.deeds[pos].level for pos in squares]
    top = min(levels) + 1 if is_even(game) else TOP_LEVEL
    return [pos for pos, level in zip(squares, levels, strict=True) if level < min(top, TOP_LEVEL)]


def _may_come_down(game: Game, built: list[Pos]) -> list[Pos]:
    """Built streets that may come down one level (GA-31)."""
    if not is_even(game):
        return built
    group_of, deeds = game.board.group_of, game.deeds
    top: dict[str, int] = {}
    for pos in built:
        key = group_of[pos].key
        top[key] = max(deeds[pos].level, top.get(key, 0))
    return [pos for pos in built if deeds[pos].level == top[group_of[pos].key]]


def _unbuilt(game: Game, clear: list[Pos], built: list[Pos]) -> list[Pos]:
    """Deeds without a building in their group (A-040)."""
    group_of = game.board.group_of
    groups = {group_of[pos].key for pos in built}
    return [pos for pos in clear if group_of[pos].key not in groups]


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

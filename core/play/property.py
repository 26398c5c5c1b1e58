"""Which of its deeds a seat may build on, sell from, mortgage or redeem: one pass over what it owns."""

from core.board import TOP_LEVEL, Group
from core.commands import Build, Mortgage, Redeem, Sell
from core.ids import Money, Pos, Seat
from core.options import Option, Squares
from core.state import Game
from core.worth import redemption


def choices(game: Game, seat: Seat, *, before_roll: bool) -> list[Option]:
    """`before_roll`: of one's own turn, when one may build and redeem (A-032, GA-42); else one only raises money."""
    deeds = game.deeds
    built: list[Pos] = []
    clear: list[Pos] = []
    pledged: list[Pos] = []
    for pos in game.owned(seat):
        deed = deeds[pos]
        (built if deed.level else pledged if deed.mortgaged else clear).append(pos)
    found: list[Option] = _before_roll(game, seat, pledged) if before_roll else []
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


def pledgeable(game: Game, seat: Seat) -> list[Pos]:
    """Deeds that may be mortgaged now, in board order."""
    owned = [(pos, game.deeds[pos]) for pos in game.owned(seat)]
    built = [pos for pos, deed in owned if deed.level]
    return _unbuilt(game, [pos for pos, deed in owned if not deed.level and not deed.mortgaged], built)

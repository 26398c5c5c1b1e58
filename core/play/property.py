"""Which of its deeds a seat may build on, sell from, mortgage or redeem: one pass over what it owns."""

from core.board import TOP_LEVEL, Group
from core.commands import AuctionOwn, Build, Mortgage, Redeem, Sell
from core.facts import fact, held
from core.ids import Pos, Seat
from core.kinds import Per
from core.options import Option, Squares
from core.state import Game
from core.window import Window
from core.worth import redemption


def choices(game: Game, seat: Seat, *, before_roll: bool) -> list[Option]:
    """`before_roll`: of one's own turn, when one may build and redeem (A-032, GA-42); else one only raises money."""
    found = _before_roll(game, seat) if before_roll else []
    found += _raising(game, seat)
    return found


@fact
def _raising(game: Window, seat: Seat | None) -> list[Option]:
    """What brings money at any time: selling buildings, mortgaging."""
    found: list[Option] = []
    down, free = may_come_down(game, seat), pledgeable(game, seat)
    if down:
        found.append(Squares(Sell, down))
    if free:
        found.append(Squares(Mortgage, free))
    return found


def _before_roll(game: Game, seat: Seat) -> list[Option]:
    """What only the time before a roll allows: building, redeeming."""
    found: list[Option] = []
    cash = game.players[seat].cash
    rising: list[Pos] = []
    for group, squares in _may_rise(game, seat):
        if group.cost <= cash:
            rising += with_room(game, group, squares)
    if rising:
        found.append(Squares(Build, rising))
    payable = [pos for pos in held(game, seat).pledged if cash >= redemption(game, pos)]
    if payable:
        found.append(Squares(Redeem, payable))
    if game.rules.mortgage.auction_own:  # A-149; each once a turn (GA-39)
        sellable = [pos for pos in held(game, seat).pledged if pos not in game.auctioned]
        found += [Squares(AuctionOwn, sellable)] if sellable else []
    return found


@fact
def _may_rise(game: Window, seat: Seat | None) -> list[tuple[Group, list[Pos]]]:
    """Groups of streets that a seat may build on, each with its lowest streets (D-01)."""
    groups = [group for group in game.board.groups if group.cost and is_whole(game, seat, group)]
    return [(group, lowest) for group in groups if (lowest := _lowest(game, group.squares))]


def is_whole(game: Window, seat: Seat | None, group: Group) -> bool:
    """Has the seat every deed of the group, none of them mortgaged (A-026, A-031)?"""
    for pos in group.squares:
        deed = game.deeds[pos]
        if deed.owner != seat or deed.mortgaged:
            return False
    return True


def with_room(game: Game, group: Group, squares: list[Pos]) -> list[Pos]:
    """Of a group's streets those on which the turn's limit of levels is not reached (GA-30, B-127)."""
    limit = game.rules.build.per_turn
    if limit is None:
        return squares
    if game.rules.build.per is Per.STREET:
        return [pos for pos in squares if game.raised.count(pos) < limit]
    return squares if game.built.get(group.key, 0) < limit else []


def is_even(game: Window) -> bool:
    """Must levels in a group keep within one of each other (A-029)?"""
    return game.rules.build.even


def _lowest(game: Window, squares: tuple[Pos, ...]) -> list[Pos]:
    """Streets of a complete group that may rise one level (D-01)."""
    levels = [game.deeds[pos].level for pos in squares]
    top = min(levels) + 1 if is_even(game) else TOP_LEVEL
    return [pos for pos, level in zip(squares, levels, strict=True) if level < min(top, TOP_LEVEL)]


def may_come_down(game: Window, seat: Seat | None) -> list[Pos]:
    """Built streets that may come down one level (GA-31)."""
    built = held(game, seat).built
    if not is_even(game):
        return [*built]
    group_of, deeds = game.board.group_of, game.deeds
    top: dict[str, int] = {}
    for pos in built:
        key = group_of[pos].key
        top[key] = max(deeds[pos].level, top.get(key, 0))
    return [pos for pos in built if deeds[pos].level == top[group_of[pos].key]]


def pledgeable(game: Window, seat: Seat | None) -> list[Pos]:
    """Deeds that may be mortgaged now, in board order: none has a building in its group (A-040)."""
    built, _, clear, _ = held(game, seat)
    group_of = game.board.group_of
    groups = {group_of[pos].key for pos in built}
    return [pos for pos in clear if group_of[pos].key not in groups]

"""Which of its deeds a seat may build on, sell from, mortgage or redeem: one pass over what it owns."""

from core.board import TOP_LEVEL, Group
from core.commands import AuctionOwn, Build, Command, Mortgage, Redeem, RequestBuild, Sell
from core.facts import fact, held, is_whole
from core.frames import BuildAuction, WishKind
from core.ids import Pos, Seat
from core.kinds import Per
from core.options import Json, Option, Squares
from core.play import supply
from core.refusal import Why
from core.state import Game
from core.window import Window
from core.worth import redemption


def choices(game: Game, seat: Seat, *, before_roll: bool) -> list[Option]:
    """`before_roll`: of one's own turn, when one may build and redeem (A-032, GA-42); else one only raises money."""
    found = _before_roll(game, seat) if before_roll else []
    found += _raising(game, seat)
    return found


def any_time(game: Window) -> bool:
    """May every seat build, sell, mortgage and redeem whenever nothing is being resolved (GC-10)?"""
    return game.rules.build.any_time


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
    found += _at_once_or_asked(game, seat)
    payable = [pos for pos in held(game, seat).pledged if cash >= redemption(game, pos)]
    if payable:
        found.append(Squares(Redeem, payable))
    if game.rules.mortgage.auction_own:  # A-149; each once a turn (GA-39)
        sellable = [pos for pos in held(game, seat).pledged if pos not in game.auctioned]
        found += [Squares(AuctionOwn, sellable)] if sellable else []
    return found


def _at_once_or_asked(game: Game, seat: Seat) -> list[Option]:
    """What it may build; where all would have to be asked, only as long as it may open a window (GC-50)."""
    rising, deeds = _rising(game, seat), game.deeds
    if not supply.may_open(game, seat):
        rising = [pos for pos in rising if supply.is_plenty(game, seat, supply.kind_at(deeds[pos].level), 1)]
    return _listed(game, seat, rising)


def buildings(game: Game, seat: Seat) -> list[Option]:
    """What it may build with its cash, where the bank has such buildings."""
    return _listed(game, seat, _rising(game, seat))


def _rising(game: Game, seat: Seat) -> list[Pos]:
    cash, deeds = game.players[seat].cash, game.deeds
    rising: list[Pos] = []
    for group, squares in _may_rise(game, seat):
        if group.cost <= cash:
            rising += with_room(game, group, squares)
    if not rising or not supply.is_finite(game):
        return rising
    return [pos for pos in rising if supply.stock(game, supply.kind_at(deeds[pos].level))]


def _listed(game: Game, seat: Seat, rising: list[Pos]) -> list[Option]:
    if not rising:
        return []
    one = Squares(Build, rising)
    return [one, Rows(game, seat, rising)] if supply.is_finite(game) else [one]


class Rows:
    """Several buildings of one kind. It reads the game as it is: don't keep it past the command."""

    __slots__ = ("game", "seat", "squares")

    def __init__(self, game: Game, seat: Seat, squares: list[Pos]) -> None:
        self.game = game
        self.seat = seat
        self.squares = squares

    def allows(self, command: Command) -> bool:
        return type(command) is RequestBuild and request_bar(self.game, self.seat, command.pos) is None

    def samples(self) -> list[Command]:
        """One on each square, and as many as can be in turn on the squares of each group."""
        rows: list[tuple[Pos, ...]] = [(pos,) for pos in self.squares]
        for group in dict.fromkeys(self.game.board.group_of[pos] for pos in self.squares):
            row = [pos for pos in group.squares if pos in self.squares]
            rows += [tuple(row[:count]) for count in range(2, len(row) + 1)]
            rows.append((row[0], row[0]))
        return [each for each in map(RequestBuild, rows) if self.allows(each)]

    def schema(self) -> dict[str, Json]:
        """`some` may name a square several times here: a level each."""
        kinds = (supply.kind_at(self.game.deeds[pos].level) for pos in self.squares)
        most = max(supply.stock(self.game, kind) for kind in kinds)
        return {"do": RequestBuild.do, "pos": {"some": [*self._streets()], "least": 1, "most": most}}

    def _streets(self) -> list[Pos]:
        groups = dict.fromkeys(self.game.board.group_of[pos] for pos in self.squares)
        return [pos for group in groups for pos in group.squares]


def request_bar(game: Game, seat: Seat, squares: tuple[Pos, ...]) -> Why | None:
    """What keeps a seat from asking the bank for these buildings, one after another (GC-50)."""
    bar = row_bar(game, seat, squares)
    if bar is not None:
        return bar
    kind = supply.kind_at(game.deeds[squares[0]].level)
    if not supply.stock(game, kind):
        return Why.NONE_LEFT
    return None if _can_be_had(game, seat, kind, len(squares)) else Why.ASKED_OFTEN


def _can_be_had(game: Game, seat: Seat, kind: WishKind, count: int) -> bool:
    """At once, or by the window that stands open, or by one that it may open?"""
    asked = isinstance(game.top, BuildAuction)
    return asked or supply.may_open(game, seat) or supply.is_plenty(game, seat, kind, count)


def row_bar(game: Game, seat: Seat, squares: tuple[Pos, ...]) -> Why | None:
    """What keeps them from being placed one after another and paid at the prices of their deeds."""
    levels: dict[Pos, int] = {}
    kinds: set[str] = set()
    for pos in squares:
        bar = _next_bar(game, seat, pos, levels)
        if bar is not None:
            return bar
        kinds.add(supply.kind_at(levels[pos]))
        levels[pos] += 1
    if len(kinds) != 1:
        return Why.MIXED if kinds else Why.BAD_SQUARE
    cost = sum(game.board.cost[pos] for pos in squares)
    return Why.TOO_POOR if cost > game.players[seat].cash else None


def _next_bar(game: Game, seat: Seat, pos: Pos, levels: dict[Pos, int]) -> Why | None:
    """What keeps a street from rising a level, its group having risen to `levels` before."""
    group = game.board.group_of.get(pos)
    if group is None or not group.cost:
        return Why.NO_STREET
    if not is_whole(game, seat, group):
        return Why.GROUP_MORTGAGED if all(game.deeds[each].owner == seat for each in group.squares) else Why.INCOMPLETE
    for each in group.squares:
        levels.setdefault(each, game.deeds[each].level)
    if levels[pos] >= TOP_LEVEL:
        return Why.TOP_LEVEL
    return Why.UNEVEN if is_even(game) and levels[pos] > min(levels[each] for each in group.squares) else None


@fact
def _may_rise(game: Window, seat: Seat | None) -> list[tuple[Group, list[Pos]]]:
    """Groups of streets that a seat may build on, each with its lowest streets (D-01)."""
    groups = [group for group in game.board.groups if group.cost and is_whole(game, seat, group)]
    return [(group, lowest) for group in groups if (lowest := _lowest(game, group.squares))]


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

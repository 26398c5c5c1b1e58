"""Team sense: what is good for both, help for an ally in need, groups made whole in one hand."""

from collections.abc import Iterable, Iterator
from typing import Final

from core.allies import allied
from core.bots.gaps import Gap
from core.bots.tempers import Temper
from core.bots.yardstick import premiums
from core.commands import Bundle, Propose
from core.frames import MustPay
from core.ids import Money, Pos, Seat
from core.options import Option
from core.play.trading import OfferTo
from core.window import Window
from core.worth import raisable

POCKET: Final = 200
"""What stays in hand of who helps an ally out of a debt."""


def gains(game: Window, seat: Seat, other: Seat, gives: Bundle, gets: Bundle) -> Money:
    """What the groups of both together gain by an exchange: circles of trades gain nothing."""
    table, groups = premiums(game.board), game.board.group_of
    shifts: dict[tuple[Pos, ...], int] = {}
    for side, sign in ((gets, 1), (gives, -1)):
        for pos in side.deeds:
            squares = groups[pos].squares
            shifts[squares] = shifts.get(squares, 0) + sign
    found = 0
    for squares, shift in shifts.items():
        owners = [game.deeds[pos].owner for pos in squares]
        premium, mine, theirs = table[squares[0]], owners.count(seat), owners.count(other)
        found += premium[mine + shift] - premium[mine] + premium[theirs - shift] - premium[theirs]
    return found


def agrees(game: Window, seat: Seat, other: Seat, temper: Temper, gives: Bundle, gets: Bundle) -> bool:
    """Would it have this exchange with an ally? Gifts, what helps both, and help out of a debt."""
    if not gives.cash and not gives.deeds:
        return True
    gained = gains(game, seat, other, gives, gets)
    left = game.players[seat].cash - gives.cash + gets.cash
    if _owes(game, other):
        return gained >= 0 and left >= POCKET
    return gained > 0 and left >= min(temper.reserve, game.players[seat].cash)


def _owes(game: Window, seat: Seat) -> bool:
    top = game.top
    return isinstance(top, MustPay) and top.seat == seat


def wishes(game: Window, seat: Seat, known: Iterable[Gap]) -> Iterator[Propose]:
    """What an ally could give so that a group is whole in one hand, or more of it in the hand that has most."""
    for gap in known:
        if gap.seat == seat and allied(game, seat, gap.holder):
            yield Propose(gap.holder, Bundle(), Bundle(deeds=gap.squares))
    for group in game.board.groups:
        if any(game.deeds[pos].level or game.deeds[pos].mortgaged for pos in group.squares):
            continue
        owners = [game.deeds[pos].owner for pos in group.squares]
        for ally in dict.fromkeys(owners):
            if ally not in (None, seat) and allied(game, seat, ally) and owners.count(ally) <= owners.count(seat):
                squares = tuple(pos for pos, owner in zip(group.squares, owners, strict=True) if owner == ally)
                yield Propose(ally, Bundle(), Bundle(deeds=squares))


def pleas(game: Window, seat: Seat, owed: Money, legal: Iterable[Option]) -> Iterator[Propose]:
    """A debtor asks an ally for what is missing when all is sold and pledged."""
    missing = owed - raisable(game, seat)
    for option in legal:
        if isinstance(option, OfferTo) and allied(game, seat, option.to) and game.players[option.to].cash >= missing:
            yield Propose(option.to, Bundle(), Bundle(cash=missing))

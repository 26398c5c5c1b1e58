"""Buying what brings a group nearer, for what that is worth to its holder, too: where only deals bring a game on."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from core.allies import allied
from core.bots.judging import borne, only_deals_decide
from core.bots.tempers import TEMPERS, Temper
from core.bots.yardstick import premiums
from core.commands import Bundle, Propose
from core.facts import owned
from core.ids import Money, Pos, Seat
from core.play.trading import balance_factor
from core.window import Window

DEAREST: Final = max(temper.margin for temper in TEMPERS.values())
"""The most that any of them must gain by an exchange, in percent."""


@dataclass(frozen=True, slots=True)
class Wish:
    """All that one seat has of a group that the buyer has part of. `gain`: what that makes of the buyer's part;
    `loss`: what the holder's was, and what it must bear of the buyer's gain."""

    gain: Money
    loss: Money
    holder: Seat
    squares: tuple[Pos, ...]


def bargains(game: Window, seat: Seat, temper: Temper) -> Iterator[Propose]:
    """The dearest wish first. The price leaves both with the same gain, as far as balance and purse allow."""
    if not only_deals_decide(game):
        return
    spare = game.players[seat].cash - temper.reserve
    for wish in sorted(_wishes(game, seat), key=lambda wish: -wish.gain):
        factor, thrown_in = balance_factor(game), _packages(game, seat, wish)
        for squares in ((*wish.squares, *more) for more in thrown_in):
            listed = sum([game.board.price[pos] for pos in squares])
            most = spare if factor is None else min(spare, factor * listed)
            if _ask(listed, wish.loss) <= most:
                even = listed + (wish.gain + wish.loss) // 2
                cash = min(most, max(even, _ask(listed, wish.loss)))
                yield Propose(wish.holder, Bundle(cash), Bundle(deeds=squares))
                break


def _wishes(game: Window, seat: Seat) -> Iterator[Wish]:
    deeds, table = game.deeds, premiums(game.board)
    for group in game.board.groups:
        owners = [deeds[pos].owner for pos in group.squares]
        mine, premium = owners.count(seat), table[group.squares[0]]
        if not mine:
            continue
        for holder in dict.fromkeys(owners):
            if holder is None or holder == seat or allied(game, seat, holder):
                continue
            squares = tuple(pos for pos in group.squares if deeds[pos].owner == holder and _is_free(game, pos))
            had = owners.count(holder)
            gain = premium[mine + len(squares)] - premium[mine]
            if gain:
                yield Wish(gain, premium[had] - premium[had - len(squares)] + borne(game, seat, gain), holder, squares)


def _is_free(game: Window, pos: Pos) -> bool:
    """May it be traded as it is?"""
    group = game.board.group_of[pos].squares
    return not (game.deeds[pos].mortgaged or any(game.deeds[each].level for each in group))


def _ask(listed: Money, loss: Money) -> Money:
    """For how much the most exacting bot parts with deeds: the least cash at which what it gets beyond their list price
    covers its loss and its margin, which is taken of half of all that changes hands (`judging`)."""
    return (listed * (200 + DEAREST) + 200 * (loss + 1)) // (200 - DEAREST) + 1


def _packages(game: Window, seat: Seat, wish: Wish) -> Iterator[tuple[Pos, ...]]:
    """What else the holder could throw in, so that the cash it wants is in balance: lone streets that matter to neither
    of both, as few and as cheap as possible."""
    yield ()
    price, deeds, table = game.board.price, game.deeds, premiums(game.board)
    lone = []
    for pos in owned(game, wish.holder):
        owners = [deeds[each].owner for each in game.board.group_of[pos].squares]
        if owners.count(wish.holder) == 1 and seat not in owners and not table[pos][1] and _is_free(game, pos):
            lone.append(pos)
    lone.sort(key=lambda pos: price[pos])
    yield from chain(combinations(lone, 1), combinations(lone, 2))

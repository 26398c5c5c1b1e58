"""Judging an exchange: what it gives and takes, counted so that no row of trades can drain a bot.

Every exchange must raise one and the same sum over the position: cash and list prices, plus what one's groups are
worth, less what the partner's become worth, or one's share of that. A sum of the position can't rise round a circle, so
buying back and forth, splitting a group over several trades, or asking again and again gains nobody anything at a bot's
expense.
"""

from dataclasses import dataclass
from enum import StrEnum

from core.allies import allied
from core.bots.allies import agrees
from core.bots.buying import kept
from core.bots.tempers import Temper, temper_at
from core.bots.yardstick import premiums
from core.commands import Bundle
from core.ids import Money, Pos, Seat
from core.play.dealing import dealt_to_each
from core.play.moving import salary_ends
from core.window import OfferWindow, Window
from core.worth import redemption


class Word(StrEnum):
    """Why a bot refuses, in a word."""

    COMPLETES_YOURS = "completes_yours"
    BREAKS_MINE = "breaks_mine"
    NEEDS_CASH = "needs_cash"
    TOO_LITTLE = "too_little"


@dataclass(frozen=True, slots=True)
class Scales:
    """An exchange as one side sees it. `face`: cash and list prices, `mine`, `theirs`: what groups gain by it."""

    face: Money
    mine: Money
    theirs: Money


def weigh(game: Window, seat: Seat, other: Seat, gives: Bundle, gets: Bundle) -> Scales:
    price, table, groups = game.board.price, premiums(game.board), game.board.group_of
    face = gets.cash - gives.cash
    shifts: dict[tuple[Pos, ...], int] = {}
    for side, sign in ((gets, 1), (gives, -1)):
        for pos in side.deeds:
            face += sign * (price[pos] - redemption(game, pos) if game.deeds[pos].mortgaged else price[pos])
            squares = groups[pos].squares
            shifts[squares] = shifts.get(squares, 0) + sign
    mine = theirs = 0
    for squares, shift in shifts.items():
        owners = [game.deeds[pos].owner for pos in squares]
        premium, own, others = table[squares[0]], owners.count(seat), owners.count(other)
        mine += premium[own + shift] - premium[own]
        # What they lose is no gain of mine, so that a deal can't be paid for with it.
        theirs += max(0, premium[others - shift] - premium[others])
    return Scales(face, mine, theirs)


def objection(game: Window, seat: Seat, other: Seat, gives: Bundle, gets: Bundle) -> Word | None:
    """Why this seat won't have the exchange; None when it will."""
    temper = temper_at(game, seat)
    if allied(game, seat, other):
        return None if agrees(game, seat, other, temper, gives, gets) else Word.TOO_LITTLE
    scales = weigh(game, seat, other, gives, gets)
    spent = max(0, gives.cash - gets.cash)
    discount = spent // 5 if scales.mine <= 0 else 0  # deeds that make no group bring no cash back
    wanted = borne(game, other, scales.theirs) + _margin(game, temper, gives, gets) + discount
    if scales.face + _own(game, other, temper, scales.mine) < wanted:
        if scales.theirs:
            return Word.COMPLETES_YOURS
        return Word.BREAKS_MINE if scales.mine < 0 else Word.TOO_LITTLE
    short = spent and game.players[seat].cash - spent < kept(game, seat, temper)
    return Word.NEEDS_CASH if short and scales.mine < 2 * spent else None


def borne(game: Window, other: Seat, theirs: Money) -> Money:
    """What a seat puts down as its own loss of what its partner's groups gain: all of it or, where only deals decide,
    its share, for all rivals will pay those rents."""
    if not theirs or not only_deals_decide(game) or game.players[other].team is not None:
        return theirs
    return theirs // (sum([not each.out for each in game.players]) - 1)


def only_deals_decide(game: Window) -> bool:
    """Where a salary is paid for ever waiting makes nobody poor; where deeds are dealt there are none to wait for."""
    return salary_ends(game) is None or dealt_to_each(game) > 0


def _own(game: Window, other: Seat, temper: Temper, mine: Money) -> Money:
    """What own groups gain. Bots are a bit fond of their own, so they come to terms; a human gets no rebate."""
    fond = mine > 0 and game.players[other].bot is not None
    return mine * temper.own // 100 if fond else mine


def _margin(game: Window, temper: Temper, gives: Bundle, gets: Bundle) -> Money:
    """What it must gain by any exchange, so that none can be turned back and forth."""
    price = game.board.price
    size = gives.cash + gets.cash + sum(price[pos] for pos in (*gives.deeds, *gets.deeds))
    return 1 + size * temper.margin // 200


def refusal_word(game: Window, offer: OfferWindow) -> Word | None:
    """Why the bot that is asked would refuse an open offer; None when it would accept."""
    return objection(game, offer.to, offer.seat, offer.take, offer.give)

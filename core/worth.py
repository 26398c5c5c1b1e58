"""What things are worth: deeds to the bank, a seat in all, and how much a seat could raise."""

from core.allies import ally_in
from core.facts import fact, held, owned
from core.ids import Money, Pos, Seat
from core.kinds import Insolvency
from core.window import Window


def mortgage_value(game: Window, pos: Pos) -> Money:
    """What the bank lends on a deed (A-038)."""
    return game.board.price[pos] * game.rules.mortgage.percent // 100


def redemption(game: Window, pos: Pos) -> Money:
    """What lifting its mortgage costs (A-041): no interest where it has just been paid (GC-54)."""
    return mortgage_value(game, pos) if game.spared and pos in game.spared else _with_interest(game, pos)


def transfer_fee(game: Window, pos: Pos) -> Money:
    """What a mortgaged deed costs who gets it, besides its price: the interest, once more (C-175); nothing where
    lifting it costs no more than the loan."""
    return max(0, _with_interest(game, pos) - mortgage_value(game, pos)) if game.rules.mortgage.fee else 0


def _with_interest(game: Window, pos: Pos) -> Money:
    parts = game.board.price[pos] * game.rules.mortgage.redeem_percent
    return -(-parts // 100) if game.rules.mortgage.round_up else parts // 100


def assets(game: Window, seat: Seat) -> tuple[Money, Money, Money]:
    """Cash; every deed at list price, mortgaged ones too; buildings at cost (C-125)."""
    board, deeds, mine = game.board, game.deeds, owned(game, seat)
    buildings = sum(deeds[pos].level * board.cost[pos] for pos in mine)
    return game.players[seat].cash, sum(board.price[pos] for pos in mine), buildings


def building_refund(game: Window, pos: Pos) -> Money:
    """What the bank pays for one level of a street (A-036)."""
    return game.board.cost[pos] * game.rules.build.sell_percent // 100


def raisable(game: Window, seat: Seat) -> Money:
    """Cash, all buildings sold, all unmortgaged deeds mortgaged."""
    return game.players[seat].cash + _loans(game, seat)


@fact
def _loans(game: Window, seat: Seat | None) -> Money:
    """What a seat's deeds would bring, all buildings sold and all mortgaged."""
    built, _, clear, _ = held(game, seat)
    sold = sum(game.deeds[pos].level * building_refund(game, pos) for pos in built)
    return sold + sum(mortgage_value(game, pos) for pos in (*built, *clear))


def net_worth(game: Window, seat: Seat) -> Money:
    """Cash, deeds at list price (mortgaged ones at half), buildings at cost (A-179)."""
    return game.players[seat].cash + held(game, seat).face


def unmortgaged(game: Window, seat: Seat) -> Money:
    """List prices of the deeds that are not mortgaged (C-063)."""
    built, _, clear, _ = held(game, seat)
    return sum(game.board.price[pos] for pos in (*built, *clear))


def at_once(game: Window) -> bool:
    """Is a debtor out as soon as all it has is worth less than it owes (GA-13), without being asked?"""
    return game.rules.debt.insolvency is Insolvency.AT_ONCE


def is_hopeless(game: Window, seat: Seat, debt: Money) -> bool:
    """GA-13: more than all a seat has, and no ally who may give."""
    return at_once(game) and debt > net_worth(game, seat) and ally_in(game, seat) is None


def worths(game: Window) -> tuple[Money, ...]:
    """Every seat's net worth, by seat."""
    return tuple([player.cash + held(game, Seat(seat)).face for seat, player in enumerate(game.players)])

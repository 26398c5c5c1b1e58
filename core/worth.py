"""What things are worth: deeds to the bank, a seat in all, and how much a seat could raise."""

from core.ids import Money, Pos, Seat
from core.window import Window


def mortgage_value(game: Window, pos: Pos) -> Money:
    """What the bank lends on a deed (A-038)."""
    return game.board.price[pos] * game.rules.mortgage.percent // 100


def redemption(game: Window, pos: Pos) -> Money:
    """What lifting its mortgage costs (A-041)."""
    return game.board.price[pos] * game.rules.mortgage.redeem_percent // 100


def building_refund(game: Window, pos: Pos) -> Money:
    """What the bank pays for one level of a street (A-036)."""
    return game.board.cost[pos] * game.rules.build.sell_percent // 100


def raisable(game: Window, seat: Seat) -> Money:
    """Cash, all buildings sold, all unmortgaged deeds mortgaged."""
    total = game.players[seat].cash
    deeds = game.deeds
    for pos in game.owned(seat):
        deed = deeds[pos]
        if deed.level:
            total += deed.level * building_refund(game, pos)
        if not deed.mortgaged:
            total += mortgage_value(game, pos)
    return total


def net_worth(game: Window, seat: Seat) -> Money:
    """Cash, deeds at list price (mortgaged ones at half), buildings at cost (A-179)."""
    return worths(game)[seat]


def worths(game: Window) -> tuple[Money, ...]:
    """Every seat's net worth, by seat."""
    total = [player.cash for player in game.players]
    board = game.board
    price, cost = board.price, board.cost
    for pos, deed in game.deeds.items():
        owner = deed.owner
        if owner is None:
            continue
        if deed.level:
            total[owner] += price[pos] + deed.level * cost[pos]
        elif deed.mortgaged:
            total[owner] += price[pos] // 2
        else:
            total[owner] += price[pos]
    return tuple(total)

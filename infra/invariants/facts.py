"""What must hold of an event as it happens: each fact against the game it befalls, before it is recorded."""

from collections.abc import Callable, Iterator
from typing import Final

from core import events as e
from core.allies import allied
from core.board import SIZE, Station, Street, Utility
from core.cards import GoToNearest
from core.codec import tag
from core.facts import owned
from core.frames import Auction, BuildAuction, Calling, Share
from core.ids import Money, Pos, Seat
from core.play.drawing import unseen
from core.policies import highest_bid
from core.state import Game, InJail
from core.worth import raisable


def turn_began(game: Game, event: e.TurnBegan) -> Iterator[str]:
    """14"""
    if event.turn != game.token + 1:
        yield f"turn {event.turn} follows {game.token}"
    if game.players[event.seat].out:
        yield f"seat {event.seat} is on turn and out"


def rolled(game: Game, event: e.Rolled) -> Iterator[str]:
    """17, 19"""
    if event.roll != game.rolls + 1:
        yield f"roll {event.roll} follows {game.rolls}"
    if not all(1 <= die <= 6 for die in event.dice):
        yield f"{event.dice} are no dice"
    jailed = isinstance(game.players[event.seat].where, InJail)
    triple = event.third in ("1", "2", "3") and event.dice == (int(event.third), int(event.third))
    wanted = 0 if jailed else game.doubles + (event.dice[0] == event.dice[1] and not triple)
    if event.doubles != wanted:
        yield f"{event.doubles} doubles counted, {wanted} thrown"


def bet_made(game: Game, event: e.BetMade) -> Iterator[str]:
    """19"""
    if event.roll != game.rolls + 1 or not 1 <= event.die <= 6:
        yield f"roll {event.roll} with {event.die} follows {game.rolls}"


def moved(game: Game, event: e.Moved) -> Iterator[str]:
    """16"""
    player = game.players[event.seat]
    if not 0 <= event.to < SIZE or isinstance(player.where, InJail):
        yield f"seat {event.seat} moves to {event.to} from {player.where}"
    if (event.how == "next_deed") > (event.to in game.deeds):
        yield f"seat {event.seat} is taken to {event.to}, which is no deed"
    if event.how == "dice" and (event.to - player.where.pos - game.spots) % SIZE:
        yield f"{game.spots} thrown, moved from {player.where.pos} to {event.to}"


def paid(game: Game, event: e.Paid) -> Iterator[str]:
    """2, 3, 5"""
    if type(event.amount) is not int or event.amount < 0 or event.payer == event.payee:
        yield f"{event.amount!r} paid by {event.payer} to {event.payee}"
    if event.why == "jackpot" and event.amount != game.pool:
        yield f"{event.amount} of {game.pool} won"
    for party in (event.payer, event.payee):
        if party is not None and party >= 0 and game.players[party].out:
            yield f"seat {party} pays or is paid and is out"


def bought(game: Game, event: e.Bought) -> Iterator[str]:
    """6"""
    if game.deeds[event.pos].owner is not None and event.pos not in game.auctioned:
        yield f"{event.pos} is bought and owned"


def dealt(game: Game, event: e.Dealt) -> Iterator[str]:
    """6"""
    each, squares = game.rules.start.deeds, [pos for hand in event.hands for pos in hand]
    if [len(hand) for hand in event.hands] != [each] * len(game.players) or len(set(squares)) != len(squares):
        yield f"{event.hands} are dealt"
    for group in game.board.groups:
        if group.cost and any(set(group.squares) <= set(hand) for hand in event.hands):
            yield f"{group.key} is dealt to one seat"


def demolished(game: Game, event: e.Demolished) -> Iterator[str]:
    """8, 9"""
    deed = game.deeds[event.pos]
    if deed.owner in (None, event.seat) or event.level != deed.level - 1 or event.level < 0:
        yield f"seat {event.seat} takes {event.pos} down to {event.level} of {deed.level}"


def built(game: Game, event: e.Built) -> Iterator[str]:
    """8, 9"""
    deed = game.deeds[event.pos]
    if deed.owner != event.seat or event.level != deed.level + 1:
        yield f"seat {event.seat} builds level {event.level} of {event.pos}, which has {deed.level}"


def mortgaged(game: Game, event: e.Mortgaged) -> Iterator[str]:
    """11"""
    deed = game.deeds[event.pos]
    if deed.owner != event.seat or deed.mortgaged or deed.level:
        yield f"{event.pos} can't be mortgaged by seat {event.seat}"


def redeemed(game: Game, event: e.Redeemed) -> Iterator[str]:
    """11"""
    deed = game.deeds[event.pos]
    if deed.owner != event.seat or not deed.mortgaged:
        yield f"{event.pos} can't be redeemed by seat {event.seat}"


def debt_opened(game: Game, event: e.DebtOpened) -> Iterator[str]:
    """11, 12"""
    if any(share.to == event.seat or share.amount <= 0 for share in event.shares):
        yield f"seat {event.seat} owes {event.shares}"
    if event.why == "rent" and event.pos is not None and game.claims is None:
        yield from _rent(game, event.seat, event.pos, event.shares[0])


def rent_fell_due(game: Game, event: e.RentFellDue) -> Iterator[str]:
    """11, 12"""
    due = event.due
    yield from _rent(game, due.lander, due.pos, Share(due.owner, due.amount))


def _rent(game: Game, seat: Seat, pos: Pos, share: Share) -> Iterator[str]:
    deed = game.deeds[pos]
    if deed.owner is not None and allied(game, deed.owner, seat):
        yield f"seat {seat} owes rent to an ally"
    if deed.owner is None or deed.owner != share.to or deed.mortgaged or game.players[deed.owner].out:
        yield f"rent of {pos} owed to {share.to}"
    elif share.amount not in (table_rent(game, pos, deed.owner), *card_rents(game, pos, deed.owner)):
        yield f"rent of {pos} is {share.amount}, the table says {table_rent(game, pos, deed.owner)}"


def card_rents(game: Game, pos: Pos, owner: Seat) -> Iterator[Money]:
    """What it may be instead where cards ask for more than one rent, or for a throw of their own."""
    kind = tag(type(game.board.squares[pos]))
    for card in (card for deck in game.ruleset.decks.values() for card in deck):
        if isinstance(card.effect, GoToNearest) and card.effect.target == kind:
            yield card.effect.rents * table_rent(game, pos, owner)
            yield from (card.effect.throws * spots for spots in range(2, 13))


def table_rent(game: Game, pos: Pos, owner: Seat) -> Money:
    """The rent by the board's table, and what the owner's best card adds, reckoned a second time."""
    rent = _plain_rent(game, pos, owner)
    percents = [percent for at, percent in game.players[owner].collectibles if at == pos]
    part = game.rules.rent.bonus_part
    return rent + (min(rent // part, max(rent * percent // 100 for percent in percents)) if part and percents else 0)


def _plain_rent(game: Game, pos: Pos, owner: Seat) -> Money:
    group = game.board.group_of[pos].squares
    owned = sum(1 for each in group if game.deeds[each].owner == owner)
    deed, level = game.board.squares[pos], game.deeds[pos].level
    if isinstance(deed, Street):
        whole = owned == len(group) and not level
        return deed.rents[level] * (game.rules.rent.complete_factor if whole else 1)
    if isinstance(deed, Station):
        return deed.rents[owned - 1]
    assert isinstance(deed, Utility)
    return deed.factors[owned - 1] * game.spots


def building_bid(game: Game, top: BuildAuction, event: e.BidMade) -> Iterator[str]:
    """10, 23"""
    stage = top.stage
    if top.id != event.auction or not isinstance(stage, Calling) or stage.leader == event.seat:
        yield f"seat {event.seat} bids in {event.auction}"
    elif not stage.high < event.amount <= game.players[event.seat].cash:
        yield f"{event.amount} bid after {stage.high}"


def bid(game: Game, event: e.BidMade) -> Iterator[str]:
    """23"""
    top = game.top
    if isinstance(top, BuildAuction):
        yield from building_bid(game, top, event)
        return
    if not isinstance(top, Auction) or top.id != event.auction or event.seat not in may_bid(top):
        yield f"seat {event.seat} bids in {event.auction}"
        return
    exact = game.rules.auction.exact and top.high and event.amount != top.high + game.rules.auction.step
    if exact or event.amount <= top.high or event.amount > highest_bid(game, event.seat):
        yield f"{event.amount} bid above {top.high} with {raisable(game, event.seat)}"


def may_bid(top: Auction) -> tuple[Seat, ...]:
    """The seat asked; by open outcry everybody but the leader."""
    if top.began is None:
        return top.bidders[:1]
    return tuple(seat for seat in top.order if seat != top.leader)


def closed(game: Game, event: e.AuctionClosed) -> Iterator[str]:
    """23"""
    owned_by = game.deeds[event.pos].owner
    if event.auction > game.last_id or (owned_by is not None and event.pos not in game.auctioned):
        yield f"auction {event.auction} of {event.pos} closes"
    if event.winner is not None and game.players[event.winner].out:
        yield f"seat {event.winner} wins and is out"


def accepted(game: Game, event: e.Accepted) -> Iterator[str]:
    """24"""
    offer = game.offer(event.offer)
    if offer is None or offer.to != event.seat:
        yield f"offer {event.offer} accepted by seat {event.seat}"


def traded(game: Game, event: e.Traded) -> Iterator[str]:
    """24"""
    for seat, deeds in ((event.seat, event.give), (event.to, event.take)):
        for pos in deeds:
            group = game.board.group_of[pos].squares
            if game.deeds[pos].owner != seat or any(game.deeds[each].level for each in group):
                yield f"seat {seat} gives {pos}"


def stayed_in(game: Game, event: e.StayedIn) -> Iterator[str]:
    """18"""
    where = game.players[event.seat].where
    if not isinstance(where, InJail) or event.tries != where.tries - 1 or event.tries < 0:
        yield f"{event.tries} tries left after {where}"


def freed(game: Game, event: e.Freed) -> Iterator[str]:
    """18"""
    if not isinstance(game.players[event.seat].where, InJail):
        yield f"seat {event.seat} is freed and was not in"


def drew(game: Game, event: e.Drew) -> Iterator[str]:
    """22"""
    held = {card.index for player in game.players for card in player.cards if card.deck == event.deck}
    again = game.rules.cards.cycle and not unseen(game, event.deck) and event.index == game.used[event.deck][0]
    if event.index in held or (event.index in game.used[event.deck] and not again):
        yield f"card {event.index} of {event.deck} drawn twice"
    if game.ruleset.decks[event.deck][event.index].id != event.card:
        yield f"card {event.index} of {event.deck} is no {event.card}"


def inherited(game: Game, event: e.Inherited) -> Iterator[str]:
    """21"""
    if event.deeds != owned(game, event.seat) or game.players[event.to].out:
        yield f"seat {event.to} inherits {event.deeds} of {owned(game, event.seat)}"


def released(game: Game, event: e.Released) -> Iterator[str]:
    """21"""
    if event.deeds != owned(game, event.seat):
        yield f"{event.deeds} of {owned(game, event.seat)} released"


def went_out(game: Game, event: e.WentOut) -> Iterator[str]:
    """20, 21"""
    player = game.players[event.seat]
    if player.out or player.cash or player.cards or owned(game, event.seat):
        yield f"seat {event.seat} goes out with {player}"


Fact = Callable[..., Iterator[str]]  # type: ignore[explicit-any]

FACTS: Final[dict[type[e.Event], Fact]] = {
    e.TurnBegan: turn_began,
    e.Rolled: rolled,
    e.BetMade: bet_made,
    e.Moved: moved,
    e.Paid: paid,
    e.Dealt: dealt,
    e.Bought: bought,
    e.Demolished: demolished,
    e.Built: built,
    e.Mortgaged: mortgaged,
    e.Redeemed: redeemed,
    e.DebtOpened: debt_opened,
    e.RentFellDue: rent_fell_due,
    e.BidMade: bid,
    e.AuctionClosed: closed,
    e.Accepted: accepted,
    e.Traded: traded,
    e.StayedIn: stayed_in,
    e.Freed: freed,
    e.Drew: drew,
    e.Inherited: inherited,
    e.Released: released,
    e.WentOut: went_out,
}
"""`...`: a table can't say that each event is its function's argument."""

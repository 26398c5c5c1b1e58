"""`evolve(game, event)`: the only writer of a game. It knows no rules, it records facts; one function an event."""

from collections.abc import Callable

from core import dues
from core import events as e
from core.changes import clear, give, later, move_money, pass_card, touch
from core.frames import Running
from core.ids import Seat
from core.state import At, Game, HeldCard, InJail, Offer, Vote


def evolve(game: Game, event: e.Event) -> None:
    """Record one fact. An event of no known type is a fault of ours (KeyError)."""
    RECORD[event.__class__](game, event)


def _stood(game: Game, event: e.Stood) -> None:
    game.stack = event.stack


def _game_began(game: Game, event: e.GameBegan) -> None:
    game.first = event.first
    game.began = event.at
    game.rolls = len(event.throws)
    for player, cards in zip(game.players, event.collectibles, strict=False):
        player.collectibles = cards


def _turn_began(game: Game, event: e.TurnBegan) -> None:
    game.turn = event.seat
    game.token = event.turn
    game.round = event.round
    game.turn_clock = Running(event.until)
    game.doubles = 0
    game.spots = 0
    game.built = {}
    game.raised = ()
    game.auctioned = ()
    game.spared = ()
    game.late = False
    game.opens = event.opens
    if game.gap_asked:
        game.gap_asked = tuple([seat for seat in game.gap_asked if seat != event.seat])
    for player in game.players:
        player.proposals = 0


def _turn_clock(game: Game, event: e.TurnClock) -> None:
    game.turn_clock = event.clock


def _rolled(game: Game, event: e.Rolled) -> None:
    game.rolls = event.roll
    game.doubles = event.doubles
    game.spots = event.spots
    game.sought = ()


def _moved(game: Game, event: e.Moved) -> None:
    game.players[event.seat].where = At(event.to)


def _paid(game: Game, event: e.Paid) -> None:
    move_money(game, event.payer, -event.amount)
    move_money(game, event.payee, event.amount)


def _bought(game: Game, event: e.Bought) -> None:
    clear(give(game, event.pos, event.seat))


def _nothing(game: Game, event: e.Event) -> None:
    """A fact that is told, and changes nothing by itself."""


def _auction_opened(game: Game, event: e.AuctionOpened) -> None:
    game.last_id = event.auction


def _built(game: Game, event: e.Built) -> None:
    touch(game, event.pos).level = event.level
    key = game.board.group_of[event.pos].key
    game.built[key] = game.built.get(key, 0) + 1
    game.raised = (*game.raised, event.pos)


def _shortage_opened(game: Game, event: e.ShortageOpened) -> None:
    game.last_id = event.auction
    game.sought = (*game.sought, event.seat)


def _building_called(game: Game, event: e.BuildingCalled) -> None:
    game.last_id = event.auction


def _shortage_closed(game: Game, event: e.ShortageClosed) -> None:
    game.offers = tuple(later(offer, event.length) for offer in game.offers)


def _dealt(game: Game, event: e.Dealt) -> None:
    for seat, hand in enumerate(event.hands):
        for pos in hand:
            give(game, pos, Seat(seat))


def _own_auctioned(game: Game, event: e.OwnAuctioned) -> None:
    game.auctioned = (*game.auctioned, event.pos)


def _came_down(game: Game, event: e.Sold | e.Demolished) -> None:
    touch(game, event.pos).level = event.level


def _mortgaged(game: Game, event: e.Mortgaged) -> None:
    holding = touch(game, event.pos)
    holding.mortgaged = True
    holding.rounds_left = event.rounds_left


def _redeemed(game: Game, event: e.Redeemed) -> None:
    clear(touch(game, event.pos))


def _terms_ran(game: Game, event: e.TermsRan) -> None:
    for pos, left in event.left:
        game.deeds[pos].rounds_left = left  # no fact tells of terms


def _term_ended(game: Game, event: e.TermEnded) -> None:
    clear(give(game, event.pos, None))


def _offered(game: Game, event: e.Offered) -> None:
    offer = Offer(event.offer, event.seat, event.to, event.give, event.take, event.until, event.still)
    game.offers = (*game.offers, offer)
    game.last_id = event.offer
    game.players[event.seat].proposals += 1


def _offer_ended(game: Game, event: e.Accepted | e.OfferRefused | e.Withdrawn | e.Lapsed) -> None:
    game.offers = tuple(offer for offer in game.offers if offer.id != event.offer)


def _traded(game: Game, event: e.Traded) -> None:
    for pos in event.give:
        give(game, pos, event.to)
    for pos in event.take:
        give(game, pos, event.seat)
    for deck in event.give_cards:
        pass_card(game, event.seat, event.to, deck)
    for deck in event.take_cards:
        pass_card(game, event.to, event.seat, deck)


def _interest_paid(game: Game, event: e.InterestPaid) -> None:
    game.spared = (*game.spared, *event.deeds)


def _shuffled(game: Game, event: e.Shuffled) -> None:
    game.used[event.deck] = ()


def _drew(game: Game, event: e.Drew) -> None:
    used = game.used[event.deck]
    if event.index in used:
        used = tuple(each for each in used if each != event.index)
    if event.kept:
        player = game.players[event.seat]
        player.cards = (*player.cards, HeldCard(event.deck, event.index))
    else:
        used = (*used, event.index)
    game.used[event.deck] = used


def _card_returned(game: Game, event: e.CardReturned) -> None:
    player = game.players[event.seat]
    player.cards = tuple(card for card in player.cards if card != HeldCard(event.deck, event.index))
    game.used[event.deck] = (*game.used[event.deck], event.index)


def _bet(game: Game, event: e.BetMade) -> None:
    game.rolls = event.roll


def _jailed(game: Game, event: e.Jailed) -> None:
    game.players[event.seat].where = InJail(event.tries)
    game.doubles = 0


def _stayed_in(game: Game, event: e.StayedIn) -> None:
    game.players[event.seat].where = InJail(event.tries)


def _freed(game: Game, event: e.Freed) -> None:
    player = game.players[event.seat]
    player.where = At(player.where.pos)


def _rent_fell_due(game: Game, event: e.RentFellDue) -> None:
    game.claims = (*(game.claims or ()), event.due)


def _rent_claimed(game: Game, event: e.RentClaimed) -> None:
    game.claims = dues.claimed(game.claims, event.seat, event.to)


def _rents_closed(game: Game, event: e.RentsClosed) -> None:
    game.claims = dues.without(game.claims, event.rents)


def _debt_opened(game: Game, event: e.DebtOpened) -> None:
    game.last_id = event.debt


def _inherited(game: Game, event: e.Inherited) -> None:
    for pos in event.deeds:
        give(game, pos, event.to)
    for pos, left in event.terms:
        game.deeds[pos].rounds_left = left
    for deck in event.cards:
        pass_card(game, event.seat, event.to, deck)


def _released(game: Game, event: e.Released) -> None:
    for pos in event.deeds:
        clear(give(game, pos, None))


def _went_out(game: Game, event: e.WentOut) -> None:
    player = game.players[event.seat]
    player.out = True
    player.where = At(player.where.pos)
    game.gone = (*game.gone, event.seat)


def _missed(game: Game, event: e.TurnMissed) -> None:
    game.players[event.seat].missed = event.count
    game.late = True


def _attended(game: Game, event: e.Attended) -> None:
    game.players[event.seat].missed = 0


def _time_began(game: Game, event: e.TimeBegan) -> None:
    game.ends = event.until


def _time_called(game: Game, event: e.TimeCalled) -> None:
    game.ends = None
    game.last_round = True


def _gap_asked(game: Game, event: e.GapAsked) -> None:
    game.gap_asked = (*game.gap_asked, event.seat)
    game.gap_wanted = True


def _gap_opened(game: Game, event: e.GapOpened) -> None:
    game.gap_wanted = False


def _pause_asked(game: Game, event: e.PauseAsked) -> None:
    game.vote = Vote(event.vote, event.seat, event.agreed, event.until)
    game.last_id = event.vote
    game.players[event.seat].pause_asked = event.game_time_was


def _pause_agreed(game: Game, event: e.PauseAgreed) -> None:
    vote = game.vote
    assert vote is not None
    game.vote = Vote(vote.id, vote.seat, (*vote.agreed, event.seat), vote.until)


def _vote_ended(game: Game, event: e.PauseRefused | e.GamePaused) -> None:
    game.vote = None


def _resumed(game: Game, event: e.Resumed) -> None:
    game.paused += event.length
    if game.ends is not None:
        game.ends += event.length
    if isinstance(game.turn_clock, Running):
        game.turn_clock = Running(game.turn_clock.until + event.length)
    game.offers = tuple(later(offer, event.length) for offer in game.offers)


def _game_over(game: Game, event: e.GameOver) -> None:
    game.offers = ()
    game.vote = None
    game.ends = None
    game.claims = game.claims and ()


RECORD: dict[type[e.Event], Callable[..., None]] = {  # type: ignore[explicit-any]
    e.Stood: _stood,
    e.GameBegan: _game_began,
    e.TurnBegan: _turn_began,
    e.TurnClock: _turn_clock,
    e.Rolled: _rolled,
    e.Moved: _moved,
    e.Paid: _paid,
    e.Dealt: _dealt,
    e.Bought: _bought,
    e.Declined: _nothing,
    e.AuctionOpened: _auction_opened,
    e.BidMade: _nothing,
    e.Passed: _nothing,
    e.AuctionClosed: _nothing,
    e.ShortageOpened: _shortage_opened,
    e.BuildWished: _nothing,
    e.BuildingCalled: _building_called,
    e.ShortageClosed: _shortage_closed,
    e.Built: _built,
    e.Sold: _came_down,
    e.Demolished: _came_down,
    e.OwnAuctioned: _own_auctioned,
    e.Mortgaged: _mortgaged,
    e.Redeemed: _redeemed,
    e.TermsRan: _terms_ran,
    e.Reminded: _nothing,
    e.TermEnded: _term_ended,
    e.Offered: _offered,
    e.Accepted: _offer_ended,
    e.OfferRefused: _offer_ended,
    e.Withdrawn: _offer_ended,
    e.Lapsed: _offer_ended,
    e.Traded: _traded,
    e.InterestPaid: _interest_paid,
    e.Shuffled: _shuffled,
    e.Drew: _drew,
    e.CardThrown: _nothing,
    e.CardReturned: _card_returned,
    e.TaxChosen: _nothing,
    e.BetMade: _bet,
    e.BetSkipped: _nothing,
    e.Jailed: _jailed,
    e.StayedIn: _stayed_in,
    e.Freed: _freed,
    e.RentFellDue: _rent_fell_due,
    e.RentClaimed: _rent_claimed,
    e.ClaimedInVain: _nothing,
    e.RentsClosed: _rents_closed,
    e.DebtOpened: _debt_opened,
    e.DebtSettled: _nothing,
    e.Inherited: _inherited,
    e.Released: _released,
    e.WentOut: _went_out,
    e.TurnMissed: _missed,
    e.Attended: _attended,
    e.TimeBegan: _time_began,
    e.TimeCalled: _time_called,
    e.ClaimsLeft: _nothing,
    e.LotDrawn: _nothing,
    e.GapAsked: _gap_asked,
    e.GapOpened: _gap_opened,
    e.SaidReady: _nothing,
    e.PauseAsked: _pause_asked,
    e.PauseAgreed: _pause_agreed,
    e.PauseRefused: _vote_ended,
    e.GamePaused: _vote_ended,
    e.CameBack: _nothing,
    e.Resumed: _resumed,
    e.GameOver: _game_over,
}
"""Closed over `events.EVENTS` by a test. `...`: a table can't say that each key is its function's argument."""

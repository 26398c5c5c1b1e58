"""Why a command that is not among the options isn't: words for the player, never a second check."""

from collections.abc import Callable

from core import commands as c
from core import frames as f
from core.board import TOP_LEVEL
from core.clock import stands_still
from core.ids import Millis, Pos, Seat
from core.orders import Eject, Order
from core.play import auction, buying, gaps, jail, lots, pause, paying, property, referee, shortage, trading
from core.refusal import Why
from core.state import Game, InJail, Offer
from core.worth import redemption


def refused(game: Game, seat: Seat, command: c.Command, now: Millis) -> Why:
    """The reason that helps most."""
    if isinstance(game.top, f.Over):
        return Why.GAME_OVER
    if game.players[seat].out:
        return Why.OUT
    if stands_still(game):
        return Why.PAUSED
    if isinstance(command, c.AskPause):
        return Why.PAUSED_LATELY if pause.asked_lately(game, seat, now) else Why.NOT_NOW
    return REASONS[command.__class__](game, seat, command)


def order_refused(game: Game, order: Order) -> Why:
    """The same for a referee's order."""
    if isinstance(game.top, f.Over):
        return Why.GAME_OVER
    if isinstance(order, Eject) and referee.has_judge(game):
        return Why.OUT
    return Why.PAUSED if isinstance(game.top, f.Paused) else Why.NOT_NOW


def _asked(game: Game) -> Seat | None:
    top = game.top
    if isinstance(top, f.Auction):
        return auction.asked(top)[0]
    return top.seat if isinstance(top, f.ASKS_ITS_SEAT) else None


def _turn_first(game: Game, seat: Seat, *phases: type[f.AnyPhase]) -> Why | None:
    if _asked(game) != seat:
        return Why.NOT_YOUR_TURN
    return None if isinstance(game.top, phases) else Why.NOT_NOW


def _not_now(game: Game, seat: Seat, command: c.Command) -> Why:
    return Why.NOT_YOUR_TURN if _asked(game) != seat else Why.NOT_NOW


def _buy(game: Game, seat: Seat, command: c.Buy) -> Why:
    late = _turn_first(game, seat, f.BuyOrPass)
    if late is None and isinstance(game.top, f.BuyOrPass) and game.top.pos == command.pos:
        return Why.TOO_POOR
    return late or Why.STALE


def _bid(game: Game, seat: Seat, command: c.Bid) -> Why:
    top = game.top
    if isinstance(top, f.BuildAuction) and top.id == command.auction:
        return _building_bid(game, top, seat, command)
    if not isinstance(top, f.Auction) or top.id != command.auction:
        return Why.AUCTION_OVER
    if not auction.choices(game, top, seat):
        return Why.NOT_YOUR_TURN
    return Why.BID_TOO_LOW if command.amount < lots.least_bid(game, top) else Why.BID_TOO_HIGH


def _building_bid(game: Game, top: f.BuildAuction, seat: Seat, command: c.Bid) -> Why:
    if isinstance(top.stage, f.Collecting):
        return Why.NOT_NOW
    if not shortage.choices(game, top, seat):
        return Why.NOT_YOUR_TURN
    return Why.BID_TOO_LOW if command.amount < shortage.least_bid(game, top.wishes, top.stage) else Why.BID_TOO_HIGH


def _pass(game: Game, seat: Seat, command: c.Pass) -> Why:
    top = game.top
    under_way = isinstance(top, f.Auction | f.BuildAuction) and top.id == command.auction
    return Why.NOT_YOUR_TURN if under_way else Why.AUCTION_OVER


def _claim(game: Game, seat: Seat, command: c.Claim) -> Why:
    return Why.NOT_NOW if game.claims is None else Why.BAD_PARTNER


def _pay(game: Game, seat: Seat, command: c.Pay) -> Why:
    top = game.top
    owes = isinstance(top, f.MustPay) and top.seat == seat and top.id == command.debt
    return Why.TOO_POOR if owes else Why.NOTHING_OWED


def _bankrupt(game: Game, seat: Seat, command: c.GoBankrupt) -> Why:
    top = game.top
    owes = isinstance(top, f.MustPay) and top.seat == seat and top.id == command.debt
    return Why.SOLVENT if owes else Why.NOTHING_OWED


def _fine(game: Game, seat: Seat, command: c.PayFine) -> Why:
    where = game.players[seat].where
    takes = isinstance(where, InJail) and jail.takes_fine(game, where)
    return _turn_first(game, seat, f.AwaitRoll) or (Why.TOO_POOR if takes else Why.NOT_NOW)


def _card(game: Game, seat: Seat, command: c.UseCard) -> Why:
    jailed = isinstance(game.players[seat].where, InJail)
    return _turn_first(game, seat, f.AwaitRoll) or (Why.NO_CARD if jailed else Why.NOT_NOW)


def _open(game: Game) -> bool:
    """Is it a time at which every seat may build, raise and redeem (GC-10)?"""
    return (isinstance(game.top, f.Between) and not game.top.last) or (
        isinstance(game.top, f.AwaitRoll) and property.any_time(game)
    )


def _may_build(game: Game, seat: Seat) -> Why | None:
    """A time to build, or to say what one would."""
    top = game.top
    if isinstance(top, f.BuildAuction) and isinstance(top.stage, f.Collecting):
        return Why.NOT_NOW if seat in top.stage.answered else None
    return None if _open(game) else _turn_first(game, seat, f.AwaitRoll)


RAISING = (f.AwaitRoll, f.BuyOrPass, f.MustPay)


def _raising(game: Game, seat: Seat) -> Why | None:
    if _open(game):
        return None
    return _turn_first(game, seat, *RAISING) or _closed(game) or _hopeless(game)


def _closed(game: Game) -> Why | None:
    """A purchase for which nothing may be raised."""
    return Why.NOT_NOW if isinstance(game.top, f.BuyOrPass) and not buying.may_raise(game) else None


def _hopeless(game: Game) -> Why | None:
    """A debt for which nothing may be sold to the bank."""
    top = game.top
    return Why.NOT_NOW if isinstance(top, f.MustPay) and not paying.may_raise(game, top) else None


def _own_deed(game: Game, seat: Seat, pos: Pos) -> Why | None:
    return None if pos in game.deeds and game.deeds[pos].owner == seat else Why.NOT_YOURS


def _build(game: Game, seat: Seat, command: c.Build) -> Why:
    pos = command.pos
    early = _may_build(game, seat)
    group = game.board.group_of.get(pos)
    if early or group is None or not group.cost:
        return early or Why.NO_STREET
    deeds = [game.deeds[each] for each in group.squares]
    reasons = {
        Why.NOT_YOURS: game.deeds[pos].owner != seat,
        Why.INCOMPLETE: any(deed.owner != seat for deed in deeds),
        Why.GROUP_MORTGAGED: any(deed.mortgaged for deed in deeds),
        Why.TOP_LEVEL: game.deeds[pos].level >= TOP_LEVEL,
        Why.ONCE_A_TURN: not property.with_room(game, group, [pos]),
        Why.TOO_POOR: game.players[seat].cash < group.cost,
    }
    bar = next((why for why, holds in reasons.items() if holds), None)
    return bar or property.request_bar(game, seat, (pos,)) or Why.UNEVEN


def _request(game: Game, seat: Seat, command: c.RequestBuild) -> Why:
    early = _may_build(game, seat)
    return early or property.request_bar(game, seat, command.pos) or Why.NOT_NOW


def _sell(game: Game, seat: Seat, command: c.Sell) -> Why:
    bar = _raising(game, seat) or _own_deed(game, seat, command.pos)
    return bar or (Why.UNEVEN if game.deeds[command.pos].level else Why.NO_BUILDING)


def _mortgage(game: Game, seat: Seat, command: c.Mortgage) -> Why:
    bar = _raising(game, seat) or _own_deed(game, seat, command.pos)
    return bar or (Why.MORTGAGED if game.deeds[command.pos].mortgaged else Why.GROUP_BUILT)


def _redeem(game: Game, seat: Seat, command: c.Redeem) -> Why:
    early = None if _open(game) else _turn_first(game, seat, f.AwaitRoll)
    bar = early or _own_deed(game, seat, command.pos)
    if bar or not game.deeds[command.pos].mortgaged:
        return bar or Why.NOT_MORTGAGED
    return Why.TOO_POOR if game.players[seat].cash < redemption(game, command.pos) else Why.NOT_NOW


def _auction_own(game: Game, seat: Seat, command: c.AuctionOwn) -> Why:
    bar = _turn_first(game, seat, f.AwaitRoll) or _own_deed(game, seat, command.pos)
    if bar or not game.deeds[command.pos].mortgaged:
        return bar or Why.NOT_MORTGAGED
    return Why.AUCTIONED_ONCE if command.pos in game.auctioned else Why.NOT_NOW


def _bet(game: Game, seat: Seat, command: c.Bet) -> Why:
    return _turn_first(game, seat, f.CasinoBet) or Why.BAD_NUMBERS


def _choose(game: Game, seat: Seat, command: c.Choose) -> Why:
    return _turn_first(game, seat, f.BusChoice, f.TeleportChoice, f.DemolitionChoice) or Why.BAD_SQUARE


def _propose(game: Game, seat: Seat, command: c.Propose) -> Why:
    return (
        (None if isinstance(game.top, f.Between) else _turn_first(game, seat, *RAISING) or _closed(game))
        or trading.proposal_bar(game, seat)
        or trading.open_bar(game, seat, command.to)
        or trading.bar(game, seat, command.to, command.give, command.take)
        or Why.NOT_NOW
    )


def _offer(game: Game, seat: Seat, command: c.Accept | c.Refuse | c.Withdraw) -> Why:
    offer = game.offer(command.offer)
    if offer is None:
        return Why.OFFER_GONE
    if offer.to != seat:
        return Why.NOT_YOUR_TURN
    return _answer_bar(game, offer, command) or Why.NOT_NOW


def _answer_bar(game: Game, offer: Offer, command: c.Accept | c.Refuse | c.Withdraw) -> Why | None:
    match command:
        case c.Accept():
            return trading.bar(game, offer.seat, offer.to, offer.give, offer.take)
        case c.Refuse(terms=terms) if terms is not None:
            return trading.terms_bar(game, offer, terms)
        case _:
            return None


def _ask_gap(game: Game, seat: Seat, command: c.AskGap) -> Why:
    closed = gaps.seconds(game) is None or isinstance(game.stack[0], f.PassTurn)
    return Why.NOT_NOW if closed else Why.GAP_ASKED


def _ready(game: Game, seat: Seat, command: c.Ready) -> Why:
    return Why.NOT_NOW


def _vote(game: Game, seat: Seat, command: c.Agree | c.Disagree) -> Why:
    return Why.VOTE_GONE if game.vote is None or game.vote.id != command.vote else Why.NOT_NOW


REASONS: dict[type[c.Command], Callable[..., Why]] = {  # type: ignore[explicit-any]
    c.Roll: _not_now,
    c.Buy: _buy,
    c.Decline: _not_now,
    c.Bid: _bid,
    c.Pass: _pass,
    c.Claim: _claim,
    c.Pay: _pay,
    c.GoBankrupt: _bankrupt,
    c.PayFine: _fine,
    c.UseCard: _card,
    c.Build: _build,
    c.RequestBuild: _request,
    c.Sell: _sell,
    c.Mortgage: _mortgage,
    c.Redeem: _redeem,
    c.AuctionOwn: _auction_own,
    c.Bet: _bet,
    c.SkipBet: _not_now,
    c.PayTax: _not_now,
    c.Choose: _choose,
    c.Propose: _propose,
    c.Accept: _offer,
    c.Refuse: _offer,
    c.Withdraw: _offer,
    c.AskGap: _ask_gap,
    c.Ready: _ready,
    c.Agree: _vote,
    c.Disagree: _vote,
    c.Back: _not_now,
    c.Surrender: _not_now,
}
"""`...`: a table can't say that each command is its function's argument."""

"""Trades: who may propose what, and how an offer ends."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from core.allies import allied
from core.commands import Accept, Bundle, Command, Propose, Refuse, Terms, Withdraw
from core.events import Accepted, Lapsed, Offered, OfferRefused, Paid, Traded, Withdrawn
from core.facts import fact, owned
from core.frames import Between, MustPay
from core.ids import SECOND, Money, OfferId, Pos, Seat
from core.kinds import DebtorSale
from core.options import Json, Just, Option
from core.play import mortgaging, transfer
from core.refusal import Why
from core.state import Game, Offer
from core.step import Step
from core.window import Window
from core.worth import mortgage_value, raisable


class OfferTo:
    """Any legal offer to one partner. It reads the game as it is: don't keep it past the command."""

    __slots__ = ("game", "seat", "to")

    def __init__(self, game: Game, seat: Seat, to: Seat) -> None:
        self.game = game
        self.seat = seat
        self.to = to

    def allows(self, command: Command) -> bool:
        return (
            type(command) is Propose
            and command.to == self.to
            and bar(self.game, self.seat, self.to, command.give, command.take) is None
        )

    def samples(self) -> Iterable[Command]:
        """Each of my deeds for its price, each of theirs likewise, and swaps, as far as they are legal."""
        ally = allied(self.game, self.seat, self.to)
        mine, theirs = tradable(self.game, self.seat, ally=ally), tradable(self.game, self.to, ally=ally)
        price = self.game.board.price
        tries = [Propose(self.to, Bundle(deeds=(pos,)), Bundle(cash=price[pos])) for pos in mine]
        tries += [Propose(self.to, Bundle(cash=price[pos]), Bundle(deeds=(pos,))) for pos in theirs]
        tries += [Propose(self.to, Bundle(deeds=(a,)), Bundle(deeds=(b,))) for a, b in zip(mine, theirs, strict=False)]
        tries += [Propose(self.to, Bundle(cards=(deck,)), Bundle(cash=1)) for deck in _cards(self.game, self.seat)]
        tries += [Propose(self.to, Bundle(cash=1), Bundle(cards=(deck,))) for deck in _cards(self.game, self.to)]
        if ally:
            tries += [Propose(self.to, Bundle(deeds=(pos,)), Bundle()) for pos in mine]
            tries += [Propose(self.to, Bundle(), Bundle(cash=1)), Propose(self.to, Bundle(cash=1), Bundle())]
        return [each for each in tries if self.allows(each)]

    def schema(self) -> dict[str, Json]:
        return {"do": Propose.do, "to": self.to, "give": self._side(self.seat), "take": self._side(self.to)}

    def _side(self, seat: Seat) -> dict[str, Json]:
        most = 0 if seat == self.seat and _only_sells(self.game, seat) else self.game.players[seat].cash
        cash: dict[str, Json] = {"from": 0, "to": most, "step": 1}
        deeds = tradable(self.game, seat, ally=allied(self.game, self.seat, self.to))
        cards = _cards(self.game, seat)
        return {"cash": cash, "deeds": {"some": [*deeds]}, **({"cards": {"some": [*cards]}} if cards else {})}


class SayNo:
    """Refuse an offer, with or without terms that would suit better; terms name what both sides have."""

    __slots__ = ("game", "offer")

    def __init__(self, game: Game, offer: Offer) -> None:
        self.game = game
        self.offer = offer

    def allows(self, command: Command) -> bool:
        if type(command) is not Refuse or command.offer != self.offer.id:
            return False
        return command.terms is None or terms_bar(self.game, self.offer, command.terms) is None

    def samples(self) -> Iterable[Command]:
        mirrored = Refuse(self.offer.id, Terms(self.offer.take, self.offer.give))
        return [each for each in (Refuse(self.offer.id), mirrored) if self.allows(each)]

    def schema(self) -> dict[str, Json]:
        return {"do": Refuse.do, "offer": self.offer.id, "terms": {"optional": True}}


def terms_bar(game: Game, offer: Offer, terms: Terms) -> Why | None:
    """What keeps a refuser's terms from being shown: they must be something that both sides could exchange."""
    ally = allied(game, offer.seat, offer.to)
    return (
        _shape_bar(game, terms.give, terms.take, ally=ally)
        or _side_bar(game, offer.to, terms.give, ally=ally)
        or _side_bar(game, offer.seat, terms.take, ally=ally)
    )


def tradable(game: Game, seat: Seat, *, ally: bool) -> list[Pos]:
    """Deeds of a seat that an offer may name, in board order."""
    if not _passes_mortgaged(game, ally=ally):
        return _clear_and_unbuilt(game, seat)
    return [pos for pos in owned(game, seat) if _deed_bar(game, seat, pos, mortgaged=True) is None]


@fact
def _clear_and_unbuilt(game: Game, seat: Seat | None) -> list[Pos]:
    return [pos for pos in owned(game, seat) if _deed_bar(game, seat, pos, mortgaged=False) is None]


def _passes_mortgaged(game: Game, *, ally: bool) -> bool:
    """May mortgaged deeds change hands (A-065)?"""
    return ally or game.rules.trade.mortgaged


def _deed_bar(game: Game, seat: Seat | None, pos: Pos, *, mortgaged: bool) -> Why | None:
    """`mortgaged`: those may be traded too, as long as their term runs (GA-15)."""
    deed = game.deeds.get(pos)
    if deed is None or deed.owner != seat:
        return Why.NOT_THEIRS
    if deed.mortgaged and not mortgaged:
        return Why.MORTGAGED
    if deed.rounds_left == 0:
        return Why.TERM_OVER
    for each in game.board.group_of[pos].squares:
        if game.deeds[each].level:
            return Why.GROUP_BUILT
    return None


def proposals(game: Game, seat: Seat) -> list[Option]:
    """What a seat whose trade window is open may propose (A-056 to A-060)."""
    if proposal_bar(game, seat) is not None:
        return []
    partners = game.from_left_of(seat)[:-1]
    if game.offers:
        partners = tuple(to for to in partners if not _waits_for(game, seat, to))
    return [OfferTo(game, seat, to) for to in partners]


def proposal_bar(game: Game, seat: Seat) -> Why | None:
    """What keeps a seat from making any offer now (A-069, GA-46)."""
    trade = game.rules.trade
    if is_banned(game):
        return Why.TOO_FEW_LEFT
    if game.offers and not trade.to_each and any(offer.seat == seat for offer in game.offers):
        return Why.OFFER_OPEN
    limit = trade.per_turn
    return Why.NO_PROPOSALS_LEFT if limit is not None and game.players[seat].proposals >= limit else None


def is_banned(game: Game, leavers: int = 0) -> bool:
    """Are so few left, when so many more have gone, that nothing is traded any more (C-207, GC-34)?"""
    limit = game.rules.trade.ban_at
    return limit is not None and len(game.seats_in) - leavers <= limit


def open_bar(game: Game, seat: Seat, to: Seat) -> Why | None:
    """GC-55: where several offers may be open, one to each other seat."""
    return Why.OFFER_OPEN if _waits_for(game, seat, to) else None


def _waits_for(game: Game, seat: Seat, to: Seat) -> bool:
    return any(offer.seat == seat and offer.to == to for offer in game.offers)


def bar(game: Game, seat: Seat, to: Seat, give: Bundle, take: Bundle) -> Why | None:
    """What keeps an exchange from being fair and possible; None when nothing does."""
    if to == seat or not 0 <= to < len(game.players) or game.players[to].out:
        return Why.BAD_PARTNER
    ally = allied(game, seat, to)
    return (
        (Why.TOO_FEW_LEFT if is_banned(game) else None)
        or _shape_bar(game, give, take, ally=ally)
        or _side_bar(game, seat, give, ally=ally)
        or _side_bar(game, to, take, ally=ally)
        or (None if ally else _balance_bar(game, give, take))
        or _interest_bar(game, seat, give, take)
        or _interest_bar(game, to, take, give)
        or _debt_bar(game, seat, to, give, take)
        or _debt_bar(game, to, seat, take, give)
    )


def _shape_bar(game: Game, give: Bundle, take: Bundle, *, ally: bool) -> Why | None:
    """GA-44: each side gives something, one of them a deed; between allies anything at all will do."""
    if give.cards or take.cards:
        return _cards_bar(game, give, take)
    gives, takes = bool(give.cash or give.deeds), bool(take.cash or take.deeds)
    if not (gives or takes if ally else gives and takes):
        return Why.ONE_SIDED
    return None if give.deeds or take.deeds or ally else Why.NO_DEED


def _cards_bar(game: Game, give: Bundle, take: Bundle) -> Why | None:
    """GC-20: cards on one side, cash alone on the other, and not more than they may cost (C-123, C-203)."""
    if not sells_cards(game):
        return Why.CARD_NOT_TRADED  # GA-43
    sold, paid = (give, take) if give.cards else (take, give)
    if sold.cash or sold.deeds or paid.cards or paid.deeds:
        return Why.CARD_ALONE
    if not paid.cash:
        return Why.ONE_SIDED
    most = game.rules.trade.card_price
    return Why.CARD_PRICE if most is not None and paid.cash > most * len(sold.cards) else None


def sells_cards(game: Game) -> bool:
    """May jail cards be sold (C-122)?"""
    return game.rules.trade.jail_cards


def _cards(game: Game, seat: Seat) -> tuple[str, ...]:
    """The jail cards of a seat that may be sold, by deck."""
    return tuple(card.deck for card in game.players[seat].cards) if sells_cards(game) else ()


def _side_bar(game: Game, seat: Seat, side: Bundle, *, ally: bool) -> Why | None:
    if not 0 <= side.cash <= game.players[seat].cash or len(set(side.deeds)) != len(side.deeds):
        return Why.NOT_THEIRS
    if side.cards and Counter(side.cards) - Counter(card.deck for card in game.players[seat].cards):
        return Why.NOT_THEIRS
    mortgaged = _passes_mortgaged(game, ally=ally)
    return next((why for pos in side.deeds if (why := _deed_bar(game, seat, pos, mortgaged=mortgaged))), None)


def _balance_bar(game: Game, give: Bundle, take: Bundle) -> Why | None:
    """GA-45: the smaller side times the factor reaches the larger; cash at face, deeds at list price, mortgaged ones at
    half of it (GB-29)."""
    factor = balance_factor(game)
    if factor is None:
        return None
    low, high = sorted((_face(game, give), _face(game, take)))
    return None if factor * low >= high else Why.UNBALANCED


def balance_factor(game: Window) -> int | None:
    """How many times the smaller side the larger may be."""
    return game.rules.trade.balance


def _face(game: Game, side: Bundle) -> Money:
    price, deeds = game.board.price, game.deeds
    return side.cash + sum(price[pos] // 2 if deeds[pos].mortgaged else price[pos] for pos in side.deeds)


def _only_sells(game: Game, seat: Seat) -> bool:
    """Is this seat a debtor that may not pay for anything else?"""
    top = game.top
    return isinstance(top, MustPay) and top.seat == seat and _is_saved_by_sales(game)


def _is_saved_by_sales(game: Game) -> bool:
    return game.rules.trade.debtor is DebtorSale.SAVING


def _debt_bar(game: Game, seat: Seat, other: Seat, gives: Bundle, gets: Bundle) -> Why | None:
    """What keeps a debtor from an exchange."""
    top = game.top
    if not isinstance(top, MustPay) or top.seat != seat:
        return None
    if not _is_saved_by_sales(game):
        return _helping_bar(game, top, gives, gets)
    if any(share.to == other for share in top.shares):
        return Why.CREDITOR  # GC-43
    if gives.cash or not gets.cash:
        return Why.NO_SALE  # GC-53: what it may do is sell
    after = raisable(game, seat) + _loan(game, gets) - _loan(game, gives) - transfer.fees(game, gets.deeds)
    return None if after >= top.total else Why.DEBT_NOT_COVERED  # GC-61


def _helping_bar(game: Game, top: MustPay, gives: Bundle, gets: Bundle) -> Why | None:
    """GX-14: it leaves the debt covered, or the debtor better able to pay it."""
    seat = top.seat
    cash_after = game.players[seat].cash - gives.cash + gets.cash
    if game.players[seat].cash >= top.total:
        return None if cash_after >= top.total else Why.DEBT_NOT_COVERED
    before = raisable(game, seat)
    after = before + _loan(game, gets) - _loan(game, gives)
    return None if after >= top.total or after > before else Why.DEBT_NOT_COVERED


def _interest_bar(game: Game, seat: Seat, gives: Bundle, gets: Bundle) -> Why | None:
    """GC-54: the interest on what is mortgaged is there in cash after the exchange."""
    fees = transfer.fees(game, gets.deeds)
    left = game.players[seat].cash - gives.cash + gets.cash
    return Why.INTEREST_SHORT if fees > left else None


def _loan(game: Game, side: Bundle) -> Money:
    return side.cash + sum(mortgage_value(game, pos) for pos in side.deeds if not game.deeds[pos].mortgaged)


def answers(game: Game, seat: Seat) -> Iterator[Option]:
    """What a seat may do about the offers that stand."""
    for offer in game.offers:
        if offer.to == seat:
            if bar(game, offer.seat, seat, offer.give, offer.take) is None:  # GX-15: checked again at acceptance
                yield Just(Accept(offer.id), offer=offer.id)
            yield SayNo(game, offer)
        elif offer.seat == seat:
            yield Just(Withdraw(offer.id), offer=offer.id)


def propose(step: Step, seat: Seat, command: Propose) -> None:
    until = step.now + step.game.rules.trade.seconds * SECOND
    id = OfferId(step.game.last_id + 1)
    give, take = _in_board_order(command.give), _in_board_order(command.take)
    step.emit(Offered(id, seat, command.to, give, take, until, stops_clocks(step.game, seat)))
    top = step.stack[-1]
    if isinstance(top, Between):  # GC-11: it is prolonged, and both may have something to say yet
        ready = tuple(each for each in top.ready if each not in (seat, command.to))
        step.swap(replace(top, ready=ready, until=min(max(top.until, until), top.latest)))


def stops_clocks(game: Game, seat: Seat) -> bool:
    """Do clocks stand still while this seat's next offer waits (GC-55)?"""
    limit = game.rules.trade.still
    return limit is None or game.players[seat].proposals < limit


def _in_board_order(side: Bundle) -> Bundle:
    return Bundle(side.cash, tuple(sorted(side.deeds)), tuple(sorted(side.cards)))


def accept(step: Step, seat: Seat, command: Accept) -> None:
    offer = _standing(step.game, command.offer)
    step.emit(Accepted(offer.id, seat))
    if offer.give.cash:
        step.emit(Paid(offer.seat, offer.to, offer.give.cash, "trade"))
    if offer.take.cash:
        step.emit(Paid(offer.to, offer.seat, offer.take.cash, "trade"))
    give, take = offer.give, offer.take
    step.emit(Traded(offer.id, offer.seat, offer.to, give.deeds, take.deeds, give.cards, take.cards))
    for owner, deeds in ((offer.to, offer.give.deeds), (offer.seat, offer.take.deeds)):
        mortgaging.run_terms(step, owner, [pos for pos in deeds if step.game.deeds[pos].mortgaged])
        transfer.charge(step, owner, deeds)


def _standing(game: Game, id: OfferId) -> Offer:
    offer = game.offer(id)
    assert offer is not None, "options name standing offers only"
    return offer


def refuse(step: Step, seat: Seat, command: Refuse) -> None:
    step.emit(OfferRefused(command.offer, seat, command.terms))


def withdraw(step: Step, seat: Seat, command: Withdraw) -> None:
    step.emit(Withdrawn(command.offer, seat))


def close_window(step: Step) -> None:
    """GX-15: a roll, purchase, decline, payment or end of turn ends the offers made before it."""
    if step.game.offers:
        _lapse(step, step.game.offers, "window")


def lapse_of(step: Step, seat: Seat) -> None:
    """GX-10: the offers of a seat that goes out, and those to it; all of them where trade ends with it (GC-34)."""
    banned = bool(step.game.offers) and is_banned(step.game, leavers=1)
    _lapse(step, [offer for offer in step.game.offers if banned or seat in (offer.seat, offer.to)], "out")


def lapse_broken(step: Step) -> None:
    """GX-15: offers of which a side can no longer give what it names."""
    game = step.game
    _lapse(step, [offer for offer in game.offers if _is_broken(game, offer)], "means")


def _is_broken(game: Game, offer: Offer) -> bool:
    ally = allied(game, offer.seat, offer.to)
    bars = (_side_bar(game, offer.seat, offer.give, ally=ally), _side_bar(game, offer.to, offer.take, ally=ally))
    return any(bars)


def _lapse(step: Step, offers: Iterable[Offer], why: Literal["window", "means", "out"]) -> None:
    for offer in offers:
        step.emit(Lapsed(offer.id, why))

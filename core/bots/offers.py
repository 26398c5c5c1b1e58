"""Proposing: groups made whole by exchange or, from humans, for cash; and what a debtor sells."""

from collections.abc import Iterable, Iterator
from itertools import chain

from core.allies import allied
from core.bots.allies import pleas, wishes
from core.bots.bargains import bargains
from core.bots.gaps import Gap, gaps
from core.bots.judging import objection, weigh
from core.bots.memory import Memory
from core.bots.tempers import Temper
from core.commands import Bundle, Propose
from core.facts import owned
from core.ids import Money, Pos, Seat
from core.options import Option
from core.play.trading import OfferTo, balance_factor
from core.window import Window


def proposal(game: Window, seat: Seat, temper: Temper, legal: Iterable[Option], memory: Memory) -> Propose | None:
    """An offer that would make a group whole and that its partner may well accept, once in so many rounds."""
    if (game.round + seat) % temper.patience or game.players[seat].proposals:
        return None
    offers = _for_groups(game, seat, temper)
    return next((offer for offer in offers if _sensible(game, seat, offer, memory) and _legal(offer, legal)), None)


def _for_groups(game: Window, seat: Seat, temper: Temper) -> Iterator[Propose]:
    """Exchanges that make a group whole on both sides, evened with cash; to humans offers of cash alone too."""
    known = gaps(game, seat)
    if game.players[seat].team is not None:
        yield from wishes(game, seat, known)
        known = [gap for gap in known if not allied(game, seat, gap.holder)]
    for gap in known:
        if gap.seat != seat:
            continue
        take = Bundle(deeds=gap.squares)
        for other in known:
            if other.seat == gap.holder and other.holder == seat and other.squares[0] not in _group(game, gap):
                yield _evened(game, seat, gap.holder, Bundle(deeds=other.squares), take)
        face = sum(game.board.price[pos] for pos in gap.squares)
        spare = game.players[seat].cash - temper.reserve
        # A bot would never part with it for cash.
        if game.players[gap.holder].bot is None and spare >= face:
            yield Propose(gap.holder, Bundle(cash=min(2 * face, spare)), take)
    yield from bargains(game, seat, temper)


def _group(game: Window, gap: Gap) -> tuple[Pos, ...]:
    return game.board.group_of[gap.squares[0]].squares


def _evened(game: Window, seat: Seat, holder: Seat, give: Bundle, take: Bundle) -> Propose:
    """The same exchange with the cash that leaves both with the same gain, as far as rules and purses allow."""
    scales = weigh(game, seat, holder, give, take)
    owed = (2 * scales.face + scales.mine - scales.theirs) // 2
    if owed >= 0:
        return Propose(holder, Bundle(_most(game, seat, give, take, owed), give.deeds), take)
    return Propose(holder, give, Bundle(_most(game, holder, take, give, -owed), take.deeds))


def _most(game: Window, payer: Seat, side: Bundle, other: Bundle, cash: Money) -> Money:
    """The part of `cash` that the payer has and that keeps the sides in balance."""
    factor, price = balance_factor(game), game.board.price
    given, got = (sum(price[pos] for pos in each.deeds) for each in (side, other))
    room = cash if factor is None else factor * got - given
    return max(0, min(cash, room, game.players[payer].cash))


def _sensible(game: Window, seat: Seat, offer: Propose, memory: Memory) -> bool:
    return objection(game, seat, offer.to, offer.give, offer.take) is None and _welcome(game, seat, offer, memory)


def _welcome(game: Window, seat: Seat, offer: Propose, memory: Memory) -> bool:
    """May the partner accept? Bots are judged as they judge; a human is not asked too often."""
    if game.players[offer.to].bot is None:
        return not memory.bars(game, seat, offer)
    return objection(game, offer.to, seat, offer.take, offer.give) is None


def _legal(offer: Propose, legal: Iterable[Option]) -> bool:
    return any(option.allows(offer) for option in legal)


def sale(game: Window, seat: Seat, owed: Money, legal: Iterable[Option], memory: Memory) -> Propose | None:
    """A debtor's offer: to an ally what is missing; else a deed below its price but above its loan, to somebody whose
    groups gain next to nothing."""
    buyers = [option.to for option in legal if isinstance(option, OfferTo)]
    if not buyers:
        return None
    sales = (offer for offer in _sales(game, seat, buyers) if _harmless(game, seat, offer))
    offers = chain(pleas(game, seat, owed, legal), sales)
    return next((offer for offer in offers if _welcome(game, seat, offer, memory) and _legal(offer, legal)), None)


def _sales(game: Window, seat: Seat, buyers: list[Seat]) -> Iterator[Propose]:
    """Each deed to each seat that has the cash, in board and turn order."""
    for pos in owned(game, seat):
        if not game.deeds[pos].mortgaged:
            cash = game.board.price[pos] * 3 // 4
            for to in buyers:
                if game.players[to].cash >= cash:
                    yield Propose(to, Bundle(deeds=(pos,)), Bundle(cash=cash))


def _harmless(game: Window, seat: Seat, offer: Propose) -> bool:
    return weigh(game, seat, offer.to, offer.give, offer.take).theirs * 10 <= offer.take.cash

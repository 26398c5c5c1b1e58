"""Drawing a card and carrying it out."""

from collections.abc import Callable

from core import cards as c
from core.allies import allied
from core.board import TOP_LEVEL, Station, Utility
from core.events import CardThrown, Drew, Paid, Shuffled
from core.facts import owned
from core.frames import LAND, Demolition, Owe, Share
from core.ids import Money, Pos, Seat
from core.luck import Luck
from core.play import claims, jail, moving, rent
from core.state import Game
from core.step import Step
from core.worth import is_hopeless


def draw(step: Step, seat: Seat, deck: str) -> None:
    if not unseen(step.game, deck) and not cycles(step.game):
        step.emit(Shuffled(deck))
    index = on_top(step.game, deck, step.luck)
    card = step.game.ruleset.decks[deck][index]
    step.emit(Drew(seat, deck, index, card.id, kept=isinstance(card.effect, c.JailFree)))
    CARRY_OUT[card.effect.__class__](step, seat, card.effect)


def cycles(game: Game) -> bool:
    """Do later passes of a deck repeat the order of the first (GC-47)?"""
    return game.rules.cards.cycle


def on_top(game: Game, deck: str, luck: Luck) -> int:
    """The card that is drawn next: one of those not seen yet by chance, else the one that was used longest ago."""
    remaining = unseen(game, deck)
    return luck.card(deck, remaining) if remaining else game.used[deck][0]


def unseen(game: Game, deck: str) -> list[int]:
    """Cards that the next draw may be, in rulebook order; held ones are out of the deck (GA-59)."""
    held = {card.index for player in game.players for card in player.cards if card.deck == deck}
    gone = held.union(game.used[deck])
    return [index for index in range(len(game.ruleset.decks[deck])) if index not in gone]


def _go_to(step: Step, seat: Seat, effect: c.GoTo) -> None:
    moving.forward(step, seat, effect.pos, "card")
    step.push(LAND[seat])


def _go_to_nearest(step: Step, seat: Seat, effect: c.GoToNearest) -> None:
    kind = Station if effect.target is c.Company.STATION else Utility
    to = step.game.board.ahead(step.game.players[seat].where.pos, kind)
    moving.forward(step, seat, to, "card")
    owner = step.game.deeds[to].owner
    apart = effect.rents > 1 or effect.throws > 0
    if apart and owner is not None and rent.is_charged(step.game, to, seat):
        claims.fall_due(step, seat, to, owner, _rent_of_card(step, seat, owner, to, effect))
    else:
        step.push(LAND[seat])


def _rent_of_card(step: Step, seat: Seat, owner: Seat, pos: Pos, effect: c.GoToNearest) -> Money:
    """GC-60: several times the rent, or so many times a throw of the card's own."""
    if not effect.throws:
        return effect.rents * rent.due(step.game, pos, owner)
    dice = step.luck.card_dice()
    step.emit(CardThrown(seat, dice))
    return effect.throws * sum(dice)


def _go_back(step: Step, seat: Seat, effect: c.GoBack) -> None:
    moving.back(step, seat, effect.squares)
    step.push(LAND[seat])


def _to_jail(step: Step, seat: Seat, effect: c.Jailing) -> None:
    jail.send(step, seat, "card")


def _receive(step: Step, seat: Seat, effect: c.Receive) -> None:
    step.emit(Paid(None, seat, effect.amount, "card", _square(step, seat)))


def _fee(step: Step, seat: Seat, effect: c.Fee) -> None:
    _owe(step, seat, (Share(None, effect.amount),))


def _collect(step: Step, seat: Seat, effect: c.CollectFromEach) -> None:
    """GA-24: in order, but whoever has the cash pays at once, and does not wait for those who must settle first."""
    game, share = step.game, (Share(seat, effect.amount),)
    payers = _others(game, seat, allies=effect.allies)
    payers.sort(key=lambda payer: _must_settle(game, payer, effect.amount))
    step.push(*(Owe(payer, share, "card", _square(step, seat)) for payer in reversed(payers)))


def _others(game: Game, seat: Seat, *, allies: bool) -> list[Seat]:
    """Each player (GA-52) or each opponent (GB-54), in order."""
    return [each for each in game.from_left_of(seat) if each != seat and (allies or not allied(game, seat, each))]


def _must_settle(game: Game, payer: Seat, amount: Money) -> bool:
    return game.players[payer].cash < amount and not is_hopeless(game, payer, amount)


def _pay_each(step: Step, seat: Seat, effect: c.PayToEach) -> None:
    payees = _others(step.game, seat, allies=effect.allies)
    _owe(step, seat, tuple(Share(each, effect.amount) for each in payees))


def _repairs(step: Step, seat: Seat, effect: c.Repairs) -> None:
    levels = [step.game.deeds[pos].level for pos in owned(step.game, seat)]
    fee = sum(effect.corporation if level == TOP_LEVEL else level * effect.branch for level in levels)
    _owe(step, seat, (Share(None, fee),))


def _keep(step: Step, seat: Seat, effect: c.JailFree) -> None:
    """D-12: it is kept until it is used."""


def _demolish(step: Step, seat: Seat, effect: c.Demolish) -> None:
    step.push(Demolition(seat))


def _owe(step: Step, seat: Seat, shares: tuple[Share, ...]) -> None:
    step.push(Owe(seat, shares, "card", _square(step, seat)))


def _square(step: Step, seat: Seat) -> int:
    return step.game.players[seat].where.pos


CARRY_OUT: dict[type[c.Effect], Callable[..., None]] = {  # type: ignore[explicit-any]
    c.GoTo: _go_to,
    c.GoToNearest: _go_to_nearest,
    c.GoBack: _go_back,
    c.Jailing: _to_jail,
    c.Receive: _receive,
    c.Fee: _fee,
    c.CollectFromEach: _collect,
    c.PayToEach: _pay_each,
    c.Repairs: _repairs,
    c.JailFree: _keep,
    c.Demolish: _demolish,
}
"""`...`: a table can't say that each effect is its function's argument."""

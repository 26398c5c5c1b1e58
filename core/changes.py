"""The small changes that records are made of: money, deeds and cards that pass from one to another."""

from dataclasses import replace

from core.ids import BANK, POT, Millis, Money, Party, Pos, Seat
from core.state import Game, Holding, Offer


def move_money(game: Game, party: Party, amount: Money) -> None:
    if party is None:
        return
    if party == POT:
        game.pool += amount
    else:
        game.players[party].cash += amount


def touch(game: Game, pos: Pos) -> Holding:
    """A deed that is about to change: nothing that was known of its owner's deeds holds any more."""
    holding = game.deeds[pos]
    game.facts[BANK if holding.owner is None else holding.owner].clear()
    return holding


def give(game: Game, pos: Pos, to: Seat | None) -> Holding:
    """Hand a deed over as it stands."""
    holding = touch(game, pos)
    holding.owner = to
    game.facts[BANK if to is None else to].clear()
    return holding


def clear(holding: Holding) -> None:
    holding.level = 0
    holding.mortgaged = False
    holding.rounds_left = None


def pass_card(game: Game, giver: Seat, taker: Seat, deck: str) -> None:
    player = game.players[giver]
    card = next(each for each in player.cards if each.deck == deck)
    player.cards = tuple(each for each in player.cards if each is not card)
    game.players[taker].cards = (*game.players[taker].cards, card)


def later(offer: Offer, length: Millis) -> Offer:
    return replace(offer, until=offer.until + length)

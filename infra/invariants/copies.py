"""A copy of a game that shares nothing with it that can change."""

from copy import copy

from core.state import Game, Holding, Player


def copied(game: Game) -> Game:
    """Made by hand: it is asked for thousands of times (a test holds it against the fields)."""
    after = copy(game)
    after.players = [_player(each) for each in game.players]
    after.deeds = {pos: _holding(deed) for pos, deed in game.deeds.items()}
    after.built = dict(game.built)
    after.used = dict(game.used)
    after.facts = [{} for _ in game.facts]
    return after


def _player(each: Player) -> Player:
    after = Player(each.cash, each.where, each.bot, each.cards, each.out, each.missed, each.proposals)
    after.pause_asked, after.team, after.collectibles = each.pause_asked, each.team, each.collectibles
    return after


def _holding(deed: Holding) -> Holding:
    return Holding(deed.owner, deed.level, deed.mortgaged, deed.rounds_left)

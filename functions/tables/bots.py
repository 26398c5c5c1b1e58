"""Bots at a table: what they do inside the commit that made it their turn (A-187, GA-86)."""

import logging
from typing import Final

from core.bots import pick, refusal_word
from core.commands import Refuse
from core.engine import expire, next_deadline, options, play
from core.ids import Millis, Seat
from core.refusal import Refused
from core.state import Game
from functions.tables.act import Act
from functions.tables.due import next_bot
from functions.tables.happened import BotSaid

MOST: Final = 200
THINKING: Final[Millis] = 4_000
"""How long a bot takes where no human waits for it: the game's own clock must go on, or it would never end."""

log = logging.getLogger("freehold.bots")


def play_bots(act: Act) -> None:
    """While a bot has something to choose it chooses, at most 200 times; the rest when the clock wakes."""
    game = act.table.game
    assert game is not None
    while act.decisions < MOST:
        alone = not _humans(game)
        if alone:
            act.now += THINKING
        seat = next_bot(game)
        if seat is None:
            if not (alone and _skip_ahead(act, game)):
                return
        elif not _choose(act, game, seat):
            return


def _humans(game: Game) -> bool:
    return any(player.bot is None and not player.out for player in game.players)


def _choose(act: Act, game: Game, seat: Seat) -> bool:
    legal = options(game, seat, act.now)
    command = pick(game, seat, legal, act.now, act.table.memory)
    if command is None:
        return False
    if isinstance(command, Refuse):
        _say_why(act, game, seat, command)
    try:
        act.happened(play(game, seat, command, act.now, act.chance, legal=legal))
    except Refused:
        # A fault of ours; the turn's clock takes the choice, so the table goes on all the same.
        log.exception("bot %d chose %s", seat, command)
        return False
    act.decisions += 1
    return True


def _say_why(act: Act, game: Game, seat: Seat, command: Refuse) -> None:
    offer = game.offer(command.offer)
    word = refusal_word(game, offer) if offer is not None else None
    if word is not None:
        act.tell(BotSaid(seat, command.offer, word))


def _skip_ahead(act: Act, game: Game) -> bool:
    """Nobody is left to wait for: the next deadline is now. False if there is none."""
    deadline = next_deadline(game)
    if deadline is None:
        return False
    act.now = max(act.now, deadline)
    act.happened(expire(game, act.now, act.chance))
    act.decisions += 1
    return True

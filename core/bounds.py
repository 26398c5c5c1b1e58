"""How far the number of a rule may be set, where it is not from 0 to a million."""

from collections.abc import Mapping
from typing import Final

BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "players.least": (2, 6),
    "players.most": (2, 6),
    "players.step": (1, 6),
    "teams.sides": (2, 3),
    "start.deeds": (0, 40),
    "tax.first_percent": (0, 100),
    "tax.step_percent": (0, 100),
    "tax.step_minutes": (1, 1_000),
    "tax.most_percent": (0, 100),
    "tax.from_round": (1, 1_000_000),
    "tax.full_round": (1, 1_000_000),
    "turn.seconds": (1, 86_400),
    "turn.missed_limit": (1, 1_000),
    "turn.doubles_to_jail": (1, 100),
    "die.third_from_round": (1, 1_000_000),
    "auction.seconds": (1, 86_400),
    "auction.step": (1, 1_000_000),
    "trade.seconds": (1, 86_400),
    "trade.balance": (1, 1_000),
    "trade.ban_at": (2, 6),
    "gap.seconds": (1, 86_400),
    "gap.longest_seconds": (1, 86_400),
    "mortgage.percent": (0, 100),
    "mortgage.redeem_percent": (0, 1_000),
    "mortgage.term": (1, 1_000),
    "build.per_turn": (1, 1_000),
    "build.sell_percent": (0, 100),
    "supply.window_seconds": (1, 86_400),
    "rent.complete_factor": (1, 100),
    "rent.bonus_part": (1, 1_000),
    "jail.tries": (1, 100),
    "debt.seconds": (1, 86_400),
    "bet.most_numbers": (1, 6),
    "bet.jackpot_in": (1, 1_000_000),
    "fortune.feast_rounds": (1, 1_000_000),
    "pause.vote_seconds": (1, 86_400),
    "pause.countdown_seconds": (1, 86_400),
    "pause.longest_minutes": (1, 1_440),
    "cap.rounds": (1, 1_000_000),
    "cap.safety_rounds": (1, 1_000_000),
}
"""The least and most of a number, where they are not 0 and a million: what the engine can play with, wider than what a
host may choose."""

"""Bots: `pick` chooses among the options a seat has, by its temper; no clock, no chance, no state of their own."""

from core.bots.claiming import claimants
from core.bots.judging import Word, refusal_word
from core.bots.memory import Memory, remember
from core.bots.picking import pick
from core.bots.tempers import CHARACTERS, TEMPERS, Character, Temper

__all__ = [
    "CHARACTERS",
    "TEMPERS",
    "Character",
    "Memory",
    "Temper",
    "Word",
    "claimants",
    "pick",
    "refusal_word",
    "remember",
]

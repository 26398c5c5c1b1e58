"""Gifts and fees around the dice: red envelopes, the lucky eight, the unlucky four (GB-05)."""

from typing import Final

from core.events import Paid
from core.frames import Owe, Share
from core.ids import Pos, Seat
from core.step import Step

LUCKY: Final = 8
UNLUCKY: Final = 4


def envelopes(step: Step, seat: Seat, pos: Pos) -> None:
    """One for every other seat, from the bank, with each salary paid (GB-63)."""
    amount = step.game.rules.fortune.envelope
    if amount:
        for other in step.game.from_left_of(seat)[:-1]:
            step.emit(Paid(None, other, amount, "envelope", pos))


def befall(step: Step, seat: Seat, dice: tuple[int, int]) -> None:
    """What the white dice bring by their total, after the throw and before the move (GB-63)."""
    pos = step.game.players[seat].where.pos
    gain, fee = step.game.rules.fortune.eight, step.game.rules.fortune.four
    if gain and sum(dice) == LUCKY:
        step.emit(Paid(None, seat, gain, "lucky_eight", pos))
    if fee and sum(dice) == UNLUCKY:
        step.push(Owe(seat, (Share(None, fee),), "unlucky_four", pos))

"""Income tax: the way that a rough sum of one's own says is cheaper."""

from core.commands import Command, PayTax
from core.frames import TaxChoice
from core.window import Window
from core.worth import total_worth

ENOUGH = 2_000
"""What a seat owns of which a tenth is the usual sum."""


def choose(game: Window, phase: TaxChoice) -> Command:
    return PayTax("tenth" if total_worth(game, phase.seat) < ENOUGH else "flat")

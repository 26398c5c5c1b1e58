"""Income tax: the cheaper way, as its own sum says."""

from core.commands import Command, PayTax
from core.frames import TaxChoice
from core.play.taxing import printed, tenth
from core.window import Window


def choose(game: Window, phase: TaxChoice) -> Command:
    return PayTax("tenth" if tenth(game, phase.seat) < printed(game, phase.pos) else "flat")

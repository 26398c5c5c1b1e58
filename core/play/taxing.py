"""Income tax where there is a choice: the sum that is printed, or a tenth of all one has."""

from core.board import Tax
from core.commands import PayTax
from core.events import Paid, TaxChosen
from core.frames import Owe, Share, TaxChoice
from core.ids import Money, Pos, Seat, TaxHow
from core.options import Just, Option
from core.state import Game
from core.step import Step
from core.window import Window
from core.worth import assets

WAYS = tuple(Just(PayTax(how), how=how) for how in ("flat", "tenth"))
PART = 10


def choices(game: Game, phase: TaxChoice, seat: Seat) -> list[Option]:
    """Neither names a sum: one chooses before anything is added up (C-126)."""
    return [*WAYS] if seat == phase.seat else []


def pay_tax(step: Step, seat: Seat, command: PayTax) -> None:
    _settle(step, command.how)


def out_of_time(step: Step) -> None:
    """GC-21: it is the printed sum then."""
    _settle(step, "flat")


def _settle(step: Step, how: TaxHow) -> None:
    """What has been chosen is paid at once if there is the cash, else it is owed."""
    phase = step.pop()
    assert isinstance(phase, TaxChoice)
    sums = () if how == "flat" else assets(step.game, phase.seat)
    amount = tenth(step.game, phase.seat) if sums else printed(step.game, phase.pos)
    step.emit(TaxChosen(phase.seat, how, sums))
    if step.game.players[phase.seat].cash >= amount > 0:
        step.emit(Paid(phase.seat, None, amount, "tax", phase.pos))
    else:
        step.push(Owe(phase.seat, (Share(None, amount),), "tax", phase.pos))


def printed(game: Window, pos: Pos) -> Money:
    """What stands on the square."""
    square = game.board.squares[pos]
    assert isinstance(square, Tax)
    return square.amount


def tenth(game: Window, seat: Seat) -> Money:
    """Of cash, printed prices and buildings (C-125); it rounds up (GX-04)."""
    return -(-sum(assets(game, seat)) // PART)

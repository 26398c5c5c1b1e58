"""Rent: owed at once, or paid only when its owner claims it in time (GC-06 to GC-08, GC-46 to GC-49).

A claim may be made at any moment, also where nothing is due: nothing that a seat is offered or told hints at a rent.
"""

from collections.abc import Iterable

from core.commands import Claim, Command
from core.events import ClaimedInVain, RentClaimed, RentFellDue, RentsClosed
from core.frames import AwaitRoll, Between, Due, Owe, Share
from core.ids import Money, Pos, Seat
from core.options import Json
from core.play import gaps, rent
from core.state import Game
from core.step import Step

WINDOW = 2
"""A rent is lost with the first throw in so many turns after the lander's."""


class AnyRent:
    """A claim against any other seat that is in."""

    __slots__ = ("others",)

    def __init__(self, game: Game, seat: Seat) -> None:
        self.others = [each for each in game.seats_in if each != seat]

    def allows(self, command: Command) -> bool:
        return type(command) is Claim and command.against in self.others

    def samples(self) -> Iterable[Command]:
        return [Claim(each) for each in self.others]

    def schema(self) -> dict[str, Json]:
        return {"do": Claim.do, "against": {"in": [*self.others]}}


def fall_due(step: Step, seat: Seat, pos: Pos, owner: Seat, amount: Money) -> None:
    """A seat stands on a deed that charges it: owner and amount are fixed (GC-49)."""
    if step.game.claims is None:
        share = Share(owner, amount, rent.tax_percent(step.game, step.at))
        step.push(Owe(seat, (share,), "rent", pos))
    else:
        step.emit(RentFellDue(Due(owner, seat, pos, amount, step.game.token)))


def claim(step: Step, seat: Seat, command: Claim) -> None:
    """It takes all rents that the one owes the other (GC-48)."""
    due = [each for each in step.game.claims or () if (each.owner, each.lander) == (seat, command.against)]
    fresh = tuple(each.pos for each in due if not each.claimed)
    if fresh:
        step.emit(RentClaimed(seat, command.against, fresh))
    else:
        step.emit(ClaimedInVain(seat, command.against))


def call_in(step: Step) -> bool:
    """Where nothing is being resolved the oldest rent that is claimed is owed. Was there one?"""
    top = step.stack[-1]
    if not isinstance(top, AwaitRoll | Between):
        return False
    due = next((each for each in step.game.claims or () if each.claimed), None)
    if due is None:
        return False
    if isinstance(top, Between):
        step.swap(gaps.covered(step, top))
    step.emit(RentsClosed((due,)))
    step.push(Owe(due.lander, (Share(due.owner, due.amount),), "rent", due.pos))
    return True


def close(step: Step) -> None:
    """A throw: what could be claimed until then is lost (C-118, GC-07)."""
    token = step.game.token
    _drop(step, [each for each in step.game.claims or () if token - each.turn >= WINDOW])


def lapse_of(step: Step, seat: Seat) -> None:
    """GX-10, GC-49: those of a seat that goes out, and those against it."""
    _drop(step, [each for each in step.game.claims or () if seat in (each.owner, each.lander)])


def _drop(step: Step, dropped: list[Due]) -> None:
    if dropped:
        step.emit(RentsClosed(tuple(dropped)))

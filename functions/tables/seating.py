"""Who gets which name, shape and seat: no two alike at a table."""

from core.bots import CHARACTERS
from core.ids import Seat
from functions.people import User
from functions.refusal import Refusal
from functions.tables.model import SHAPES, Sitter, Table
from functions.wiring import Adapters


def newcomer(table: Table, user: User) -> Sitter:
    """The user's seat record: name and shape are copied, so that a push reads no profile."""
    return Sitter(free_name(table, user.name), _free_shape(table, user.shape), user=user.id)


def newcomer_bot(on: Adapters, table: Table, seat: Seat, temper: str | None = None) -> Sitter:
    """A character of that temper, else one that is not at the table yet."""
    if temper is None:
        seated = {sitter.bot for sitter in table.seats if sitter is not None}
        free = [each for each in CHARACTERS if each.temper not in seated] or list(CHARACTERS)
        chosen = free[on.entropy.below(len(free))]
    else:
        fitting = [each for each in CHARACTERS if each.temper == temper]
        if not fitting:
            raise Refusal("NO_SUCH_TEMPER")
        names = {sitter.name for sitter in table.seats if sitter is not None}
        chosen = next((each for each in fitting if each.name not in names), fitting[0])
    return Sitter(free_name(table, chosen.name), _free_shape(table, SHAPES[seat % len(SHAPES)]), bot=chosen.temper)


def free_name(table: Table, name: str) -> str:
    taken = {sitter.name for sitter in (*table.seats, table.referee) if sitter is not None}
    if name not in taken:
        return name
    return next(other for number in range(2, 8) if (other := f"{name[:18]} {number}") not in taken)


def _free_shape(table: Table, shape: str) -> str:
    taken = {sitter.shape for sitter in table.seats if sitter is not None}
    return shape if shape not in taken else next(each for each in SHAPES if each not in taken)

"""Money and debts, bets and cards, and what becomes of an estate."""

from typing import ClassVar, Literal, TypeAlias

from core.fixed import fixed
from core.frames import Cause, Due, Share
from core.ids import DebtId, Money, Party, Pos, Seat, TaxHow

Gone: TypeAlias = Literal["bankrupt", "surrender", "missed_turns", "ejected"]
"""Why a seat went out."""


@fixed
class Paid:
    """`payer`, `payee`: a seat, the pool, or None for the bank; `pos`: the square it was about."""

    type: ClassVar[str] = "paid"
    payer: Party
    payee: Party
    amount: Money
    why: Cause
    pos: Pos | None = None


@fixed
class RentFellDue:
    """Nobody is told: who has a right to a rent must see it."""

    type: ClassVar[str] = "rent_fell_due"
    due: Due


@fixed
class RentClaimed:
    """`deeds`: the squares it is for."""

    type: ClassVar[str] = "rent_claimed"
    seat: Seat
    to: Seat
    deeds: tuple[Pos, ...]


@fixed
class ClaimedInVain:
    type: ClassVar[str] = "claimed_in_vain"
    seat: Seat
    to: Seat


@fixed
class RentsClosed:
    """They can be claimed no more: lost, or owed from now on. Nobody is told of this either."""

    type: ClassVar[str] = "rents_closed"
    rents: tuple[Due, ...]


@fixed
class DebtOpened:
    """`settlement`: short of cash, with a clock of its own."""

    type: ClassVar[str] = "debt_opened"
    debt: DebtId
    seat: Seat
    shares: tuple[Share, ...]
    why: Cause
    pos: Pos | None
    settlement: bool


@fixed
class DebtSettled:
    type: ClassVar[str] = "debt_settled"
    debt: DebtId
    seat: Seat


@fixed
class TaxChosen:
    """`sums`: cash, printed prices and buildings at cost, where a tenth of them is taken: it explains the charge."""

    type: ClassVar[str] = "tax_chosen"
    seat: Seat
    how: TaxHow
    sums: tuple[Money, ...] = ()


@fixed
class BetMade:
    type: ClassVar[str] = "bet"
    seat: Seat
    numbers: tuple[int, ...]
    roll: int
    die: int
    jackpot: bool


@fixed
class BetSkipped:
    type: ClassVar[str] = "bet_skipped"
    seat: Seat


@fixed
class Shuffled:
    """The used cards are back in the deck."""

    type: ClassVar[str] = "shuffled"
    deck: str


@fixed
class Drew:
    """`index`: of the card in the deck; `kept`: the seat holds it."""

    type: ClassVar[str] = "drew"
    seat: Seat
    deck: str
    index: int
    card: str
    kept: bool


@fixed
class CardThrown:
    """The throw that a drawn card asks for, by the key of the roll before it."""

    type: ClassVar[str] = "card_thrown"
    seat: Seat
    dice: tuple[int, int]


@fixed
class CardReturned:
    """A held card joined the used ones. `used`: it freed its holder, who else went out."""

    type: ClassVar[str] = "card_returned"
    seat: Seat
    deck: str
    index: int
    used: bool


@fixed
class Inherited:
    """A creditor took an estate's deeds as they stand. `terms`: those of mortgages that changed with it;
    `cards`: its jail cards by deck, where they go along."""

    type: ClassVar[str] = "inherited"
    seat: Seat
    to: Seat
    deeds: tuple[Pos, ...]
    terms: tuple[tuple[Pos, int], ...]
    cards: tuple[str, ...] = ()


@fixed
class Released:
    """An estate's deeds are the bank's, clear."""

    type: ClassVar[str] = "released"
    seat: Seat
    deeds: tuple[Pos, ...]


@fixed
class WentOut:
    """`to`: whose debt it was, None for the bank."""

    type: ClassVar[str] = "went_out"
    seat: Seat
    how: Gone
    to: tuple[Party, ...]

"""What a rule may be set to where neither a number nor a switch can say it."""

from enum import StrEnum


class Opening(StrEnum):
    """Where an auction opens."""

    LIST_PRICE = "list_price"
    ONE = "one"


class Manner(StrEnum):
    """How an auction is held: each is asked in turn, or all bid as they like."""

    IN_TURN = "in_turn"
    OUTCRY = "outcry"


class BidLimit(StrEnum):
    """The highest bid a seat may make; any that can be written: whether there are the means shows at the end."""

    RAISABLE = "raisable"
    CASH = "cash"
    ANY = "any"


class BankruptTo(StrEnum):
    """What becomes of an estate of which a debt is to be paid."""

    CREDITOR_AS_IT_STANDS = "creditor_as_it_stands"
    SOLD_FOR_CREDITORS = "sold_for_creditors"
    WOUND_UP = "wound_up"


class DebtorSale(StrEnum):
    """What a debtor may agree to: what leaves it better able to pay; or a sale for cash that saves it and is not to its
    creditor."""

    HELPING = "helping"
    SAVING = "saving"


class TermEnd(StrEnum):
    """What becomes of a deed whose mortgage was not redeemed in time."""

    AUCTION = "auction"
    RELEASE = "release"


class Insolvency(StrEnum):
    """When a debtor is bankrupt: at once, when all it has is worth less than it owes; or by its own word, when it can't
    raise as much. At the end of the time for paying only what it can raise counts, either way."""

    AT_ONCE = "at_once"
    BY_WORD = "by_word"


class Late(StrEnum):
    """What follows when a seat lets its turn clock run out."""

    PLAYED_ON = "played_on"
    SKIPPED = "skipped"


class Per(StrEnum):
    """What a limit of levels built in a turn counts."""

    GROUP = "group"
    STREET = "street"


class Starter(StrEnum):
    """How the seat that starts is found."""

    DRAWN = "drawn"
    THROWN = "thrown"


class Jump(StrEnum):
    """How the faces of the third die are marked that take a token on to the next deed."""

    M1 = "m1"
    X = "x"


class Ties(StrEnum):
    """Who stands higher of those who are worth the same at the end: by place in turn order; or by unmortgaged property
    at list price, then cash, then lot."""

    PLACE = "place"
    PROPERTY = "property"

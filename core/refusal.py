"""Why something is refused: a value for the player, not a fault of ours."""

from enum import StrEnum


class Why(StrEnum):
    """The reason's name on the wire; `TEXT` says it in words."""

    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NOT_NOW = "NOT_NOW"
    STALE = "STALE"
    GAME_OVER = "GAME_OVER"
    OUT = "OUT"
    PAUSED = "PAUSED"
    TOO_POOR = "TOO_POOR"
    NOT_YOURS = "NOT_YOURS"
    NO_STREET = "NO_STREET"
    INCOMPLETE = "INCOMPLETE"
    GROUP_MORTGAGED = "GROUP_MORTGAGED"
    MORTGAGED = "MORTGAGED"
    TERM_OVER = "TERM_OVER"
    NOT_MORTGAGED = "NOT_MORTGAGED"
    UNEVEN = "UNEVEN"
    ONCE_A_TURN = "ONCE_A_TURN"
    TOP_LEVEL = "TOP_LEVEL"
    NO_BUILDING = "NO_BUILDING"
    GROUP_BUILT = "GROUP_BUILT"
    MIXED = "MIXED"
    NONE_LEFT = "NONE_LEFT"
    ASKED_OFTEN = "ASKED_OFTEN"
    AUCTION_OVER = "AUCTION_OVER"
    AUCTIONED_ONCE = "AUCTIONED_ONCE"
    BID_TOO_LOW = "BID_TOO_LOW"
    BID_TOO_HIGH = "BID_TOO_HIGH"
    BAD_NUMBERS = "BAD_NUMBERS"
    BAD_SQUARE = "BAD_SQUARE"
    NO_CARD = "NO_CARD"
    NOTHING_OWED = "NOTHING_OWED"
    SOLVENT = "SOLVENT"
    OFFER_GONE = "OFFER_GONE"
    OFFER_OPEN = "OFFER_OPEN"
    NO_PROPOSALS_LEFT = "NO_PROPOSALS_LEFT"
    BAD_PARTNER = "BAD_PARTNER"
    NOT_THEIRS = "NOT_THEIRS"
    ONE_SIDED = "ONE_SIDED"
    NO_DEED = "NO_DEED"
    UNBALANCED = "UNBALANCED"
    CREDITOR = "CREDITOR"
    INTEREST_SHORT = "INTEREST_SHORT"
    CARD_NOT_TRADED = "CARD_NOT_TRADED"
    CARD_ALONE = "CARD_ALONE"
    CARD_PRICE = "CARD_PRICE"
    TOO_FEW_LEFT = "TOO_FEW_LEFT"
    GAP_ASKED = "GAP_ASKED"
    DEBT_NOT_COVERED = "DEBT_NOT_COVERED"
    NO_SALE = "NO_SALE"
    VOTE_GONE = "VOTE_GONE"
    PAUSED_LATELY = "PAUSED_LATELY"


TEXT: dict[Why, str] = {
    Why.NOT_YOUR_TURN: "It is not your turn; wait until you are asked.",
    Why.NOT_NOW: "This can't be done at this point; choose one of the options shown.",
    Why.STALE: "The table has moved on since you chose; look again and choose anew.",
    Why.GAME_OVER: "The game is over.",
    Why.OUT: "You are out of this game.",
    Why.PAUSED: "The game is paused; it goes on when everybody is back.",
    Why.TOO_POOR: "You don't have the cash for it; sell, mortgage or trade first.",
    Why.NOT_YOURS: "This deed is not yours.",
    Why.NO_STREET: "Only streets can be built on.",
    Why.INCOMPLETE: "You need every street of the group.",
    Why.GROUP_MORTGAGED: "A street of the group is mortgaged; redeem it first.",
    Why.MORTGAGED: "This deed is mortgaged.",
    Why.TERM_OVER: "The time to redeem this deed ends; it can't change hands any more.",
    Why.NOT_MORTGAGED: "This deed is not mortgaged.",
    Why.UNEVEN: "Levels in a group may differ by at most one; choose another of its streets.",
    Why.ONCE_A_TURN: "You have built here this turn; build again next turn.",
    Why.TOP_LEVEL: "This street has its highest level.",
    Why.NO_BUILDING: "There is no building to sell.",
    Why.GROUP_BUILT: "A street of the group has buildings; sell them first.",
    Why.MIXED: "Ask for houses or for hotels, not for both at once.",
    Why.NONE_LEFT: "The bank has no such building left; wait until one comes back.",
    Why.ASKED_OFTEN: "Buildings are short, and you have had all asked often enough; build after the next throw.",
    Why.AUCTION_OVER: "This auction is over.",
    Why.AUCTIONED_ONCE: "This deed has been put up for auction this turn; try again next turn.",
    Why.BID_TOO_LOW: "The bid is below the least that counts.",
    Why.BID_TOO_HIGH: "The bid is above the most that you may bid now.",
    Why.BAD_NUMBERS: "Choose one to three different numbers from 1 to 6.",
    Why.BAD_SQUARE: "This square can't be chosen; choose one of those shown.",
    Why.NO_CARD: "You hold no such card.",
    Why.NOTHING_OWED: "You owe nothing here.",
    Why.SOLVENT: "You can raise what you owe; sell, mortgage and pay.",
    Why.OFFER_GONE: "This offer has ended.",
    Why.OFFER_OPEN: "Your offer is still open; withdraw it or wait for the answer.",
    Why.NO_PROPOSALS_LEFT: "You have made all your proposals of this turn.",
    Why.BAD_PARTNER: "Name another player who is in.",
    Why.NOT_THEIRS: "One side doesn't have what it would give.",
    Why.ONE_SIDED: "Each side must give something.",
    Why.NO_DEED: "At least one deed must change hands.",
    Why.UNBALANCED: "The smaller side must be worth at least half of the larger.",
    Why.CREDITOR: "Nothing is sold to the one that the debt is to.",
    Why.INTEREST_SHORT: "Who gets a mortgaged deed must have its interest in cash.",
    Why.CARD_NOT_TRADED: "Jail cards can't be traded here.",
    Why.CARD_ALONE: "A jail card is sold alone, for cash.",
    Why.CARD_PRICE: "A jail card may not cost more than the rules allow.",
    Why.TOO_FEW_LEFT: "So few players are left that there is no trade any more.",
    Why.GAP_ASKED: "A gap has been asked for; you may ask again after your next turn.",
    Why.DEBT_NOT_COVERED: "The exchange would not help to pay the debt.",
    Why.NO_SALE: "With a debt open you may sell for cash, but not buy or swap.",
    Why.VOTE_GONE: "This vote has ended.",
    Why.PAUSED_LATELY: "You asked for a pause a short while ago; ask again later.",
}


class Refused(Exception):
    """A command that is not among the options. The game is as it was."""

    def __init__(self, why: Why) -> None:
        super().__init__(TEXT[why])
        self.why = why

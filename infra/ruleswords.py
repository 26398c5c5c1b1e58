"""What each parameter of the rules is called in plain words."""

from collections.abc import Mapping
from typing import Final

from core.rules import Scalar

WORDS: Final[Mapping[str, str]] = {
    "players.least": "fewest players",
    "players.most": "most players",
    "players.step": "players come by so many at a time",
    "teams.sides": "teams",
    "start.cash": "starting cash",
    "start.deeds": "deeds dealt to each at the start",
    "salary.amount": "salary for passing or reaching Start",
    "salary.landing_bonus": "bonus for landing on Start",
    "salary.ends_minute": "the salary ends at minute",
    "tax.from_minute": "rent is taxed from minute",
    "tax.first_percent": "rent tax at first, in percent",
    "tax.step_percent": "the rent tax rises by, in points",
    "tax.step_minutes": "the rent tax rises every, in minutes",
    "tax.most_percent": "highest rent tax, in percent",
    "tax.from_round": "rent is taxed from round",
    "tax.full_round": "the rent tax is at its highest from round",
    "turn.starter": "who starts is",
    "turn.seconds": "turn clock, in seconds",
    "turn.resumed_seconds": "least on a clock that goes on, in seconds",
    "turn.missed_limit": "missed turns in a row until a seat is out",
    "turn.late": "a turn that runs out of time is",
    "turn.attended_any_time": "what one does in the turns of others resets missed turns",
    "turn.doubles_to_jail": "doubles in a row that lead to jail",
    "die.third_from_round": "a third die from round",
    "die.jump": "face of the third die that leads on to the next deed",
    "die.triple_again": "three dice alike give another roll",
    "auction.seconds": "time for a bid, in seconds",
    "auction.step": "least raise of a bid",
    "auction.exact": "a bid must be exactly the least that counts",
    "auction.manner": "an auction is held",
    "auction.opening": "an auction opens at",
    "auction.limit": "highest bid",
    "auction.decliner_bids": "who declined to buy may bid",
    "buy.raising": "who is short of a price may raise money for it first",
    "trade.per_turn": "proposals a turn",
    "trade.seconds": "time to answer an offer, in seconds",
    "trade.balance": "the larger side of a trade is at most so many times the smaller",
    "trade.mortgaged": "mortgaged deeds may be traded with anybody",
    "trade.jail_cards": "jail cards may be traded",
    "trade.debtor": "with a debt open one may agree to",
    "trade.card_price": "a jail card costs at most",
    "trade.to_each": "offers may be open to several seats at once",
    "trade.still": "offers of a turn that stop the clock",
    "trade.ban_at": "no trade any more with so many left",
    "gap.seconds": "a gap between turns, where one is asked for, lasts, in seconds",
    "gap.longest_seconds": "offers prolong a gap to at most, in seconds",
    "mortgage.percent": "a mortgage pays, in percent of the price",
    "mortgage.redeem_percent": "redeeming costs, in percent of the price",
    "mortgage.round_up": "redeeming and interest are rounded up to whole dollars",
    "mortgage.fee": "who gets a mortgaged deed pays its interest at once",
    "mortgage.term": "own turns to redeem a mortgage",
    "mortgage.at_end": "a deed that is not redeemed in time is",
    "mortgage.reminder": "each turn tells which mortgages end",
    "mortgage.auction_own": "one's own mortgaged deeds may be auctioned",
    "build.even": "levels in a group stay within one of each other",
    "build.any_time": "all build, sell, mortgage and redeem in the turns of others, too",
    "build.per_turn": "levels that may be built in a turn",
    "build.per": "the limit of levels built in a turn holds for each",
    "build.sell_percent": "a building sells for, in percent of its cost",
    "supply.houses": "houses in the game",
    "supply.hotels": "hotels in the game",
    "supply.window_seconds": "time to say what one builds when there may be too few, in seconds",
    "supply.windows": "times a seat may have all asked between two throws",
    "rent.complete_factor": "unbuilt streets of a complete group charge so many times the rent",
    "rent.while_jailed": "owners in jail collect rent",
    "rent.claimed": "rent is paid only when it is claimed",
    "rent.bonus_part": "a collectible card adds to a rent at most the rent divided by",
    "jail.fine": "fine for leaving jail",
    "jail.own_fines": "before how many attempts the fine may be paid unasked",
    "jail.tries": "attempts to leave jail by doubles",
    "debt.seconds": "time to settle a debt, in seconds",
    "debt.own_clock": "every payment waits for Pay, on a clock of its own",
    "debt.off_turn": "payments in the turn of another seat wait, too",
    "debt.insolvency": "who can't pay a debt with all it has is bankrupt",
    "debt.insolvent_sells": "who can't raise a debt may still sell to the bank",
    "debt.bankrupt_to": "what a bankrupt owns",
    "bet.allowed": "bets are taken in the Casino, square 20",
    "bet.stake": "stake of a bet",
    "bet.most_numbers": "most numbers of a bet",
    "bet.top_up": "a bet adds to the jackpot",
    "bet.jackpot_in": "one bet in so many wins the jackpot",
    "fortune.envelope": "the bank's gift to all others with each salary",
    "fortune.eight": "the bank's gift for a throw of eight",
    "fortune.four": "fee for a throw of four",
    "fortune.feast_rounds": "a feast comes every so many rounds",
    "fortune.feast_salary": "salary at a feast",
    "pause.allowed": "a pause may be voted",
    "pause.vote_seconds": "time to agree to a pause, in seconds",
    "pause.again_minutes": "minutes between two requests of a seat for a pause",
    "pause.countdown_seconds": "countdown after a pause, in seconds",
    "pause.longest_minutes": "longest pause, in minutes",
    "cards.demolition": "there is a card that takes a building away",
    "cards.cycle": "cards come in one order for good, used ones at the bottom",
    "cap.rounds": "last round",
    "cap.minutes": "minutes until the round that is running becomes the last",
    "cap.ties": "who are worth the same at the end are ranked by",
    "referee.judge": "a referee may pause, call time and eject",
    "cap.safety_rounds": "round at which an endless game is stopped",
}


MEANS: Final[Mapping[str, str]] = {
    "teams.sides": "Allies sit in turn, pay each other no rent, may give each other anything, and win together.",
    "start.deeds": "These deeds are free of charge; nobody is dealt a whole group.",
    "die.third_from_round": "The third die adds to the move, gives a choice of moves, or leads on to the next deed.",
    "auction.manner": "By open outcry all bid at any moment; in turn each seat is asked, and who passes is out of it.",
    "gap.seconds": "Who asks for a gap opens a time after the turn in which all may trade, build and mortgage.",
    "trade.balance": "What either side gives is worth its cash and the prices of its deeds.",
    "supply.houses": "When houses or hotels run short, what several want is auctioned among them.",
    "rent.claimed": "An owner who does not claim the rent in time goes without it.",
    "mortgage.auction_own": "What the auction brings is the owner's, less what redeeming would have cost.",
    "cap.rounds": "After the last round the richest wins.",
    "cap.minutes": "When the time is up, the round that is running is the last; then the richest wins.",
    "referee.judge": "A referee takes no seat, and no bots play.",
}
"""What follows from a rule, where its name and value leave that open; said where one of two modes has it."""


NULL: Final[Mapping[str, str]] = {
    "salary.ends_minute": "never",
    "tax.from_minute": "never",
    "tax.from_round": "never",
    "tax.full_round": "never",
    "die.third_from_round": "never",
    "turn.missed_limit": "no limit",
    "trade.per_turn": "no limit",
    "trade.balance": "any",
    "trade.card_price": "any",
    "trade.still": "all",
    "trade.ban_at": "never",
    "mortgage.term": "no limit",
    "build.per_turn": "no limit",
    "supply.houses": "no limit",
    "supply.hotels": "no limit",
    "jail.own_fines": "each",
}
"""What null means there; elsewhere that there is no such thing."""


MONEY: Final = frozenset({
    "start.cash", "salary.amount", "salary.landing_bonus", "auction.step", "trade.card_price", "jail.fine", "bet.stake",
    "bet.top_up", "fortune.envelope", "fortune.eight", "fortune.four", "fortune.feast_salary",
})  # fmt: skip
"""Numbers that are dollars."""


NEEDS: Final[Mapping[str, str]] = {
    "die.jump": "die.third_from_round",
    "die.triple_again": "die.third_from_round",
    "tax.full_round": "tax.from_round",
    "trade.card_price": "trade.jail_cards",
    "mortgage.at_end": "mortgage.term",
    "mortgage.reminder": "mortgage.term",
    "build.per": "build.per_turn",
    "bet.top_up": "bet.allowed",
    "bet.jackpot_in": "bet.allowed",
}
"""What a rule means nothing without, where the other is off."""


POLICIES: Final[Mapping[str, Mapping[str, str]]] = {
    "turn.starter": {"drawn": "drawn by lot", "thrown": "the highest throw"},
    "turn.late": {"played_on": "played by default", "skipped": "skipped before its roll"},
    "die.jump": {"m1": "M1", "x": "X"},
    "auction.manner": {"in_turn": "in turn", "outcry": "by open outcry"},
    "auction.opening": {"list_price": "the list price", "one": "$1"},
    "auction.limit": {"raisable": "all that could be raised", "cash": "the cash at hand", "any": "$99,999"},
    "trade.debtor": {"helping": "what helps to pay it", "saving": "sales for cash that save"},
    "mortgage.at_end": {"auction": "auctioned", "release": "nobody's again"},
    "build.per": {"group": "group", "street": "street"},
    "debt.insolvency": {"at_once": "at once", "by_word": "when it says so or time is up"},
    "debt.bankrupt_to": {
        "creditor_as_it_stands": "passes as it stands",
        "sold_for_creditors": "is sold for the creditors",
        "wound_up": "passes, buildings as cash",
    },
    "cap.ties": {"place": "place in turn order", "property": "property, cash, lot"},
}
"""What a rule may be set to where it is neither a number nor a switch."""


def shown(rule: str, value: Scalar) -> str:
    """A value as one reads it."""
    if value is None:
        return NULL.get(rule, "none")
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"${value:,}" if rule in MONEY else f"{value:,}"
    return POLICIES[rule][value]


def said(rule: str) -> str:
    """A parameter's words, by its dotted name."""
    return WORDS[rule]


def counted(counts: range) -> str:
    """How many may play: 3; 4 or 6; 2 to 6."""
    if counts.step == 1 and len(counts) > 1:
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))

"""The rulebook of the metro board: its rules, its deck, its modes as patches. Statements: `metro.md`."""

from collections.abc import Mapping

from core.board import Board
from core.boards.china import CHINA
from core.boards.metro import METRO
from core.books.knobs import Knobs
from core.cards import (
    Card,
    CollectFromEach,
    Company,
    Deck,
    Fee,
    GoBack,
    GoTo,
    GoToNearest,
    Jailing,
    PayToEach,
    Receive,
    Repairs,
)
from core.rules import Rules, Scalar, patched

RULES = patched(
    Rules(),
    {
        "salary.ends_minute": None,
        "tax.from_minute": None,
        "tax.from_round": 100,
        "tax.full_round": 200,
        "turn.missed_limit": 2,
        "turn.late": "skipped",
        "turn.attended_any_time": True,
        "die.jump": "x",
        "die.triple_again": True,
        "auction.seconds": 10,
        "auction.exact": True,
        "auction.limit": "cash",
        "auction.decliner_bids": True,
        "buy.raising": False,
        "trade.mortgaged": True,
        "mortgage.redeem_percent": 55,
        "mortgage.term": None,
        "mortgage.at_end": "release",
        "mortgage.reminder": True,
        "build.per": "street",
        "build.sell_percent": 50,
        "rent.while_jailed": True,
        "rent.bonus_part": 3,
        "debt.seconds": 75,
        "debt.own_clock": True,
        "debt.insolvency": "by_word",
        "debt.bankrupt_to": "sold_for_creditors",
        "bet.top_up": 0,
        "bet.jackpot_in": None,
        "pause.allowed": False,
        "cap.rounds": 500,
    },
)
BOARD = METRO

CHANCE: Deck = (
    Card("get-1000", Receive(1000)),
    Card("get-1500", Receive(1500)),
    Card("get-2000", Receive(2000)),
    Card("pay-500", Fee(500)),
    Card("pay-1500", Fee(1500)),
    Card("pay-2500", Fee(2500)),
    Card("get-250-each", CollectFromEach(250, allies=False)),
    Card("pay-250-each", PayToEach(250, allies=False)),
    Card("repairs", Repairs(branch=250, corporation=1250)),
    Card("to-start", GoTo(0)),
    Card("to-11", GoTo(11)),
    Card("to-24", GoTo(24)),
    Card("back-3", GoBack(3)),
    Card("nearest-station", GoToNearest(Company.STATION)),
    Card("nearest-utility", GoToNearest(Company.UTILITY)),
    Card("to-jail", Jailing()),
)


def decks(rules: Rules) -> Mapping[str, Deck]:
    """The decks by name, as the rules want them."""
    return {"chance": CHANCE}


MODES: Mapping[str, Mapping[str, Scalar]] = {
    "classic": {},
    "blitz": {"tax.from_round": None, "tax.full_round": None, "cap.rounds": 25},
    "speed": {
        "turn.seconds": 45,
        "tax.from_round": 40,
        "tax.full_round": 100,
        "die.third_from_round": 7,
        "mortgage.term": 10,
        "build.even": False,
        "cap.rounds": 300,
    },
    "teams": {"players.least": 4, "players.step": 2, "teams.sides": 2},
    "halal": {"mortgage.redeem_percent": 50, "bet.allowed": False},
    "caishen": {"fortune.envelope": 88, "fortune.eight": 888, "fortune.four": 444, "fortune.feast_rounds": 8},
}

BOARDS: Mapping[str, Board] = {"caishen": CHINA}
"""Modes on another board than the rulebook's own."""

CASUAL: Mapping[str, Scalar] = {}

HOST: Mapping[str, Knobs] = {}

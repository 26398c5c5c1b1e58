"""The rulebook of the boxed board: its rules, its two decks, its modes as patches. Statements: `tournament.md`."""

from collections.abc import Mapping

from core.board import Board
from core.boards.classic import CLASSIC
from core.books.knobs import Knob, Knobs, Switch
from core.cards import (
    Card,
    CollectFromEach,
    Company,
    Deck,
    Fee,
    GoBack,
    GoTo,
    GoToNearest,
    JailFree,
    Jailing,
    PayToEach,
    Receive,
    Repairs,
)
from core.rules import Rules, Scalar, patched

RULES = patched(
    Rules(),
    {
        "players.most": 5,
        "start.cash": 1_500,
        "salary.amount": 200,
        "salary.landing_bonus": 0,
        "salary.ends_minute": None,
        "tax.from_minute": None,
        "turn.starter": "thrown",
        "turn.missed_limit": None,
        "auction.seconds": 10,
        "auction.step": 1,
        "auction.manner": "outcry",
        "auction.limit": "any",
        "auction.opening": "one",
        "auction.decliner_bids": True,
        "buy.raising": False,
        "trade.per_turn": None,
        "trade.balance": None,
        "trade.mortgaged": True,
        "trade.jail_cards": True,
        "trade.debtor": "saving",
        "trade.card_price": 50,
        "trade.to_each": True,
        "trade.still": 3,
        "gap.seconds": 15,
        "mortgage.redeem_percent": 55,
        "mortgage.round_up": True,
        "mortgage.fee": True,
        "mortgage.term": None,
        "build.any_time": True,
        "build.per_turn": None,
        "build.sell_percent": 50,
        "supply.houses": 32,
        "supply.hotels": 12,
        "rent.while_jailed": True,
        "rent.claimed": True,
        "jail.fine": 50,
        "jail.own_fines": 2,
        "cards.cycle": True,
        "bet.allowed": False,
        "debt.own_clock": True,
        "debt.off_turn": True,
        "debt.insolvency": "by_word",
        "debt.insolvent_sells": False,
        "debt.bankrupt_to": "wound_up",
        "pause.allowed": False,
        "cap.ties": "property",
        "referee.judge": True,
    },
)
BOARD = CLASSIC

CHANCE: Deck = (
    Card("to-start", GoTo(0)),
    Card("to-24", GoTo(24)),
    Card("to-11", GoTo(11)),
    Card("nearest-utility-x10", GoToNearest(Company.UTILITY, throws=10)),
    Card("nearest-station-x2", GoToNearest(Company.STATION, rents=2)),
    Card("nearest-station-x2", GoToNearest(Company.STATION, rents=2)),
    Card("get-50", Receive(50)),
    Card("jail-free", JailFree()),
    Card("back-3", GoBack(3)),
    Card("to-jail", Jailing()),
    Card("repairs", Repairs(branch=25, corporation=100)),
    Card("pay-15", Fee(15)),
    Card("to-5", GoTo(5)),
    Card("to-39", GoTo(39)),
    Card("pay-50-each", PayToEach(50)),
    Card("get-150", Receive(150)),
)
CHEST: Deck = (
    Card("to-start", GoTo(0)),
    Card("get-200", Receive(200)),
    Card("pay-50", Fee(50)),
    Card("get-45", Receive(45)),
    Card("jail-free", JailFree()),
    Card("to-jail", Jailing()),
    Card("get-50-each", CollectFromEach(50)),
    Card("get-100", Receive(100)),
    Card("get-20", Receive(20)),
    Card("get-100", Receive(100)),
    Card("pay-100", Fee(100)),
    Card("pay-150", Fee(150)),
    Card("get-25", Receive(25)),
    Card("repairs", Repairs(branch=40, corporation=115)),
    Card("get-10", Receive(10)),
    Card("get-100", Receive(100)),
)


def decks(rules: Rules) -> Mapping[str, Deck]:
    """The decks by name, as the rules want them."""
    return {"chance": CHANCE, "chest": CHEST}


MODES: Mapping[str, Mapping[str, Scalar]] = {"preliminary": {"trade.ban_at": 2, "cap.minutes": 90}, "final": {}}

BOARDS: Mapping[str, Board] = {}
"""Modes on another board than the rulebook's own."""

CASUAL: Mapping[str, Scalar] = {
    "rent.claimed": False,
    "turn.missed_limit": 3,
    "pause.allowed": True,
    "referee.judge": False,
}
"""What a table outside a championship does otherwise (GC-56): both modes, as they stand above, are played before a
referee."""

HOST: Mapping[str, Knobs] = {
    "preliminary": {"rent.claimed": Switch(), "cap.minutes": Knob(90, 120, 30)},
    "final": {"rent.claimed": Switch()},
}
"""Rent by claim at a casual table too (GC-06); and the longer time of an international event."""

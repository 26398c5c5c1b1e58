"""The rulebook of the brands board: its rules, its deck, its modes as patches. Statements: `brands.md`."""

from collections.abc import Mapping

from core.board import Board
from core.boards.brands import BRANDS
from core.books.knobs import Knob, Knobs, Switch
from core.cards import (
    Card,
    CollectFromEach,
    Company,
    Deck,
    Demolish,
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
from core.rules import Rules, Scalar, combined

RULES = Rules()
BOARD = BRANDS

CHANCE: Deck = (
    Card("to-start", GoTo(0)),
    Card("to-jail", Jailing()),
    Card("to-casino", GoTo(20)),
    Card("to-11", GoTo(11)),
    Card("to-24", GoTo(24)),
    Card("to-39", GoTo(39)),
    Card("nearest-station", GoToNearest(Company.STATION)),
    Card("nearest-station", GoToNearest(Company.STATION)),
    Card("nearest-utility", GoToNearest(Company.UTILITY)),
    Card("back-3", GoBack(3)),
    Card("repairs", Repairs(branch=250, corporation=1000)),
    Card("jail-free", JailFree()),
    Card("get-500", Receive(500)),
    Card("get-1000", Receive(1000)),
    Card("get-1500", Receive(1500)),
    Card("get-2000", Receive(2000)),
    Card("pay-500", Fee(500)),
    Card("pay-1500", Fee(1500)),
    Card("get-500-each", CollectFromEach(500)),
    Card("pay-500-each", PayToEach(500)),
)
DEMOLITION = Card("demolish", Demolish())


def decks(rules: Rules) -> Mapping[str, Deck]:
    """The decks by name, as the rules want them."""
    return {"chance": (*CHANCE, DEMOLITION) if rules.cards.demolition else CHANCE}


FAST: Mapping[str, Scalar] = {
    "turn.seconds": 45,
    "salary.ends_minute": 30,
    "tax.from_minute": 40,
    "die.third_from_round": 8,
    "build.even": False,
}
"""What the modes on a faster clock have in common (A-138 to A-141, A-167)."""

MODES: Mapping[str, Mapping[str, Scalar]] = {
    "classic": {},
    "teams": {"players.least": 4, "players.most": 4, "teams.sides": 2},
    "speed": combined(FAST, {"start.cash": 17_500}),
    "skirmish": combined(
        FAST,
        {
            "players.least": 3,
            "players.most": 3,
            "start.cash": 25_000,
            "start.deeds": 9,
            "mortgage.auction_own": True,
            "build.per_turn": None,
            "build.sell_percent": 75,
            "cards.demolition": True,
        },
    ),
    "custom": {},
}

BOARDS: Mapping[str, Board] = {}
"""Modes on another board than the rulebook's own."""

KNOBS: Knobs = {
    "start.cash": Knob(5_000, 50_000, 500),
    "turn.seconds": Knob(30, 600, 5),
    "salary.ends_minute": Knob(0, 240, none=True),
    "tax.from_minute": Knob(0, 240, none=True),
    "mortgage.term": Knob(1, 30, none=True),
    "build.even": Switch(),
    "build.per_turn": Knob(1, 1, none=True),
    "die.third_from_round": Knob(1, 50, none=True, on=8),
}
"""What the host of a custom table may turn (GA-54). How many sit at it is the table's affair."""

CASUAL: Mapping[str, Scalar] = {}

HOST: Mapping[str, Knobs] = {"custom": KNOBS}

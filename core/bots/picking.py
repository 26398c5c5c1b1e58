"""`pick`: one choice of one bot, by what the game waits for."""

from collections.abc import Iterable
from typing import assert_never

from core.bots import (
    bidding,
    building,
    buying,
    casino,
    claiming,
    debts,
    going,
    jail,
    offers,
    shortage,
    taxing,
    wrecking,
)
from core.bots.judging import refusal_word
from core.bots.memory import NOTHING, Memory
from core.bots.tempers import Temper, temper_at
from core.clock import stands_still
from core.commands import Accept, Agree, Claim, Command, Refuse
from core.frames import (
    ASKS_ITS_SEAT,
    Auction,
    AwaitRoll,
    Between,
    BuildAuction,
    BusChoice,
    BuyOrPass,
    CasinoBet,
    DemolitionChoice,
    MustPay,
    TaxChoice,
    TeleportChoice,
)
from core.ids import Millis, Seat
from core.options import Just, Option
from core.play import auction
from core.play.gaps import ASK, READY, seconds
from core.play.turn import ROLL
from core.state import InJail
from core.window import Window


def pick(game: Window, seat: Seat, legal: Iterable[Option], now: Millis, memory: Memory = NOTHING) -> Command | None:
    """What a bot does with its options; None when it waits: it isn't asked, or its own offer is open.

    It never asks for a pause and agrees to one. `memory`: of offers to humans, see `remember`.
    """
    if game.claims and (lander := claiming.against(game, seat)) is not None:
        return Claim(lander)
    for offer in () if stands_still(game) else game.offers:
        if offer.to == seat:
            return Refuse(offer.id) if refusal_word(game, offer) else Accept(offer.id)
        if offer.seat == seat:
            return None
    return _asked(game, seat, legal, memory)


def _asked(game: Window, seat: Seat, legal: Iterable[Option], memory: Memory) -> Command | None:
    """What it does about the phase on top."""
    top = game.top
    temper = temper_at(game, seat)
    if isinstance(top, ASKS_ITS_SEAT):  # the commonest first
        return _in_turn(game, top, temper, legal, memory) if top.seat == seat else _agree(legal)
    if isinstance(top, Auction):
        asked = auction.asked(top)
        return bidding.choose(game, top, seat, temper, legal) if seat in asked else _agree(legal)
    if isinstance(top, BuildAuction):
        return shortage.choose(game, top, seat, temper, legal) or _agree(legal)
    if isinstance(top, Between) and seat not in top.ready:
        way = building.choose(game, seat, temper, legal) or offers.proposal(game, seat, temper, legal, memory)
        return way or READY.command
    return _agree(legal)


def _in_turn(
    game: Window,
    top: AwaitRoll | BuyOrPass | MustPay | CasinoBet | TaxChoice | BusChoice | TeleportChoice | DemolitionChoice,
    temper: Temper,
    legal: Iterable[Option],
    memory: Memory,
) -> Command:
    match top:
        case AwaitRoll():
            return _before_roll(game, top.seat, temper, legal, memory)
        case BuyOrPass():
            return buying.choose(game, top, temper, legal)
        case MustPay():
            return debts.choose(game, top, legal, memory)
        case TaxChoice():
            return taxing.choose(game, top)
        case CasinoBet():
            return casino.choose(game, top, temper)
        case BusChoice() | TeleportChoice():
            return going.choose(game, top.seat, legal, walks=isinstance(top, BusChoice))
        case DemolitionChoice():
            return wrecking.choose(game, legal)
        case _:
            assert_never(top)


def _before_roll(game: Window, seat: Seat, temper: Temper, legal: Iterable[Option], memory: Memory) -> Command:
    way = jail.choose(game, seat, temper, legal) if isinstance(game.players[seat].where, InJail) else None
    way = way or building.choose(game, seat, temper, legal)
    way = way or offers.proposal(game, seat, temper, legal, memory)
    return way or _wish_for_a_gap(game, seat, temper, legal) or ROLL.command


def _wish_for_a_gap(game: Window, seat: Seat, temper: Temper, legal: Iterable[Option]) -> Command | None:
    """As often as it proposes it lets the others propose, too."""
    if seconds(game) is None or (game.round + seat) % temper.patience:
        return None
    return ASK.command if any(option is ASK for option in legal) else None


def _agree(legal: Iterable[Option]) -> Command | None:
    votes = (option.command for option in legal if isinstance(option, Just))
    return next((command for command in votes if isinstance(command, Agree)), None)

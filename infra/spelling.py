"""How scenario files spell commands: their names and fields, made into commands of the rules."""

import dataclasses
from collections.abc import Callable, Mapping

from core import commands as c
from core.board import Tax
from core.cards import JailFree
from core.frames import Auction, BuildAuction, BuyOrPass, MustPay
from core.ids import AuctionId, DebtId, OfferId, Pos, Seat, TaxHow, VoteId
from core.kinds import Insolvency
from core.orders import ORDERS, CallTime, Eject, Halt, Order, Proceed
from core.play import referee
from core.play.timeup import minutes
from core.state import Game
from infra.holdings import seat_of
from infra.strictjson import BIG, Node, Unreadable

FIELDS: Mapping[str, tuple[str, ...]] = {
    "roll": (), "buy": (), "decline": (), "pass": (), "pay": (), "pay_fine": (), "use_card": (), "surrender": (),
    "bankrupt": (), "skip_bet": (), "ready": (), "ask_gap": (), "ask_pause": (), "agree": (), "disagree": (),
    "back": (), "bid": ("amount",), "build": ("pos",), "sell": ("pos",), "mortgage": ("pos",), "redeem": ("pos",),
    "auction_own": ("pos",), "bet": ("numbers",), "choose": ("pos",), "tax": ("how",),
    "propose": ("to", "give", "take"), "accept": ("offer",), "withdraw": ("offer",), "refuse": ("offer", "terms"),
    "claim": ("against",), "request_build": ("pos",), "bot": (),
}  # fmt: skip
"""Every command of the format with its fields; those that no mode of this project has are refused when given."""

_BUNDLE = frozenset({"cash", "deeds", "cards"})
_TERMS = frozenset({"give", "take"})


class NotInMode(Exception):
    """A command that other modes have."""


class NotTheirs(Exception):
    """A seat's command from a judge, or a judge's from a seat."""


JUDGE: Mapping[str, tuple[str, ...]] = {
    order.do: tuple(field.name for field in dataclasses.fields(order)) for order in ORDERS
}
"""What a judge orders, with its fields."""


def check_fields(own: Mapping[str, Node]) -> None:
    """No unknown field inside a command's fields either. Values are the step's affair: it is refused."""
    bundles = [node for name, node in own.items() if name in ("give", "take")]
    if "terms" in own and isinstance(own["terms"].value, dict):
        bundles += own["terms"].fields(_TERMS).values()
    for node in bundles:
        if isinstance(node.value, dict):
            node.fields(_BUNDLE)


def spelled(game: Game, names: tuple[str, ...], seat: Seat, do: str, fields: Mapping[str, Node]) -> c.Command:
    """The command, with what it must name besides filled in from the game.

    Raises Unreadable for a wrong value, NotInMode for a command of other modes, NotTheirs for a judge's.
    """
    if do in JUDGE:
        raise NotTheirs(do)
    if do not in _MAKE or (do in _SOME_MODES and not _SOME_MODES[do](game)):
        raise NotInMode(do)
    return _MAKE[do](_Context(game, names, seat, fields))


def ordered(game: Game, names: tuple[str, ...], do: str, fields: Mapping[str, Node]) -> Order:
    """A judge's order. Raises Unreadable for a wrong value, NotInMode where there is no judge or no time limit,
    NotTheirs for a seat's command."""
    if not referee.has_judge(game) or (do == CallTime.do and minutes(game) is None):
        raise NotInMode(do)
    if do not in JUDGE:
        raise NotTheirs(do)
    if do == Eject.do:
        if "who" not in fields:
            raise Unreadable("who", "missing")
        return Eject(seat_of(fields["who"], names))
    plain: tuple[Order, ...] = (Halt(), Proceed(), CallTime())
    return next(order for order in plain if order.do == do)


class _Context:
    """A command to be made: who gives it where, with which fields."""

    def __init__(self, game: Game, names: tuple[str, ...], seat: Seat, fields: Mapping[str, Node]) -> None:
        self.game, self.names, self.seat, self.fields = game, names, seat, fields

    def field(self, name: str) -> Node:
        if name not in self.fields:
            raise Unreadable(name, "missing")
        return self.fields[name]

    def pos(self) -> Pos:
        return self.field("pos").whole(0, len(self.game.board.squares) - 1)

    def row(self) -> tuple[Pos, ...]:
        """A square for each building, or a single one."""
        node, last = self.field("pos"), len(self.game.board.squares) - 1
        if not isinstance(node.value, list):
            return (node.whole(0, last),)
        if not node.value:
            raise node.bad("must name a square for each building")
        return tuple(each.whole(0, last) for each in node.items())

    def landed(self) -> Pos:
        """The square a purchase is about."""
        top = self.game.top
        return top.pos if isinstance(top, BuyOrPass) else self.game.players[self.seat].where.pos

    def auction(self) -> AuctionId:
        top = self.game.top
        return top.id if isinstance(top, Auction | BuildAuction) else AuctionId(0)

    def debt(self) -> DebtId:
        top = self.game.top
        return top.id if isinstance(top, MustPay) else DebtId(0)

    def offer(self, *, own: bool = False) -> OfferId:
        """The one that is named; else the newest open one that the seat may answer, or withdraw; else the newest."""
        if "offer" in self.fields:
            return OfferId(self.fields["offer"].whole(0))
        offers = self.game.offers
        theirs = [offer.id for offer in offers if (offer.seat if own else offer.to) == self.seat]
        return max(theirs or [offer.id for offer in offers], default=OfferId(0))

    def vote(self) -> VoteId:
        return self.game.vote.id if self.game.vote else VoteId(0)

    def amount(self) -> int:
        return self.field("amount").whole(0)

    def numbers(self) -> tuple[int, ...]:
        return tuple(each.whole(1, BIG) for each in self.field("numbers").items())

    def way(self) -> TaxHow:
        node = self.field("how")
        ways: dict[str, TaxHow] = {"flat": "flat", "tenth": "tenth"}
        if node.text() not in ways:
            raise node.bad('must be "flat" or "tenth"')
        return ways[node.text()]

    def bundle(self, name: str) -> c.Bundle:
        return _bundle(self.fields[name], self.game) if name in self.fields else c.Bundle()

    def terms(self) -> c.Terms | None:
        if "terms" not in self.fields or self.fields["terms"].value is None:
            return None
        sides = self.fields["terms"].fields(_TERMS)
        bundles = {name: _bundle(node, self.game) for name, node in sides.items()}
        return c.Terms(bundles.get("give", c.Bundle()), bundles.get("take", c.Bundle()))


def _bundle(node: Node, game: Game) -> c.Bundle:
    fields = node.fields(_BUNDLE)
    deeds = [each.whole(0, len(game.board.squares) - 1) for each in _list(fields, "deeds")]
    if len(set(deeds)) < len(deeds):
        raise node.bad("a deed stands twice")
    cash = fields["cash"].whole(0) if "cash" in fields else 0
    return c.Bundle(cash, tuple(sorted(deeds)), tuple(each.text() for each in _list(fields, "cards")))


def _list(fields: Mapping[str, Node], name: str) -> list[Node]:
    return fields[name].items() if name in fields else []


def _takes_bets(game: Game) -> bool:
    return game.rules.bet.allowed


_SOME_MODES: Mapping[str, Callable[[Game], bool]] = {
    "use_card": lambda game: any(card.effect == JailFree() for deck in game.ruleset.decks.values() for card in deck),
    "bet": _takes_bets,
    "skip_bet": _takes_bets,
    "bankrupt": lambda game: game.rules.debt.insolvency is Insolvency.BY_WORD,
    "tax": lambda game: any(isinstance(square, Tax) and square.tenth for square in game.board.squares),
    "choose": lambda game: game.rules.die.third_from_round is not None or game.rules.cards.demolition,
    "auction_own": lambda game: game.rules.mortgage.auction_own,
    "claim": lambda game: game.claims is not None,
    "ready": lambda game: game.rules.gap.seconds is not None,
    "request_build": lambda game: game.rules.supply.houses is not None,
    "ask_gap": lambda game: game.rules.gap.seconds is not None,
}
"""Commands that only some modes have, by what they need."""

_MAKE: Mapping[str, Callable[[_Context], c.Command]] = {
    "roll": lambda _: c.Roll(),
    "buy": lambda given: c.Buy(given.landed()),
    "decline": lambda given: c.Decline(given.landed()),
    "bid": lambda given: c.Bid(given.auction(), given.amount()),
    "pass": lambda given: c.Pass(given.auction()),
    "claim": lambda given: c.Claim(seat_of(given.field("against"), given.names)),
    "pay": lambda given: c.Pay(given.debt()),
    "bankrupt": lambda given: c.GoBankrupt(given.debt()),
    "pay_fine": lambda _: c.PayFine(),
    "use_card": lambda _: c.UseCard(),
    "build": lambda given: c.Build(given.pos()),
    "request_build": lambda given: c.RequestBuild(given.row()),
    "sell": lambda given: c.Sell(given.pos()),
    "mortgage": lambda given: c.Mortgage(given.pos()),
    "redeem": lambda given: c.Redeem(given.pos()),
    "auction_own": lambda given: c.AuctionOwn(given.pos()),
    "bet": lambda given: c.Bet(given.numbers()),
    "skip_bet": lambda _: c.SkipBet(),
    "tax": lambda given: c.PayTax(given.way()),
    "choose": lambda given: c.Choose(given.pos()),
    "propose": lambda given: c.Propose(
        seat_of(given.field("to"), given.names), given.bundle("give"), given.bundle("take")
    ),
    "accept": lambda given: c.Accept(given.offer()),
    "refuse": lambda given: c.Refuse(given.offer(), given.terms()),
    "withdraw": lambda given: c.Withdraw(given.offer(own=True)),
    "ready": lambda _: c.Ready(),
    "ask_gap": lambda _: c.AskGap(),
    "ask_pause": lambda _: c.AskPause(),
    "agree": lambda given: c.Agree(given.vote()),
    "disagree": lambda given: c.Disagree(given.vote()),
    "back": lambda _: c.Back(),
    "surrender": lambda _: c.Surrender(),
}

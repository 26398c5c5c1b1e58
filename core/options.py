"""One legal choice each: what `play` checks, the screen draws, bots pick from and the fuzzer feeds on."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from core.commands import AuctionOwn, Bet, Bid, Build, Choose, Command, Mortgage, Redeem, Sell
from core.ids import AuctionId, Money, Pos

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
SquareCommand: TypeAlias = Build | Sell | Mortgage | Redeem | AuctionOwn | Choose


FACES = frozenset(range(1, 7))
"""Of a die."""


class Option(Protocol):
    """A command whose open fields still have a domain."""

    def allows(self, command: Command) -> bool:
        """Is this very command one of mine?"""
        ...

    def samples(self) -> Iterable[Command]:
        """Some of my commands, the extremes among them; never none."""
        ...

    def schema(self) -> dict[str, Json]:
        """My form on the wire: fixed fields as they are, open ones as their domain."""
        ...


class Just:
    """A command with nothing left open."""

    __slots__ = ("command", "fields")

    def __init__(self, command: Command, **fields: int | str) -> None:
        self.command = command
        self.fields = fields

    def allows(self, command: Command) -> bool:
        return command is self.command or command == self.command

    def samples(self) -> tuple[Command, ...]:
        return (self.command,)

    def schema(self) -> dict[str, Json]:
        return {"do": self.command.do, **self.fields}


@dataclass(slots=True)
class Squares:
    """The same command for any of several squares."""

    kind: type[SquareCommand]
    squares: list[Pos]

    def allows(self, command: Command) -> bool:
        return type(command) is self.kind and command.pos in self.squares

    def samples(self) -> Iterable[Command]:
        return [self.kind(pos) for pos in self.squares]

    def schema(self) -> dict[str, Json]:
        return {"do": self.kind.do, "pos": {"in": [*self.squares]}}


class BidBetween:
    """Any whole amount from the least to the most; `step` is what a raise adds at the least."""

    __slots__ = ("auction", "least", "most", "step")

    def __init__(self, auction: AuctionId, *, least: Money, most: Money, step: Money) -> None:
        self.auction = auction
        self.least = least
        self.most = most
        self.step = step

    def allows(self, command: Command) -> bool:
        return type(command) is Bid and command.auction == self.auction and self.least <= command.amount <= self.most

    def samples(self) -> Iterable[Command]:
        amounts = {self.least, min(self.least + self.step, self.most), self.most}
        return [Bid(self.auction, amount) for amount in sorted(amounts)]

    def schema(self) -> dict[str, Json]:
        amount: dict[str, Json] = {"from": self.least, "to": self.most, "step": self.step}
        return {"do": Bid.do, "auction": self.auction, "amount": amount}


class Numbers:
    """One to `most` different faces of a die."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def allows(self, command: Command) -> bool:
        if type(command) is not Bet:
            return False
        chosen = command.numbers
        return 1 <= len(chosen) <= self.most and len(set(chosen)) == len(chosen) and set(chosen) <= FACES

    def samples(self) -> Iterable[Command]:
        return [Bet(tuple(range(1, count + 1))) for count in range(1, self.most + 1)]

    def schema(self) -> dict[str, Json]:
        return {"do": Bet.do, "numbers": {"some": [*sorted(FACES)], "least": 1, "most": self.most}}

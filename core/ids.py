"""The words for numbers: who, where, how much, when."""

from typing import Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1 in the order people sat down; turns go round in it, starting at `Game.first`."""

OfferId = NewType("OfferId", int)
AuctionId = NewType("AuctionId", int)
DebtId = NewType("DebtId", int)
VoteId = NewType("VoteId", int)

Pos: TypeAlias = int
"""A square, 0 to 39, clockwise from Start."""

Money: TypeAlias = int
"""Whole dollars."""

Millis: TypeAlias = int
"""Milliseconds: an instant since 1970, or a length of time."""

Collectibles: TypeAlias = tuple[tuple[Pos, int], ...]
"""The cards a seat brings along: (square, percent that its rent rises by)."""

TaxHow: TypeAlias = Literal["flat", "tenth"]
"""The two ways to pay an income tax."""

SECOND: Millis = 1000
MINUTE: Millis = 60 * SECOND

BANK = -1
"""The bank's place in a list by owner: behind all seats."""

POT = Seat(-1)
"""The jackpot pool, as a party to a payment."""

Party: TypeAlias = Seat | None
"""Who pays or is paid: a seat, the jackpot pool (`POT`), or the bank (`None`)."""

"""Each kind of option: what it allows, its samples, its form on the wire."""

import pytest

from core.commands import Bet, Bid, Build, Command, Roll, Sell
from core.ids import AuctionId
from core.options import BidBetween, Json, Just, Numbers, Option, Squares

BIDS = BidBetween(AuctionId(7), least=4400, most=6200, step=100)

CASES: list[tuple[Option, dict[str, Json], list[Command], list[Command]]] = [
    (Just(Roll()), {"do": "roll"}, [Roll()], [Build(1)]),
    (
        Squares(Build, [1, 3]),
        {"do": "build", "pos": {"in": [1, 3]}},
        [Build(1), Build(3)],
        [Build(6), Sell(1), Roll()],
    ),
    (
        BIDS,
        {"do": "bid", "auction": 7, "amount": {"from": 4400, "to": 6200, "step": 100}},
        [Bid(AuctionId(7), 4400), Bid(AuctionId(7), 4451), Bid(AuctionId(7), 6200)],
        [Bid(AuctionId(7), 4399), Bid(AuctionId(7), 6201), Bid(AuctionId(8), 4400), Roll()],
    ),
    (
        Numbers(3),
        {"do": "bet", "numbers": {"some": [1, 2, 3, 4, 5, 6], "least": 1, "most": 3}},
        [Bet((1,)), Bet((6, 2)), Bet((4, 5, 6))],
        [Bet(()), Bet((1, 1)), Bet((0,)), Bet((7,)), Bet((1, 2, 3, 4)), Roll()],
    ),
]


@pytest.mark.parametrize(("option", "schema", "allowed", "barred"), CASES)
def test_an_option_allows_its_own_and_nothing_else(
    option: Option, schema: dict[str, Json], allowed: list[Command], barred: list[Command]
) -> None:
    assert option.schema() == schema
    assert all(option.allows(command) for command in (*allowed, *option.samples()))
    assert not any(option.allows(command) for command in barred)
    assert list(option.samples())


def test_a_single_amount_is_sampled_once() -> None:
    assert list(BidBetween(AuctionId(1), least=600, most=600, step=100).samples()) == [Bid(AuctionId(1), 600)]

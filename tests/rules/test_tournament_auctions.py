"""Auctions by open outcry: the opening at 1, bids at any moment, passes that are not final, a winner who cannot pay."""

import pytest

from core.bots import pick
from core.commands import Bid
from core.engine import options
from core.events import AuctionClosed, Bought, Event
from core.frames import Auction, MustPay
from core.refusal import Why
from infra.strictjson import Json
from tests.rules.tables import Table, types


def table(seats: str = "A 1500@36, B 1500@0, C 1500@10 jail=3", deeds: str = "", **more: Json) -> Table:
    """A stands on 39 and has declined it."""
    game = Table(seats, deeds, mode="tournament.final", **more)
    game.roll("A", "1-2")
    game.do("A", "decline")
    return game


def lot(game: Table) -> Auction:
    assert isinstance(game.game.top, Auction)
    return game.game.top


def left(game: Table) -> float:
    """Seconds on the clock."""
    return (lot(game).until - game.now) / 1000


def closed(events: list[Event]) -> list[AuctionClosed]:
    return [event for event in events if isinstance(event, AuctionClosed)]


def test_C_104_and_C_105_who_lands_may_buy_at_the_printed_price() -> None:
    game = Table("A 1500@36, B 1500@0", mode="tournament.final")
    game.roll("A", "1-2")
    game.do("A", "buy")
    assert (game.owner(39), game.cash("A")) == ("A", 1100)


def test_who_is_short_of_the_price_is_not_asked() -> None:
    game = Table("A 100@36, B 1500@0", mode="tournament.final")
    assert "declined" in types(game.roll("A", "1-2"))
    assert game.phase == "auction"


def test_C_106_C_107_the_highest_bidder_pays_the_bank_and_has_the_deed() -> None:
    game = table()
    game.do("B", "bid", amount=150)
    game.wait(10)
    assert Bought(game.seat("B"), 39) in game.expire()
    assert (game.owner(39), game.cash("B"), game.cash("A")) == ("B", 1350, 1500)


def test_C_108_everybody_may_bid_the_decliner_and_the_jailed_too() -> None:
    game = table()
    for who, amount in (("C", 5), ("A", 6), ("B", 7)):
        game.do(who, "bid", amount=amount)
    assert lot(game).leader == game.seat("B")


def test_C_109_and_C_110_it_opens_at_one() -> None:
    game = table()
    assert game.bar("B", "bid", amount=0) is Why.BID_TOO_LOW
    game.do("B", "bid", amount=1)
    assert game.bar("A", "bid", amount=1) is Why.BID_TOO_LOW
    game.do("A", "bid", amount=2)


def test_GC_08_bids_go_up_to_99_999_and_no_higher() -> None:
    game = table()
    assert game.bar("B", "bid", amount=100_000) is Why.BID_TOO_HIGH
    game.do("B", "bid", amount=99_999)
    assert (game.offered("A") & {"bid", "pass"}, game.bar("A", "bid", amount=100_000)) == ({"pass"}, Why.BID_TOO_HIGH)


def test_who_leads_neither_bids_nor_passes() -> None:
    game = table()
    game.do("B", "bid", amount=10)
    assert game.bar("B", "bid", amount=20) is Why.NOT_YOUR_TURN
    assert game.bar("B", "pass") is Why.NOT_YOUR_TURN
    assert not game.offered("B") & {"bid", "pass"}


def test_GC_08_the_clock_is_ten_seconds_then_five_then_three() -> None:
    game, amount = table(), 0
    seen = [left(game)]
    for _ in range(40):
        game.wait(min(2.5, left(game)))
        amount += 1
        game.do("AB"[amount % 2], "bid", amount=amount)
        seen.append(left(game))
    changes = [each for index, each in enumerate(seen) if index == 0 or each != seen[index - 1]]
    assert changes == [10, 5]
    for _ in range(15):
        game.wait(2.5)
        amount += 1
        game.do("AB"[amount % 2], "bid", amount=amount)
    assert left(game) == 3


def test_GC_08_a_pass_does_not_start_the_clock_anew() -> None:
    game = table()
    game.do("B", "bid", amount=1)
    game.wait(4)
    game.do("A", "pass")
    assert left(game) == 6


def test_GC_08_a_pass_is_not_final_and_a_later_bid_clears_it() -> None:
    game = table()
    game.do("B", "bid", amount=1)
    game.do("A", "pass")
    assert "bid" in game.offered("A")
    assert "pass" not in game.offered("A")
    game.do("A", "bid", amount=2)
    assert lot(game).bidders == (game.seat("B"), game.seat("C"))


def test_GC_08_it_closes_at_once_when_all_others_have_passed() -> None:
    game = table()
    game.do("B", "bid", amount=1)
    game.do("A", "pass")
    assert closed(game.do("C", "pass"))[0].winner == game.seat("B")
    assert (game.owner(39), game.turn) == ("B", "B")


def test_GC_08_without_a_bid_it_stays_the_banks() -> None:
    game = table()
    game.do("A", "pass")
    game.do("B", "pass")
    events = game.do("C", "pass")
    assert (closed(events)[0].winner, game.owner(39)) == (None, None)
    silent = table()
    silent.wait(10)
    assert closed(silent.expire())[0].winner is None


def test_C_111_and_C_112_a_bid_beyond_all_means_is_void_and_it_starts_afresh_without_that_seat() -> None:
    game = table("A 1500@36, B 180@0, C 1500@0", "1:B")
    game.do("C", "pass")
    game.do("B", "bid", amount=211)
    game.wait(10)
    events = game.expire()
    assert (closed(events)[0].void, lot(game).high, lot(game).order) == (True, 0, (2, 0))
    assert game.bar("B", "bid", amount=1) is Why.NOT_YOUR_TURN
    game.do("C", "bid", amount=1)


def test_GC_09_it_is_void_as_often_as_it_happens() -> None:
    game = table("A 1500@36, B 10@0, C 20@0")
    for who in "BC":
        game.do(who, "bid", amount=500)
        game.wait(10)
        game.expire()
    assert lot(game).order == (game.seat("A"),)
    game.do("A", "bid", amount=1)
    assert game.owner(39) == "A"


def test_GX_16_with_nobody_left_to_ask_it_stays_the_banks() -> None:
    game = Table("A 5@36, B 5@0", mode="tournament.final")
    game.roll("A", "1-2")
    game.do("A", "bid", amount=500)
    game.wait(10)
    game.expire()
    events = game.do("B", "bid", amount=500)
    assert ([each.void for each in closed(events)], game.owner(39)) == ([True, False], None)
    assert game.phase == "await_roll"


def test_GC_09_a_winner_who_is_short_has_sixty_seconds_to_raise_it() -> None:
    game = table("A 1500@36, B 180@0, C 1500@0", "1:B")
    game.do("B", "bid", amount=210)
    game.wait(10)
    game.expire()
    assert isinstance(game.game.top, MustPay)
    assert (game.game.top.total, game.owner(39)) == (210, None)
    game.do("B", "mortgage", pos=1)
    game.do("B", "pay")
    assert (game.owner(39), game.cash("B")) == ("B", 0)


def test_GX_10_the_leader_leaves_and_it_starts_afresh() -> None:
    game = table()
    game.do("C", "pass")
    game.do("B", "bid", amount=100)
    assert closed(game.do("B", "surrender"))[0].void
    assert (lot(game).high, lot(game).order) == (0, (2, 0))


def test_GX_10_who_leaves_has_passed() -> None:
    game = table()
    game.do("B", "bid", amount=100)
    game.do("C", "surrender")
    assert lot(game).order == (1, 0)
    assert closed(game.do("A", "pass"))[0].winner == game.seat("B")


def test_GX_10_the_last_other_leaves_and_the_lot_is_knocked_down() -> None:
    game = table()
    game.do("B", "bid", amount=100)
    game.do("A", "pass")
    game.do("C", "surrender")
    assert game.owner(39) == "B"


def test_a_seat_that_has_passed_leaves_and_the_others_go_on() -> None:
    game = table()
    game.do("C", "pass")
    assert "passed" not in types(game.do("C", "surrender"))
    assert lot(game).bidders == (1, 0)


def test_an_auction_that_is_over_takes_no_bid() -> None:
    game = table()
    game.do("B", "bid", amount=1)
    game.wait(10)
    game.expire()
    assert game.bar("A", "bid", amount=5) is Why.AUCTION_OVER


@pytest.mark.parametrize("temper", ["cautious", "builder", "trader", "gambler"])
def test_bots_call_a_price_between_them(temper: str) -> None:
    game = table(f"A 1500@36 bot={temper}, B 1500@0 bot=gambler, C 1500@0 bot=trader")
    calls = 0
    while game.phase == "auction" and calls < 60:
        seat = lot(game).bidders[0]
        chosen = pick(game.game, seat, game.options(game.names[seat]), game.now)
        assert chosen is not None
        game.play(game.names[seat], chosen)
        calls += 1
    assert game.owner(39) is not None
    assert calls < 60


def test_B_086_where_bids_are_exact_by_open_outcry_too_bots_bid_the_least() -> None:
    game = table("A 1500@36 bot=gambler, B 1500@0 bot=builder, C 1500@10", rules={"auction.exact": True})
    assert game.bar("C", "bid", auction=lot(game).id, amount=2) == Why.BID_TOO_HIGH
    for amount, seat in ((1, "A"), (2, "B"), (3, "A")):
        command = pick(game.game, game.seat(seat), options(game.game, game.seat(seat), game.now), game.now)
        assert command == Bid(lot(game).id, amount)
        game.play(seat, command)

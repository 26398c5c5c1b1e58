"""What bots choose where other modes ask: ways, squares, buildings to take away, own deeds to auction; team sense."""

import pytest

from core.bots import pick
from core.commands import Accept, AuctionOwn, Bundle, Choose, Command, Pass, Propose, Refuse, Roll
from core.engine import options
from core.frames import Auction, DemolitionChoice, EndTurn
from core.ids import AuctionId, OfferId, Seat
from core.state import Offer
from infra.strictjson import Json
from tests.rules.tables import NOW, Table

A, B, C, D = (Seat(number) for number in range(4))


def choice(table: Table, seat: Seat = A) -> Command | None:
    return pick(table.game, seat, options(table.game, seat, NOW), NOW)


def speed(deeds: str, *, at: int = 0, cash: int = 15_000) -> Table:
    return Table(f"A {cash}@{at} bot=trader, B 15000@10", deeds, mode="brands.speed", round=8)


@pytest.mark.parametrize(
    ("deeds", "dice", "to"),
    [
        ("5:B", "2+3", 3),
        ("3:B 5:B", "2+3", 2),
        ("1:A 3:B 6:B", "3+3", 3),
    ],
)
def test_a_bot_goes_where_it_gains_most(deeds: str, dice: str, to: int) -> None:
    table = speed(deeds)
    table.roll("A", dice, "bus")
    assert choice(table) == Choose(to)


def test_a_way_over_start_counts_the_salary_and_rents_and_taxes_count_against_a_way() -> None:
    table = speed("37:B 39:B 1:B", at=36)
    table.roll("A", "1+4", "bus")  # 37 costs 700, 40 is Start, 41 costs 20
    assert choice(table) == Choose(0)
    taxed = speed("5:A 3:A 8:A", at=34, cash=100)
    taxed.roll("A", "4+1", "bus")  # 35 is too dear, 38 is a tax, 39 is too dear
    assert choice(taxed) in (Choose(35), Choose(39))


def test_a_bot_takes_the_deed_that_makes_its_group_whole() -> None:
    table = speed("37:A")
    table.roll("A", "2+2", "2")
    assert choice(table) == Choose(39)


def test_a_bot_that_would_rather_be_free_does_not_choose_jail() -> None:
    """All is its own, built on, or the tax: of what is left Start brings most."""
    deeds = " ".join(f"{pos}:B" for pos in (1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27))
    table = speed(deeds + " 28:B 29:B 31:B 32:B 34:B 35:B 37:A1 39:A1", at=10)
    table.roll("A", "2+2", "2")
    assert choice(table) == Choose(0)


def test_jail_is_a_shelter_from_high_rents() -> None:
    deeds = " ".join(f"{pos}:B" for pos in (1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27))
    table = speed(deeds + " 28:B 29:B 31:B 32:B 34:B 35:B 37:B5 39:B5", at=27)
    table.roll("A", "3+1", "bus")  # 28 and 31 charge, 30 jails and costs nothing now
    assert choice(table) == Choose(30)


def test_a_bot_takes_the_building_away_that_charges_most() -> None:
    table = Table("A 1@0 bot=trader, B 1@0, C 1@0", "1:B3 3:B3 37:C2 39:C1", mode="brands.skirmish")
    table.game.stack = (EndTurn(A), DemolitionChoice(A))
    assert choice(table) == Choose(37)


def test_a_bot_auctions_what_it_would_lose_and_nothing_else() -> None:
    table = Table("A 600@0 bot=trader, B 1@0, C 1@0", "39:Am0 37:Am3", mode="brands.skirmish")
    assert choice(table) == AuctionOwn(39)
    other = Table("A 600@0 bot=trader, B 1@0, C 1@0", "39:Am1 37:Am3", mode="brands.skirmish")
    assert choice(other) == Roll()


def team(cash: str = "15000 15000 15000 15000", deeds: str = "", *, bots: str = "AC", **more: Json) -> Table:
    seats = [
        f"{name} {has}@34" + (" bot=trader" if name in bots else "")
        for name, has in zip("ABCD", cash.split(), strict=True)
    ]
    return Table(", ".join(seats), deeds, mode="brands.teams", **more)


def offered(table: Table, give: Bundle, take: Bundle, *, of: Seat = A, to: Seat = C) -> Table:
    table.game.offers = (Offer(OfferId(9), of, to, give, take, NOW + 30_000),)
    return table


def test_an_ally_asks_for_what_makes_a_group_whole_and_gets_it() -> None:
    table = team(deeds="37:A 39:C", round=4)
    wish = Propose(C, Bundle(), Bundle(deeds=(39,)))
    assert choice(table) == wish
    assert choice(offered(table, wish.give, wish.take), C) == Accept(OfferId(9))


def test_allies_gather_a_group_in_the_hand_that_has_most_of_it() -> None:
    table = team(deeds="16:A 18:C 19:B", round=4)
    wish = Propose(C, Bundle(), Bundle(deeds=(18,)))
    assert choice(table) == wish
    assert choice(offered(table, wish.give, wish.take), C) == Accept(OfferId(9))
    assert type(choice(team(deeds="5:A 15:C 25:C 35:B", round=4))) is Roll, "it has less than its ally"
    assert type(choice(team(deeds="16:A 18:Cm7 19:B", round=4))) is Roll


def test_an_ally_does_not_break_a_group_nor_give_for_nothing() -> None:
    whole = team(deeds="37:C 39:C")
    assert choice(offered(whole, Bundle(), Bundle(deeds=(39,))), C) == Refuse(OfferId(9))
    assert choice(offered(team(), Bundle(), Bundle(cash=500)), C) == Refuse(OfferId(9))


def test_an_ally_takes_gifts() -> None:
    assert choice(offered(team(deeds="5:A"), Bundle(deeds=(5,)), Bundle()), C) == Accept(OfferId(9))


def test_a_debtor_asks_its_ally_who_helps_as_far_as_it_can() -> None:
    table = team("100 15000 15000 15000")
    table.roll("A", "1+3")
    plea = choice(table)
    assert plea == Propose(C, Bundle(), Bundle(cash=900))
    assert isinstance(plea, Propose)
    assert choice(offered(table, plea.give, plea.take), C) == Accept(OfferId(9))
    poor = team("100 15000 1000 15000")
    poor.roll("A", "1+3")
    assert choice(offered(poor, plea.give, plea.take), C) == Refuse(OfferId(9))
    assert type(choice(team_in_need("100 15000 800 15000"))).__name__ == "Surrender"


def team_in_need(cash: str) -> Table:
    table = team(cash)
    table.roll("A", "1+3")
    return table


def test_nobody_outbids_an_ally() -> None:
    table = team(deeds="37:C")
    table.game.stack = (EndTurn(B), Auction(AuctionId(3), 39, (C, D, A), (C, D), 4_000, A, NOW + 20_000))
    assert choice(table, C) == Pass(AuctionId(3))


def test_an_ally_is_no_danger_and_denies_nothing() -> None:
    table = team("3000 15000 15000 15000", "37:C5 39:C5 1:A")
    table.game.players[A].where = type(table.game.players[A].where)(0)
    table.roll("A", "1+2")
    assert type(choice(table)).__name__ == "Buy"

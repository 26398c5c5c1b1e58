"""Chapter 5: auctions between seats that bid and pass at random, judged by the statements alone."""

from random import Random

import pytest

from core.boards.brands import BRANDS
from core.refusal import Refused
from tests.rules.tables import Table

NAMES = "ABCDEF"


@pytest.mark.parametrize("seed", range(120))
def test_A_047_to_A_055_an_auction(seed: int) -> None:
    luck = Random(seed)
    count = luck.randint(2, 6)
    cash = {who: luck.choice([0, 1_999, 2_000, 2_150, 3_000, 9_000]) for who in NAMES[:count]}
    table = Table(", ".join(f"{who} {cash[who]}@0" for who in NAMES[:count]))
    table.roll("A", "2+3")
    table.do("A", "decline")
    waiting = list(NAMES[1:count])
    high, leader = 0, None
    while waiting and waiting[0] != leader:
        who, least = waiting[0], high + 100 if high else BRANDS.price[5]
        if cash[who] < least:
            waiting.pop(0)
            continue
        assert (table.phase, table.names[bidder(table)]) == ("auction", who)
        others = [each for each in NAMES[:count] if each != who]
        with pytest.raises(Refused):
            table.do(luck.choice(others), "bid", amount=cash[who])
        for wrong in (least - 1, cash[who] + 1):
            with pytest.raises(Refused):
                table.do(who, "bid", amount=wrong)
        if luck.random() < 0.6:
            high, leader = luck.choice([least, luck.randint(least, cash[who])]), who
            table.do(who, "bid", amount=high)
            waiting = [*waiting[1:], who]
        elif luck.random() < 0.5:
            table.do(who, "pass")
            waiting.pop(0)
        else:
            table.wait(20)
            table.expire()
            waiting.pop(0)
    assert table.phase == "await_roll"
    assert table.owner(5) == leader
    for who in NAMES[:count]:
        assert table.cash(who) == cash[who] - (high if who == leader else 0)
        assert table.game.players[table.seat(who)].missed == 0


def bidder(table: Table) -> int:
    top = table.game.top
    bidders: tuple[int, ...] = getattr(top, "bidders", ())
    return bidders[0]

"""Chapter 6: which exchanges are allowed, on hands drawn at random, judged by the statements alone."""

from random import Random

import pytest

from core.boards.brands import BRANDS
from core.commands import Bundle, Propose
from core.engine import options
from core.refusal import Refused
from tests.rules.tables import Table

OWNED = {"A": (1, 6, 11, 16, 21, 26, 31, 37, 5, 12), "B": (3, 8, 13, 18, 23, 27, 32, 39, 15, 28)}
DEEDS = " ".join(f"{pos}:{who}" for who, squares in OWNED.items() for pos in squares)


def side(luck: Random, who: str) -> Bundle:
    deeds = tuple(sorted(luck.sample(OWNED[who], luck.choice([0, 1, 1, 2, 3]))))
    return Bundle(luck.choice([0, 0, luck.randint(1, 9_000)]), deeds)


def face(bundle: Bundle) -> int:
    return bundle.cash + sum(BRANDS.price[pos] for pos in bundle.deeds)


@pytest.mark.parametrize("seed", range(300))
def test_A_066_A_067_GA_44_GA_45_the_balance(seed: int) -> None:
    luck = Random(seed)
    give, take = side(luck, "A"), side(luck, "B")
    fair = (
        min(face(give), face(take)) > 0
        and 2 * min(face(give), face(take)) >= max(face(give), face(take))
        and bool(give.deeds or take.deeds)
    )
    table = Table("A 9000@0, B 9000@0", DEEDS)
    command = Propose(table.seat("B"), give, take)
    if not fair:
        with pytest.raises(Refused):
            table.play("A", command)
        return
    table.play("A", command)
    table.do("B", "accept")
    assert table.cash("A") == 9_000 - give.cash + take.cash
    assert table.cash("A") + table.cash("B") == 18_000
    assert {table.owner(pos) for pos in give.deeds} <= {"B"}
    assert {table.owner(pos) for pos in take.deeds} <= {"A"}
    kept = set(OWNED["A"]) - set(give.deeds)
    assert {table.owner(pos) for pos in kept} <= {"A"}


@pytest.mark.parametrize("whose", ["give", "take"])
def test_A_061_not_more_cash_than_there_is(whose: str) -> None:
    table = Table("A 500@0, B 500@0", "1:A 3:B")
    sides = {"give": Bundle(0, (1,)), "take": Bundle(0, (3,))}
    sides[whose] = Bundle(501, sides[whose].deeds)
    with pytest.raises(Refused):
        table.play("A", Propose(table.seat("B"), sides["give"], sides["take"]))


@pytest.mark.parametrize("pos", [0, 2, 4, 10, 20, 30, 38])
def test_A_062_only_deeds_can_be_named(pos: int) -> None:
    table = Table("A 9000@0, B 9000@0", "1:A 3:B")
    with pytest.raises(Refused):
        table.play("A", Propose(table.seat("B"), Bundle(0, (pos,)), Bundle(0, (3,))))


@pytest.mark.parametrize("phase", ["await_roll", "buy_or_pass", "must_pay", "casino_bet", "auction"])
def test_A_057_A_058_A_059_the_windows(phase: str) -> None:
    table = Table("A 9000@13, B 9000@0, C 9000@0", "1:A 3:B")
    if phase != "await_roll":
        table.game.players[0].where = type(table.game.players[0].where)(
            {"buy_or_pass": 7, "must_pay": 31, "casino_bet": 13, "auction": 7}[phase]
        )
        table.roll("A", "3+4")
    if phase == "auction":
        table.do("A", "decline")
    assert table.phase == phase
    assert ("propose" in table.offered("A")) == (phase in ("await_roll", "buy_or_pass", "must_pay"))
    assert "propose" not in table.offered("B")


def test_A_062_what_the_options_show_can_be_proposed() -> None:
    table = Table("A 9000@0, B 9000@0, C 500@0", DEEDS)
    for option in options(table.game, table.seat("A"), table.now):
        for command in option.samples():
            assert option.allows(command)
            if isinstance(command, Propose):
                table.play("A", command)
                table.do("A", "withdraw")
                table.game.players[0].proposals = 0

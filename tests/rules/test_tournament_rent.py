"""Rent that must be claimed: when, by whom, how much, and how nothing gives it away."""

import json

import pytest

from core.bots import claimants, pick
from core.codec import decode_game, encode_game
from core.commands import Claim, Roll
from core.events import ClaimedInVain, Event, RentClaimed
from core.frames import MustPay
from core.refusal import Why
from core.view import told, view
from infra.strictjson import Json
from tests.rules.tables import Table, types


def table(seats: str = "A 1500@0, B 1500@20, C 1500@20", deeds: str = "6:B", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)


def landed(seats: str = "A 1500@0, B 1500@20, C 1500@20", deeds: str = "6:B", **more: Json) -> Table:
    """A has just come to the Oriental Avenue of B; B is on turn."""
    game = table(seats, deeds, **more)
    game.roll("A", "2-4")
    return game


def claim(game: Table, who: str, against: str) -> list[Event]:
    return game.do(who, "claim", against=against)


def owes(game: Table) -> tuple[str, int]:
    assert isinstance(game.game.top, MustPay)
    return game.names[game.game.top.seat], game.game.top.total


def test_C_113_the_owner_claims_and_the_lander_pays() -> None:
    game = landed()
    claim(game, "B", "A")
    assert owes(game) == ("A", 6)
    game.do("A", "pay")
    assert (game.cash("A"), game.cash("B"), game.phase, game.turn) == (1494, 1506, "await_roll", "B")


def test_GC_06_nobody_pays_a_rent_that_is_not_claimed() -> None:
    game = landed()
    assert (game.phase, game.turn, game.cash("A")) == ("await_roll", "B", 1500)


def test_C_118_and_C_193_and_GC_07_the_claim_is_lost_with_the_first_throw_in_the_second_turn_after() -> None:
    game = landed()
    game.roll("B", "4-6")
    claim(game, "B", "A")
    assert owes(game) == ("A", 6)
    late = landed()
    late.roll("B", "4-6")
    late.roll("C", "4-6")
    assert claim(late, "B", "A") == [ClaimedInVain(late.seat("B"), late.seat("A"))]
    assert late.cash("A") == 1500


def test_GC_07_the_landers_own_further_throws_do_not_close_it() -> None:
    game = table()
    game.roll("A", "3-3")
    game.roll("A", "2-2")
    game.roll("A", "4-6")
    claim(game, "B", "A")
    assert owes(game) == ("A", 6)


def test_GC_07_with_two_left_it_closes_at_the_landers_next_throw() -> None:
    game = landed("A 1500@0, B 1500@20")
    game.roll("B", "4-6")
    assert game.turn == "A"
    claim(game, "B", "A")
    game.do("A", "pay")
    again = landed("A 1500@0, B 1500@20")
    again.roll("B", "4-6")
    again.roll("A", "1-3")
    assert types(claim(again, "B", "A")) == ["claimed_in_vain"]


def test_GC_48_a_claim_made_while_a_throw_is_resolved_waits_until_that_is_done() -> None:
    game = landed("A 1500@0, B 1500@25, C 1500@20")
    game.roll("B", "1-3")
    assert game.phase == "buy_or_pass"
    claim(game, "B", "A")
    assert game.phase == "buy_or_pass"
    game.do("B", "buy")
    assert (owes(game), game.turn) == (("A", 6), "C")


def test_GC_48_one_claim_takes_all_rents_the_oldest_first() -> None:
    game = table("A 1500@0, B 1500@20, C 1500@20", "6:B 12:B")
    game.roll("A", "3-3")
    game.roll("A", "2-4")
    events = claim(game, "B", "A")
    assert events[0] == RentClaimed(game.seat("B"), game.seat("A"), (6, 12))
    assert owes(game) == ("A", 6)
    game.do("A", "pay")
    assert owes(game) == ("A", 24)
    game.do("A", "pay")
    assert game.cash("B") == 1530


def test_C_119_and_GC_48_nothing_that_is_offered_shown_or_told_hints_at_a_rent() -> None:
    game, other = table(), table(deeds="")
    due, none = game.roll("A", "2-4"), other.roll("A", "2-4")
    assert "rent_fell_due" in types(due)
    assert "rent_fell_due" not in [each["type"] for each in told(due)]
    assert "claims" not in view(game.game)
    assert "6" not in json.dumps([each for each in told(due) if each["type"] not in ("rolled", "moved", "turn_began")])
    assert "claim" in game.offered("B")
    assert "claim" in other.offered("B")
    assert none


def test_a_claim_without_a_rent_is_told_and_costs_nothing() -> None:
    game = landed(deeds="")
    claim(game, "B", "A")
    assert [game.cash(who) for who in "ABC"] == [1500, 1500, 1500]


def test_a_claim_twice_is_in_vain_the_second_time() -> None:
    game = landed("A 1500@0, B 1500@25, C 1500@20")
    game.roll("B", "1-3")
    claim(game, "B", "A")
    assert types(claim(game, "B", "A")) == ["claimed_in_vain"]


def test_GC_49_amount_and_owner_are_those_of_the_landing() -> None:
    game = landed(deeds="6:B 8:B 9:B")
    game.do("B", "mortgage", pos=6)
    claim(game, "B", "A")
    assert owes(game) == ("A", 12)


def test_C_136_and_GC_49_a_jailed_owner_may_claim() -> None:
    game = landed("A 1500@0, B 1500@10 jail=3, C 1500@20")
    claim(game, "B", "A")
    assert owes(game) == ("A", 6)


@pytest.mark.parametrize("gone", ["A", "B"])
def test_GC_49_it_lapses_when_owner_or_lander_goes_out(gone: str) -> None:
    game = landed("A 1500@0, B 1500@20, C 1500@20, D 1500@20")
    game.do(gone, "surrender")
    assert game.game.claims == ()


def test_GX_11_at_the_end_nothing_is_left_to_claim() -> None:
    game = landed("A 1500@0, B 1500@20 bot=trader, C 0@20")
    game.do("C", "surrender")
    game.do("A", "surrender")
    assert (game.phase, game.game.claims, claimants(game.game)) == ("over", (), ())


def test_GC_46_silence_loses_it() -> None:
    game = landed()
    game.wait(75, dice="4-6")
    game.expire()
    game.wait(75, dice="4-6")
    game.expire()
    assert (game.game.claims, game.cash("A")) == ((), 1500)


def test_C_114_and_C_169_a_mortgaged_deed_earns_nothing_the_others_of_its_group_do() -> None:
    assert landed(deeds="6:Bm 8:B").game.claims == ()
    game = table("A 1500@2, B 1500@0, C 1500@0", "6:Bm 8:B 9:B")
    game.roll("A", "2-4")
    claim(game, "B", "A")
    assert owes(game) == ("A", 12)


def test_C_115_and_C_142_a_complete_group_charges_double_on_undeveloped_ones() -> None:
    game = landed(deeds="6:B 8:B1 9:B")
    claim(game, "B", "A")
    assert owes(game) == ("A", 12)


def test_C_116_also_where_another_of_the_group_is_mortgaged() -> None:
    game = landed(deeds="6:B 8:Bm 9:B")
    claim(game, "B", "A")
    assert owes(game) == ("A", 12)


@pytest.mark.parametrize(("level", "rent"), [(1, 30), (3, 270), (5, 550)])
def test_C_117_with_houses_and_a_hotel_it_is_far_more(level: int, rent: int) -> None:
    game = landed(deeds=f"6:B{level} 8:B{level} 9:B{level}")
    claim(game, "B", "A")
    assert owes(game) == ("A", rent)


def test_GC_53_a_claimed_rent_waits_for_pay_off_turn_too_and_at_most_sixty_seconds() -> None:
    game = landed()
    claim(game, "B", "A")
    assert (game.turn, owes(game)) == ("B", ("A", 6))
    assert "roll" not in game.offered("B")
    game.wait(60)
    game.expire()
    assert (game.cash("B"), game.phase) == (1506, "await_roll")


def test_a_rent_may_be_claimed_in_a_gap_which_then_goes_on() -> None:
    game = table()
    game.do("C", "ask_gap")
    game.roll("A", "2-4")
    assert game.phase == "between"
    claim(game, "B", "A")
    game.do("A", "pay")
    assert (game.phase, game.cash("B")) == ("between", 1506)


def test_a_claim_names_another_seat_that_is_in() -> None:
    game = landed()
    assert game.bar("B", "claim", against="B") is Why.BAD_PARTNER
    assert game.bar("B", "claim", against="C") is None


def test_where_rent_is_owed_at_once_there_is_no_claim() -> None:
    game = Table("A 15000@0, B 15000@0", "6:B")
    assert game.game.claims is None
    assert "claim" not in game.offered("B")


def test_what_may_be_claimed_comes_back_from_the_store() -> None:
    game = landed().game
    assert game.claims
    assert decode_game(encode_game(game), game.ruleset) == game


def test_a_bot_claims_before_anything_else() -> None:
    game = landed("A 1500@0, B 1500@20 bot=trader, C 1500@20")
    assert claimants(game.game) == (game.seat("B"),)
    chosen = pick(game.game, game.seat("B"), game.options("B"), game.now)
    assert chosen == Claim(game.seat("A"))
    game.play("B", chosen)
    assert claimants(game.game) == ()
    game.do("A", "pay")
    assert pick(game.game, game.seat("B"), game.options("B"), game.now) == Roll()


def test_no_bot_claims_for_a_human() -> None:
    assert claimants(landed().game) == ()

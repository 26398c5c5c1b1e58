"""The opening throw, decks that cycle, income tax by choice, jail: what `tournament` does otherwise in a turn."""

import pytest

from core.books import resolve
from core.codec import decode_game, encode_game
from core.engine import ENGINE, new_game
from core.events import Freed, Paid, TaxChosen, Throw
from core.frames import MustPay
from core.ids import Seat, TaxHow
from core.luck import DiceChain
from core.play.jail import FINE
from core.refusal import Why
from core.scripted import Given, Scripted
from core.state import Game
from infra.position import read_position
from infra.strictjson import Json, Node
from tests.rules.tables import NOW, Table, types


def table(seats: str, deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)


def owed(game: Table) -> int:
    assert isinstance(game.game.top, MustPay)
    return game.game.top.total


def begun(*throws: tuple[int, int], seats: int = 3) -> tuple[Game, tuple[Throw, ...]]:
    game, events = new_game(resolve("tournament.final"), (None,) * seats, NOW, Scripted(Given(dice=throws)))
    return game, events[0].throws  # type: ignore[union-attr]


def test_C_093_the_highest_throw_starts() -> None:
    game, throws = begun((1, 2), (6, 5), (4, 4))
    assert (game.first, game.turn, game.rolls) == (1, 1, 3)
    assert throws == (Throw(Seat(0), (1, 2)), Throw(Seat(1), (6, 5)), Throw(Seat(2), (4, 4)))


def test_GC_44_the_tied_ones_throw_again_among_themselves() -> None:
    game, throws = begun((5, 5), (1, 1), (6, 4), (2, 1), (3, 3))
    assert (game.first, [throw.seat for throw in throws]) == (2, [0, 1, 2, 0, 2])


def test_every_opening_throw_is_a_roll_that_can_be_drawn_again() -> None:
    luck = DiceChain(0, bytes(32))
    game, _ = new_game(resolve("tournament.preliminary"), (None,) * 4, NOW, luck)
    assert game.rolls == luck.t >= 4
    assert ENGINE


def test_C_095_play_passes_to_the_left() -> None:
    game = table("A 1500@0, B 1500@0, C 1500@0", turn="B")
    game.roll("B", "4-6")
    assert game.turn == "C"


def test_C_094_and_C_096_tokens_move_by_the_throw_and_may_share_a_square() -> None:
    game = table("A 1500@0, B 1500@10, C 1500@0")
    game.roll("A", "4-6")
    assert [game.pos(who) for who in "ABC"] == [10, 10, 0]


def test_C_098_doubles_move_and_throw_again_and_C_099_the_third_is_jail() -> None:
    game = table("A 1500@8, B 1500@0")
    game.roll("A", "1-1")
    assert (game.pos("A"), game.turn, game.phase) == (10, "A", "await_roll")
    game.roll("A", "5-5")
    game.roll("A", "3-3")
    assert (game.jailed("A"), game.turn) == (True, "B")


def test_C_102_go_pays_once_a_lap_and_C_103_twice_with_the_card() -> None:
    game = table("A 0@39, B 1500@0", next_cards={"chest": ["to-start"]})
    game.roll("A", "1-2")
    assert (game.pos("A"), game.cash("A")) == (0, 400)


def drawing(*coming: str, cards: str = "") -> Table:
    deck = [each.id for each in resolve("tournament.final").decks["chance"]]
    used = [index for index in range(len(deck)) if deck[index] not in coming]
    game = table(f"A 1500@5, B 1500@0 {cards}", next_cards={"chance": list(coming)})
    game.game.used["chance"] = tuple(used)
    return game


def test_C_120_and_GC_47_a_card_carried_out_goes_to_the_bottom() -> None:
    game = drawing("get-150")
    first = game.game.used["chance"]
    game.roll("A", "1-1")
    assert game.game.used["chance"] == (*first, 15)


def test_GC_47_later_passes_repeat_the_order_of_the_first() -> None:
    game = drawing()
    game.game.used["chance"] = (6, 15, *(each for each in range(16) if each not in (6, 15)))
    game.luck = Scripted(decks=game.luck.decks)
    drawn = game.roll("A", "1-1")
    assert [event.card for event in drawn if event.type == "drew"] == ["get-50"]  # type: ignore[union-attr]
    assert game.game.used["chance"][0] == 15
    assert game.game.used["chance"][-1] == 6
    assert "shuffled" not in types(drawn)


def test_C_121_a_jail_card_is_kept_and_goes_to_the_bottom_when_it_is_used() -> None:
    game = drawing("jail-free")
    game.game.used["chance"] = (7, *(each for each in range(16) if each != 7))
    game.luck = Scripted(decks=game.luck.decks)
    game.roll("A", "1-1")
    assert (len(game.game.players[0].cards), 7 in game.game.used["chance"]) == (1, False)
    jailed = table("A 1500@10 jail=3 cards=chance, B 1500@0")
    jailed.game.used["chance"] = (1, 2)
    jailed.do("A", "use_card")
    assert jailed.game.used["chance"] == (1, 2, 7)


RICH = "37:A2 39:A2 12:Am"


@pytest.mark.parametrize(("how", "paid"), [("flat", 200), ("tenth", 180)])
def test_C_124_and_C_125_income_tax_is_200_or_a_tenth_of_all_one_has(how: TaxHow, paid: int) -> None:
    """Cash 98 + 350 + 400 + 150, mortgaged in full, + four houses at 200 = 1,798: a tenth rounds up (GX-04)."""
    game = table("A 98@0, B 1500@0", RICH)
    game.roll("A", "1-3")
    assert game.phase == "tax_choice"
    chosen = game.do("A", "tax", how=how)[0]
    assert owed(game) == paid
    sums = (98, 900, 800) if how == "tenth" else ()
    assert chosen == TaxChosen(game.seat("A"), how, sums), "what was added up is told after it was chosen"


def test_C_126_and_GC_21_it_is_chosen_before_any_sum_is_named() -> None:
    game = table("A 1000@0, B 1500@0")
    game.roll("A", "1-3")
    assert [option.schema() for option in game.options("A")][:2] == [
        {"do": "tax", "how": "flat"},
        {"do": "tax", "how": "tenth"},
    ]
    assert "tax" not in game.offered("B")
    events = game.do("A", "tax", how="tenth")
    assert events[:2] == [TaxChosen(game.seat("A"), "tenth", (1_000, 0, 0)), Paid(game.seat("A"), None, 100, "tax", 4)]
    assert (game.turn, game.cash("A")) == ("B", 900)


def test_GC_21_out_of_time_it_is_200() -> None:
    game = table("A 1000@0, B 1500@0")
    game.roll("A", "1-3")
    game.wait(75)
    game.expire()
    assert game.cash("A") == 800


def test_a_tenth_of_nothing_is_nothing() -> None:
    game = table("A 0@0, B 1500@0")
    game.roll("A", "1-3")
    game.do("A", "tax", how="tenth")
    assert (game.turn, game.cash("A")) == ("B", 0)


def test_who_leaves_before_choosing_pays_no_tax() -> None:
    game = table("A 1000@0, B 1500@0, C 1500@0")
    game.roll("A", "1-3")
    game.do("A", "surrender")
    assert (game.turn, game.out("A")) == ("B", True)


def test_a_tax_is_chosen_in_ones_own_turn_and_nowhere_else() -> None:
    game = table("A 1000@0, B 1500@0")
    assert (game.bar("A", "tax", how="flat"), game.bar("B", "tax", how="flat")) == (Why.NOT_NOW, Why.NOT_YOUR_TURN)


def test_C_127_and_C_128_the_square_sends_to_jail_without_a_salary_and_C_129_the_turn_ends() -> None:
    game = table("A 1500@24, B 1500@0")
    game.roll("A", "3-3")
    assert (game.jailed("A"), game.cash("A"), game.turn) == (True, 1500, "B")


def test_C_130_landing_on_jail_is_only_a_visit() -> None:
    game = table("A 1500@4, B 1500@0")
    game.roll("A", "2-4")
    assert (game.jailed("A"), game.turn) == (False, "B")


def test_C_131_and_C_195_doubles_lead_out_without_a_second_throw() -> None:
    game = table("A 1500@10 jail=2, B 1500@0")
    events = game.roll("A", "5-5")
    assert Freed(game.seat("A"), "doubles") in events
    assert (game.pos("A"), game.turn) == (20, "B")


@pytest.mark.parametrize(("tries", "offered"), [(3, True), (2, True), (1, False)])
def test_C_132_C_134_and_GC_42_the_fine_may_be_paid_before_the_first_and_second_throw_only(
    tries: int, offered: bool
) -> None:
    game = table(f"A 1500@10 jail={tries} cards=chance, B 1500@0")
    assert (FINE in game.options("A")) is offered
    assert "use_card" in game.offered("A")  # before any of the three
    if not offered:
        assert game.bar("A", "pay_fine") is Why.NOT_NOW


def test_C_135_the_third_failure_pays_and_moves() -> None:
    game = table("A 1500@10 jail=1, B 1500@0")
    game.roll("A", "4-6")
    assert owed(game) == 50
    game.do("A", "pay")
    assert (game.pos("A"), game.cash("A"), game.turn) == (20, 1450, "B")


def test_C_196_who_has_paid_first_throws_again_after_doubles() -> None:
    game = table("A 1500@10 jail=3, B 1500@0")
    game.do("A", "pay_fine")
    game.roll("A", "5-5")
    assert (game.pos("A"), game.turn, game.phase) == (20, "A", "await_roll")


def test_a_deck_and_its_order_come_back_from_the_store() -> None:
    game = drawing("get-150")
    game.roll("A", "1-1")
    assert decode_game(encode_game(game.game), game.game.ruleset) == game.game


def test_a_file_may_say_what_comes_after_a_pass_of_a_deck() -> None:
    fields: dict[str, Json] = {
        "mode": "tournament.final",
        "seats": [{"name": "A", "cash": 1, "pos": 0}, {"name": "B", "cash": 1, "pos": 0}],
        "next_cards": {"chance": ["get-50", "get-150"]},
    }
    assert read_position(Node(fields, "").fields(), NOW).cards == {"chance": ("get-50", "get-150")}

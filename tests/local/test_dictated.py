"""A script's luck on a real table: drawn in order, not lost on a second try, and the seed's after it."""

import copy

from core.ids import Seat
from core.luck import DiceChain, Luck
from core.scripted import Given, Scripted
from functions.store import Kept
from infra.local.dictated import Dictated, Scripts, together

START = Kept(drawn=1, t=0, key=b"k" * 32, draws=0)


def scripts(given: Given) -> Scripts:
    kept = Scripts()
    kept.keep(START.key, Scripted(given, decks={"chance": ("one", "two")}, cards={"chance": ["two"]}))
    return kept


def after(chain: DiceChain) -> Kept:
    """What the store keeps of a chain when its commit has landed."""
    return Kept(2, chain.t, chain.key, chain.draws)


def test_throws_come_in_order_over_several_commits() -> None:
    kept = scripts(Given(dice=((1, 2), (3, 4))))
    first = kept.chain(START)
    assert (first.roll(Seat(0)), first.dice(), first.drew) == (1, (1, 2), True)
    second = kept.chain(after(first))
    assert (second.roll(Seat(0)), second.dice()) == (2, (3, 4))


def test_a_commit_that_is_tried_again_draws_the_same() -> None:
    kept = scripts(Given(dice=((1, 2), (3, 4))))
    for _ in range(2):
        chain = kept.chain(START)
        chain.roll(Seat(0))
        assert chain.dice() == (1, 2)


def test_behind_the_script_the_seed_decides() -> None:
    chain, plain = scripts(Given()).chain(START), DiceChain(START.t, START.key, START.draws)
    chain.roll(Seat(1))
    plain.roll(Seat(1))
    assert (chain.dice(), chain.die("casino"), chain.key) == (plain.dice(), plain.die("casino"), plain.key)


def test_cards_bets_and_orders_come_from_the_script_too() -> None:
    given = Given(dies={"casino": (6,)}, weighted={"jackpot": (0,)}, orders=((1, 0),), card_dice=((2, 6),))
    chain = scripts(given).chain(START)
    chain.roll(Seat(0))
    assert chain.card("chance", (0, 1)) == 1
    assert (chain.die("casino"), chain.weighted("jackpot", (1, 19)), chain.shuffle("order", 2)) == (6, 0, (1, 0))
    assert chain.card_dice() == (2, 6)


def test_whatever_can_be_drawn_can_be_dictated() -> None:
    kinds = {name for name in vars(Luck) if not name.startswith("_")}
    assert {"roll", "dice", "card_dice"} <= kinds <= set(vars(Dictated))


def test_a_table_without_a_script_throws_by_its_seed() -> None:
    other = Kept(1, 5, b"o" * 32, 2)
    chain = scripts(Given(dice=((1, 1),))).chain(other)
    assert type(chain) is DiceChain and (chain.t, chain.key, chain.draws) == (5, b"o" * 32, 2)


def test_the_luck_of_all_steps_becomes_one_list() -> None:
    steps = [Given(dice=((1, 2),), dies={"casino": (3,)}), Given(dice=((4, 5),), dies={"casino": (6,)})]
    assert together(copy.copy(steps)) == Given(dice=((1, 2), (4, 5)), dies={"casino": (3, 6)})

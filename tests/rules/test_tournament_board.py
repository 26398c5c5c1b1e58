"""The boxed board and its decks, against the tables that stand beside the statements."""

import re
from pathlib import Path

import core.books
from core.board import Draw, GoToJail, Rest, Start, Station, Street, Tax, Utility, Visiting
from core.boards.brands import BRANDS
from core.boards.classic import CLASSIC
from core.books import MODES, resolve
from core.cards import Deck
from core.events import CardThrown
from core.scripted import Given
from tests.rules.tables import Table

TABLES = (Path(core.books.__file__).parent / "tournament-tables.md").read_text(encoding="utf-8")
CELLS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in TABLES.splitlines() if line.startswith("|")]
FINAL = resolve("tournament.final")


def table(seats: str, deeds: str = "", **more: object) -> Table:
    return Table(seats, deeds, mode="tournament.final", **more)  # type: ignore[arg-type]


def test_C_140_each_deed_has_the_price_rents_and_building_cost_of_the_table() -> None:
    rows = [
        (int(pos), group, int(price), tuple(int(rent) for rent in rents.split("/")), int(cost))
        for pos, kind, group, price, rents, cost in (cells for cells in CELLS if len(cells) == 6)
        if kind == "street"
    ]
    streets = [(pos, square) for pos, square in enumerate(CLASSIC.squares) if isinstance(square, Street)]
    assert rows == [(pos, each.group, each.price, each.rents, each.cost) for pos, each in streets]
    assert {(each.price, each.rents) for each in CLASSIC.squares if isinstance(each, Station)} == {
        (200, (25, 50, 100, 200))
    }
    assert {(each.price, each.factors) for each in CLASSIC.squares if isinstance(each, Utility)} == {(150, (4, 10))}


def test_GC_01_the_geometry_is_that_of_all_boards() -> None:
    assert CLASSIC.deeds == BRANDS.deeds
    assert [group.squares for group in CLASSIC.groups] == [group.squares for group in BRANDS.groups]
    assert all(each.ruleset.board is CLASSIC for each in (table("A 1@0, B 1@0").game,))
    assert {mode for mode in MODES if resolve(mode).board is CLASSIC} == {"tournament.preliminary", "tournament.final"}


def test_C_075_two_decks_lie_on_the_board() -> None:
    squares = {pos: square.deck for pos, square in enumerate(CLASSIC.squares) if isinstance(square, Draw)}
    assert squares == {2: "chest", 7: "chance", 17: "chest", 22: "chance", 33: "chest", 36: "chance"}
    corners = [type(CLASSIC.squares[pos]) for pos in (0, 10, 20, 30)]
    assert corners == [Start, Visiting, Rest, GoToJail]


def test_GC_03_luxury_tax_is_75() -> None:
    taxes = {
        pos: (square.amount, square.tenth) for pos, square in enumerate(CLASSIC.squares) if isinstance(square, Tax)
    }
    assert taxes == {4: (200, True), 38: (75, False)}
    game = table("A 500@36, B 500@0")
    game.roll("A", "1-1")
    assert game.game.top.total == 75  # type: ignore[union-attr]


def ids(deck: Deck) -> list[str]:
    return [card.id for card in deck]


def test_GC_63_sixteen_cards_a_deck_with_a_jail_card_in_each() -> None:
    told = {cells[0]: cells[1].split() for cells in CELLS if len(cells) == 2 and cells[0] in FINAL.decks}
    assert told == {name: ids(deck) for name, deck in FINAL.decks.items()}
    assert [len(deck) for deck in FINAL.decks.values()] == [16, 16]
    assert [ids(deck).count("jail-free") for deck in FINAL.decks.values()] == [1, 1]


def test_a_card_is_called_by_what_it_does() -> None:
    for deck in FINAL.decks.values():
        for card in deck:
            sums = re.findall(r"(?:get|pay)-(\d+)", card.id)
            assert [str(getattr(card.effect, "amount", ""))] == (sums or [""])


def test_C_137_square_20_is_a_rest() -> None:
    game = table("A 500@17, B 500@0")
    game.roll("A", "1-2")
    assert (game.pos("A"), game.cash("A"), game.turn) == (20, 500, "B")


def test_C_077_each_begins_with_1500_and_C_101_passing_go_pays_200() -> None:
    assert FINAL.rules.start.cash == 1_500
    game = table("A 500@38, B 500@0")
    game.roll("A", "1-1")
    assert game.cash("A") == 700


def test_GC_60_the_railroad_card_charges_twice_the_rent() -> None:
    game = table("A 500@4, B 500@0", "15:B 25:B", next_cards={"chance": ["nearest-station-x2"]})
    game.roll("A", "1-2")
    game.do("B", "claim", against="A")
    assert (game.pos("A"), game.game.top.total) == (15, 100)  # type: ignore[union-attr]


def thrown(deeds: str) -> Table:
    game = table("A 500@4, B 500@0", deeds, next_cards={"chance": ["nearest-utility-x10"]})
    game.luck.give(Given(dice=((1, 2),), card_dice=((5, 6),) if deeds.endswith("B") else ()))
    game.play("A", game.command("A", "roll"))
    return game


def test_GC_60_the_utility_card_has_a_throw_of_its_own() -> None:
    game = thrown("12:B")
    game.do("B", "claim", against="A")
    assert game.game.top.total == 110  # type: ignore[union-attr]


def test_GC_60_a_mortgaged_one_or_ones_own_charges_nothing_and_one_of_the_bank_is_for_sale() -> None:
    assert (thrown("12:Bm").phase, thrown("12:A").phase) == ("await_roll", "await_roll")
    assert thrown("").phase == "buy_or_pass"


def test_the_throw_of_a_card_is_told() -> None:
    game = table("A 500@4, B 500@0", "12:B", next_cards={"chance": ["nearest-utility-x10"]})
    game.luck.give(Given(dice=((1, 2),), card_dice=((5, 6),)))
    assert CardThrown(game.seat("A"), (5, 6)) in game.play("A", game.command("A", "roll"))

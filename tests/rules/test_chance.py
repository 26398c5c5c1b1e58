"""Chapter 7: every card, drawn on every Chance square."""

import pytest

from core.boards.brands import BRANDS
from core.books import resolve
from tests.rules.tables import Table

CHANCE = (2, 7, 17, 22, 33, 36)
MONEY = {"get-500": 500, "get-1000": 1_000, "get-1500": 1_500, "get-2000": 2_000, "pay-500": -500, "pay-1500": -1_500}
TARGET = {"to-start": 0, "to-casino": 20, "to-11": 11, "to-24": 24, "to-39": 39}
NEAREST = {"nearest-station": (5, 15, 25, 35), "nearest-utility": (12, 28)}


def drawn(square: int, card: str, deeds: str = "") -> Table:
    """A card on a Chance square, reached without passing Start, in a table where nobody owns what is not said."""
    at = square - 3 if square > 2 else 39
    table = Table(f"A 15000@{at}, B 15000@0, C 15000@0", deeds, next_cards={"chance": [card]})
    table.roll("A", "1+2")
    return table


def salary(square: int) -> int:
    """What the way to the Chance square itself paid."""
    return 2_000 if square == 2 else 0


@pytest.mark.parametrize("square", CHANCE)
@pytest.mark.parametrize("card", MONEY)
def test_A_075_receive_and_A_076_pay(card: str, square: int) -> None:
    table = drawn(square, card)
    if MONEY[card] < 0:
        assert table.phase == "must_pay"
        table.do("A", "pay")
    assert table.cash("A") == 15_000 + salary(square) + MONEY[card]
    assert (table.cash("B"), table.cash("C"), table.turn) == (15_000, 15_000, "B")


@pytest.mark.parametrize("square", CHANCE)
def test_A_077_from_each_player(square: int) -> None:
    table = drawn(square, "get-500-each")
    assert [table.cash(who) for who in "ABC"] == [16_000 + salary(square), 14_500, 14_500]


@pytest.mark.parametrize("square", CHANCE)
def test_A_078_to_each_player(square: int) -> None:
    table = drawn(square, "pay-500-each")
    table.do("A", "pay")
    assert [table.cash(who) for who in "ABC"] == [14_000 + salary(square), 15_500, 15_500]


@pytest.mark.parametrize("square", CHANCE)
@pytest.mark.parametrize("card", TARGET)
def test_A_079_A_081_A_082_to_a_square(card: str, square: int) -> None:
    table = drawn(square, card)
    to = TARGET[card]
    passing = 2_000 if to < square else 0
    assert table.pos("A") == to
    assert table.cash("A") == 15_000 + salary(square) + passing + (1_000 if to == 0 else 0)
    assert table.phase == {0: "await_roll", 20: "casino_bet"}.get(to, "buy_or_pass")


@pytest.mark.parametrize("square", CHANCE)
@pytest.mark.parametrize("card", NEAREST)
def test_A_083_to_the_nearest_ahead(card: str, square: int) -> None:
    table = drawn(square, card)
    ahead = [pos for pos in NEAREST[card] if pos > square]
    assert table.pos("A") == (ahead or NEAREST[card])[0]
    assert table.cash("A") == 15_000 + salary(square) + (0 if ahead else 2_000)
    assert table.phase == "buy_or_pass"


@pytest.mark.parametrize(("square", "to"), [(2, 39), (7, 4), (17, 14), (22, 19)])
def test_A_084_GX_02_back_three(square: int, to: int) -> None:
    table = drawn(square, "back-3")
    assert (table.pos("A"), table.cash("A")) == (to, 15_000 + salary(square))
    assert table.phase == ("must_pay" if to == 4 else "buy_or_pass")


@pytest.mark.parametrize("square", CHANCE)
def test_A_080_D_11_to_jail(square: int) -> None:
    table = drawn(square, "to-jail")
    assert (table.pos("A"), table.jailed("A"), table.turn) == (10, True, "B")
    assert table.cash("A") == 15_000 + salary(square)


@pytest.mark.parametrize("square", CHANCE)
def test_A_086_the_jail_card(square: int) -> None:
    table = drawn(square, "jail-free")
    held = table.game.players[table.seat("A")].cards
    assert [(card.deck, resolve("brands.classic").decks[card.deck][card.index].id) for card in held] == [
        ("chance", "jail-free")
    ]


@pytest.mark.parametrize("levels", [(0, 0), (1, 0), (1, 1), (3, 4), (4, 5), (5, 5)])
def test_A_085_repairs_by_branch_and_corporation(levels: tuple[int, int]) -> None:
    fee = sum(1_000 if level == 5 else 250 * level for level in levels)
    table = drawn(7, "repairs", f"37:A{levels[0] or ''} 39:A{levels[1] or ''} 1:B4 3:B4")
    if fee:
        table.do("A", "pay")
    assert (table.cash("A"), table.cash("B"), table.turn) == (15_000 - fee, 15_000, "B")


def test_A_074_the_deck_is_shuffled_when_it_runs_out() -> None:
    """Twenty draws give each card once, the next begin anew."""
    deck = [card.id for card in resolve("brands.classic").decks["chance"]]
    order = [card for card in deck if card != "jail-free"]
    table = Table("A 15000@0, B 15000@0 cards=chance", next_cards={"chance": [*order, order[0]]})
    game = table.game
    assert game.used["chance"] == ()
    for _ in range(len(order) + 1):
        draw_once(table)
    assert len(game.used["chance"]) == 1


def draw_once(table: Table) -> None:
    """Put the token of the seat on turn before square 7 and let it draw; then end the turn, whatever came."""
    who = table.turn
    player = table.game.players[table.seat(who)]
    player.cash, player.where = 15_000, type(player.where)(4) if not table.jailed(who) else player.where
    if table.jailed(who):
        table.do(who, "pay_fine")
        player.where = type(player.where)(4)
    table.roll(who, "1+2")
    for command in ("pay", "decline", "skip_bet"):
        if command in table.offered(who):
            table.do(who, command)
    while table.phase == "auction":
        table.do(table.names[table.game.top.bidders[0]], "pass")  # type: ignore[union-attr]


def test_A_071_one_card_a_landing() -> None:
    table = drawn(7, "get-500")
    assert len(table.game.used["chance"]) == 1
    assert BRANDS.squares[7].name == "Chance"

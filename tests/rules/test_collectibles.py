"""Collectible cards: brought to a game as data, they raise the rent of one square each."""

import pytest

from core.books import resolve
from core.codec import decode_game, encode_game
from core.engine import new_game
from core.events import GameBegan
from core.ids import Seat
from core.play.rent import due
from core.scripted import Given, Scripted
from core.view import view
from infra.strictjson import Json, Unreadable
from tests.rules.tables import NOW, Table


def landed(card: str, deeds: str = "39:B", at: int = 32, dice: str = "3+4", **more: Json) -> int:
    """What A's landing on B's deed brings B, who holds this card: square and percent."""
    table = Table(f"A 15000@{at}, B 15000@0 collectibles={card}", deeds, mode="metro.classic", **more)
    table.roll("A", dice)
    table.do("A", "pay")
    assert table.cash("A") + table.cash("B") <= 30_000
    return table.cash("B") - 15_000


@pytest.mark.parametrize(("percent", "rent"), [(3, 515), (8, 540), (18, 590), (33, 665)])
def test_B_108_B_109_B_113_GB_24_a_card_for_the_square_raises_its_rent(percent: int, rent: int) -> None:
    assert landed(f"39:{percent}") == rent


def test_B_112_other_squares_are_not_raised() -> None:
    assert landed("37:33") == 500


def test_B_110_B_114_GB_24_the_rise_is_at_most_a_third() -> None:
    assert landed("39:90") == 500 + 166


def test_GB_25_after_doubling_and_houses_before_the_tax_and_floored() -> None:
    assert landed("39:8", "39:B 37:B") == 1_080
    assert landed("39:33", "39:B1 37:B1", round=150) == 2_660 - 1_330
    assert landed("6:33", "6:B", 0, "2+4") == 79  # 60 and 19.8


def test_B_036_GB_26_all_28_squares() -> None:
    assert landed("5:33", "5:B", 0, "2+3") == 250 + 82
    assert landed("12:33", "12:B", 5, "3+4") == 280 + 92


def began(cards: tuple[tuple[tuple[int, int], ...], ...], bots: tuple[str | None, ...]) -> GameBegan:
    luck = Scripted(Given(orders=((0, 1, 2),)))
    game, events = new_game(resolve("metro.classic"), bots, NOW, luck, collectibles=cards)
    first = events[0]
    assert isinstance(first, GameBegan)
    assert decode_game(encode_game(game), game.ruleset) == game
    held = tuple(player.collectibles for player in game.players)
    assert held == (first.collectibles or ((), (), ()))
    return first


def test_B_111_GB_26_what_is_held_when_the_game_begins_counts_and_bots_hold_none() -> None:
    mine, theirs = ((39, 33), (5, 3)), ((12, 8),)
    assert began((mine, theirs, theirs), (None, "trader", None)).collectibles == (((5, 3), (39, 33)), (), theirs)


def test_without_any_card_the_beginning_tells_of_none() -> None:
    assert began((), (None, None, None)) == GameBegan(Seat(0), NOW)
    assert began((((1, 3),),), ("trader", None, None)) == GameBegan(Seat(0), NOW)


def test_B_114_of_two_cards_for_a_square_the_better_one_counts() -> None:
    luck = Scripted(Given(orders=((1, 0),)))
    game, _ = new_game(resolve("metro.classic"), (None, None), NOW, luck, collectibles=(((39, 3), (39, 18)),))
    game.deeds[39].owner = Seat(0)
    assert due(game, 39, Seat(0)) == 590
    assert view(game)["seats"][0]["collectibles"] == [[39, 3], [39, 18]]  # type: ignore[index,call-overload]
    assert "collectibles" not in view(game)["seats"][1]  # type: ignore[index,operator]


def test_B_117_cards_touch_no_other_rule_and_none_where_the_rulebook_has_none() -> None:
    with pytest.raises(Unreadable, match="no such thing"):
        Table("A 1@0 collectibles=1:3, B 1@0", mode="brands.classic")
    table = Table("A 1@0 collectibles=1:3, B 1@0", mode="metro.classic")
    assert table.game.board.price[1] == 600

"""`metro.teams`: two sides of two or three."""

import pytest

from core.books import patch_of, resolve
from core.clock import next_deadline
from core.events import GameOver, Inherited, Mortgaged, Sold
from core.frames import Over
from core.ids import SECOND
from core.rules import BadRule
from infra.strictjson import Json, Unreadable
from tests.rules.tables import NOW, Table


def at(mode: str, seats: str = "A 15000@0, B 15000@0", deeds: str = "", **more: Json) -> Table:
    return Table(seats, deeds, mode=f"metro.{mode}", **more)


def over(table: Table) -> GameOver:
    """The end of the game, once the last seat of the round has missed its turn."""
    table.wait(75)
    ended = [event for event in table.expire() if isinstance(event, GameOver)]
    assert len(ended) == 1 and isinstance(table.game.top, Over)
    return ended[0]


ABCD = "A 15000@32, B 15000@0, C 15000@0, D 15000@0"
"""A and C play together against B and D."""


def teams(seats: str = ABCD, deeds: str = "", **more: Json) -> Table:
    return at("teams", seats, deeds, **more)


def test_B_015_B_022_B_023_B_024_B_056_two_sides_of_two_or_of_three() -> None:
    rules = resolve("metro.teams").rules
    assert ([*rules.players.counts], rules.teams.sides) == ([4, 6], 2)
    assert set(patch_of("metro.teams")) == {"players.least", "players.step", "teams.sides"}
    six = teams(", ".join(f"{name} 15000@0" for name in "ABCDEF"))
    assert [player.team for player in six.game.players] == [1, 2, 1, 2, 1, 2]
    with pytest.raises(Unreadable):
        teams(", ".join(f"{name} 15000@0" for name in "ABCDE"))
    with pytest.raises(BadRule):
        resolve("metro.teams", {"players.step": 1})


def test_B_027_B_103_a_teammate_pays_no_rent() -> None:
    table = teams(deeds="39:C")
    table.roll("A", "3+4")
    assert (table.cash("A"), table.turn) == (15_000, "B")


def test_B_028_B_172_teammates_hand_each_other_anything() -> None:
    table = teams(deeds="39:A")
    table.do("A", "propose", to="C", give={"deeds": [39]}, take={})
    table.do("C", "accept")
    assert table.owner(39) == "C"


def test_B_029_all_else_is_as_in_classic() -> None:
    table = teams(deeds="39:B")
    table.roll("A", "3+4")
    assert table.phase == "must_pay"
    assert next_deadline(table.game) == NOW + 75 * SECOND


def test_GB_54_each_opponent_means_the_other_side() -> None:
    table = teams("A 15000@33, B 15000@0, C 15000@0, D 15000@0", next_cards={"chance": ["get-250-each"]})
    table.roll("A", "1+2")
    assert [table.cash(who) for who in "ABCD"] == [15_500, 14_750, 15_000, 14_750]
    table = teams("A 15000@33, B 15000@0, C 15000@0, D 15000@0", next_cards={"chance": ["pay-250-each"]})
    table.roll("A", "1+2")
    table.do("A", "pay")
    assert [table.cash(who) for who in "ABCD"] == [14_500, 15_250, 15_000, 15_250]


def test_GB_54_a_group_is_complete_only_in_one_hand_and_all_may_bid() -> None:
    table = teams("A 15000@36, B 15000@0, C 15000@0, D 15000@0", "37:C")
    table.roll("A", "1+2")
    table.do("A", "decline")
    assert table.game.top.bidders == (1, 2, 3, 0)  # type: ignore[union-attr]
    assert "build" not in table.offered("C")


def test_B_146_GB_07_GB_08_an_estate_passes_to_a_teammate_pledged_only_as_far_as_the_debt_needs() -> None:
    table = teams("A 0@32, B 15000@0, C 100@0, D 15000@0", "39:B 1:A1 3:A 5:A 15:A")
    table.roll("A", "3+4")
    events = table.do("A", "surrender")
    assert [type(event) for event in events if isinstance(event, Sold | Mortgaged)] == [Sold, Mortgaged]
    assert [(event.to, event.deeds) for event in events if isinstance(event, Inherited)] == [(2, (1, 3, 5, 15))]
    assert (table.cash("B"), table.cash("C")) == (15_500, 100 + 250 + 300 - 500)
    assert [pos for pos in (1, 3, 5, 15) if table.game.deeds[pos].mortgaged] == [1]


def test_GB_08_a_bankruptcy_pledges_all_and_the_teammate_takes_it_so() -> None:
    table = teams("A 0@32, B 15000@0, C 100@0, D 15000@0", "39:B5 37:B5 5:A")
    table.roll("A", "3+4")
    table.do("A", "bankrupt")
    assert (table.cash("B"), table.owner(5), table.game.deeds[5].mortgaged, table.cash("C")) == (16_000, "C", True, 100)


def test_GB_08_with_no_teammate_in_the_deeds_are_released() -> None:
    table = teams("A 0@32, B 15000@0, C 0@0 out, D 15000@0, E 15000@0, F 15000@0", "39:B5 37:B5 5:A")
    table.do("E", "surrender")
    table.roll("A", "3+4")
    table.do("A", "bankrupt")
    assert (table.owner(5), table.phase) == (None, "over")


def test_GB_12_GB_55_without_a_debt_houses_are_sold_and_the_heirs_own_debt_is_helped() -> None:
    table = teams("A 0@32, B 15000@0, C 3000@0, D 15000@0", "39:B2 37:B2 1:C1 3:C")
    table.roll("A", "3+4")
    assert "bankrupt" in table.offered("A")
    table.do("C", "surrender")
    assert (table.cash("A"), table.owner(1), table.game.deeds[1].level) == (3_250, "A", 0)
    assert table.phase == "must_pay"


def test_B_030_the_team_with_the_last_solvent_member_wins() -> None:
    table = teams("A 15000@0, B 15000@0, C 15000@0, D 15000@0")
    table.do("B", "surrender")
    table.do("D", "surrender")
    assert isinstance(table.game.top, Over)
    assert (table.game.top.how, table.game.top.ranking[:2]) == ("last_team", (0, 2))


def test_B_031_B_198_GB_20_at_the_cap_the_combined_worth_of_those_still_in_counts() -> None:
    table = teams("A 9000@0, B 8000@0, C 100@0, D 8000@0", turn="D", round=500)
    assert over(table).ranking == (1, 3, 0, 2)
    tied = teams("A 1000@0, B 500@0, C 0@0, D 500@0", turn="D", round=500)
    assert over(tied).ranking[0] == 0


def test_GB_34_teams_play_by_the_rules_of_classic_alone() -> None:
    rules = resolve("metro.teams").rules
    assert (rules.die.third_from_round, rules.mortgage.term, rules.cap.rounds) == (None, None, 500)

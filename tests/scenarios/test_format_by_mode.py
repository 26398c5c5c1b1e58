"""The scenario tool in modes of other rulebooks: what it says of wrong steps and positions."""

import pytest

from infra.strictjson import Json, Unreadable
from tests.scenarios.scenarios import PLAIN, run

FINAL, METRO, HALAL, SPEED = "tournament.final", "metro.classic", "metro.halal", "metro.speed"
PLEDGED: dict[str, Json] = {"owner": "A", "mortgaged": True}


def table(seats: int = 2) -> list[Json]:
    return [{"name": name, "cash": 1500, "pos": 0} for name in "ABCDEF"[:seats]]


@pytest.mark.parametrize(
    ("mode", "step", "code", "why"),
    [
        (FINAL, {"do": "claim"}, "BAD_VALUE", "script[0].against: missing"),
        (FINAL, {"do": "claim", "against": "Z"}, "BAD_VALUE", "script[0].against: there is no seat 'Z'"),
        (FINAL, {"do": "claim", "against": "A"}, "BAD_PARTNER", "Name another player who is in."),
        (FINAL, {"do": "request_build"}, "BAD_VALUE", "script[0].pos: missing"),
        (FINAL, {"do": "request_build", "pos": []}, "BAD_VALUE", "script[0].pos: must name a square for each building"),
        (FINAL, {"do": "request_build", "pos": ["16"]}, "BAD_VALUE", "script[0].pos[0]: must be a whole number"),
        (FINAL, {"do": "request_build", "pos": [5]}, "NO_STREET", ""),
        (FINAL, {"do": "tax", "how": "half"}, "BAD_VALUE", 'script[0].how: must be "flat" or "tenth"'),
        (FINAL, {"do": "tax", "how": "flat"}, "NOT_NOW", ""),
        (FINAL, {"do": "bet", "numbers": [1]}, "NOT_IN_MODE", ""),
        (FINAL, {"do": "choose", "pos": 3}, "NOT_IN_MODE", ""),
        (FINAL, {"seat": "referee", "do": "call_time"}, "NOT_IN_MODE", ""),
        (FINAL, {"seat": "referee", "do": "eject"}, "BAD_VALUE", "script[0].who: missing"),
        (FINAL, {"seat": "referee", "do": "eject", "who": "Z"}, "BAD_VALUE", "script[0].who: there is no seat 'Z'"),
        (FINAL, {"seat": "referee", "do": "roll"}, "NOT_THEIRS_TO_GIVE", ""),
        (FINAL, {"do": "eject", "who": "B"}, "NOT_THEIRS_TO_GIVE", ""),
        (METRO, {"do": "pause"}, "NOT_THEIRS_TO_GIVE", ""),
        (METRO, {"seat": "referee", "do": "roll"}, "NOT_IN_MODE", ""),
        (METRO, {"do": "use_card"}, "NOT_IN_MODE", ""),
        (METRO, {"do": "ask_gap"}, "NOT_IN_MODE", ""),
        (HALAL, {"do": "skip_bet"}, "NOT_IN_MODE", ""),
    ],
)
def test_a_step_that_is_refused(mode: str, step: dict[str, Json], code: str, why: str) -> None:
    by_a: dict[str, Json] = {"seat": "A"}
    scenario = run(mode=mode, seats=table(), script=[by_a | step], expect={"refused": [0]})
    assert scenario.failed == []
    assert scenario.steps[0]["refused"] == code
    assert why in str(scenario.steps[0]["why"])


@pytest.mark.parametrize(
    ("mode", "fields", "where", "why"),
    [
        ("metro.teams", {"seats": table(5)}, "seats", "this mode is for 4 or 6"),
        ("brands.skirmish", {"seats": table(2)}, "seats", "this mode is for 3"),
        (FINAL, {"seats": table(6)}, "seats", "this mode is for 2 to 5"),
        (FINAL, {"next_cards": {"luck": ["get-10"]}}, "next_cards.luck", "there is no deck 'luck'"),
        (METRO, {"next_cards": {"chest": ["get-10"]}}, "next_cards.chest", "there is no deck 'chest'"),
        (FINAL, {"next_cards": {"chance": ["get-10"]}}, "next_cards.chance[0]", "deck 'chance' has no card 'get-10'"),
        (METRO, {"deeds": {"39": {"owner": "A", "rounds_left": 3}}}, "deeds.39.rounds_left", "a mortgage has a term"),
        (METRO, {"deeds": {"39": PLEDGED | {"rounds_left": -1}}}, "deeds.39.rounds_left", "at least 0"),
        (SPEED, {"deeds": {"39": PLEDGED | {"rounds_left": 11}}}, "deeds.39.rounds_left", "10"),
        (FINAL, {"bank": {"hotel": 1}}, "bank.hotel", "unknown field"),
        (FINAL, {"rules": {"auction.manner": "silent"}}, "rules", "auction.manner is one of in_turn, outcry"),
        (FINAL, {"script": [{"seat": "A", "do": "claim", "from": "B"}]}, "script[0].from", "unknown field"),
        (FINAL, {"script": [{"seat": "referee", "do": "warn"}]}, "script[0].do", "there is no command 'warn'"),
    ],
)  # fmt: skip
def test_a_position_that_can_not_be_run(mode: str, fields: dict[str, Json], where: str, why: str) -> None:
    with pytest.raises(Unreadable) as caught:
        run(**PLAIN | {"mode": mode, "seats": table()} | fields)
    assert caught.value.where == where
    assert why in caught.value.why


def test_what_only_other_modes_count_may_stand_in_a_position() -> None:
    """A term, an empty pile, the bank's buildings, a pool: so one position does for modes of all rulebooks."""
    left: dict[str, Json] = {
        "deeds": {"39": PLEDGED | {"rounds_left": 3}},
        "bank": {"houses": 3, "hotels": 1},
        "pool": 5,
    }
    for mode in (FINAL, METRO, SPEED, "brands.classic"):
        scenario = run(mode=mode, seats=table(), next_cards={"chance": [], "chest": []}, **left)
        term = scenario.game.rules.mortgage.term
        assert scenario.good and scenario.game.deeds[39].rounds_left == (term and 3)


FORMATS_EXAMPLE: dict[str, Json] = {
    "title": "The decliner may bid, below the list price too",
    "mode": "tournament.final",
    "rules": {"auction.seconds": 10},
    "seats": [
        {"name": "A", "cash": 1500, "pos": 32},
        {"name": "B", "cash": 200, "pos": 10, "jail": 2, "cards": ["chance"]},
        {"name": "C", "cash": 0, "pos": 0, "out": True},
    ],
    "deeds": {"37": {"owner": "A", "level": 0, "mortgaged": True, "rounds_left": 3}},
    "turn": "A", "doubles": 0, "round": 1, "minute": 0, "pool": 0,
    "next_cards": {"chance": ["to-39"], "chest": []},
    "script": [
        {"seat": "A", "do": "roll", "dice": [3, 4]},
        {"seat": "A", "do": "decline"},
        {"seat": "B", "do": "bid", "amount": 10},
        {"after": 21},
    ],
    "expect": {"cash": {"A": 1500}, "owner": {"39": "B"}, "refused": []},
}  # fmt: skip


def test_the_example_with_every_field_of_the_position_runs() -> None:
    scenario = run(**FORMATS_EXAMPLE)
    assert (scenario.failed, scenario.invariants) == ([], [])


def test_a_deck_without_a_jail_card_says_so() -> None:
    held: list[Json] = [{"name": "A", "cash": 1, "pos": 0, "cards": ["chance"]}, table(2)[1]]
    with pytest.raises(Unreadable, match="the deck 'chance' has no jail card left"):
        run(mode=METRO, seats=held)
    with pytest.raises(Unreadable, match="there is no deck 'luck'"):
        run(mode=FINAL, seats=[{"name": "A", "cash": 1, "pos": 0, "cards": ["luck"]}, table(2)[1]])

"""What can't be run: the reason, and where in the file."""

import pytest

from infra.run import run_scenario
from infra.strictjson import Json, Unreadable, loads
from tests.scenarios.scenarios import SEATS, run, seats


def why_not(**fields: Json) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        run(**fields)
    return caught.value


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("", "line 1 column 1", "bad JSON"),
        ('{"mode": ', "line 1 column 10", "bad JSON"),
        ("[]", "", "must be an object"),
        ("7", "", "must be an object"),
        ('{"mode": NaN}', "", "NaN"),
        ('{"minute": -Infinity}', "", "-Infinity"),
        ('{"mode": "a", "mode": "b"}', "", "'mode' stands twice"),
        ('{"deeds": {"37": {}, "37": {}}}', "", "'37' stands twice"),
        ("[" * 100_000, "", "nested too deep"),
        ('{"title": ' + "[" * 60 + "]" * 60 + "}", "", "nested too deep"),
        ("{}", "mode", "missing"),
        ('{"mode": "brands.classic"}', "seats", "2 to 6"),
    ],
)
def test_a_text_that_is_no_scenario(text: str, where: str, why: str) -> None:
    with pytest.raises(Unreadable) as caught:
        run_scenario(loads(text))
    assert where in caught.value.where
    assert why in caught.value.why


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"colour": "red"}, "colour"),
        ({"phase": "auction"}, "phase"),
        ({"mode": "brands.nothing"}, "mode"),
        ({"mode": 7}, "mode"),
        ({"rules": {"auction.minutes": 3}}, "rules"),
        ({"rules": {"auction.seconds": "ten"}}, "rules"),
        ({"rules": {"auction.seconds": True}}, "rules"),
        ({"rules": {"auction.seconds": None}}, "rules"),
        ({"rules": {"auction.seconds": 1.5}}, "rules.auction.seconds"),
        ({"rules": {"build.even": 1}}, "rules"),
        ({"rules": []}, "rules"),
        ({"seats": {}}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": SEATS * 4}, "seats"),
        ({"seats": [SEATS[0], SEATS[0]]}, "seats[1].name"),
        ({"turn": "Z"}, "turn"),
        ({"turn": 0}, "turn"),
        ({"doubles": 3}, "doubles"),
        ({"doubles": -1}, "doubles"),
        ({"round": 0}, "round"),
        ({"round": 1.5}, "round"),
        ({"minute": -1}, "minute"),
        ({"minute": "5"}, "minute"),
        ({"minute": True}, "minute"),
        ({"minute": 1e9}, "minute"),
        ({"pool": -500}, "pool"),
        ({"bank": {"castles": 3}}, "bank.castles"),
        ({"bank": {"houses": -1}}, "bank.houses"),
        ({"next_cards": {"chest": ["pay-500"]}}, "next_cards.chest"),
        ({"next_cards": {"chance": ["win-everything"]}}, "next_cards.chance[0]"),
        ({"next_cards": {"chance": "pay-500"}}, "next_cards.chance"),
        ({"script": {}}, "script"),
        ({"expect": []}, "expect"),
    ],
)
def test_a_position_that_can_not_be_run(fields: dict[str, Json], where: str) -> None:
    assert why_not(**fields).where == where


@pytest.mark.parametrize(
    ("seat", "where"),
    [
        ({"cash": -1}, "seats[0].cash"),
        ({"cash": True}, "seats[0].cash"),
        ({"cash": 0.5}, "seats[0].cash"),
        ({"cash": "15000"}, "seats[0].cash"),
        ({"cash": 10**12}, "seats[0].cash"),
        ({"cash": 10**400}, "seats[0].cash"),
        ({"pos": 40}, "seats[0].pos"),
        ({"pos": -1}, "seats[0].pos"),
        ({"name": ""}, "seats[0].name"),
        ({"name": "referee"}, "seats[0].name"),
        ({"name": 1}, "seats[0].name"),
        ({"jail": 0, "pos": 10}, "seats[0].jail"),
        ({"jail": 4, "pos": 10}, "seats[0].jail"),
        ({"jail": 3, "pos": 11}, "seats[0].pos"),
        ({"out": 1}, "seats[0].out"),
        ({"out": True}, "seats[0]"),
        ({"out": True, "cash": 0}, "seats"),
        ({"missed": 3}, "seats[0].missed"),
        ({"proposals": 4}, "seats[0].proposals"),
        ({"cards": ["chest"]}, "seats[0].cards[0]"),
        ({"cards": ["chance", "chance"]}, "seats[0].cards[1]"),
        ({"team": 1}, "seats[0].team"),
        ({"collectibles": {"1": 3}}, "seats[0].collectibles"),
        ({"bot": "angry"}, "seats[0].bot"),
        ({"money": 5}, "seats[0].money"),
    ],
)
def test_a_seat_that_can_not_be(seat: Json, where: str) -> None:
    assert why_not(seats=seats(seat)).where == where


@pytest.mark.parametrize("missing", ["name", "cash", "pos"])
def test_a_seat_needs_its_name_its_cash_and_its_square(missing: str) -> None:
    seat = {name: value for name, value in {"name": "A", "cash": 1, "pos": 0}.items() if name != missing}
    assert why_not(seats=[seat, SEATS[1]]).where == f"seats[0].{missing}"  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("deeds", "where", "why"),
    [
        ({"0": {"owner": "A"}}, "deeds.0", "no deed"),
        ({"037": {"owner": "A"}}, "deeds.037", "no deed"),
        ({"40": {"owner": "A"}}, "deeds.40", "no deed"),
        ({"37": {"owner": "Z"}}, "deeds.37.owner", "no seat"),
        ({"37": {"owner": ["A", "B"]}}, "deeds.37.owner", "a text"),
        ({"37": {"level": 1}}, "deeds.37", "nobody owns"),
        ({"37": {"mortgaged": True}}, "deeds.37", "nobody owns"),
        ({"37": {"owner": "A", "level": 1}}, "deeds.37", "not complete"),
        ({"37": {"owner": "A", "level": 1}, "39": {"owner": "B"}}, "deeds.37", "not complete"),
        ({"37": {"owner": "A", "level": 1}, "39": {"owner": "A", "mortgaged": True}}, "deeds.37", "mortgage"),
        ({"37": {"owner": "A", "level": 2}, "39": {"owner": "A"}}, "deeds.37", "more than one"),
        ({"37": {"owner": "A", "level": 6}}, "deeds.37.level", "0 to 5"),
        ({"37": {"owner": "A", "level": True}}, "deeds.37.level", "whole number"),
        ({"37": {"owner": "A", "mortgaged": 1}}, "deeds.37.mortgaged", "true or false"),
        ({"37": {"owner": "A", "rounds_left": 3}}, "deeds.37.rounds_left", "only a mortgage"),
        ({"37": {"owner": "A", "mortgaged": True, "rounds_left": 8}}, "deeds.37.rounds_left", "0 to 7"),
        ({"5": {"owner": "A", "level": 1}}, "deeds.5", "only streets"),
        ({"37": {"owner": "A", "house": 1}}, "deeds.37.house", "unknown field"),
    ],
)
def test_deeds_that_break_an_invariant(deeds: Json, where: str, why: str) -> None:
    unreadable = why_not(deeds=deeds)
    assert unreadable.where == where
    assert why in unreadable.why


def test_who_is_out_owns_nothing_and_is_not_on_turn() -> None:
    three: list[Json] = [*SEATS, {"name": "C", "out": True}]
    assert "is out" in why_not(seats=three, deeds={"37": {"owner": "C"}}).why
    assert "is out" in why_not(seats=three, turn="C").why
    assert run(seats=three).game.gone == (2,)


@pytest.mark.parametrize(
    ("step", "where"),
    [
        (7, "script[0]"),
        ({}, "script[0]"),
        ({"seat": "A"}, "script[0]"),
        ({"do": "roll"}, "script[0]"),
        ({"seat": "Z", "do": "roll"}, "script[0].seat"),
        ({"seat": 0, "do": "roll"}, "script[0].seat"),
        ({"seat": "A", "do": "cheat"}, "script[0].do"),
        ({"seat": "A", "do": "end_turn"}, "script[0].do"),
        ({"seat": "A", "do": ["roll"]}, "script[0].do"),
        ({"seat": "A", "do": "roll", "amount": 5}, "script[0].amount"),
        ({"seat": "A", "do": "bid", "amount": 5, "colour": "red"}, "script[0].colour"),
        ({"seat": "A", "do": "propose", "to": "B", "give": {"money": 1}, "take": {}}, "script[0].give.money"),
        ({"seat": "A", "do": "refuse", "terms": {"get": {}}}, "script[0].terms.get"),
        ({"after": -1}, "script[0].after"),
        ({"after": "5"}, "script[0].after"),
        ({"after": True}, "script[0].after"),
        ({"after": 1e300}, "script[0].after"),
        ({"after": 1, "seat": "A"}, "script[0].seat"),
        ({"seat": "A", "do": "roll", "dice": [1]}, "script[0].dice"),
        ({"seat": "A", "do": "roll", "dice": [1, 7]}, "script[0].dice[1]"),
        ({"seat": "A", "do": "roll", "dice": [0, 1]}, "script[0].dice[0]"),
        ({"seat": "A", "do": "roll", "dice": 7}, "script[0].dice"),
        ({"seat": "A", "do": "roll", "dice": [[1, 2], [1, 2, 3]]}, "script[0].dice[1]"),
        ({"seat": "A", "do": "roll", "dice": [True, 1]}, "script[0].dice[0]"),
        ({"seat": "A", "do": "roll", "third": "taxi"}, "script[0].third"),
        ({"seat": "A", "do": "bet", "numbers": [1], "die": 7}, "script[0].die"),
        ({"seat": "A", "do": "bet", "numbers": [1], "jackpot": 1}, "script[0].jackpot"),
        ({"seat": "A", "do": "roll", "order": [0, 0]}, "script[0].order"),
    ],
)
def test_a_step_that_can_not_be_run(step: Json, where: str) -> None:
    assert why_not(script=[step]).where == where


@pytest.mark.parametrize(
    ("expect", "where"),
    [
        ({"money": {"A": 1}}, "expect.money"),
        ({"cash": {"Z": 1}}, "expect.cash.Z"),
        ({"cash": 15000}, "expect.cash"),
        ({"owner": {"0": "A"}}, "expect.owner.0"),
        ({"level": {"037": 1}}, "expect.level.037"),
        ({"out": "A"}, "expect.out"),
        ({"refused": 1}, "expect.refused"),
        ({"refused": ["1"]}, "expect.refused[0]"),
        ({"events": [1]}, "expect.events[0]"),
        ({"options": {"A": ["fly"]}}, "expect.options.A[0]"),
        ({"not_options": {"Z": ["roll"]}}, "expect.not_options.Z"),
    ],
)
def test_an_expectation_that_can_not_be_met(expect: Json, where: str) -> None:
    assert why_not(expect=expect).where == where

"""The scenario tool itself: what is a refused step, what fails, what is printed."""

import json
from pathlib import Path

import pytest

from core.refusal import Refused, Why
from core.state import Game
from infra.cli import main
from infra.strictjson import Json
from tests.scenarios.scenarios import PLAIN, run


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ({"seat": "B", "do": "roll"}, "NOT_YOUR_TURN"),
        ({"seat": "A", "do": "buy"}, "NOT_NOW"),
        ({"seat": "A", "do": "bid"}, "BAD_VALUE"),
        ({"seat": "A", "do": "bid", "amount": "200"}, "BAD_VALUE"),
        ({"seat": "A", "do": "bid", "amount": 150.5}, "BAD_VALUE"),
        ({"seat": "A", "do": "bid", "amount": -1}, "BAD_VALUE"),
        ({"seat": "A", "do": "bid", "amount": 10**400}, "BAD_VALUE"),
        ({"seat": "A", "do": "build", "pos": 40}, "BAD_VALUE"),
        ({"seat": "A", "do": "build", "pos": -1}, "BAD_VALUE"),
        ({"seat": "A", "do": "build", "pos": "39"}, "BAD_VALUE"),
        ({"seat": "A", "do": "build", "pos": None}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "Z", "give": {}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": 1, "give": {}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "give": {}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "B", "give": 5, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "B", "give": {"cash": -5}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "B", "give": {"deeds": 5}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "B", "give": {"deeds": [5, 5]}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "propose", "to": "B", "give": {"deeds": ["5"]}, "take": {}}, "BAD_VALUE"),
        ({"seat": "A", "do": "accept", "offer": "1"}, "BAD_VALUE"),
        ({"seat": "A", "do": "accept", "offer": 17}, "OFFER_GONE"),
        ({"seat": "A", "do": "accept"}, "OFFER_GONE"),
        ({"seat": "A", "do": "refuse", "terms": 5}, "BAD_VALUE"),
        ({"seat": "A", "do": "agree"}, "VOTE_GONE"),
        ({"seat": "A", "do": "tax", "how": "flat"}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "choose", "pos": 3}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "claim", "against": "B"}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "request_build", "pos": 3}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "auction_own", "pos": 3}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "bankrupt"}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "ready"}, "NOT_IN_MODE"),
        ({"seat": "referee", "do": "pause"}, "NOT_IN_MODE"),
        ({"seat": "referee", "do": "call_time"}, "NOT_IN_MODE"),
        ({"seat": "referee", "do": "eject", "who": "A"}, "NOT_IN_MODE"),
        ({"seat": "A", "do": "bot"}, "BAD_VALUE"),
    ],
)
def test_a_step_that_is_refused(step: Json, code: str) -> None:
    scenario = run(script=[step], expect={"refused": [0]})
    assert scenario.failed == []
    assert scenario.steps[0]["refused"] == code
    assert scenario.steps[0]["why"]


def test_luck_that_is_missing_stops_the_script() -> None:
    scenario = run(script=[{"seat": "A", "do": "roll"}, {"seat": "B", "do": "roll"}], expect={"cash": {"A": 15000}})
    assert scenario.failed == ["step 0: the script gives no dice"]
    assert scenario.steps == []


def test_luck_that_a_deadline_needs() -> None:
    assert run(script=[{"after": 75}]).failed == ["step 0: the script gives no dice"]
    assert run(script=[{"after": 75, "dice": [4, 6]}]).failed == []


@pytest.mark.parametrize(
    ("luck", "kind"),
    [
        ({"dice": [[4, 6], [1, 2]]}, "dice"),
        ({"dice": [4, 6], "third": "bus"}, "third"),
        ({"dice": [4, 6], "die": 3}, "casino"),
        ({"dice": [4, 6], "jackpot": False}, "jackpot"),
        ({"dice": [4, 6], "order": [1, 0]}, "order"),
        ({"dice": [4, 6], "card_dice": [1, 2]}, "card_dice"),
    ],
)
def test_luck_that_is_not_used_fails(luck: dict[str, Json], kind: str) -> None:
    assert run(script=[{"seat": "A", "do": "roll"} | luck]).failed == [f"step 0: luck given and not used: {kind}"]  # type: ignore[operator]


def test_a_refused_step_may_bring_luck_where_the_refusal_is_expected() -> None:
    script: list[Json] = [{"seat": "B", "do": "roll", "dice": [1, 2]}]
    assert run(script=script, expect={"refused": [0]}).failed == []
    assert run(script=script).failed == ["step 0: luck given and not used: dice"]


def test_cards_beyond_the_list_fail() -> None:
    draw: list[Json] = [{"seat": "A", "do": "roll", "dice": [3, 4]}]
    assert run(script=draw).failed == ["step 0: the script gives no card of chance"]
    assert run(script=draw, next_cards={"chance": ["get-500", "pay-500"]}).failed == []
    held: list[Json] = [{"name": "A", "cash": 1, "pos": 0}, {"name": "B", "cash": 1, "pos": 0, "cards": ["chance"]}]
    assert run(script=draw, seats=held, next_cards={"chance": ["jail-free"]}).failed == [
        "step 0: the card jail-free is not in the pile of chance"
    ]


def test_the_final_position_can_be_run_again() -> None:
    first = run(
        seats=[
            {"name": "A", "cash": 900, "pos": 10, "jail": 2, "missed": 1, "proposals": 2},
            {"name": "B", "cash": 15000, "pos": 39, "cards": ["chance"], "bot": "trader"},
            {"name": "C", "cash": 0, "pos": 3, "out": True},
        ],
        deeds={
            "37": {"owner": "A", "level": 1},
            "39": {"owner": "A", "level": 2},
            "5": {"owner": "B", "mortgaged": True, "rounds_left": 0},
        },
        rules={"turn.seconds": 30},
        doubles=0,
        round=7,
        minute=12.5,
        pool=1500,
        next_cards={"chance": ["get-500"]},
    ).answer()["final"]
    assert isinstance(first, dict)
    position = {name: value for name, value in first.items() if name not in ("phase", "to_act", "deadline_in")}
    assert run(**position).answer()["final"] == first
    assert (first["phase"], first["to_act"], first["deadline_in"]) == ("await_roll", ["A"], 30)


def test_the_final_position_of_a_seat_that_missed_its_last_turn_can_be_run_again() -> None:
    left: list[Json] = [{"name": name, "cash": 15000, "pos": 0, "missed": 1} for name in "ABC"]
    final = run(mode="metro.classic", seats=left, script=[{"after": 75}]).answer()["final"]
    assert isinstance(final, dict)
    position = {name: value for name, value in final.items() if name not in ("phase", "to_act", "deadline_in")}
    assert run(**position).answer()["final"] == final


def test_an_offer_that_is_not_named_is_the_newest_to_the_seat_that_answers() -> None:
    deeds: dict[str, Json] = {"5": {"owner": "A"}, "6": {"owner": "A"}}
    offers: list[Json] = [
        {"seat": "A", "do": "propose", "to": to, "give": {"deeds": [pos]}, "take": {"cash": 10}}
        for to, pos in (("B", 5), ("C", 6))
    ]
    three: list[Json] = [{"name": name, "cash": 1500, "pos": 0} for name in "ABC"]
    answers: list[Json] = [
        {"seat": "B", "do": "accept"},
        {"seat": "A", "do": "withdraw"},
        {"seat": "C", "do": "accept"},
    ]
    scenario = run(mode="tournament.final", seats=three, deeds=deeds, script=[*offers, *answers])
    assert (scenario.game.deeds[5].owner, scenario.game.deeds[6].owner) == (1, 0)
    assert [step.get("refused") for step in scenario.steps[2:]] == [None, None, Why.OFFER_GONE]


def test_expectations_compare_what_they_name() -> None:
    expect: dict[str, Json] = {
        "cash": {"A": 1}, "pos": {"A": 1}, "jail": {"A": 3}, "cards": {"A": ["chance"]}, "missed": {"A": False},
        "owner": {"39": "A"}, "level": {"39": 1}, "mortgaged": {"39": 0}, "rounds_left": {"39": 1}, "out": ["A"],
        "phase": "over", "turn": "B", "to_act": ["B"], "round": 2, "pool": 1, "bank": {"houses": 1}, "winner": "A",
        "ranking": ["A", "B"], "refused": [0], "events": ["rolled"], "options": {"A": ["bid"]},
        "not_options": {"A": ["roll"]},
    }  # fmt: skip
    failed = run(expect=expect).failed
    assert {line.split(" of ")[0].split(":")[0] for line in failed} == set(expect)


def test_events_are_expected_in_order_with_others_between() -> None:
    script: list[Json] = [{"seat": "A", "do": "roll", "dice": [2, 3]}, {"seat": "A", "do": "buy"}]
    assert run(script=script, expect={"events": ["rolled", "bought", "turn_began"]}).failed == []
    assert run(script=script, expect={"events": ["bought", "rolled"]}).failed != []
    assert run(script=script, expect={"events": ["rolled", "rolled"]}).failed != []


def test_a_bot_chooses_by_its_temper() -> None:
    both: list[Json] = [{"name": name, "cash": 15000, "pos": 0, "bot": "builder"} for name in "AB"]
    script: list[Json] = [
        {"seat": "A", "do": "bot", "dice": [2, 3]},
        {"seat": "A", "do": "bot"},
        {"seat": "A", "do": "bot"},
    ]
    scenario = run(seats=both, script=script, expect={"owner": {"5": "A"}, "refused": [2]})
    assert scenario.failed == []


def file(folder: Path, name: str, **fields: Json) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(PLAIN | fields), encoding="utf-8")
    return path


def test_one_file_prints_its_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = file(tmp_path, "good.json", script=[{"seat": "A", "do": "roll", "dice": [4, 6]}], expect={"turn": "B"})
    assert main(["scenario", str(good)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert list(answer) == ["steps", "final", "invariants", "failed"]
    assert [event["type"] for event in answer["steps"][0]["events"]][:2] == ["rolled", "moved"]
    assert answer["final"]["turn"] == "B"
    assert main(["scenario", str(file(tmp_path, "bad.json", expect={"turn": "B"}))]) == 1
    assert json.loads(capsys.readouterr().out)["failed"] == ['turn: expected "B", found "A"']


def test_a_file_that_can_not_be_run_says_why_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(file(tmp_path, "odd.json", pool=-1))]) == 2
    printed = capsys.readouterr()
    assert json.loads(printed.out)["where"] == "pool"
    assert "pool: must be at least 0" in printed.err
    (tmp_path / "latin.json").write_bytes(b'{"title": "\xe9"}')
    assert main(["scenario", str(tmp_path / "latin.json")]) == 2
    assert main(["scenario", str(tmp_path / "absent.json")]) == 2


def test_a_folder_prints_a_line_for_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file(tmp_path, "a.json")
    file(tmp_path, "deep/b.json", expect={"turn": "B"})
    file(tmp_path, "deep/c.json", colour="red\nblue")
    (tmp_path / "README.md").write_text("not a scenario", encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        f"ok {tmp_path}/a.json",
        f"FAIL {tmp_path}/deep/b.json",
        f"FAIL {tmp_path}/deep/c.json",
        "1 passed, 2 failed",
    ]
    (tmp_path / "deep/b.json").unlink()
    (tmp_path / "deep/c.json").unlink()
    assert main(["scenario", str(tmp_path)]) == 0


def test_a_fault_of_the_rules_fails_the_scenario(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr("infra.run.play", broken)
    scenario = run(script=[{"seat": "A", "do": "roll", "dice": [1, 2]}], expect={"turn": "A"})
    assert scenario.failed == ["step 0: the rules broke: KeyError('lost')"]
    assert "lost" in capsys.readouterr().err


def test_a_refused_command_that_changed_the_game_is_an_invariant_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(game: Game, *_: object) -> None:
        game.pool += 500
        raise Refused(Why.NOT_NOW)

    monkeypatch.setattr("infra.run.play", cheat)
    scenario = run(script=[{"seat": "A", "do": "roll"}])
    assert scenario.invariants == ["step 0: 27: a refused command changed the game"]
    assert not scenario.good

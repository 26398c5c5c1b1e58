"""Rules by dotted name: what a patch changes, and what it says when it can't."""

import pytest

from core.books import MODES, UnknownMode, resolve
from core.codec import decode_ruleset, encode_ruleset
from core.rules import BadRule, Rules, dotted, patched


def test_a_patch_changes_what_it_names_and_nothing_else() -> None:
    changed = dotted(patched(Rules(), {"turn.seconds": 30, "build.per_turn": None, "build.even": False}))
    was = dotted(Rules())
    assert {name: value for name, value in changed.items() if was[name] != value} == {
        "turn.seconds": 30,
        "build.per_turn": None,
        "build.even": False,
    }


@pytest.mark.parametrize(
    ("patch", "said"),
    [
        ({"turn.minutes": 1}, "there is no rule 'turn.minutes'"),
        ({"turn": 1}, "there is no rule 'turn'"),
        ({"turn.seconds": None}, "turn.seconds can't be left out"),
        ({"turn.seconds": "75"}, "turn.seconds takes a whole number from 1 to 86400"),
        ({"turn.seconds": True}, "turn.seconds takes a whole number from 1 to 86400"),
        ({"turn.seconds": -1}, "turn.seconds takes a whole number from 1 to 86400"),
        ({"build.even": 1}, "build.even takes true or false"),
        ({"auction.opening": "free"}, "auction.opening is one of list_price"),
    ],
)
def test_a_bad_patch_says_what_fits(patch: dict[str, int | str | bool | None], said: str) -> None:
    with pytest.raises(BadRule, match=said):
        patched(Rules(), patch)


def test_an_unknown_mode_lists_those_there_are() -> None:
    with pytest.raises(UnknownMode, match=r"brands\.classic"):
        resolve("brands.nothing")


@pytest.mark.parametrize("mode", MODES)
def test_a_pinned_ruleset_comes_back_as_it_was(mode: str) -> None:
    ruleset = resolve(mode, {"start.cash": 20_000})
    stored = encode_ruleset(ruleset)
    assert decode_ruleset(stored) == ruleset
    assert encode_ruleset(decode_ruleset(stored)) == stored

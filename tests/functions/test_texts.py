"""What people write, shown to others: nothing in it hides, and what can't be seen makes no two names alike."""

import pytest

from functions.refusal import Refusal
from functions.texts import clean

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
SKIN = "\U0001f44d\U0001f3fd"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello\tthere\n", "hello there"),
        ("e\u0301", "\u00e9"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0000b\u007f", "ab"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        (FAMILY, FAMILY),
        (HEART_ON_FIRE, HEART_ON_FIRE),
        (SKIN, SKIN),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
    ],
)
def test_S15_a_line_is_plain_text(said: str, kept: str) -> None:
    assert clean(said, 280) == kept


@pytest.mark.parametrize(
    "hidden",
    [
        "\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\ufeff", "\u3164", "\u115f", "\uffa0", "\u2800", "\u034f",
        "\ufe0f", "\ufe00", "\u180b", "\U000e0100", "\U000e0041",
    ],
)  # fmt: skip
def test_S15_what_shows_nothing_is_left_out(hidden: str) -> None:
    assert clean(f"Bo{hidden}b", 20) == "Bob"
    with pytest.raises(Refusal) as refusal:
        clean(hidden * 2, 20)
    assert refusal.value.code == "EMPTY_TEXT"


def test_S15_marks_need_something_to_stand_on_and_build_no_tower() -> None:
    assert clean("x" + "\u0316" * 18, 20) == "x" + "\u0316" * 3
    assert clean("\u0316a", 20) == "a"
    assert clean("a \u0316b", 20) == "a b"


@pytest.mark.parametrize("text", ["", " \n", "\u200e\u202e", "x" * 281])
def test_S15_nothing_and_too_much_is_not_said(text: str) -> None:
    with pytest.raises(Refusal):
        clean(text, 280)

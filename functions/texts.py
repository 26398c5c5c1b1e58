"""What people write, as others are shown it: one line of plain text in which nothing hides (S15)."""

import unicodedata
from itertools import pairwise
from typing import Final

from functions.refusal import Refusal

MARKS: Final = 3
"""Combining marks on one sign: no language needs more once it is composed, and a tower of them covers other lines."""

# Control, format (the bidirectional signs too, which can make a line read otherwise than it is), surrogate, private
# and unassigned signs.
_BARRED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
# Letters and marks that show nothing: with them two names could look alike, or like none.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_JOINER: Final = "\u200d"
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")


def clean(text: str, most: int) -> str:
    """NFC, one line, nothing invisible, and so many signs at most. Raises Refusal."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() else sign for sign in composed)
    line = " ".join(_shown(spaced).split())
    if not line:
        raise Refusal("EMPTY_TEXT")
    if len(line) > most:
        raise Refusal("TOO_LARGE")
    return line


def _shown(text: str) -> str:
    kept = ""
    for sign, following in pairwise(text + " "):
        if _stays(sign, kept, following):
            kept += sign
    return kept


def _stays(sign: str, before: str, following: str) -> bool:
    """Whether a sign shows, or joins two that do."""
    if sign == _JOINER:
        return _is_emoji(before[-1:]) and unicodedata.category(following) == "So"
    if sign in _SELECTORS:
        return _is_symbol(before[-1:])
    kind = unicodedata.category(sign)
    if kind in _BARRED or sign in _BLANK or _selects(sign):
        return False
    return not _is_mark(sign) or _carries(before)


def _is_emoji(sign: str) -> bool:
    """Also in a colour of skin, or with a selector behind it."""
    return _is_symbol(sign) or sign in _SELECTORS


def _is_symbol(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign).startswith("S")


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _selects(sign: str) -> bool:
    """Variation selectors, which choose a glyph and show nothing themselves."""
    return "\ufe00" <= sign <= "\ufe0d" or "\U000e0100" <= sign <= "\U000e01ef"


def _carries(before: str) -> bool:
    """Whether there is a sign for one more mark to stand on."""
    return before[-1:] not in ("", " ") and not all(map(_is_mark, before[-MARKS:]))

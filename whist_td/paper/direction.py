"""A text in the order in which its letters stand on a page, which is drawn from the left.

Names in Hebrew and Arabic are read from the right, and Arabic letters are joined. A vowel mark
stands before the letter that it is drawn over: its form in our face reaches to the right.
"""

import re
from collections.abc import Callable
from functools import cache

_FROM_RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
_READ_FROM_RIGHT = re.compile(f"[{_FROM_RIGHT}]")
_OURS = re.compile(r"[A-Za-zÀ-ɏ]|^\d")
_OPENING, _CLOSING = "([{«‹<", ")]}»›>"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)


def drawn_order(text: str) -> str:
    """Return the letters of a text from the left, joined where they are joined.

    A line that has letters of ours, or begins with a number, is read from the left, as the sheet
    is; another has its beginning at the right.
    """
    return _drawn_order(text) if _READ_FROM_RIGHT.search(text) else text


def _drawn_order(text: str) -> str:
    from bidi import get_display

    base = "L" if _OURS.search(text) else None
    return _closed_after_opened(str(get_display(_joined()(text), base_dir=base)))


@cache
def _joined() -> Callable[[str], str]:
    """Return what joins Arabic letters by forms that our face has, and drops no vowel."""
    from arabic_reshaper import ArabicReshaper

    settings = {"delete_harakat": False, "ARABIC LIGATURE ALLAH": False}
    joined: Callable[[str], str] = ArabicReshaper(settings).reshape
    return joined


def _closed_after_opened(text: str) -> str:
    """Return a text in which brackets that were turned round with what is in them face it."""
    letters, opened = [*text], list[int]()
    for place, letter in enumerate(text):
        if letter not in _OPENING + _CLOSING:
            continue
        if opened and text[opened[-1]] == letter.translate(_MIRRORED):
            first = opened.pop()
            if text[first] in _CLOSING:
                letters[first], letters[place] = letter, text[first]
        else:
            opened.append(place)
    return "".join(letters)

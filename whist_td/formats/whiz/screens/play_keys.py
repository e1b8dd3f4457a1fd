"""The keys of a Whiz evening: letters are the result, everything else moves or asks."""

import re
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt


class Stroke(Enum):
    """What a key asks for that is no part of a result."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()
    EARLIER = auto()
    LATER = auto()
    CLEAR = auto()
    EDIT = auto()
    OTHER_WAY = auto()
    SECOND_PASS = auto()
    HAPPENED = auto()
    ADJUST = auto()
    PENALTY = auto()
    BUTTONS = auto()
    BACK = auto()
    ACCEPT = auto()


ALWAYS = {
    Qt.Key.Key_Up: Stroke.UP,
    Qt.Key.Key_Down: Stroke.DOWN,
    Qt.Key.Key_PageUp: Stroke.EARLIER,
    Qt.Key.Key_PageDown: Stroke.LATER,
    Qt.Key.Key_F2: Stroke.EDIT,
    Qt.Key.Key_F3: Stroke.BUTTONS,
    Qt.Key.Key_F4: Stroke.HAPPENED,
    Qt.Key.Key_F6: Stroke.ADJUST,
    Qt.Key.Key_F7: Stroke.OTHER_WAY,
    Qt.Key.Key_F8: Stroke.SECOND_PASS,
    Qt.Key.Key_F9: Stroke.PENALTY,
    Qt.Key.Key_Escape: Stroke.BACK,
    Qt.Key.Key_Return: Stroke.ACCEPT,
    Qt.Key.Key_Enter: Stroke.ACCEPT,
}
"""The keys that never belong to the text."""
WHEN_EMPTY = {
    Qt.Key.Key_Left: Stroke.LEFT,
    Qt.Key.Key_Right: Stroke.RIGHT,
    Qt.Key.Key_Home: Stroke.FIRST,
    Qt.Key.Key_End: Stroke.LAST,
    Qt.Key.Key_Delete: Stroke.CLEAR,
}
"""The keys that move in the text where there is one."""
REPEATED = (Stroke.UP, Stroke.DOWN, Stroke.LEFT, Stroke.RIGHT, Stroke.EARLIER, Stroke.LATER)
"""What may be repeated by holding its key down."""

_TABLE = r"T(?:ABLE)?\s*(?P<table>[0-9]{1,3})"
_BOARD = r"D(?:ONNE|EAL)?\s*(?P<board>[0-9]{1,4})"
_GO_TO = re.compile(rf"\s*(?:{_TABLE})?\s*(?:{_BOARD})?\s*")
_GO_TO_TURNED = re.compile(rf"\s*{_BOARD}\s*{_TABLE}\s*")


@dataclass(frozen=True)
class GoTo:
    """Where a director wants the cursor: a table, a deal, or both."""

    table: int | None
    board: int | None


def go_to(typed: str) -> GoTo | None:
    """Return where a text leads: "t3", "d9", "t3 d9", "d9 t3"; None: it is a result.

    No result begins with a T or a D, in either language.

    >>> go_to("t3 d9"), go_to("10C S +1")
    (GoTo(table=3, board=9), None)
    """
    text = typed.upper()
    found = _GO_TO.fullmatch(text) or _GO_TO_TURNED.fullmatch(text)
    if found is None or not typed.strip():
        return None
    table, board = found["table"], found["board"]
    return GoTo(int(table) if table else None, int(board) if board else None)

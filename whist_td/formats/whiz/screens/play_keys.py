"""The keys of a Whiz evening: letters are the result, everything else moves or asks."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.stages.keys_table import EVERYWHERE, PLAYERS, ROOM, UP_TO, KeyGroup, Keys
from whist_td.words.words import N_

_PLAY = KeyGroup(
    N_("Play"),
    (
        Keys(("Enter",), N_("Accept the result, go to the next missing deal")),
        Keys(("↑", "↓", "←", "→"), N_("Another table, another deal")),
        Keys(("t3", "d9"), N_("Go to table 3, to deal 9 (then Enter)")),
        Keys(("Delete",), N_("Remove the result (if nothing is typed)")),
        Keys(("F2",), N_("Bring the result back to change it")),
        Keys(("F3",), N_("Hide the buttons, or show them again")),
        Keys(("F4",), N_("What really happened: other players, another deal")),
        Keys(("F10",), N_("Adjusted score")),
        Keys(("F7",), N_("By table, or by traveller")),
        Keys(("F9",), N_("Penalty")),
        Keys(("PgUp", "PgDown"), N_("Earlier round, later round; with travellers, another deal")),
    ),
)
_SECOND_PASS = KeyGroup(
    N_("Second pass"),
    (
        Keys(("F8",), N_("Read the travellers again")),
        Keys(("←", "→"), N_("A difference: keep the first, use the second")),
        Keys(("Esc",), N_("Leave the second pass")),
    ),
)
_TYPED = KeyGroup(
    N_("How to type a result"),
    (
        Keys(("10♥ S =",), N_("Level, strain (C D H S NT), declarer (N E S), result")),
        Keys(("=", "+1", "-2", "11"), N_("Just made, one over, two down; or the tricks")),
        Keys(("X", "XX"), N_("Doubled, redoubled: after the strain")),
        Keys(("/ 0 0 22",), N_("After the result: the points on the traveller")),
        Keys((UP_TO,), N_("pass: passed out. NP: not played. ADJ 60 40 50 late: adjusted.")),
    ),
)

WHIZ_KEYS: tuple[KeyGroup, ...] = (_PLAY, EVERYWHERE, _TYPED, _SECOND_PASS, PLAYERS, ROOM)
"""The groups of Whiz, with those that work everywhere."""
_TABLE = r"T(?:ABLE)?\s*(?P<table>[0-9]{1,3})"
_BOARD = r"D(?:ONNE|EAL)?\s*(?P<board>[0-9]{1,4})"
_GO_TO = re.compile(rf"\s*(?:{_TABLE})?\s*(?:{_BOARD})?\s*")
_GO_TO_BEGUN = re.compile(r"(?:\s*(?:T[ABLE]*|D[ONEAL]*)\s*[0-9]*){1,2}\s*")
_GO_TO_TURNED = re.compile(rf"\s*{_BOARD}\s*{_TABLE}\s*")


class DealKey(Enum):
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
    Qt.Key.Key_Up: DealKey.UP,
    Qt.Key.Key_Down: DealKey.DOWN,
    Qt.Key.Key_PageUp: DealKey.EARLIER,
    Qt.Key.Key_PageDown: DealKey.LATER,
    Qt.Key.Key_F2: DealKey.EDIT,
    Qt.Key.Key_F3: DealKey.BUTTONS,
    Qt.Key.Key_F4: DealKey.HAPPENED,
    Qt.Key.Key_F10: DealKey.ADJUST,
    Qt.Key.Key_F7: DealKey.OTHER_WAY,
    Qt.Key.Key_F8: DealKey.SECOND_PASS,
    Qt.Key.Key_F9: DealKey.PENALTY,
    Qt.Key.Key_Escape: DealKey.BACK,
    Qt.Key.Key_Return: DealKey.ACCEPT,
    Qt.Key.Key_Enter: DealKey.ACCEPT,
}
"""The keys that never belong to the text."""
WHEN_EMPTY = {
    Qt.Key.Key_Left: DealKey.LEFT,
    Qt.Key.Key_Right: DealKey.RIGHT,
    Qt.Key.Key_Home: DealKey.FIRST,
    Qt.Key.Key_End: DealKey.LAST,
    Qt.Key.Key_Delete: DealKey.CLEAR,
}
"""The keys that move in the text where there is one."""
REPEATED = (DealKey.UP, DealKey.DOWN, DealKey.LEFT, DealKey.RIGHT, DealKey.EARLIER, DealKey.LATER)
"""What may be repeated by holding its key down."""


def step_in(
    places: Sequence[BoardPlace],
    here: BoardPlace | None,
    key: DealKey,
    steps: Mapping[DealKey, int],
) -> BoardPlace | None:
    """Return the deal to which a key leads in a list: some steps on, the first or the last."""
    if here is None or here not in places:
        return places[0] if places else None
    ends = {DealKey.FIRST: 0, DealKey.LAST: len(places) - 1}
    goal = ends.get(key, places.index(here) + steps.get(key, 0))
    return places[max(0, min(goal, len(places) - 1))]


@dataclass(frozen=True)
class GoTo:
    """Where a director wants the cursor: a table, a deal, or both."""

    table: int | None
    board: int | None


def may_lead_on(typed: str) -> bool:
    """Tell whether a text begins as one that leads to a table or a deal.

    >>> may_lead_on("donn"), may_lead_on("t3 d"), may_lead_on("10C")
    (True, True, False)
    """
    return bool(_GO_TO_BEGUN.fullmatch(typed.upper()))


def go_to(typed: str) -> GoTo | None:
    """Return where a text leads: "t3", "d9", "t3 d9", "d9 t3"; None: it is a result.

    No result begins with a T or a D, in either language.

    >>> go_to("t3 d9"), go_to("10C S +1")
    (GoTo(table=3, board=9), None)
    """
    text = typed.upper()
    place = _GO_TO.fullmatch(text) or _GO_TO_TURNED.fullmatch(text)
    if place is None or not typed.strip():
        return None
    table, board = place["table"], place["board"]
    return GoTo(int(table) if table else None, int(board) if board else None)

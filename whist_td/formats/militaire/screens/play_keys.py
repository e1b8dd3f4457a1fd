"""The keys of Play: one a table; nothing that takes a result away shares a key with entry."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from whist_td.formats.militaire.rules.results import Side


class Stroke(Enum):
    """What a key on the list of tables asks for."""

    HOME = auto()
    VISITORS = auto()
    TRICKS = auto()
    REVOKE = auto()
    INFLUENCE = auto()
    FORFEIT = auto()
    VOID = auto()
    CLEAR = auto()
    SECOND_PASS = auto()
    MENU = auto()
    EARLIER = auto()
    LATER = auto()
    BACK = auto()
    NEXT = auto()


@dataclass(frozen=True)
class Won:
    """A side that won at a table, with all thirteen tricks or not."""

    table: int
    side: Side
    all_tricks: bool
    by_key: bool = True
    """After a key the cursor goes on; after a click it stays, so that a second one counts."""


@dataclass(frozen=True)
class Asked:
    """Anything else asked of a table."""

    table: int
    stroke: Stroke


STROKES = {
    Qt.Key.Key_Left: Stroke.HOME,
    Qt.Key.Key_D: Stroke.HOME,
    Qt.Key.Key_H: Stroke.HOME,
    Qt.Key.Key_Right: Stroke.VISITORS,
    Qt.Key.Key_V: Stroke.VISITORS,
    Qt.Key.Key_T: Stroke.TRICKS,
    Qt.Key.Key_R: Stroke.REVOKE,
    Qt.Key.Key_I: Stroke.INFLUENCE,
    Qt.Key.Key_F: Stroke.FORFEIT,
    Qt.Key.Key_A: Stroke.VOID,
    Qt.Key.Key_X: Stroke.VOID,
    Qt.Key.Key_Delete: Stroke.CLEAR,
    Qt.Key.Key_P: Stroke.SECOND_PASS,
    Qt.Key.Key_F8: Stroke.SECOND_PASS,
    Qt.Key.Key_Menu: Stroke.MENU,
    Qt.Key.Key_M: Stroke.MENU,
    Qt.Key.Key_PageUp: Stroke.EARLIER,
    Qt.Key.Key_PageDown: Stroke.LATER,
    Qt.Key.Key_Escape: Stroke.BACK,
    Qt.Key.Key_Return: Stroke.NEXT,
    Qt.Key.Key_Enter: Stroke.NEXT,
}

SIDE_OF = {Stroke.HOME: Side.HOME, Stroke.VISITORS: Side.VISITORS}

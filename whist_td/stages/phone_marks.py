"""What telephones say of a table, as Play shows it beside the table's number."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from whist_td.kit.session import Session
from whist_td.kit.stylesheet import SMALL, Palette
from whist_td.kit.theme import text_font
from whist_td.phones.places import PlaceState, state_words, table_places
from whist_td.words.history import hand_words
from whist_td.words.words import Words

_SIGNS = {
    PlaceState.OPEN: "○",
    PlaceState.PROPOSED: "●",
    PlaceState.CONFLICT: "≠",
}
_BY_WEIGHT = (PlaceState.CONFLICT, PlaceState.PROPOSED, PlaceState.OPEN, PlaceState.CONFIRMED)
"""What is said of a table of which several things are to be said."""


@dataclass(frozen=True)
class PhoneMark:
    """How far a table is by telephone, and whose hands sent what is not answered."""

    state: PlaceState
    hands: tuple[str, ...]

    def sentence(self, _: Words) -> str:
        """Say it in words, and from whom it is."""
        said = _("by telephone: {state}", state=state_words(self.state, _))
        return " · ".join((said, *(hand_words(hand, _) for hand in self.hands)))

    def paint(self, painter: QPainter, box: QRect, ink: str, palette: Palette) -> None:
        """Paint the sign in the middle of a box, in an ink where the colours are not free."""
        shades = {PlaceState.CONFLICT: palette.red, PlaceState.PROPOSED: palette.accent}
        if self.state is PlaceState.CONFIRMED:
            return  # the result stands there
        painter.setFont(text_font(SMALL, QFont.Weight.Bold))
        painter.setPen(QColor(ink or shades.get(self.state, palette.quiet)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _SIGNS[self.state])


class PhoneMarks:
    """The marks of an evening; none before anybody comes in by telephone."""

    def __init__(self, session: Session[Any]) -> None:
        self._session = session

    def at(self, round_number: int, table: int) -> PhoneMark | None:
        """Return the mark of a table in a round."""
        event = self._session.facts
        if event.progress.finished or not getattr(event.progress, "phones", None):
            return None
        views = table_places(event, round_number, table)
        states = {view.state for view in views}
        state = next((each for each in _BY_WEIGHT if each in states), None)
        hands = (each.who for view in views for each in view.differing if view.state is state)
        return None if state is None else PhoneMark(state, tuple(dict.fromkeys(hands)))

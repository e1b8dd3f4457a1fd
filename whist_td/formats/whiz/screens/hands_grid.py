"""Four hands typed suit by suit: what is lacking is said as one types."""

from collections.abc import Mapping
from itertools import product

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.errors import RuleError
from whist_td.deals.cards import PLACES, WHOLE_HAND
from whist_td.formats.whiz.words.hands import SUIT_ORDER, Typed, seat_name, typed_ranks
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, labelled, named
from whist_td.words.labels import label
from whist_td.words.words import Words

_LETTERS = 13
_SIGN = 20


class _SuitField(QLineEdit):
    """The cards of one suit; Enter goes to the next field that is empty."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        following = self.nextInFocusChain()
        if is_enter and isinstance(following, _SuitField):
            following.setFocus()
            following.selectAll()
        else:
            super().keyPressEvent(event)


class HandsGrid(QWidget):
    """A column a hand, a line a suit; below each hand stands how many cards it has."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._fields: dict[tuple[str, Strain], _SuitField] = {}
        self._counts: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for line, suit in enumerate(SUIT_ORDER, start=1):
            sign = QLabel(self)
            sign.setPixmap(suit_icon(suit, colours(self)).pixmap(_SIGN, _SIGN))
            grid.addWidget(sign, line, 0)
        # Hand by hand: Tab follows the making, and one takes a hand up at a time.
        for place, suit in product(PLACES, SUIT_ORDER):
            self._fields[place, suit] = self._field(place, suit)
        for column, place in enumerate(PLACES, start=1):
            grid.addWidget(labelled(seat_name(place, words), "number", self), 0, column)
            for line, suit in enumerate(SUIT_ORDER, start=1):
                grid.addWidget(self._fields[place, suit], line, column)
            self._counts[place] = named(labelled("", "small", self), f"cards{place}")
            grid.addWidget(self._counts[place], len(SUIT_ORDER) + 1, column)
            grid.setColumnStretch(column, 1)
        self.setFocusProxy(self._fields[PLACES[0], SUIT_ORDER[0]])
        self._count()

    def _field(self, place: str, suit: Strain) -> _SuitField:
        _ = self._words
        field = named(
            _SuitField(self), f"hand{place}{suit.value}", f"{seat_name(place, _)}, {label(suit, _)}"
        )
        field.setMinimumWidth(_LETTERS * field.fontMetrics().averageCharWidth())
        field.textEdited.connect(self._take)
        return field

    @property
    def value(self) -> Typed:
        """What is typed, by hand and suit."""
        return {key: field.text() for key, field in self._fields.items()}

    def show_value(self, value: Mapping[tuple[str, Strain], str]) -> None:
        """Show what is typed so far."""
        for key, field in self._fields.items():
            field.setText(value.get(key, ""))
        self._count()

    def _take(self) -> None:
        self._count()
        self.edited.emit()

    def _count(self) -> None:
        _ = self._words
        for place, count in self._counts.items():
            texts = (self._fields[place, suit].text() for suit in SUIT_ORDER)
            try:
                cards = sum(len(typed_ranks(text, place)) for text in texts)
            except RuleError:
                count.setText("?")
            else:
                count.setText(_("{cards} of {all}", cards=cards, all=WHOLE_HAND))

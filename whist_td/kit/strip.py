"""A question asked in place of what stands there: Enter accepts, Esc goes back."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import StackingRow, WrappingRow, folded
from whist_td.kit.parts import ENTER, column, stacked
from whist_td.kit.stylesheet import STEP

_ARROWS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Strip(QFrame):
    """The frame of a question; `accept` is what Enter does."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "strip")
        self._asked = ""
        """What was asked before it is accepted."""

    def accept(self) -> None:
        """Do what is asked; the strip of each question says what."""
        raise NotImplementedError

    def first_field(self) -> QWidget:
        """Return the field where the keys go first."""
        raise NotImplementedError

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER:
            if not event.isAutoRepeat():
                self._enter()
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go round inside the strip, as the eye does, until Enter or Esc ends it."""
        stops = [part for part in _parts(self.layout()) if _stops(part, self)]
        focused = self.focusWidget()
        if not stops:
            return False
        step = 1 if forwards else -1
        place = stops.index(focused) + step if focused in stops else 0
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        stops[place % len(stops)].setFocus(reason)
        return True

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and not focused.isCheckable():
            focused.click()
        elif isinstance(focused, ChoiceField):
            self._go_on_from(focused)
        else:
            self.accept()

    def _go_on_from(self, chosen: ChoiceField) -> None:
        """Go from a choice to the next field: choosing alone enters nothing."""
        stops = [part for part in _parts(self.layout()) if _stops(part, self)]
        after = stops[stops.index(chosen) + 1 :] if chosen in stops else []
        fields = (part for part in after if not isinstance(part, QAbstractButton))
        primary = (part for part in after if part.property("role") == "primary")
        goal = next(fields, None) or next(primary, None)
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)

    def asks_first(self, question: str, note: QLabel, accept: QPushButton) -> bool:
        """Put a question once before it is accepted; tell whether it is still to be answered.

        Who presses the button again has answered it.
        """
        if not question or question == self._asked:
            return False
        self._asked = question
        note.setText(question)
        note.show()
        accept.setFocus()
        return True


_NOTE_LETTERS = 16
"""What is said beside the two ways on has room for so many letters, or it stands above them."""


def foot(note: QWidget, leave: QPushButton, accept: QPushButton) -> StackingRow:
    """Return the last line of a question: what is said of it, then the two ways on."""
    note.setMinimumWidth(note.fontMetrics().averageCharWidth() * _NOTE_LETTERS)
    return stacked((note, 1), folded(leave, accept), spacing=2 * STEP)


def choice(
    group: QButtonGroup, parent: QWidget, labels: list[str]
) -> tuple[WrappingRow, list[QPushButton]]:
    """Return a row of buttons of which one is chosen."""
    row = WrappingRow()
    row.setSpacing(STEP // 2)
    buttons: list[QPushButton] = []
    for number, text in enumerate(labels):
        button = _Choice(text, parent)
        button.setCheckable(True)
        button.setProperty("role", "choice")
        group.addButton(button, number)
        row.addWidget(button)
        buttons.append(button)
    return row, buttons


class _Choice(QPushButton):
    """Is chosen by the arrow keys too."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or self.group() is None:
            super().keyPressEvent(event)
            return
        # Qt would move the keys to the neighbour and leave it unchosen.
        buttons = self.group().buttons()
        place = max(0, min(buttons.index(self) + step, len(buttons) - 1))
        buttons[place].setChecked(True)
        buttons[place].setFocus()


def _parts(layout: QLayout | None) -> Iterator[QWidget]:
    """Yield what stands in a layout, in the order in which it is seen."""
    for place in range(layout.count() if layout else 0):
        item = layout.itemAt(place) if layout else None
        widget = item.widget() if item else None
        if widget is not None:
            yield widget
        elif item is not None:
            yield from _parts(item.layout())


def _stops(part: QWidget, strip: QWidget) -> bool:
    by_tab = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and part.isEnabled() and part.isVisibleTo(strip)


class StripPlace(QWidget):
    """Shows a strip instead of the calm line below the tables, and brings the line back."""

    asked = Signal()
    emptied = Signal()

    def __init__(self, usual: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = usual
        self._shows_usual = True
        self._strip: Strip | None = None
        self._column = column(usual, inside=self, spacing=-1)

    @property
    def strip(self) -> Strip | None:
        """The question being asked."""
        return self._strip

    def show_usual(self, *, is_shown: bool) -> None:
        """Show what usually stands here, or nothing; a question stays."""
        self._shows_usual = is_shown
        self._usual.setVisible(is_shown and self._strip is None)

    def ask(self, strip: Strip) -> None:
        """Ask something, instead of what was asked before."""
        self._remove()
        self._strip = strip
        self._usual.hide()
        self._column.addWidget(strip)
        strip.closed.connect(self.close_strip)
        self.asked.emit()
        strip.show()
        strip.first_field().setFocus()

    def close_strip(self) -> None:
        """Bring back what usually stands here."""
        if self._strip is not None:
            self._remove()
            self._usual.setVisible(self._shows_usual)
            self.emptied.emit()

    def _remove(self) -> None:
        if self._strip is not None:
            self._column.removeWidget(self._strip)
            self._strip.hide()
            self._strip.deleteLater()
            self._strip = None

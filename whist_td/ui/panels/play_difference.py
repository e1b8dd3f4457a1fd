"""A table where the second reading differs: the director says which of the two is right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.results import Result
from whist_td.i18n.facts import result_words
from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.plain_button import PlainButton
from whist_td.ui.widgets.strip import Strip


class DifferenceStrip(Strip):
    """The two readings side by side; the director says which one the cartons bear out."""

    kept = Signal(int)
    replaced = Signal(int)

    def __init__(
        self, table: int, first: Result, now: Result, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "refusal")
        _ = words
        self._table = table
        told = _("Table {table}: the two readings differ. Which is right?", table=table)
        self._heading = labelled(told, "heading", self)
        self._first = PlainButton(self)
        self._first.setText(_("First time: {result}", result=result_words(first, _)))
        self._now = PlainButton(self)
        self._now.setText(_("Now: {result}", result=result_words(now, _)))
        self._lay_out()
        self._first.clicked.connect(lambda: self.kept.emit(self._table))
        self._now.clicked.connect(lambda: self.replaced.emit(self._table))

    @override
    def first_field(self) -> QWidget:
        return self._first

    @override
    def accept(self) -> None:
        self.focusWidget()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._first.setFocus()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._now.setFocus()
            case _:
                super().keyPressEvent(event)

    def _lay_out(self) -> None:
        for button, name in ((self._first, "keepFirst"), (self._now, "takeNow")):
            set_role(button, "danger")
            button.setObjectName(name)
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self._first)
        row.addWidget(self._now)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.addWidget(self._heading)
        column.addLayout(row)

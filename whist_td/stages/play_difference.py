"""Where the second reading differs: the director says which of the two is right."""

from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.kit.plain_button import PlainButton
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.stages.second_pass import K
from whist_td.words.words import Words


@dataclass(frozen=True)
class Saying:
    """One reading, briefly; in words two would not always fit beside each other."""

    brief: str
    in_words: str = ""


@dataclass(frozen=True)
class TwoReadings(Generic[K]):
    """The two readings of one result, of which one is right."""

    where: K
    told: str
    first: Saying
    now: Saying


class DifferenceStrip(Strip, Generic[K]):
    """The two readings side by side; the director says which one the papers bear out."""

    kept = Signal(object)
    replaced = Signal(object)

    def __init__(self, two: TwoReadings[K], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "refusal")
        _ = words
        self._heading = labelled(two.told, "heading", self)
        self._first, self._now = PlainButton(self), PlainButton(self)
        self._first.setText(_("First time: {result}", result=two.first.brief))
        self._now.setText(_("Now: {result}", result=two.now.brief))
        self._first.setToolTip(two.first.in_words)
        self._now.setToolTip(two.now.in_words)
        self._lay_out()
        self._first.clicked.connect(lambda: self.kept.emit(two.where))
        self._now.clicked.connect(lambda: self.replaced.emit(two.where))

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

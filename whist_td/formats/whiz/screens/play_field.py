"""The line in which a result is typed; keys that are no text go on to whoever listens."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.formats.whiz.screens.play_keys import ALWAYS, REPEATED, WHEN_EMPTY, Stroke
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.theme import text_font

MOST_TYPED = 120
_OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class ResultField(QLineEdit):
    """Arrow keys move the cursor of the tables, as long as nothing is typed also sideways."""

    asked = Signal(object)
    """A `Stroke`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self.setMaxLength(MOST_TYPED)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.refresh_font()

    def refresh_font(self) -> None:
        """Be written in large type."""
        self.setFont(text_font(HEADING))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.refresh_font()

    @override
    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window while nothing is typed that they could be about."""
        override_wanted = event.type() == QEvent.Type.ShortcutOverride
        if override_wanted and isinstance(event, QKeyEvent) and not self.text():
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        stroke = self._stroke(event)
        if stroke is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() or stroke in REPEATED:
            self.asked.emit(stroke)

    def _stroke(self, event: QKeyEvent) -> Stroke | None:
        if event.modifiers() & (_OTHERS | Qt.KeyboardModifier.ShiftModifier):
            return None
        key = Qt.Key(event.key())
        return ALWAYS.get(key) or (None if self.text() else WHEN_EMPTY.get(key))

"""The field in which a name is typed: Enter stays in it, undo does not."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override


class NameEditor(QLineEdit):
    """Takes Enter for itself, and leaves undo to the evening where it has nothing of its own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_accepted = False
        """Whether what is typed has been taken in."""

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._leaves(event):
            event.ignore()
            return False
        return super().event(event)

    def _leaves(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt lets Enter through to the grid, where it would go on a second time.
            event.accept()

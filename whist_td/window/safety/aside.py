"""A page beside the evening: everything beneath it stays as it is, and Esc leads back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.stages.stage import Beside


class Aside(QWidget):
    """Shown above the start page or a stage, and left again."""

    left = Signal()
    file_chosen = Signal(object)
    """A club file that is to be opened."""
    members_changed = Signal()
    """Somebody is shown otherwise in the room from now on."""
    forgotten = Signal(str)
    """Somebody's name stands nowhere any more; what was done, in words."""
    safety_changed = Signal()
    """A copy was kept, or the second place is another: how things stand is to be looked at."""
    told = Signal(str)
    """Something else is done: calm."""

    guide = Beside.BACKUPS
    """The page of the guide for it."""

    def take_focus(self) -> None:
        """Put the keys where the work begins."""
        self.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

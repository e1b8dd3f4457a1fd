"""What was entered and is not on the disk yet: said once it takes long enough to be noticed."""

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from whist_td.kit.jobs import PATIENCE

if TYPE_CHECKING:
    from whist_td.core.errors import RuleError
    from whist_td.desk.club import Club


class WritingWatch(QObject):
    """Follows the thread that writes the club file."""

    changed = Signal()
    """Something else is to be said."""
    troubled = Signal()
    """Something that was entered cannot be written."""
    _moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._club: Club | None = None
        self._trouble: type[RuleError] | None = None
        self.is_writing = False
        """Whether something has been on its way to the disk for longer than one notices."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._say_writing)
        # Never in the middle of a request, whichever thread tells.
        self._moved.connect(self._look, Qt.ConnectionType.QueuedConnection)

    def follow(self, club: "Club | None") -> None:
        """Watch over the file of a club from now on."""
        if club is self._club:
            return
        self._club, self._trouble, self.is_writing = club, None, False
        self._patience.stop()
        if club is not None and club.writer is not None:
            club.writer.told = self._tell
        self._look()

    def _tell(self) -> None:
        with suppress(RuntimeError):  # the window is gone before the file
            self._moved.emit()

    def _look(self) -> None:
        writer = self._club.writer if self._club else None
        is_pending = writer is not None and bool(writer.unwritten)
        trouble = type(writer.trouble) if writer and writer.trouble else None
        if not is_pending:
            self._patience.stop()
        elif not self._patience.isActive() and not self.is_writing:
            self._patience.start()
        if trouble is self._trouble and is_pending >= self.is_writing:
            return
        is_new = trouble is not None and self._trouble is None
        self._trouble, self.is_writing = trouble, is_pending and self.is_writing
        self.changed.emit()
        if is_new:
            self.troubled.emit()

    def _say_writing(self) -> None:
        self.is_writing = True
        self.changed.emit()

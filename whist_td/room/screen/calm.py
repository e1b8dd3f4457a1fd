"""When the room may follow the desk: only after the desk itself is painted, and in a lull."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

LULL = 200
"""Milliseconds without anything new: less than it takes to look from one slip to the next."""
SOON = 30
LONGEST = 1500
"""So long the room waits while one result comes after another."""


class Calm(QObject):
    """Says once that the desk is calm, however much it was told meanwhile.

    It never speaks in the turn of the event loop in which it was asked: what the desk has to
    paint is painted before, so that no key waits for the room.
    """

    come = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._lull = QTimer(self, singleShot=True)
        self._waited = QElapsedTimer()
        self._turn.timeout.connect(self._wait)
        self._lull.timeout.connect(self._speak)

    @property
    def is_awaited(self) -> bool:
        """Whether something is to be said yet."""
        return self._waited.isValid()

    def ask(self) -> None:
        """Ask to be told when the desk is calm."""
        if not self._waited.isValid():
            self._waited.start()
        self._lull.stop()
        self._turn.start()

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._turn.stop()
        self._lull.stop()
        self._waited.invalidate()

    def _wait(self) -> None:
        """Begin to wait only now: a slow commit must not have used the time up."""
        self._lull.start(SOON if self._waited.hasExpired(LONGEST) else LULL)

    def _speak(self) -> None:
        self.stop()
        self.come.emit()

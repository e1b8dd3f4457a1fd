"""The time of day, for a director who has no watch on."""

from datetime import UTC, datetime

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QWidget

from whist_td.words.words import Words

EVERY = 5_000
"""Milliseconds between two looks at the clock."""


class Clock(QLabel):
    """Hours and minutes."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self.setProperty("role", "quiet")
        self.setAccessibleName(_("Time of day"))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._timer.start(EVERY)
        self.tick()

    def tick(self) -> None:
        """Show the present minute."""
        self.setText(self._words.time(datetime.now(UTC)))

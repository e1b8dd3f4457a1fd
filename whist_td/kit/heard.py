"""What happens, for whoever listens in place of looking: a screen reader says it.

Every page announces through `announce`; nothing else speaks to the readers.
"""

from enum import Enum, auto
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

_TITLES = ("title", "heading")


class Manner(Enum):
    """How an announcement comes in: once the reader has finished, or at once."""

    POLITE = auto()
    AT_ONCE = auto()


class Herald(QObject):
    """Says at the end of each turn what was announced in it, as one sentence after another.

    Where the keys went is told by the reader itself, as soon as they go: what was announced
    comes after it, or it would be cut off.
    """

    announced = Signal(str, object)
    """What is said, and its `Manner`."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting: list[str] = []
        self._manner = Manner.POLITE
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._say)

    def take(self, sentence: str, manner: Manner) -> None:
        """Say a sentence when the turn is over; the same one once."""
        if sentence and sentence not in self._waiting:
            self._waiting.append(sentence)
            if manner is Manner.AT_ONCE:
                self._manner = manner
            self._soon.start()

    def _say(self) -> None:
        text, manner = " ".join(map(_ended, self._waiting)), self._manner
        self._waiting, self._manner = [], Manner.POLITE
        window = QApplication.activeWindow()
        if window is not None and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(window, text)
            level = QAccessible.AnnouncementPoliteness
            event.setPoliteness(level.Polite if manner is Manner.POLITE else level.Assertive)
            QAccessible.updateAccessibility(event)
        self.announced.emit(text, manner)


@cache
def herald() -> Herald:
    """Return the one voice of the program."""
    return Herald()


def announce(sentence: str, manner: Manner = Manner.POLITE) -> None:
    """Have a sentence said by the screen reader, if there is one."""
    herald().take(sentence, manner)


def title_of(page: QWidget) -> str:
    """Return the title that stands at the top of a page, or its first heading."""
    labels = [each for each in page.findChildren(QLabel) if each.isVisibleTo(page)]
    roles = (each for role in _TITLES for each in labels if each.property("role") == role)
    return next((each.text() for each in roles if each.text()), "")


def _ended(sentence: str) -> str:
    """Return a sentence with a stop, so that the reader pauses before the next."""
    return sentence if sentence[-1] in ".!?…:" else f"{sentence}."

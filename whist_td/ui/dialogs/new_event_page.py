"""The page on which a new event is asked for, whatever is played.

Enter goes from question to question, Esc goes back, one button at the foot creates it.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QWidget
from typing_extensions import override

from whist_td.i18n.words import Words
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.enter import ENTER, press_by_enter

COLUMN = 46
"""The width of the page in letters: longer lines are hard to read."""


class NewEventPage(QWidget):
    """The keys and the foot of the page; what is asked comes from each format."""

    accepted = Signal(object)
    """The request that opens the event."""
    cancelled = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._path: tuple[QWidget, ...] = ()

    def _make_foot(self, create: str, following: str) -> None:
        """Make the buttons, after all questions: Tab follows the order of making."""
        _ = self._words
        self._back = QPushButton(_("Back"), self)
        self._create = QPushButton(create, self)
        self._next = labelled(following, "quiet", self)
        self._create.setObjectName("createEvent")
        self._back.setObjectName("newEventBack")
        set_role(self._create, "primary")
        self._create.setDefault(True)
        self._back.clicked.connect(self.cancelled)

    def _ask_in_order(self, questions: Sequence[QWidget]) -> None:
        """Let Enter go through these questions, and from the last to the button."""
        self._path = (*questions, self._create)

    def _foot(self) -> QWidget:
        foot = QWidget(self)
        row = QHBoxLayout(foot)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(2 * STEP)
        row.addWidget(self._back)
        row.addStretch()
        row.addWidget(self._next)
        row.addWidget(self._create)
        self._next.setWordWrap(False)
        return foot

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_by_enter(event, self):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        here = self.focusWidget()
        if here in self._path:
            following = self._path[self._path.index(here) + 1]
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextChild()


def more_options(words: Words, page: QWidget) -> QHBoxLayout:
    """Return the heading above the options that all have a default."""
    _ = words
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    row.addWidget(labelled(_("More options"), "heading", page))
    row.addWidget(labelled(_("You can leave all of them as they are."), "quiet", page), 1)
    return row


def scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    """Return an area in which a page stands in the middle, scrolled up and down only."""
    holder = QWidget(parent)
    row = QHBoxLayout(holder)
    row.setContentsMargins(3 * STEP, 0, 3 * STEP, 0)
    row.addStretch(1)
    row.addWidget(page, 20)
    row.addStretch(1)
    area = QScrollArea(parent)
    area.setWidget(holder)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area

"""What a director seated himself is not given up unasked: other players would not fit into it."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from whist_td.desk.requests import Command, Event
from whist_td.kit.dialog_page import lay_out
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, set_role
from whist_td.players.words.own_words import OwnWords
from whist_td.words.words import Words

_WIDTH = 56
"""The least width of the question, in letters."""
E = TypeVar("E", bound=Event)


class OwnDialog(QDialog):
    """Says what would become of the seats, and asks; to keep them is the nearest answer."""

    def __init__(self, said: OwnWords, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("ownMovement")
        self.setWindowTitle(said.title)
        self._told = labelled(said.told, "body", self)
        self._keep = QPushButton(said.keep, self)
        self._anew = QPushButton(_("Seat everybody anew"), self)
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._anew.clicked.connect(self.accept)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        self._keep.setObjectName("ownKeep")
        self._anew.setObjectName("ownAnew")
        set_role(self._keep, "primary")
        self._keep.setDefault(True)
        self._told.setWordWrap(True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = labelled(self.windowTitle(), "title", self)
        lay_out(self, (title, self._told), (self._anew, self._keep), self._told)
        letters = _WIDTH * self.fontMetrics().averageCharWidth()
        self.setMinimumWidth(max(letters, self.minimumSizeHint().width()))


class OwnGuard(Generic[E]):
    """Stands before the commands of an evening; who said to keep it is not asked again."""

    def __init__(
        self,
        session: Session[E],
        panel: QWidget,
        gives_up: Callable[[E, Command], bool],
        say: Callable[[E, Words], OwnWords],
    ) -> None:
        self._session = session
        self._panel = panel
        self._gives_up = gives_up
        self._say = say
        self._kept: E | None = None

    def refusal(self, command: Command) -> str:
        """Return why a command will not do; nothing where it may be carried out."""
        evening, _ = self._session.evening, self._session.words
        if not self._gives_up(evening, command):
            return ""
        said = self._say(evening, _)
        if self._kept is not evening:
            # Kept before the question: leaving a cell for it must not ask a second time.
            self._kept = evening
            if OwnDialog(said, _, self._panel.window()).exec():
                self._kept = None
                return ""
        return said.refused

"""What a director seated himself is not given up unasked: other players would not fit into it."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from whist_td.desk.requests import Command, Event
from whist_td.kit.dialog_pages import give_guide, lay_out
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled
from whist_td.players.words.movement_pages import OwnWords
from whist_td.words.words import Words

_WIDTH = 56
"""The least width of the question, in letters."""
E = TypeVar("E", bound=Event)


class OwnDialog(QDialog):
    """Says what would become of the seats, and asks; to keep them is the nearest answer."""

    def __init__(self, texts: OwnWords, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ownMovement")
        self.setWindowTitle(texts.title)
        self._text = labelled(texts.told, "body", self)
        self._keep = button(texts.keep, "ownKeep", self, "primary")
        self._seat_again = button(words("Reseat everyone"), "ownAnew", self)
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._seat_again.clicked.connect(self.accept)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        self._keep.setDefault(True)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = labelled(self.windowTitle(), "title", self)
        lay_out(self, (title, self._text), (self._seat_again, self._keep), self._text)
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
        self._accepted: E | None = None

    def refusal(self, command: Command) -> str:
        """Return why a command will not do; nothing where it may be carried out."""
        evening, _ = self._session.evening, self._session.words
        if not self._gives_up(evening, command):
            return ""
        texts = self._say(evening, _)
        if self._accepted is not evening:
            # Kept before the question: leaving a cell for it must not ask a second time.
            self._accepted = evening
            question = OwnDialog(texts, _, self._panel.window())
            give_guide(question)
            if question.exec():
                self._accepted = None
                return ""
        return texts.refused

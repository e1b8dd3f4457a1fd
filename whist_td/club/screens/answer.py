"""A question about people: the answer is a command, and what refuses it is said in place."""

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtWidgets import QDialog, QLayout, QWidget

from whist_td.club.rules.book import ClubBook
from whist_td.core.errors import RuleError
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import lay_out, room_above
from whist_td.kit.parts import button
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.messages import message


class AnswerDialog(QDialog):
    """Says what is asked; Enter gives the answer, Esc leaves all as it is."""

    WIDTH = 80
    """The least width, in steps."""

    def __init__(
        self, session: Session[ClubBook], says: tuple[str, str], does: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        title, about = says
        self._session = session
        self.setWindowTitle(title)
        self._title = labelled(title, "title", self)
        self._about = labelled(about, "body", self)
        self._about.setVisible(bool(about))
        self._error = labelled("", "error", self)
        self._error.hide()
        self._leave = button(session.words("Leave as it is"), "answerLeave", self)
        self._accept = button(does, "answerAccept", self, "primary")
        self._leave.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)
        self._accept.setDefault(True)
        self.setMinimumWidth(self.WIDTH * STEP)

    @abstractmethod
    def _answer(self) -> Command | str | None:
        """Return the answer, or why there is none yet; None: all stays as it is.

        What makes no sense may be raised: it is said in place.
        """

    def _lay_out(self, parts: Iterable[QWidget | QLayout], tallest: QWidget | None = None) -> None:
        said = (self._title, self._about, *parts, self._error)
        lay_out(self, said, (self._leave, self._accept), tallest)

    def _take(self) -> None:
        try:
            answer = self._answer()
        except RuleError as error:
            answer = message(error, self._session.words)
        if answer is None:
            self.reject()
            return
        sentence = answer if isinstance(answer, str) else self._session.refusal(answer)
        if not sentence:
            self.accept()
            return
        self._error.setText(sentence)
        self._error.show()
        self._make_room()
        bring_into_sight(self._error)

    def _make_room(self) -> None:
        """Grow for what is shown now: Qt would squeeze the fields."""
        tall = min(self.heightForWidth(self.width()), room_above(self).height())
        self._grow(self.width(), tall)

    def _grow(self, wide: int, tall: int) -> None:
        """Be so large at least, and go no further down or right than the window behind."""
        self.resize(max(wide, self.width()), max(tall, self.height()))
        parent = self.parentWidget()
        if parent is None or not self.isVisible():
            return
        place, behind = self.frameGeometry(), parent.window().frameGeometry()
        left = min(place.left(), behind.right() - place.width())
        top = min(place.top(), behind.bottom() - place.height())
        self.move(max(left, behind.left()), max(top, behind.top()))

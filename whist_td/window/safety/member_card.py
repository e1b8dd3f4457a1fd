"""One person: how they are shown in the room, and that they may be forgotten."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QVBoxLayout, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.desk.club import Club
from whist_td.desk.members import initials
from whist_td.kit.parts import button, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.window.safety.forget_question import ForgetQuestion
from whist_td.words.messages import message
from whist_td.words.words import Words


class MemberCard(QFrame):
    """What can be done for the person chosen in the list."""

    shown_otherwise = Signal()
    forgotten = Signal(str)
    told = Signal(str)

    def __init__(self, club: Club, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("memberCard")
        self.setProperty("role", "card")
        self._club = club
        self._words = words
        self._name = ""
        _ = words
        self._title = labelled("", "heading", self)
        self._title.setWordWrap(True)
        self._initials = QCheckBox(self)
        self._initials.setObjectName("showInitials")
        self._about = labelled(
            _(
                "So it stands in the room and on the web page. What is entered, printed and kept "
                "in the journal has the name."
            ),
            "quiet",
            self,
        )
        self._error = labelled("", "error", self)
        self._forget = button(_("Forget this person…"), "forget", self, "danger")
        self._question = ForgetQuestion(club, words, self)
        self._lay_out()
        self._initials.clicked.connect(self._show_otherwise)
        self._forget.clicked.connect(self._ask)
        self._question.closed.connect(self._close_question)
        self._question.forgotten.connect(self.forgotten)
        self._question.told.connect(self.told)
        self._error.hide()
        self.hide()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self)
        inside.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        inside.setSpacing(STEP)
        for part in (self._title, self._initials, self._about, self._error):
            inside.addWidget(part)
        inside.addSpacing(STEP)
        inside.addLayout(row(self._forget, None))
        inside.addWidget(self._question)

    def show_member(self, name: str | None) -> None:
        """Show somebody, or nobody."""
        self._name = name or ""
        self.setVisible(name is not None)
        self._question.hide()
        self._forget.show()
        self._error.hide()
        if name is None:
            return
        _, members = self._words, self._club.file.members
        keys = {folded(each) for each in members.discreet()}
        self._title.setText(name)
        self._initials.setText(_("Show initials only: {initials}", initials=initials(name)))
        self._initials.setChecked(folded(name) in keys)
        is_locked = self._club.is_read_only
        for part in (self._initials, self._forget):
            part.setEnabled(not is_locked)
            part.setToolTip(_("The club file can only be read.") if is_locked else "")

    def _show_otherwise(self) -> None:
        members = self._club.file.members
        change = members.be_discreet if self._initials.isChecked() else members.be_named
        try:
            change(self._name)
        except RuleError as error:
            self._initials.setChecked(not self._initials.isChecked())
            self._error.setText(message(error, self._words))
            self._error.show()
            return
        self.shown_otherwise.emit()

    def _ask(self) -> None:
        self._forget.hide()
        self._question.ask(self._name)

    def _close_question(self) -> None:
        self._question.hide()
        self._forget.show()
        self._forget.setFocus()

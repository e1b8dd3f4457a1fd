"""A question after which the rounds to come are seated afresh: what it means is said before."""

from typing import Generic

from PySide6.QtWidgets import QDialog, QFrame, QVBoxLayout, QWidget

from whist_td.desk.requests import Command, E
from whist_td.kit.dialog_pages import fill_card, lay_out
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.screens.coming_forms import LateForm, LeaveForm, StayForm
from whist_td.players.screens.movement_dialogs import WIDTH


class ReseatingDialog(QDialog, Generic[E]):
    """The frame of such a question: who and when, what it means, and the two answers."""

    _names: tuple[str, str, str, str]
    """What the meaning, the error and the two answers are called among the parts."""
    _asked: LateForm | LeaveForm | StayForm
    """The form that asks; a dialog that asks otherwise says itself what its answers come to."""

    def __init__(
        self, session: Session[E], title: str, intro: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        _, (means, error, keep, accept) = session.words, self._names
        self._session = session
        self._command: Command | None = None
        self.setWindowTitle(title)
        self._heading = labelled(title, "title", self)
        self._intro = labelled(intro, "quiet", self)
        self._form = QVBoxLayout()
        self._card = QFrame(self)
        self._card_heading = labelled(_("What it means"), "heading", self._card)
        self._means = named(labelled("", "body", self._card), means)
        self._error = named(labelled("", "error", self), error)
        self._keep = button(_("Change nothing"), keep, self)
        self._accept = button("", accept, self, "primary")
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        self._accept.setDefault(True)
        self._error.hide()
        self._form.setSpacing(2 * STEP)
        self._inside = fill_card(self._card, (self._card_heading, self._means))
        parts = (self._heading, self._intro, self._form, self._card, self._error)
        lay_out(self, parts, (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _ask_in(self, form: LateForm | LeaveForm | StayForm) -> None:
        self._asked = form
        self._form.addWidget(form)
        form.changed.connect(self.ask)
        self.ask()
        form.setFocus()

    def ask(self) -> None:
        """Say again what the answers mean: something in the question has changed."""
        raise NotImplementedError

    def _lacking(self) -> str:
        """Return what has to be answered before anybody can accept; nothing where all is said."""
        return self._asked.lacking

    def _accept_text(self) -> str:
        """Return what the button does, in words."""
        return self._asked.accept_text

    def show_answers(self) -> None:
        """Say on the button what it does, and let it be pressed once everything is known."""
        lacking = self._lacking()
        self._accept.setText(self._accept_text())
        self._accept.setToolTip(lacking)
        self._accept.setEnabled(not lacking and self._command is not None)

    def _carry_out(self) -> None:
        if self._command is None:
            return
        sentence = self._session.refusal(self._command)
        if sentence:
            self._refuse(sentence)
        else:
            self.accept()

    def _refuse(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))

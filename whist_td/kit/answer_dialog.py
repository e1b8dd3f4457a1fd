"""A question in a dialog: the answer is a command, and what refuses it is said in place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.core.errors import RuleError
from whist_td.desk.requests import Command
from whist_td.kit.dialog_pages import FIELDS, lay_out, make_room, open_dialog
from whist_td.kit.form import RowForm
from whist_td.kit.parts import button, fill_line
from whist_td.kit.questions import Asking
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.words.messages import message

Outcome: TypeAlias = Command | tuple[Command, ...] | str
"""What answers come to: a command, several one by one, or the sentence why there is none."""


def meant(command: Command) -> Asking[Command]:
    """Ask nothing but whether a command is meant."""
    yield from ()
    return command


@dataclass(frozen=True)
class Inquiry:
    """What a dialog asks: its name, its words, its fields, and what the answers come to.

    They come to nothing where all stays as it is.
    """

    name: str
    title: str
    does: str | Callable[[Any], str]
    """What the button says that carries it out, or says of what the answers come to."""
    asks: Callable[[], Asking[Outcome | None]]
    about: str = ""
    begins: str = ""
    """The question that has the keys first, where it is not the first one."""
    warns: Callable[[Command], str] = lambda _command: ""
    """What is said once before a command is carried out, in place of carrying it out."""
    insists: str = ""
    """What the button says after that."""
    waits: bool = False
    """Whether nothing can be answered before somebody has chosen."""
    steps: int = 80
    """The least width."""
    tall: int = 0
    """The height, in steps; 0: what is needed."""
    answers: tuple[int, ...] = ()
    """The proposals that are answered for by it."""
    keeps: str = ""
    """What the button says that leaves all as it is, where that is what Enter does."""


class AnswerDialog(QDialog):
    """Says what is asked; Enter gives the answer, Esc leaves all as it is."""

    def __init__(self, session: Session[Any], question: Inquiry, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._session, self._question = session, question
        self.setObjectName(question.name)
        self.setWindowTitle(question.title)
        self._title = labelled(question.title, "title", self)
        self._about = labelled("", "body", self)
        fill_line(self._about, question.about)
        self._error = labelled("", "error", self)
        self._error.hide()
        leaves, role = question.keeps or session.words("Leave as it is"), "primary"
        self._leave = button(leaves, "answerLeave", self)
        self._accept = button("", "answerAccept", self, "danger" if question.keeps else role)
        self._leave.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)
        (self._leave if question.keeps else self._accept).setDefault(True)
        self._warned: Outcome | None = None
        self.setMinimumWidth(question.steps * STEP)
        self.form = named(RowForm(session.words, self), FIELDS)
        self.form.ask(question.asks)
        self.form.edited.connect(self._listen)
        area = scrolled(self.form, self)
        area.setVisible(any(True for _each in self.form.fields))
        parts = (self._title, self._about, area, self._error)
        lay_out(self, parts, (self._leave, self._accept), area)
        if area.isVisibleTo(self):
            self.form.take_focus(question.begins)
        self._listen()
        if question.tall:
            self.resize(question.steps * STEP, question.tall * STEP)

    def _listen(self) -> None:
        """Take back what was said of other answers."""
        does = self._question.does
        self._accept.setEnabled(not (self._question.waits and self.form.refused))
        self._warned = None
        self._accept.setText(does if isinstance(does, str) else does(self.form.outcome))
        self._error.hide()
        if self.isVisible():
            make_room(self)

    def _take(self) -> None:
        if self.form.refuse():
            sentence = self.form.wrong_together
        elif self.form.outcome is None:
            self.reject()
            return
        elif not (sentence := self._refusal(self.form.outcome)):
            self.accept()
            return
        fill_line(self._error, sentence)
        make_room(self)
        if sentence:
            bring_into_sight(self._error)

    def _refusal(self, outcome: Outcome) -> str:
        """Carry it out, or return why not: it may have to be meant once more."""
        if isinstance(outcome, str):
            return outcome
        commands = outcome if isinstance(outcome, tuple) else (outcome,)
        try:
            warnings = map(self._question.warns, commands if outcome != self._warned else ())
            warning = next(filter(None, warnings), "")
        except RuleError as error:
            return message(error, self._session.words)
        if warning:
            self._warned = outcome
            self._accept.setText(self._question.insists)
            return warning
        answers = self._question.answers
        refusals = (self._session.refusal(each, answers=answers) for each in commands)
        return next(filter(None, refusals), "")


def ask(session: Session[Any], question: Inquiry, parent: QWidget) -> AnswerDialog:
    """Ask a question above the work."""
    dialog = AnswerDialog(session, question, parent)
    open_dialog(dialog)
    return dialog

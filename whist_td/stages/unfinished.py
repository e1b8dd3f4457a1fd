"""Asked before what leaves unfinished lines of the entries out: paper, and round 1."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.kit.dialog_pages import lay_out, open_dialog
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled
from whist_td.words.history import unfinished_sentence

_WIDTH = 56
"""The least width of a question, in letters."""


class UnfinishedQuestion(QDialog):
    """Says what would be left behind; to go and see is the nearest answer."""

    def __init__(
        self, title: str, sentence: str, answers: tuple[str, str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        careful, despite = answers
        self.setObjectName("question")
        self.setWindowTitle(title)
        text = labelled(sentence, "body", self)
        self._careful = button(careful, "careful", self, "primary")
        self._despite = button(despite, "despite", self)
        self._careful.clicked.connect(self.reject)
        self._despite.clicked.connect(self.accept)
        lay_out(self, (labelled(title, "title", self), text), (self._despite, self._careful), text)
        letters = _WIDTH * self.fontMetrics().averageCharWidth()
        self.setMinimumWidth(max(letters, self.minimumSizeHint().width()))
        self._careful.setDefault(True)
        self._careful.setFocus()


def ask_unfinished(
    session: Session[Any],
    panel: QWidget,
    work: Callable[[], object],
    entries: Callable[[], object],
) -> None:
    """Do some work at once, or ask first where lines of the entries would be left out of it."""
    _ = session.words
    unfinished = unfinished_sentence(session.facts, _)
    if not unfinished:
        work()
        return
    consequence = _("They count for nobody until they are corrected in the entries.")
    question = UnfinishedQuestion(
        _("Not everybody typed is entered"),
        f"{unfinished} {consequence}",
        (_("Go to the entries"), _("Continue without them")),
        panel.window(),
    )
    question.accepted.connect(work)
    question.rejected.connect(entries)
    open_dialog(question)

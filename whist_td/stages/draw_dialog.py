"""Anybody checks the draw: the number is typed, and tonight's draw comes out again or does not."""

from typing import Any

from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QLineEdit, QPlainTextEdit, QWidget

from whist_td.kit.dialog_pages import lay_out
from whist_td.kit.parts import button, row
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.draws import draw_again

_LINES, _LETTERS = 12, 56
"""The least that is seen of the draw."""


class DrawDialog(QDialog):
    """A number, and what is drawn with it from the list as it stood before tonight's draw."""

    def __init__(self, session: Session[Any], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("drawDialog")
        self.setWindowTitle(_("Check the draw"))
        self._number = named(QLineEdit(self), "drawNumber", _("Draw number"))
        self._number.setValidator(QRegularExpressionValidator("[0-9]{0,18}", self))
        self._draw = button(_("Draw again"), "drawAgain", self, "primary")
        self._told = named(QPlainTextEdit(self), "drawnAgain", _("What comes out"))
        self._told.setReadOnly(True)
        self._verdict = named(labelled("", "heading", self), "drawVerdict")
        self._leave = button(_("Close"), "closeDraw", self)
        self._lay_out()
        self._draw.setDefault(True)
        self._draw.clicked.connect(self.draw)
        self._number.textChanged.connect(self._show_possible)
        self._leave.clicked.connect(self.reject)
        self._show_possible()

    def _lay_out(self) -> None:
        _ = self._session.words
        intro = labelled(
            _(
                "Type the number announced at the draw. The draw is repeated from the list as it "
                "was before, and nothing changes."
            ),
            "body",
            self,
        )
        fields = QWidget(self)
        fields.setLayout(row(labelled(_("Draw number"), "body", self), self._number, self._draw))
        letter = self.fontMetrics()
        self._told.setMinimumHeight(_LINES * letter.lineSpacing())
        self.setMinimumWidth(_LETTERS * letter.averageCharWidth())
        title = labelled(self.windowTitle(), "title", self)
        parts = (title, intro, fields, self._verdict, self._told)
        lay_out(self, parts, (self._leave,), self._told)

    def _show_possible(self) -> None:
        self._draw.setEnabled(bool(self._number.text()))

    def draw(self) -> None:
        """Draw with the number that is typed, and say whether it is tonight's draw."""
        session = self._session
        number, desk = int(self._number.text()), session.desk
        again = draw_again(desk.facts, desk.lines, session.dice, number, session.words)
        if again is None:
            return
        self._told.setPlainText("\n".join(again.lines))
        self._verdict.setText(again.sentence(session.words))
        set_role(self._verdict, "good" if again.is_same else "warning")

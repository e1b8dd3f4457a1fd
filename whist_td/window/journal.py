"""The journal page: what was done, when, what stood before and what stands now."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.kit.parts import button, page, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.stages.formats import screens_of
from whist_td.window.journal_table import Column, JournalFilter, JournalTable
from whist_td.window.journal_view import JournalView
from whist_td.words import history


class JournalPanel(QWidget):
    """Every line of the journal, newest first; undo and redo say what they will do."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("journalPanel")
        _ = session.words
        self._title = labelled(_("Journal"), "title", self)
        self._about = labelled(
            _("Every change of the evening. Nothing is ever wiped out, not even by Undo."),
            "quiet",
            self,
        )
        self._undo = button("", "undoButton", self, sign="undo")
        self._redo = button("", "redoButton", self, sign="redo")
        self._filter = QLineEdit(self)
        self._filter.setObjectName("journalFilter")
        self._count = labelled("", "small", self)
        self._model = JournalTable(_, self)
        self._shown = JournalFilter(self)
        self._view = JournalView(self._shown, self)
        self._lay_out()
        self._name_parts()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self._filter.setMinimumWidth(50 * STEP)
        self._filter.setClearButtonEnabled(True)
        self._count.setWordWrap(False)
        whole = page(self)
        whole.addWidget(self._title)
        whole.addWidget(self._about)
        whole.addSpacing(STEP)
        whole.addLayout(row(self._filter, self._count, None, spacing=2 * STEP))
        whole.addWidget(self._view, 1)
        whole.addLayout(row(self._undo, self._redo, None))

    def _name_parts(self) -> None:
        _ = self._session.words
        hint = _(screens_of(self._session.evening).journal_hint)
        self._filter.setPlaceholderText(hint)
        self._filter.setAccessibleName(_("Find in the journal"))
        self._view.setAccessibleName(_("Journal"))
        self._shown.setSourceModel(self._model)
        header = self._view.horizontalHeader()
        header.setSectionResizeMode(Column.TIME, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Stretch)
        self.setFocusProxy(self._filter)

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._filter.textChanged.connect(self._find)
        self._undo.clicked.connect(self._take_back)
        self._redo.clicked.connect(self._do_again)

    def refresh(self) -> None:
        """Show the whole journal as it stands on the disk."""
        self._model.show_lines(self._session.desk.lines, self._session.evening)
        self._show_state()

    def _take_in(self, outcome: Outcome) -> None:
        lines = self._session.desk.lines
        if outcome.line and len(lines) == self._model.rowCount() + 1:
            self._model.add_line(lines, self._session.evening)
            self._show_state()
        else:
            self.refresh()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def _find(self, typed: str) -> None:
        self._shown.look_for(typed)
        self._show_count()

    def _take_back(self) -> None:
        self._session.undo()

    def _do_again(self) -> None:
        self._session.redo()

    def _show_state(self) -> None:
        _, desk = self._session.words, self._session.desk
        undo, redo = desk.to_undo, desk.to_redo
        evening = self._session.evening
        locked = desk.is_read_only
        self._offer(
            self._undo,
            history.undo_sentence(undo, evening, _) if undo else _("Nothing to undo"),
            possible=undo is not None and not locked,
        )
        self._offer(
            self._redo,
            history.redo_sentence(redo, evening, _) if redo else _("Nothing to redo"),
            possible=redo is not None and not locked,
        )
        self._show_count()

    def _offer(self, button: QPushButton, sentence: str, *, possible: bool) -> None:
        room = max(40 * STEP, self.width() // 2 - 15 * STEP)
        metrics = button.fontMetrics()
        button.setMinimumWidth(1)
        button.setText(metrics.elidedText(sentence, Qt.TextElideMode.ElideRight, room))
        button.setToolTip(sentence)
        button.setAccessibleName(sentence)
        button.setEnabled(possible)

    def _show_count(self) -> None:
        _, shown, total = self._session.words, self._shown.rowCount(), self._model.rowCount()
        if shown == total:
            self._count.setText(_.plural("{n} line", "{n} lines", total))
        elif shown:
            self._count.setText(_("{shown} of {total} lines", shown=shown, total=total))
        else:
            self._count.setText(_("No line speaks of that."))

"""The stage *Entries*: who plays, and at which table each team is at home."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whist_td.ui.dialogs.import_teams import ImportDialog
from whist_td.ui.models.entries import EntriesModel
from whist_td.ui.models.entries_cells import FIRST_TYPED
from whist_td.ui.models.entries_rows import Entry
from whist_td.ui.panels.entries_actions import EntriesActions
from whist_td.ui.panels.entries_delegate import EntriesDelegate
from whist_td.ui.panels.entries_line import EntriesLine
from whist_td.ui.panels.entries_orders import TeamOrders
from whist_td.ui.panels.entries_storing import RowKeeper
from whist_td.ui.panels.entries_view import EntriesView
from whist_td.ui.panels.event_words import count_sentence
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.usecases.desk import Outcome

_SHOWN_HERE = {"teams", "rounds", "settings", "progress"}
"""The fields of an evening that this panel speaks of."""


class EntriesPanel(QWidget):
    """Teams typed in a grid; each finished row is stored at once."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("entriesPanel")
        _ = session.words
        self._count = labelled("", "title", self)
        self._help = labelled("", "quiet", self)
        self._actions = EntriesActions(_, self)
        self._model = EntriesModel(_, self, session.drafts.entries)
        self._keeper = RowKeeper(session, self._model, self)
        delegate = EntriesDelegate(self._keeper.known_names, self)
        self._view = EntriesView(self._model, delegate, _, self)
        self._orders = TeamOrders(session, self)
        self._line = EntriesLine(_, self)
        self._lay_out()
        self._connect()
        self.refresh()
        self._keeper.retry()
        self._view.go_to(0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        self._count.setWordWrap(True)
        self._help.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self._count, self._help, self._actions):
            column.addWidget(part)
        column.addSpacing(STEP)
        column.addWidget(self._view, 1)
        column.addWidget(self._line)

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._orders.refused.connect(self._line.say_refusal)
        self._model.typed.connect(self._keeper.row_typed)
        self._model.dataChanged.connect(self._row_changed)
        self._view.row_left.connect(self._keeper.row_left)
        self._keeper.moved.connect(self._follow)
        self._view.row_entered.connect(self._show_choice)
        self._view.block_pasted.connect(self._paste)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)
        self._actions.substitute_asked.connect(self._orders.ask_substitute)
        self._actions.withdraw_asked.connect(self._orders.ask_withdrawal)
        self._actions.reinstate_asked.connect(self._orders.reinstate)

    def take_focus(self) -> None:
        """Put the cursor in the grid; a focus proxy would turn the chain of Tab into a circle."""
        self._view.setFocus()

    def refresh(self) -> None:
        """Show the entries as they are on the disk, drafts kept."""
        evening = self._session.evening
        self._model.show_teams(evening.teams, is_open=not evening.is_started)
        self._count.setText(count_sentence(evening, self._session.words))
        self._help.setText(self._help_text())
        self._row_changed()

    def ask_import(self) -> None:
        """Let the director choose a list to import."""
        self._keeper.store_all()
        dialog = ImportDialog(self._session, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _session_changed(self, outcome: Outcome) -> None:
        if _SHOWN_HERE & {change.field for change in outcome.changes}:
            self.refresh()

    def _help_text(self) -> str:
        _, evening = self._session.words, self._session.evening
        if evening.is_started:
            return _("A name can still be corrected: choose it, type, and press Enter.")
        seed = evening.progress.table_seed
        if seed is None:
            return _("Type a name, Enter goes on to the next. Every finished line is kept.")
        return _(
            "Tables drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    def _entry(self) -> Entry | None:
        row = self._view.currentIndex().row()
        return self._model.entries[row] if 0 <= row < len(self._model.entries) else None

    def _row_changed(self) -> None:
        entries = self._model.entries
        unfinished = tuple(entries[row].number for row in self._model.drafts)
        self._session.drafts.entries = tuple(entries[row] for row in self._model.drafts)
        self._line.say_state(self._session.evening, unfinished)
        self._show_choice()

    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.evening, self._entry())

    def _follow(self, source: int, goal: int) -> None:
        # After the click or key that left the row: Qt has not finished with it yet.
        QTimer.singleShot(0, self._view, partial(self._view.follow, source, goal))

    def _draw(self) -> None:
        if self._keeper.store_all():
            self._orders.draw()

    def _move(self, steps: int) -> None:
        entry, index = self._entry(), self._view.currentIndex()
        if entry is None or not self._keeper.store_all():
            return
        if self._orders.move(entry.number, steps):
            self._view.go_to(index.row() + steps, index.column())

    def _remove(self) -> None:
        entry = self._entry()
        if entry:
            self._model.forget_draft(self._view.currentIndex().row())
            self._orders.remove(entry)
            self._view.setFocus()

    def _paste(self, text: str) -> None:
        index = self._view.currentIndex()
        if index.isValid() and text.strip():
            self._keeper.paste(index.row(), max(index.column(), FIRST_TYPED), text)

"""The stage *Entries* of a Whiz tournament: who plays, and the movement that follows from it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.words import Words
from whist_td.ui.models.entries_players import PlayerRow
from whist_td.ui.models.typed_model import FIRST_TYPED
from whist_td.ui.panels.entries_delegate import EntriesDelegate
from whist_td.ui.panels.entries_view import EntriesView
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.whiz.entries_actions import WhizEntriesActions
from whist_td.ui.whiz.entries_import import PlayersImportDialog
from whist_td.ui.whiz.entries_line import WhizEntriesLine, count_sentence
from whist_td.ui.whiz.entries_orders import PlayerOrders
from whist_td.ui.whiz.entries_rows import PlayersModel
from whist_td.ui.whiz.entries_storing import PlayerKeeper
from whist_td.ui.whiz.movement_dialog import show_movement
from whist_td.usecases.desk import Outcome

_SHOWN_HERE = {"players", "rounds", "settings", "progress"}


class PlayersDelegate(EntriesDelegate):
    """Offers the club's names for names, and the clubs entered so far for clubs."""

    def __init__(
        self,
        names: Callable[[], list[str]],
        clubs: Callable[[], list[str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(names, parent)
        self._clubs = clubs

    @override
    def _offered(self, column: int) -> list[str]:
        return self._names() if column == FIRST_TYPED else self._clubs()


class PlayersView(EntriesView):
    """The players, typed cell by cell."""

    FIRST_PART = 0.55
    ENTER_STOPS = 1

    def __init__(
        self, model: PlayersModel, delegate: PlayersDelegate, words: Words, parent: QWidget
    ) -> None:
        super().__init__(model, delegate, words, parent)
        _ = words
        self.setAccessibleName(_("Players"))


class WhizEntriesPanel(QWidget):
    """Players typed in a grid; each finished row is stored at once, with its movement."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("whizEntriesPanel")
        _ = session.words
        self._count = labelled("", "title", self)
        self._help = labelled("", "quiet", self)
        self._actions = WhizEntriesActions(_, self)
        self._model = PlayersModel(_, self, session.drafts.players)
        self._keeper = PlayerKeeper(session, self._model, self)
        delegate = PlayersDelegate(self._keeper.known_names, self._keeper.known_clubs, self)
        self._view = PlayersView(self._model, delegate, _, self)
        self._orders = PlayerOrders(session, self)
        self._line = WhizEntriesLine(_, self)
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
        self._actions.late_asked.connect(self._ask_late)
        self._actions.leave_asked.connect(self._ask_leave)
        self._actions.stay_asked.connect(self._ask_stay)
        self._actions.movement_asked.connect(self._show_movement)

    def take_focus(self) -> None:
        """Put the cursor in the grid; a focus proxy would turn the chain of Tab into a circle."""
        self._view.setFocus()

    def refresh(self) -> None:
        """Show the entries as they are on the disk, drafts kept."""
        evening = self._session.evening
        self._model.show_players(evening.players, is_open=not evening.is_started)
        self._count.setText(count_sentence(evening, self._session.words))
        self._help.setText(self._help_text())
        self._row_changed()

    def ask_import(self) -> None:
        """Let the director choose a list to import."""
        self._keeper.store_all()
        dialog = PlayersImportDialog(self._session, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _session_changed(self, outcome: Outcome) -> None:
        if not _SHOWN_HERE & {change.field for change in outcome.changes}:
            return
        known = len(self._model.entries)
        self.refresh()
        if self._session.evening.is_started and len(self._model.entries) > known:
            self._view.go_to(known)  # who has come late is seen at once

    def _help_text(self) -> str:
        _, evening = self._session.words, self._session.evening
        if evening.is_started:
            return _("A name can still be corrected: choose it, type, and press Enter.")
        seed = evening.progress.draw_seed
        if seed is None:
            return _("Type a name, Enter goes on to the next. Tab leads to the club.")
        return _(
            "Numbers drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    def _row(self) -> PlayerRow | None:
        row = self._view.currentIndex().row()
        return self._model.entries[row] if 0 <= row < len(self._model.entries) else None

    def _row_changed(self) -> None:
        rows = self._model.entries
        unfinished = tuple(rows[row].number for row in self._model.drafts)
        self._session.drafts.players = tuple(rows[row] for row in self._model.drafts)
        self._line.say_state(self._session.evening, unfinished)
        self._show_choice()

    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.evening, self._row())

    def _follow(self, source: int, goal: int) -> None:
        # After the click or key that left the row: Qt has not finished with it yet.
        QTimer.singleShot(0, self._view, partial(self._view.follow, source, goal))

    def _draw(self) -> None:
        if self._keeper.store_all():
            self._orders.draw()

    def _move(self, steps: int) -> None:
        row, index = self._row(), self._view.currentIndex()
        if row is None or not self._keeper.store_all():
            return
        if self._orders.move(row.number, steps):
            self._view.go_to(index.row() + steps, index.column())

    def _remove(self) -> None:
        row = self._row()
        if row:
            self._model.forget_draft(self._view.currentIndex().row())
            self._orders.remove(row)
            self._view.setFocus()

    def _paste(self, text: str) -> None:
        index = self._view.currentIndex()
        if index.isValid() and text.strip():
            self._keeper.paste(index.row(), max(index.column(), FIRST_TYPED), text)

    def _chosen(self) -> int | None:
        row = self._row()
        return row.number if row and row.stored else None

    def _ask_late(self) -> None:
        if self._keeper.store_all():
            self._orders.ask_late(self._keeper.known_names())

    def _ask_leave(self) -> None:
        if self._keeper.store_all():
            self._orders.ask_leave(self._chosen())

    def _ask_stay(self) -> None:
        if self._keeper.store_all():
            self._orders.ask_stay(self._chosen())

    def _show_movement(self) -> None:
        self._keeper.store_all()
        show_movement(self._session, self)

"""The stage *Entries* of a club night: who plays, and the seats that follow from it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.entries_actions import ClubEntriesActions
from whist_td.formats.club_night.screens.entries_comings import (
    LateDialog,
    LeaveDialog,
    StayDialog,
    SubstituteDialog,
)
from whist_td.formats.club_night.screens.entries_grid import is_paired, made_grid
from whist_td.formats.club_night.screens.entries_import import ClubImportDialog
from whist_td.formats.club_night.screens.entries_line import ClubEntriesLine, count_sentence
from whist_td.formats.club_night.screens.entries_pairing import NewPairDialog
from whist_td.formats.club_night.screens.entries_storing import known_names
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.own import gives_up_own
from whist_td.formats.club_night.views.planning import (
    draw_seats,
    moved_up_or_down,
    remove_player,
)
from whist_td.formats.club_night.words.movement_page import own_seats_words
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.players.screens.own_guard import OwnGuard
from whist_td.words.messages import message

_SHOWN_HERE = {"players", "rounds", "settings", "progress"}


class ClubEntriesPanel(QWidget):
    """Players typed in a grid; each finished line is stored at once, with everybody's seats."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("clubEntriesPanel")
        _ = session.words
        self._count = labelled("", "title", self)
        self._help = labelled("", "quiet", self)
        self._actions = ClubEntriesActions(_, self)
        self._line = ClubEntriesLine(_, self)
        self._holder = QWidget(self)
        self._place = QVBoxLayout(self._holder)
        self._is_paired = is_paired(session.evening)
        self._grid = made_grid(session, self._holder)
        self._lay_out()
        self._guard = OwnGuard(session, self, gives_up_own, own_seats_words)
        session.before = self._guard.refusal
        self._connect()
        self._show_grid()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._count.setWordWrap(True)
        self._help.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self._count, self._help, self._actions):
            column.addWidget(part)
        column.addSpacing(STEP)
        column.addWidget(self._holder, 1)
        column.addWidget(self._line)

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)
        self._actions.late_asked.connect(self._ask_late)
        self._actions.leave_asked.connect(self._ask_leave)
        self._actions.stay_asked.connect(self._ask_stay)
        self._actions.substitute_asked.connect(self._ask_substitute)
        self._actions.new_pair_asked.connect(self._ask_new_pair)
        self._actions.seats_asked.connect(self._show_seats)

    def _show_grid(self) -> None:
        self._place.addWidget(self._grid.view)
        self._grid.view.show()
        self._grid.changed.connect(self._line_changed)
        self.refresh()
        self._grid.keeper.retry()
        self._grid.view.go_to(0)

    def take_focus(self) -> None:
        """Put the cursor in the grid; a focus proxy would turn the chain of Tab into a circle."""
        self._grid.view.setFocus()

    def refresh(self) -> None:
        """Show the entries as they are on the disk, drafts kept."""
        self._grid.refresh()
        self._count.setText(count_sentence(self._session.evening, self._session.words))
        self._help.setText(self._help_text())
        self._line_changed()

    def ask_import(self) -> None:
        """Let the director choose a list to import."""
        self._grid.keeper.store_all()
        _open(ClubImportDialog(self._session, self))

    def _session_changed(self, outcome: Outcome) -> None:
        if not _SHOWN_HERE & {change.field for change in outcome.changes}:
            return
        if is_paired(self._session.evening) is not self._is_paired:
            self._change_grid()
            return
        known = len(self._grid.model.entries)
        self.refresh()
        if self._session.evening.is_started and len(self._grid.model.entries) > known:
            self._grid.view.go_to(known)  # who has come late is seen at once

    def _change_grid(self) -> None:
        """Show lines of the other kind: pairs, or players one by one."""
        self._is_paired = is_paired(self._session.evening)
        self._grid.changed.disconnect(self._line_changed)
        self._place.removeWidget(self._grid.view)
        self._grid.view.hide()
        self._grid.view.deleteLater()
        self._grid = made_grid(self._session, self._holder)
        self._show_grid()

    def _help_text(self) -> str:
        _, evening = self._session.words, self._session.evening
        if evening.is_started:
            return _("A name can still be corrected: choose it, type, and press Enter.")
        seed = evening.progress.draw_seed
        if seed is not None:
            return _(
                "Seats drawn by lot, draw number {seed}. The same number and list always give "
                "the same draw, so anybody may check it.",
                seed=seed,
            )
        if self._is_paired:
            return _(
                "A line a pair: Enter leads to the partner, then to the next; Tab to the club."
            )
        return _("Type a name, Enter goes on to the next. Tab leads to the club.")

    def _line_changed(self) -> None:
        self._grid.keep_drafts()
        self._line.say_state(self._session.evening, self._grid.unfinished)
        line = self._grid.line
        is_draft = line is not None and line.is_draft
        self._actions.show_choice(self._session.evening, self._grid.people, is_draft=is_draft)

    def _draw(self) -> None:
        if self._grid.keeper.store_all():
            seed = self._session.dice.new_seed()
            self._do(lambda: draw_seats(self._session.evening, seed))

    def _move(self, steps: int) -> None:
        """Move whoever is under the cursor up or down the list; the cursor goes with him."""
        index, number = self._grid.view.currentIndex(), self._chosen()
        if number is None or not self._grid.keeper.store_all():
            return
        command = moved_up_or_down(self._session.evening, number, steps)
        if command is not None and self._do(lambda: command):
            self._grid.view.go_to(index.row() + steps, index.column())
        self._grid.view.setFocus()

    def _remove(self) -> None:
        """Take off whoever is under the cursor; a line never stored is only forgotten."""
        people: Sequence[int] = self._grid.people
        self._grid.forget_line()
        # The last player takes over the number of one who is gone: the higher goes first.
        for number in sorted(people, reverse=True):
            self._do(partial(remove_player, self._session.evening, number))
        self._grid.view.setFocus()

    def _do(self, made: Callable[[], Command]) -> bool:
        """Carry out a request, or say below the grid why it will not do."""
        try:
            sentence = self._session.refusal(made())
        except RuleError as refusal:
            sentence = message(refusal, self._session.words)
        if sentence:
            self._line.say_refusal(sentence)
        return not sentence

    def _chosen(self) -> int | None:
        return next(iter(self._grid.people), None)

    def _ask_late(self) -> None:
        if self._grid.keeper.store_all():
            _open(LateDialog(self._session, known_names(self._session), self))

    def _ask_leave(self) -> None:
        if self._grid.keeper.store_all():
            _open(LeaveDialog(self._session, self._chosen(), self))

    def _ask_stay(self) -> None:
        if self._grid.keeper.store_all():
            _open(StayDialog(self._session, self._chosen(), self))

    def _ask_substitute(self) -> None:
        if self._grid.keeper.store_all():
            names = known_names(self._session)
            _open(SubstituteDialog(self._session, names, self._chosen(), self))

    def _ask_new_pair(self) -> None:
        if self._grid.keeper.store_all():
            _open(NewPairDialog(self._session, self))

    def _show_seats(self) -> None:
        self._grid.keeper.store_all()
        show_seats(self._session, self)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()

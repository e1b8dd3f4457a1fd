"""Play: the one screen of the whole evening."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.rounds import Place
from whist_td.desk.desk import Outcome
from whist_td.formats.militaire.rules.checksum import checksum
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.play_entry import RoundEntry
from whist_td.formats.militaire.screens.play_foot import PlayFoot
from whist_td.formats.militaire.screens.play_head import PlayHead
from whist_td.formats.militaire.screens.play_keys import Stroke
from whist_td.formats.militaire.screens.play_second_pass import SecondPassBand
from whist_td.formats.militaire.screens.play_standings import PlayStandings
from whist_td.formats.militaire.screens.play_steps import EveningSteps
from whist_td.formats.militaire.screens.play_tables import TablesView
from whist_td.formats.militaire.screens.play_waiting import PlayWaiting
from whist_td.formats.militaire.screens.tables import TablesModel
from whist_td.formats.militaire.views.views import round_view, table_row
from whist_td.kit.enter import ENTER
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace
from whist_td.kit.stylesheet import STEP

KEYS_LEARNT = 60
"""After this many results the keys are no longer shown on the sides."""
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With these a key is the window's and not the tables'."""


class PlayPanel(QWidget):
    """The round in large type, its tables, the standings beside them, one calm line below."""

    entries_wanted = Signal()
    results_wanted = Signal()

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = session.evening.last_announced
        self._newest = self._shown
        words = session.words
        self._head = PlayHead(words, self)
        self._band = SecondPassBand(words, self)
        self._model = TablesModel(words, self)
        self._view = TablesView(words, self._model, self)
        self._standings = PlayStandings(words, self)
        self._waiting = PlayWaiting(words, self)
        self._foot = PlayFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._stack = QStackedWidget(self)
        self._entry = RoundEntry(session, self._view, self._model, self._strips)
        self._steps = EveningSteps(session, self._strips, self)
        self._lay_out()
        self._connect()
        self.refresh()
        self._go_to_missing()

    def refresh(self) -> None:
        """Show everything anew."""
        evening = self._session.evening
        started = evening.is_started
        self._stack.setCurrentIndex(int(started))
        self._foot.setVisible(started and self._strips.strip is None)
        if not started:
            self._waiting.refresh(evening)
            return
        table = self._view.table
        view = round_view(evening, self._shown)
        self._entry.show_round(self._shown)
        self._model.show_round(view.rows)
        self._view.return_to(max(1, table))
        self._head.show_round(view, evening)
        self._standings.refresh(evening)
        self._share_width()
        self._say()

    def show_round(self, round_number: int) -> None:
        """Look at an announced round, with the cursor on the first table that is missing."""
        newest = self._session.evening.last_announced
        self._shown = max(1, min(round_number, newest))
        self._strips.close_strip()
        self.refresh()
        self._go_to_missing()
        self._view.setFocus()

    def take_focus(self) -> None:
        """Put the keys where the work is."""
        if self._session.evening.is_started:
            self._view.setFocus()
        else:
            self._waiting.focus_next()

    def _go_to_missing(self) -> None:
        missing = self._session.evening.missing(self._shown) if self._shown else ()
        self._view.go_to(missing[0] if missing else 1)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that nothing else here takes to the tables, and go on there."""
        elsewhere = not self._view.hasFocus() and self._strips.strip is None
        is_ours = Qt.Key(event.key()) not in ENTER and self._session.evening.is_started
        if elsewhere and is_ours and not event.modifiers() & COMMANDS:
            self._view.setFocus()
            self._view.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        tables = QVBoxLayout()
        tables.setSpacing(STEP)
        tables.addWidget(self._band)
        tables.addWidget(self._view, 1)
        middle = QHBoxLayout()
        middle.setSpacing(2 * STEP)
        middle.addLayout(tables, 1)
        middle.addWidget(self._standings)
        play = QWidget(self)
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._head)
        column.addLayout(middle, 1)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(play)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        whole.setSpacing(STEP)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self._strips)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        self._standings.setFixedWidth(self._standings.width_in(self.width()))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._head.round_chosen.connect(self.show_round)
        self._head.correction_wanted.connect(lambda: self._steps.correct(self._shown))
        self._foot.next_wanted.connect(self._steps.go_on)
        self._foot.despite_wanted.connect(lambda: self._steps.go_on(despite=True))
        self._foot.earlier_wanted.connect(self.show_round)
        self._steps.round_wanted.connect(self.show_round)
        self._steps.results_wanted.connect(self.results_wanted)
        self._strips.emptied.connect(self.take_focus)
        self._waiting.begun.connect(self._steps.announce)
        self._waiting.despite_wanted.connect(lambda: self._steps.announce(despite=True))
        self._waiting.entries_wanted.connect(self.entries_wanted)
        self._entry.steered.connect(self._steer)
        self._entry.told.connect(self._foot.say)
        self._entry.second.moved.connect(self._show_pass)
        self._band.left.connect(self._entry.second.stop)
        self._view.digits_typed.connect(self._say)

    def _take_in(self, outcome: Outcome) -> None:
        newest = self._session.evening.last_announced
        if newest != self._newest:
            self._newest = newest
            self.show_round(newest)
        elif all(change.field == "results" for change in outcome.changes):
            self._take_in_results([change.key for change in outcome.changes])
        else:
            self.refresh()
        self._entry.second.take_in_changes()

    def _take_in_results(self, places: list[Place]) -> None:
        evening = self._session.evening
        for place in places:
            if place.round == self._shown:
                self._model.show_row(table_row(evening, place))
        if all(place.round == self._newest for place in places):
            self._standings.update_totals(evening)
        else:
            self._standings.refresh(evening)
        self._say()

    def _say(self, typed: str = "") -> None:
        evening = self._session.evening
        if evening.is_started:
            had_keys = self._foot.has_keys
            self._foot.refresh(checksum(evening, self._shown), self._shown, typed)
            if had_keys and not self._foot.has_keys:
                self._view.setFocus()  # the button under the keys will not do any more
            self._view.show_keys(len(evening.results) < KEYS_LEARNT)

    def _show_pass(self) -> None:
        self._band.show_pass(self._entry.second.state)
        self._say()

    def _steer(self, stroke: Stroke) -> None:
        match stroke:
            case Stroke.EARLIER:
                self.show_round(self._shown - 1)
            case Stroke.LATER:
                self.show_round(self._shown + 1)
            case Stroke.BACK:
                self._go_back()
            case Stroke.NEXT:
                self._go_forward()

    def _go_back(self) -> None:
        """Leave what is open: a question, a second pass, an earlier round."""
        if self._strips.strip:
            self._strips.close_strip()
        elif self._entry.second.state:
            self._entry.second.stop()
        elif self._shown != self._newest:
            self.show_round(self._newest)

    def _go_forward(self) -> None:
        """Go to the next table that is wanted; where none is, to what comes after the tables."""
        if self._entry.wanted:
            self._view.go_round(self._entry.wanted)
        elif self._shown == self._newest:
            self._foot.focus_next()
        else:
            self.show_round(self._newest)

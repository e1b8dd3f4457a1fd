"""Play of a club night: the one screen of the whole evening, whatever the game."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_columns import PlayColumns
from whist_td.formats.club_night.screens.play_foot import ClubFoot
from whist_td.formats.club_night.screens.play_head import ClubHead
from whist_td.formats.club_night.screens.play_passing import Passing
from whist_td.formats.club_night.screens.play_questions import ClubQuestions
from whist_td.formats.club_night.screens.play_second_pass import ClubRereading
from whist_td.formats.club_night.screens.play_standings import ClubRunning
from whist_td.formats.club_night.screens.play_steps import ClubSteps
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.screens.play_waiting import ClubWaiting
from whist_td.formats.club_night.screens.play_work import TableWork
from whist_td.formats.club_night.views.views import club_round, club_table
from whist_td.kit.enter import ENTER
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace
from whist_td.kit.stylesheet import STEP

Key = Qt.Key


class ClubPlayPanel(QWidget):
    """The round in large type; tables, the deal and all deals, and the standings below it."""

    entries_wanted = Signal()
    results_wanted = Signal()

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._newest = session.evening.last_announced
        self._round = self._newest
        words = session.words
        self.setObjectName("clubPlayPanel")
        self._stack = QStackedWidget(self)
        self._waiting = ClubWaiting(words, self)
        self._play = QWidget(self)
        self._second = ClubRereading(session, self)
        self._head = ClubHead(words, self._play)
        self._tables = TableCards(words, self._play)
        self._work = TableWork(session, self._second, self._play)
        self._standings = ClubRunning(words, self._play)
        self._columns = PlayColumns(self._tables, self._work, self._standings, self._play)
        self._foot = ClubFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._steps = ClubSteps(session, self._strips, self)
        self._questions = ClubQuestions(session, self._strips, self)
        self._passing = Passing(session.words, self._second, self._tables, self._work, self._play)
        self._lay_out()
        self._connect()
        self._connect_pass()
        self.refresh()
        self._choose_unfinished()

    def refresh(self) -> None:
        """Show everything anew."""
        evening = self._session.evening
        self._stack.setCurrentIndex(int(evening.is_started))
        self._strips.setVisible(evening.is_started)
        if not evening.is_started:
            self._waiting.refresh(evening)
            return
        self._round = max(1, min(self._round or self._newest, evening.last_announced))
        view = club_round(evening, self._round)
        self._tables.show_round(view)
        self._passing.refresh()
        self._head.show_round(view, evening, self._read_again)
        self._work.show_table(self._round, self._tables.table)
        self._standings.refresh(evening)
        self._foot.refresh(self._round, is_reread=self._round in self._read_again)

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, at the first table that has not finished."""
        if not 1 <= round_number <= self._session.evening.last_announced:
            return
        self._strips.close_strip()
        self._second.stop()
        self._round = round_number
        self.refresh()
        self._choose_unfinished()
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keys where the work is: on the tables, or on what comes after them all."""
        if not self._session.evening.is_started:
            self._waiting.focus_next()
            return
        if self._second.state is not None:
            self._work.open()
            return
        self._go_to_tables()
        if self._round == self._newest and not self._session.evening.missing(self._round):
            self._foot.focus_next()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._session.evening.is_started or self._strips.strip is not None:
            super().keyPressEvent(event)
            return
        key = Key(event.key())
        if key in (deeds := self._deeds()):
            deeds[key]()
        elif key == Key.Key_Escape:
            self._go_back(event)
        elif key not in ENTER and (self._foot.has_keys or not self._columns.shows_tables):
            self._columns.show_tables()
            self._tables.take_key(event)
        else:
            super().keyPressEvent(event)

    @property
    def _read_again(self) -> tuple[int, ...]:
        begun = range(1, self._newest + 1)
        return tuple(number for number in begun if self._second.is_read(number))

    def _deeds(self) -> dict[Key, Callable[[], None]]:
        return {
            Key.Key_PageUp: lambda: self.show_round(self._round - 1),
            Key.Key_PageDown: lambda: self.show_round(self._round + 1),
            Key.Key_F2: self._work.go_to_deals,
            Key.Key_F4: self._ask_seats,
            Key.Key_F7: self._toggle_standings,
            Key.Key_F8: self._reread,
            Key.Key_F9: self._ask_jury,
        }

    def _go_back(self, event: QKeyEvent) -> None:
        """Leave what was opened last: the pass, the standings, an earlier round."""
        if self._second.state is not None:
            self._second.stop()
            self.take_focus()
        elif not self._columns.shows_tables:
            self._go_to_tables()
        elif self._round != self._newest:
            self.show_round(self._newest)
        else:
            event.ignore()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._head)
        column.addWidget(self._passing.band)
        column.addWidget(self._columns, 1)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(self._play)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        whole.setSpacing(STEP)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self._strips)

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._waiting.begun.connect(self._steps.begin_first)
        self._waiting.entries_wanted.connect(self.entries_wanted)
        self._head.round_chosen.connect(self.show_round)
        self._head.jury_wanted.connect(self._ask_jury)
        self._head.happened_wanted.connect(self._ask_seats)
        self._head.standings_wanted.connect(self._toggle_standings)
        self._columns.arranged.connect(self._head.show_standings)
        self._standings.entries_wanted.connect(self.entries_wanted)
        self._tables.chosen.connect(self._show_chosen)
        self._tables.opened.connect(self._work.open)
        self._work.entered.connect(self._go_on_after)
        self._work.left.connect(self._go_to_tables)
        self._foot.next_wanted.connect(self._steps.go_on)
        self._foot.despite_wanted.connect(lambda: self._steps.go_on(despite=True))
        self._foot.earlier_wanted.connect(self.show_round)
        self._steps.round_wanted.connect(self.show_round)
        self._steps.results_wanted.connect(self.results_wanted)
        self._strips.emptied.connect(self.take_focus)

    def _connect_pass(self) -> None:
        self._head.second_pass_wanted.connect(self._reread)
        self._second.moved.connect(self._show_pass)
        self._passing.done.connect(self.take_focus)

    def _choose_unfinished(self) -> None:
        """Go to the first table that has not finished, where there are tables."""
        if self._tables.cards:
            missing = self._session.evening.missing(self._round)
            self._tables.choose(missing[0] if missing else self._tables.cards[0].view.table)

    def _go_to_tables(self) -> None:
        self._columns.show_tables()
        self._tables.setFocus()

    def _show_chosen(self, table: int) -> None:
        self._work.choose(self._round, table)

    def _go_on_after(self, place: DealPlace) -> None:
        """Stay at a table until it has finished, then go to the next one that has not."""
        evening = self._session.evening
        if self._second.state is not None:
            self._passing.go_on_after(place.table)
            return
        if not club_table(evening, place.round, place.table).is_over:
            self._work.choose(place.round, place.table)
            self._work.open()
            return
        missing = evening.missing(place.round)
        later = [table for table in missing if table > place.table]
        if missing:
            self._tables.choose((later or list(missing))[0])
            self._go_to_tables()
        else:
            self._work.choose(place.round, place.table)
            self.take_focus()

    def _take_in(self, _outcome: Outcome) -> None:
        newest = self._session.evening.last_announced
        if newest != self._newest:
            self._newest = newest
            self._strips.close_strip()
            self._second.stop()
            self._round = newest
            self.refresh()
            if newest:
                self.show_round(newest)
            return
        had_keys = self._foot.has_keys
        self._second.take_in_changes()
        self.refresh()
        if had_keys and not self._foot.is_ready:
            self.take_focus()

    def _show_pass(self) -> None:
        self._passing.refresh()
        evening, read = self._session.evening, self._read_again
        self._head.show_round(club_round(evening, self._round), evening, read)
        self._foot.refresh(self._round, is_reread=self._round in read)

    def _reread(self) -> None:
        self._strips.close_strip()
        self._columns.show_tables()
        self._second.begin(self._round)
        self._passing.go_to_next()

    def _toggle_standings(self) -> None:
        self._columns.toggle_standings()
        if not self._columns.shows_tables:
            self._standings.setFocus()
        elif self._tables.isVisible():
            self.take_focus()

    def _ask_jury(self) -> None:
        self._questions.ask_jury(self._round, self._tables.table)

    def _ask_seats(self) -> None:
        self._questions.ask_seats(self._round, self._tables.table)

"""Play of a club night: the one screen of the whole evening, whatever the game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club.deals import DealPlace
from whist_td.formats.club.evening import ClubEvening
from whist_td.ui.club.play_deals import TableDeals
from whist_td.ui.club.play_entry import DealEntry
from whist_td.ui.club.play_foot import ClubFoot
from whist_td.ui.club.play_head import ClubHead
from whist_td.ui.club.play_jury import JuryStrip
from whist_td.ui.club.play_steps import ClubSteps
from whist_td.ui.club.play_tables import TableCards
from whist_td.ui.club.play_waiting import ClubWaiting
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP
from whist_td.ui.widgets.enter import ENTER
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.club_views import club_round, club_table
from whist_td.usecases.desk import Outcome

Key = Qt.Key
NARROWEST, WIDEST = 40 * STEP, 62 * STEP
TABLES_PART = 0.31
"""The tables have so much of the width."""


class ClubPlayPanel(QWidget):
    """The round in large type; the tables on the left, the deal and all deals beside them."""

    entries_wanted = Signal()
    results_wanted = Signal()

    def __init__(self, session: Session[ClubEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._newest = session.evening.last_announced
        self._round = self._newest
        words = session.words
        self.setObjectName("clubPlayPanel")
        self._stack = QStackedWidget(self)
        self._waiting = ClubWaiting(words, self)
        self._play = QWidget(self)
        self._head = ClubHead(words, self._play)
        self._tables = TableCards(words, self._play)
        self._entry = DealEntry(session, self._play)
        self._deals = TableDeals(session, self._play)
        self._foot = ClubFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._steps = ClubSteps(session, self._strips, self)
        self._lay_out()
        self._connect()
        self.refresh()

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
        self._head.show_round(view, evening)
        if self._entry.table == (self._round, self._tables.table):
            self._entry.refresh()
        else:
            self._entry.show_next(self._round, self._tables.table)
        self._show_table()
        self._foot.refresh(self._round)

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, at the first table that has not finished."""
        if not 1 <= round_number <= self._session.evening.last_announced:
            return
        self._strips.close_strip()
        self._round = round_number
        self.refresh()
        missing = self._session.evening.missing(round_number)
        self._tables.choose(missing[0] if missing else self._tables.cards[0].view.table)
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keys where the work is: on the tables, or on what comes after them all."""
        if not self._session.evening.is_started:
            self._waiting.focus_next()
            return
        self._tables.setFocus()
        if self._round == self._newest and not self._session.evening.missing(self._round):
            self._foot.focus_next()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._session.evening.is_started or self._strips.strip is not None:
            super().keyPressEvent(event)
            return
        match Key(event.key()):
            case Key.Key_PageUp:
                self.show_round(self._round - 1)
            case Key.Key_PageDown:
                self.show_round(self._round + 1)
            case Key.Key_F2:
                self._deals.go_to_last()
            case Key.Key_F9:
                self._ask_jury()
            case Key.Key_Escape if self._round != self._newest:
                self.show_round(self._newest)
            case key if self._foot.has_keys and key not in ENTER:
                self._tables.take_key(event)
            case _:
                super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(self.width() * TABLES_PART)
        self._tables.setFixedWidth(max(NARROWEST, min(wide, WIDEST)))

    def _lay_out(self) -> None:
        work = QVBoxLayout()
        work.setSpacing(STEP)
        work.addWidget(self._entry)
        work.addWidget(self._deals, 1)
        middle = QHBoxLayout()
        middle.setSpacing(2 * STEP)
        middle.addWidget(self._tables)
        middle.addLayout(work, 1)
        column = QVBoxLayout(self._play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._head)
        column.addLayout(middle, 1)
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
        self._tables.chosen.connect(self._show_chosen)
        self._tables.opened.connect(self._open)
        self._entry.entered.connect(self._go_on_after)
        self._entry.left.connect(self._tables.setFocus)
        self._deals.correct_wanted.connect(self._correct)
        self._deals.insert_wanted.connect(self._insert)
        self._deals.left.connect(self._tables.setFocus)
        self._foot.next_wanted.connect(self._steps.go_on)
        self._foot.despite_wanted.connect(lambda: self._steps.go_on(despite=True))
        self._foot.earlier_wanted.connect(self.show_round)
        self._steps.round_wanted.connect(self.show_round)
        self._steps.results_wanted.connect(self.results_wanted)
        self._strips.emptied.connect(self.take_focus)

    def _show_table(self) -> None:
        if self._tables.table:
            evening = self._session.evening
            self._deals.show_table(club_table(evening, self._round, self._tables.table))

    def _show_chosen(self, table: int) -> None:
        self._entry.show_next(self._round, table)
        self._show_table()

    def _open(self, table: int) -> None:
        """Go into a table: to its next deal, or to those it has, once it has finished."""
        if self._entry.draft is not None:
            self._entry.setFocus()
        elif table:
            self._deals.go_to_last()

    def _correct(self, place: DealPlace) -> None:
        self._entry.correct(place)
        self._entry.setFocus()

    def _insert(self, place: DealPlace) -> None:
        self._entry.insert(place)
        self._entry.setFocus()

    def _go_on_after(self, place: DealPlace) -> None:
        """Stay at a table until it has finished, then go to the next one that has not."""
        evening = self._session.evening
        if not club_table(evening, place.round, place.table).is_over:
            self._entry.show_next(place.round, place.table)
            self._entry.setFocus()
            return
        missing = evening.missing(place.round)
        later = [table for table in missing if table > place.table]
        if missing:
            self._tables.choose((later or list(missing))[0])
            self._tables.setFocus()
        else:
            self._entry.show_next(place.round, place.table)
            self.take_focus()

    def _take_in(self, _outcome: Outcome) -> None:
        newest = self._session.evening.last_announced
        if newest != self._newest:
            self._newest = newest
            self._strips.close_strip()
            self._round = newest
            self.refresh()
            if newest:
                self.show_round(newest)
            return
        had_keys = self._foot.has_keys
        self.refresh()
        if had_keys and not self._foot.is_ready:
            self.take_focus()

    def _ask_jury(self) -> None:
        self._strips.ask(JuryStrip(self._session, self._round, self._tables.table, self))

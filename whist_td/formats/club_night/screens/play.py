"""Play of a club night: the one screen of the whole evening, whatever the game."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_card import DoubtStrip
from whist_td.formats.club_night.screens.play_head import ClubFoot, ClubHead, ClubSteps, ClubWaiting
from whist_td.formats.club_night.screens.play_questions import ClubQuestions
from whist_td.formats.club_night.screens.play_second_pass import ClubRereading, SheetDifference
from whist_td.formats.club_night.screens.play_standings import ClubRunning, PlayColumns
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.screens.play_work import Passing, TableWork
from whist_td.formats.club_night.views.views import club_round, club_table
from whist_td.formats.club_night.words.deal_form import DealForm
from whist_td.formats.club_night.words.seats import TokenReading
from whist_td.kit.parts import ENTER
from whist_td.kit.strip import StripPlace
from whist_td.kit.waiting import next_turn
from whist_td.stages.play_frame import PlayFrame

Key = Qt.Key


# More than 15 methods: jury, seats, deals and standings each have a key and a place of their own.
class ClubPlayPanel(PlayFrame[ClubNightEvent]):
    """The round in large type; tables, the deal and all deals, and the standings below it."""

    _waiting: ClubWaiting
    _work: TableCards
    _second: ClubRereading
    _foot: ClubFoot
    _steps: ClubSteps

    @override
    def _make_parts(self) -> None:
        session, words = self._session, self._session.words
        self.setObjectName("clubPlayPanel")
        self._waiting = ClubWaiting(words, self)
        self._second = ClubRereading(session, self)
        self._head = ClubHead(words, self)
        self._work = TableCards(self._phone_marks, words, self)
        self._table = TableWork(session, self._second, self)
        self._ranking = ClubRunning(words, self)
        self._columns = PlayColumns(self._work, self._table, self._ranking, self)
        self._foot = ClubFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._steps = ClubSteps(session, self._strips, self)
        self._questions = ClubQuestions(session, self._strips, self)
        self._passing = Passing(words, self._second, self._work, self._table, self)

    @property
    def half_entered(self) -> str:
        """Say which deals were begun and are not entered; nothing where none is."""
        return self._table.half_entered

    @override
    def _place_parts(self, page: QVBoxLayout, below: QVBoxLayout) -> None:
        page.addWidget(self._head)
        page.addWidget(self._passing.band)
        page.addWidget(self._columns, 1)
        below.addWidget(self._strips)

    @override
    def _connect_parts(self) -> None:
        self._waiting.begun.connect(self._steps.begin_first)
        self._head.round_chosen.connect(self.show_round)
        self._head.jury_requested.connect(self._ask_jury)
        self._head.happened_requested.connect(self._ask_seats)
        self._head.standings_requested.connect(self._toggle_standings)
        self._columns.arranged.connect(self._head.show_standings)
        self._ranking.entries_requested.connect(self.entries_requested)
        self._work.chosen.connect(self._show_chosen)
        self._work.opened.connect(self._table.open)
        self._table.entered.connect(self._go_on_after)
        self._table.doubted.connect(self._ask_meaning)
        self._table.left.connect(self._go_to_tables)
        self._table.jury_requested.connect(self._ask_jury)
        self._passing.done.connect(self.take_focus)
        self._second.differs.connect(self._ask_difference)

    @override
    def refresh(self) -> None:
        self._strips.setVisible(self._session.facts.is_started)
        super().refresh()

    @override
    def _show(self, event: ClubNightEvent) -> None:
        view = club_round(event, self._round)
        self._work.show_round(view)
        next_turn()
        self._passing.refresh()
        self._head.show_round(view, event, self._read_again)
        next_turn()
        self._table.show_table(self._round, self._work.table)
        next_turn()
        self._ranking.refresh(event)
        next_turn()
        self._foot.refresh(self._round, self._second.corrected(self._round))

    @override
    def show_round(self, round_number: int) -> None:
        if 1 <= round_number <= self._session.facts.last_announced:
            super().show_round(round_number)

    @override
    def _leave_round(self) -> None:
        self._second.stop()

    @override
    def take_focus(self) -> None:
        """Put the keys where the work is: on the deal asked for, or on what comes after them."""
        event = self._session.facts
        if self._strips.take_focus():
            return
        if not event.is_started:
            self._waiting.focus_next()
        elif self._second.state is not None or self._asks_now:
            self._table.open()
        else:
            self._go_to_tables()
            if self._round == self._newest and not event.missing(self._round):
                self._foot.focus_next()

    @property
    def _asks_now(self) -> bool:
        """Whether the next deal of the newest round is asked; Esc leaves an earlier round."""
        return self._round == self._newest and self._table.is_asking

    @override
    def _keys_are_lost(self) -> bool:
        return not self._foot.is_ready

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the round; whatever else is typed opens a table from the standings."""
        key = Key(event.key())
        if not self._session.facts.is_started or self._strips.strip is not None:
            event.ignore()
        elif key in (actions := self._actions()):
            actions[key]()
        elif key == Key.Key_Escape:
            event.setAccepted(self._go_back())
        elif self._work.hasFocus() and event.text().isalpha():
            self._table.take_letter(event)
        elif key not in ENTER and (self._foot.has_keys or not self._columns.shows_tables):
            self._columns.show_tables()
            self._work.take_key(event)
        else:
            event.ignore()

    @property
    def _read_again(self) -> tuple[int, ...]:
        begun = range(1, self._newest + 1)
        return tuple(number for number in begun if self._second.corrected(number) is not None)

    def _actions(self) -> dict[Key, Callable[[], None]]:
        return {
            Key.Key_PageUp: lambda: self.show_round(self._round - 1),
            Key.Key_PageDown: lambda: self.show_round(self._round + 1),
            Key.Key_F2: self._table.go_to_deals,
            Key.Key_F4: self._ask_seats,
            Key.Key_F7: self._toggle_standings,
            Key.Key_F8: self._toggle_second_pass,
            Key.Key_F9: self._ask_jury,
        }

    @override
    def _go_back(self) -> bool:
        """Leave what was opened last: the pass, the standings, an earlier round."""
        if self._second.state is not None:
            self._second.stop()
            self.take_focus()
        elif not self._columns.shows_tables:
            self._go_to_tables()
        else:
            return super()._go_back()
        return True

    @property
    @override
    def _place(self) -> int:
        return self._work.table

    @override
    def _stay_on(self, place: int) -> None:
        self._work.choose(place)

    @override
    def _go_to_missing(self) -> None:
        """Go to the first table that has not finished, where there are tables."""
        if self._work.cards:
            missing = self._session.facts.missing(self._round)
            self._work.choose(missing[0] if missing else self._work.cards[0].view.table)

    def _go_to_tables(self) -> None:
        self._columns.show_tables()
        self._work.setFocus()

    def _show_chosen(self, table: int) -> None:
        self._table.choose(self._round, table)

    def _go_on_after(self, place: DealPlace) -> None:
        """Stay at a table until it has finished, then go to the next one that has not."""
        event = self._session.facts
        if self._second.state is not None:
            self._passing.go_on_after(place.table)
            return
        if not club_table(event, place.round, place.table).is_over:
            self._table.choose(place.round, place.table)
            self._table.open()
            return
        missing = event.missing(place.round)
        later = [table for table in missing if table > place.table]
        if missing:
            self._work.choose((later or list(missing))[0])
            self._table.open()
        else:
            self._table.choose(place.round, place.table)
            self.take_focus()

    @override
    def _take_in_results(self, places: Sequence[DealPlace]) -> None:
        self.refresh()

    @override
    def _show_marks(self, tables: Collection[int]) -> None:
        self._work.show_marks(tables)

    @override
    def _show_pass(self) -> None:
        self._passing.refresh()
        event = self._session.facts
        self._head.show_round(club_round(event, self._round), event, self._read_again)
        self._foot.refresh(self._round, self._second.corrected(self._round))
        strip, readings = self._strips.strip, self._second.state
        if isinstance(strip, SheetDifference) and (
            readings is None or strip.table not in readings.differing
        ):
            self._strips.close_strip()

    @override
    def _toggle_second_pass(self) -> None:
        self._strips.close_strip()
        self._columns.show_tables()
        nothing = self._second.begin(self._round)
        if nothing:
            self._table.open()
            self._table.remark(nothing)
        else:
            self._passing.go_to_next()

    def _toggle_standings(self) -> None:
        self._columns.toggle_standings()
        if not self._columns.shows_tables:
            self._ranking.setFocus()
        elif self._work.isVisible():
            self.take_focus()

    def _ask_difference(self, table: int) -> None:
        readings, words = self._second.state, self._session.words
        if readings is None:
            return
        view = club_table(self._session.facts, self._round, table)
        strip = SheetDifference(view, readings, words, self._strips)
        strip.confirmed.connect(self._second.confirm)
        strip.deals_requested.connect(self._compare_deals)
        self._strips.ask(strip)

    def _compare_deals(self) -> None:
        self._strips.close_strip()
        self._table.go_to_deals()

    def _ask_meaning(self, form: DealForm) -> None:
        strip = DoubtStrip(form, self._session.words, self._strips)
        strip.chosen.connect(self._decide)
        self._strips.ask(strip)

    def _decide(self, reading: TokenReading) -> None:
        self._strips.close_strip()
        self._table.decide(reading)

    def _ask_jury(self) -> None:
        self._questions.ask_jury(self._round, self._work.table, self._table.without_jury)

    def _ask_seats(self) -> None:
        self._questions.ask_seats(self._round, self._work.table)

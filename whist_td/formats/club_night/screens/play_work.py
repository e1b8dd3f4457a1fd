"""The work at one table, and in a second pass the way from table to table."""

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.play_deals import TableDeals
from whist_td.formats.club_night.screens.play_second_pass import ClubRereading, Readings, RereadCard
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.views.views import DealView, club_table
from whist_td.formats.club_night.words.seats import TokenReading, side_signs
from whist_td.kit.parts import column
from whist_td.kit.roomy import FOLDS_ITSELF
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.stages.second_pass import PassBand, ReadingVerdict
from whist_td.words.words import Words


class TableWork(QWidget):
    """One of two cards above, the deals below; in a second pass they wait until it was read."""

    # More than fifteen methods: each of the three parts is gone into and left in its own way.

    entered = Signal(object)
    """The place of a deal that was entered, corrected or put in."""
    doubted = Signal(object)
    """A deal in which a seat was typed that can be two."""
    left = Signal()
    jury_requested = Signal()

    def __init__(
        self, session: Session[ClubNightEvent], second: ClubRereading, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._second = session, second
        self._at = (0, 0)
        self._is_over_deals = False
        self._entry = ClubDealEntry(session, self)
        self._card = RereadCard(session.words, self)
        self._deals = TableDeals(session, self)
        layout = column(self._entry, self._card, (self._deals, 1), inside=self)
        layout.addStretch()
        self._connect()

    @property
    def half_entered(self) -> str:
        """Say which deals were begun and are not entered; nothing where none is."""
        return self._entry.half_entered

    @property
    def without_jury(self) -> DealView | None:
        """The deal under the cursor, where the referee was to be called and was not."""
        return self._deals.without_jury

    def show_table(self, round_number: int, table: int) -> None:
        """Look at a table again, keeping the draft of its deal."""
        self._at = (round_number, table)
        if self._entry.table == self._at:
            self._entry.refresh()
        else:
            self._entry.show_next(*self._at)
        self.refresh()

    def choose(self, round_number: int, table: int) -> None:
        """Go over to a table, and to its next deal."""
        self._at, self._is_over_deals = (round_number, table), False
        self._entry.show_next(*self._at)
        self.refresh()

    def refresh(self) -> None:
        """Show the card that is needed now, and the deals."""
        if not self._at[1]:
            return
        view, readings = club_table(self._session.facts, *self._at), self._readings
        self._deals.show_table(view)
        reads = readings is not None and not self._entry.is_correcting
        if readings is not None and reads:
            _, is_zero_sum = self._session.words, self._session.facts.game.is_zero_sum
            signs = side_signs(view.sides, self._session.facts.game, len(view.seats), _)
            self._card.show_table(view, readings, signs, is_zero_sum=is_zero_sum)
        self._card.setVisible(reads)
        self._entry.setVisible(not reads)
        # What was entered at a table is hidden while its sheet has yet to be read.
        verdict = readings.verdict(self._at[1]) if readings is not None else None
        self._deals.setVisible(verdict is not ReadingVerdict.UNREAD)
        self._share()

    def open(self) -> None:
        """Go into the table: to what is asked there, or to its deals, once it has finished."""
        if self._card.isVisibleTo(self):
            self._card.focus_first()
        elif self._entry.draft is not None:
            self._entry.setFocus()
        elif self._at[1]:
            self._deals.go_to_last()

    def take_letter(self, event: QKeyEvent) -> None:
        """Begin the deal that is asked with a letter that was typed on the list of tables."""
        if self._entry.isVisibleTo(self) and self._entry.draft is not None:
            self._entry.setFocus()
            self._entry.keyPressEvent(event)

    def remark(self, sentence: str) -> None:
        """Say something calmly beside the deal that is asked."""
        self._entry.remark(sentence)

    def decide(self, reading: TokenReading) -> None:
        """Take one of the two that a typed seat can be."""
        self._entry.decide(reading)

    @property
    def is_asking(self) -> bool:
        """Whether a deal or a total is asked for, so that keys have something to answer."""
        return self._card.isVisibleTo(self) or self._entry.draft is not None

    def go_to_deals(self) -> None:
        """Put the keys on the newest deal."""
        if self._deals.isVisibleTo(self):
            self._is_over_deals = True
            self._share()
            self._deals.go_to_last()

    @override
    def hasHeightForWidth(self) -> bool:
        # Qt would take the height that is asked for as the least that will do.
        return False

    @override
    def minimumSizeHint(self) -> QSize:
        least = self._entry.minimumSizeHint()
        return QSize(least.width(), least.height() + STEP + self._deals.folded_height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    @property
    def _readings(self) -> Readings | None:
        readings = self._second.state
        return readings if readings is not None and readings.round == self._at[0] else None

    def _share(self) -> None:
        """Where the window is too low for both, show the entry or the deals, not both."""
        folds = self._entry.draft is not None and not self._card.isVisibleTo(self)
        self.setProperty(FOLDS_ITSELF, folds and not self._is_over_deals)
        if not folds:
            self._deals.unfold()
            return
        needed = self._entry.wanted_height + self._deals.least_height + STEP
        is_low = self.height() < needed
        self._entry.setVisible(not (is_low and self._is_over_deals))
        if is_low and not self._is_over_deals:
            self._deals.fold()
        else:
            self._deals.unfold()

    def _connect(self) -> None:
        self._entry.entered.connect(self.entered)
        self._entry.doubted.connect(self.doubted)
        self._entry.left.connect(self._leave_entry)
        self._entry.heightened.connect(self._share)
        self._deals.correct_requested.connect(self._correct)
        self._deals.insert_requested.connect(self._insert)
        self._deals.left.connect(self._leave_deals)
        self._deals.jury_requested.connect(self.jury_requested)
        self._deals.deals_requested.connect(self.go_to_deals)
        self._card.read.connect(self._second.read)
        self._card.left.connect(self._second.stop)

    def _correct(self, place: DealPlace) -> None:
        self._entry.correct(place)
        self._go_to_entry()

    def _insert(self, place: DealPlace) -> None:
        self._entry.insert(place)
        self._go_to_entry()

    def _go_to_entry(self) -> None:
        self._is_over_deals = False
        self.refresh()
        self._entry.setFocus()

    def _leave_entry(self) -> None:
        self.refresh()
        if self._card.isVisibleTo(self):
            self._card.focus_first()
        else:
            self.left.emit()

    def _leave_deals(self) -> None:
        self._is_over_deals = False
        self._share()
        if self._card.isVisibleTo(self):
            self._card.focus_first()
        else:
            self.left.emit()


class Passing(QObject):
    """Leads from table to table until all have been read."""

    done = Signal()
    """Every table was read, and everything agrees."""

    def __init__(
        self,
        words: Words,
        second: ClubRereading,
        tables: TableCards,
        work: TableWork,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._second = second
        self._tables, self._work = tables, work
        self.band = PassBand(words, parent)
        self.band.left.connect(self._leave)
        second.agreed.connect(self._agree)

    def refresh(self) -> None:
        """Say how far the pass is, and mark the tables."""
        readings = self._second.state
        self._tables.show_pass(readings)
        self._work.refresh()
        self.band.show_pass(readings)

    def go_to_next(self, after: int = 0) -> None:
        """Go to the next table that is to be read, else to one that differs."""
        readings = self._second.state
        if readings is None:
            return
        left = readings.left or readings.differing
        if left:
            later = [table for table in left if table > after]
            self._tables.choose((later or list(left))[0])
            self._work.open()

    def go_on_after(self, table: int) -> None:
        """Look at a table again after one of its deals was put right."""
        self._second.settle(table)
        if self._second.state is not None and table not in self._second.state.left:
            self._work.refresh()
            self._work.open()

    def _agree(self, table: int) -> None:
        if self._second.state is None:
            self.done.emit()
        else:
            self.go_to_next(table)

    def _leave(self) -> None:
        self._second.stop()
        self.done.emit()

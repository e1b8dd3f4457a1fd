"""The standings as they move, and the room they have beside the tables and the work."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.views.views import club_standings_and_before
from whist_td.formats.club_night.words.labels import score_heading
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.kit import parts
from whist_td.kit.parts import row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, tabular, text_font
from whist_td.stages.running_standings import as_of_words
from whist_td.words.listings import Media
from whist_td.words.words import Words, lower_first

FEW_LETTERS, MOST_LETTERS = 17, 26
"""Names are read whole up to so many letters: in a small window, in a large one."""
FAIR_PART = 0.22
"""How much of the window's width the standings take."""
_SCROLLS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -999, Qt.Key.Key_End: 999}
"""By so many lines a key scrolls."""


class ClubRunning(QWidget):
    """The standings after the newest round, with what has been entered of it so far."""

    entries_requested = Signal()
    shown = Signal()
    """Names or scores have changed, and with them the width in which they are read whole."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._model = TextTable(parent=self)
        self._view = _RunningView(self._model, self)
        self._people = parts.button(_("Late or leaving player…"), "latePlayer", self, "quiet")
        self._view.setAccessibleName(_("Standings"))
        self._view.setVerticalScrollMode(TextTableView.ScrollMode.ScrollPerItem)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._people.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        first = parts.row((self._title, Qt.AlignmentFlag.AlignTop), (self._after, 1))
        parts.column(
            first,
            (self._view, 1),
            (self._people, Qt.AlignmentFlag.AlignLeft),
            inside=self,
            spacing=STEP // 2,
        )
        self._people.clicked.connect(self.entries_requested)

    def refresh(self, event: ClubNightEvent) -> None:
        """Show everybody in order as it stands now."""
        _, last = self._words, event.last_announced
        view, before = club_standings_and_before(event, last)
        by = score_heading(view, _)
        self._after.setText(f"{as_of_words(event, _)} · {lower_first(by)}")
        self._model.show(club_listing(view, _, before), Media.RUNNING)
        self.shown.emit()

    @property
    def wanted_width(self) -> int:
        """The width in which every line is read whole."""
        return self._view.wanted_width

    def width_in(self, room: int) -> int:
        """Return how wide the panel is in a window of some width."""
        least, most = self._view.width_for(FEW_LETTERS), self._view.width_for(MOST_LETTERS)
        return min(most, max(least, round(room * FAIR_PART)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = _SCROLLS.get(Qt.Key(event.key()))
        if pages is None:
            event.ignore()
        else:
            bar = self._view.verticalScrollBar()
            bar.setValue(bar.value() + pages)


class _RunningView(TextTableView):
    """As many lines as there is room for."""

    def __init__(self, model: TextTable, parent: QWidget) -> None:
        super().__init__(model, "standings", parent)
        self.setProperty("role", "dense")
        self.setSelectionMode(TextTableView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # It is typed for the work, and goes on to it.
        else:
            super().keyPressEvent(event)

    @override
    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        metrics = QFontMetrics(text_font())
        lines = self.model().rowCount()
        room = self.viewport().height() // lines if lines else 0
        height = max(metrics.height() + 4, min(room, 2 * metrics.height()))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        super().arrange()

    @property
    def wanted_width(self) -> int:
        """The width in which nothing is cut, whatever the points: the work beside stays put."""
        words = (n for n, column in enumerate(self._table.columns) if column.is_words)
        needed = self.width_for(0) + sum(map(self._needed, words))
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return -(-(needed + beside) // (2 * STEP)) * 2 * STEP

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        bold = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        figures = bold.horizontalAdvance("48+100,00▲48") + 9 * STEP
        return figures + QFontMetrics(text_font()).averageCharWidth() * letters


NARROWEST, WIDEST = 40 * STEP, 62 * STEP
SMALL, NARROWEST_IN_SMALL = 80 * STEP, 30 * STEP
"""On so small a page the tables take less, or it would scroll sideways."""
TABLES_PART = 0.315
"""The tables have so much of the width."""
LEAST_WORK = 84
"""The work keeps so many letters of width; with less, standings take the place of the tables."""


class PlayColumns(QWidget):
    """Three columns in a wide window; in a narrow one the tables or the standings, and the work."""

    arranged = Signal(bool)
    """Whether the standings are seen."""

    def __init__(
        self, tables: TableCards, work: QWidget, standings: ClubRunning, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tables, self._standings = tables, standings
        self._wanted: bool | None = None
        self._was_wide = False
        self._row = row(tables, (work, 1), standings, inside=self, spacing=2 * STEP)
        standings.hide()
        standings.shown.connect(self._share)

    @property
    def shows_standings(self) -> bool:
        """Whether the standings are seen: where there is room, until the director closes them."""
        return self._was_wide if self._wanted is None else self._wanted

    @property
    def shows_tables(self) -> bool:
        """Whether the tables are seen."""
        return self._was_wide or not self.shows_standings

    def toggle_standings(self) -> None:
        """Open the standings, or close them."""
        self._wanted = not self.shows_standings
        self._share()

    def show_tables(self) -> None:
        """Bring the tables back where the standings stand in their place."""
        if not self.shows_tables:
            self._wanted = None
            self._share()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self._room_beside_work >= self._standings.width_in(self.width())
        if is_wide is not self._was_wide:
            self._was_wide, self._wanted = is_wide, None
        self._share()

    @property
    def _left(self) -> int:
        narrowest = NARROWEST if self.width() > SMALL else NARROWEST_IN_SMALL
        return max(narrowest, min(round(self.width() * TABLES_PART), WIDEST))

    @property
    def _room_beside_work(self) -> int:
        """The width that is left when tables and work have theirs."""
        work = LEAST_WORK * self.fontMetrics().averageCharWidth()
        return self.width() - self._left - work - 4 * STEP

    @property
    def _standings_width(self) -> int:
        """Names are read whole where the work can spare the room; in a small window, half of it."""
        if self._was_wide:
            usual, most = self._standings.width_in(self.width()), self._room_beside_work
        else:
            usual, most = self._left, self.width() // 2
        return max(usual, min(self._standings.wanted_width, most))

    def _share(self) -> None:
        is_wide, standings = self._was_wide, self._standings
        self._tables.setVisible(self.shows_tables)
        standings.setVisible(self.shows_standings)
        place = 2 if is_wide else 0
        if self._row.indexOf(standings) != place:
            self._row.removeWidget(standings)
            self._row.insertWidget(place, standings)
        self._tables.setFixedWidth(self._left)
        standings.setFixedWidth(self._standings_width)
        self.arranged.emit(self.shows_standings)

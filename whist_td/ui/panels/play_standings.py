"""The standings beside the tables, as they move."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.standings import standings
from whist_td.i18n.words import Words
from whist_td.ui.models.standings import Column, StandingsModel, running_lines
from whist_td.ui.theme import SMALL, STEP, labelled, plain_table, tabular, text_font
from whist_td.ui.widgets.clock import Clock

LEAST_LETTERS = 14
FEW_LETTERS, MOST_LETTERS = 20, 36
"""Names are read whole up to so many letters: in a small window, in a large one."""
FAIR_PART, MOST_PART = 0.25, 0.3
"""How much of the window's width the standings take, and may take at most."""
PADDING = 15


class PlayStandings(QWidget):
    """Rank, team, total, and the places moved since the round before."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._before: dict[int, int] = {}
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._model = StandingsModel(words, self)
        self._view = _StandingsView(words, self._model, self)
        self._clock = Clock(words, self)
        self._after.setWordWrap(False)
        self._lay_out()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.addWidget(self._title)
        first.addWidget(self._after, 1)
        first.addWidget(self._clock)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(first)
        column.addWidget(self._view, 1)

    def refresh(self, evening: Evening) -> None:
        """Show the standings after the newest round, everything counted anew."""
        _ = self._words
        last = evening.last_announced
        before = standings(evening, last - 1) if last > 1 else ()
        self._before = {row.team: row.rank for row in before}
        self._after.setText(_("after round {round}", round=last))
        self.update_totals(evening)

    def update_totals(self, evening: Evening) -> None:
        """Show what a result of the newest round changed."""
        now = standings(evening, evening.last_announced)
        self._model.show(running_lines(now, self._before))
        self._view.arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = (self._title, self._after, self._clock)
        needed = sum(part.sizeHint().width() + STEP for part in parts)
        self._after.setVisible(needed <= self.width())

    def width_in(self, room: int) -> int:
        """Return how wide the panel is in a window of some width: names first, but not only."""
        least, most = self._view.width_for(FEW_LETTERS), self._view.width_for(MOST_LETTERS)
        return min(most, max(least, round(room * FAIR_PART)), round(room * MOST_PART))


class _StandingsView(QTableView):
    def __init__(self, words: Words, model: StandingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        self.setObjectName("standings")
        self.setProperty("role", "dense")
        self.setAccessibleName(_("Standings"))
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.TEAM, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(8)

    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        metrics = QFontMetrics(text_font())
        lines = self.model().rowCount()
        room = self.viewport().height() // lines if lines else 0
        height = max(metrics.height() - 2, min(room, 2 * metrics.height()))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        narrow = self._narrow()
        for column, width in narrow.items():
            self.setColumnWidth(column, width)
        names = self.viewport().width() - sum(narrow.values())
        # Where the text is very large, the names are worth more than the places moved.
        self.setColumnHidden(Column.MOVED, names < metrics.averageCharWidth() * LEAST_LETTERS)

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        name = QFontMetrics(text_font()).averageCharWidth() * letters
        return sum(self._narrow().values()) + name + 2 * STEP

    def _narrow(self) -> dict[Column, int]:
        """Return the widths of all columns but the names."""
        metrics = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        last = str(self.model().rowCount())
        title = self.model().headerData(Column.TOTAL, Qt.Orientation.Horizontal)
        total = self.model().index(0, Column.TOTAL).data() or ""
        texts = {
            Column.RANK: metrics.horizontalAdvance(last),
            Column.NUMBER: metrics.horizontalAdvance(last),
            Column.TOTAL: max(small.horizontalAdvance(title), metrics.horizontalAdvance(total)),
            Column.MOVED: metrics.horizontalAdvance(f"▲{last}") - STEP // 2,
        }
        return {column: width + PADDING for column, width in texts.items()}

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

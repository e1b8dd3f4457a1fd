"""The standings beside the tables, as they move."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.standings import standings
from whist_td.i18n.words import Words
from whist_td.ui.models.standings import Column, StandingsModel, running_lines
from whist_td.ui.theme import SMALL, STEP, labelled, plain_table, text_font
from whist_td.ui.widgets.clock import Clock


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
        self._after.setWordWrap(False)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addWidget(self._after, 1)
        top.addWidget(Clock(words, self))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(top)
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


class _StandingsView(QTableView):
    def __init__(self, words: Words, model: StandingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        self.setObjectName("standings")
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
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        for column in Column:
            if column is not Column.TEAM:
                title = self.model().headerData(column, Qt.Orientation.Horizontal)
                room = max(small.horizontalAdvance(title), metrics.horizontalAdvance("000"))
                self.setColumnWidth(column, room + 2 * STEP + 2)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

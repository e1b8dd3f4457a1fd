"""The ranking beside the deals, as it moves: of all deals, or of those that are complete."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.whiz.comparison import Coverage
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.running import RunningRanking
from whist_td.formats.whiz.standings import standings
from whist_td.i18n.words import N_, Words
from whist_td.ui.theme import SMALL, STEP, labelled, plain_table, set_role, tabular, text_font
from whist_td.ui.whiz.play_standings_model import Column, RunningModel, running_lines
from whist_td.ui.widgets.clock import Clock
from whist_td.ui.widgets.flow import Flow
from whist_td.ui.widgets.strip import choice

LEAST_LETTERS = 12
FEW_LETTERS, MOST_LETTERS = 18, 30
"""Names are read whole up to so many letters: in a small window, in a large one."""
FAIR_PART, MOST_PART = 0.25, 0.3
"""How much of the window's width the ranking takes, and may take at most."""
PADDING = 15
COVERAGES = (Coverage.ALL, Coverage.COMPLETE)
_NAMES = (N_("All deals"), N_("Complete deals only"))
Index = QModelIndex | QPersistentModelIndex


class WhizRunning(QWidget):
    """Rank, player, percent, and the places moved since the round before."""

    penalty_wanted = Signal()
    entries_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._before: dict[int, int] = {}
        self._running: RunningRanking | None = None
        self._evening: WhizEvening | None = None
        self._title = labelled(_("Ranking"), "heading", self)
        self._after = labelled("", "small", self)
        self._after.setWordWrap(False)
        self._clock = Clock(words, self)
        self._which = QButtonGroup(self)
        self._model = RunningModel(words, self)
        self._view = _RunningView(words, self._model, self)
        self._penalty = QPushButton(_("Penalty…"), self)
        self._people = QPushButton(_("Late player or someone leaving…"), self)
        self._lay_out()
        self._which.idClicked.connect(self._change_coverage)
        self._penalty.clicked.connect(self.penalty_wanted)
        self._people.clicked.connect(self.entries_wanted)

    @property
    def coverage(self) -> Coverage:
        """Which deals count."""
        return COVERAGES[max(0, self._which.checkedId())]

    def refresh(self, evening: WhizEvening) -> None:
        """Show the ranking after the newest round, everything counted anew."""
        _ = self._words
        last = evening.last_announced
        before = standings(evening, last - 1) if last > 1 else ()
        self._before = {row.player: row.rank for row in before if row.score is not None}
        self._after.setText(_("after round {number}", number=last))
        self._running = RunningRanking(evening, last, self.coverage)
        self._show(evening, self._running)
        self._view.arrange()

    def take_in(self, evening: WhizEvening, boards: Collection[int]) -> None:
        """Show what results of some deals changed; no other deal is compared anew."""
        if self._running is None or self._running.after_round != evening.last_announced:
            self.refresh(evening)
            return
        self._running.take_in(evening, boards)
        self._show(evening, self._running)

    def width_in(self, room: int) -> int:
        """Return how wide the panel is in a window of some width: names first, but not only."""
        least, most = self._view.width_for(FEW_LETTERS), self._view.width_for(MOST_LETTERS)
        return min(most, max(least, round(room * FAIR_PART)), round(room * MOST_PART))

    def _show(self, evening: WhizEvening, running: RunningRanking) -> None:
        self._evening = evening
        lines = running_lines(running.rows(), self._before)
        self._model.show(lines, evening.settings.ranking)

    def _change_coverage(self) -> None:
        if self._evening is not None:
            self.refresh(self._evening)

    def _lay_out(self) -> None:
        _ = self._words
        first = QHBoxLayout()
        first.addWidget(self._title)
        first.addWidget(self._after, 1)
        first.addWidget(self._clock)
        which, buttons = choice(self._which, self, [_(name) for name in _NAMES])
        for button, coverage in zip(buttons, COVERAGES, strict=True):
            button.setObjectName(f"coverage-{coverage.value}")
            button.setProperty("role", "small")
            bold = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
            button.setMinimumWidth(bold.horizontalAdvance(button.text()) + 2 * STEP)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons[0].setChecked(True)
        which.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP // 2)
        column.addLayout(first)
        column.addLayout(which)
        column.addWidget(self._view, 1)
        deeds = Flow(self)
        for button, name in ((self._penalty, "penalty"), (self._people, "latePlayer")):
            button.setObjectName(name)
            set_role(button, "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            deeds.add(button)
        column.addWidget(deeds)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = (self._title, self._after, self._clock)
        needed = sum(part.sizeHint().width() + STEP for part in parts)
        self._after.setVisible(needed <= self.width())


class _RunningView(QTableView):
    def __init__(self, words: Words, model: RunningModel, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        self.setObjectName("standings")
        self.setProperty("role", "dense")
        self.setAccessibleName(_("Ranking"))
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.PLAYER, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(8)

    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        # Qt would look for the sizes of all rows again; none changes.
        top, last = self.rowViewportPosition(topLeft.row()), bottomRight.row()
        height = self.rowViewportPosition(last) + self.rowHeight(last) - top
        self.viewport().update(QRect(0, top, self.viewport().width(), height))

    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        metrics = QFontMetrics(text_font())
        lines = self.model().rowCount()
        room = self.viewport().height() // lines if lines else 0
        height = max(metrics.height() + 2, min(room, 2 * metrics.height()))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        narrow = self._narrow()
        for column, width in narrow.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)
        names = self.viewport().width() - sum(narrow.values())
        is_short = names < metrics.averageCharWidth() * LEAST_LETTERS
        # Where the text is very large, the names are worth more than the places moved.
        if self.isColumnHidden(Column.MOVED) != is_short:
            self.setColumnHidden(Column.MOVED, is_short)

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        name = QFontMetrics(text_font()).averageCharWidth() * letters
        return sum(self._narrow().values()) + name + 2 * STEP

    def _narrow(self) -> dict[Column, int]:
        """Return the widths of all columns but the names."""
        metrics = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        last = str(self.model().rowCount())
        title = self.model().headerData(Column.SCORE, Qt.Orientation.Horizontal)
        score = max(metrics.horizontalAdvance("100,00 %"), small.horizontalAdvance(title))
        texts = {
            Column.RANK: metrics.horizontalAdvance(last),
            Column.NUMBER: metrics.horizontalAdvance(last),
            Column.SCORE: score,
            Column.MOVED: metrics.horizontalAdvance(f"▲{last}"),
        }
        return {column: width + PADDING for column, width in texts.items()}

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

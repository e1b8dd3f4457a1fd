"""Running standings beside what is entered: names first, but not only."""

from abc import abstractmethod
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QTableView, QWidget
from typing_extensions import override

from whist_td.kit.clock import Clock
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import plain_table, text_font
from whist_td.stages.running_model import Column, RunningModel

FAIR_PART, MOST_PART = 0.25, 0.3
"""How much of the window's width the standings take, and may take at most."""
PADDING = 15


class RunningView(QTableView):
    """The lines, as high as the room allows; who plays has no need of the keys here."""

    LEAST_LETTERS: ClassVar[int] = 12
    """Where names have less room, the places moved give way."""
    LEADING: ClassVar[int] = 2
    """How much higher than its text a line is at least."""

    def __init__(self, model: RunningModel[Any], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        self.setObjectName("standings")
        self.setProperty("role", "dense")
        self.setAccessibleName(title)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(8)

    @abstractmethod
    def _narrow(self) -> dict[Column, int]:
        """Return the widths of all columns but the names."""

    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        metrics = QFontMetrics(text_font())
        lines = self.model().rowCount()
        room = self.viewport().height() // lines if lines else 0
        height = max(metrics.height() + self.LEADING, min(room, 2 * metrics.height()))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        narrow = self._narrow()
        for column, width in narrow.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)
        names = self.viewport().width() - sum(narrow.values())
        is_short = names < metrics.averageCharWidth() * self.LEAST_LETTERS
        # Where the text is very large, the names are worth more than the places moved.
        if self.isColumnHidden(Column.MOVED) != is_short:
            self.setColumnHidden(Column.MOVED, is_short)

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        name = QFontMetrics(text_font()).averageCharWidth() * letters
        return sum(self._narrow().values()) + name + 2 * STEP

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class RunningPanel(QWidget):
    """A title, after which round, the time of day, and the lines."""

    FEW_LETTERS: ClassVar[int]
    MOST_LETTERS: ClassVar[int]
    """Names are read whole up to so many letters: in a small window, in a large one."""

    _title: QLabel
    _after: QLabel
    _clock: Clock
    _view: RunningView

    def _head(self) -> QHBoxLayout:
        first = QHBoxLayout()
        first.addWidget(self._title)
        first.addWidget(self._after, 1)
        first.addWidget(self._clock)
        return first

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = (self._title, self._after, self._clock)
        needed = sum(part.sizeHint().width() + STEP for part in parts)
        self._after.setVisible(needed <= self.width())

    def width_in(self, room: int) -> int:
        """Return how wide the panel is in a window of some width."""
        least = self._view.width_for(self.FEW_LETTERS)
        most = self._view.width_for(self.MOST_LETTERS)
        return min(most, max(least, round(room * FAIR_PART)), round(room * MOST_PART))

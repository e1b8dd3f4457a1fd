"""Running standings beside what is entered: what the lines say, and how names keep their room."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import groupby
from typing import Any, ClassVar, Generic, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QLabel, QTableView, QWidget
from typing_extensions import TypeVar, override

from whist_td.desk.requests import Course
from whist_td.kit.cells import Index
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import DENSE_PADDING, FoldingRows, NarrowDelegate, longest_word
from whist_td.kit.parts import ClockLabel
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, plain_table, tabular, text_font
from whist_td.words.words import N_, Words


class RunningColumn(IntEnum):
    """What stands in a column."""

    RANK = 0
    NUMBER = 1
    NAME = 2
    SCORE = 3
    MOVED = 4


_SHORT = {RunningColumn.NUMBER: N_("No."), RunningColumn.MOVED: "▲▼"}
"""Where a title would take more room than what is below it."""


class RunningRank(Protocol):
    """Somebody in standings."""

    @property
    def rank(self) -> int:
        """The place, counted from the first."""


S = TypeVar("S", bound=RunningRank)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class RunningLine(Generic[S]):
    """A team's or a player's line; `moved` is how many places up since the round before."""

    standing: S
    moved: int


class RunningModel(QAbstractTableModel, Generic[S]):
    """The standings as results come; only lines that read otherwise are told."""

    TITLES: ClassVar[Mapping[RunningColumn, str]]

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[RunningLine[S], ...] = ()
        self.tells_all = True
        """Whether every column has its heading: the narrow ones not where names have no room."""

    @abstractmethod
    def _number(self, row: S) -> int:
        """Return the number of whom a line is about."""

    @abstractmethod
    def _name(self, row: S) -> str:
        """Return how whom a line is about is called."""

    @abstractmethod
    def _score(self, row: S) -> str:
        """Return what ranks."""

    @abstractmethod
    def _tip(self, row: S) -> str:
        """Return the whole name, which the list may cut, and how a tie was broken."""

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(RunningColumn)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(RunningColumn):
            return None
        title = self._words(self.TITLES[RunningColumn(section)])
        if role == Qt.ItemDataRole.DisplayRole:
            is_named = self.tells_all or section in (RunningColumn.NAME, RunningColumn.SCORE)
            return self._words(_SHORT.get(RunningColumn(section), title)) if is_named else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section == RunningColumn.NAME else _RIGHT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line, column = self._lines[index.row()], RunningColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(line.standing)
            case _:
                return _look(role, line.moved, column)

    def show_lines(self, lines: tuple[RunningLine[S], ...]) -> None:
        """Show the standings as they are now, and repaint no more than the lines that differ."""
        before, self._lines = self._lines, lines
        if len(lines) != len(before):
            self.beginResetModel()
            self.endResetModel()
            return
        differ = [row for row, line in enumerate(lines) if line != before[row]]
        for first, last in _runs(differ):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(RunningColumn) - 1))

    @property
    def has_moved(self) -> bool:
        """Whether anybody has won or lost places since the round before."""
        return any(line.moved for line in self._lines)

    def _text(self, line: RunningLine[S], column: RunningColumn) -> str:
        row = line.standing
        match column:
            case RunningColumn.RANK:
                return str(row.rank)
            case RunningColumn.NUMBER:
                return str(self._number(row))
            case RunningColumn.NAME:
                return self._name(row)
            case RunningColumn.SCORE:
                return self._score(row)
            case RunningColumn.MOVED:
                return _moved(line.moved)


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of rows that follow one another."""
    for _gap, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        together = [row for _place, row in run]
        yield together[0], together[-1]


def _moved(places: int) -> str:
    if not places:
        return ""
    return f"▲{places}" if places > 0 else f"▼{-places}"


def _look(role: int, moved: int, column: RunningColumn) -> Qt.AlignmentFlag | QFont | QColor | None:
    match role:
        case Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if column is RunningColumn.NAME else _RIGHT
        case Qt.ItemDataRole.FontRole:
            return _font(column)
        case Qt.ItemDataRole.ForegroundRole:
            return _ink(moved, column)
        case _:
            return None


def _ink(moved: int, column: RunningColumn) -> QColor | None:
    match column:
        case RunningColumn.MOVED if moved > 0:
            return QColor(colours().good)
        case RunningColumn.RANK | RunningColumn.MOVED | RunningColumn.NUMBER:
            return QColor(colours().quiet)
    return None


def _font(column: RunningColumn) -> QFont | None:
    if column is RunningColumn.NAME:
        return None
    weight = QFont.Weight.DemiBold if column is RunningColumn.SCORE else QFont.Weight.Normal
    return tabular(text_font(weight=weight))


NARROW = 0.72
"""Names that are a little too long are drawn in narrower letters."""
FAIR_PART, MOST_PART = 0.25, 0.3
"""How much of the window's width the standings take, and may take at most."""
PADDING = DENSE_PADDING


class RunningView(QTableView):
    """The lines, as high as the room allows; who plays has no need of the keys here."""

    LEAST_LETTERS: ClassVar[int] = 12
    """Where names have less room, the places moved give way."""
    LEADING: ClassVar[int] = 2
    """How much higher than its text a line is at least."""

    def __init__(self, model: RunningModel[Any], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._running = model
        self.setModel(model)
        plain_table(self)
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
        header.setSectionResizeMode(RunningColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(8)
        self._rows = FoldingRows(self, self.arrange, keeps_in_sight=True)
        self.setItemDelegateForColumn(RunningColumn.NAME, NarrowDelegate(self))

    @abstractmethod
    def _narrow(self) -> dict[RunningColumn, int]:
        """Return the widths of all columns but the names."""

    def _widths(self) -> dict[RunningColumn, int]:
        """Return the widths of all columns but the names, none less than its heading."""
        heading = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        horizontal = Qt.Orientation.Horizontal
        titles = {each: str(self._running.headerData(each, horizontal)) for each in RunningColumn}
        return {
            each: max(width, heading.horizontalAdvance(titles[each]) + PADDING)
            for each, width in self._narrow().items()
            if each is not RunningColumn.MOVED or self._running.has_moved
        }

    def _fitting(self) -> dict[RunningColumn, int]:
        """Return the widths with all headings, or without them where names would have no room."""
        for self._running.tells_all in (True, False):
            widths = self._widths()
            if self._names(widths) >= self._least_names():
                break
        return widths

    def _names(self, widths: Mapping[RunningColumn, int]) -> int:
        return self.viewport().width() - sum(widths.values())

    def _least_names(self) -> int:
        return QFontMetrics(text_font()).averageCharWidth() * self.LEAST_LETTERS

    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        metrics = QFontMetrics(text_font())
        lines = self.model().rowCount()
        room = self.viewport().height() // lines if lines else 0
        height = max(metrics.height() + self.LEADING, min(room, 2 * metrics.height()))
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        narrow = self._fitting()
        for column, width in narrow.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)
        # Where the text is very large, the names are worth more than the places moved.
        is_left_out = self._names(narrow) < self._least_names() or not self._running.has_moved
        if self.isColumnHidden(RunningColumn.MOVED) != is_left_out:
            self.setColumnHidden(RunningColumn.MOVED, is_left_out)

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        name = QFontMetrics(text_font()).averageCharWidth() * letters
        return sum(self._widths().values()) + name + 2 * STEP

    @property
    def least_width(self) -> int:
        """The width in which every word of every name is whole."""
        title = str(self._running.headerData(RunningColumn.NAME, Qt.Orientation.Horizontal))
        longest = longest_word((*self._all_names(), title), QFontMetrics(text_font()))
        return sum(self._least_widths().values()) + longest + PADDING + 3 * STEP

    @property
    def names_width(self) -> int:
        """The width in which every name is read whole."""
        metrics = QFontMetrics(text_font())
        longest = max(map(metrics.horizontalAdvance, self._all_names()), default=0)
        return sum(self._widths().values()) + longest + PADDING + 3 * STEP

    def _least_widths(self) -> dict[RunningColumn, int]:
        figures = self._narrow()
        figures.pop(RunningColumn.MOVED)
        return figures

    def _all_names(self) -> list[str]:
        column, lines = RunningColumn.NAME, range(self.model().rowCount())
        return [str(self.model().index(line, column).data()) for line in lines]


class RunningPanel(QWidget):
    """A title, after which round, the time of day, and the lines."""

    FEW_LETTERS: ClassVar[int]
    MOST_LETTERS: ClassVar[int]
    """Names are read whole up to so many letters: in a small window, in a large one."""

    _title: QLabel
    _after: QLabel
    _clock: ClockLabel
    _view: RunningView

    def _head(self) -> WrappingRow:
        return folded(self._title, self._after, None, self._clock)

    def width_in(self, room: int, column: int = 0) -> int:
        """Return how wide the panel is in a window of some width.

        Beside columns of tables, it takes what these leave.
        """
        least = self._view.width_for(self.FEW_LETTERS)
        most = self._view.width_for(self.MOST_LETTERS)
        wanted = max(least, self._view.names_width, round(room * FAIR_PART))
        width = min(most, wanted, round(room * MOST_PART))
        width = max(width, self._view.least_width, self.minimumSizeHint().width())
        left = room - width - 6 * STEP
        spare = left % column if 0 < column <= left else left
        narrow = round(self._view.names_width * NARROW)
        return max(width, min(width + spare, most, narrow))


def as_of_words(evening: Course[Any], _: Words) -> str:
    """Say what the standings hold: rounds that have finished, or one that is being played."""
    last = evening.last_announced
    if last and evening.missing(last):
        return _("during round {number}", number=last)
    return _("after round {number}", number=last)

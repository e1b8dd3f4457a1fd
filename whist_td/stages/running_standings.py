"""Running standings beside what is entered: what the lines say, and how names keep their room."""

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.core.name_setting import NamePlace
from whist_td.desk.requests import Course
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import DENSE_PADDING, longest_word
from whist_td.kit.name_letters import names_set
from whist_td.kit.parts import ClockLabel
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, plain_table, tabular, text_font
from whist_td.words.listings import Column, Listing, Media
from whist_td.words.words import Words


class RunningColumn(IntEnum):
    """Where a column stands that a description shows while results come in."""

    RANK = 0
    MOVED = 1
    NUMBER = 2
    NAME = 3
    SCORE = 4


@dataclass(frozen=True)
class RunningLine:
    """A team's or a player's line; `moved` is how many places up since the round before."""

    standing: Any
    moved: int


class RunningModel(RowsModel[RunningLine]):
    """The standings as results come; only lines that read otherwise are told."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__([""] * len(RunningColumn), (RunningColumn.NAME,), parent)
        self._words = words
        self._listing: Listing[Any] = Listing((), ())
        self._columns: tuple[Column[Any], ...] = ()

    @override
    def heading(self, column: int, role: int) -> object:
        title = self._headings[column]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[column].short or title if self._columns else title
        is_whole = role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        return title if is_whole else None

    @override
    def answer(self, row: RunningLine, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[column].cell(row.standing).text
            case Qt.ItemDataRole.ToolTipRole:
                # The whole name, which the list may cut, and what there is no room for.
                listed = {each.heading for each in self._columns}
                beside = [c for c in self._listing.on(Media.SCREEN) if c.heading not in listed]
                texts = ((each.heading, each.cell(row.standing).text) for each in beside)
                more = [self._words.labelled(heading, text) for heading, text in texts if text]
                return "\n".join((self._columns[RunningColumn.NAME].cell(row.standing).text, *more))
            case Qt.ItemDataRole.FontRole:
                return _font(column, QApplication.font().pointSizeF())
            case Qt.ItemDataRole.ForegroundRole:
                return _ink(row.moved, column)
        return None

    def show(self, listing: Listing[Any]) -> None:
        """Show the standings as they are now."""
        self._listing, self._columns = listing, listing.on(Media.RUNNING)
        headings = tuple(each.heading for each in self._columns)
        if headings != self._headings:
            self.show_headings(headings)
        self.show_rows([RunningLine(row, listing.moved(row)) for row in listing.rows])

    @property
    def names(self) -> frozenset[str]:
        """How all who are listed are called."""
        name = self._columns[RunningColumn.NAME] if self._columns else Column("")
        return frozenset(name.cell(line.standing).text for line in self._rows)

    @property
    def has_moved(self) -> bool:
        """Whether anybody has won or lost places since the round before."""
        return any(line.moved for line in self._rows)


def _ink(moved: int, column: int) -> QColor | None:
    match column:
        case RunningColumn.MOVED if moved > 0:
            return QColor(colours().good)
        case RunningColumn.RANK | RunningColumn.MOVED | RunningColumn.NUMBER:
            return QColor(colours().quiet)
    return None


@lru_cache
def _font(column: int, _base: float) -> QFont | None:
    """Return the letters of a column, in the size that the window has."""
    if column == RunningColumn.NAME:
        return None
    weight = QFont.Weight.DemiBold if column == RunningColumn.SCORE else QFont.Weight.Normal
    return tabular(text_font(weight=weight))


_NAME = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
NARROW = 0.8
"""Names that are a little too long are all drawn in narrower letters."""
FAIR_PART, MOST_PART = 0.25, 0.3
"""How much of the window's width the standings take, and may take at most."""
PADDING = DENSE_PADDING


class RunningView(QTableView):
    """The lines, as high as the room allows; who plays has no need of the keys here."""

    LEAST_LETTERS, FAIR_LETTERS = 12, 20
    """Where names have less room, or have to be cut, the places moved give way."""
    LEADING: ClassVar[int] = 2
    """How much higher than its text a line is at least."""
    WIDEST_SCORE: ClassVar[str] = ""
    """What ranks at its widest; where it is not known beforehand, that of the first."""

    def __init__(self, model: RunningModel, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._running = model
        self.setModel(model)
        plain_table(self)
        self.setObjectName("standings")
        self.setProperty("role", "dense")
        self.setAccessibleName(title)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(RunningColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(8)
        self.setItemDelegateForColumn(RunningColumn.NAME, _NameDelegate(self))
        self.lines, self.names_set = 1, names_set((), text_font())
        """The lines that a name may take, and the names as they are drawn."""
        self._room = 0
        for signal in (model.modelReset, model.layoutChanged, model.shown):
            signal.connect(self.arrange)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # It is typed for the work, and goes on to it.
        else:
            super().keyPressEvent(event)

    def _narrow(self) -> dict[RunningColumn, int]:
        """Return the widths of all columns but the names."""
        metrics = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        last, of = str(self.model().rowCount()), RunningColumn
        title = self.model().headerData(of.SCORE, Qt.Orientation.Horizontal)
        score = self.WIDEST_SCORE or self.model().index(0, of.SCORE).data() or ""
        number = metrics.horizontalAdvance(last)
        texts = {
            of.RANK: number,
            of.NUMBER: number,
            of.SCORE: max(small.horizontalAdvance(title), metrics.horizontalAdvance(score)),
            of.MOVED: metrics.horizontalAdvance(f"▲{last}"),
        }
        return {column: width + PADDING for column, width in texts.items()}

    def _widths(self) -> dict[RunningColumn, int]:
        """Return the widths of all columns but the names, none less than its heading.

        The places moved have theirs before anybody moves: what is beside would else become
        narrower in the middle of a round.
        """
        heading = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        horizontal = Qt.Orientation.Horizontal
        titles = {each: str(self._running.headerData(each, horizontal)) for each in RunningColumn}
        return {
            each: max(width, heading.horizontalAdvance(titles[each]) + PADDING)
            for each, width in self._narrow().items()
        }

    def arrange(self) -> None:
        """Let the lines fill the height where they all fit."""
        narrow = self._widths()
        for column, width in narrow.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)
        # Where the text is very large, the names are worth more than the places moved.
        letter = QFontMetrics(text_font()).averageCharWidth()
        longest = _widths_of(self._running.names, text_font().toString())[1]
        whole = min(round(NARROW * longest) + PADDING, letter * self.FAIR_LETTERS)
        least = max(letter * self.LEAST_LETTERS, whole)
        room = self.viewport().width() - sum(narrow.values())
        is_left_out = room < least or not self._running.has_moved
        if self.isColumnHidden(RunningColumn.MOVED) != is_left_out:
            self.setColumnHidden(RunningColumn.MOVED, is_left_out)
        # Names keep their letters when somebody moves: they leave the room of it free before.
        self._room = room + (narrow[RunningColumn.MOVED] if room < least else 0) - PADDING
        self._fold()

    def _fold(self) -> None:
        """Give two lines to long names, unless all would be in sight on one line each."""
        rows, text = range(self.model().rowCount()), QFontMetrics(text_font()).height()
        room, least = self.viewport().height(), text + self.LEADING
        spare = room - len(rows) * least
        for self.lines in (2, 1):
            places = [self.name_place(row) for row in rows]
            self.names_set = names_set(places, text_font())
            folded = {row for row in rows if "\n" in self.names_set.texts[places[row]]}
            if spare < 0 or len(folded) * text <= spare:
                break
        # The others share what is left, up to twice their text.
        left = (room - len(folded) * (least + text)) // max(1, len(rows) - len(folded))
        line = max(least, min(left, 2 * text))
        if self.verticalHeader().defaultSectionSize() != line:
            self.verticalHeader().setDefaultSectionSize(line)
        for row in rows:
            height = least + text if row in folded else line
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)

    def name_place(self, row: int) -> NamePlace:
        """Return the name of a row, and its room."""
        name = str(self.model().index(row, RunningColumn.NAME).data() or "")
        return NamePlace(name, self._room, self.lines * QFontMetrics(text_font()).height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.model() is not None:
            self.arrange()

    def width_for(self, letters: int) -> int:
        """Return the width in which names of so many letters are read whole."""
        name = QFontMetrics(text_font()).averageCharWidth() * letters
        return sum(self._widths().values()) + name + 2 * STEP

    @property
    def least_width(self) -> int:
        """The width in which every word of every name is whole."""
        title = str(self._running.headerData(RunningColumn.NAME, Qt.Orientation.Horizontal))
        heading = longest_word((title,), QFontMetrics(text_font()).horizontalAdvance)
        longest = max(heading, _widths_of(self._running.names, text_font().toString())[0])
        figures = self._narrow()
        figures.pop(RunningColumn.MOVED)
        return sum(figures.values()) + longest + PADDING + 3 * STEP

    @property
    def names_width(self) -> int:
        """The width in which every name is read whole."""
        longest = _widths_of(self._running.names, text_font().toString())[1]
        return sum(self._widths().values()) + longest + PADDING + 3 * STEP


@lru_cache(maxsize=4)
def _widths_of(names: frozenset[str], font: str) -> tuple[int, int]:
    """Return the width of the longest word of some names, and of the longest name."""
    own = QFont()
    own.fromString(font)
    width = QFontMetrics(own).horizontalAdvance
    return longest_word(names, width), max(map(width, names), default=0)


class _NameDelegate(QStyledItemDelegate):
    """Draws the names of the list alike."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        view = option.widget
        if isinstance(view, RunningView):
            option.font = view.names_set.font
            name = view.name_place(index.row())
            option.text = view.names_set.texts.get(name, name.name)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a name on its own: Qt cuts a second line that touches the edge of the first."""
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        beside = PADDING // 2
        painter.drawText(option.rect.adjusted(beside, 0, -beside, 0), _NAME, text)
        painter.restore()


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
        names = self._view.names_width
        fair = max(least, names, round(room * FAIR_PART))
        width = min(most, fair, round(room * MOST_PART))
        width = max(width, self._view.least_width, self.minimumSizeHint().width())
        left = room - width - 6 * STEP
        spare = left % column if 0 < column <= left else left
        narrow = round(names * NARROW)
        return max(width, min(width + spare, most, narrow))


def as_of_words(event: Course[Any], _: Words) -> str:
    """Say what the standings hold: rounds that have finished, or one that is being played."""
    last = event.last_announced
    if last and event.missing(last):
        return _("during round {number}", number=last)
    return _("after round {number}", number=last)

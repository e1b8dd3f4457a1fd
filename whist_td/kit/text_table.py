"""A table to read: rows of texts under headings, each text in its ink."""

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, groupby
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.folding import FoldingRows, folded_text, longest_word, more_lines, padding_in
from whist_td.kit.stylesheet import BODY, SMALL, STEP
from whist_td.kit.theme import colours, plain_table, tabular, text_font
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, Listing, Media

INK, BELOW = (Qt.ItemDataRole.UserRole + n for n in (1, 2))
"""The roles of a text's ink, and of the remarks that stand below it."""


class TextTable(RowsModel[tuple[Cell, ...]]):
    """Rows of cells, each text in its ink."""

    columns: tuple[Column[Any], ...] = ()
    days: Collection[int] = ()
    """Which of the columns are dates."""
    folds_headings = False
    """Whether headings take two lines, where one would need more width than there is."""

    is_running = False
    """Whether it stands beside what is entered, under headings as short as there are."""

    is_narrow = False
    """Whether remarks stand below the name, and a year below its day, for want of room."""

    leading = BODY
    """The size of places, names and what ranks, in parts of the body."""

    def __init__(self, columns: Sequence[Column[Any]] = (), parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.show_columns(columns)

    def show(self, listing: Listing[Any], medium: Media = Media.SCREEN) -> None:
        """Show a table; where its headings stay, no more is repainted than lines that differ."""
        self.is_running = medium is Media.RUNNING
        self.show_columns(listing.on(medium))
        self.show_rows([*listing.lines(medium)])

    def show_columns(self, columns: Sequence[Column[Any]]) -> None:
        """Go over to other columns, with no rows yet where they are headed otherwise."""
        # A day is read like words, and folds as they do, in the width of its longest.
        self.days = {n for n, column in enumerate(columns) if column.kind is ColumnKind.DAY}
        words, day = ColumnKind.WORDS, ColumnKind.DAY
        shown = [replace(each, kind=words) if each.kind is day else each for each in columns]
        before, self.columns = self.columns, tuple(shown)
        if [each.heading for each in before] != [each.heading for each in columns]:
            self._in_words = [n for n, column in enumerate(shown) if column.is_words]
            self.show_headings([column.heading for column in columns])

    def cells(self, number: int) -> Iterator[Cell]:
        """Yield what stands in a column, from the top."""
        return (row[number] for row in self._rows)

    @override
    def heading(self, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.columns[column].tip or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.columns[column].heading
        title = super().heading(column, role)
        if self.is_running and role == Qt.ItemDataRole.DisplayRole:
            title = self.columns[column].short or title
        if title is None or self.columns[column].is_words or not self.folds_headings:
            return title
        words, metrics = self.columns[column].short or str(title), title_metrics()
        breaks = [n for n, letter in enumerate(words) if letter == " "]
        halves = [max(map(metrics.horizontalAdvance, (words[:n], words[n:]))) for n in breaks]
        return folded_text(words, metrics, min(halves, default=0))

    def letters(self, cell: Cell, number: int) -> QFont:
        """Return the letters of a cell: figures stand below one another."""
        column = self.columns[number]
        leads = column.kind in _LEADING or column.ink is Ink.STRONG
        weight = QFont.Weight.DemiBold if cell.ink is Ink.STRONG else QFont.Weight.Normal
        is_remark = column.kind is ColumnKind.WORDS and column.ink is Ink.QUIET
        small = SMALL if is_remark and self.leading != BODY else BODY
        font = text_font(self.leading if leads and not self.is_narrow else small, weight)
        return font if column.is_words else tabular(font)

    @property
    def remarks(self) -> Sequence[int]:
        """The columns that stand below the name where they have no room beside it."""
        has_name = any(column.kind is ColumnKind.NAME for column in self.columns)
        return [n for n in range(len(self.columns)) if has_name and self._is_remark(n)]

    def _is_remark(self, number: int) -> bool:
        column = self.columns[number]
        return column.kind is ColumnKind.WORDS and column.ink is Ink.QUIET and not column.may_yield

    def is_lacking(self, number: int) -> bool:
        """Tell whether nobody has what a column is for."""
        return self.columns[number].may_lack and not any(c.text for c in self.cells(number))

    def title_width(self, number: int) -> int:
        """Return the width of a heading."""
        title = str(self.heading(number, Qt.ItemDataRole.DisplayRole))
        return title_metrics().size(0, title).width()

    @override
    def answer(self, row: tuple[Cell, ...], column: int, role: int) -> object:
        cell = row[column]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text_of(cell, column)
            case _ if role == BELOW:
                return self._below(row, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return _apart((cell.tip or cell.text, self._below(row, column)))
            case Qt.ItemDataRole.FontRole:
                return self.letters(cell, column)
            case _:
                return {INK: cell.ink, Qt.ItemDataRole.DecorationRole: cell.sign}.get(role)

    def text_of(self, cell: Cell, column: int) -> str:
        """Return the text of a cell; without room, a day may go on with its year below."""
        day, space, year = cell.text.rpartition(_NO_BREAK)
        return f"{day} {year}" if self.is_narrow and space and column in self.days else cell.text

    def _below(self, row: tuple[Cell, ...], column: int) -> str:
        if not self.is_narrow or self.columns[column].kind is not ColumnKind.NAME:
            return ""
        return _apart(row[number].text for number in self.remarks)


_NO_BREAK = "\N{NO-BREAK SPACE}"


def _apart(texts: Iterable[str]) -> str:
    return " · ".join(filter(None, texts))


_LEADING = (ColumnKind.RANK, ColumnKind.NUMBER, ColumnKind.NAME)
_LETTERS = 64
"""So many kinds of letters are remembered: a club that changes their size has a few."""


def title_metrics() -> QFontMetrics:
    """Return how wide the letters of headings are."""
    return QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))


BESIDE = 0.8
"""How high a sign beside a text is, in lines."""
_LONGEST_WORD, _LEAST_WORDS, _FAIR_WORDS = 0, 11, 18
"""Words have so many letters of width at least.

Before a column goes out of sight, none: no word is broken; beside figures, two lines as a rule."""
_LINES = 2


_FOLDED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


class InkDelegate(QStyledItemDelegate):
    """Paints each text in its ink."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        palette = colours(cast("QWidget", self.parent()))
        inks = {Ink.QUIET: palette.quiet, Ink.GOOD: palette.good, Ink.AMBER: palette.on_amber}
        ink = inks.get(index.data(INK))
        if ink:
            shades = option.palette
            shades.setColor(QPalette.ColorRole.Text, QColor(ink))
            option.palette = shades

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        remarks = index.data(BELOW)
        if not remarks:
            super().paint(painter, option, index)
            return
        view = cast("QWidget", self.parent())
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        name, cell.text = cell.text, ""
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, view)
        edge = padding_in(view) // 2
        room = option.rect.adjusted(edge, STEP, -edge, -STEP)
        small, below = text_font(SMALL), QRect(room)
        below.setTop(room.bottom() - height_below(remarks, room.width()))
        room.setBottom(below.top())
        painter.save()
        painter.setFont(cell.font)
        painter.setPen(cell.palette.color(QPalette.ColorRole.Text))
        painter.drawText(room, _FOLDED, name)
        painter.setFont(small)
        painter.setPen(QColor(colours(view).quiet))
        painter.drawText(below, _FOLDED, remarks)
        painter.restore()


def height_below(remarks: str, width: int) -> int:
    """Return how high the remarks are that stand below a name."""
    return more_lines(remarks, text_font(SMALL), width) + QFontMetrics(text_font(SMALL)).height()


class TextTableView(QTableView):
    """Figures take what they need; words share what is left."""

    def __init__(self, model: TextTable, name: str, parent: QWidget, part: float = 1.0) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._table = model
        self.setModel(model)
        self.setItemDelegate(InkDelegate(self))
        plain_table(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._part, self._letters, self._goes_sideways = part, _LEAST_WORDS, False
        self.shows_all = False
        """Whether the table is never narrower than its columns need; words may fold."""
        self._texts = self._all_measured()
        self._rows = FoldingRows(self, self.arrange, self._line, self._widest, self._height_below)
        model.modelReset.connect(self.arrange)
        model.shown.connect(self.arrange)

    def _line(self) -> int:
        part = BODY if self._table.is_narrow else self._part
        return round(self.fontMetrics().height() * part) + 2 * STEP

    def _widest(self, number: int) -> int:
        """Return how wide the texts of a column are at most; with remarks, it always folds."""
        has_below = self._table.is_narrow and self._table.columns[number].kind is ColumnKind.NAME
        return sys.maxsize if has_below else self._texts[number].whole

    def _height_below(self, index: Index, width: int) -> int:
        remarks = index.data(BELOW)
        return height_below(remarks, width) if remarks else 0

    def arrange(self) -> None:
        """Share the width between the columns."""
        side = round(self.fontMetrics().height() * BESIDE)
        self.setIconSize(QSize(side, side))
        needed = self._all_needed()
        for number in range(len(needed)):
            self.setColumnHidden(number, not needed[number])
        words = [n for n, column in enumerate(self._table.columns) if column.is_words]
        figures = sum(width for n, width in enumerate(needed) if n not in words)
        left = self.viewport().width() - figures
        for number, width in enumerate(needed):
            if number not in words:
                self.setColumnWidth(number, width)
        self._share(words, needed, left)
        if self.shows_all:
            self._letters = _LEAST_WORDS
            least = sum(min(w, self._least(n)) if n in words else w for n, w in enumerate(needed))
            self.setMinimumWidth(least + self.verticalScrollBar().sizeHint().width() + STEP)

    def _all_needed(self) -> list[int]:
        """Return what each column needs; headings fold where words have less than a fair width.

        What is left out needs nothing. Where all that may yield has, remarks go below the name.
        """
        folded, columns = self._table.folds_headings, self._table.columns
        yielding = [n for n in reversed(range(len(columns))) if columns[n].may_yield]
        groups = [[*group] for _code, group in groupby(yielding, lambda n: columns[n].code or n)]
        gone = [{*chain(*groups[:n])} for n in range(len(groups) + 1)]
        bare = gone[-1] | {n for n, column in enumerate(columns) if column.is_spare}
        below = bare | {*self._table.remarks}
        ways = [(_FAIR_WORDS, gone[0]), *((_LEAST_WORDS, each) for each in gone)]
        self._goes_sideways, self._table.is_narrow = False, False
        self._texts = self._all_measured()
        for letters, left_out in [*ways, (_LONGEST_WORD, bare), (_LONGEST_WORD, below)]:
            if left_out is below:
                self._table.is_narrow = True
                self._texts = self._all_measured()
            self._letters, self._table.folds_headings = letters, letters != _FAIR_WORDS
            needed = [
                0 if n in left_out or self._table.is_lacking(n) else self._needed(n)
                for n in range(len(columns))
            ]
            if self._fits(needed):
                break
        else:
            self._goes_sideways = True
        if self.verticalHeader().defaultSectionSize() != self._line():
            self.verticalHeader().setDefaultSectionSize(self._line())
        if folded != self._table.folds_headings:
            self._table.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(needed) - 1)
        return needed

    def _fits(self, needed: list[int]) -> bool:
        """Tell whether all finds room, and words beside figures take two lines as a rule."""
        words = [n for n, column in enumerate(self._table.columns) if column.is_words]
        room, wide = self.viewport().width(), sum(needed[n] for n in words)
        figures = sum(needed) - wide
        is_calm = self._letters > 0 or self._table.is_narrow or not figures
        least = sum(min(needed[n], self._least(n)) for n in words)
        return figures + least <= room and (is_calm or wide <= _LINES * (room - figures))

    def _share(self, words: list[int], needed: list[int], left: int) -> None:
        """Give short words what they need and share the rest; the longest takes what is over."""
        if self._goes_sideways:
            for number in words:
                self.setColumnWidth(number, self._sideways(number, needed))
            return
        order = sorted(words, key=lambda number: needed[number])
        least = {number: min(self._least(number), needed[number]) for number in words}
        for place, number in enumerate(order):
            # What comes after has its least width in any case.
            rest = sum(least[each] for each in order[place + 1 :])
            fair = min(left // (len(order) - place), left - rest)
            is_longest = place == len(order) - 1
            width = max(left if is_longest else min(needed[number], fair), least[number])
            self.setColumnWidth(number, width)
            left -= width

    def _sideways(self, number: int, needed: list[int]) -> int:
        """Return the width of a column of words in a table that goes sideways.

        The figures right after a name stay in sight with it, though no word of it is broken; what
        stands past them has room enough, or it would make the lines higher.
        """
        columns, seen = self._table.columns, self.viewport().width()
        word = self._texts[number].word
        least = max(word, self._table.title_width(number)) + padding_in(self)
        if number + 1 == len(columns):
            room = seen
        elif columns[number + 1].is_words:
            room = seen // 3
        else:
            room = seen - sum(needed[: number + 2]) + needed[number]
        return min(needed[number], max(room, least))

    def _all_measured(self) -> "list[_Measured]":
        return [self._measured(number) for number in range(self._table.columnCount())]

    def _measured(self, number: int) -> "_Measured":
        """Measure what stands in a column."""
        cells = [replace(c, text=self._table.text_of(c, number)) for c in self._table.cells(number)]
        strong, plain = (self._widths(ink, number) for ink in (Ink.STRONG, Ink.PLAIN))
        in_strong = {cell.text for cell in cells if cell.ink is Ink.STRONG}
        others = {cell.text for cell in cells} - in_strong
        widths = (*map(strong.of, in_strong), *map(plain.of, others))
        word = 0
        if self._table.columns[number].is_words:
            word = max(longest_word(in_strong, strong.of), longest_word(others, plain.of))
        sign = self.iconSize().width() + 2 * STEP if any(cell.sign for cell in cells) else 0
        return _Measured(max(widths, default=0), word, sign, strong.metrics.averageCharWidth())

    def _least(self, number: int) -> int:
        """Return the width in which every word of a column is whole, and its heading."""
        measured = self._texts[number]
        few = measured.letter * (0 if number in self._table.days else self._letters)
        return max(measured.word, few, self._table.title_width(number)) + padding_in(self)

    def _needed(self, number: int) -> int:
        measured = self._texts[number]
        wide = max(measured.whole, self._table.title_width(number)) + padding_in(self)
        # Qt makes no column narrower: one that wants less would push the others out of the table.
        return max(wide + measured.sign, self.horizontalHeader().minimumSectionSize())

    def _widths(self, ink: Ink, number: int) -> "_Widths":
        is_words = self._table.columns[number].is_words
        return _Widths(self._table.letters(Cell("", ink), number), is_words)


class _Measured(NamedTuple):
    """How wide what stands in a column is: its widest text, and the longest word of all."""

    whole: int
    word: int
    sign: int
    """What a sign beside the text needs, if any has one."""
    letter: int


class _Widths:
    """How wide texts are in some letters: each is measured once, for all tables."""

    def __init__(self, font: QFont, is_words: bool) -> None:  # noqa: FBT001 - of a column
        self.metrics = QFontMetrics(font)
        # Whether figures stand below one another is not in the font's own words.
        self._known = _known_widths(font.toString(), is_words)

    def of(self, text: str) -> int:
        """Return how wide a text is."""
        width = self._known.get(text)
        if width is None:
            width = self._known[text] = self.metrics.horizontalAdvance(text)
        return width


@lru_cache(maxsize=_LETTERS)
def _known_widths(_font: str, _is_words: bool) -> dict[str, int]:  # noqa: FBT001 - a key
    return {}


class RowDelegate(InkDelegate):
    """Draws no frame around the cell that has the keys: it would cut its text off."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus

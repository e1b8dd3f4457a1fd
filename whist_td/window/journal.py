"""The journal page: what was done, when, what stood before and what stands now."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.core.names import plain
from whist_td.desk.desk import Outcome
from whist_td.desk.journal import Act, Line
from whist_td.desk.requests import Event
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.fields import LineField
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingRows, folded_text
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import button, page, row
from whist_td.kit.roomy import FIRST_ROWS, in_sight
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named, plain_table
from whist_td.stages.formats import loaded, screens_of
from whist_td.words import history
from whist_td.words.words import N_, Words

SEARCHED = Qt.ItemDataRole.UserRole + 1
UNDONE = Qt.ItemDataRole.UserRole + 2


class JournalColumn(IntEnum):
    """What the journal shows of a line."""

    TIME = 0
    WHAT = 1
    BEFORE = 2
    AFTER = 3


_HEADINGS = {
    JournalColumn.TIME: N_("Time"),
    JournalColumn.WHAT: N_("What was done"),
    JournalColumn.BEFORE: N_("Before"),
    JournalColumn.AFTER: N_("After"),
}


@dataclass(frozen=True)
class JournalItem:
    """One line of the journal in words, and all it may be found by."""

    line: Line
    event: Event
    words: Words

    @cached_property
    def cells(self) -> tuple[str, str, str, str]:
        """The columns; told once they are looked at: a long evening has thousands of lines."""
        line, event, _ = self.line, self.event, self.words
        what = history.short_sentence(line, event, _)
        return (history.time(line, event, _), what, *history.before_after(line, event, _))

    @cached_property
    def searched(self) -> str:
        """All it may be found by."""
        besides = loaded(screens_of(self.event).searched)(self.line, self.event, self.words)
        return plain(" · ".join((*self.cells, *besides)))


def undone_lines(lines: Sequence[Line]) -> frozenset[int]:
    """Return the numbers of the lines that do not stand any more."""
    undone: set[int] = set()
    for line in lines:
        if line.act is Act.UNDO and line.reverses is not None:
            undone.add(line.reverses)
        elif line.act is Act.REDO and line.reverses is not None:
            undone.discard(line.reverses)
    return frozenset(undone)


def search_patterns(typed: str) -> list[re.Pattern[str]]:
    r"""Return what must all be found: "round 3 table 5" is two things, and 5 is not 50.

    >>> [pattern.pattern for pattern in search_patterns("Table 5 roy")]
    ['\\btable\\w* 5\\b', 'roy']
    """
    things = re.findall(r"[^\W\d]+ +\d+|\d+|\S+", plain(typed))
    return [re.compile(_pattern(thing)) for thing in things]


def _pattern(thing: str) -> str:
    word, _, number = thing.rpartition(" ")
    if word:
        return rf"\b{re.escape(word.strip())}\w* {number}\b"
    return rf"\b{thing}\b" if thing.isdigit() else re.escape(thing)


class JournalTable(RowsModel[JournalItem]):
    """Every line in words; a line that was undone is struck through."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        headings = [words(_HEADINGS[column]) for column in JournalColumn]
        super().__init__(headings, tuple(JournalColumn), parent)
        self._words = words
        self._undone: frozenset[int] = frozenset()

    def show_lines(self, lines: Sequence[Line], event: Event) -> None:
        """Show a whole journal; of what it shows already only the lines that were reversed."""
        known = len(self._rows)
        if known and (known >= len(lines) or self._rows[0].line != lines[known - 1]):
            self.show_headings(self._headings)
            known = 0
        newest = lines[known:]
        rows = [JournalItem(line, event, self._words) for line in reversed(newest)]
        self._undone = undone_lines(lines)
        self.beginInsertRows(QModelIndex(), 0, len(newest) - 1)
        self._rows = (*rows, *self._rows)
        self.endInsertRows()
        for reversed_line in {line.reverses for line in newest if line.reverses is not None}:
            at = lines[-1].number - reversed_line
            self.repaint(at, at)

    @override
    def answer(self, row: JournalItem, column: int, role: int) -> object:
        undone = row.line.number in self._undone
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return row.cells[column]
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setStrikeOut(True)
                return font if undone else None
            case _ if role == UNDONE:
                return undone
            case _:
                return row.searched if role == SEARCHED else None


class JournalFilter(QSortFilterProxyModel):
    """Keeps the lines in which everything that was typed is found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patterns: list[re.Pattern[str]] = []

    def look_for(self, typed: str) -> None:
        """Show only the lines that speak of what was typed."""
        self.beginFilterChange()
        self._patterns = search_patterns(typed)
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if not self._patterns:
            return True
        searched = self.sourceModel().index(source_row, 0, source_parent).data(SEARCHED)
        return all(pattern.search(searched) for pattern in self._patterns)


_SHARE = 0.22
"""The part of the width that what stood before has at most, and what stands after."""
_WIDEST = 0.85
"""A long button takes so much of the page: with all of it, the page could never be narrower."""
_LEAST_WORDS = 12
"""A column has room for so many letters: nearly all words are shorter."""
_UNSEEN = 40
"""Of a journal that is hidden, so many lines are measured: no more are in sight at once."""


class JournalInk(QStyledItemDelegate):
    """Paints lines that do not stand any more, and what stood before, in quiet ink."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        view = self.parent()
        quiet = index.data(UNDONE) or index.column() in (JournalColumn.TIME, JournalColumn.BEFORE)
        if quiet and isinstance(view, QWidget):
            ink = QColor(colours(view).quiet)
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, ink)
            palette.setColor(QPalette.ColorRole.HighlightedText, ink)
            option.palette = palette


class JournalView(QTableView):
    """A table to read and not to write in."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("journalView")
        self.setModel(model)
        plain_table(self)
        self.setProperty(FIRST_ROWS, 3)  # Rows of many lines would push Undo out of sight.
        self.setItemDelegate(JournalInk(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        FoldingRows(self, self._share_width, lambda: self.fontMetrics().height() + 2 * STEP)

    @override
    def sizeHintForColumn(self, column: int) -> int:
        """Measure what is in sight, and of a hidden journal the newest lines: Qt takes all."""
        if self.isVisible():
            return super().sizeHintForColumn(column)
        model, option = self.model(), QStyleOptionViewItem()
        self.initViewItemOption(option)
        newest = (model.index(row, column) for row in range(min(model.rowCount(), _UNSEEN)))
        hints = (self.itemDelegate().sizeHint(option, index) for index in newest)
        return max((hint.width() for hint in hints), default=0)

    def _share_width(self) -> None:
        wide, least = self.viewport().width(), self.fontMetrics().averageCharWidth() * _LEAST_WORDS
        side, room = max(int(wide * _SHARE), least), wide - self.columnWidth(JournalColumn.TIME)
        heading = self.horizontalHeader().sectionSizeHint(JournalColumn.WHAT)
        # What stands now is read whole before what stood once is read at all.
        is_narrow = room - 2 * side < heading
        self.setColumnHidden(JournalColumn.BEFORE, is_narrow)
        self.setColumnWidth(JournalColumn.WHAT, max(room - side * (1 if is_narrow else 2), heading))
        for column in (JournalColumn.BEFORE, JournalColumn.AFTER):
            self.setColumnWidth(column, side)


class JournalPanel(FollowingPanel):
    """Every line of the journal, newest first; undo and redo say what they will do."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("journalPanel")
        _ = session.words
        self._title = labelled(_("Journal"), "title", self)
        self._about = labelled(
            _("Every change to the event. Nothing is ever erased, not even by Undo."),
            "quiet",
            self,
        )
        self._undo = button("", "undoButton", self, sign="undo")
        self._redo = button("", "redoButton", self, sign="redo")
        self._filter = named(LineField(self), "journalFilter", _("Find in the journal"))
        self._count = labelled("", "small", self)
        self._model = JournalTable(_, self)
        self._shown = JournalFilter(self)
        self._view = JournalView(self._shown, self)
        self._lay_out()
        self._follow(self._session)
        self._filter.textChanged.connect(self._find)
        self._undo.clicked.connect(self._session.undo)
        self._redo.clicked.connect(self._session.redo)
        self.refresh()

    def _lay_out(self) -> None:
        self._filter.setClearButtonEnabled(True)
        self._count.setWordWrap(False)
        found = row((self._filter, 1), self._count, spacing=2 * STEP)
        ways = in_sight(folded(self._undo, self._redo), self)
        page(self, self._title, self._about, STEP, found, (self._view, 1), ways)
        _ = self._session.words
        hint = _(screens_of(self._session.facts).journal_hint)
        self._filter.setPlaceholderText(hint)
        self._view.setAccessibleName(_("Journal"))
        self._shown.setSourceModel(self._model)
        header = self._view.horizontalHeader()
        header.setResizeContentsPrecision(0)  # Only lines in sight are put into words for it.
        header.setSectionResizeMode(JournalColumn.TIME, QHeaderView.ResizeMode.ResizeToContents)
        self.setFocusProxy(self._filter)

    @override
    def refresh(self) -> None:
        """Show the whole journal as it stands on the disk."""
        self._model.show_lines(self._session.desk.lines, self._session.facts)
        self._show_state()

    @override
    def _take_in(self, outcome: Outcome) -> None:
        self.refresh()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def _find(self, typed: str) -> None:
        self._shown.look_for(typed)
        self._show_count()

    def _show_state(self) -> None:
        _, desk = self._session.words, self._session.desk
        undo, redo = desk.to_undo, desk.to_redo
        event = self._session.facts
        locked = desk.is_read_only
        self._offer(
            self._undo,
            history.undo_sentence(undo, event, _) if undo else _("Nothing to undo"),
            possible=undo is not None and not locked,
        )
        self._offer(
            self._redo,
            history.redo_sentence(redo, event, _) if redo else _("Nothing to redo"),
            possible=redo is not None and not locked,
        )
        self._show_count()

    def _offer(self, button: QPushButton, sentence: str, *, possible: bool) -> None:
        metrics, half = button.fontMetrics(), max(40 * STEP, self.width() // 2 - 15 * STEP)
        is_long = metrics.horizontalAdvance(sentence) > 2 * half
        room = max(half, round(self.width() * _WIDEST) - 10 * STEP) if is_long else half
        button.setText(folded_text(sentence, metrics, room))
        button.setToolTip(sentence)
        button.setAccessibleName(sentence)
        button.setEnabled(possible)

    def _show_count(self) -> None:
        _, shown, total = self._session.words, self._shown.rowCount(), self._model.rowCount()
        if shown == total:
            self._count.setText(_.plural("{n} line", "{n} lines", total))
        elif shown:
            found = _.plural("{n} of {total} lines", "{n} of {total} lines", shown, total=total)
            self._count.setText(found)
        else:
            self._count.setText(_("Nothing found."))

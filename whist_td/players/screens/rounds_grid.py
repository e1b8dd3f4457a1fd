"""The rounds of a movement as a grid: a row a table, a column a round, who sits out below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
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

from whist_td.core.events import MOST_ROUNDS
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.roomy import FIRST_ROWS
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, named, plain_table, tabular, text_font
from whist_td.players.views.movement_views import RoundSeen
from whist_td.players.words.movement_pages import MovementPage, deals_words
from whist_td.words.words import Words, numbers_listed

_BELOW = Qt.ItemDataRole.UserRole + 1
"""The small second line of a cell: the deals that lie there."""
_PEOPLE = Qt.ItemDataRole.UserRole + 2
"""The players of a cell, so that one of them can be found again."""
_TABLE = 0


@dataclass(frozen=True)
class _GridCell:
    """What stands in a cell, small below it, and what is said of it; the people can be found."""

    text: str
    below: str = ""
    spoken: str = ""
    people: tuple[int, ...] = ()


class RoundsModel(RowsModel[tuple[_GridCell, ...]]):
    """Read only: a movement is changed by a request."""

    def __init__(self, words: Words, parent: QObject | None) -> None:
        super().__init__((), range(MOST_ROUNDS + 1), parent)
        self._words = words

    def show_page(self, page: MovementPage) -> None:
        """Show the rounds of a movement, and below them who sits out."""
        _, seen = self._words, page.seen
        rows = [
            (_GridCell(str(table)), *(_at_table(page, each, table, _) for each in seen.rounds))
            for table in seen.tables
        ]
        if any(each.out for each in seen.rounds):
            out = _("Sitting out")
            rows.append((_GridCell(out), *(_sitting_out(page, each, _) for each in seen.rounds)))
        self.show_headings((_("Table"), *(page.columns or page.headings)))
        self.show_rows(rows)

    @property
    def cells(self) -> Iterator[_GridCell]:
        """All cells but the first of each row."""
        return (cell for row in self._rows for cell in row[1:])

    @override
    def answer(self, row: tuple[_GridCell, ...], column: int, role: int) -> object:
        cell = row[column]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return cell.spoken or cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return cell.spoken or None
            case _:
                return {_BELOW: cell.below, _PEOPLE: cell.people}.get(role)


def _at_table(page: MovementPage, seen: RoundSeen, table: int, _: Words) -> _GridCell:
    text, boards = seen.tables.get(table, ""), seen.deals.get(table)
    seats = seen.seats.get(table, ())
    if not text:
        return _GridCell("")
    people = ", ".join(
        f"{page.seat_name(seat, len(seats), _)} {_named(page, number)}"
        for seat, number in enumerate(seats)
    )
    place = {"round": seen.number, "table": table, "people": people or text}
    spoken = _("Round {round}, table {table}: {people}", **place)
    if boards:
        spoken = f"{spoken}; {numbers_listed(boards, _)}"
    return _GridCell(text, deals_words(boards, _) if boards else "", spoken, seats)


def _sitting_out(page: MovementPage, seen: RoundSeen, _: Words) -> _GridCell:
    people = ", ".join(_named(page, number) for number in seen.out)
    spoken = _("Round {round}: nobody sits out.", round=seen.number)
    if people:
        spoken = _("Round {round}: {people} sit out.", round=seen.number, people=people)
    return _GridCell(", ".join(map(str, seen.out)), "", spoken, seen.out)


def _named(page: MovementPage, number: int) -> str:
    name = page.seen.names.get(number)
    return f"{number} ({name})" if name else str(number)


class _RoundsDelegate(QStyledItemDelegate):
    """Paints the three players, and small below them their deals."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sought: int | None = None
        """A player whose places stand out."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette = colours(cast("QWidget", self.parent()))
        people = index.data(_PEOPLE) or ()
        is_sought = self.sought is not None and self.sought in people
        painter.save()
        if is_sought:
            painter.fillRect(option.rect, QColor(palette.accent_soft))
        weight = QFont.Weight.Bold if is_sought else QFont.Weight.DemiBold
        is_quiet = index.column() == _TABLE
        lines = [(str(index.data() or ""), tabular(text_font(weight=weight)), is_quiet)]
        below = index.data(_BELOW)
        if below:
            lines.append((str(below), text_font(SMALL), True))
        self._paint_lines(painter, option.rect.adjusted(STEP, 0, -STEP // 2, 0), lines)
        painter.setPen(QColor(palette.line))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(palette.accent))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_lines(
        self, painter: QPainter, room: QRect, lines: Sequence[tuple[str, QFont, bool]]
    ) -> None:
        """Paint lines close together in the middle of a cell: each has a type, and may be quiet."""
        palette = colours(cast("QWidget", self.parent()))
        heights = [QFontMetrics(font).height() for _text, font, _is_quiet in lines]
        top = room.top() + (room.height() - sum(heights)) // 2
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for (text, font, is_quiet), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(palette.quiet if is_quiet else palette.text))
            painter.drawText(QRect(room.left(), top, room.width(), height), side, text)
            top += height


class RoundsGrid(QTableView):
    """The rounds, to look at."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        named(self, "movementGrid", words("Rounds and tables"))
        self._model = RoundsModel(words, self)
        self._delegate = _RoundsDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        plain_table(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setProperty(FIRST_ROWS, 3)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_page(self, page: MovementPage) -> None:
        """Show the rounds of a movement."""
        self._model.show_page(page)
        self.setAccessibleName(page.title)
        self._fit()

    def seek(self, player: int | None) -> None:
        """Let the places of a player stand out."""
        self._delegate.sought = player
        self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the columns what the longest of their cells needs, and share the rest."""
        model, header = self._model, self.horizontalHeader()
        small = QFontMetrics(text_font(SMALL))
        bold = QFontMetrics(tabular(text_font(weight=QFont.Weight.Bold)))
        has_deals = any(cell.below for cell in model.cells)
        below = small.height() if has_deals else 0
        self.verticalHeader().setDefaultSectionSize(bold.height() + below + 2 * STEP)
        firsts = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
        first = max(map(bold.horizontalAdvance, firsts), default=0)
        heading = header.sectionSizeHint(_TABLE)
        self.setColumnWidth(_TABLE, max(first + 2 * STEP, 10 * STEP, heading))
        columns = range(1, model.columnCount())
        widest = max((bold.horizontalAdvance(cell.text) for cell in model.cells), default=0)
        least = max((widest + 3 * STEP, *map(header.sectionSizeHint, columns)))
        left = self.viewport().width() - self.columnWidth(_TABLE)
        for column in columns:
            self.setColumnWidth(column, max(least, left // len(columns)))

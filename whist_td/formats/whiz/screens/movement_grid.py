"""The rounds of a tournament as a grid: a row a table, a column a round, who sits out below."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, Qt
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

from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent, boards_of
from whist_td.kit.cells import Index
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, named, plain_table, tabular, text_font
from whist_td.players.words.movement_pages import deals_words
from whist_td.words.words import Words, numbers_listed

_BELOW = Qt.ItemDataRole.UserRole + 1
"""The small second line of a cell: the deals that lie there."""
_PEOPLE = Qt.ItemDataRole.UserRole + 2
"""The players of a cell, so that one of them can be found again."""
_TABLE = 0


class MovementModel(QAbstractTableModel):
    """Read only: a movement is changed by a request."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rounds: tuple[SeatedRound, ...] = ()
        self._tables: tuple[int, ...] = ()
        self._names: Mapping[int, str] = {}
        self._size = 1

    def show_rounds(
        self, rounds: Sequence[SeatedRound], names: Mapping[int, str], size: int
    ) -> None:
        """Show rounds; `size` is the number of deals in a set."""
        self.beginResetModel()
        self._rounds, self._names, self._size = tuple(rounds), names, size
        tables = {seating.table for seated in rounds for seating in seated.seatings}
        self._tables = tuple(sorted(tables))
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        has_sit_outs = any(seated.sit_out for seated in self._rounds)
        return 0 if parent.isValid() else len(self._tables) + has_sit_outs

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rounds) + 1

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        _ = self._words
        if section == _TABLE:
            return _("Table")
        seated = self._rounds[section - 1]
        ordinal = _.ordinal(seated.number)
        if seated.announced_at is not None:
            return _("{ordinal} round, played", ordinal=ordinal)
        return _("{ordinal} round", ordinal=ordinal)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if index.column() == _TABLE:
            return self._table(index.row(), role)
        seated = self._rounds[index.column() - 1]
        if index.row() >= len(self._tables):
            return self._sitting_out(seated, role)
        seating = seated.seating(self._tables[index.row()])
        return self._seating(seated, seating, role) if seating else None

    def _table(self, row: int, role: int) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return str(self._tables[row]) if row < len(self._tables) else self._words("Sitting out")

    def _sitting_out(self, seated: SeatedRound, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return ", ".join(map(str, seated.sit_out))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sit_out_sentence(seated)
            case _:
                return seated.sit_out if role == _PEOPLE else None

    def _sit_out_sentence(self, seated: SeatedRound) -> str:
        _ = self._words
        if not seated.sit_out:
            return _("Round {round}: nobody sits out.", round=seated.number)
        people = ", ".join(map(self._named, seated.sit_out))
        return _("Round {round}: {people} sit out.", round=seated.number, people=people)

    def _seating(self, seated: SeatedRound, seating: Seating, role: int) -> object:
        boards = boards_of(seating.board_set, self._size)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return " · ".join(map(str, seating.seats))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(seated, seating, boards)
            case _ if role == _BELOW:
                return deals_words(boards, self._words)
            case _:
                return seating.seats if role == _PEOPLE else None

    def _sentence(self, seated: SeatedRound, seating: Seating, boards: tuple[int, ...]) -> str:
        _ = self._words
        north, east, south = map(self._named, seating.seats)
        return _(
            "Round {round}, table {table}: North {north}, East {east}, South {south}; {deals}",
            round=seated.number,
            table=seating.table,
            north=north,
            east=east,
            south=south,
            deals=numbers_listed(boards, _),
        )

    def _named(self, number: int) -> str:
        name = self._names.get(number)
        return f"{number} ({name})" if name else str(number)


class _MovementDelegate(QStyledItemDelegate):
    """Paints the three players, and small below them their deals."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sought: int | None = None
        """A player whose places stand out."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette = colours(cast("QWidget", self.parent()))
        people = index.data(_PEOPLE) or ()
        found = self.sought is not None and self.sought in people
        painter.save()
        if found:
            painter.fillRect(option.rect, QColor(palette.accent_soft))
        weight = QFont.Weight.Bold if found else QFont.Weight.DemiBold
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


class MovementGrid(QTableView):
    """The rounds, to look at."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "movementGrid", words("Rounds and tables"))
        self._model = MovementModel(words, self)
        self._delegate = _MovementDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        plain_table(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_evening(self, evening: WhizEvent, rounds: Sequence[SeatedRound]) -> None:
        """Show the rounds of a tournament."""
        names = {number: player.name for number, player in evening.players.items()}
        self._model.show_rounds(rounds, names, evening.settings.boards_per_round)
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
        rounds = self._model.columnCount() - 1
        small = QFontMetrics(text_font(SMALL))
        bold = QFontMetrics(tabular(text_font(weight=QFont.Weight.Bold)))
        self.verticalHeader().setDefaultSectionSize(bold.height() + small.height() + 2 * STEP)
        first = bold.horizontalAdvance(str(self._model.index(self._model.rowCount() - 1, 0).data()))
        heading = self.horizontalHeader().sectionSizeHint(_TABLE)
        self.setColumnWidth(_TABLE, max(first + 2 * STEP, 10 * STEP, heading))
        columns, cell = range(1, rounds + 1), bold.horizontalAdvance("00 · 00 · 00") + 3 * STEP
        least = max((cell, *map(self.horizontalHeader().sectionSizeHint, columns)))
        left = self.viewport().width() - self.columnWidth(_TABLE)
        for column in columns:
            self.setColumnWidth(column, max(least, left // rounds))

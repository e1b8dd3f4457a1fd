"""The scoreboard in two halves that scroll together: who, and the rounds."""

from dataclasses import dataclass
from enum import IntEnum
from typing import cast

from PySide6.QtCore import QAbstractTableModel, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QScrollBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import StandingsView
from whist_td.formats.militaire.words.sentences import total_text
from whist_td.kit.cells import RIGHT, Index, RowsModel
from whist_td.kit.folding import PADDING, FoldingRows
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, named, plain_table, tabular, text_font
from whist_td.words.listings import rank_heading
from whist_td.words.words import Words

WITHDRAWN = Qt.ItemDataRole.UserRole + 1
POINTS = Qt.ItemDataRole.UserRole + 2
"""The points of one round as shown beside the running total: "+2", or "…" while a table is out."""
_WHO = "QTableView { border: none; border-radius: 0; }"
_ROUNDS = "QTableView { border: none; border-left: 1px solid palette(mid); border-radius: 0; }"
_MOST_LETTERS = 30
"""A longer name is cut; its whole is in the tip."""


class _Column(IntEnum):
    """The columns that stay where they are; the rounds follow."""

    TEAM = 0
    NAME = 1
    RANK = 2
    TOTAL = 3


FROZEN = len(_Column)


def _headings(_: Words) -> tuple[str, ...]:
    return _("Team"), _("Name"), rank_heading(_), _("Total")


@dataclass(frozen=True)
class Scoreboard:
    """All teams in the order of the tables; `waiting` holds teams whose round is not all in."""

    rows: tuple[MilitaireStanding, ...]
    rounds: int
    waiting: frozenset[tuple[int, int]]
    """Team and round."""


def scoreboard(event: MilitaireEvent, view: StandingsView) -> Scoreboard:
    """Return the scoreboard as it hung after a round."""
    waiting = {
        (team, number)
        for number in range(1, min(view.after_round, event.last_announced) + 1)
        for table in event.missing(number)
        for team in (table, event.visitors_at(Place(number, table)))
    }
    return Scoreboard(view.by_team, event.settings.rounds, frozenset(waiting))


class ScoreboardTable(RowsModel[MilitaireStanding]):
    """The club's scoreboard; a round that is not played is blank, never zero."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(in_words=(_Column.NAME,), parent=parent)
        self._words = words
        self._waiting: frozenset[tuple[int, int]] = frozenset()

    def show_board(self, board: Scoreboard) -> None:
        """Show the scoreboard, and repaint no more than the lines that differ."""
        rounds = map(str, range(1, board.rounds + 1))
        headings = (*_headings(self._words), *rounds)
        if headings != self._headings:
            self.show_headings(headings)
        is_same, self._waiting = self._waiting == board.waiting, board.waiting
        self.show_rows(board.rows)
        if not is_same and board.rows:
            self.repaint(0, len(board.rows) - 1)

    @override
    def heading(self, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and column >= FROZEN:
            _ = self._words
            return _("Round {round}", round=column - FROZEN + 1)
        return super().heading(column, role)

    @override
    def answer(self, row: MilitaireStanding, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case Qt.ItemDataRole.FontRole:
                return _font(column)
            case _:
                return self._own(row, column, role)

    def _own(self, standing: MilitaireStanding, section: int, role: int) -> object:
        if role == WITHDRAWN:
            return standing.withdrawn
        if role != POINTS or not self._is_played(standing, section):
            return None
        number = section - FROZEN + 1
        if (standing.team, number) in self._waiting:
            return "…"
        scored = standing.points[number - 1]
        return f"+{scored}" if scored else "0"

    def _text(self, standing: MilitaireStanding, section: int) -> str:
        match section:
            case _Column.TEAM:
                return str(standing.team)
            case _Column.NAME:
                return standing.name
            case _Column.RANK:
                return str(standing.rank)
            case _Column.TOTAL:
                return total_text(standing)
        if not self._is_played(standing, section):
            return ""
        running = standing.running[section - FROZEN]
        return "" if running is None else str(running)

    def _spoken(self, standing: MilitaireStanding, section: int) -> str:
        if not self._is_played(standing, section):
            return self._text(standing, section)
        return self._words(
            "{name}, round {round}: {points}, running total {total}",
            name=standing.name or standing.team,
            round=section - FROZEN + 1,
            points=self._own(standing, section, POINTS),
            total=self._text(standing, section) or "…",
        )

    def _is_played(self, standing: MilitaireStanding, section: int) -> bool:
        return FROZEN <= section < FROZEN + len(standing.running)


def _font(section: int) -> QFont | None:
    if section == _Column.NAME:
        return None
    strong = section in (_Column.TOTAL, _Column.TEAM)
    return tabular(text_font(weight=QFont.Weight.DemiBold if strong else QFont.Weight.Normal))


class _ScoreInk(QStyledItemDelegate):
    """Paints a round: the running total, and its points small and quiet before it."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        points = index.data(POINTS)
        if points is None:
            return
        view = cast("QTableView", self.parent())
        painter.save()
        painter.setFont(tabular(text_font(SMALL)))
        palette = colours(view)
        painter.setPen(QColor(palette.on_amber if points == "…" else palette.quiet))
        total = view.fontMetrics().horizontalAdvance("00")
        box = QRect(option.rect).adjusted(0, 0, -total - 2 * STEP, 0)
        painter.drawText(box, RIGHT, str(points))
        painter.restore()

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(WITHDRAWN):
            quiet = QColor(colours(cast("QWidget", self.parent())).quiet)
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, quiet)
            option.palette = palette


class _Half(QTableView):
    """One of the two tables, to read and not to write in."""

    def __init__(self, model: QAbstractTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        plain_table(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def line_height(self, part: float) -> int:
        """Return how high a line of one size of text is."""
        return round(self.fontMetrics().height() * part) + 2 * STEP

    def room_for(self, text: str, part: float) -> int:
        """Return the width that a text takes in one of the four sizes."""
        metrics = self.fontMetrics()
        return round(metrics.horizontalAdvance(text) * part * 1.06) + PADDING


class ScoreboardView(QFrame):
    """Teams stay in sight while the rounds go by."""

    def __init__(self, model: ScoreboardTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scoreboardView")
        self.setProperty("role", "card")
        self._model = model
        self._newest = 0
        self.who = self._half("scoreboardTeams", _WHO)
        self.rounds = self._half("scoreboardRounds", _ROUNDS)
        self.who.setSelectionModel(self.rounds.selectionModel())
        self._bar = QScrollBar(Qt.Orientation.Horizontal, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self._connect()
        FoldingRows(self.who, line=self._line_of_both)

    def _half(self, name: str, style: str) -> _Half:
        view = named(_Half(self._model, self), name)
        view.setStyleSheet(style)
        view.setItemDelegate(_ScoreInk(view))
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setWordWrap(False)
        return view

    def _lay_out(self) -> None:
        halves = QGridLayout(self)
        halves.setContentsMargins(STEP // 2, STEP // 2, STEP // 2, STEP // 2)
        halves.setSpacing(0)
        halves.addWidget(self.who, 0, 0)
        halves.addWidget(self.rounds, 0, 1)
        halves.addWidget(self._bar, 1, 1)
        halves.setColumnStretch(1, 1)
        self.who.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self.rounds)

    def _connect(self) -> None:
        self._model.modelReset.connect(self.fit)
        self.who.verticalHeader().sectionResized.connect(
            lambda row, _before, height: self.rounds.setRowHeight(row, height)
        )
        across = self.rounds.horizontalScrollBar()
        across.rangeChanged.connect(self._show_bar)
        for one, other in (
            (self.who.verticalScrollBar(), self.rounds.verticalScrollBar()),
            (self._bar, across),
        ):
            one.valueChanged.connect(other.setValue)
            other.valueChanged.connect(one.setValue)

    def _line_of_both(self) -> int:
        """Make a line as high in both halves: Qt tells only of rows that differ from the others."""
        height = self.who.line_height(1.0)
        self.rounds.verticalHeader().setDefaultSectionSize(height)
        return height

    def fit(self) -> None:
        """Give each half its columns and their widths."""
        widths = {
            _Column.TEAM: self.who.room_for("Équipe", 0.9),
            _Column.RANK: self.who.room_for("Rang", 0.9),
            _Column.TOTAL: self.who.room_for("Total", 0.9),
        }
        # Two rounds are in sight; the names fold where that leaves too little.
        left = self.width() - sum(widths.values()) - 2 * self._round_width() - 3 * STEP
        left -= self.rounds.verticalScrollBar().sizeHint().width()
        rows = range(self._model.rowCount())
        names = (self._model.index(row, _Column.NAME).data() for row in rows)
        widths[_Column.NAME] = min(
            max(
                self.who.room_for(name[:_MOST_LETTERS], 1.0) for name in (*names, "Équipe du club")
            ),
            max(left, self.who.room_for("n" * 8, 1.0)),
        )
        for section in range(self._model.columnCount()):
            frozen = section < FROZEN
            self.who.setColumnHidden(section, not frozen)
            self.rounds.setColumnHidden(section, frozen)
            view: QTableView = self.who if frozen else self.rounds
            view.setColumnWidth(
                section, widths[_Column(section)] if frozen else self._round_width()
            )
        self.who.setFixedWidth(sum(widths.values()))

    def show_round(self, number: int) -> None:
        """Bring a round into sight, once it is the newest."""
        if number != self._newest:
            self._newest = number
            self._bring_newest()

    def _bring_newest(self) -> None:
        beyond = (self._newest + 1) * self._round_width() - self.rounds.viewport().width()
        self.rounds.horizontalScrollBar().setValue(max(0, beyond))

    def _show_bar(self, least: int, most: int) -> None:
        self._bar.setRange(least, most)
        self._bar.setPageStep(self.rounds.horizontalScrollBar().pageStep())
        self._bar.setSingleStep(self._round_width())
        self._bar.setVisible(most > least)
        self._bring_newest()

    def _round_width(self) -> int:
        return self.rounds.room_for("+2 48", 0.9)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        self._bring_newest()

    @override
    def sizeHint(self) -> QSize:
        return QSize(100 * STEP, 50 * STEP)

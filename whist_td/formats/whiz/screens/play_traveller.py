"""Entry by deal: the traveller in the director's hand, a line for every round and table."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS, Hand, dealer_of
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.screens.play_boards import USUAL_RESULT, paint_outcome
from whist_td.formats.whiz.screens.play_boards_model import Index
from whist_td.formats.whiz.screens.play_keys import DealKey, step_in
from whist_td.formats.whiz.views.play_views import BoardCell, traveller
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit import parts
from whist_td.kit.cells import RowsModel
from whist_td.kit.flow import folded
from whist_td.kit.folding import PADDING
from whist_td.kit.name_letters import one_line
from whist_td.kit.roomy import room_of
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.text_table import InkDelegate
from whist_td.kit.theme import colours, labelled, named, plain_table, tabular, text_font
from whist_td.words.words import N_, Words, decimal


class OutcomeDelegate(InkDelegate):
    """Paints a result with its suit in the suit's colour."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        widget = option.widget
        style = widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        option.text = text
        begin = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, widget).left()
        rect = QRect(option.rect).adjusted(0, 0, -4, 0)
        rect.setLeft(begin + 3)
        ink = option.palette.color(QPalette.ColorRole.Text).name()
        font = option.font
        if QFontMetrics(font).horizontalAdvance(text) > rect.width():
            font = tabular(text_font(SMALL, font.weight()))
        paint_outcome(painter, rect, text, font, ink)


class _PlayerDelegate(InkDelegate):
    """Paints the players of all lines in one font, shortened so that they are told apart."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        view = option.widget
        if isinstance(view, _Lines):
            number, _blank, name = option.text.partition(" ")
            option.text = number
            if view.has_names:
                option.text, option.font = f"{number} {view.names.text(name)}", view.names.font


class TravellerColumn(IntEnum):
    """What stands in a column."""

    ROUND = 0
    TABLE = 1
    NORTH = 2
    EAST = 3
    SOUTH = 4
    RESULT = 5
    NORTH_POINTS = 6
    EAST_POINTS = 7
    SOUTH_POINTS = 8


_TITLES = {
    TravellerColumn.ROUND: N_("Rd."),
    TravellerColumn.TABLE: N_("Table"),
    TravellerColumn.RESULT: N_("Result"),
}
_PLAYERS = dict(
    zip((TravellerColumn.NORTH, TravellerColumn.EAST, TravellerColumn.SOUTH), HANDS, strict=True)
)
_POINTS = dict(
    zip(
        (TravellerColumn.NORTH_POINTS, TravellerColumn.EAST_POINTS, TravellerColumn.SOUTH_POINTS),
        HANDS,
        strict=True,
    )
)


class TravellerModel(RowsModel[BoardCell]):
    """The lines of one deal; one line changes at a time."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        titles = [_title(column, words) for column in TravellerColumn]
        in_words = [column for column in TravellerColumn if column not in _POINTS]
        super().__init__(titles, in_words, parent)
        self._words = words

    @override
    def answer(self, row: BoardCell, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, TravellerColumn(column))
            case Qt.ItemDataRole.FontRole:
                is_result = column == TravellerColumn.RESULT and row.is_begun
                weight = QFont.Weight.DemiBold if is_result else QFont.Weight.Normal
                return tabular(text_font(weight=weight))
            case Qt.ItemDataRole.ForegroundRole if not row.is_begun:
                return QColor(colours().quiet)
        return None

    def show_lines(self, lines: Sequence[BoardCell]) -> None:
        """Show another traveller, or this one with more lines or fewer."""
        if [line.place for line in lines] != [line.place for line in self._rows]:
            self.show_headings(self._headings)
        self.show_rows(lines)

    def places(self) -> tuple[BoardPlace, ...]:
        """Return where the deal is played, in order, as far as the rounds have begun."""
        return tuple(line.place for line in self._rows if line.is_begun)

    def place_at(self, row: int) -> BoardPlace | None:
        """Return the place of a line, None where its round has not begun."""
        line = self._rows[row] if 0 <= row < len(self._rows) else None
        return line.place if line and line.is_begun else None

    def players(self) -> dict[int, str]:
        """Return the names of all who have the deal, by number."""
        return {
            seat: name
            for line in self._rows
            for seat, name in zip(line.seats, line.names, strict=True)
        }

    def row_of(self, place: BoardPlace | None) -> int:
        """Return the line of a place, -1 where there is none."""
        return next((row for row, line in enumerate(self._rows) if line.place == place), -1)

    def _text(self, line: BoardCell, column: TravellerColumn) -> str:
        if column in _PLAYERS:
            hand = _PLAYERS[column].index
            return f"{line.seats[hand]} {line.names[hand]}"
        if column in _POINTS:
            return self._points(line, _POINTS[column])
        match column:
            case TravellerColumn.ROUND:
                return str(line.place.round)
            case TravellerColumn.TABLE:
                return str(line.place.table)
        if line.result is None:
            return "" if line.is_begun else self._words("to come")
        mark = "" if line.as_planned else " ⇄"
        outcome = short_outcome(line.result.outcome, self._words)
        return outcome + (" ≠" if line.claim_differs else mark)

    def _points(self, line: BoardCell, hand: Hand) -> str:
        _ = self._words
        if line.points is not None:
            return str(line.points[hand.index])
        if line.result is not None and isinstance(line.result.outcome, Adjusted):
            percent = line.result.outcome.percents[hand.index]
            return "–" if percent is None else _("{percent} %", percent=decimal(percent, _))
        return ""


def _title(column: TravellerColumn, _: Words) -> str:
    if column in _PLAYERS:
        return whiz_label(_PLAYERS[column], _)
    return _POINTS[column].value if column in _POINTS else _(_TITLES[column])


_STEPS = {DealKey.UP: -1, DealKey.DOWN: 1}
_USUAL = {TravellerColumn.RESULT: USUAL_RESULT}


class TravellerView(QWidget):
    """One deal and its lines; the keys reach it through the field of the result."""

    chosen = Signal(object)
    """A `BoardPlace` that was clicked on."""
    board_requested = Signal(int)
    """Another deal."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._place: BoardPlace | None = None
        self.board = 1
        self._title = labelled("", "heading", self)
        self._dealer = labelled("", "quiet", self)
        self._before = parts.button(_("‹ Previous deal"), "boardBefore", self, "compact")
        self._after = parts.button(_("Next deal ›"), "boardAfter", self, "compact")
        self._model = TravellerModel(words, self)
        self._lines = _Lines(words, self._model, self)
        turns = (self._before, self._after)
        head = folded(self._title, self._dealer, None, *turns)
        for turn in turns:
            turn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        parts.column(head, (self._lines, 1), inside=self)
        self._connect()

    @property
    def place(self) -> BoardPlace | None:
        """The line the cursor is on."""
        return self._place

    def places(self) -> Sequence[BoardPlace]:
        """Return the lines of the rounds that have begun, in order."""
        return self._model.places()

    def show_board(self, event: WhizEvent, board: int) -> None:
        """Show the traveller of a deal as it stands."""
        _ = self._words
        self.board = board
        self._title.setText(_("Traveller of deal {board}", board=board))
        dealer = whiz_label(dealer_of(board), _)
        self._dealer.setText(_("Dealer: {hand}", hand=dealer))
        self._before.setEnabled(board > 1)
        self._after.setEnabled(board < event.boards)
        self._model.show_lines(traveller(event, board))

    def go_to(self, place: BoardPlace | None) -> None:
        """Put the cursor on a line."""
        self._place = place
        self._lines.go_to(self._model.row_of(place))

    def beside(self, key: DealKey) -> BoardPlace | None:
        """Return the line that a key leads to from the cursor."""
        return step_in(self._model.places(), self._place, key, _STEPS)

    def _connect(self) -> None:
        self._before.clicked.connect(lambda: self.board_requested.emit(self.board - 1))
        self._after.clicked.connect(lambda: self.board_requested.emit(self.board + 1))
        self._lines.row_chosen.connect(self._choose)

    def _choose(self, row: int) -> None:
        place = self._model.place_at(row)
        if place is not None:
            self.chosen.emit(place)


_LETTERS, _FEWEST = 6, 3
"""So many letters are the least room of a name: more of them where they are set narrower.

With fewer than the second the number stands alone; the line to type in names the players.
"""
_AROUND = 6 * STEP
"""What the page leaves free on both sides, and the bar by which it scrolls."""


class _Lines(QTableView):
    row_chosen = Signal(int)

    def __init__(self, words: Words, model: TravellerModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.has_names, self.names = False, one_line((), text_font(), 0)
        """The players as they are painted; where no name can be read, their numbers alone."""
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        named(self, "traveller", words("Lines of the traveller"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setItemDelegateForColumn(TravellerColumn.RESULT, OutcomeDelegate(self))
        for column in _PLAYERS:
            self.setItemDelegateForColumn(column, _PlayerDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.arrange)
        model.shown.connect(self.arrange)

    def go_to(self, row: int) -> None:
        self.setCurrentIndex(self.model().index(row, 0) if row >= 0 else QModelIndex())

    def arrange(self) -> None:
        """Give the players what the other columns leave."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * STEP)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        taken = 0
        for column in TravellerColumn:
            if column in _PLAYERS:
                continue
            self.setColumnWidth(column, self._least(column))
            taken += self.columnWidth(column)
        font, players = tabular(text_font()), self._model.players()
        metrics, beside = QFontMetrics(font), self.width() - self.viewport().width()
        number = max((metrics.horizontalAdvance(f"{n} ") for n in players), default=0) + PADDING
        # The standings go below where a name would have no room; but nothing scrolls sideways.
        least = taken + len(_PLAYERS) * (number + _LETTERS * metrics.averageCharWidth()) + beside
        self.setMinimumWidth(min(least, room_of(self).width() - _AROUND))
        each = (self.viewport().width() - taken) // len(_PLAYERS)
        for column in _PLAYERS:
            self.setColumnWidth(column, each)
        self.has_names = each - number > _FEWEST * metrics.averageCharWidth()
        self.names = one_line(players.values(), font, each - number, are_people=True)

    def _least(self, column: TravellerColumn) -> int:
        """Return the width in which nothing of a column is cut, its heading either."""
        bold = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        usual = bold.horizontalAdvance(_USUAL.get(column, "00")) + 2 * STEP
        heading = small.horizontalAdvance(title) + 3 * STEP
        return max(usual, heading, self.sizeHintForColumn(column))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.row_chosen.emit(self.rowAt(round(event.position().y())))

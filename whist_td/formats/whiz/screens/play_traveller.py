"""Entry by deal: the traveller in the director's hand, line by line."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.game import dealer_of
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards_delegate import USUAL_RESULT, paint_outcome
from whist_td.formats.whiz.screens.play_keys import Stroke
from whist_td.formats.whiz.screens.play_traveller_model import (
    PLAYERS,
    POINTS,
    Column,
    TravellerModel,
)
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, labelled, plain_table, set_role, tabular, text_font
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex
_USUAL = {Column.RESULT: USUAL_RESULT}


class TravellerView(QWidget):
    """One deal and its lines; the keys reach it through the field of the result."""

    chosen = Signal(object)
    """A `BoardPlace` that was clicked on."""
    board_wanted = Signal(int)
    """Another deal."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._place: BoardPlace | None = None
        self.board = 1
        self._title = labelled("", "heading", self)
        self._dealer = labelled("", "quiet", self)
        self._before = QPushButton(_("‹ Deal before"), self)
        self._after = QPushButton(_("Deal after ›"), self)
        self._model = TravellerModel(words, self)
        self._lines = _Lines(words, self._model, self)
        self._lay_out()
        self._connect()

    @property
    def place(self) -> BoardPlace | None:
        """The line the cursor is on."""
        return self._place

    def places(self) -> Sequence[BoardPlace]:
        """Return the lines of the rounds that have begun, in order."""
        return self._model.places()

    def show_board(self, evening: WhizEvent, board: int) -> None:
        """Show the traveller of a deal as it stands."""
        _ = self._words
        self.board = board
        self._title.setText(_("Traveller of deal {board}", board=board))
        dealer = whiz_label(dealer_of(board), _)
        self._dealer.setText(_("Dealer: {hand}", hand=dealer))
        self._before.setEnabled(board > 1)
        self._after.setEnabled(board < evening.boards)
        self._model.show_lines(traveller(evening, board))

    def go_to(self, place: BoardPlace | None) -> None:
        """Put the cursor on a line."""
        self._place = place
        self._lines.go_to(self._model.row_of(place))

    def beside(self, stroke: Stroke) -> BoardPlace | None:
        """Return the line that a key leads to from the cursor."""
        places = self._model.places()
        if not places or self._place not in places:
            return places[0] if places else None
        here = places.index(self._place)
        goal = {
            Stroke.UP: here - 1,
            Stroke.DOWN: here + 1,
            Stroke.FIRST: 0,
            Stroke.LAST: len(places) - 1,
        }.get(stroke, here)
        return places[max(0, min(goal, len(places) - 1))]

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        head.addWidget(self._title)
        head.addWidget(self._dealer)
        head.addStretch(1)
        for button, name in ((self._before, "boardBefore"), (self._after, "boardAfter")):
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            set_role(button, "compact")
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(head)
        column.addWidget(self._lines, 1)

    def _connect(self) -> None:
        self._before.clicked.connect(lambda: self.board_wanted.emit(self.board - 1))
        self._after.clicked.connect(lambda: self.board_wanted.emit(self.board + 1))
        self._lines.row_chosen.connect(self._choose)

    def _choose(self, row: int) -> None:
        place = self._model.place_at(row)
        if place is not None:
            self.chosen.emit(place)


class _Lines(QTableView):
    row_chosen = Signal(int)

    def __init__(self, words: Words, model: TravellerModel, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self.setModel(model)
        plain_table(self)
        self.setWordWrap(False)
        self.setObjectName("traveller")
        self.setAccessibleName(_("Lines of the traveller"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setItemDelegateForColumn(Column.RESULT, _ResultDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.arrange)
        model.dataChanged.connect(self.arrange)

    def go_to(self, row: int) -> None:
        self.setCurrentIndex(self.model().index(row, 0) if row >= 0 else QModelIndex())

    def arrange(self) -> None:
        """Give the players what the other columns leave."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 2 * STEP)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        taken = 0
        for column in Column:
            if column in PLAYERS:
                continue
            self.setColumnWidth(column, self._least(column))
            taken += self.columnWidth(column)
        for column in PLAYERS:
            self.setColumnWidth(column, (self.viewport().width() - taken) // len(PLAYERS))

    def _least(self, column: Column) -> int:
        bold = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        texts = {_USUAL.get(column, "00"): bold}
        if column in POINTS:
            model = self.model()
            rows = range(model.rowCount())
            texts |= {str(model.index(row, column).data()): bold for row in rows}
        least = max(font.horizontalAdvance(text) for text, font in texts.items()) + 2 * STEP
        return max(least, small.horizontalAdvance(title) + 3 * STEP)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.row_chosen.emit(self.rowAt(round(event.position().y())))


class _ResultDelegate(QStyledItemDelegate):
    """Paints a result with its suit in the suit's colour."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        text = str(index.data() or "")
        self.initStyleOption(option, index)
        option.text = ""
        widget = option.widget
        style = widget.style()
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, widget)
        brush = index.data(Qt.ItemDataRole.ForegroundRole)
        ink = brush.name() if isinstance(brush, QColor) else colours(widget).text
        weight = QFont.Weight.Normal if brush else QFont.Weight.DemiBold
        rect = QRect(option.rect).adjusted(STEP, 0, -4, 0)
        font = tabular(text_font(weight=weight))
        if QFontMetrics(font).horizontalAdvance(text) > rect.width():
            font = tabular(text_font(SMALL, weight))
        paint_outcome(painter, rect, text, font, ink)

"""Words that fold onto more lines where one is too short: labels, and the rows of a table."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QTableView, QWidget
from typing_extensions import override

from whist_td.core.name_setting import WIDTHS
from whist_td.kit.cells import Index

_TALL = 10_000
_MANY = 4096
_AT_ONCE = 60
"""So many rows get their height before a key is looked for again."""
_ABOVE = 6
"""What Qt leaves free above and below more than one line."""
PADDING, DENSE_PADDING = 24, 16
"""What a cell needs beyond its text, or Qt cuts it: in a table, and in a dense one."""
_IN_LINES = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
_TICK = 3
"""How wide a box to tick is at most, with what is around it, in lines."""


class FoldingLabel(QLabel):
    """Asks for one line, and takes more where it does not get that."""

    def __init__(self, text: str, parent: QWidget | None, role: str) -> None:
        super().__init__(text, parent)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    @override
    def sizeHint(self) -> QSize:
        if not self.wordWrap():
            return super().sizeHint()
        self.ensurePolished()
        edges = self.contentsMargins()
        line = self.fontMetrics().size(0, self.text())
        wide = line.width() + edges.left() + edges.right() + 2 * self.margin() + 1
        return QSize(wide, super().heightForWidth(wide))


_NARROWEST = WIDTHS[-1]
_WAYS = tuple((size, width) for size in (1.0, 0.92, 0.84, 0.76, 0.7) for width in WIDTHS)
"""Letters become narrower before they become smaller."""


class FittedLabel(FoldingLabel):
    """Has a room of its own, and says in it what there is to say: nothing around it moves.

    What is too long is set narrower, then smaller, and only then cut; its tip has the whole.
    """

    _width = 0

    def keep_room(self, sentence: str, font: QFont, width: int, beside: int = 0) -> bool:
        """Take the room beside something, or as many lines of some width as a sentence needs.

        Return whether it stands beside: it does where it fits there, if narrow.
        """
        metrics = QFontMetrics(font)
        fits = _NARROWEST * metrics.horizontalAdvance(sentence) <= beside
        self._width = beside if fits else width
        room = QRect(0, 0, round(self._width / _NARROWEST), _TALL)
        self.setFixedHeight(metrics.boundingRect(room, _IN_LINES, sentence).height())
        self.updateGeometry()
        return fits

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._width, self.minimumHeight())

    @override
    def heightForWidth(self, width: int) -> int:
        return self.minimumHeight()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        font, text = self._set()
        self.setToolTip("" if text == self.text() else self.text())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), _IN_LINES, text)

    def _set(self) -> tuple[QFont, str]:
        """Return the letters that fit, and what is said in them."""
        font, room = QFont(self.font()), self.contentsRect()
        for size, width in _WAYS:
            font.setPointSizeF(self.font().pointSizeF() * size)
            font.setStretch(round(100 * width))
            if _fits(self.text(), font, room):
                return font, self.text()
        words = self.text().split(" ")
        cut = (" ".join(words[:n]) + " …" for n in range(len(words) - 1, 0, -1))
        return font, next((text for text in cut if _fits(text, font, room)), "…")


def _fits(text: str, font: QFont, room: QRect) -> bool:
    taken = QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), _TALL), _IN_LINES, text)
    return taken.height() <= room.height() and taken.width() <= room.width()


class FoldingTick(QCheckBox):
    """Goes on below where its line is too short."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = _TALL
        self.setText(text)

    @override
    def setText(self, text: str) -> None:
        self._sentence = text
        self.setAccessibleName(text)
        self._fold()

    def _fold(self) -> None:
        super().setText(folded_text(self._sentence, self.fontMetrics(), self._room - self._box))

    @property
    def _box(self) -> int:
        return super().sizeHint().width() - self.fontMetrics().size(0, self.text()).width()

    @override
    def sizeHint(self) -> QSize:
        # Once folded it would else ask for no more than it has, and stay so where there is room.
        line = self._box + self.fontMetrics().size(0, self._sentence).width()
        return QSize(line, super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        words = longest_word((self._sentence,), self.fontMetrics().horizontalAdvance)
        return QSize(words + _TICK * self.fontMetrics().height(), super().sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._room = self.width()
        self._fold()


class FoldingRows(QObject):
    """Gives each row of a table as many lines as its words need, and never less than one.

    Where the table or its letters become larger or smaller, its columns are shared out anew.
    """

    def __init__(
        self,
        view: QTableView,
        arrange: Callable[[], None] | None = None,
        line: Callable[[], int] | None = None,
        widest: Callable[[int], int] = lambda _column: _TALL,
        below: Callable[[Index, int], int] = lambda _index, _room: 0,
    ) -> None:
        """Fold the rows of a view; `widest` is how wide the texts of a column are at most.

        `below` is how high what stands below a text is, in a room of some width.
        """
        super().__init__(view)
        self._view = view
        self._arrange, self._line, self._widest, self._below = arrange, line, widest, below
        view.setWordWrap(True)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        self._set_line()
        self._due = range(0)
        """The rows whose height is to be found: of one that is hidden, once it is shown."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.fold)
        model = view.model()
        for signal in (
            model.modelReset,
            model.rowsInserted,
            model.layoutChanged,
            view.horizontalHeader().sectionResized,
        ):
            signal.connect(self._ask)
        model.dataChanged.connect(lambda *two: self._ask_for(range(two[0].row(), two[1].row() + 1)))
        self._ask()

    def _ask(self, *_changed: object) -> None:
        self._ask_for(range(self._view.model().rowCount()))

    def _ask_for(self, rows: range) -> None:
        """Find the heights of some rows soon, with all that lie between them and others due."""
        due = self._due or rows
        self._due = range(min(due.start, rows.start), max(due.stop, rows.stop))
        if self._view.isVisible():
            self._soon.start()

    def _set_line(self) -> None:
        if self._line is not None:
            self._view.verticalHeader().setDefaultSectionSize(self._line())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange and watched is self._view:
            self._set_line()
            if self._arrange is not None:
                self._arrange()
            self._ask()
        elif event.type() == QEvent.Type.Resize and watched is not self._view:
            if self._arrange is not None:
                self._arrange()  # where a column changes by that, its rows are asked about
        elif event.type() == QEvent.Type.Show and watched is self._view and self._due:
            self._soon.start()
        return False

    def fold(self) -> None:
        """Give some rows their heights, from the top; the others later, lest anybody wait."""
        view, count = self._view, self._view.model().rowCount()
        columns = range(view.model().columnCount())
        shown = [column for column in columns if not view.isColumnHidden(column)]
        widths = {column: view.columnWidth(column) - padding_in(view) for column in shown}
        widths = {each: room for each, room in widths.items() if self._widest(each) > room}
        one = view.verticalHeader().defaultSectionSize()
        due = self._due[:_AT_ONCE]
        heights = {row: one + self._more(row, widths) for row in due if row < count}
        for row, height in heights.items():
            if view.rowHeight(row) != height:
                view.setRowHeight(row, height)
                view.updateGeometry()
        self._due = range(max(due.stop, self._due.start), self._due.stop)
        if self._due:
            self._soon.start()

    def _text(self, index: Index) -> object:
        """Return all that a cell says; where the index is asked, Qt goes between."""
        return self._view.model().data(index)

    def _more(self, row: int, widths: dict[int, int]) -> int:
        """Return by how much the tallest text of a row exceeds one line."""
        most, model, usual = 0, self._view.model(), self._view.font()
        key = usual.toString()
        for column, room in widths.items():
            index = model.index(row, column)
            text = self._text(index)
            if isinstance(text, str) and text:
                font = model.data(index, Qt.ItemDataRole.FontRole)
                own = font if isinstance(font, QFont) else usual
                excess = _excess(text, key if own is usual else own.toString(), room)
                most = max(most, excess + self._below(index, room))
        return most


def padding_in(view: QWidget | None) -> int:
    """Return what a cell of a table needs beyond its text."""
    return DENSE_PADDING if view and view.property("role") == "dense" else PADDING


def more_lines(text: str, font: QFont, width: int) -> int:
    """Return by how much a text is taller than one line where it has some width."""
    return _excess(text, font.toString(), width)


@lru_cache(maxsize=_MANY)
def _metrics(font: str) -> QFontMetrics:
    made = QFont()
    made.fromString(font)
    return QFontMetrics(made)


@lru_cache(maxsize=_MANY)
def _excess(text: str, font: str, width: int) -> int:
    metrics = _metrics(font)
    if metrics.horizontalAdvance(text) <= width or width <= 0:
        return 0
    room = QRect(0, 0, width, _TALL)
    tall = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
    lines = round(tall / metrics.lineSpacing())
    if lines <= 1:
        return 0
    return lines * (metrics.lineSpacing() + 1) - metrics.height() + _ABOVE


def longest_word(texts: Iterable[str], width: Callable[[str], int]) -> int:
    """Return the width of the longest word, below which folding does not help."""
    words = {word for text in texts for word in text.replace("-", "- ").split(" ")}
    return max(map(width, words), default=0)


def folded_text(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a sentence with line breaks, for a part that does not fold by itself: a button."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)

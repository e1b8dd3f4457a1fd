"""Words that fold onto more lines where one is too short: labels, and the rows of a table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.cells import Index
from whist_td.kit.stylesheet import SMALL

_TALL = 10_000
_MANY = 4096
_AT_ONCE = 60
"""So many rows get their height before a key is looked for again."""
_ABOVE = 6
"""What Qt leaves free above and below more than one line."""
PADDING, DENSE_PADDING = 28, 20
"""What a cell needs beyond its text, or Qt cuts it: in a table, and in a dense one."""
_SMALLER = ((SMALL, 72), (0.8, 66), (0.72, 62), (0.64, 58), (0.6, 50))
"""Where a text must take one line: parts of its size, and the width of its letters in percent."""
NARROW = (100, 92, 84, 76)
"""How much narrower letters are drawn before a text goes on below, in percent."""
_TICK = 3
"""How wide a box to tick is at most, with what is around it, in lines."""
_SLACK = 2
"""A table breaks a line a little sooner than its letters need."""


class FoldingLabel(QLabel):
    """Asks for one line, and takes more where it does not get that."""

    def __init__(self, text: str, parent: QWidget | None = None, role: str = "") -> None:
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
        box = super().sizeHint().width() - self.fontMetrics().size(0, self.text()).width()
        super().setText(folded_text(self._sentence, self.fontMetrics(), self._room - box))

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
        *,
        words: int | None = None,
    ) -> None:
        """Look after all columns; or after that of `words` alone, whose rows are all in sight."""
        super().__init__(view)
        self._words = words
        self._view = view
        self._arrange, self._line = arrange, line
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
            self._share()
        elif event.type() == QEvent.Type.Resize and watched is not self._view:
            self._share()
        elif event.type() == QEvent.Type.Show and watched is self._view and self._due:
            self._soon.start()
        return False

    def _share(self) -> None:
        if self._arrange is not None:
            self._arrange()
        self._ask()

    def fold(self) -> None:
        """Give some rows their heights, from the top; the others later, lest anybody wait."""
        view, count = self._view, self._view.model().rowCount()
        columns = range(view.model().columnCount())
        if self._words is not None:
            columns = range(self._words, self._words + 1)
        shown = [column for column in columns if not view.isColumnHidden(column)]
        widths = {column: view.columnWidth(column) - padding_in(view) for column in shown}
        one = view.verticalHeader().defaultSectionSize()
        due = self._due[:_AT_ONCE] if self._words is None else range(count)
        heights = {row: one + self._more(row, widths) for row in due if row < count}
        room = view.viewport().height()
        if self._words is not None and one * count <= room < sum(heights.values()):
            # All in sight is worth more than the end of the longest names.
            heights = dict.fromkeys(heights, one)
        for row, height in heights.items():
            if view.rowHeight(row) != height:
                view.setRowHeight(row, height)
                view.updateGeometry()
        self._due = range(max(due.stop, self._due.start), self._due.stop)
        if self._due:
            self._soon.start()

    def _text(self, index: Index) -> object:
        """Return all that a cell says."""
        return index.data()

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
                if excess > most and not self._takes_one_line(index, text, own, room):
                    most = excess
        return most

    def _takes_one_line(self, index: Index, text: str, font: QFont, room: int) -> bool:
        delegate = self._view.itemDelegateForIndex(index)
        if not isinstance(delegate, NarrowingDelegate):
            return False
        return delegate.takes_one_line(text, font, room)


def padding_in(view: QWidget | None) -> int:
    """Return what a cell of a table needs beyond its text."""
    return DENSE_PADDING if view and view.property("role") == "dense" else PADDING


class NarrowingDelegate(QStyledItemDelegate):
    """Draws a text that is a little too long in narrower letters, before it goes on below."""

    def takes_one_line(self, text: str, font: QFont, width: int) -> bool:
        """Tell whether a text is read whole in one line."""
        return narrowed(text, font, width) is not None

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        width = option.rect.width() - padding_in(option.widget)
        option.font = narrowed(option.text, option.font, width) or option.font


class NarrowDelegate(NarrowingDelegate):
    """Draws a name in the narrowest letters rather than on more lines than one."""

    @override
    def takes_one_line(self, text: str, font: QFont, width: int) -> bool:
        return fitted(text, font, width).is_easy

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        shown = fitted(option.text, option.font, option.rect.width() - padding_in(option.widget))
        takes_one = option.rect.height() < 2 * option.fontMetrics.height()
        if takes_one or shown.is_easy:
            option.text, option.font = shown.text, shown.font


def narrowed(text: str, font: QFont, width: int) -> QFont | None:
    """Return the widest letters in which a text takes one line; None: in none of them."""
    if QFontMetrics(font).horizontalAdvance(text) <= width:
        return font
    return _narrowed(text, font.toString(), width)


@dataclass(frozen=True)
class FittedText:
    """A text in one line, and the letters in which it is drawn."""

    text: str
    font: QFont
    is_easy: bool
    """Whether it reads as well as on two lines."""


def fitted(text: str, font: QFont, width: int) -> FittedText:
    """Return a text that must take one line: narrower where need be, and cut at the very last."""
    narrow = narrowed(text, font, width)
    if narrow is not None:
        return FittedText(text, narrow, is_easy=True)
    small = QFont(font)
    for part, stretch in _SMALLER:
        small.setPointSizeF(font.pointSizeF() * part)
        small.setStretch(stretch)
        if QFontMetrics(small).horizontalAdvance(text) <= width:
            return FittedText(text, small, is_easy=part == SMALL)
    # What tells two of one name apart stands at the end, in brackets.
    mode = Qt.TextElideMode.ElideMiddle if text.endswith(")") else Qt.TextElideMode.ElideRight
    return FittedText(QFontMetrics(small).elidedText(text, mode, width), small, is_easy=False)


@lru_cache(maxsize=_MANY)
def _narrowed(text: str, key: str, width: int) -> QFont | None:
    font = QFont()
    font.fromString(key)
    for part in NARROW:
        font.setStretch(part)
        if QFontMetrics(font).horizontalAdvance(text) <= width:
            return font
    return None


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
    room = QRect(0, 0, width - _SLACK, _TALL)
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

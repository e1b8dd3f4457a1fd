"""The list of events: a calm line each, opened by a click or Enter."""

from collections.abc import Sequence
from functools import cache, cached_property

from PySide6.QtCore import QModelIndex, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget
from typing_extensions import override

from whist_td.desk.ports import EventSummary
from whist_td.kit.cells import Index, RowsModel
from whist_td.kit.folding import PADDING, FoldingRows, longest_word
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.text_table import title_metrics
from whist_td.kit.theme import colours, named, plain_table, text_font
from whist_td.stages.formats import screens_named
from whist_td.words.words import N_, Words

TITLES = (N_("Event"), N_("Date"), N_("Entries"), N_("Progress"), "")
NAME, DATE, ENTRIES, PROGRESS, MORE = range(len(TITLES))
_ENTRIES_AND_PROGRESS = len(TITLES)
"""What a narrow list has as one, under the heading of the second."""
_DOTS = "⋯"
GAME = Qt.ItemDataRole.UserRole + 1
"""The role of the label of another game than that of most events; empty for that one."""


class EventsModel(RowsModel[EventSummary]):
    """A row an event: name, date, teams, how far it is."""

    def __init__(
        self, events: Sequence[EventSummary], words: Words, parent: QObject | None = None
    ) -> None:
        titles = [words(title) if title else "" for title in TITLES]
        super().__init__(titles, range(len(TITLES)), parent)
        self._rows, self._words = tuple(events), words
        self.joins = False
        """Whether who is entered stands with how far an event is: there is no room beside it."""

    @override
    def heading(self, column: int, role: int) -> object:
        """Head also what has no room for a heading, for whoever only hears it."""
        if column == MORE and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words("More…")
        return super().heading(column, role)

    @override
    def answer(self, row: EventSummary, column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, self._said_in(column))
            case Qt.ItemDataRole.ToolTipRole:
                more = self._words("Rename, repeat, trial, delete…")
                return {NAME: row.name, MORE: more}.get(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, column)
            case _:
                return self._game(row) if role == GAME and column == NAME else None

    def event_at(self, row: int) -> EventSummary:
        """Return the event in a row."""
        return self._rows[row]

    @cache  # noqa: B019 - a list of events is made anew with its page
    def texts(self, column: int) -> frozenset[str]:
        """Return all that is said in a column."""
        return frozenset(self._text(row, column) for row in self._rows)

    @cached_property
    def labels(self) -> frozenset[str]:
        """The labels of games that stand after a name."""
        return frozenset(map(self._game, self._rows)) - {""}

    def _said_in(self, column: int) -> int:
        return _ENTRIES_AND_PROGRESS if self.joins and column == PROGRESS else column

    def _game(self, event: EventSummary) -> str:
        return game_label(event, self._words)

    def _spoken(self, event: EventSummary, column: int) -> str:
        if column == MORE:
            return self._words("More actions for “{name}”", name=event.name)
        text = self._text(event, self._said_in(column))
        game = self._game(event)
        return f"{text} ({game})" if game and column == NAME else text

    def _text(self, event: EventSummary, column: int) -> str:
        if column == NAME:
            return event.name
        if column == DATE:
            return self._words.date(event.date)
        if column == MORE:
            return _DOTS
        parts = {ENTRIES: (entered,), PROGRESS: (progress,)}.get(column, (entered, progress))
        return ", ".join(say(event, self._words) for say in parts)


def game_label(event: EventSummary, _: Words) -> str:
    """Return the name of the game where it is not that of most events, and whether it counts."""
    game = screens_named(event.format).listed.game(event, _)
    return " · ".join(filter(None, (game, _("trial") if event.trial else "")))


def entered(event: EventSummary, _: Words) -> str:
    """Say who is entered: teams, or players where each plays for himself."""
    entered = screens_named(event.format).listed.entered(event, _)
    if not event.drafts or event.finished:
        return entered
    return _.plural(
        "{told}, {n} line not entered", "{told}, {n} lines not entered", event.drafts, told=entered
    )


def progress(event: EventSummary, _: Words) -> str:
    """Say how far an event is."""
    if event.finished:
        return _("finished")
    if event.announced:
        return screens_named(event.format).listed.reached(event, _)
    return _("not begun")


def what_is_next(event: EventSummary, _: Words) -> str:
    """Say what opening an event leads to."""
    if event.finished:
        return _("See the results")
    return screens_named(event.format).listed.next(event, _)


_UNKNOWN = 1 << 24
"""Wider than any column."""
_NAME_LETTERS, _BESIDE = 14, 11
"""A name has room for so many letters, or the rest folds; what Qt leaves beside it, in points."""


class EventList(QTableView):
    """Names have the room; the rest is as wide as it must be."""

    chosen = Signal(object)
    """The event that is to be opened."""
    more_requested = Signal(object, QPoint)
    """What else can be done with an event is to be offered, at a place of the screen."""

    def __init__(self, model: EventsModel, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._events = model
        self.setModel(model)
        named(self, "events", name)
        self.setItemDelegate(GameLabel(self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        plain_table(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._needed: dict[int, int] = {}
        """What the texts of each column need to stand on one line."""
        self._rows = _EventRows(
            self,
            self._share_width,
            lambda: self.fontMetrics().height() + 3 * STEP,
            lambda column: self._needed.get(column, _UNKNOWN),
        )
        self.verticalHeader().sectionResized.connect(self._fit_height)
        self._fit_height()
        model.modelReset.connect(self._share_width)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)

    def go_to(self, event: int) -> None:
        """Put the keys on an event, where it is listed."""
        for row in range(self._events.rowCount()):
            if self._events.event_at(row).id == event:
                self.setCurrentIndex(self._events.index(row, NAME))
                self.setFocus()

    def _share_width(self) -> None:
        """Give names what the rest leaves; without room the rest folds, and two columns are one."""
        room = self.viewport().width()
        least = self.fontMetrics().averageCharWidth() * _NAME_LETTERS + PADDING
        others = {each: each for each in (DATE, ENTRIES, PROGRESS, MORE)}
        joins = room - sum(map(self._least, others, others)) < least
        if joins:
            others = {DATE: DATE, PROGRESS: _ENTRIES_AND_PROGRESS, MORE: MORE}
        if joins != self._events.joins:
            self._events.joins = joins
            self.setColumnHidden(ENTRIES, joins)
        wide = {n: self._widest(texts) for n, texts in {NAME: NAME, **others}.items()}
        labels = (label_width(each) for each in self._events.labels)
        self._needed = {n: width - PADDING for n, width in wide.items()}
        self._needed[NAME] += max(labels, default=0)
        widths = {n: max(wide[n], self._heading(n)) for n in others}
        if room - sum(widths.values()) < least:
            name = max(least, min(wide[NAME], room // 3))
            narrow = {each: min(w, self._least(each, others[each])) for each, w in widths.items()}
            spare = max(0, room - name - sum(narrow.values()))
            for column, width in narrow.items():
                widths[column] = min(widths[column], width + spare)
                spare -= widths[column] - width
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self.setColumnWidth(NAME, max(least, room - sum(widths.values())))

    def _widest(self, column: int) -> int:
        """Return what the longest text needs: Qt would ask each of six hundred rows three times."""
        advance = self.fontMetrics().horizontalAdvance
        return max(map(advance, self._events.texts(column)), default=0) + PADDING

    def _least(self, column: int, texts: int) -> int:
        advance = self.fontMetrics().horizontalAdvance
        return max(
            longest_word(self._events.texts(texts), advance) + PADDING, self._heading(column)
        )

    def _heading(self, column: int) -> int:
        """Return the width of a heading, also of a column that is hidden: Qt says none for it."""
        title = self._events.headerData(column, Qt.Orientation.Horizontal)
        return title_metrics().horizontalAdvance(title) + PADDING

    def _take(self, index: QModelIndex) -> None:
        if index.column() == MORE:
            self._ask_more(index)
        else:
            self.chosen.emit(self._events.event_at(index.row()))

    def _ask_more(self, index: QModelIndex) -> None:
        corner = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        self.more_requested.emit(self._events.event_at(index.row()), corner)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer more about the event under the mouse, or under the cursor where a key asks."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            self._ask_more(index)

    def _fit_height(self) -> None:
        """Be no taller than the lines there are."""
        lines = self.verticalHeader().length()
        self.setMaximumHeight(self.horizontalHeader().sizeHint().height() + lines + 3 * STEP)


class _EventRows(FoldingRows):
    """Knows that the label of the game needs a line where it does not fit after the name."""

    @override
    def _text(self, index: Index) -> object:
        game, text = self._view.model().data(index, GAME), super()._text(index)
        wide = self._view.columnWidth(NAME)
        if not game or has_room(str(text), game, self._view.font(), wide):
            return text
        return f"{text}\n{game}"


def has_room(name: str, game: str, font: QFont, width: int) -> bool:
    """Tell whether the label of a game fits after the name of an event."""
    return QFontMetrics(font).horizontalAdvance(name) + label_width(game) <= width


def label_width(game: str) -> int:
    """Return what the label of a game needs after a name."""
    return QFontMetrics(text_font(SMALL)).horizontalAdvance(game) + 7 * STEP


class GameLabel(QStyledItemDelegate):
    """Paints a small label after the name of an event of another game, or below it."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        game = index.data(GAME)
        if game and not has_room(option.text, game, option.font, option.rect.width()):
            option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        game = index.data(GAME)
        if game:
            self._paint_label(painter, option, str(index.data()), game)

    def _paint_label(
        self, painter: QPainter, option: QStyleOptionViewItem, name: str, game: str
    ) -> None:
        palette, font = colours(), text_font(SMALL)
        metrics = QFontMetrics(font)
        cell = QRect(option.rect)
        width, height = metrics.horizontalAdvance(game) + 2 * STEP, metrics.height() + 4
        after = option.fontMetrics.horizontalAdvance(name) + 4 * STEP
        left = min(cell.left() + after, cell.right() - width - STEP)
        pill = QRect(left, cell.center().y() - height // 2, width, height)
        if not has_room(name, game, option.font, cell.width()):
            room = cell.adjusted(_BESIDE, 0, -_BESIDE, 0)
            words = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, name)
            pill.moveTo(words.left(), words.bottom() + STEP // 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.hover))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setPen(QColor(palette.quiet))
        painter.setFont(font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, game)
        painter.restore()

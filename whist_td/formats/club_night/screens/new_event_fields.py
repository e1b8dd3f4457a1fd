"""The fields made for a new club night: the game, the length of a round, seats and equal scores."""

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.core.names import folded
from whist_td.formats.club_night.games.game import Length
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    MOST_LENGTH,
)
from whist_td.formats.club_night.words.games import (
    game_name,
    game_summary,
    length_label,
)
from whist_td.kit import parts
from whist_td.kit.cells import Index
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.name_letters import one_line
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, named
from whist_td.words.words import Words

SUMMARY = Qt.ItemDataRole.UserRole + 1
PATIENT = 1.0
"""Seconds after which a letter begins another word."""


class GameField(ChoiceField):
    """The games in the order of the source documents; letters find one by any of its words."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clubGame")
        self._list = _Games(self)
        self.setView(self._list)
        self.setItemDelegate(_BesideSummary(self._list))
        for code in GAMES:
            self.addItem(game_name(code, words), code)
            self.setItemData(self.count() - 1, game_summary(GameChoice(code), words), SUMMARY)
        self.setMaxVisibleItems(self.count())
        self.activated.connect(self.edited)

    @override
    def showPopup(self) -> None:
        # Where the window is too narrow for both, what a game is stands below its name.
        room, wide = self.window().width() - 4 * STEP, self._list.wide
        self._list.stacks = wide > room
        self._list.setMinimumWidth(min(wide, room))
        self._list.doItemsLayout()
        super().showPopup()

    @property
    def value(self) -> str:
        """The game that is chosen."""
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show a game."""
        self.setCurrentIndex(self.findData(value))


class _Games(QListView):
    """Looks for what is typed at the beginning of every word of a name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed, self._at = "", 0.0
        self.stacks = False
        """Whether what a game is stands below its name."""

    @property
    def wide(self) -> int:
        """The width in which every line is read whole beside the longest name."""
        summaries = (str(self.model().index(n, 0).data(SUMMARY)) for n in range(len(GAMES)))
        return self.beside + max(map(self.fontMetrics().horizontalAdvance, summaries)) + 5 * STEP

    @property
    def beside(self) -> int:
        """Where what a game is begins beside its name."""
        names = (str(self.model().index(n, 0).data()) for n in range(len(GAMES)))
        return max(map(self.fontMetrics().horizontalAdvance, names)) + 5 * STEP

    @override
    def keyboardSearch(self, search: str) -> None:
        now = monotonic()
        self._typed = search if now - self._at > PATIENT else self._typed + search
        self._at = now
        found = self._found(folded(self._typed))
        if found is not None:
            self.setCurrentIndex(self.model().index(found, 0))

    def _found(self, start: str) -> int | None:
        names = (folded(str(self.model().index(n, 0).data())) for n in range(len(GAMES)))
        found = (n for n, name in enumerate(names) if f" {start}" in f" {_apart(name)}")
        return next(found, None)


def _apart(name: str) -> str:
    return "".join(letter if letter.isalnum() else " " for letter in name)


class _BesideSummary(QStyledItemDelegate):
    """Paints what a game is beside its name, quietly, or below it."""

    def __init__(self, games: _Games) -> None:
        super().__init__(games)
        self._games = games

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 + self._games.stacks
        return QSize(0, lines * option.fontMetrics.lineSpacing() + STEP)

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if self._games.stacks:
            option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        box, stacks = QRect(option.rect).adjusted(0, 0, -STEP, 0), self._games.stacks
        box.setLeft(box.left() + (2 * STEP if stacks else self._games.beside))
        below = option.fontMetrics.lineSpacing() if stacks else 0
        rows = range(self._games.model().rowCount())
        summaries = (str(self._games.model().index(row, 0).data(SUMMARY)) for row in rows)
        line = one_line(summaries, option.font, box.width())
        painter.save()
        painter.setFont(line.font)
        painter.setPen(QColor(colours(option.widget).quiet))
        text = line.text(str(index.data(SUMMARY)))
        painter.drawText(box.adjusted(0, below, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


class LengthField(QWidget):
    """A number and what is counted."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._usual: tuple[Length, ...] = ()
        self._count = named(NumberField(self), "roundLength", _("Length of a round"))
        self._count.setKeyboardTracking(False)
        self._count.setRange(1, MOST_LENGTH)
        self._unit = named(ChoiceField(self), "roundUnit", _("What is counted"))
        self.setFocusProxy(self._count)
        parts.row((self._count, 2), (self._unit, 3), inside=self)
        self._count.valueChanged.connect(self._tell)
        self._unit.activated.connect(self._take_unit)

    def show_value(self, value: tuple[Length, Sequence[Length], int]) -> None:
        """Show a length, and what else a table may count; arrows go by so many."""
        length, usual, step = value
        self._count.setSingleStep(step)
        if tuple(usual) != self._usual:
            self._usual = tuple(usual)
            self._unit.clear()
            for each in usual:
                self._unit.addItem("", each.unit)
        self._unit.setCurrentIndex(self._unit.findData(length.unit))
        self._unit.setVisible(self._unit.count() > 1)
        self._show_count(length.count)

    @property
    def value(self) -> Length:
        """The length as answered."""
        return Length(self._unit.currentData(), self._count.value())

    def _take_unit(self) -> None:
        """Propose as many of the other unit as are usual."""
        counts = {each.unit: each.count for each in self._usual}
        self._show_count(counts[self._unit.currentData()])
        self._tell()

    def _show_count(self, count: int) -> None:
        self._count.show_value(count)
        self._name_units()

    def _name_units(self) -> None:
        """Say "1 game", "2 games": beside the number, or in the list where there is a choice."""
        for at in range(self._unit.count()):
            length = Length(self._unit.itemData(at), self._count.value())
            text = length_label(length, self._words).removeprefix(str(length.count)).strip()
            self._unit.setItemText(at, text)
        is_choice = self._unit.count() > 1
        self._count.setSuffix("" if is_choice else f" {self._unit.currentText()}")

    def _tell(self) -> None:
        self._name_units()
        self.edited.emit()

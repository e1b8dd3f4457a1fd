"""Which game is played: a list in which each stands beside what it is in one line."""

from time import monotonic

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.words.games import game_name, game_summary
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours
from whist_td.stages.entries_names import folded
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex
SUMMARY = Qt.ItemDataRole.UserRole + 1
PATIENT = 1.0
"""Seconds after which a letter begins another word."""


class GameChoice(QComboBox):
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
            self.setItemData(self.count() - 1, game_summary(code, words), SUMMARY)
        self.setMaxVisibleItems(self.count())
        self._list.setMinimumWidth(self._wide())
        self.activated.connect(self._tell)

    def _wide(self) -> int:
        """Return how wide the list is in which every line can be read whole."""
        metrics, lines = self.fontMetrics(), range(self.count())
        told = max(metrics.horizontalAdvance(str(self.itemData(n, SUMMARY))) for n in lines)
        return max(metrics.horizontalAdvance(self.itemText(n)) for n in lines) + told + 10 * STEP

    def choose(self, code: str) -> None:
        """Show a game."""
        self.setCurrentIndex(self.findData(code))

    def _tell(self) -> None:
        self.edited.emit()


class _Games(QListView):
    """Looks for what is typed at the beginning of every word of a name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed, self._at = "", 0.0

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
    """Paints what a game is beside its name, quietly."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), option.fontMetrics.height() + STEP)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        metrics, box = option.fontMetrics, QRect(option.rect)
        model = index.model()
        names = (str(model.index(n, 0).data()) for n in range(len(GAMES)))
        box.setLeft(box.left() + max(map(metrics.horizontalAdvance, names)) + 5 * STEP)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(QColor(colours(option.widget).quiet))
        line = metrics.elidedText(
            str(index.data(SUMMARY)), Qt.TextElideMode.ElideRight, box.width() - STEP
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()

"""A row of drawn suits: the trumps of an evening at a glance."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import paint_suit
from whist_td.kit.theme import colours
from whist_td.words.labels import label
from whist_td.words.words import Words

_SIZE = 22
_CELL = _SIZE + STEP


class StrainStrip(QWidget):
    """Shows strains in their order, on as many lines as they need."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._strains: tuple[Strain, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_strains(self, strains: tuple[Strain, ...]) -> None:
        """Show strains."""
        self._strains = strains
        self.setVisible(bool(strains))
        self.setAccessibleName(", ".join(label(strain, self._words) for strain in strains))
        self._fit()
        self.update()

    def _per_line(self) -> int:
        return max(self.width() // _CELL, 1)

    def _fit(self) -> None:
        lines = -(-len(self._strains) // self._per_line())
        self.setFixedHeight(max(lines, 1) * _CELL)

    @override
    def sizeHint(self) -> QSize:
        return QSize(12 * _CELL, _CELL)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        _ = self._words
        painter = QPainter(self)
        palette, letters = colours(self), _("NT")
        for place, strain in enumerate(self._strains):
            line, column = divmod(place, self._per_line())
            square = QRectF(column * _CELL, line * _CELL + STEP / 2, _SIZE, _SIZE)
            paint_suit(painter, square, strain, palette, letters)
        painter.end()

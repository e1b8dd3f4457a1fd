"""What each ground of a map means, one line below the other."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import colours, text_font
from whist_td.players.screens.pair_map import PairMap

_SQUARE = 20


class MapLegend(QWidget):
    """A square of each ground, and what it means."""

    def __init__(self, of: PairMap, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = of
        self._texts: tuple[str, ...] = ()
        self.setObjectName("mapLegend")

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show what the grounds of the map mean, the fewest first."""
        self._texts = tuple(texts)
        self.setAccessibleName(", ".join(self._texts))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(30 * STEP, (_SQUARE + STEP) * len(self._texts))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), colours(self)
        painter.setFont(text_font(SMALL))
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        grounds = self._map.legend(palette)
        for place, (text, (_level, shade)) in enumerate(zip(self._texts, grounds, strict=False)):
            top = place * (_SQUARE + STEP)
            painter.fillRect(0, top, _SQUARE, _SQUARE, QColor(shade.ground))
            painter.setPen(QPen(QColor(palette.border), 1))
            painter.drawRect(0, top, _SQUARE - 1, _SQUARE - 1)
            painter.setPen(QColor(palette.text))
            left = _SQUARE + STEP
            painter.drawText(left, top, self.width() - left, _SQUARE, side, text)
        painter.end()

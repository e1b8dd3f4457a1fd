"""The places of a person over the years as a line: the higher, the more were behind."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours

_LINES = 4
"""The height, in lines of text."""
_DOTS = 40
"""With more evenings the dots would hide the line."""
_LEAST = 2
"""A line needs two places."""


class PlacesLine(QWidget):
    """A line through the places of a person, oldest at the left; the thin line is the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shares: tuple[Fraction, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_places(self, shares: Sequence[Fraction], told: str) -> None:
        """Show places as shares of the field; `told` says the same for who does not see it."""
        self._shares = tuple(shares)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.setVisible(len(self._shares) >= _LEAST)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(30 * STEP, round(self.fontMetrics().height() * _LINES))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), colours(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(STEP, STEP, -STEP, -STEP)
        painter.setPen(QPen(QColor(ink.line), 1))
        for level in (room.top(), room.center().y(), room.bottom()):
            painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))
        points = self._points(room)
        painter.setPen(QPen(QColor(ink.accent), 2.5))
        painter.drawPolyline(points)
        if len(points) <= _DOTS:
            painter.setBrush(QColor(ink.accent))
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                painter.drawEllipse(point, STEP / 2, STEP / 2)
        painter.end()

    def _points(self, room: QRectF) -> list[QPointF]:
        last = max(len(self._shares) - 1, 1)
        return [
            QPointF(
                room.left() + room.width() * place / last,
                room.bottom() - room.height() * float(share),
            )
            for place, share in enumerate(self._shares)
        ]

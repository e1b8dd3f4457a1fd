"""The four suits as pictures and letters: icons, and the large sign beside a round."""

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.kit.stylesheet import TITLE, Palette
from whist_td.kit.theme import colours, text_font
from whist_td.words.labels import label
from whist_td.words.words import Words

RED_SUITS = (Strain.HEARTS, Strain.DIAMONDS)


@cache
def suit_path(suit: Strain) -> QPainterPath:
    """Return the outline of a suit; no trump is a ring, empty on purpose."""
    return _DRAWN[suit]()


def suit_colour(suit: Strain, palette: Palette) -> QColor:
    """Return red for hearts and diamonds, black (white on dark) for the others."""
    return QColor(palette.suit_red if suit in RED_SUITS else palette.suit_black)


def paint_suit(
    painter: QPainter, square: QRectF, suit: Strain, palette: Palette, letters: str = ""
) -> None:
    """Paint a suit into a square, or the letters of no trump ("NT", "SA")."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if suit is Strain.NO_TRUMP and letters:
        font = text_font(weight=QFont.Weight.Bold)
        font.setPixelSize(max(1, round(square.height() * 0.72)))
        painter.setFont(font)
        painter.setPen(suit_colour(suit, palette))
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, letters)
    else:
        painter.translate(square.topLeft())
        painter.scale(square.width(), square.height())
        painter.fillPath(suit_path(suit), suit_colour(suit, palette))
    painter.restore()


_ICON = 24
"""The pixels of a suit on a button, on a screen of usual density."""


@cache
def suit_icon(suit: Strain, palette: Palette, letters: str = "") -> QIcon:
    """Return a suit as an icon for buttons and menus."""
    made = QIcon()
    for scale in (1, 2, 3):
        pixmap = QPixmap(_ICON * scale, _ICON * scale)
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        painter = QPainter(pixmap)
        paint_suit(painter, QRectF(pixmap.rect()), suit, palette, letters)
        painter.end()
        made.addPixmap(pixmap)
    return made


def _heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.95)
    path.cubicTo(0.36, 0.78, 0.04, 0.58, 0.04, 0.32)
    path.cubicTo(0.04, 0.16, 0.15, 0.06, 0.28, 0.06)
    path.cubicTo(0.38, 0.06, 0.46, 0.13, 0.5, 0.23)
    path.cubicTo(0.54, 0.13, 0.62, 0.06, 0.72, 0.06)
    path.cubicTo(0.85, 0.06, 0.96, 0.16, 0.96, 0.32)
    path.cubicTo(0.96, 0.58, 0.64, 0.78, 0.5, 0.95)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.02)
    path.cubicTo(0.6, 0.2, 0.74, 0.38, 0.88, 0.5)
    path.cubicTo(0.74, 0.62, 0.6, 0.8, 0.5, 0.98)
    path.cubicTo(0.4, 0.8, 0.26, 0.62, 0.12, 0.5)
    path.cubicTo(0.26, 0.38, 0.4, 0.2, 0.5, 0.02)
    path.closeSubpath()
    return path


def _foot() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.5, 0.5)
    path.cubicTo(0.52, 0.74, 0.58, 0.88, 0.72, 0.96)
    path.lineTo(0.28, 0.96)
    path.cubicTo(0.42, 0.88, 0.48, 0.74, 0.5, 0.5)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(0.5, 0.03)
    path.cubicTo(0.62, 0.2, 0.95, 0.38, 0.95, 0.61)
    path.cubicTo(0.95, 0.75, 0.84, 0.82, 0.74, 0.82)
    path.cubicTo(0.64, 0.82, 0.55, 0.76, 0.5, 0.66)
    path.cubicTo(0.45, 0.76, 0.36, 0.82, 0.26, 0.82)
    path.cubicTo(0.16, 0.82, 0.05, 0.75, 0.05, 0.61)
    path.cubicTo(0.05, 0.38, 0.38, 0.2, 0.5, 0.03)
    path.closeSubpath()
    path.addPath(_foot())
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(0.4, 0.36, 0.2, 0.14))
    path.addRect(QRectF(0.42, 0.36, 0.16, 0.3))
    for left, top in ((0.285, 0.03), (0.04, 0.38), (0.53, 0.38)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF(left, top, 0.43, 0.43))
        path.addPath(leaf)
    path.addPath(_foot())
    return path


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(0.08, 0.08, 0.84, 0.84))
    path.addEllipse(QRectF(0.2, 0.2, 0.6, 0.6))
    return path


_DRAWN = {
    Strain.CLUBS: _club,
    Strain.DIAMONDS: _diamond,
    Strain.HEARTS: _heart,
    Strain.SPADES: _spade,
    Strain.NO_TRUMP: _ring,
}


class SuitSign(QWidget):
    """The suit of the round, as tall as two lines of text."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words = words
        self._suit: Strain | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_suit(self, suit: Strain | None) -> None:
        """Show another trump; None leaves the place empty."""
        self._suit = suit
        self.setVisible(suit is not None)
        self.setAccessibleName(label(suit, self._words) if suit else "")
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(text_font(TITLE).pointSizeF() * 2)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._suit is None:
            return
        painter = QPainter(self)
        letters = no_trump_letters(self._words)
        paint_suit(painter, QRectF(self.rect()), self._suit, colours(self), letters)
        painter.end()


def no_trump_letters(_: Words) -> str:
    """Return the two letters of no trump."""
    return _("NT")

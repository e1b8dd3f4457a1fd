"""The drawn family of icons, in whatever colour the words beside them have."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from whist_td.assets import asset
from whist_td.kit.stylesheet import Palette

SIZE = QSize(24, 24)
DRAWN = QSize(96, 96)
"""Large enough for the largest text; Qt makes smaller ones of it."""
_CLEAR = QColor(0, 0, 0, 0)
_DRAWN_IN = "#000000"
"""The colour the drawings are kept in."""


@cache
def icon(name: str, colour: str) -> QIcon:
    """Return an icon in a colour ("#rrggbb"); an unknown name gives an empty one."""
    path = asset("icons", f"{name}.svg")
    if not path.is_file():
        return QIcon()
    drawing = path.read_text(encoding="utf-8").replace(_DRAWN_IN, colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    made = QIcon()
    made.addPixmap(_pixmap(renderer))
    return made


@cache
def mark(name: str, palette: Palette) -> QIcon:
    """Return one of the small signs of fields and folds: down, right, tick."""
    return QIcon(str(asset("marks", "dark" if palette.is_dark else "light", f"{name}.svg")))


def _pixmap(renderer: QSvgRenderer) -> QPixmap:
    pixmap = QPixmap(DRAWN)
    pixmap.fill(_CLEAR)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap

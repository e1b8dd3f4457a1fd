"""Letters larger than Qt keeps: each is drawn once as a picture, and the pictures make the lines.

Qt fills the outline of such a letter anew wherever it stands, which takes too long for a wall of
3840 pixels. Told to keep larger ones (QT_MAX_CACHED_GLYPH_SIZE), it leaves them out altogether
where FreeType draws the letters.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QImage,
    QPainter,
    QPainterPath,
    QRawFont,
    QTextLayout,
)

from whist_td.kit.theme import FACE, SIGNS

QT_KEEPS = 64
"""Up to so many pixels Qt keeps the letters itself."""
LARGEST_KEPT = 240
"""Letters larger than this are few on a wall, and their pictures would be large."""
OWN_FACES = frozenset({FACE, SIGNS})
"""Faces made of outlines; another one of the system may be made of coloured pictures."""
BEFORE = {Qt.AlignmentFlag.AlignRight: 1.0, Qt.AlignmentFlag.AlignHCenter: 0.5}
"""How much of the free space stands before a line."""
WIDEST = 1e6


@dataclass(frozen=True)
class _Letter:
    """One letter of a face at a size in pixels of the screen."""

    face: str
    weight: int
    size: float
    index: int
    colour: str
    raw: QRawFont = field(compare=False)

    def outline(self) -> QPainterPath:
        """Return the outline of the letter."""
        return self.raw.pathForGlyph(self.index)


@dataclass(frozen=True)
class _Picture:
    """A letter as a picture, and where its corner stands from where the letter begins."""

    image: QImage
    corner: QPoint


def paint_line(
    painter: QPainter, box: QRectF, text: str, colour: str, align: Qt.AlignmentFlag
) -> None:
    """Write one line with the painter's font into a box, in the middle of its height."""
    font = painter.font()
    scale = painter.device().devicePixelRatio()
    layout = _set(text, font, scale) if font.pixelSize() * scale > QT_KEEPS else None
    if layout is None:
        painter.setPen(QColor(colour))
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(box, int(flags), text)
        return
    start = _start(layout, QFontMetricsF(layout.font()), box, scale, align)
    painter.save()
    painter.scale(1 / scale, 1 / scale)
    for run in layout.glyphRuns():
        _paint_run(painter, run, start, colour)
    painter.restore()


def _set(text: str, font: QFont, scale: float) -> QTextLayout | None:
    """Return a line set in pixels of the screen; None where another face has to help out."""
    large = QFont(font)
    large.setPixelSize(round(font.pixelSize() * scale))
    layout = QTextLayout(text, large)
    layout.beginLayout()
    layout.createLine().setLineWidth(WIDEST)
    layout.endLayout()
    is_ours = all(run.rawFont().familyName() in OWN_FACES for run in layout.glyphRuns())
    return layout if is_ours else None


def _start(
    layout: QTextLayout,
    metrics: QFontMetricsF,
    box: QRectF,
    scale: float,
    align: Qt.AlignmentFlag,
) -> QPointF:
    """Return the corner of a line in pixels of the screen; its face alone says how it stands."""
    line = layout.lineAt(0)
    free = box.width() * scale - line.naturalTextWidth()
    middle = box.center().y() * scale
    top = middle - metrics.height() / 2 + metrics.ascent() - line.ascent()
    return QPointF(box.left() * scale + free * BEFORE.get(align, 0.0), top)


def _paint_run(painter: QPainter, run: QGlyphRun, start: QPointF, colour: str) -> None:
    raw = run.rawFont()
    name, weight, size = raw.familyName(), int(raw.weight()), raw.pixelSize()
    for index, place in zip(run.glyphIndexes(), run.positions(), strict=True):
        at = (start + place).toPoint()
        letter = _Letter(name, weight, size, index, colour, raw)
        if size > LARGEST_KEPT:
            painter.fillPath(letter.outline().translated(at), QColor(colour))
            continue
        picture = _picture(letter)
        if picture is not None:
            painter.drawImage(at + picture.corner, picture.image)


@lru_cache(maxsize=512)
def _picture(letter: _Letter) -> _Picture | None:
    """Return a letter as a picture, None for a space."""
    outline = letter.outline()
    if outline.isEmpty():
        return None
    covered = outline.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1)
    image = QImage(covered.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline.translated(-covered.topLeft()), QColor(letter.colour))
    painter.end()
    return _Picture(image, covered.topLeft())

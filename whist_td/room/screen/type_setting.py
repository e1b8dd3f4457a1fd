"""Type that fills the space it has, painted letter by letter where Qt would be slow."""

from collections.abc import Sequence
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
_OWN_FACES = frozenset({FACE, SIGNS})
"""Faces made of outlines; another one of the system may be made of coloured pictures."""
_BEFORE = {Qt.AlignmentFlag.AlignRight: 1.0, Qt.AlignmentFlag.AlignHCenter: 0.5}
"""How much of the free space stands before a line."""
_WIDEST = 1e6


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
    metrics = QFontMetricsF(layout.font())
    # Its face alone says how a line stands, in pixels of the screen.
    line = layout.lineAt(0)
    free = box.width() * scale - line.naturalTextWidth()
    middle = box.center().y() * scale
    top = middle - metrics.height() / 2 + metrics.ascent() - line.ascent()
    start = QPointF(box.left() * scale + free * _BEFORE.get(align, 0.0), top)
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
    layout.createLine().setLineWidth(_WIDEST)
    layout.endLayout()
    is_ours = all(run.rawFont().familyName() in _OWN_FACES for run in layout.glyphRuns())
    return layout if is_ours else None


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


_MEASURED_AT = 100
LINE_HEIGHT = 1.16
"""The height of a line as a part of the size of its type."""
_WORTH = 1.02
"""One more line has to make the type so much larger to be worth it."""
_STEPS = 24


@dataclass(frozen=True)
class Setting:
    """A text broken into lines, and the size at which it fits."""

    lines: tuple[str, ...]
    size: float


def face(size: float, *, is_bold: bool = False, is_tabular: bool = False) -> QFont:
    """Return the text face at a size in pixels."""
    font = QFont([FACE, SIGNS])
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight.Bold if is_bold else QFont.Weight.Medium)
    if is_tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


@lru_cache(maxsize=8192)
def width_of(text: str, *, is_bold: bool = False) -> float:
    """Return how wide a text is at size 1, figures being tabular."""
    font = face(_MEASURED_AT, is_bold=is_bold, is_tabular=True)
    return QFontMetricsF(font).horizontalAdvance(text) / _MEASURED_AT


def fitted(
    text: str, width: float, height: float, size: float, lines: int, *, is_bold: bool
) -> Setting:
    """Return a text as large as it can be, at most so large, in at most so many lines."""
    best = _in_lines((text,), width, height, size, is_bold=is_bold)
    for number in range(2, lines + 1):
        if best.size >= size:
            break
        other = _in_lines(
            _broken(text, number, is_bold=is_bold), width, height, size, is_bold=is_bold
        )
        if other.size > best.size * _WORTH:
            best = other
    return best


def _in_lines(
    lines: Sequence[str], width: float, height: float, size: float, *, is_bold: bool
) -> Setting:
    widest = max((width_of(line, is_bold=is_bold) for line in lines), default=0) or 0.01
    return Setting(tuple(lines), min(size, width / widest, height / (LINE_HEIGHT * len(lines))))


@lru_cache(maxsize=2048)
def _broken(text: str, lines: int, *, is_bold: bool = False) -> tuple[str, ...]:
    """Return a text in at most so many lines, as even as its words allow; its own breaks stay."""
    whole = width_of(text.replace("\n", " "), is_bold=is_bold)
    least = whole / lines
    for step in range(_STEPS + 1):
        wrapped = lines_of(text, least + (whole - least) * step / _STEPS, is_bold=is_bold)
        if len(wrapped) <= lines:
            return wrapped
    return tuple(text.split("\n"))


def lines_of(text: str, width: float, *, is_bold: bool = False) -> tuple[str, ...]:
    """Return a text broken where a line of its type at size 1 is full."""
    wrapped: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, is_bold=is_bold) > width:
                wrapped.append(line)
                line = word
            else:
                line = longer
        wrapped.append(line)
    return tuple(wrapped)

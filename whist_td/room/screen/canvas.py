"""A painter that thinks in hundredths of the wall, so that every scene fills any screen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from whist_td.core.contracts import Strain
from whist_td.core.name_setting import Letters, Medium, NamePlace, NameSetting, set_names
from whist_td.kit.stylesheet import DARK
from whist_td.kit.suits import no_trump_letters, paint_suit
from whist_td.room.screen.type_setting import (
    LINE_HEIGHT,
    Setting,
    face,
    fitted,
    paint_line,
    width_of,
)
from whist_td.room.words.posters import PosterTone
from whist_td.words.words import Words

GROUND = "#0a1216"
CARD = "#17242b"
LINE = "#2b3d46"
TEXT = "#f6f8f7"
QUIET = "#adbbc1"
ACCENT = "#74ddb3"
_HOME = "#78bdff"
VISITORS = "#ffab61"
AMBER = "#ffc845"
ON_AMBER = "#1a1200"
_RED = "#ff6f66"
GOLD, SILVER, BRONZE = "#ffd45c", "#d5dee2", "#e6a06a"
MEDALS = (GOLD, SILVER, BRONZE)
"""Light on dark, strong enough for a weak projector in a bright hall."""

_SUITS = replace(DARK, suit_red="#ff4b5c", suit_black=TEXT)
"""The palette that suits are painted in."""

LEADERS = (ACCENT, "#78bdff", "#ffab61", "#ffd45c", "#e59bff")
"""One colour a line of the race; dashes and marks tell them apart for those who see no colours."""

INKS = {
    PosterTone.PLAIN: TEXT,
    PosterTone.QUIET: QUIET,
    PosterTone.GOOD: ACCENT,
    PosterTone.HOME: _HOME,
    PosterTone.VISITORS: VISITORS,
    PosterTone.LATE: AMBER,
    PosterTone.OVER: _RED,
}


_ACROSS, _DOWN = 150, 100
"""A wall of three to two is exactly so many units; others have some over."""
_WIDE = 160
"""A projector of four to three has less, and its names stand in one column."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
_LETTERS = 0.72
"""How large the letters of no trump are in the square of a suit."""


@dataclass(frozen=True)
class TextStyle:
    """How a text is written: at most so large, in at most so many lines."""

    size: float
    """In units of the wall."""
    colour: str = TEXT
    align: Qt.AlignmentFlag = LEFT
    lines: int = 1
    is_bold: bool = False
    is_listed: bool = False
    """Whether it is a name of a list: all of them are set alike, and what is too long is cut."""


LEAST_LISTED = 4.5
"""No name of a list is smaller: its capitals are three hundredths of the wall."""
_LISTED_STEPS = 5
_Listed = tuple[float, int, bool, float]
ListedNames = dict[_Listed, dict[NamePlace, None]]
"""The names of each list: of one size, lines, weight and height."""


class Canvas:
    """One picture of the wall, painted from the top left."""

    def __init__(
        self,
        painter: QPainter,
        size: QSize,
        words: Words,
        *,
        has_foot: bool = False,
        unit: float = 0.0,
    ) -> None:
        self._painter = painter
        self._words = words
        self.unit = unit or min(size.width() / _ACROSS, size.height() / _DOWN)
        self.width = size.width() / self.unit
        self.height = size.height() / self.unit
        self.is_survey = False
        """Whether nothing is painted yet: the names of its lists are found."""
        self.names: ListedNames = {}
        self._set: dict[_Listed, NameSetting] = {}
        self.has_foot = has_foot
        """Whether a line below tells what is played and how long is left."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)

    @property
    def is_wide(self) -> bool:
        """Whether there is room for two columns of names."""
        return self.width >= _WIDE

    def write(self, box: QRectF, text: str, ink: TextStyle) -> QRectF:
        """Write a text into a box, in the middle of its height; return where it stands."""
        if not text or box.width() <= 0 or box.height() <= 0:
            return QRectF(box.topLeft(), box.topLeft())
        room = (box.width(), box.height())
        if ink.is_listed:
            found = self._listed(text, room, ink)
        else:
            found = fitted(text, *room, ink.size, ink.lines, is_bold=ink.is_bold)
        if self.is_survey:
            return box
        self._painter.setFont(face(found.size * self.unit, is_bold=ink.is_bold, is_tabular=True))
        tall = found.size * LINE_HEIGHT
        top = box.center().y() - tall * len(found.lines) / 2
        for number, line in enumerate(found.lines):
            place = QRectF(box.left(), top + number * tall, box.width(), tall)
            paint_line(self._painter, self._scaled(place), line, ink.colour, ink.align)
        return QRectF(box.left(), top, box.width(), tall * len(found.lines))

    def _listed(self, text: str, room: tuple[float, float], ink: TextStyle) -> Setting:
        """Return a name as all of its list are written."""
        wide, tall = room
        key = (ink.size, ink.lines, ink.is_bold, round(tall, 1))
        place = NamePlace(text, wide, tall)
        names = self.names.setdefault(key, {})
        if place not in names:
            names[place] = None
            self._set.pop(key, None)
        if self.is_survey:
            return Setting((text,), ink.size)
        if key not in self._set:
            self._set[key] = _list_set(tuple(names), ink)
        setting = self._set[key]
        return Setting(setting.lines[place], setting.letters.size)

    def for_all(self, box: QRectF, texts: Iterable[str], ink: TextStyle) -> TextStyle:
        """Return a style that is as small as the largest of several texts needs in such a box."""
        room, how = (box.width(), box.height(), ink.size, ink.lines), ink.is_bold
        sizes = (fitted(text, *room, is_bold=how).size for text in texts if text)
        return replace(ink, size=min(sizes, default=ink.size))

    def width_of(self, text: str, ink: TextStyle) -> float:
        """Return how wide a text would be on one line, in units of the wall."""
        return width_of(text, is_bold=ink.is_bold) * ink.size

    def suit(self, box: QRectF, suit: Strain) -> None:
        """Paint a suit, or the letters of no trump, into the largest square of a box."""
        side = min(box.width(), box.height())
        square = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        if suit is Strain.NO_TRUMP:
            letters = no_trump_letters(self._words)
            self.write(square, letters, TextStyle(side * _LETTERS, TEXT, CENTRE, is_bold=True))
            return
        paint_suit(self._painter, self._scaled(square), suit, _SUITS)

    def fill(self, box: QRectF, colour: str, radius: float = 0.0) -> None:
        """Fill a box; its corners may be round."""
        if radius <= 0:
            self._painter.fillRect(self._scaled(box), QColor(colour))
            return
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(colour))
        self._painter.drawRoundedRect(self._scaled(box), radius * self.unit, radius * self.unit)

    def frame(self, box: QRectF, colour: str, width: float, radius: float) -> None:
        """Draw the edge of a box."""
        self._painter.setPen(QPen(QColor(colour), width * self.unit))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(self._scaled(box), radius * self.unit, radius * self.unit)

    def line(
        self, points: list[QPointF], colour: str, width: float, dash: tuple[float, ...] = ()
    ) -> None:
        """Draw a line through points, with round bends where it is whole.

        Qt takes a third of a second for eight polylines with round joins on a wall of 3840 pixels;
        straight pieces and discs look the same in a twentieth of it.
        """
        pen = QPen(QColor(colour), width * self.unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern(dash)
            pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
            self._painter.setPen(pen)
            self._painter.drawPolyline([point * self.unit for point in points])
            return
        self._painter.setPen(pen)
        for start, end in pairwise(points):
            self._painter.drawLine(start * self.unit, end * self.unit)
        for point in points:
            self.disc(point, width / 2, colour)

    def disc(self, centre: QPointF, radius: float, colour: str) -> None:
        """Draw a full circle."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(colour))
        self._painter.drawEllipse(centre * self.unit, radius * self.unit, radius * self.unit)

    def mark(self, outline: list[QPointF], colour: str, width: float, *, is_full: bool) -> None:
        """Draw a small shape, full or hollow."""
        self._painter.setPen(QPen(QColor(colour), width * self.unit))
        self._painter.setBrush(QColor(colour if is_full else GROUND))
        self._painter.drawPolygon(QPolygonF([corner * self.unit for corner in outline]))

    def arrow(self, box: QRectF, colour: str, *, is_up: bool) -> None:
        """Draw a triangle that points up or down."""
        tip, base = (box.top(), box.bottom()) if is_up else (box.bottom(), box.top())
        corners = (
            QPointF(box.center().x(), tip),
            QPointF(box.left(), base),
            QPointF(box.right(), base),
        )
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(colour))
        self._painter.drawPolygon(QPolygonF([corner * self.unit for corner in corners]))

    def picture(self, box: QRectF, data: bytes) -> None:
        """Paint a picture as large as a box allows, or nothing where it is none."""
        found = _picture(data)
        if found.isNull():
            return
        part = min(box.width() / found.width(), box.height() / found.height())
        wide, tall = found.width() * part, found.height() * part
        place = QRectF(box.center().x() - wide / 2, box.center().y() - tall / 2, wide, tall)
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.drawImage(self._scaled(place), found)

    def _scaled(self, box: QRectF) -> QRectF:
        unit = self.unit
        return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit)


@lru_cache(maxsize=32)
def _list_set(names: tuple[NamePlace, ...], ink: TextStyle) -> NameSetting:
    """Return the names of a list in one size: as large as they may be, or as shows most whole."""

    def measured(text: str, letters: Letters) -> float:
        return width_of(text, is_bold=ink.is_bold) * letters.size

    def lines(height: float, size: float) -> int:
        return max(1, min(ink.lines, int(height / (LINE_HEIGHT * size) + _CLOSE)))

    most = min(ink.size, min(name.height for name in names) / LINE_HEIGHT)
    least = min(most, LEAST_LISTED)
    steps = range(_LISTED_STEPS)
    ways = [Letters(most - (most - least) * step / (_LISTED_STEPS - 1)) for step in steps]
    return set_names(names, ways, Medium(measured, lines))


_CLOSE = 0.01
"""What is as high as its lines to so much of a line has room for them."""


@lru_cache(maxsize=4)
def _picture(data: bytes) -> QImage:
    """Return a picture from its bytes; an empty one where they are none."""
    return QImage.fromData(data)

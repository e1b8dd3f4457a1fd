"""Every two people, pairs or teams as a square, coloured by how often they come together.

Rows and columns are their numbers; arrows go from square to square, the pointer shows more.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from whist_td.kit import parts
from whist_td.kit.fields import NumberField
from whist_td.kit.form_parts import LabelledField
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import SMALL, STEP, Palette
from whist_td.kit.theme import colours, labelled, named, tabular, text_font
from whist_td.players.views.movement_views import Between, Level, PairCounts
from whist_td.players.words.movement_pages import (
    map_legend,
    map_title,
    of_one_sentence,
    pair_sentence,
)
from whist_td.words.words import Words

_LEAST_CELL, _MOST_CELL = 3.0, 44.0
_WITH_FIGURES = 13.0
"""In squares this large the number itself is written."""
_OF_CELL = 0.72
"""The size of the figures in squares too small for the usual type."""
_USUAL_CELL = 18.0
_GAMMA, _GLARE = 2.2, 0.05
"""How screens darken, and how much light a room throws on them."""
_SEEN = (0.2126, 0.7152, 0.0722)
"""How bright red, green and blue are seen."""
_LIGHTEST = 0.2
"""How much of the full colour the fewest have."""
_WITH_LINES = 9.0
_EVERY = (1, 2, 5, 10, 20)
"""Numbers are written at every so-manieth player, as there is room."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


@dataclass(frozen=True)
class Shade:
    """The ground of a square and the ink on it."""

    ground: str
    ink: str


class PairTone(Enum):
    """What it means that two come together often."""

    ALARMING = "alarming"
    """Better once: twice is seen at once."""
    NEUTRAL = "neutral"


MOST_ALARMING = 4
"""Where two come together more often than this, it is how it has to be."""


def shades_of(levels: Sequence[Level], tone: PairTone, palette: Palette) -> tuple[Shade, ...]:
    """Return the ground of each level.

    By day the darker the more often, by night the lighter: so the levels are told apart without
    seeing colours.
    """
    never = Shade(palette.hover, palette.quiet)
    if (
        tone is PairTone.ALARMING
        and max((each.most for each in levels), default=0) <= MOST_ALARMING
    ):
        alarming = (never, *_alarming(palette))
        return tuple(alarming[level.most] for level in levels)
    steps = sum(1 for level in levels if level.most)
    soft, home = QColor(palette.home_soft), QColor(palette.home)
    some = [
        _mixed(soft, home, _LIGHTEST + (1 - _LIGHTEST) * at / max(steps - 1, 1), palette)
        for at in range(steps)
    ]
    return (*((never,) * (len(levels) - steps)), *some)


def _alarming(palette: Palette) -> tuple[Shade, ...]:
    """Return the grounds for once, twice, three and four times."""
    soft, accent = QColor(palette.accent_soft), QColor(palette.accent)
    once = _mixed(soft, accent, 0.4, palette)
    if palette.is_dark:
        return (
            Shade(once.ground, palette.text),
            Shade("#c48b12", palette.on_alarm),
            Shade("#ff9d95", palette.on_alarm),
            Shade("#ffe3e0", palette.on_alarm),
        )
    return (
        Shade(once.ground, palette.text),
        Shade(palette.amber, palette.on_alarm),
        Shade(palette.red, palette.surface),
        Shade("#5c0f0c", palette.surface),
    )


def _mixed(soft: QColor, full: QColor, part: float, palette: Palette) -> Shade:
    def between(low: int, high: int) -> int:
        return round(low + (high - low) * part)

    ground = QColor(
        between(soft.red(), full.red()),
        between(soft.green(), full.green()),
        between(soft.blue(), full.blue()),
    )
    inks = (palette.text, palette.on_home)
    return Shade(ground.name(), max(inks, key=lambda ink: _contrast(QColor(ink), ground)))


def _contrast(one: QColor, other: QColor) -> float:
    """Return how well one colour is read on another, as for people who see poorly."""
    low, high = sorted(
        _SEEN[0] * math.pow(colour.redF(), _GAMMA)
        + _SEEN[1] * math.pow(colour.greenF(), _GAMMA)
        + _SEEN[2] * math.pow(colour.blueF(), _GAMMA)
        for colour in (one, other)
    )
    return (high + _GLARE) / (low + _GLARE)


class PairMap(QWidget):
    """The picture of what is counted of every two."""

    # More than 15 methods: painting, pointer and keys share one geometry.

    pointed = Signal(int, int)
    """Two numbers: the square under the cursor."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._counts = PairCounts(Between.MEETINGS, (), {})
        self._levels: tuple[Level, ...] = ()
        self._numbers: tuple[int, ...] = ()
        self._row, self._column = 0, 0
        self.setObjectName("heatMap")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_counts(self, counts: PairCounts) -> None:
        """Show a square for every two."""
        self._counts, self._levels = counts, counts.levels
        self.setAccessibleName(map_title(counts.kind, self._words))
        self._numbers = counts.numbers
        last = max(len(self._numbers) - 1, 0)
        self._row, self._column = min(self._row, last), min(self._column, last)
        self.update()

    def count(self, one: int, other: int) -> int:
        """Return how often two have it in common."""
        return self._counts.times(one, other)

    def sentence(self, one: int, other: int) -> str:
        """Say what the square of two means."""
        return pair_sentence(self._counts, one, other, self._words)

    def legend(self, palette: Palette) -> tuple[tuple[Level, Shade], ...]:
        """Return the levels with their grounds, the fewest first."""
        tone = PairTone.ALARMING if self._counts.is_best_once else PairTone.NEUTRAL
        return tuple(zip(self._levels, shades_of(self._levels, tone, palette), strict=True))

    @property
    def cursor_sentence(self) -> str:
        """What the square under the cursor means."""
        if not self._numbers:
            return ""
        return self.sentence(self._numbers[self._row], self._numbers[self._column])

    def _margin(self) -> float:
        return QFontMetricsF(self._small()).horizontalAdvance("000") + STEP

    @property
    def widest(self) -> int:
        """The side of the picture with its squares as large as they get."""
        return round(self._margin() + len(self._numbers) * _MOST_CELL) + 2

    def _small(self) -> QFont:
        return tabular(text_font(SMALL))

    def _cell(self) -> float:
        room = min(self.width(), self.height()) - self._margin() - 2
        cell = room / max(len(self._numbers), 1)
        return max(_LEAST_CELL, min(_MOST_CELL, cell))

    def _square(self, row: int, column: int) -> QRectF:
        cell, margin = self._cell(), self._margin()
        return QRectF(margin + column * cell, margin + row * cell, cell, cell)

    def _at(self, where: QPointF | QPoint) -> tuple[int, int] | None:
        cell, margin = self._cell(), self._margin()
        row, column = int((where.y() - margin) // cell), int((where.x() - margin) // cell)
        people = len(self._numbers)
        return (row, column) if 0 <= row < people and 0 <= column < people else None

    def _go_to(self, row: int, column: int) -> None:
        last = len(self._numbers) - 1
        if last < 0:
            return
        self._row, self._column = max(0, min(row, last)), max(0, min(column, last))
        self.setAccessibleDescription(self.cursor_sentence)
        self.update()
        self.pointed.emit(self._numbers[self._row], self._numbers[self._column])

    @override
    def sizeHint(self) -> QSize:
        side = round(self._margin() + len(self._numbers) * _USUAL_CELL)
        return QSize(side, side)

    @override
    def minimumSizeHint(self) -> QSize:
        side = round(self._margin() + len(self._numbers) * _LEAST_CELL)
        return QSize(side, side)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._go_to(self._row + step[0], self._column + step[1])

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place:
            self._go_to(*place)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._at(event.pos())
            people = self._numbers
            text = self.sentence(people[place[0]], people[place[1]]) if place else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._go_to(self._row, self._column)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = colours(self)
        self._paint_squares(painter, palette)
        self._paint_numbers(painter, palette)
        if self._numbers and self.hasFocus():
            painter.setPen(QPen(QColor(palette.text), 2))
            painter.drawRect(self._square(self._row, self._column).adjusted(-1, -1, 0, 0))
        painter.end()

    def _paint_squares(self, painter: QPainter, palette: Palette) -> None:
        grounds = {
            times: shade
            for level, shade in self.legend(palette)
            for times in range(level.least, level.most + 1)
        }
        cell = self._cell()
        gap = 1.0 if cell >= _WITH_LINES else 0.0
        # The type of the figures: as small as the squares ask for, and bold then
        font = self._small()
        if QFontMetricsF(font).height() > cell:
            font.setPixelSize(round(cell * _OF_CELL))
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        for row, one in enumerate(self._numbers):
            for column, other in enumerate(self._numbers):
                square = self._square(row, column).adjusted(0, 0, -gap, -gap)
                if one == other:
                    painter.fillRect(square, QColor(palette.border))
                    continue
                times = self.count(one, other)
                shade = grounds[times]
                painter.fillRect(square, QColor(shade.ground))
                if times and cell >= _WITH_FIGURES:
                    painter.setPen(QColor(shade.ink))
                    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, str(times))

    def _paint_numbers(self, painter: QPainter, palette: Palette) -> None:
        cell, margin = self._cell(), self._margin()
        every = next((n for n in _EVERY if n * cell >= _USUAL_CELL), _EVERY[-1])
        edge = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, player in enumerate(self._numbers):
            is_cursor = self.hasFocus() and place in (self._row, self._column)
            if player % every and player != 1 and not is_cursor:
                continue
            painter.setPen(QColor(palette.text if is_cursor else palette.quiet))
            middle = margin + (place + 0.5) * cell
            left = QRectF(0, middle - margin / 2, margin - STEP / 2, margin)
            painter.drawText(left, edge, str(player))
            top = QRectF(middle - margin, 0, 2 * margin, margin - 2)
            low = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(top, low, str(player))


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


_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""


class PairMapView(QWidget):
    """The picture with its legend, and the words for one number."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._counts = PairCounts(Between.MEETINGS, (), {})
        self._names: Mapping[int, str] = {}
        self._map = PairMap(words, self)
        self._square = named(labelled("", "number", self), "heatSquare")
        self._legend = MapLegend(self._map, self)
        self._number = named(NumberField(self), "heatPlayer")
        self._name = labelled("", "number", self)
        self._in_words = named(labelled("", "body", self), "heatWords")
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._number.valueChanged.connect(self._describe)

    def _lay_out(self) -> None:
        words, field = (
            QWidget(self),
            LabelledField(self._words("The same in words, for number"), self._number, "", self),
        )
        self._number.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._square.setWordWrap(True)
        self._in_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._in_words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        beside = (self._legend, self._square, field, self._name, self._in_words)
        parts.column(*beside, None, inside=words, spacing=2 * STEP)
        self._area = scrolled(words, self)
        self._area.setMinimumWidth(1)  # The map takes its share first, and the words fold.
        parts.row(
            self._map, (self._area, 1), inside=self, margins=(0, STEP, 0, 0), spacing=3 * STEP
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def show_counts(self, counts: PairCounts, names: Mapping[int, str]) -> None:
        """Show what is counted of every two, and offer the numbers for which there are words."""
        self._counts, self._names = counts, names
        self._map.show_counts(counts)
        self._legend.show_texts(map_legend(counts.kind, counts.levels, self._words))
        self._number.setRange(min(counts.numbers, default=1), max(counts.numbers, default=1))
        self._describe(self._number.value())

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._number.value() != one:
            self._number.setValue(one)

    def _describe(self, number: int) -> None:
        self._name.setText(f"{number} · {self._names.get(number, '')}".rstrip(" ·"))
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._counts.numbers:
            if other != number:
                by_count[self._counts.times(number, other)].append(other)
        kind, _ = self._counts.kind, self._words
        texts = [of_one_sentence(kind, n, by_count[n], _) for n in sorted(by_count, reverse=True)]
        self._in_words.setText("\n".join(texts))

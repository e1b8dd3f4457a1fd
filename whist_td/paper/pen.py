"""The pen that draws on a page: words that fit their box, rules, frames, suits and stamps.

What stands in a column is found before it is drawn, and then set alike. A column is whatever is
written in one type into boxes of one width, on all pages of a document. So nobody who lays out a
sheet has to know how long its names are: what is to be drawn is noted, and done once all pages are.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from math import ceil
from typing import cast

from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from whist_td.core.contracts import Strain
from whist_td.core.name_setting import WIDTHS, Letters, Medium, NamePlace, NameSetting, set_names
from whist_td.paper.fonts import (
    CAP_HEIGHT,
    LEADING,
    Face,
    Type,
    block_height,
    runs,
    thickened,
    width,
    wrapped,
)
from whist_td.paper.layout import MM, Box

_STEP = 0.5
"""From one size of a column to the next smaller one."""
_MANY_LINES = 8


_Standing = tuple[str, float]
"""A text in a column, and how high its box is."""


@dataclass(frozen=True)
class SetText:
    """A text as it is written, in letters of one size and width.

    Of each line is known how wide it is, and how far its base is over the foot of the box.
    """

    lines: tuple[tuple[str, float, float], ...]
    setting: Type
    narrowed: float


class TextColumn:
    """The texts in one type in boxes of one width: first all are noted, then they are set alike.

    Of a column that folds, a text goes on below before it is smaller.
    """

    def __init__(self, setting: Type, width: float, *, folds: bool) -> None:
        self._setting, self._width, self._folds = setting, width, folds
        self._places: dict[_Standing, NamePlace] = {}
        self._set: dict[_Standing, SetText] = {}

    def note(self, text: str, height: float) -> None:
        """Take a text in that stands in the column."""
        if (text, height) not in self._places:
            self._places[text, height] = NamePlace(text, self._width, height)
            self._set = {}

    def texts(self) -> Iterator[str]:
        """Yield whatever stands in the column."""
        return (text for text, _height in self._places)

    def text(self, text: str, height: float) -> SetText:
        """Return a text that was noted as all of the column are written."""
        if not self._set:
            found = self._found()
            letters = found.letters
            own = replace(self._setting, size=letters.size)
            for at, place in self._places.items():
                lines = tuple(_standing(found.lines[place], letters, own.face, place.height))
                self._set[at] = SetText(lines, own, letters.width)
        return self._set[text, height]

    def _found(self) -> NameSetting:
        # From the usual size to the least.
        places, setting = self._places.values(), self._setting
        least = min(setting.least, setting.size)
        steps = ceil((setting.size - least) / _STEP)
        sizes = [*(setting.size - _STEP * step for step in range(steps)), least]
        medium = _Medium(setting.face)
        if not self._folds:
            smaller = [Letters(size) for size in sizes]
            whole = set_names(places, smaller, Medium(medium.measured, lambda *_room: 1))
            if all(lines == (place.name,) for place, lines in whole.lines.items()):
                return whole
        narrow = (Letters(sizes[-1], part) for part in WIDTHS[1:])
        ways = [*(Letters(size) for size in sizes), *narrow]
        return set_names(places, ways, Medium(medium.measured, medium.lines))


def _standing(
    lines: Sequence[str], letters: Letters, face: Face, room: float
) -> Iterator[tuple[str, float, float]]:
    size, high = letters.size, block_height(len(lines), letters.size)
    step = (high - size) / max(len(lines) - 1, 1)
    up = (room + high - size * (1 + CAP_HEIGHT)) / 2
    for number, line in enumerate(lines):
        yield line, width(line, face, size) * letters.width, up - number * step


@dataclass(frozen=True)
class _Medium:
    face: Face

    def measured(self, text: str, letters: Letters) -> float:
        """Return how wide a text is."""
        return width(text, self.face, letters.size) * letters.width

    @staticmethod
    def lines(height: float, size: float) -> int:
        """Return how many lines fit a height."""
        fitting = (n for n in range(_MANY_LINES, 1, -1) if block_height(n, size) <= height)
        return next(fitting, 1)


Step = tuple[Callable[..., object], tuple[object, ...], dict[str, object]]
"""What is to be done, and what it is given."""


class _Later:
    """A canvas on which nothing is drawn yet: what is asked of it is noted."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.steps: list[Step] = []

    def do(self, step: Callable[..., object], *given: object, **named: object) -> None:
        """Note something that is to be done."""
        self.steps.append((step, given, named))

    def __getattr__(self, name: str) -> Callable[..., None]:
        return partial(self.do, getattr(self._canvas, name))


_RED = (0.76, 0.04, 0.12)
_BLACK = (0.0, 0.0, 0.0)
_INK = {Strain.HEARTS: _RED, Strain.DIAMONDS: _RED, Strain.CLUBS: _BLACK, Strain.SPADES: _BLACK}

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
Place = Callable[[Point], Point]

_HEART: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 0.04),
    (
        ((0.30, 0.30), (0.02, 0.44), (0.02, 0.70)),
        ((0.02, 0.86), (0.13, 0.96), (0.27, 0.96)),
        ((0.38, 0.96), (0.46, 0.90), (0.5, 0.80)),
        ((0.54, 0.90), (0.62, 0.96), (0.73, 0.96)),
        ((0.87, 0.96), (0.98, 0.86), (0.98, 0.70)),
        ((0.98, 0.44), (0.70, 0.30), (0.5, 0.04)),
    ),
)
_DIAMOND: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 1.0),
    (
        ((0.60, 0.82), (0.72, 0.66), (0.88, 0.5)),
        ((0.72, 0.34), (0.60, 0.18), (0.5, 0.0)),
        ((0.40, 0.18), (0.28, 0.34), (0.12, 0.5)),
        ((0.28, 0.66), (0.40, 0.82), (0.5, 1.0)),
    ),
)
_SPADE: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 1.0),
    (
        ((0.68, 0.76), (0.97, 0.62), (0.97, 0.39)),
        ((0.97, 0.26), (0.88, 0.17), (0.76, 0.17)),
        ((0.66, 0.17), (0.58, 0.22), (0.53, 0.30)),
        ((0.54, 0.16), (0.59, 0.06), (0.68, 0.0)),
        ((0.56, 0.0), (0.44, 0.0), (0.32, 0.0)),
        ((0.41, 0.06), (0.46, 0.16), (0.47, 0.30)),
        ((0.42, 0.22), (0.34, 0.17), (0.24, 0.17)),
        ((0.12, 0.17), (0.03, 0.26), (0.03, 0.39)),
        ((0.03, 0.62), (0.32, 0.76), (0.5, 1.0)),
    ),
)
_STEM: tuple[Point, tuple[Curve, ...]] = (
    (0.46, 0.5),
    (
        ((0.46, 0.24), (0.42, 0.08), (0.32, 0.0)),
        ((0.44, 0.0), (0.56, 0.0), (0.68, 0.0)),
        ((0.58, 0.08), (0.54, 0.24), (0.54, 0.5)),
        ((0.51, 0.5), (0.49, 0.5), (0.46, 0.5)),
    ),
)
_LEAF = 0.225
_LEAVES: tuple[Point, ...] = ((0.5, 0.765), (0.245, 0.39), (0.755, 0.39))


def _outline(suit: Strain) -> PDFPathObject:
    """Return a suit's shape, in a square of one point."""
    path = PDFPathObject()
    match suit:
        case Strain.HEARTS:
            _trace(path, _HEART)
        case Strain.DIAMONDS:
            _trace(path, _DIAMOND)
        case Strain.SPADES:
            _trace(path, _SPADE)
        case Strain.CLUBS:
            _trace(path, _STEM)
            for leaf in _LEAVES:
                path.circle(*leaf, _LEAF)
        case Strain.NO_TRUMP:
            path.circle(0.5, 0.5, 0.5)
    return path


def _trace(path: PDFPathObject, shape: tuple[Point, tuple[Curve, ...]]) -> None:
    start, curves = shape
    path.moveTo(*start)
    for first, second, end in curves:
        path.curveTo(*first, *second, *end)
    path.close()


_HAIR = 0.4
_HUGE, _OUTLINE = 100, 0.024
"""From this size on letters are outlines, and how thick, in type sizes."""
PADDING = 1 * MM


class Align(Enum):
    """Where words stand in their box, as the part of the free room to their left."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class LineStyle:
    """How a line is drawn: its weight, dashes and colour; a closed one may be filled."""

    weight: float
    dash: tuple[float, ...] = ()
    ink: tuple[float, float, float] = (0, 0, 0)
    is_filled: bool = False
    is_closed: bool = False


# More than fifteen methods: each draws one kind of thing, and all share the canvas.
class Pen:
    """Notes what is drawn on the pages of one document, and what stands in their columns."""

    def __init__(self, canvas: Canvas) -> None:
        self._drawn = canvas
        self._later = _Later(canvas)
        self._canvas = cast("Canvas", self._later)
        self._stamps: set[str] = set()
        self.columns: dict[tuple[Type, float, bool], TextColumn] = {}
        """Those of the pages that are being noted."""

    def noted(self) -> Sequence[Step]:
        """Return what was noted since this was last asked: to be done once all columns are full."""
        steps, self._later.steps = self._later.steps, []
        return steps

    def write(self, text: str, x: float, y: float, setting: Type) -> None:
        """Write a text from a point on its base line; what is huge as an outline, to save ink."""
        self._later.do(self._write, text, x, y, setting)

    def _write(self, text: str, x: float, y: float, setting: Type, narrowed: float = 1.0) -> None:
        canvas = self._drawn
        canvas.setFillGray(setting.grey)
        words = canvas.beginText(x, y)
        if narrowed != 1:
            words.setHorizScale(100 * narrowed)
        is_huge, pieces = setting.size >= _HUGE, runs(text, setting.face)
        add = words.textOut if len(pieces) > 1 else words.textLine  # which measures nothing
        for name, piece in pieces:
            words.setFont(name, setting.size)
            if thicker := _OUTLINE if is_huge else thickened(name, setting.face):
                canvas.setStrokeGray(setting.grey)
                canvas.setLineWidth(thicker * setting.size)
                words.setTextRenderMode(1 if is_huge else 2)
            add(piece)
            if thicker:
                words.setTextRenderMode(0)
        if narrowed != 1:
            words.setHorizScale(100)
        canvas.drawText(words)
        if setting.grey:  # the lines that follow are black
            canvas.setStrokeGray(0)

    def put(
        self, text: str, box: Box, setting: Type, align: Align = Align.LEFT, pad: float = PADDING
    ) -> None:
        """Write a text in the middle of a box's height: on one line if its column fits so."""
        self._put(text, box.inset(pad, 0), setting, align, folds=False)

    def put_lines(
        self, text: str, box: Box, setting: Type, align: Align = Align.LEFT, pad: float = PADDING
    ) -> None:
        """Write a text in the middle of a box's height, on as many lines as it takes and fit."""
        self._put(text, box.inset(pad, 0), setting, align, folds=True)

    def _put(self, text: str, box: Box, setting: Type, align: Align, *, folds: bool) -> None:
        wide = round(box.width, 1)
        column = self.columns.get((setting, wide, folds))
        if column is None:
            column = TextColumn(setting, wide, folds=folds)
            self.columns[setting, wide, folds] = column
        column.note(text, box.height)
        self._later.do(self._put_set, column, text, box, align)

    def _put_set(self, column: TextColumn, text: str, box: Box, align: Align) -> None:
        found = column.text(text, box.height)
        for line, wide, up in found.lines:
            x = box.x + (box.width - wide) * align.value
            self._write(line, x, box.y + up, found.setting, found.narrowed)

    def paragraph(self, text: str, box: Box, setting: Type, leading: float = LEADING) -> Box:
        """Write a text from the top of a box, line by line; return what is left below."""
        height = setting.size * leading
        for line in wrapped(text, setting.face, setting.size, box.width):
            self.put(line, box.upper(height), setting, pad=0)
            box = box.below(height)
        return box

    def rule(
        self, start: tuple[float, float], end: tuple[float, float], weight: float = _HAIR
    ) -> None:
        """Draw a line."""
        self._canvas.setLineWidth(weight)
        self._canvas.line(*start, *end)

    def under(self, box: Box, weight: float = _HAIR) -> None:
        """Draw a line along the lower edge of a box."""
        self.rule((box.x, box.y), (box.right, box.y), weight)

    def fill(self, box: Box, grey: float = 0, radius: float = 0) -> None:
        """Fill a box."""
        self._canvas.setFillGray(grey)
        self._canvas.roundRect(box.x, box.y, box.width, box.height, radius, stroke=0, fill=1)

    def frame(self, box: Box, weight: float = _HAIR, radius: float = 0) -> None:
        """Draw a box's edges."""
        self._canvas.setLineWidth(weight)
        self._canvas.roundRect(box.x, box.y, box.width, box.height, radius)

    def suit(self, suit: Strain, x: float, y: float, size: float) -> None:
        """Draw a suit in its colour, from its lower left corner."""
        with self.moved(x, y):
            self._canvas.scale(size, size)
            self.stamp(f"suit-{suit.value}", partial(Pen._draw_suit, suit=suit))

    def _draw_suit(self, suit: Strain) -> None:
        path = _outline(suit)
        self._canvas.setFillColorRGB(*_INK[suit])
        self._canvas.drawPath(path, stroke=0, fill=1, fillMode=1)

    def arrow(self, start: float, end: float, y: float, weight: float = 1.1) -> None:
        """Draw an arrow to the right."""
        head = 5 * weight
        self.rule((start, y), (end - head, y), weight)
        path = PDFPathObject()
        path.moveTo(end, y)
        path.lineTo(end - head, y + head / 2)
        path.lineTo(end - head, y - head / 2)
        path.close()
        self._canvas.setFillGray(0)
        self._canvas.drawPath(path, stroke=0, fill=1)

    def trace(self, points: Sequence[tuple[float, float]], stroke: LineStyle) -> None:
        """Draw a line from point to point; a closed one that is not filled covers what it is on."""
        path = PDFPathObject()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if stroke.is_closed:
            path.close()
        self._canvas.saveState()
        self._canvas.setLineWidth(stroke.weight)
        self._canvas.setLineJoin(1)
        self._canvas.setDash(list(stroke.dash))
        self._canvas.setStrokeColorRGB(*stroke.ink)
        self._canvas.setFillColorRGB(*(stroke.ink if stroke.is_filled else (1, 1, 1)))
        self._canvas.drawPath(path, stroke=1, fill=int(stroke.is_closed))
        self._canvas.restoreState()

    def cut(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw the line along which a sheet is cut, with scissors at its end."""
        self._canvas.saveState()
        self._canvas.setDash(3, 3)
        self._canvas.setStrokeGray(0.4)
        self.rule(start, end, 0.6)
        self._canvas.restoreState()
        upright = start[0] == end[0]
        self._canvas.saveState()
        self._canvas.translate(*end)
        self._canvas.rotate(-90 if upright else 180)
        self.write("✂", 3 * MM, -3.6, Type(Face.REGULAR, 12, grey=0.25))
        self._canvas.restoreState()

    @contextmanager
    def moved(self, across: float, up: float) -> Iterator[None]:
        """Draw everything further to the right and up while this lasts."""
        self._canvas.saveState()
        self._canvas.translate(across, up)
        yield
        self._canvas.restoreState()

    def picture(self, image: ImageReader, box: Box) -> None:
        """Draw a picture as large as the box allows, at its right edge."""
        self._canvas.drawImage(
            image, box.x, box.y, box.width, box.height, preserveAspectRatio=True, anchor="ne"
        )

    def dots(self, across: tuple[float, float], y: float) -> None:
        """Draw dots that lead the eye from one point of a line to another."""
        self._canvas.saveState()
        self._canvas.setLineCap(1)
        self._canvas.setDash(0, 5)
        self.rule((across[0], y), (across[1], y), 1)
        self._canvas.restoreState()

    def place(self, name: str, top: float) -> None:
        """Let a height of the page that is being drawn be gone to by a name."""
        self._canvas.bookmarkPage(name, fit="XYZ", left=0, top=top, zoom=0)

    def way(self, box: Box, to: str) -> None:
        """Let whoever reads on a screen go from a box to the page of a name."""
        self._canvas.linkRect("", to, (box.x, box.y, box.right, box.top), relative=1, thickness=0)

    def stamp(self, name: str, draw: Callable[["Pen"], None]) -> None:
        """Draw something that many pages share: made once, then only put in its place."""
        if name not in self._stamps:
            self._stamps.add(name)
            self._canvas.beginForm(name)
            draw(self)
            self._canvas.endForm()
        self._canvas.doForm(name)

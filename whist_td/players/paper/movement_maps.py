"""A map on paper: a square for every two people, pairs or teams, darker the more they share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen
from whist_td.players.views.movement_seen import Level, PairCounts
from whist_td.players.words.movement_pages import map_legend, map_title
from whist_td.words.words import Words

_NEVER, _LIGHT, _BLACK = 0.97, 0.8, 0.08
"""The grounds for never, for the fewest and for the most: they read without colours too."""
_DARK = 0.6
"""On grounds darker than this the figures are white."""
_MOST_CELL = 11 * MM
_WITH_FIGURES = 3.6 * MM
_EDGE = 8 * MM
_LEGEND = 8 * MM
_SQUARE = 4.5 * MM
_NOTE = Type(Face.REGULAR, 10.5, 8)
_LEAST_COLUMNS = 4
"""The legend of a few grounds stands together at the left."""
_EVERY = (1, 2, 5, 10, 20)


def map_page(counts: PairCounts, note: str, details: Details, size: PageSize, _: Words) -> Page:
    """Return the page of one map, with what its greys mean."""
    paper = sheet(size, Orientation.PORTRAIT)
    title = map_title(counts.kind, _)
    greys = _greys(counts.levels)
    grounds = {
        times: grey
        for level, grey in zip(counts.levels, greys, strict=True)
        for times in range(level.least, level.most + 1)
    }

    def draw(pen: Pen) -> None:
        room = page_heading(pen, paper.body, title, details, _)
        lines = len(wrapped(note, _NOTE.face, _NOTE.size, room.width))
        foot = lines * _NOTE.size * LEADING + 2 * MM
        pen.paragraph(note, room.lower(foot), _NOTE)
        _draw_legend(pen, room.upper(_LEGEND), map_legend(counts.kind, counts.levels, _), greys)
        _Map(counts, room.below(_LEGEND + 2 * MM).above(foot), grounds).draw(pen)

    return Page(paper, title, draw)


def _greys(levels: Sequence[Level]) -> tuple[float, ...]:
    """Return the ground of each level, the darker the more often."""
    steps = sum(1 for level in levels if level.most)
    dark = (_LIGHT - _BLACK) / max(steps - 1, 1)
    some = tuple(_LIGHT - dark * at for at in range(steps))
    return (*((_NEVER,) * (len(levels) - steps)), *some)


def _draw_legend(pen: Pen, line: Box, texts: tuple[str, ...], greys: tuple[float, ...]) -> None:
    columns = line.columns([1] * max(len(texts), _LEAST_COLUMNS))
    for text, grey, cell in zip(texts, greys, columns, strict=False):
        square = Box(cell.x, cell.y + (cell.height - _SQUARE) / 2, _SQUARE, _SQUARE)
        pen.fill(square, grey)
        pen.frame(square, 0.3)
        pen.put(text, cell.beside(_SQUARE + 2 * MM), _NOTE, pad=0)


@dataclass(frozen=True)
class _Map:
    counts: PairCounts
    room: Box
    grounds: Mapping[int, float]

    @property
    def cell(self) -> float:
        """How wide and high a square is."""
        side = min(self.room.width, self.room.height) - _EDGE
        return min(_MOST_CELL, side / max(len(self.counts.numbers), 1))

    def _square(self, row: int, column: int) -> Box:
        cell = self.cell
        x = self.room.x + _EDGE + column * cell
        return Box(x, self.room.top - _EDGE - (row + 1) * cell, cell, cell)

    def draw(self, pen: Pen) -> None:
        gap = 0.3 if self.cell > 2 * MM else 0
        for row, one in enumerate(self.counts.numbers):
            for column, other in enumerate(self.counts.numbers):
                square = self._square(row, column).inset(gap)
                if one == other:
                    pen.rule((square.x, square.top), (square.right, square.y), 0.3)
                else:
                    self._draw_square(pen, square, self.counts.times(one, other))
        self._draw_numbers(pen)

    def _draw_square(self, pen: Pen, square: Box, times: int) -> None:
        grey = self.grounds[times]
        pen.fill(square, grey)
        if times and self.cell >= _WITH_FIGURES:
            ink = 1.0 if grey < _DARK else 0.0
            setting = Type(Face.SEMIBOLD, self.cell * 0.5, 3, ink)
            pen.put(str(times), square, setting, Align.CENTRE, pad=0)

    def _draw_numbers(self, pen: Pen) -> None:
        every = next((n for n in _EVERY if n * self.cell >= _WITH_FIGURES), _EVERY[-1])
        setting = Type(Face.REGULAR, min(9, max(5.5, self.cell * 0.5)), 4)
        high = max(self.cell, _WITH_FIGURES)
        for place, number in enumerate(self.counts.numbers):
            if number % every and place:
                continue
            square = self._square(place, place)
            y = square.y + (square.height - high) / 2
            left = Box(self.room.x, y, _EDGE, high)
            pen.put(str(number), left, setting, Align.RIGHT, pad=1 * MM)
            top = Box(square.middle - _EDGE / 2, self.room.top - _EDGE, _EDGE, _EDGE * 0.7)
            pen.put(str(number), top, setting, Align.CENTRE, pad=0)

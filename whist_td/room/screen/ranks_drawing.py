"""Everybody's place after each round: drawn alike on the wall and in the window."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from whist_td.room.screen.canvas import CENTRE, LEFT, RIGHT, Canvas, TextStyle
from whist_td.room.screen.type_setting import width_of
from whist_td.room.views.race import Point, RankChart, RankLine, round_marks, spread

_NUMBERS, _TOP, ROUNDS_BELOW = 10.0, 2.0, 7.0
"""The room for the numbers on the left, above the lines, and for the rounds below them."""
_LEAST_NAMES, _MOST_NAMES = 0.3, 0.5
"""The part of the width that the names at the end have."""
_WAY, _PAST = 3.0, 3.6
"""Where the ways to the names end, and where these begin."""
_NAMED = 2.4
"""The height of a line that is named beside its last place."""
NAME_SIZE = 3.6
"""The size of a name, in units of the wall."""
_MOST_FIGURES = 14
"""More rounds than this are not all numbered."""


@dataclass(frozen=True)
class RankInks:
    """The colours of the leaders' lines, and of all the others."""

    leaders: Sequence[str]
    others: str

    def of(self, index: int) -> str:
        """Return the colour of a line, counted from 0."""
        return self.leaders[index] if index < len(self.leaders) else self.others

    def weight(self, index: int) -> float:
        """Return how thick a line is."""
        return 1.0 if index < len(self.leaders) else 0.35


def paint_ranks(canvas: Canvas, body: QRectF, chart: RankChart, inks: RankInks) -> None:
    """Draw everybody's place after each round, and name as many as find room."""
    widest = max((width_of(rank_label(line)) for line in chart.lines), default=0.0) * NAME_SIZE
    names = max(_LEAST_NAMES * body.width(), min(widest + _PAST, _MOST_NAMES * body.width()))
    plot = body.adjusted(_NUMBERS, _TOP, -names, -ROUNDS_BELOW)
    for index in reversed(range(len(chart.lines))):
        points = [_at(plot, point) for point in chart.points(chart.lines[index])]
        canvas.line(points, inks.of(index), inks.weight(index))
    apart = max(_NAMED / plot.height(), 1 / max(1, len(chart.lines)))
    named = range(min(len(chart.lines), int(1 / apart + 0.01)))
    for end in (0, -1):
        shown = sorted(named, key=lambda index: chart.lines[index].places[end])
        places = spread([chart.down(chart.lines[index].places[end]) for index in shown], apart)
        for index, down in zip(shown, places, strict=True):
            point = _at(plot, chart.points(chart.lines[index])[end])
            tall = apart * plot.height()
            middle = plot.top() + down * plot.height()
            place = QRectF(body.left(), middle - tall / 2, body.width(), tall)
            write = _write_name if end else _write_number
            write(canvas, (place, plot), point, chart.lines[index], inks.of(index))
    for mark, across in round_marks(chart, _MOST_FIGURES):
        foot = _at(plot, (across, 1))
        place = QRectF(foot.x() - 4, foot.y() + 2, 8, ROUNDS_BELOW - 2)
        canvas.write(place, str(mark), TextStyle(NAME_SIZE, inks.others, CENTRE))


def rank_label(line: RankLine) -> str:
    """Return how a line is called at its end."""
    return f"{line.runner.rank}  {line.runner.name or line.runner.number}"


def _write_name(
    canvas: Canvas, boxes: tuple[QRectF, QRectF], point: QPointF, line: RankLine, colour: str
) -> None:
    """Write rank and name where a line ends."""
    place, plot = boxes
    canvas.line([point, QPointF(plot.right() + _WAY, place.center().y())], colour, 0.2)
    left = plot.right() + _PAST
    box = QRectF(left, place.top(), place.right() - left, place.height())
    canvas.write(box, rank_label(line), TextStyle(NAME_SIZE, colour, LEFT, is_listed=True))


def _write_number(
    canvas: Canvas, boxes: tuple[QRectF, QRectF], point: QPointF, line: RankLine, colour: str
) -> None:
    """Write the number where a line begins."""
    place, plot = boxes
    canvas.line([point, QPointF(plot.left() - 2, place.center().y())], colour, 0.2)
    box = QRectF(plot.left() - _NUMBERS, place.top(), 7.5, place.height())
    canvas.write(box, str(line.runner.number), TextStyle(3.2, colour, RIGHT))


def _at(plot: QRectF, point: Point) -> QPointF:
    across, down = point
    return QPointF(plot.left() + across * plot.width(), plot.top() + down * plot.height())

"""The race of the leaders: one line each, as far below the leader as it is behind."""

from PySide6.QtCore import QPointF, QRectF

from whist_td.room.screen.canvas import CENTRE, LEADERS, LEFT, LINE, QUIET, RIGHT, Canvas, Ink
from whist_td.room.screen.sheet import paint_heading, sheet
from whist_td.room.views.race import round_marks
from whist_td.room.words.posters import RacePoster

SCALE, LABELS, ROUNDS = 13.0, 0.3, 6.0
MOST_FIGURES = 14
"""More rounds than this are not all numbered."""


def paint_race(canvas: Canvas, poster: RacePoster, _page: int) -> None:
    """Draw the leaders' lines, each with its name at the end."""
    places = sheet(canvas, has_heading=True)
    paint_heading(canvas, places.heading, poster.title, poster.line)
    body = places.body
    labels = body.width() * LABELS
    plot = body.adjusted(SCALE, 2, -labels, -ROUNDS - 1)
    _paint_scale(canvas, plot, poster)
    for index in reversed(range(len(poster.chart.lines))):
        line, colour = poster.chart.lines[index], LEADERS[index % len(LEADERS)]
        points = [_at(plot, across, down) for across, down in line.points]
        canvas.line(points, colour, 1.1 if line.is_leader else 0.75)
        canvas.disc(points[-1], 1.3, colour)
        _paint_label(canvas, poster, plot, index, colour)


def _paint_label(canvas: Canvas, poster: RacePoster, plot: QRectF, index: int, colour: str) -> None:
    line = poster.chart.lines[index]
    tall = plot.height() / len(poster.chart.lines)
    middle = plot.top() + line.label_at * plot.height()
    end = _at(plot, *line.points[-1])
    start = QPointF(plot.right() + 5, middle)
    canvas.line([end, start], colour, 0.3)
    place = QRectF(start.x() + 1, middle - tall / 2, canvas.width - 5 - start.x() - 1, tall)
    canvas.write(place, poster.labels[index], Ink(4.8, colour, LEFT, 2, is_bold=line.is_leader))


def _paint_scale(canvas: Canvas, plot: QRectF, poster: RacePoster) -> None:
    for down, told in ((0.0, poster.top), (1.0, poster.bottom)):
        start, end = _at(plot, 0, down), _at(plot, 1, down)
        canvas.line([start, end], LINE, 0.25)
        canvas.write(
            QRectF(plot.left() - SCALE, start.y() - 3, SCALE - 2, 6), told, Ink(3.6, QUIET, RIGHT)
        )
    for number, across in round_marks(poster.chart, MOST_FIGURES):
        middle = _at(plot, across, 1)
        place = QRectF(middle.x() - 4, middle.y() + 2, 8, ROUNDS - 1)
        canvas.write(place, str(number), Ink(3.6, QUIET, CENTRE))


def _at(plot: QRectF, across: float, down: float) -> QPointF:
    return QPointF(plot.left() + across * plot.width(), plot.top() + down * plot.height())

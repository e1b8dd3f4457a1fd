"""The scenes that say who is ahead: the standings, the reveal, the race, everybody's places."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from whist_td.room.screen.canvas import (
    ACCENT,
    CARD,
    CENTRE,
    GOLD,
    INKS,
    LEADERS,
    LEFT,
    LINE,
    MEDALS,
    ON_AMBER,
    QUIET,
    RIGHT,
    TEXT,
    VISITORS,
    Canvas,
    TextStyle,
)
from whist_td.room.screen.layout import WallGrid, grid, narrowed, paint_heading, scene_layout, split
from whist_td.room.screen.type_setting import width_of
from whist_td.room.views.race import LOOKS, Point, RankChart, RankLine, round_marks, spread
from whist_td.room.words.posters import RacePoster, RevealPoster, StandingLine, StandingsPoster
from whist_td.room.words.words import MOST_TOGETHER

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


_ROW = 8.4
"""The least height of a line that is read from fifteen metres."""
_MANY = 48
"""With more lines than this they stand closer, or nobody would wait for the last page."""
_RANK, _ARROW, _DIGIT, _NUMBER, _SCORE = 7.6, 6.2, 2.5, 6.4, 9.0
"""The widths of what stands beside a name in the standings."""
_APART = 1.6
"""Between the places won and the number, which must not be read as one figure."""
_WIDEST_NUMBER, _NUMBER_SIZE = 14.0, 4.6
_BETWEEN, _LEAST_NAME, _LEAST_WHOLE = 8.0, 4.4, 4.0
"""Between two columns of standings; the smallest type of a name in two lines, and in one."""
_RANK_STYLE, _SCORE_STYLE = TextStyle(5, QUIET, RIGHT, is_bold=True), TextStyle(4.6, QUIET, RIGHT)


def standings_grid(canvas: Canvas, lines: Sequence[StandingLine]) -> WallGrid:
    """Return the places of so many lines of standings; long names get the whole width."""
    body = scene_layout(canvas).body
    longest = max((width_of(line.name) for line in lines), default=0.0)
    half = (body.width() - _BETWEEN) / 2 - _RANK - _SCORE
    half -= _change_width(lines) + _number_width(lines)
    least = _LEAST_NAME / 2 if len(lines) > _MANY else _LEAST_WHOLE
    fits = canvas.is_wide and longest * least <= half
    return grid(len(lines), 2 if fits else 1, int(body.height() / _ROW))


def _number_width(lines: Sequence[StandingLine]) -> float:
    """Return the width of the numbers: the two of a fixed pair need more."""
    longest = max((width_of(line.number) for line in lines), default=0.0)
    return min(_WIDEST_NUMBER, max(_NUMBER, longest * _NUMBER_SIZE))


def _change_width(lines: Sequence[StandingLine]) -> float:
    """Return the width of the places won or lost, next to nothing where nobody has moved yet."""
    most = max((abs(line.change or 0) for line in lines), default=0)
    return _ARROW + _DIGIT * len(str(most)) if most else _APART


def paint_standings(canvas: Canvas, poster: StandingsPoster, page: int) -> None:
    """Show a page of the standings, with the places won or lost."""
    body = scene_layout(canvas).body
    found = standings_grid(canvas, poster.lines)
    paint_heading(canvas, poster.title, poster.line, page, found.pages)
    body = narrowed(body, found.rows, 12.5)
    widths = _change_width(poster.lines), _number_width(poster.lines)
    for place, line in found.down(body, found.page(poster.lines, page), _BETWEEN):
        _paint_standing(canvas, place, line, widths)


def _paint_standing(
    canvas: Canvas, box: QRectF, line: StandingLine, widths: tuple[float, float]
) -> None:
    moved, numbered = widths
    canvas.fill(QRectF(box.left(), box.bottom() - 0.2, box.width(), 0.2), LINE)
    size = min(6.4, box.height() * 0.68)
    colour, top, tall = INKS[line.tone], box.top(), box.height()
    rank = QRectF(box.left(), top, _RANK, tall)
    canvas.write(rank, line.rank, TextStyle(size, _medal(line, colour), RIGHT, is_bold=True))
    _paint_change(canvas, QRectF(rank.right(), top, moved, tall), line, size)
    number = QRectF(rank.right() + moved, top, numbered, tall)
    canvas.write(number, line.number, TextStyle(min(_NUMBER_SIZE, size * 0.72), QUIET, RIGHT))
    scored = TextStyle(size, colour, RIGHT, is_bold=True)
    wide = min(canvas.width_of(line.score, scored) + 0.1, box.width() / 4)
    score = QRectF(box.right() - wide, top, wide, tall)
    canvas.write(score, line.score, scored)
    left = number.right() + 1.6
    name = QRectF(left, top, score.left() - 2.2 - left, tall)
    canvas.write(name, line.name, TextStyle(size, colour, LEFT, 2, is_listed=True))


def _medal(line: StandingLine, colour: str) -> str:
    """Return gold, silver or bronze for the first three places, else the colour."""
    first = [str(rank) for rank in range(1, len(MEDALS) + 1)]
    return MEDALS[first.index(line.rank)] if line.rank in first else colour


def _paint_change(canvas: Canvas, box: QRectF, line: StandingLine, size: float) -> None:
    if not line.change:
        return
    colour = ACCENT if line.change > 0 else VISITORS
    side = size * 0.36
    middle = box.center().y()
    arrow = QRectF(box.left() + 1.4, middle - side * 0.45, side, side * 0.9)
    canvas.arrow(arrow, colour, is_up=line.change > 0)
    left = arrow.right() + 0.5
    text = QRectF(left, box.top(), box.right() - _APART - left, box.height())
    canvas.write(text, str(abs(line.change)), TextStyle(size * 0.62, colour, LEFT))


_PLACE = 20.0
"""The letters of a place that is told."""
_MOST_BEFORE = 9
_NOW = 0.58
"""The part of the wall that the place told now has, beside those told before."""
_LARGE = 3
"""More than so many who share a place stand in columns."""
_TWO_COLUMNS = 4


def paint_reveal(canvas: Canvas, poster: RevealPoster, _page: int) -> None:
    """Show the place that is told now, large, and those told before it."""
    body = scene_layout(canvas).body
    paint_heading(canvas, poster.title, poster.left)
    wide = body.width() * (_NOW if poster.before else 1.0)
    _paint_now(canvas, QRectF(body.left(), body.top(), wide, body.height()), poster)
    if poster.before:
        rest = body.adjusted(wide + 4, 0, 0, 0)
        shown = poster.before[:_MOST_BEFORE]
        ranked = max(canvas.width_of(line.rank, _RANK_STYLE) for line in shown)
        scored = max(canvas.width_of(line.score, _SCORE_STYLE) for line in shown)
        widths = (ranked + 0.2, scored + 0.2)
        placed = [*WallGrid(1, _MOST_BEFORE, 1).down(rest, shown, 0)]
        named, names = _name_before(placed[0][0], widths), [line.name for line in shown]
        style = canvas.for_all(named, names, TextStyle(4.6, TEXT, LEFT, 3))
        for place, line in placed:
            _paint_before(canvas, place, line, widths)
            canvas.write(_name_before(place, widths), line.name or line.number, style)


def _paint_now(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    is_alone = not poster.reason and not poster.before
    place, names, reason = split(box, 30, 64 if is_alone else 50, 6 if is_alone else 20)
    colour = _medal(poster.now[0], ACCENT) if poster.is_podium else ACCENT
    place_width = canvas.width_of(poster.place, TextStyle(_PLACE, is_bold=True)) + 6
    wide = min(box.width(), max(48.0, place_width))
    badge = QRectF(box.center().x() - wide / 2, place.top(), wide, place.height() - 2)
    if poster.is_podium:
        canvas.fill(badge, colour, 4)
    ink = ON_AMBER if poster.is_podium else colour
    canvas.write(
        badge.adjusted(2, 1, -2, -1), poster.place, TextStyle(_PLACE, ink, CENTRE, is_bold=True)
    )
    canvas.fill(names.adjusted(0, 1, 0, -1), CARD, 3)
    paint = _paint_large if len(poster.now) <= _LARGE else _paint_together
    paint(canvas, names.adjusted(4, 2.5, -4, -2.5), poster)
    canvas.write(reason, poster.reason, TextStyle(4.8, QUIET, CENTRE, 3))


def _paint_large(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    """Name one, two or three, each with number and score; equals are equally large."""
    has_people = any(line.people for line in poster.now)
    shares = (46, 20, 34) if has_people else (62, 0, 34)
    rows = [split(row, *shares) for row in split(box, *(1 for _ in poster.now))]
    names = [line.name or line.number for line in poster.now]
    large = canvas.for_all(rows[0][0], names, TextStyle(14, TEXT, CENTRE, 2, is_bold=True))
    for (name, people, score), line, detail in zip(rows, poster.now, poster.details, strict=True):
        canvas.write(name, line.name or line.number, large)
        canvas.write(people, line.people, TextStyle(5, QUIET, CENTRE, 2))
        canvas.write(score, detail, TextStyle(8, _score_colour(poster), CENTRE))


def _paint_together(canvas: Canvas, box: QRectF, poster: RevealPoster) -> None:
    """Name many who share a place, in columns, and their score once."""
    shown = [line.name or line.number for line in poster.now[:MOST_TOGETHER]]
    shown += [poster.others] if poster.others else []
    columns = 2 if len(shown) > _TWO_COLUMNS else 1
    names, score = split(box, 82, 18)
    for place, name in WallGrid(columns, ceil(len(shown) / columns), 1).down(names, shown, 3.0):
        ink = TextStyle(7, QUIET if name is poster.others else TEXT, CENTRE, 2, is_bold=True)
        canvas.write(place, name, ink)
    canvas.write(score, poster.now[0].score, TextStyle(7, _score_colour(poster), CENTRE))


def _score_colour(poster: RevealPoster) -> str:
    return GOLD if poster.is_podium else QUIET


def _paint_before(
    canvas: Canvas, box: QRectF, line: StandingLine, widths: tuple[float, float]
) -> None:
    ranked, scored = widths
    rank = QRectF(box.left(), box.top(), ranked, box.height())
    canvas.write(
        rank, line.rank, TextStyle(_RANK_STYLE.size, _medal(line, QUIET), RIGHT, is_bold=True)
    )
    score = QRectF(box.right() - scored, box.top(), scored, box.height())
    canvas.write(score, line.score, _SCORE_STYLE)


def _name_before(box: QRectF, widths: tuple[float, float]) -> QRectF:
    """Return the room of a name between its place and its score: it is the same for all."""
    ranked, scored = widths
    return box.adjusted(ranked + 2, 0, -scored - 2, 0)


_SCALE, _LABELS, _ROUNDS, _MARK = 15.0, 0.3, 6.0, 1.3
_MOST_FIGURES = 14
"""More rounds than this are not all numbered."""


def paint_race(canvas: Canvas, poster: RacePoster, page: int) -> None:
    """Draw the leaders' lines, each with its name at the end; then everybody's places."""
    body = scene_layout(canvas).body
    pages = 1 + poster.has_ranks
    is_second = page % pages == 1
    paint_heading(canvas, poster.title, "" if is_second else poster.line, page, pages)
    if is_second and poster.ranks is not None:
        paint_ranks(canvas, body, poster.ranks, RankInks(LEADERS, QUIET))
        return
    labels = body.width() * _LABELS
    plot = body.adjusted(_SCALE, 2, -labels, -_ROUNDS - 1)
    _paint_scale(canvas, plot, poster)
    for index in reversed(range(len(poster.chart.lines))):
        line = poster.chart.lines[index]
        points = [_at(plot, point) for point in line.points]
        width = 1.1 if line.is_leader else 0.75
        canvas.line(points, LEADERS[index], width, LOOKS[index].dash)
        for number, _across in round_marks(poster.chart, _MOST_FIGURES):
            _paint_mark(canvas, points[number - 1], index)
        _paint_label(canvas, poster, plot, index)


def _paint_mark(canvas: Canvas, middle: QPointF, index: int) -> None:
    look = LOOKS[index]
    outline = [QPointF(middle.x() + _MARK * x, middle.y() - _MARK * y) for x, y in look.outline]
    canvas.mark(outline, LEADERS[index], 0.4, is_full=look.is_full)


def _paint_label(canvas: Canvas, poster: RacePoster, plot: QRectF, index: int) -> None:
    line, colour = poster.chart.lines[index], LEADERS[index]
    tall = plot.height() / len(poster.chart.lines)
    middle = plot.top() + line.label_at * plot.height()
    end = _at(plot, line.points[-1])
    start = QPointF(plot.right() + 5, middle)
    canvas.line([end, start], colour, 0.3)
    _paint_mark(canvas, QPointF(start.x() + 1, middle), index)
    place = QRectF(start.x() + 3.5, middle - tall / 2, canvas.width - 8.5 - start.x(), tall)
    canvas.write(
        place, poster.labels[index], TextStyle(4.8, colour, LEFT, 2, is_bold=line.is_leader)
    )


def _paint_scale(canvas: Canvas, plot: QRectF, poster: RacePoster) -> None:
    for label, down in poster.scale:
        start, end = _at(plot, (0, down)), _at(plot, (1, down))
        canvas.line([start, end], LINE, 0.25)
        canvas.write(
            QRectF(plot.left() - _SCALE, start.y() - 3, _SCALE - 2, 6),
            label,
            TextStyle(3.6, QUIET, RIGHT),
        )
    for number, across in round_marks(poster.chart, _MOST_FIGURES):
        middle = _at(plot, (across, 1))
        place = QRectF(middle.x() - 4, middle.y() + 2, 8, _ROUNDS - 1)
        canvas.write(place, str(number), TextStyle(3.6, QUIET, CENTRE))
    place = QRectF(plot.left() - _SCALE, plot.bottom() + 2, _SCALE - 5, _ROUNDS - 1)
    canvas.write(place, poster.across, TextStyle(3.6, QUIET, RIGHT))


def _at(plot: QRectF, point: Point) -> QPointF:
    across, down = point
    return QPointF(plot.left() + across * plot.width(), plot.top() + down * plot.height())

"""How standings stand on paper, whoever is ranked: lines, why ties are broken, and the race."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Sheet, shares
from whist_td.paper.listings import ListingGrid
from whist_td.paper.page import Page, snug
from whist_td.paper.pen import Align, LineStyle, Pen
from whist_td.room.views.race import LOOKS, Point, RaceLine, RankChart, round_marks, spread
from whist_td.room.words.posters import RacePoster
from whist_td.room.words.words import ranks_title
from whist_td.words.listings import PRIZES, Listing
from whist_td.words.words import N_, Words

_TITLE = N_("Race of the leaders")
_TALL = 100 * MM
"""The room a race takes below the standings."""
_MOST_FIGURES = 12
_HEADING = Type(Face.SEMIBOLD, 14)
_SMALL = Type(Face.REGULAR, 9)
_RUNNER = Type(Face.REGULAR, 11.5)
_LEADER = Type(Face.BOLD, 12)
_SCALE, _LABELS, _WAY, _FIGURES = 15 * MM, 56 * MM, 7 * MM, 7 * MM
_MARK = 1.25 * MM
_GAP, _ROW_BESIDE_RACE = 7 * MM, 8 * MM
_GRID = LineStyle(0.3, ink=(0.75, 0.75, 0.75))
_TALLEST = 130 * MM
_STEP_TALL = 24 * MM
"""A line of names needs no more on a whole page."""

_RANKS_A_PAGE, _RANK_ROW, _RANK_LEAST = 50, 7 * MM, 3.9 * MM
"""So many are named on a page, how high each is, and at least."""
_LEAST_ROUNDS = 2
_NUMBERS = 12 * MM
_NOTE = 8 * MM
"""What is left at the foot of a page of its own, for how a mistake is corrected."""
_FAINT = (0.82, 0.82, 0.82)
_INKS = ((0, 0, 0), (0.55, 0.2, 0), (0.1, 0.35, 0.1), (0.4, 0.1, 0.45), (0.5, 0.05, 0.15))
"""A colour as dark as the others."""


@dataclass(frozen=True)
class RaceRoom:
    """Where the race stands: below the last lines of the standings, or on a page of its own."""

    poster: RacePoster | None
    whole: Box
    """The room for the lines of a page, and for the race."""
    heading: float
    """The height of the heading over the lines."""
    rows: int
    tallest: float
    """The height of a line where there is room enough."""
    least: float
    """The height that every line needs."""

    def is_below(self, part: range) -> bool:
        """Tell whether the race stands below these lines."""
        is_last = part.stop == self.rows
        needed = self.heading + len(part) * max(_ROW_BESIDE_RACE, self.least) + _TALL
        return self.poster is not None and is_last and needed <= self.whole.height

    def lines(self, part: range) -> Box:
        """Return the place of these lines, no higher than they need."""
        room = self.whole.above(_TALL) if self.is_below(part) else self.whole
        return snug(room, len(part), max(self.tallest, self.least), self.heading)

    def draw(self, pen: Pen, part: range, _: Words) -> None:
        """Draw the race below these lines, where that is its place."""
        if self.poster is None or not self.is_below(part):
            return
        left = self.whole.below(self.lines(part).height + _GAP)
        box = left.upper(min(left.height, _TALLEST))
        pen.put(_(_TITLE), box.upper(7 * MM), _HEADING, pad=0)
        pen.put(self.poster.line, box.below(7 * MM).upper(5 * MM), _SMALL, pad=0)
        _draw_chart(pen, box.below(16 * MM), self.poster)

    def own_page(self, last: range, sheet: Sheet, details: Details, _: Words) -> list[Page]:
        """Return a page for the race, where it does not stand below, and for all places."""
        if self.poster is None:
            return []
        race = [] if self.is_below(last) else [race_page(sheet, self.poster, details, _)]
        return [*race, *rank_pages(sheet, self.poster, details, _)]


def race_page(sheet: Sheet, poster: RacePoster, details: Details, _: Words) -> Page:
    """Return a page of its own for the race."""

    def draw(pen: Pen) -> None:
        room = page_heading(pen, sheet.body, _(_TITLE), details, _).above(_NOTE)
        line = f"{poster.title} · {poster.line}"
        pen.put(line, room.upper(6 * MM), _SMALL, pad=0)
        tall = max(_TALL, len(poster.chart.lines) * _STEP_TALL + _FIGURES)
        _draw_chart(pen, room.below(11 * MM).upper(min(tall, room.height - 11 * MM)), poster)

    return Page(sheet, _(_TITLE), draw)


def rank_pages(sheet: Sheet, poster: RacePoster, details: Details, _: Words) -> list[Page]:
    """Return the pages that show where everybody stood after each round."""
    chart = poster.ranks
    if chart is None or chart.rounds < _LEAST_ROUNDS:
        return []
    parts = shares(len(chart.lines), _RANKS_A_PAGE)
    return [_rank_page(sheet, poster, chart, part, details, _) for part in parts]


def _rank_page(
    sheet: Sheet, poster: RacePoster, chart: RankChart, part: range, details: Details, _: Words
) -> Page:
    title = ranks_title(_)

    def draw(pen: Pen) -> None:
        room = page_heading(pen, sheet.body, title, details, _).above(_NOTE)
        pen.put(poster.title, room.upper(6 * MM), _SMALL, pad=0)
        box = room.below(9 * MM)
        tall = max(_TALL, len(part) * _RANK_ROW + _FIGURES)
        _draw_ranks(pen, box.upper(min(tall, box.height)), chart, part)

    return Page(sheet, title, draw)


def _draw_ranks(pen: Pen, box: Box, chart: RankChart, part: range) -> None:
    """Draw all lines, and name those of one part of the standings at both ends."""
    whole = box.above(_FIGURES)
    plot = whole.beside(_NUMBERS).left(whole.width - _NUMBERS - _LABELS - _WAY)
    for index in sorted(range(len(chart.lines)), key=part.__contains__):
        line = chart.lines[index]
        look, weight = index % len(_INKS), 1.8 if index < PRIZES else 0.9
        ink = _INKS[look] if index in part else _FAINT
        dash = tuple(length * weight for length in LOOKS[look].dash) if index in part else ()
        points = [_at(plot, point) for point in chart.points(line)]
        pen.trace(points, LineStyle(weight, dash, ink))
    for number, across in round_marks(chart, _MOST_FIGURES):
        foot = _at(plot, (across, 1))
        place = Box(foot[0] - 5 * MM, foot[1] - 6 * MM, 10 * MM, 5 * MM)
        pen.put(str(number), place, _SMALL, Align.CENTRE, pad=0)
    _draw_rank_ends(pen, whole, plot, chart, part)


def _draw_rank_ends(pen: Pen, whole: Box, plot: Box, chart: RankChart, part: range) -> None:
    shown = [chart.lines[index] for index in part]
    tall = 1 / max(len(chart.lines), len(shown))
    apart = max(tall, _RANK_LEAST / plot.height)
    high = apart * plot.height
    first = sorted(shown, key=lambda line: line.places[0])
    for line, down in zip(
        first, spread([chart.down(e.places[0]) for e in first], apart), strict=True
    ):
        middle = plot.top - down * plot.height
        pen.trace([(plot.x - 2 * MM, middle), _at(plot, chart.points(line)[0])], _GRID)
        number = Box(whole.x, middle - high / 2, _NUMBERS - 3 * MM, high)
        pen.put(str(line.runner.number), number, _SMALL, Align.RIGHT, pad=0)
    for line, down in zip(
        shown, spread([chart.down(e.places[-1]) for e in shown], apart), strict=True
    ):
        middle = plot.top - down * plot.height
        pen.trace([_at(plot, chart.points(line)[-1]), (plot.right + _WAY, middle)], _GRID)
        rank = Box(plot.right + _WAY, middle - high / 2, 7 * MM, high)
        pen.put(str(line.runner.rank), rank, _SMALL, Align.RIGHT, pad=0)
        name = Box(rank.right + 1 * MM, rank.y, whole.right - rank.right - 1 * MM, high)
        pen.put(line.runner.name or str(line.runner.number), name, _SMALL, pad=0)


def _draw_chart(pen: Pen, box: Box, poster: RacePoster) -> None:
    whole = box.beside(_SCALE).above(_FIGURES)
    plot = whole.left(whole.width - _LABELS - _WAY)
    _draw_scale(pen, plot, poster)
    lines = list(enumerate(poster.chart.lines))
    for index, line in reversed(lines):
        weight = 2.2 if line.is_leader else 1.2
        dash = tuple(length * weight for length in LOOKS[index].dash)
        pen.trace(
            [_at(plot, point) for point in line.points], LineStyle(weight, dash, _INKS[index])
        )
        for number, _across in round_marks(poster.chart, _MOST_FIGURES):
            _draw_mark(pen, index, _at(plot, line.points[number - 1]))
    for index, line in lines:
        _draw_label(pen, whole, plot, index, line, len(lines))


def _draw_scale(pen: Pen, plot: Box, poster: RacePoster) -> None:
    left = Box(plot.x - _SCALE, plot.y, _SCALE - 3 * MM, 5 * MM)
    for label, down in poster.scale:
        start, end = _at(plot, (0, down)), _at(plot, (1, down))
        pen.trace([start, end], _GRID)
        place = Box(left.x, start[1] - left.height / 2, left.width, left.height)
        pen.put(label, place, _SMALL, Align.RIGHT, pad=0)
    for number, across in round_marks(poster.chart, _MOST_FIGURES):
        foot = _at(plot, (across, 1))
        pen.trace([foot, _at(plot, (across, 0))], _GRID)
        place = Box(foot[0] - 5 * MM, foot[1] - 6 * MM, 10 * MM, 5 * MM)
        pen.put(str(number), place, _SMALL, Align.CENTRE, pad=0)
    # One figure alone stands in the middle; others begin below the edge.
    pen.put(poster.across, Box(left.x, plot.y - 6 * MM, left.width, 5 * MM), _SMALL, Align.RIGHT, 0)


def _draw_mark(pen: Pen, index: int, middle: tuple[float, float]) -> None:
    look = LOOKS[index]
    outline = [(middle[0] + _MARK * x, middle[1] + _MARK * y) for x, y in look.outline]
    drawn = LineStyle(1, ink=_INKS[index], is_filled=look.is_full, is_closed=True)
    pen.trace(outline, drawn)


def _draw_label(pen: Pen, whole: Box, plot: Box, index: int, line: RaceLine, lines: int) -> None:
    tall = plot.height / lines
    middle = plot.top - line.label_at * plot.height
    start = (plot.right + _WAY, middle)
    pen.trace([_at(plot, line.points[-1]), start], LineStyle(0.4, ink=_INKS[index]))
    _draw_mark(pen, index, (start[0] + 2 * MM, middle))
    setting = _LEADER if line.is_leader else _RUNNER
    left = start[0] + 4.5 * MM
    rank = Box(left, middle - tall / 2, 7 * MM, tall)
    pen.put(str(line.runner.rank), rank, _LEADER, Align.RIGHT)
    name = Box(rank.right, rank.y, whole.right - rank.right, tall)
    pen.put_lines(line.runner.name or str(line.runner.number), name, setting)


def _at(plot: Box, point: Point) -> tuple[float, float]:
    across, down = point
    return plot.x + across * plot.width, plot.top - down * plot.height


_NOTE_LINE = 5 * MM
_FOOT_GAP = 1.5 * MM


@dataclass(frozen=True)
class StandingsPages:
    """The pages of standings: each with its heading and its notes, the race on the last."""

    HEAD: ClassVar[float] = 9 * MM
    """The height of the headings of the columns."""
    ROW_MOST: ClassVar[float] = 10 * MM

    sheet: Sheet
    details: Details
    listing: Listing[Any]
    state: str
    """What is missing; nothing: all is in."""
    notes: tuple[str, ...]
    """What is said below the lines of each page."""
    poster: RacePoster | None
    words: Words

    @property
    def pages(self) -> list[Page]:
        """All pages, the race on the last of them."""
        room, least = self._race.whole, self._grid.row_least
        parts = shares(len(self.listing.rows), int((room.height - self.HEAD) // least))
        parts = parts or [range(0)]
        race = self._race.own_page(parts[-1], self.sheet, self.details, self.words)
        return [self._page(part) for part in parts] + [self._noted(page) for page in race]

    def _noted(self, page: Page) -> Page:
        """Return a page with the last of the notes below what it shows."""

        def draw(pen: Pen) -> None:
            page.draw(pen)
            pen.put(self.notes[-1], self.sheet.body.lower(_NOTE - _FOOT_GAP), SMALL, pad=0)

        return replace(page, draw=draw)

    def _page(self, part: range) -> Page:
        rows = self.listing.rows
        name = f"{rows[part[0]].rank}–{rows[part[-1]].rank}" if part else "–"
        return Page(self.sheet, name, lambda pen: self._draw(pen, part))

    @property
    def _foot(self) -> float:
        return len(self.notes) * _NOTE_LINE

    @cached_property
    def _grid(self) -> ListingGrid[Any]:
        return ListingGrid(self.listing, self.sheet.body.width, self.HEAD)

    @property
    def _race(self) -> RaceRoom:
        room = self.sheet.body.below(HEADING + self._state.height).above(self._foot)
        rows, least = len(self.listing.rows), self._grid.row_least
        return RaceRoom(self.poster, room, self.HEAD, rows, max(self.ROW_MOST, least), least)

    @property
    def _state(self) -> StateLine:
        return StateLine(self.state, self.sheet.body.width)

    def _draw(self, pen: Pen, part: range) -> None:
        body, title = self.sheet.body, self.listing.title
        self._state.draw(pen, page_heading(pen, body, title, self.details, self.words))
        if part:
            self._grid.draw(pen, self._race.lines(part), part)
        self._race.draw(pen, part, self.words)
        foot = body.lower(self._foot - _FOOT_GAP)
        tall = foot.height / len(self.notes)
        for above, note in enumerate(self.notes):
            pen.put(note, foot.below(above * tall).upper(tall), SMALL, pad=0)

"""The page of a movement on paper: rounds and tables, how good it is, and its maps."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.fonts import LEAST, Face, Type, width
from whist_td.paper.header_footer import HEADING, FootNotes, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.papers import Paper
from whist_td.paper.pen import Align, Pen
from whist_td.players.views.movement_views import PairCounts
from whist_td.players.words.movement_pages import MovementPage, deals_words, map_legend, map_title
from whist_td.words.words import N_, Words, indexes_words

_NEVER, _LIGHT, _BLACK = 0.97, 0.8, 0.08
"""The grounds for never, for the fewest and for the most: they read without colours too."""
_DARK = 0.6
"""On grounds darker than this the figures are white."""
_MOST_CELL = 11 * MM
_WITH_FIGURES = 4.2 * MM
_EDGE = 8 * MM
_LEGEND = 8 * MM
_SQUARE = 4.5 * MM
_NOTE = Type(Face.REGULAR, 10.5)
_LEAST_COLUMNS = 4
"""The legend of a few grounds stands together at the left."""
_EVERY = (1, 2, 5, 10, 20)


def map_page(counts: PairCounts, note: str, details: Details, size: PageSize, _: Words) -> Page:
    """Return the page of one map, with what its greys mean."""
    paper = sheet(size, Orientation.PORTRAIT)
    title = map_title(counts.kind, _)
    # The darker the more often.
    steps = sum(1 for level in counts.levels if level.most)
    dark = (_LIGHT - _BLACK) / max(steps - 1, 1)
    never = (_NEVER,) * (len(counts.levels) - steps)
    greys = (*never, *(_LIGHT - dark * at for at in range(steps)))
    grounds = {
        times: grey
        for level, grey in zip(counts.levels, greys, strict=True)
        for times in range(level.least, level.most + 1)
    }

    def draw(pen: Pen) -> None:
        room = page_heading(pen, paper.body, title, details, _)
        notes = FootNotes((note,), room.width)
        notes.draw(pen, room)
        texts = map_legend(counts.kind, counts.levels, _)
        cells = room.upper(_LEGEND).columns([1] * max(len(texts), _LEAST_COLUMNS))
        for text, grey, cell in zip(texts, greys, cells, strict=False):
            square = Box(cell.x, cell.y + (cell.height - _SQUARE) / 2, _SQUARE, _SQUARE)
            pen.fill(square, grey)
            pen.frame(square, 0.3)
            pen.put(text, cell.beside(_SQUARE + 2 * MM), _NOTE, pad=0)
        _Map(counts, room.below(_LEGEND + 2 * MM).above(notes.height + 2 * MM), grounds).draw(pen)

    return Page(paper, title, draw)


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
                    continue
                times = self.counts.times(one, other)
                grey = self.grounds[times]
                pen.fill(square, grey)
                if times and self.cell >= _WITH_FIGURES:
                    ink = 1.0 if grey < _DARK else 0.0
                    setting = Type(Face.SEMIBOLD, max(LEAST, self.cell * 0.5), grey=ink)
                    pen.put(str(times), square, setting, Align.CENTRE, pad=0)
        self._draw_numbers(pen)

    def _draw_numbers(self, pen: Pen) -> None:
        every = next((n for n in _EVERY if n * self.cell >= _WITH_FIGURES), _EVERY[-1])
        setting = Type(Face.REGULAR, LEAST)
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


_TABLE = Type(Face.BOLD, 15)
_CELL = Type(Face.SEMIBOLD, 11.5)
_OUT = Type(Face.REGULAR, 10)
_TEXT = Type(Face.REGULAR, 11)
_FIGURE = Type(Face.SEMIBOLD, 11)
_HEAD = 7 * MM
_ROW_LEAST, _ROW_MOST = 6 * MM, 11 * MM
_ROW_OF_TWO = 9 * MM
"""The least height of a row whose cells have a second line."""
_BELOW = Type(Face.REGULAR, 9)
_FIRST = 18 * MM
_PAD = 3 * MM
_TIGHT = 0.5 * MM
_UPPER = 0.58
"""What the players have of a cell's height where their deals stand below them."""
_CELL_MOST = 48 * MM


def pages(of: MovementPage, size: PageSize, _: Words) -> list[Page]:
    """Return the tables of every round, the quality, and a page for each map."""
    if not of.seen.rounds:
        return []
    layout = _Rounds(sheet(size, Orientation.LANDSCAPE), of, _)
    tables = [layout.page(rows, rounds) for rounds in layout.rounds for rows in layout.rows]
    note = " ".join(of.sentences)
    maps = [map_page(counts, note, of.details, size, _) for counts in of.seen.counts]
    return [*tables, _quality(of, size, _), *maps]


@dataclass(frozen=True)
class _Rounds:
    sheet: Sheet
    of: MovementPage
    words: Words

    @property
    def _texts(self) -> list[tuple[str, list[str]]]:
        """The rows: what stands before each, and its cells; those who sit out come last."""
        _, seen = self.words, self.of.seen
        rows = [
            (str(table), [each.tables.get(table, "") for each in seen.rounds])
            for table in seen.tables
        ]
        if any(each.out for each in seen.rounds):
            rows.append(
                (_("Sitting out"), [" · ".join(map(str, each.out)) or "–" for each in seen.rounds])
            )
        return rows

    @property
    def _wide(self) -> float:
        texts = (
            text for _first, cells in self._texts[: len(self.of.seen.tables)] for text in cells
        )
        longest = max((width(text, _CELL.face, _CELL.size) for text in texts), default=0)
        for place, each in enumerate(self.of.seen.rounds):
            for index in range(len(self.of.seen.tables)) if each.deals else ():
                deals = self._deals(index, place)
                longest = max(longest, width(deals, _BELOW.face, _BELOW.size))
        return max(longest + _PAD, 10 * MM)

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(self._notes.height + 3 * MM)

    @property
    def _notes(self) -> FootNotes:
        return FootNotes((self.of.cells,), self.sheet.body.width)

    @property
    def rows(self) -> list[range]:
        """The rows of each page, by index."""
        return shares(len(self._texts), int((self._room.height - _HEAD) // self._row_least))

    @property
    def _row_least(self) -> float:
        return _ROW_OF_TWO if any(each.deals for each in self.of.seen.rounds) else _ROW_LEAST

    @property
    def rounds(self) -> list[range]:
        """The rounds of each page, by index."""
        return shares(len(self.of.seen.rounds), int((self._room.width - _FIRST) // self._wide))

    def page(self, rows: range, rounds: range) -> Page:
        _ = self.words
        span = indexes_words(rounds, _)
        title = _.plural("Round {span}", "Rounds {span}", len(rounds), span=span)
        return Page(self.sheet, title, lambda pen: self._draw(pen, rows, rounds))

    def _draw(self, pen: Pen, rows: range, rounds: range) -> None:
        _ = self.words
        page_heading(pen, self.sheet.body, self.of.title, self.of.details, _)
        room = self._room
        cell = min(_CELL_MOST, (room.width - _FIRST) / len(rounds))
        titles = (self.of.headings[index] for index in rounds)
        columns = (GridColumn(_("Table"), _FIRST), *(GridColumn(title, cell) for title in titles))
        box = snug(room.left(_FIRST + cell * len(rounds)), len(rows), _ROW_MOST, _HEAD)
        grid = Grid(box, columns, len(rows), _HEAD)
        grid.draw(pen)
        for row, index in enumerate(rows):
            self._draw_row(pen, grid.cells(row), index, rounds)
        self._notes.draw(pen, self.sheet.body)

    def _draw_row(self, pen: Pen, cells: list[Box], index: int, rounds: range) -> None:
        first, texts = self._texts[index]
        is_table = index < len(self.of.seen.tables)
        setting = _TABLE if is_table else _OUT
        pen.put_lines(first, cells[0], setting, Align.CENTRE, pad=0.5 * MM)
        for place, cell in zip(rounds, cells[1:], strict=True):
            deals = self._deals(index, place) if is_table else ""
            room = cell.upper(cell.height * _UPPER) if deals else cell
            pen.put_lines(texts[place], room, _CELL if is_table else _OUT, Align.CENTRE, pad=_TIGHT)
            if deals:
                below = cell.below(cell.height * _UPPER).above(_TIGHT)
                pen.put_lines(deals, below, _BELOW, Align.CENTRE, pad=_TIGHT)

    def _deals(self, index: int, place: int) -> str:
        boards = self.of.seen.rounds[place].deals.get(self.of.seen.tables[index])
        return deals_words(boards, self.words) if boards else ""


def _quality(of: MovementPage, size: PageSize, _: Words) -> Page:
    paper = sheet(size, Orientation.PORTRAIT)
    title = _("Quality of the movement")

    def draw(pen: Pen) -> None:
        room = page_heading(pen, paper.body, title, of.details, _)
        for sentence in of.sentences:
            room = pen.paragraph(sentence, room, _TEXT).below(1.5 * MM)
        columns = (
            GridColumn(_("What you can ask"), 80, align=Align.LEFT),
            GridColumn(_("Here"), 55, align=Align.LEFT),
            GridColumn(_("Best possible"), 45, align=Align.LEFT),
        )
        rows = len(of.figures)
        if not rows:
            return
        grid = Grid(snug(room.below(4 * MM), rows, _ROW_MOST, _HEAD), columns, rows, _HEAD)
        grid.draw(pen)
        for row, figure in enumerate(of.figures):
            aim, here, best = grid.cells(row)
            pen.put_lines(figure.aim, aim, _TEXT)
            pen.put_lines(figure.here, here, _FIGURE)
            pen.put_lines(figure.best, best, _TEXT)

    return Page(paper, title, draw)


MOVEMENT_PAPER: Paper[MovementPage] = Paper(
    "movement-page", N_("The movement"), pages, before_play=True
)

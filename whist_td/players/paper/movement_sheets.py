"""The page of a movement on paper: rounds and tables, how good it is, and its maps."""

from dataclasses import dataclass

from whist_td.paper.fonts import LEADING, Face, Type, width, wrapped
from whist_td.paper.grid import Grid, GridColumn, snug
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Page
from whist_td.paper.papers import Paper
from whist_td.paper.pen import Align, Pen
from whist_td.players.paper.movement_maps import map_page
from whist_td.players.words.movement_pages import MovementPage, deals_words
from whist_td.words.words import N_, Words

_TABLE = Type(Face.BOLD, 15, 8)
_CELL = Type(Face.SEMIBOLD, 11.5, 6.5)
_OUT = Type(Face.REGULAR, 10, 6)
_TEXT = Type(Face.REGULAR, 11, 8)
_FIGURE = Type(Face.SEMIBOLD, 11, 7)
_HEAD = 7 * MM
_ROW_LEAST, _ROW_MOST = 6 * MM, 11 * MM
_ROW_OF_TWO = 9 * MM
"""The least height of a row whose cells have a second line."""
_BELOW = Type(Face.REGULAR, 9, 6)
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
            (str(table), [said.tables.get(table, "") for said in seen.rounds])
            for table in seen.tables
        ]
        if any(said.out for said in seen.rounds):
            rows.append(
                (_("Sit out"), [" · ".join(map(str, said.out)) or "–" for said in seen.rounds])
            )
        return rows

    @property
    def _wide(self) -> float:
        texts = (
            text for _first, cells in self._texts[: len(self.of.seen.tables)] for text in cells
        )
        longest = max((width(text, _CELL.face, _CELL.size) for text in texts), default=0)
        for place, said in enumerate(self.of.seen.rounds):
            for index in range(len(self.of.seen.tables)) if said.deals else ():
                told = self._deals(index, place)
                longest = max(longest, width(told, _BELOW.face, _BELOW.size))
        return max(longest + _PAD, 10 * MM)

    @property
    def _room(self) -> Box:
        note = len(wrapped(self.of.cells, _TEXT.face, _TEXT.size, self.sheet.body.width))
        return self.sheet.body.below(HEADING).above(note * _TEXT.size * LEADING + 3 * MM)

    @property
    def rows(self) -> list[range]:
        """The rows of each page, by index."""
        return shares(len(self._texts), int((self._room.height - _HEAD) // self._row_least))

    @property
    def _row_least(self) -> float:
        return _ROW_OF_TWO if any(said.deals for said in self.of.seen.rounds) else _ROW_LEAST

    @property
    def rounds(self) -> list[range]:
        """The rounds of each page, by index."""
        return shares(len(self.of.seen.rounds), int((self._room.width - _FIRST) // self._wide))

    def page(self, rows: range, rounds: range) -> Page:
        _ = self.words
        title = _("Rounds {first} to {last}", first=rounds[0] + 1, last=rounds[-1] + 1)
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
        foot = self.sheet.body.lower(self.sheet.body.below(HEADING).height - room.height)
        pen.paragraph(self.of.cells, foot.above(0), _TEXT)

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
            GridColumn(_("What one may ask"), 80, align=Align.LEFT),
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

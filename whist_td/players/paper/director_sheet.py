"""The director's sheet: every table of every round with its people by name, and who sits out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import HEADING, FootNotes, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words, indexes_words, span_words

_TABLE = Type(Face.BOLD, 19)
_TOP = Type(Face.REGULAR, 10)
_SIGN = Type(Face.BOLD, 10.5)
_NUMBER = Type(Face.BOLD, 11.5)
_NAME = Type(Face.REGULAR, 10.5)
_HEAD = 7 * MM
_TOP_LINE = 4.4 * MM
_LINE = 4.4 * MM
_LINES = 8 * MM
"""What somebody takes whose name needs two lines."""
_PAD = 0.8 * MM
_TABLE_WIDTH = 16 * MM
_SIGN_WIDTH, _NUMBER_WIDTH = 5 * MM, 9 * MM
_CELL_LEAST, _CELL_MOST = 48 * MM, 84 * MM


@dataclass(frozen=True)
class Seated:
    """Somebody in a seat: its sign, the number and the name; no sign for who sits out."""

    sign: str
    number: int
    name: str


@dataclass(frozen=True)
class SheetTable:
    """A table in a round: what lies there, and who sits there."""

    top: str
    people: tuple[Seated, ...]


@dataclass(frozen=True)
class SheetRound:
    """A round: its tables by number, and who sits out."""

    number: int
    tables: Mapping[int, SheetTable]
    sit_out: tuple[Seated, ...] = ()


@dataclass(frozen=True)
class DirectorPlan:
    """What the sheet shows."""

    title: str
    details: Details
    rounds: tuple[SheetRound, ...]
    notes: tuple[str, ...]

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of the tables that are used."""
        return tuple(sorted({table for each in self.rounds for table in each.tables}))


def director_pages(of: DirectorPlan, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, on more pages where there are many tables or rounds."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of, _)
    return [layout.page(tables, rounds) for rounds in layout.rounds for tables in layout.tables]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: DirectorPlan
    words: Words

    @cached_property
    def _notes(self) -> FootNotes:
        return FootNotes(self.plan.notes, self.sheet.body.width)

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(self._notes.height + 2.5 * MM)

    @cached_property
    def rounds(self) -> list[range]:
        """The rounds of each page, by index."""
        return shares(len(self.plan.rounds), self._across)

    @cached_property
    def _across(self) -> int:
        """How many rounds side by side take the fewest pages: wide cells have names on a line."""
        most = max(1, int((self._room.width - _TABLE_WIDTH) // _CELL_LEAST))
        ways = range(min(most, len(self.plan.rounds)), 0, -1)
        return min(ways, key=lambda n: -(-len(self.plan.rounds) // n) * len(self._tables(n)))

    def _cell(self, across: int) -> float:
        return min(_CELL_MOST, (self._room.width - _TABLE_WIDTH) / across)

    @cached_property
    def _longest(self) -> float:
        """How wide the longest name is in the smallest letters."""
        names = (
            seated.name
            for each in self.plan.rounds
            for group in (each.sit_out, *(table.people for table in each.tables.values()))
            for seated in group
        )
        return max((width(name, _NAME.face, _NAME.least) for name in names), default=0)

    def _line(self, across: int) -> float:
        """How high the line of a person is: of two lines where a name needs them."""
        room = self._cell(across) - _SIGN_WIDTH - _NUMBER_WIDTH - 2 * MM
        return _LINE if self._longest <= room else _LINES

    def _row(self, across: int) -> float:
        """How high the row of a table is."""
        tables = [table for each in self.plan.rounds for table in each.tables.values()]
        top = _TOP_LINE if any(table.top for table in tables) else 0
        most = max((len(table.people) for table in tables), default=0)
        return top + most * self._line(across) + 2 * _PAD

    def _out_height(self, across: int) -> float:
        most = max((len(each.sit_out) for each in self.plan.rounds), default=0)
        return most * self._line(across) + 2 * _PAD if most else 0

    @property
    def tables(self) -> list[range]:
        """The tables of each page, by index."""
        return self._tables(self._across)

    def _tables(self, across: int) -> list[range]:
        room = self._room.height - _HEAD - self._out_height(across)
        return shares(len(self.plan.tables), int(room // self._row(across)))

    def page(self, tables: range, rounds: range) -> Page:
        """Return a page of some tables and rounds."""
        _, numbers = self.words, self.plan.tables
        title = _(
            "Tables {tables}, rounds {rounds}",
            tables=span_words(numbers[tables[0]], numbers[tables[-1]], _),
            rounds=indexes_words(rounds, _),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, tables, rounds))

    def _draw(self, pen: Pen, tables: range, rounds: range) -> None:
        _ = self.words
        page_heading(pen, self.sheet.body, self.plan.title, self.plan.details, _)
        grid = self._grid(tables, rounds)
        grid.draw(pen)
        for row, index in enumerate(tables):
            self._draw_table(pen, grid.cells(row), self.plan.tables[index], rounds)
        if high := self._out_height(self._across):
            table, widths = grid.box, [self._cell(self._across)] * len(rounds)
            line = Box(table.x, table.y - high, table.width, high)
            first, *cells = line.columns([_TABLE_WIDTH, *widths])
            pen.put_lines(_("Sitting out"), first, _TOP, Align.CENTRE, pad=0.5 * MM)
            for index, cell in zip(rounds, cells, strict=True):
                self._draw_people(pen, cell.inset(0, _PAD), self.plan.rounds[index].sit_out)
        self._notes.draw(pen, self.sheet.body)

    def _grid(self, tables: range, rounds: range) -> Grid:
        _, cell = self.words, self._cell(self._across)
        titles = (_("Rd. {round}", round=self.plan.rounds[index].number) for index in rounds)
        columns = (
            GridColumn(_("Table"), _TABLE_WIDTH),
            *(GridColumn(title, cell, align=Align.LEFT) for title in titles),
        )
        high = _HEAD + self._row(self._across) * len(tables)
        wide = _TABLE_WIDTH + cell * len(rounds)
        return Grid(self._room.left(wide).upper(high), columns, len(tables), _HEAD)

    def _draw_table(self, pen: Pen, cells: list[Box], table: int, rounds: range) -> None:
        pen.put(str(table), cells[0], _TABLE, Align.CENTRE, pad=0)
        for index, cell in zip(rounds, cells[1:], strict=True):
            seated = self.plan.rounds[index].tables.get(table)
            if seated is None:
                continue
            room = cell.inset(0, _PAD)
            if seated.top:
                pen.put(seated.top, room.upper(_TOP_LINE), _TOP)
                room = room.below(_TOP_LINE)
            self._draw_people(pen, room, seated.people)

    def _draw_people(self, pen: Pen, cell: Box, people: Sequence[Seated]) -> None:
        high = self._line(self._across)
        for each in people:
            line = cell.upper(high)
            pen.put(each.sign, line.left(_SIGN_WIDTH), _SIGN, Align.CENTRE, pad=0)
            number = line.beside(_SIGN_WIDTH).left(_NUMBER_WIDTH)
            pen.put(str(each.number), number, _NUMBER, Align.RIGHT)
            pen.put_lines(each.name, line.beside(_SIGN_WIDTH + _NUMBER_WIDTH), _NAME)
            cell = cell.below(high)

"""The score sheets: a page for each table and round, made for the game of the evening."""

from dataclasses import dataclass
from functools import lru_cache

from whist_td.core.strains import SUITS
from whist_td.formats.club_night.paper.pack_sheets import draw_packs
from whist_td.formats.club_night.paper.score_columns import (
    Printed,
    SheetColumn,
    sheet_columns,
)
from whist_td.formats.club_night.paper.sheet_notes import sheet_notes
from whist_td.formats.club_night.paper.sheet_parts import (
    SEATS,
    SIGNATURES,
    draw_notes,
    draw_seats,
    draw_signatures,
)
from whist_td.formats.club_night.paper.signs import seat_sign
from whist_td.formats.club_night.paper.values import Values, values_of
from whist_td.formats.club_night.paper.values_table import draw_values, height, margin
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.table_games import Length, Unit
from whist_td.formats.club_night.views.paper_views import ClubPapers, PaperTable
from whist_td.formats.club_night.words.game_labels import game_name, length_label
from whist_td.paper.card import CARD_HEAD, draw_head, put_head
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.grid import HEAD, Grid, GridColumn, snug
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_NUMBER = Type(Face.BOLD, 13, 7)
_DEALER = Type(Face.SEMIBOLD, 13, 7)
_TOTAL = Type(Face.BOLD, 12, 7)
_GAP = 2.5 * MM
_HEAD = 12 * MM
_FOOT = SMALL.size * LEADING + 0.5 * MM
_ROW_LEAST, _ROW_MOST = 6.2 * MM, 11 * MM
_MARGIN_GAP = 6 * MM
_SUIT = 3.6 * MM
_TICK = 4 * MM
_SPARE = 2
"""Lines for a deal that was passed, or written wrong."""
_LINES_FOR = {Unit.GAMES: 6, Unit.RUBBERS: 17}
"""So many lines hold a game, or a rubber, however long it takes."""


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a sheet for each table of the rounds to play, more where a round is long."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of, _)
    return [
        layout.page(table, part)
        for seated in of.to_play
        for table in of.tables(seated)
        for part in layout.parts(len(table.players))
    ]


def lines_for(length: Length) -> int:
    """Return how many lines a sheet needs for a round."""
    if length.unit is Unit.DEALS:
        return length.count + _SPARE
    return length.count * _LINES_FOR[length.unit]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    words: Words

    @property
    def _choice(self) -> GameChoice:
        return self.of.evening.settings.game

    @property
    def _is_pack(self) -> bool:
        """Whether a pack is counted out at its end, so that there is nothing to write by deal."""
        return self._choice.code == "whip"

    def _length(self, players: int) -> Length:
        return self.of.evening.settings.length_at(players)

    @property
    def _values(self) -> Values:
        return values_of(self._choice, self.words)

    @property
    def _work(self) -> Box:
        """The part of the page left of the margin of values, below the seats."""
        room = self._below_seats
        return room.left(room.width - margin(self._values) - _MARGIN_GAP)

    @property
    def _below_seats(self) -> Box:
        return self.sheet.body.below(CARD_HEAD + _GAP + SEATS + _GAP).above(_FOOT)

    def parts(self, players: int) -> list[range]:
        """Return the deals of each page of a table, by index."""
        if self._is_pack:
            count = self._length(players).count
            return shares(count, 1)
        room, length = self._work.above(SIGNATURES).height - _HEAD, self._length(players)
        lines = lines_for(length)
        if length.unit is not Unit.DEALS:
            # Nobody knows how many deals a game takes: the page is filled.
            lines = max(lines, int(room // _ROW_MOST) - 1)
        return shares(lines, int(room // _ROW_LEAST) - 1)

    def page(self, table: PaperTable, part: range) -> Page:
        _ = self.words
        name = _("Rd. {round}", round=table.round)
        return Page(self.sheet, f"{name} · {table.table}", lambda pen: self._draw(pen, table, part))

    def _draw(self, pen: Pen, table: PaperTable, part: range) -> None:
        players = len(table.players)
        pen.stamp(f"score-{players}-{part[0]}", lambda own: self._draw_fixed(own, table, part))
        _ = self.words
        title = _("Table {table} · round {round}", table=table.table, round=table.round)
        below = f"{game_name(self._choice.code, _)} · {length_label(self._length(players), _)}"
        put_head(pen, self.sheet.body, table.table, title, below)
        seats = self.sheet.body.below(CARD_HEAD + _GAP).upper(SEATS)
        draw_seats(pen, seats, table, _)

    def _draw_fixed(self, pen: Pen, table: PaperTable, part: range) -> None:
        """Draw what the sheets of all tables of a size have in common."""
        _ = self.words
        draw_head(pen, self.sheet.body, self.of.details, _)
        self._draw_margin(pen, len(table.players))
        work = self._work
        draw_signatures(pen, work.lower(SIGNATURES), table.sides, len(table.players), _)
        mistake = _(
            "A mistake? Cross the line out and write the deal again below; the table signs. Any "
            "deal can be corrected later."
        )
        pen.put(mistake, self.sheet.body.lower(_FOOT), SMALL, pad=0)
        room = work.above(SIGNATURES + 1 * MM)
        if self._is_pack:
            draw_packs(pen, room, self._choice, len(table.players), _)
        else:
            self._draw_lines(pen, room, len(table.players), part)

    def _draw_margin(self, pen: Pen, players: int) -> None:
        room, values = self._below_seats, self._values
        box = room.beside(room.width - margin(values))
        notes = sheet_notes(self._choice, players, self.words)
        table = box.upper(min(height(values), box.height * 0.58))
        left = draw_values(pen, table, values)
        used = box.top - left.top
        draw_notes(pen, box.below(used + 3 * MM), notes)

    def _draw_lines(self, pen: Pen, room: Box, players: int, part: range) -> None:
        columns = sheet_columns(self._choice, players, self.words)
        box = snug(room, len(part) + 1, _ROW_MOST, _HEAD)
        row = (box.height - _HEAD) / (len(part) + 1)
        grid = Grid(box.above(row), [_plain(column) for column in columns], len(part), _HEAD)
        grid.draw(pen)
        heads = grid.box.upper(_HEAD).columns([column.weight for column in columns])
        for column, head in zip(columns, heads, strict=True):
            pen.put_lines(column.title, head, HEAD, Align.CENTRE, pad=1.3 * MM)
        for at, index in enumerate(part):
            for column, cell in zip(columns, grid.cells(at), strict=True):
                self._print(pen, cell, column.printed, index, players)
        self._draw_totals(pen, columns, Box(grid.box.x, grid.box.y - row, grid.box.width, row))

    def _print(self, pen: Pen, cell: Box, printed: Printed, index: int, players: int) -> None:
        match printed:
            case Printed.DEAL_NUMBER:
                pen.put(str(index + 1), cell, _NUMBER, Align.CENTRE, pad=0)
            case Printed.DEALER:
                sign = seat_sign(index % players, players, self.words)
                pen.put(sign, cell, _DEALER, Align.CENTRE, pad=0)
            case Printed.SUITS:
                _draw_suits(pen, cell)
            case Printed.TICK:
                _draw_tick(pen, cell)
            case Printed.NOTHING:
                pass

    def _draw_totals(self, pen: Pen, columns: tuple[SheetColumn, ...], line: Box) -> None:
        _ = self.words
        cells = list(line.columns([column.weight for column in columns]))
        first = next(at for at, column in enumerate(columns) if column.has_total)
        said = Box(line.x, line.y, cells[first].x - line.x - 2 * MM, line.height)
        pen.put(_("Total of the round"), said, _TOTAL, Align.RIGHT)
        for column, cell in zip(columns, cells, strict=True):
            if column.has_total:
                pen.frame(cell, 1.2)


@lru_cache(256)
def _plain(column: SheetColumn) -> GridColumn:
    is_written = column.printed not in (Printed.DEAL_NUMBER, Printed.DEALER)
    # The headings are written further apart than those of a table to read.
    return GridColumn("", column.weight, to_fill=is_written)


def _draw_suits(pen: Pen, cell: Box) -> None:
    """Draw the four suits, to draw a circle round one of them."""
    for suit, place in zip(SUITS, cell.inset(0.8 * MM, 0).columns([1] * len(SUITS)), strict=True):
        pen.suit(suit, place.middle - _SUIT / 2, place.y + (place.height - _SUIT) / 2, _SUIT)


def _draw_tick(pen: Pen, cell: Box) -> None:
    side = min(_TICK, cell.height - 1.6 * MM)
    x, y = cell.middle - side / 2, cell.y + (cell.height - side) / 2
    pen.frame(Box(x, y, side, side), 0.5, 0.5 * MM)

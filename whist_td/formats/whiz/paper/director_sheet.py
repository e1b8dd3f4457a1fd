"""The director's sheet of a Whiz tournament: every table of every round, and who sits out."""

from dataclasses import dataclass

from whist_td.formats.whiz.rules.event import SeatedRound, Seating, boards_of
from whist_td.formats.whiz.views.paper_views import WhizPapers, WhizPlan, WhizTableCard
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.movements.verify_whiz.quality import WhizQuality
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words, indexes_words, span_words

_TABLE = Type(Face.BOLD, 19, 8)
_TRIO = Type(Face.SEMIBOLD, 15, 6.5)
_DEALS = Type(Face.REGULAR, 10.5, 6)
_OUT = Type(Face.SEMIBOLD, 13, 6)
_TEXT = Type(Face.REGULAR, 10.5, 8)
_HEAD = 7 * MM
_ROW_LEAST = 7 * MM
_ROW_MOST = 15 * MM
_STACKED = 10.5 * MM
"""From this height on, the deals of a cell stand under its three numbers."""
_OUT_LEAST = 7 * MM
_TABLE_WIDTH = 18 * MM
_CELL_LEAST = 31 * MM
_CELL_MOST = 52 * MM
_TRIO_PART = 0.66
"""The part of a cell for the three numbers; the rest is for the deals."""


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, on more pages where there are many tables or rounds."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of.plan, of.quality, _)
    return [layout.page(tables, rounds) for rounds in layout.rounds for tables in layout.tables]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: WhizPlan
    quality: WhizQuality
    words: Words

    @property
    def _notes(self) -> tuple[str, ...]:
        _ = self.words
        legend = _(
            "In each cell: North · East · South, and their deals. A mistake in the seats? Enter "
            "what was really played; nothing has to be played again."
        )
        size = self.plan.settings.boards_per_round
        copies = copies_sentence(self.plan.rounds, size, _)
        return (" ".join((*quality_sentences(self.quality, _), *copies.splitlines())), legend)

    @property
    def _notes_height(self) -> float:
        wide = self.sheet.body.width
        lines = sum(len(wrapped(note, _TEXT.face, _TEXT.size, wide)) for note in self._notes)
        return lines * _TEXT.size * LEADING + 1 * MM

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(self._notes_height + 2 * MM)

    @property
    def _has_sit_outs(self) -> bool:
        return any(seated.sit_out for seated in self.plan.rounds)

    @property
    def _out_height(self) -> float:
        return _OUT_LEAST if self._has_sit_outs else 0

    @property
    def tables(self) -> list[range]:
        """The tables of each page, by index."""
        room = self._room.height - _HEAD - self._out_height
        return shares(len(self.plan.tables), int(room // _ROW_LEAST))

    @property
    def rounds(self) -> list[range]:
        """The rounds of each page, by index."""
        room = self._room.width - _TABLE_WIDTH
        return shares(len(self.plan.rounds), int(room // _CELL_LEAST))

    def page(self, tables: range, rounds: range) -> Page:
        _, laid = self.words, self.plan.tables
        first, last = laid[tables[0]].table, laid[tables[-1]].table
        title = _(
            "Tables {tables}, rounds {rounds}",
            tables=span_words(first, last, _),
            rounds=indexes_words(rounds, _),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, tables, rounds))

    def _draw(self, pen: Pen, tables: range, rounds: range) -> None:
        _ = self.words
        players = _.plural("{n} player", "{n} players", len(self.plan.cards))
        deals = {traveller.deal for traveller in self.plan.travellers}
        boards = _.plural("{n} deal", "{n} deals", len(deals))
        title = _("Movement · {players}, {deals}", players=players, deals=boards)
        page_heading(pen, self.sheet.body, title, self.plan.details, _)
        grid = self._grid(tables, rounds)
        grid.draw(pen)
        for row, index in enumerate(tables):
            self._draw_table(pen, grid.cells(row), self.plan.tables[index], rounds)
        if self._has_sit_outs:
            self._draw_out(pen, grid.box, rounds)
        notes = self.sheet.body.lower(self._notes_height)
        for note in self._notes:
            notes = pen.paragraph(note, notes, _TEXT)

    def _grid(self, tables: range, rounds: range) -> Grid:
        _ = self.words
        room = self._room.above(self._out_height)
        cell = min(_CELL_MOST, (room.width - _TABLE_WIDTH) / len(rounds))
        titles = (_("Rd. {round}", round=index + 1) for index in rounds)
        columns = (
            GridColumn(_("Table"), _TABLE_WIDTH),
            *(GridColumn(title, cell, align=Align.LEFT) for title in titles),
        )
        box = snug(room.left(_TABLE_WIDTH + cell * len(rounds)), len(tables), _ROW_MOST, _HEAD)
        return Grid(box, columns, len(tables), _HEAD)

    def _draw_table(self, pen: Pen, cells: list[Box], card: WhizTableCard, rounds: range) -> None:
        pen.put(str(card.table), cells[0], _TABLE, Align.CENTRE, pad=0)
        for index, cell in zip(rounds, cells[1:], strict=True):
            seating = self.plan.rounds[index].seating(card.table)
            if seating:
                self._draw_seating(pen, cell, seating, card.lines[index].copy)

    def _draw_seating(self, pen: Pen, cell: Box, seating: Seating, copy: str) -> None:
        boards = boards_of(seating.board_set, self.plan.settings.boards_per_round)
        text = str(boards[0]) if len(boards) == 1 else f"{boards[0]}–{boards[-1]}"
        text = f"{text}\u00a0{copy}" if copy else text
        trio = " · ".join(map(str, seating.seats))
        if cell.height < _STACKED:
            wide = cell.width * _TRIO_PART
            pen.put(trio, cell.left(wide), _TRIO)
            pen.put(text, cell.beside(wide), _DEALS, pad=0.5 * MM)
            return
        inside = cell.inset(0, 1 * MM)
        pen.put(trio, inside.upper(inside.height * 0.55), _TRIO)
        _ = self.words
        deals = _("deals {numbers}", numbers=text)
        pen.put(deals, inside.lower(inside.height * 0.45), _DEALS)

    def _draw_out(self, pen: Pen, table: Box, rounds: range) -> None:
        _ = self.words
        line = Box(table.x, table.y - self._out_height, table.width, self._out_height)
        pen.put(_("Sitting out"), line.left(_TABLE_WIDTH), _DEALS, Align.CENTRE, pad=0.5 * MM)
        cells = line.beside(_TABLE_WIDTH).columns([1] * len(rounds))
        for index, cell in zip(rounds, cells, strict=True):
            self._draw_sit_outs(pen, cell, self.plan.rounds[index])

    def _draw_sit_outs(self, pen: Pen, cell: Box, seated: SeatedRound) -> None:
        text = " · ".join(map(str, seated.sit_out)) or "–"
        pen.put_lines(text, cell, _OUT)

"""The table card: who sits where at a table in each round, and where its boards go next."""

from dataclasses import dataclass

from whist_td.formats.whiz.paper.parts import deals_text, domy_seat, put_sitter
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.views.paper_views import Onward, TableCard, TableLine, WhizPapers
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import STRONG, WORD, LinedCard, put_head, rounds_text
from whist_td.paper.grid import GridColumn
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_ROUND, _DEALS, _NORTH, _EAST, _SOUTH, _NEXT = range(6)
_ROW_LEAST, _ROW_MOST = 9.5 * MM, 17 * MM
_ARROW = 8 * MM
_SHARED = 0.4
"""The part of the cell for the copy, and the tables that have another."""


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    plan = of.plan
    paper = sheet(size, Orientation.PORTRAIT)
    correction = _("A mistake? Other people or other boards than here? Call the director first.")
    frame = LinedCard(
        paper, plan.details, _columns(_), len(plan.rounds), correction, _ROW_LEAST, 2, _ROW_MOST
    )
    layout = _Layout(frame, _)
    tiles = [layout.tile(card, part) for card in plan.tables for part in frame.parts]
    return frame.tiling.pages(tiles)


def _columns(_: Words) -> tuple[GridColumn, ...]:
    return (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Deals"), 21),
        *(GridColumn(whiz_label(hand, _), 43, align=Align.LEFT) for hand in HANDS),
        GridColumn(_("Boards then go to"), 31, align=Align.LEFT),
    )


@dataclass(frozen=True)
class _Layout:
    frame: LinedCard
    words: Words

    def tile(self, card: TableCard, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"whiz-table-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_card(pen, card, part)

        return Tile(str(card.table), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            pen.put(str(index + 1), grid.cells(row)[_ROUND], STRONG, Align.CENTRE, pad=0)

    def _draw_card(self, pen: Pen, card: TableCard, part: range) -> None:
        _ = self.words
        which = rounds_text(part, len(self.frame.parts), _)
        domy = _("the Domy lies in the {seat}", seat=domy_seat(_))
        below = " · ".join(text for text in (domy, which) if text)
        title = _("Table {number}", number=card.table)
        put_head(pen, self.frame.tiling.box, card.table, title, below)
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            self._draw_line(pen, grid.cells(row), card.lines[index])

    def _draw_line(self, pen: Pen, cells: list[Box], line: TableLine) -> None:
        _ = self.words
        if not line.sitters:
            pen.put(_("nobody plays here"), cells[_NORTH], WORD)
            return
        self._draw_deals(pen, cells[_DEALS], line)
        for sitter, cell in zip(line.sitters, cells[_NORTH:_NEXT], strict=True):
            put_sitter(pen, sitter, cell)
        self._draw_onward(pen, cells[_NEXT], line)

    def _draw_deals(self, pen: Pen, cell: Box, line: TableLine) -> None:
        _ = self.words
        if line.copy:
            pen.put(
                self._copy(line),
                cell.lower(cell.height * _SHARED),
                WORD,
                Align.CENTRE,
                pad=0.3 * MM,
            )
            cell = cell.above(cell.height * _SHARED)
        pen.put(deals_text(line.deals), cell, STRONG, Align.CENTRE)

    def _copy(self, line: TableLine) -> str:
        _ = self.words
        if not line.shared_with:
            return _("copy {letter}", letter=line.copy)
        numbers = ", ".join(map(str, line.shared_with))
        return _("copy {letter}; also at {numbers}", letter=line.copy, numbers=numbers)

    def _draw_onward(self, pen: Pen, cell: Box, line: TableLine) -> None:
        if line.onward is None:
            _ = self.words
            pen.put(_("the director"), cell.beside(_ARROW), WORD)
            return
        pen.arrow(cell.x + 1.5 * MM, cell.x + _ARROW - 1 * MM, cell.y + cell.height / 2)
        pen.put_lines(
            self._goal(line.onward, line.round), cell.beside(_ARROW), STRONG, pad=0.8 * MM
        )

    def _goal(self, onward: Onward, this_round: int) -> str:
        _ = self.words
        numbers = ", ".join(map(str, onward.tables))
        tables = _.plural(
            "table {numbers}", "tables {numbers}", len(onward.tables), numbers=numbers
        )
        if onward.round == this_round + 1:
            return tables
        return _("{tables}, round {round}", tables=tables, round=onward.round)

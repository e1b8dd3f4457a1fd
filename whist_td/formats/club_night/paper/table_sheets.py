"""A sheet for each table of each round played: every deal, and what each seat has of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.formats.club_night.paper.parts import (
    NOTHING,
    SEATS,
    deal_line,
    draw_seats,
    lines_taken,
    nothing_played,
    points_line,
    score_line,
)
from whist_td.formats.club_night.rules.event import RankedBy
from whist_td.formats.club_night.views.paper_views import ClubPapers, PaperTable
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.deal_listings import table_deals
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import doubt_sentence, game_name, length_label
from whist_td.formats.club_night.words.labels import missing_tables_sentence, signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.paper.card import CARD_HEAD, draw_head, put_head
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.listings import Media
from whist_td.words.words import Words, decimal

_NUMBER = Type(Face.BOLD, 12)
_DEAL = Type(Face.REGULAR, 11)
_POINTS = Type(Face.SEMIBOLD, 12)
_TOTAL = Type(Face.BOLD, 14)
_WORD = Type(Face.REGULAR, 10)
_GAP = 2.5 * MM
_HEAD = 8 * MM
_ROW_LEAST, _ROW_MOST = 6 * MM, 8.5 * MM
_FOOT = SMALL.size * LEADING + 0.5 * MM
_EXTRA = 7 * MM
_DOUBT = "(?)"
_SCORE, _NUMBER_SHARE, _POINTS_SHARE = 26, 11, 17
"""How wide the running score stands, the number of a deal, and the points of a seat."""
_WIDE_IN_ALL = 186


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a page for each table of the rounds begun, more where a round is long."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of, _)
    sheets = [
        layout.page(table, part) for table in of.played_tables for part in layout.parts(table)
    ]
    return sheets or [nothing_played(layout.sheet, _("Table sheets"), of, _)]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(CARD_HEAD + _GAP + SEATS + _GAP).above(_FOOT)

    def _extras(self, table: TableView) -> float:
        """Return how high the lines under the deals are: total, remarks, placement points."""
        sums = 2 if self._has_placement else 1
        return (sums + (not table.is_over) + len(tuple(self._remarks(table)))) * _EXTRA

    @property
    def _has_placement(self) -> bool:
        return self.of.standings.ranked_by is RankedBy.PLACEMENT

    def parts(self, table: TableView) -> list[range]:
        """Return the deals of each page, by index."""
        room = self._room.height - _HEAD - self._extras(table)
        least = _ROW_LEAST * self._tall(table)
        return shares(len(table.deals), int(room // least)) or [range(0)]

    def _tall(self, table: TableView) -> float:
        """Return how much higher than usual rows are in which every deal can be read."""
        wide = self._room.width * self._wide(table) / _WIDE_IN_ALL
        texts = (deal_line(deal, table, self.words) for deal in table.deals)
        lines = max((lines_taken(each, _DEAL, wide) for each in texts), default=1)
        return 1 + (lines - 1) * _DEAL.size * LEADING / _ROW_LEAST

    def _wide(self, table: TableView) -> int:
        """Return the share of the width that the words of a deal have."""
        return (
            _WIDE_IN_ALL
            - _NUMBER_SHARE
            - _POINTS_SHARE * len(table.seats)
            - _SCORE * int(table.keeps_score)
        )

    def page(self, table: TableView, part: range) -> Page:
        """Return one page of a table."""
        _ = self.words
        name = _("Rd. {round}", round=table.round)
        return Page(self.sheet, f"{name} · {table.table}", lambda pen: self._draw(pen, table, part))

    def _draw(self, pen: Pen, table: TableView, part: range) -> None:
        _, body = self.words, self.sheet.body
        draw_head(pen, body, self.of.details, _)
        title = _("Table {table} · round {round}", table=table.table, round=table.round)
        below = f"{game_name(self.of.event.game.code, _)} · {length_label(table.length, _)}"
        put_head(pen, body, table.table, title, below)
        people = tuple(self.of.event.player(seat.player) for seat in table.seats)
        seats = PaperTable(table.round, table.table, people, table.sides)
        draw_seats(pen, body.below(CARD_HEAD + _GAP).upper(SEATS), seats, _)
        room = self._room.above(self._extras(table))
        grid = self._grid(table, room, part)
        grid.draw(pen)
        for row, index in enumerate(part):
            self._draw_deal(pen, grid.cells(row), table, table.deals[index])
        self._draw_extras(pen, grid, table)
        mistake = _("A mistake? Show this sheet to the director: any deal can be corrected.")
        pen.put(mistake, self.sheet.body.lower(_FOOT), SMALL, pad=0)

    def _grid(self, table: TableView, room: Box, part: range) -> Grid:
        columns = table_deals(table, self.words).on(Media.PAPER)
        shares = {"deal": _NUMBER_SHARE, "happened": self._wide(table), "after": _SCORE}
        shares["points"] = _POINTS_SHARE
        sides = {"happened": Align.LEFT, "points": Align.RIGHT}
        signs = iter(range(len(table.seats)))
        heads = tuple(
            GridColumn(
                # On paper who sat where stands above, with the signs of the seats.
                seat_sign(next(signs), len(table.seats), self.words)
                if each.code == "points"
                else each.heading,
                shares[each.code],
                align=sides.get(each.code, Align.CENTRE),
            )
            for each in columns
        )
        rows = max(len(part), 1)
        most = _ROW_MOST * self._tall(table)
        return Grid(snug(room, rows, most, _HEAD), heads, rows, _HEAD)

    def _draw_deal(self, pen: Pen, cells: list[Box], table: TableView, deal: DealView) -> None:
        pen.put(str(deal.place.deal), cells[0], _NUMBER, Align.CENTRE)
        mark = f"  {_DOUBT}" if deal.doubts else ""
        pen.put_lines(deal_line(deal, table, self.words) + mark, cells[1], _DEAL)
        if table.keeps_score:
            pen.put(score_line(deal, table, self.words), cells[2], _DEAL, Align.CENTRE)
        points = deal.gains.points if deal.gains else (None,) * len(table.seats)
        for value, cell in zip(points, cells[-len(table.seats) :], strict=True):
            pen.put(points_line(value), cell, _POINTS, Align.RIGHT)

    def _draw_extras(self, pen: Pen, grid: Grid, table: TableView) -> None:
        _ = self.words
        line = Box(grid.box.x, grid.box.y - _EXTRA, grid.box.width, _EXTRA)
        for text in self._remarks(table):
            pen.put(text, line, _WORD)
            line = Box(line.x, line.y - _EXTRA, line.width, _EXTRA)
        # Of a table that is still playing, no sum is the total of the round.
        totals = [signed(seat.score.points) if table.is_over else "" for seat in table.seats]
        self._draw_sums(pen, grid, line, _("Total of the round"), totals)
        if self._has_placement:
            line = Box(line.x, line.y - _EXTRA, line.width, _EXTRA)
            places = [
                NOTHING if seat.score.placement is None else decimal(seat.score.placement, _)
                for seat in table.seats
            ]
            self._draw_sums(pen, grid, line, _("Placement points"), places)
        if not table.is_over:
            line = Box(line.x, line.y - _EXTRA, line.width, _EXTRA)
            pen.put(missing_tables_sentence(table.round, (table.table,), _), line, _WORD)

    def _remarks(self, table: TableView) -> Iterator[str]:
        """Yield what the referee took, and what may be a slip, each thing once."""
        _ = self.words
        for sanction in table.sanctions:
            name = self.of.event.player(sanction.player).name
            texts = _("Referee: {sanction}", sanction=sanction_words(sanction, _))
            yield f"{name} · {texts}"
        for doubt in dict.fromkeys(doubt for deal in table.deals for doubt in deal.doubts):
            yield f"{_DOUBT} {doubt_sentence(doubt, _)}"

    def _draw_sums(self, pen: Pen, grid: Grid, line: Box, heading: str, values: list[str]) -> None:
        cells = grid.across(line)
        pen.put(heading, cells[1], _TOTAL, Align.RIGHT)
        for value, cell in zip(values, cells[-len(values) :], strict=True):
            pen.put(value, cell, _TOTAL, Align.RIGHT)
        pen.under(line, 0.8)

"""The score slips: one a table and round, for those who prefer them to travellers."""

from dataclasses import dataclass

from whist_td.core.contracts import HANDS
from whist_td.core.events import Details
from whist_td.formats.whiz.paper.parts import NAME, PLAYER_NUMBER
from whist_td.formats.whiz.paper.points_table import STRIP, STRIP_WIDTH, draw_strip
from whist_td.formats.whiz.views.paper_views import WhizPapers, WhizPlan, WhizTableLine
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import STRONG, WORD
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.header_footer import EVENT, SMALL, occasion
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, Tile, Tiling, snug, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_TITLE = Type(Face.BOLD, 19, 10)
_EVENT_LINE = 5 * MM
_SITTERS = 8.5 * MM
_HEAD = 6.5 * MM
_ROW_LEAST = 7.5 * MM
_ROW_MOST = 11 * MM
_SIGN = 7 * MM
_FOOT = SMALL.size * LEADING + 1 * MM
_GAP = 1.2 * MM
_STRIP_MORE = 4 * MM
_BESIDES = _EVENT_LINE + STRIP + _SITTERS + _HEAD + _SIGN + _FOOT + 2 * _GAP


def pages(of: WhizPapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a slip for each table of each round, several to a page."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT, Use.CUT), of.plan, _)
    tiles = [
        layout.tile(card.table, card.lines[index], part)
        for index in range(len(of.plan.rounds))
        for card in of.plan.tables
        for part in layout.parts
        if card.lines[index].sitters and chosen(f"{card.lines[index].round}.{card.table}")
    ]
    return layout.tiling.pages(tiles)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: WhizPlan
    words: Words

    @property
    def details(self) -> Details:
        """The heading of every slip."""
        return self.plan.details

    @property
    def parts(self) -> list[range]:
        """The deals of each slip, by index."""
        room = Tiling(self.sheet).box.height - _BESIDES
        return shares(self.plan.settings.boards_per_round, int(room // _ROW_LEAST))

    @property
    def tiling(self) -> Tiling:
        """How the slips stand on a page."""
        return tiling(self.sheet, _BESIDES + len(self.parts[0]) * _ROW_LEAST, 4)

    @property
    def _strip(self) -> float:
        """How high the points are: higher than they must be where there is room."""
        free = self.tiling.box.height - _BESIDES - len(self.parts[0]) * _ROW_LEAST
        return STRIP + max(0.0, min(free, _STRIP_MORE))

    def tile(self, table: int, line: WhizTableLine, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"slip-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_slip(pen, table, line, part)

        return Tile(self.words("Rd. {round}", round=line.round), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        _ = self.words
        box = self.tiling.box
        line = box.upper(_EVENT_LINE)
        pen.put(self.details.name, line.left(line.width * 0.5), EVENT, pad=0)
        when = occasion(self.details, _)
        pen.put(when, line.beside(line.width * 0.5), SMALL, Align.RIGHT, pad=0)
        strip = box.below(_EVENT_LINE).upper(self._strip)
        strip = strip.beside(strip.width - STRIP_WIDTH)
        draw_strip(pen, strip, self.plan.settings.rule, _)
        self._grid(part).draw(pen)
        grid = self._grid(part).box
        sign = Box(grid.x, grid.y - _SIGN, grid.width, _SIGN)
        for hand, cell in zip(HANDS, sign.columns([1, 1, 1]), strict=True):
            signed = _("Seen by {seat} __________________", seat=whiz_label(hand, _))
            pen.put(signed, cell, WORD, pad=0)
        mistake = _("A mistake? Cross it out, write it again, and let all three sign the change.")
        pen.put(mistake, Box(grid.x, sign.y - _FOOT, grid.width, _FOOT), SMALL, pad=0)

    def _grid(self, part: range) -> Grid:
        room = self.tiling.box.below(_EVENT_LINE + self._strip + _SITTERS + 2 * _GAP)
        room = room.above(_SIGN + _FOOT)
        box = snug(room, len(part), _ROW_MOST, _HEAD)
        return Grid(box, _columns(self.words), len(part), _HEAD)

    def _draw_slip(self, pen: Pen, table: int, line: WhizTableLine, part: range) -> None:
        box = self.tiling.box.below(_EVENT_LINE)
        title = self.words("Table {table} · round {round}", table=table, round=line.round)
        beside = box.upper(self._strip).left(box.width - STRIP_WIDTH - 2 * MM)
        pen.put_lines(title, beside, _TITLE, pad=0)
        seated_players = box.below(self._strip + _GAP).upper(_SITTERS)
        for seated, cell in zip(line.sitters, seated_players.columns([1, 1, 1]), strict=True):
            frame = cell.left(cell.width - 2 * MM)
            pen.frame(frame, 0.6, 1 * MM)
            seat, number = frame.left(14 * MM), frame.beside(14 * MM).left(9 * MM)
            pen.put(whiz_label(seated.hand, self.words), seat, STRONG, Align.CENTRE)
            pen.put(str(seated.player.number), number, PLAYER_NUMBER, Align.CENTRE, pad=0)
            pen.put_lines(seated.player.name, frame.beside(23 * MM), NAME)
        grid = self._grid(part)
        for row, index in enumerate(part):
            cells = grid.cells(row)
            deal = line.deals[index]
            pen.put(str(deal.number), cells[0], PLAYER_NUMBER, Align.CENTRE, pad=0)
            pen.put(whiz_label(deal.dealer, self.words), cells[1], WORD, Align.CENTRE)


def _columns(_: Words) -> tuple[GridColumn, ...]:
    points = (GridColumn(_("Points {hand}", hand=hand.value), 18, to_fill=True) for hand in HANDS)
    return (
        GridColumn(_("Deal"), 15),
        GridColumn(_("Dealer"), 19),
        GridColumn(_("Contract"), 31, to_fill=True),
        GridColumn("X / XX", 16, to_fill=True),
        GridColumn(_("Declarer"), 19, to_fill=True),
        GridColumn(_("Result =\u00a0+\u00a0−"), 22, to_fill=True),
        *points,
    )

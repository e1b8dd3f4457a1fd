"""The traveller (fiche suiveuse): one a board, with a line for everybody who will play it."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.formats.whiz.paper.reminder import REMINDER, draw_reminder
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.paper_views import (
    Deal,
    Traveller,
    TravellerLine,
    WhizPapers,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import BIG_NUMBER, CARD_HEAD, NUMBER_WIDTH, draw_head
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import Grid, GridColumn, snug
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Page, Tile, Tiling, tiling
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_DEALER = Type(Face.BOLD, 17, 10)
_TEXT = Type(Face.REGULAR, 9, 7)
_FIGURE = Type(Face.SEMIBOLD, 12, 7)
_LINE_TEXT = Type(Face.REGULAR, 9.5, 7)
_FOLD = 3.5 * MM
_GAP = 1.5 * MM
_HEAD = 8 * MM
_ROW_LEAST = 6.4 * MM
_ROW_MOST = 9 * MM
_SPECIAL = 6.5 * MM
_FOOT = 4.5 * MM
_SPARE = 1
"""Lines left free for what was played otherwise."""
_BESIDES = CARD_HEAD + _GAP + _HEAD + 2 * _SPECIAL + REMINDER + _FOOT + 2 * _GAP
_KNOWN = 5
"""The first columns are printed: round, table and the three players."""


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a traveller for each board and each copy of it, two to a page where they fit."""
    plan = of.plan
    lines = max((len(traveller.lines) for traveller in plan.travellers), default=0)
    layout = _Layout(sheet(size, Orientation.PORTRAIT), plan.details, plan.settings, lines, _)
    parts = layout.parts
    tiles = [layout.tile(each, part) for each in plan.travellers for part in parts]
    return layout.tiling.pages(tiles)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    details: Details
    settings: WhizSettings
    lines: int
    words: Words

    @property
    def parts(self) -> list[range]:
        """The lines of each sheet of a board, by index."""
        room = self.sheet.body.height - _BESIDES
        return shares(self.lines + _SPARE, int(room // _ROW_LEAST))

    @property
    def tiling(self) -> Tiling:
        """How the travellers stand on a page."""
        longest = max(len(part) for part in self.parts)
        return tiling(self.sheet, _BESIDES + longest * _ROW_LEAST, 2)

    def tile(self, traveller: Traveller, part: range) -> Tile:
        deal = traveller.deal

        def draw(pen: Pen) -> None:
            name = f"traveller-{deal.dealer.value}-{part[0]}"
            pen.stamp(name, lambda own: self._draw_fixed(own, deal, part))
            head = self.tiling.box.upper(CARD_HEAD)
            number = head.left(NUMBER_WIDTH)
            pen.put(traveller.label, number, BIG_NUMBER, Align.CENTRE, pad=1.5 * MM)
            grid = self._grid(part)
            for row, line in enumerate(traveller.lines[part.start : part.stop]):
                _draw_line(pen, grid.cells(row), line)

        return Tile(traveller.label, draw)

    def _draw_fixed(self, pen: Pen, deal: Deal, part: range) -> None:
        box = self.tiling.box
        draw_head(pen, box, self.details, self.words)
        self._draw_facts(pen, box.upper(CARD_HEAD).beside(NUMBER_WIDTH + 4 * MM), deal)
        grid = self._grid(part)
        grid.draw(pen)
        self._draw_special(pen, grid.box)
        draw_reminder(pen, box.above(_FOOT).lower(REMINDER), self.settings.rule, self.words)
        _ = self.words
        mistake = _(
            "A mistake? Cross the line out, write it again below, and call the director. "
            "Fold at the two marks, results inside."
        )
        pen.put(mistake, box.lower(_FOOT - 0.5 * MM), SMALL, pad=0)
        self._draw_fold(pen, box)

    def _draw_facts(self, pen: Pen, room: Box, deal: Deal) -> None:
        _ = self.words
        lines = room.below(5 * MM)
        dealer = whiz_label(deal.dealer, _)
        facts = _("Dealer: {dealer} · Domy: West", dealer=dealer)
        pen.put(facts, lines.upper(7 * MM), _DEALER, pad=0)
        settings = self.settings
        turned = _.plural(
            "{n} card of the Domy turned", "{n} cards of the Domy turned", settings.domy_cards
        )
        formula = _("Formula: {rule} · {turned}", rule=whiz_label(settings.rule, _), turned=turned)
        pen.put(formula, lines.below(7 * MM).upper(4 * MM), _TEXT, pad=0)
        change = _(
            "Seats, method {letter}: {method}; back to one’s own seat after the deal.",
            letter=settings.seat_change.value,
            method=whiz_label(settings.seat_change, _),
        )
        pen.put(change, lines.below(11 * MM).upper(4 * MM), _TEXT, pad=0)

    def _grid(self, part: range) -> Grid:
        room = self.tiling.box.below(CARD_HEAD + _GAP)
        room = room.above(_FOOT + REMINDER + 2 * _SPECIAL + 2 * _GAP)
        columns = _columns(self.words)
        return Grid(snug(room, len(part), _ROW_MOST, _HEAD), columns, len(part), _HEAD)

    def _draw_special(self, pen: Pen, table: Box) -> None:
        _ = self.words
        texts = (
            _("Passed out (0-0-0) · round, table: ____________________________"),
            _(
                "Not played or adjusted score · round, table: __________  N ____ %  E ____ %  "
                "S ____ %  reason: ________________________"
            ),
        )
        for number, text in enumerate(texts):
            y = table.y - (number + 1) * _SPECIAL
            pen.put(text, Box(table.x, y, table.width, _SPECIAL), _LINE_TEXT, pad=1 * MM)

    def _draw_fold(self, pen: Pen, box: Box) -> None:
        """Draw where the sheet is folded, so that no result is seen before the deal is played."""
        y = box.y + box.height / 2
        for x in (box.x - _FOLD, box.right):
            pen.rule((x, y), (x + _FOLD, y), 0.8)


def _draw_line(pen: Pen, cells: list[Box], line: TravellerLine) -> None:
    numbers = (line.round, line.table, *(sitter.player.number for sitter in line.sitters))
    for number, cell in zip(numbers, cells[:_KNOWN], strict=True):
        pen.put(str(number), cell, _FIGURE, Align.CENTRE, pad=0)


def _columns(_: Words) -> tuple[GridColumn, ...]:
    letters = [hand.value for hand in HANDS]
    return (
        GridColumn(_("Rd."), 8),
        GridColumn(_("Table"), 10),
        *(GridColumn(_("No. {hand}", hand=letter), 9.5) for letter in letters),
        GridColumn(_("Contract"), 18.5, to_fill=True),
        GridColumn("X / XX", 11, to_fill=True),
        GridColumn(_("Declarer"), 14, to_fill=True),
        GridColumn(_("Result =\u00a0+\u00a0−"), 15, to_fill=True),
        *(GridColumn(_("Points {hand}", hand=letter), 12.5, to_fill=True) for letter in letters),
        *(GridColumn(_("% {hand} (director)", hand=letter), 12.5) for letter in letters),
        GridColumn(_("Visa"), 13, to_fill=True),
    )

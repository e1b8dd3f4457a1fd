"""The labels of the boards, and the sheets from which copies of a deal are made."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.core.contracts import HANDS
from whist_td.core.events import Details
from whist_td.formats.whiz.paper.parts import domy_seat, draw_rose
from whist_td.formats.whiz.views.paper_views import NumberedDeal, Traveller, WhizPapers
from whist_td.formats.whiz.words.hands import SUIT_ORDER
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, occasion
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import Page, Tile, Tiling
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_DEALS_ACROSS, _DEALS_DOWN = 2, 4
_DEAL_NUMBER = Type(Face.BOLD, 26, 12)
_HAND = Type(Face.SEMIBOLD, 11)
_COPY = Type(Face.SEMIBOLD, 12)
_HEAD = 10 * MM
_FOOT = 4 * MM
_TITLE = 5 * MM
_TICK = 4 * MM
_SIGN = 3 * MM
_ACROSS, _DOWN = 3, 6
_NUMBER = Type(Face.BOLD, 50, 20)
_WHO = Type(Face.SEMIBOLD, 10.5)
_EVENT = Type(Face.SEMIBOLD, 9)
_WHEN = Type(Face.REGULAR, 9)
_CARE = Type(Face.REGULAR, 9)
_LINE = 3.6 * MM
_WHO_LINE = 5 * MM


def _copy_pages(chosen: Sequence[Traveller], size: PageSize, _: Words) -> list[Page]:
    """Return a sheet for each deal that is needed more than once; none where no deal is."""
    tiling = Tiling(sheet(size, Orientation.PORTRAIT, Use.CUT), _DEALS_ACROSS, _DEALS_DOWN)
    copies: dict[NumberedDeal, list[str]] = {}
    for traveller in chosen:
        if traveller.copy:
            copies.setdefault(traveller.deal, []).append(traveller.copy)
    layout = _DealLayout(tiling.box, _)
    return tiling.pages([layout.tile(deal, letters) for deal, letters in copies.items()])


@dataclass(frozen=True)
class _DealLayout:
    box: Box
    words: Words

    def tile(self, deal: NumberedDeal, letters: list[str]) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp("deal-sheet", self._draw_fixed)
            self._draw_head(pen, deal, letters)

        return Tile(self.words("Copies of deal {number}", number=deal.number), draw)

    def _draw_head(self, pen: Pen, deal: NumberedDeal, letters: list[str]) -> None:
        head = self.box.upper(_HEAD)
        pen.put(
            self.words("Deal {number}", number=deal.number),
            head.left(head.width * 0.45),
            _DEAL_NUMBER,
            pad=0,
        )
        room = head.beside(head.width * 0.45)
        for letter, cell in zip(letters, room.columns([1] * len(letters)), strict=True):
            tick = min(_TICK, cell.width * 0.5)
            top = cell.y + (cell.height - tick) / 2
            pen.frame(Box(cell.right - tick, top, tick, tick), 0.8)
            pen.put(letter, cell.left(cell.width - tick), _COPY, Align.RIGHT, pad=0.8 * MM)

    def _draw_fixed(self, pen: Pen) -> None:
        _ = self.words
        grid = self.box.below(_HEAD).above(_FOOT)
        upper, lower = grid.upper(grid.height / 2), grid.lower(grid.height / 2)
        names = [whiz_label(hand, _) for hand in HANDS]
        domy = _("Domy ({seat})", seat=domy_seat(_))
        cells = (*upper.columns([1, 1]), *lower.columns([1, 1]))
        for name, cell in zip((*names, domy), cells, strict=True):
            self._draw_hand(pen, cell.inset(0.7 * MM), name)
        hint = _("Written from copy a by somebody who does not play it. Tick each copy made.")
        pen.put(hint, self.box.lower(_FOOT), SMALL, pad=0)

    def _draw_hand(self, pen: Pen, cell: Box, name: str) -> None:
        pen.frame(cell, 0.5, 1 * MM)
        pen.put(name, cell.upper(_TITLE), _HAND, pad=1.5 * MM)
        lines = cell.below(_TITLE)
        high = lines.height / len(SUIT_ORDER)
        for row, suit in enumerate(SUIT_ORDER):
            y = lines.y + lines.height - (row + 1) * high
            pen.suit(suit, lines.x + 1.5 * MM, y + (high - _SIGN) / 2, _SIGN)
            pen.rule((lines.x + 6 * MM, y + 0.8 * MM), (lines.right - 1.5 * MM, y + 0.8 * MM), 0.3)


def pages(of: WhizPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a label for each board and each copy; then the sheets from which copies are made."""
    tiling = Tiling(sheet(size, Orientation.PORTRAIT, Use.CUT), _ACROSS, _DOWN)
    layout = _Layout(tiling.box, of.details, _)
    chosen = [traveller for traveller in of.plan.travellers if only(traveller.label)]
    labels = tiling.pages([layout.tile(traveller) for traveller in chosen])
    return [*labels, *_copy_pages(chosen, size, _)]


@dataclass(frozen=True)
class _Layout:
    box: Box
    details: Details
    words: Words

    def tile(self, traveller: Traveller) -> Tile:
        deal = traveller.deal

        def draw(pen: Pen) -> None:
            pen.stamp(f"label-{deal.dealer.value}", lambda own: self._draw_fixed(own, deal))
            number = self._middle.left(self._middle.width * 0.5)
            pen.put(traveller.label, number, _NUMBER, Align.CENTRE, pad=0.5 * MM)

        return Tile(traveller.label, draw)

    @property
    def _middle(self) -> Box:
        inside = self.box.inset(1 * MM, 0.5 * MM)
        return inside.below(2 * _LINE).above(_LINE + _WHO_LINE)

    def _draw_fixed(self, pen: Pen, deal: NumberedDeal) -> None:
        _ = self.words
        inside = self.box.inset(1 * MM, 0.5 * MM)
        pen.put(self.details.name, inside.upper(_LINE), _EVENT, Align.CENTRE, pad=0)
        when = inside.below(_LINE).upper(_LINE)
        pen.put(occasion(self.details, _), when, _WHEN, Align.CENTRE, pad=0)
        rose = self._middle.beside(self._middle.width * 0.5)
        draw_rose(pen, rose.inset(0.5 * MM), deal.dealer, _)
        dealer = _("Dealer {dealer}", dealer=whiz_label(deal.dealer, _))
        domy = _("Domy {seat}", seat=domy_seat(_))
        who = inside.above(_LINE).lower(_WHO_LINE)
        pen.put(f"{dealer} · {domy}", who, _WHO, Align.CENTRE, pad=0)
        care = _("A mistake in this board? Call the director.")
        pen.put(care, inside.lower(_LINE), _CARE, Align.CENTRE, pad=0)

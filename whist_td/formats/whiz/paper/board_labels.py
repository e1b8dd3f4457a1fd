"""The labels of the boards: the number, who deals, and where the Domy is."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.formats.whiz.paper import deal_sheets
from whist_td.formats.whiz.paper.parts import domy_seat, draw_rose
from whist_td.formats.whiz.views.paper_views import Deal, Traveller, WhizPapers
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import occasion
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile, Tiling
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_ACROSS, _DOWN = 3, 6
_NUMBER = Type(Face.BOLD, 50, 20)
_WHO = Type(Face.SEMIBOLD, 10.5, 6)
_EVENT = Type(Face.SEMIBOLD, 7.5, 5)
_WHEN = Type(Face.REGULAR, 6.5, 4.5)
_CARE = Type(Face.REGULAR, 6.5, 5)
_LINE = 3.6 * MM
_WHO_LINE = 5 * MM


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a label for each board and each copy; then the sheets from which copies are made."""
    tiling = Tiling(sheet(size, Orientation.PORTRAIT), _ACROSS, _DOWN)
    layout = _Layout(tiling.box, of.details, _)
    labels = tiling.pages([layout.tile(traveller) for traveller in of.plan.travellers])
    return [*labels, *deal_sheets.pages(of, size, _)]


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

    def _draw_fixed(self, pen: Pen, deal: Deal) -> None:
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

"""Deals to practise with on paper: a card for each hand, and the answers on pages of their own."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.paper.deal_pages import (
    ACROSS,
    COMPASS_HIGH,
    draw_compass,
    draw_hand,
    draw_makeable,
)
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.views.training import EXAMPLE
from whist_td.formats.whiz.words.deal_pages import answer_sentences, training_title
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import Page, Tile, Tiling
from whist_td.paper.papers import Paper, render
from whist_td.paper.pen import Pen
from whist_td.words.words import N_, Words

_TITLE, _TEXT = Type(Face.BOLD, 15), Type(Face.REGULAR, 11)
_HEAD = 8 * MM
_GRID = (52 * MM, 34 * MM)
_GAP = 3 * MM
_A_PAGE = 2
"""So many answers stand on a page."""


@dataclass(frozen=True)
class TrainingDeal:
    """A deal of a series with what is known of it."""

    series: int
    number: int
    seen: DealSeen


@dataclass(frozen=True)
class TrainingSheets:
    """The deals that are printed."""

    details: Details
    deals: tuple[TrainingDeal, ...]


def _hand_pages(of: TrainingSheets, size: PageSize, _: Words) -> list[Page]:
    """Return a page for each deal, cut into its four hands."""
    tiling = Tiling(sheet(size, Orientation.LANDSCAPE, Use.CUT), 2, 2)

    def tile(deal: TrainingDeal, place: str) -> Tile:
        title = training_title(deal.series, deal.number, _)
        return Tile(title, lambda pen: _draw_card(pen, tiling.box, deal, place, _))

    return [
        page for deal in of.deals for page in tiling.pages([tile(deal, place) for place in PLACES])
    ]


def _draw_card(pen: Pen, box: Box, deal: TrainingDeal, place: str, _: Words) -> None:
    dealer = _("Dealer {dealer}", dealer=whiz_label(deal.seen.dealer, _))
    title = training_title(deal.series, deal.number, _)
    pen.put(f"{title} · {dealer}", box.upper(6 * MM), SMALL, pad=0)
    draw_hand(pen, box.below(8 * MM), deal.seen.deal, place, _)


def _answer_pages(of: TrainingSheets, size: PageSize, _: Words) -> list[Page]:
    page = sheet(size, Orientation.PORTRAIT)

    def answers(some: tuple[TrainingDeal, ...]) -> Page:
        def draw(pen: Pen) -> None:
            high = page.body.height / _A_PAGE
            for place, deal in enumerate(some):
                _draw_answer(pen, page.body.below(place * high).upper(high), deal, _)

        return Page(page, training_title(some[0].series, some[0].number, _), draw)

    # More is told of the example: it has a page to itself.
    alone = sum(deal.number == EXAMPLE for deal in of.deals[:1])
    parts = [of.deals[:alone]] if alone else []
    starts = range(alone, len(of.deals), _A_PAGE)
    parts += [of.deals[start : start + _A_PAGE] for start in starts]
    return [answers(part) for part in parts]


def _draw_answer(pen: Pen, box: Box, deal: TrainingDeal, _: Words) -> None:
    dealer = _("Dealer {dealer}", dealer=whiz_label(deal.seen.dealer, _))
    title = training_title(deal.series, deal.number, _)
    pen.put(f"{title} · {dealer}", box.upper(_HEAD), _TITLE, pad=0)
    room = box.below(_HEAD + _GAP)
    draw_compass(pen, room, deal.seen.deal, _)
    wide, high = _GRID
    beside = room.upper(COMPASS_HIGH).beside(3 * ACROSS + _GAP)
    draw_makeable(pen, beside.left(min(wide, beside.width)).upper(high), deal.seen, _)
    rest = room.below(COMPASS_HIGH + 1 * MM)
    for text in answer_sentences(deal.seen, deal.number, _):
        rest = pen.paragraph(text, rest, _TEXT)


_SHEETS = (
    Paper("training-hands", N_("Hands to practise with"), _hand_pages, before_play=True),
    Paper("training-answers", N_("Answers"), _answer_pages, before_play=True),
)


def training_sheets(of: TrainingSheets, size: PageSize, _: Words) -> bytes:
    """Return the cards of all hands, then the answers."""
    return render(_SHEETS, of, size, _)

"""Hands of cards on paper, and a page for each deal once everybody may see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.contracts import HANDS, Strain
from whist_td.deals.cards import PLACES, Deal
from whist_td.formats.whiz.paper.parts import HEAD, ResultLines, mistake, state_line
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import released_deals
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import BoardSheet
from whist_td.formats.whiz.words.deal_pages import (
    best_sentence,
    calls_words,
    seats_sentence,
    talk_sentence,
)
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import NOTE, SMALL, nothing_yet, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words


@dataclass(frozen=True)
class HandStyle:
    """How a hand is set: its name, its cards, and the signs before them."""

    name: Type
    cards: Type
    head: float
    sign: float


LARGE = HandStyle(Type(Face.BOLD, 14), Type(Face.BOLD, 19, 12), 6 * MM, 4.2 * MM)
"""For whoever sorts or plays the cards."""
READ = HandStyle(Type(Face.BOLD, 11), Type(Face.SEMIBOLD, 12.5), 5 * MM, 3.4 * MM)
"""For whoever reads all four at home."""
COMPASS_HIGH, ACROSS = 84 * MM, 46 * MM
"""How high four hands are, and how wide each of the three columns usually is."""
_AROUND, _BETWEEN = 0.5 * MM, 1.3 * MM


def draw_hand(
    pen: Pen, box: Box, deal: Deal, place: str, _: Words, style: HandStyle = LARGE
) -> None:
    """Draw a hand: its name, and a line for each suit."""
    head = box.upper(style.head)
    pen.put(seat_name(place, _), head, style.name, pad=0)
    if style is LARGE:
        pen.under(head, 0.6)
    lines = box.below(style.head + _AROUND).above(_AROUND)
    high = lines.height / len(SUIT_ORDER)
    for row, suit in enumerate(SUIT_ORDER):
        line = lines.below(row * high).upper(high)
        pen.suit(suit, line.x, line.y + (high - style.sign) / 2, style.sign)
        text = suit_text(deal.hand(place), suit, _)
        pen.put(text, line.beside(style.sign + _BETWEEN), style.cards, pad=0)


def draw_compass(pen: Pen, box: Box, deal: Deal, _: Words, across: float = ACROSS) -> None:
    """Draw four hands as they lie on a table: North above, the Domy at the left."""
    high = COMPASS_HIGH / 3
    at = {"N": (0, 1), "W": (1, 0), "E": (1, 2), "S": (2, 1)}
    for place in PLACES:
        line, column = at[place]
        cell = Box(box.x + column * across, box.below(line * high).upper(high).y, across, high)
        draw_hand(pen, cell, deal, place, _, READ)


_PLAIN = Type(Face.REGULAR, 10)
_STRONG = Type(Face.SEMIBOLD, 10.5)
_SAID = Type(Face.REGULAR, 11)
_SIGN = 3.4 * MM
_GRID = (52 * MM, 34 * MM)
_ROW = 6 * MM
_WIDTHS = {"round": 8, "table": 9, "result": 24, "who": 34, "points": 11, "matchpoints": 0}
_WIDTHS |= {"percent": 13}
_GAP = 3 * MM


def has_deals(event: WhizEvent) -> bool:
    """Tell whether there is a deal that everybody may see."""
    return bool(released_deals(event))


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a page for each deal that everybody may see."""
    page, seen = sheet(size, Orientation.PORTRAIT), deals_seen(of.event)
    if not seen:
        texts = (_("Deals and hands"), _("The hands are not released yet."))
        return [nothing_yet(page, texts, mistake(_), of.details, _)]
    boards = {each.board: each for each in of.so_far.boards}
    layout = _Layout(page, of, boards, _)
    return [layout.page(each) for each in seen.values()]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: WhizPapers
    boards: Mapping[int, BoardSheet]
    words: Words

    def page(self, seen: DealSeen) -> Page:
        return Page(self.sheet, str(seen.board), lambda pen: self._draw(pen, seen))

    def _draw(self, pen: Pen, seen: DealSeen) -> None:
        _ = self.words
        dealer = whiz_label(seen.dealer, _)
        title = _("Deal {board} · dealer {dealer}", board=seen.board, dealer=dealer)
        below = page_heading(pen, self.sheet.body, title, self.of.details, _)
        room = state_line(self.of.so_far, self.sheet, _).draw(pen, below)
        draw_compass(pen, room, seen.deal, _)
        beside = room.upper(COMPASS_HIGH).beside(3 * ACROSS + _GAP)
        if seen.makeable:
            wide, high = _GRID
            draw_makeable(pen, beside.left(min(wide, beside.width)).upper(high), seen, _)
        rest = room.below(COMPASS_HIGH)
        for text in said_of(seen, self.of.event, _):
            rest = pen.paragraph(text, rest, _SAID)
        pen.put(mistake(_), rest.lower(5 * MM), SMALL, pad=0)
        rest = rest.above(6 * MM)
        board = self.boards.get(seen.board)
        if board is not None:
            box = snug(rest.below(_GAP), len(board.deals), _ROW, HEAD)
            lines = ResultLines(board, _WIDTHS, _STRONG, _STRONG, NOTE, SMALL, _)
            lines.draw(pen, box, board.deals)


def said_of(seen: DealSeen, event: WhizEvent, _: Words) -> list[str]:
    """Return the best auction, what to talk about, and under which rule the tricks are counted."""
    if seen.makeable is None:
        return []
    calls = calls_words(seen.best, _) if seen.best else ""
    best = " ".join(filter(None, (best_sentence(seen, event, _), calls)))
    return [each for each in (best, talk_sentence(seen, _), seats_sentence(event, _)) if each]


def draw_makeable(pen: Pen, box: Box, seen: DealSeen, _: Words) -> None:
    """Draw the tricks that each declarer makes in each strain, where they are known."""
    makeable = seen.makeable
    if makeable is None:
        return
    columns = [
        GridColumn(_("Makes"), 2.2, align=Align.LEFT),
        *[GridColumn("", 1)] * len(Strain),
    ]
    grid = Grid(box, columns, len(HANDS), HEAD)
    grid.draw(pen)
    _first, *heads = grid.across(box.upper(HEAD))
    for strain, cell in zip(Strain, heads, strict=True):
        if strain is Strain.NO_TRUMP:
            pen.put(_("NT"), cell, _STRONG, Align.CENTRE, pad=0)
        else:
            x, y = cell.middle - _SIGN / 2, cell.y + (cell.height - _SIGN) / 2
            pen.suit(strain, x, y, _SIGN)
    for line, hand in enumerate(HANDS):
        name, *cells = grid.cells(line)
        pen.put(whiz_label(hand, _), name, _STRONG, pad=0.4 * MM)
        for strain, cell in zip(Strain, cells, strict=True):
            pen.put(str(makeable[hand][strain]), cell, _PLAIN, Align.CENTRE, pad=0)

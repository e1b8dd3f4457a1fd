"""A booklet of the deals: half pages, in the order in which both sides are printed and folded."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from whist_td.formats.whiz.paper.deal_pages import (
    COMPASS_HIGH,
    draw_compass,
    draw_makeable,
    said_of,
)
from whist_td.formats.whiz.paper.parts import mistake, outcome_text
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import BoardSheet
from whist_td.formats.whiz.words.deal_listings import points_text
from whist_td.formats.whiz.words.dealings import proof_sentence, seal_lines, with_commitment
from whist_td.formats.whiz.words.labels import ranked_words, whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, nothing_yet, occasion
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

_TITLE, _HEAD = Type(Face.BOLD, 26, 12), Type(Face.BOLD, 15)
_TEXT, _STRONG = Type(Face.REGULAR, 11), Type(Face.SEMIBOLD, 11)
_MARGIN, _GUTTER = 9 * MM, 12 * MM
"""What is left free at the edges, and beside the fold."""
_GRID = (58 * MM, 32 * MM)
_LINE, _LEAST = 5.2 * MM, 3.9 * MM
_FIRST = 10
"""So many of the standings stand on the cover."""
_SHEET = 4
"""The half pages of one sheet of paper."""
_Half = Callable[[Pen, Box], None]
"""What draws half a page."""


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sides of the sheets of a booklet, front and back in turn."""
    seen = deals_seen(of.event)
    if not seen:
        page = sheet(size, Orientation.PORTRAIT)
        texts = (_("Booklet of the deals"), _("The hands are not released yet."))
        return [nothing_yet(page, texts, mistake(_), of.details, _)]
    boards = {each.board: each for each in of.so_far.boards}
    booklet = _Booklet(of, boards, _)
    faces: list[_Half | None] = [booklet.cover, *map(booklet.deal, seen.values())]
    faces += [None] * (-(len(faces) + 1) % _SHEET)
    return _imposed([*faces, booklet.back], size)


def _imposed(faces: Sequence[_Half | None], size: PageSize) -> list[Page]:
    """Put half pages side by side so that they follow one another once the pile is folded."""
    whole, last = sheet(size, Orientation.LANDSCAPE, Use.FRAMED), len(faces) - 1
    sides = []
    for first in range(0, len(faces) // 2, 2):
        sides += [(last - first, first), (first + 1, last - first - 1)]
    wide = whole.width / 2

    def page(left: int, right: int) -> Page:
        def draw(pen: Pen) -> None:
            for place, face in enumerate((faces[left], faces[right])):
                if face is not None:
                    begins = _MARGIN if place == 0 else wide + _GUTTER
                    box = Box(begins, _MARGIN, wide - _MARGIN - _GUTTER, whole.height - 2 * _MARGIN)
                    face(pen, box)

        return Page(whole, f"{left + 1} · {right + 1}", draw)

    return [page(*side) for side in sides]


@dataclass(frozen=True)
class _Booklet:
    of: WhizPapers
    boards: Mapping[int, BoardSheet]
    words: Words

    def cover(self, pen: Pen, box: Box) -> None:
        _, details = self.words, self.of.details
        pen.put_lines(details.name, box.upper(24 * MM), _TITLE, pad=0)
        pen.put(occasion(details, _), box.below(26 * MM).upper(6 * MM), _TEXT, pad=0)
        rest = box.below(42 * MM)
        standings = self.of.results.standings
        state = missing_sentence(standings.reach, _)
        if state:
            rest = pen.paragraph(state, rest, _STRONG).below(3 * MM)
        for row in standings.rows[:_FIRST]:
            line = rest.upper(7 * MM)
            pen.put(f"{row.rank}.", line.left(10 * MM), _STRONG, Align.RIGHT, pad=0)
            pen.put(row.name, line.beside(13 * MM).left(line.width - 45 * MM), _TEXT, pad=0)
            score = ranked_words(row, standings.ranking, _)
            pen.put(score, line.beside(line.width - 32 * MM), _STRONG, Align.RIGHT, pad=0)
            rest = rest.below(7 * MM)

    def back(self, pen: Pen, box: Box) -> None:
        _, dealing = self.words, with_commitment(self.of.event)
        rest = box.below(10 * MM)
        if dealing is not None:
            for text in (_("Commitment of the deals"), *seal_lines(dealing.seal)):
                pen.put(text, rest.upper(7 * MM), _STRONG, pad=0)
                rest = rest.below(7 * MM)
            rest = pen.paragraph(proof_sentence(dealing, _), rest.below(2 * MM), SMALL)
        hint = _("Print both sides, flipped on the short edge; fold the pile in the middle.")
        pen.paragraph(hint, box.lower(10 * MM), SMALL)

    def deal(self, seen: DealSeen) -> _Half:
        return lambda pen, box: self._draw_deal(pen, box, seen)

    def _draw_deal(self, pen: Pen, box: Box, seen: DealSeen) -> None:
        _ = self.words
        dealer = whiz_label(seen.dealer, _)
        title = _("Deal {board} · dealer {dealer}", board=seen.board, dealer=dealer)
        pen.put(title, box.upper(9 * MM), _HEAD, pad=0)
        room = box.below(11 * MM)
        draw_compass(pen, room, seen.deal, _, box.width / 3)
        rest = room.below(COMPASS_HIGH + 2 * MM)
        if seen.makeable is not None:
            wide, high = _GRID
            draw_makeable(pen, rest.upper(high).left(wide), seen, _)
            beside = rest.upper(high).beside(wide + 4 * MM)
            for text in said_of(seen, self.of.event, _):
                beside = pen.paragraph(text, beside, SMALL)
            rest = rest.below(high + 5 * MM)
        self._draw_results(pen, rest, seen.board)

    def _draw_results(self, pen: Pen, room: Box, board: int) -> None:
        deals = self.boards[board].deals if board in self.boards else ()
        high = min(_LINE, room.height / max(len(deals), 1))
        if high < _LEAST:
            text = self.words("All results: see the sheets of the deals.")
            pen.put(text, room.upper(_LINE), SMALL, pad=0)
            return
        for line, deal in enumerate(deals):
            cells = room.below(line * high).upper(high).columns([2.2, *[2] * len(deal.hands)])
            result, *hands = cells
            pen.put(outcome_text(deal.outcome, self.words), result, _STRONG, pad=0)
            for cell, own in zip(hands, deal.hands, strict=True):
                text = f"{own.hand.value} {own.player.number}: {points_text(own)}"
                pen.put(text, cell, _TEXT, pad=0)

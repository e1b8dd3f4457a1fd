"""All players on a few pages: of each the place, and a line or two a round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.words.words import Words

_WHO = Type(Face.BOLD, 13)
_SUMMARY = Type(Face.SEMIBOLD, 10.5)
_ROUND = Type(Face.REGULAR, 10)
_WHO_LINE, _SUMMARY_LINE, _AFTER = 6 * MM, 5 * MM, 4 * MM
_FOOT = 6 * MM


@dataclass(frozen=True)
class Digest:
    """Somebody's evening in short: who, how it ended, and each round in a sentence."""

    who: str
    summary: str
    rounds: Sequence[str]

    def height(self, wide: float) -> float:
        """Return how high it is on paper."""
        lines = sum(len(wrapped(text, _ROUND.face, _ROUND.size, wide)) for text in self.rounds)
        return _WHO_LINE + _SUMMARY_LINE + lines * _ROUND.size * LEADING + _AFTER


def digest_pages(
    people: Iterable[Digest], details: Details, mistake: str, size: PageSize, _: Words
) -> list[Page]:
    """Return the pages, nobody cut in two."""
    paper, pages = sheet(size, Orientation.PORTRAIT), list[list[Digest]]()
    room = paper.body.below(HEADING).above(_FOOT)
    free = 0.0
    for each in people:
        needed = each.height(room.width)
        if not pages or needed > free:
            pages.append([])
            free = room.height
        pages[-1].append(each)
        free -= needed
    return [_page(paper, shown, details, mistake, _) for shown in pages]


def _page(paper: Sheet, shown: Sequence[Digest], details: Details, mistake: str, _: Words) -> Page:
    def draw(pen: Pen) -> None:
        room = page_heading(pen, paper.body, _("All players"), details, _)
        for each in shown:
            high = each.height(room.width)
            _draw(pen, room.upper(high), each)
            room = room.below(high)
        pen.put(mistake, paper.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    return Page(paper, f"{shown[0].who} – {shown[-1].who}", draw)


def _draw(pen: Pen, box: Box, digest: Digest) -> None:
    pen.put(digest.who, box.upper(_WHO_LINE), _WHO, pad=0)
    box = box.below(_WHO_LINE)
    pen.put(digest.summary, box.upper(_SUMMARY_LINE), _SUMMARY, pad=0)
    box = box.below(_SUMMARY_LINE)
    for text in digest.rounds:
        box = pen.paragraph(text, box, _ROUND)
    pen.under(box.upper(_AFTER / 2), 0.4)

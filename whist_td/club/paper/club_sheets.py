"""The sheets of the club's year: each is laid out by itself, and made a PDF alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, FootNotes, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.listings import ListingGrid
from whist_td.paper.page import Page
from whist_td.paper.papers import Paper, render
from whist_td.paper.pen import Align, Pen
from whist_td.words.listings import Listing
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.room.words.posters import RacePoster

_LEAD, _BELOW_LEAD = Type(Face.SEMIBOLD, 14), SMALL
_LEAD_LINE, _SMALL_LINE = 7 * MM, 5 * MM
_HEAD = 9 * MM
_ROW_LEAST = 7 * MM
_GAP = 4 * MM
_SIGN = 22 * MM
"""The room for signatures."""


class FinishedSheet(Protocol):
    """Something of the club's year that becomes paper."""

    @property
    def details(self) -> Details:
        """The heading: the club, its place, the day and its logo."""

    @property
    def title(self) -> str:
        """What it is called, on it and in the name of its file."""

    @property
    def which(self) -> Sequence[str]:
        """Whose it is, or of which event or days: what else the name of its file says."""

    def pages(self, _: Words) -> list[Page]:
        """Return its pages."""


def sheet_pdf(
    of: FinishedSheet, _: Words, progress: Callable[[int, int], None] = lambda _done, _total: None
) -> bytes:
    """Return a sheet as a PDF."""
    paper: Paper[FinishedSheet] = Paper(
        "sheet", of.title, lambda each, _size, words: each.pages(words), before_play=False
    )
    return render((paper,), of, PageSize.A4, _, progress)


@dataclass(frozen=True)
class ListingSheet:
    """A table over as many pages as it takes: its heading on each, the notes on the last."""

    details: Details
    listing: Listing
    lead: Sequence[str]
    """What is said above the table: the first line large."""
    size: PageSize
    notes: Sequence[str] = ()
    signatures: Sequence[str] = ()
    use: Use = Use.KEPT
    tallest: float = 9 * MM
    """The height of a line where there is room enough."""
    scale: float = 1.0
    """How much larger the letters are than those of a sheet in the hand."""
    race: "RacePoster | None" = None
    """The race that follows on a page of its own."""
    which: Sequence[str] = ()
    """Whose it is, or of which event or days."""
    after: Sequence[FinishedSheet] = ()
    """What follows the table, before the race."""

    @property
    def title(self) -> str:
        """What it is called."""
        return self.listing.title

    def pages(self, _: Words) -> list[Page]:
        """Return the pages, about as many lines on each."""
        parts = self._parts
        after = [page for each in self.after for page in each.pages(_)]
        pages = [self._page(part, parts, _) for part in parts] + after
        if self.race is None:
            return pages
        # Only a season reads from the disk what is painted in the room.
        from whist_td.room.standings_layout import race_page

        return [*pages, race_page(self._sheet, self.race, self.details, _)]

    def _page(self, part: range, parts: Sequence[range], _: Words) -> Page:
        return Page(self._sheet, self.title, lambda pen: self._draw(pen, part, parts, _))

    @property
    def _sheet(self) -> Sheet:
        return sheet(self.size, Orientation.PORTRAIT, self.use)

    @property
    def _room(self) -> Box:
        """The room below what is said above the table."""
        above = HEADING + _LEAD_LINE + max(len(self.lead) - 1, 0) * _SMALL_LINE + 2 * MM
        return self._sheet.body.below(above)

    @cached_property
    def _grid(self) -> ListingGrid[Any]:
        """The table as all pages have it: each would measure the lines of all of them."""
        return ListingGrid(self.listing, self._room.width, _HEAD, self.scale)

    @property
    def _foot(self) -> float:
        """The height of what is said below the table."""
        notes = self._notes.height + _GAP if self.notes else 0
        return notes + (_SIGN if self.signatures else 0)

    @property
    def _notes(self) -> FootNotes:
        return FootNotes(self.notes, self._sheet.body.width)

    @property
    def _parts(self) -> list[range]:
        """The lines of each page; those of the last leave room for what is said below."""
        fit = int((self._room.height - _HEAD) // _ROW_LEAST)
        taken = -int(-self._foot // _ROW_LEAST)
        count = len(self.listing.rows)
        parts = shares(count + taken, fit) or [range(0)]
        return [range(min(part.start, count), min(part.stop, count)) for part in parts]

    def _row(self, parts: Sequence[range]) -> float:
        """Return how high a line is, on every page alike."""
        free = self._room.height - _HEAD
        heights = [
            (free - (self._foot if part is parts[-1] else 0)) / len(part) for part in parts if part
        ]
        return min(self.tallest, *heights) if heights else self.tallest

    def _draw(self, pen: Pen, part: range, parts: Sequence[range], _: Words) -> None:
        room = page_heading(pen, self._sheet.body, self.title, self.details, _)
        for place, line in enumerate(self.lead):
            high, setting = (_LEAD_LINE, _LEAD) if not place else (_SMALL_LINE, _BELOW_LEAD)
            pen.put(line, room.upper(high), setting, pad=0)
            room = room.below(high)
        room = self._room
        if part:
            high = _HEAD + len(part) * self._row(parts)
            self._grid.draw(pen, room.upper(high), part)
            room = room.below(high)
        if part is parts[-1]:
            if self.notes:
                below = room.below(_GAP)
                self._notes.draw(pen, below.upper(self._notes.height))
            if self.signatures:
                draw_signatures(pen, self._sheet.body.lower(_SIGN), self.signatures)


def draw_signatures(pen: Pen, box: Box, signatures: Sequence[str], setting: Type = SMALL) -> None:
    """Draw a line for each who signs, and who it is below it."""
    for signature, place in zip(signatures, box.columns([1] * len(signatures)), strict=True):
        pen.under(place.above(6 * MM).inset(4 * MM, 0), 0.6)
        pen.put(signature, place.lower(5 * MM), setting, Align.CENTRE)

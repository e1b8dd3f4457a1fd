"""Certificates to be framed: a place in a season, faithful attendance, the wooden spoon."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from whist_td.club.words.prizes import CertificateText
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import logo
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_NAME = 0.88
"""The part of its line that a name takes, above the rule."""
_SUITS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


class CertificateSize(Enum):
    """The paper of a certificate, held across."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"


@dataclass(frozen=True)
class Certificates:
    """Certificates of one kind of paper, a page each."""

    details: Details
    title: str
    texts: Sequence[CertificateText]
    size: CertificateSize

    @property
    def which(self) -> Sequence[str]:
        """The season or the event and its day; then whose, or for what, where it is but one."""
        first = self.texts[0]
        day = "" if first.day == self.details.date else first.day.isoformat()
        same = (
            next(iter(shared))
            for shared in ({text.name for text in self.texts}, {text.what for text in self.texts})
            if len(shared) == 1
        )
        return (", ".join(filter(None, (first.season, day))), ", ".join(same))

    def pages(self, _: Words) -> list[Page]:
        """Return a page for each."""
        if self.size is CertificateSize.A5:
            paper = Sheet(210 * MM, 148.5 * MM, Use.FRAMED)
        else:
            paper = sheet(PageSize(self.size.value), Orientation.LANDSCAPE, Use.FRAMED)
        return [self._page(paper, text) for text in self.texts]

    def _page(self, paper: Sheet, text: CertificateText) -> Page:
        return Page(paper, text.name, lambda pen: _Drawing(pen, paper, self).draw(text))


@dataclass(frozen=True)
class _Drawing:
    """One certificate on its sheet; all measures grow with the sheet."""

    pen: Pen
    paper: Sheet
    of: Certificates

    @property
    def _scale(self) -> float:
        """How large the sheet is beside A4."""
        return self.paper.height / (210 * MM)

    def _mm(self, length: float) -> float:
        return length * MM * self._scale

    def draw(self, text: CertificateText) -> None:
        """Draw the frame, the heading of the club, the words, and who signs."""
        inside = self._draw_frame()
        rest = self._draw_club(inside)
        lines = [
            (words, face, size, self._mm(high))
            for words, face, size, high in (
                (text.presented, Face.REGULAR, 20, 13),
                (text.name, Face.BOLD, 46, 25),
                (text.what, Face.SEMIBOLD, 30, 21),
                (text.season, Face.REGULAR, 22, 11),
                (text.result, Face.REGULAR, 20, 11),
            )
            if words
        ]
        foot = inside.lower(self._mm(36))
        free = rest.height - foot.height - sum(high for *_, high in lines)
        rest = rest.below(max(0, free) / 2)
        for words, face, size, high in lines:
            line = rest.upper(high)
            is_name = words is text.name
            self._put(words, line.upper(high * (_NAME if is_name else 1)), face, size)
            if is_name:
                self.pen.under(line.inset(line.width * 0.31, 0), 0.5 * self._scale)
            rest = rest.below(high)
        self._put(text.dated, foot.upper(self._mm(10)), Face.REGULAR, 16)
        self._draw_signatures(foot.lower(self._mm(24)), text.signatures)

    def _put(self, words: str, box: Box, face: Face, size: float) -> None:
        setting = Type(face, max(size * self._scale, 9), max(size * self._scale * 0.5, 9))
        self.pen.put(words, box, setting, Align.CENTRE)

    def _draw_frame(self) -> Box:
        """Draw fine lines around the sheet, a suit on each inner corner; return the inside."""
        outer = self.paper.paper.inset(self._mm(9))
        for far, weight in ((0, 0.5), (1.5, 1.8), (8, 0.5)):
            self.pen.frame(outer.inset(self._mm(far)), weight * self._scale)
        inner, side = outer.inset(self._mm(8)), self._mm(6)
        corners = (
            (inner.x, inner.top),
            (inner.right, inner.top),
            (inner.x, inner.y),
            (inner.right, inner.y),
        )
        for suit, (x, y) in zip(_SUITS, corners, strict=True):
            at = Box(x - side / 2, y - side / 2, side, side)
            self.pen.fill(at.inset(-self._mm(1.2)), grey=1)
            self.pen.suit(suit, at.x, at.y, side)
        return inner.inset(self._mm(10), self._mm(5))

    def _draw_club(self, inside: Box) -> Box:
        """Draw the picture of the club, if there is one, and its name; return what is below."""
        picture = logo(self.of.details.logo)
        high = 26 if picture else 6
        if picture is not None:
            wide, tall = picture.getSize()
            room = inside.upper(self._mm(24))
            width = min(room.width / 3, room.height * wide / tall)
            self.pen.picture(picture, Box(room.middle - width / 2, room.y, width, room.height))
        below = inside.below(self._mm(high))
        self._put(self.of.details.name, below.upper(self._mm(12)), Face.SEMIBOLD, 22)
        return below.below(self._mm(14))

    def _draw_signatures(self, box: Box, signatures: Sequence[str]) -> None:
        for signature, place in zip(signatures, box.columns([1] * len(signatures)), strict=True):
            line = place.inset(self._mm(14), 0)
            self.pen.under(line.above(self._mm(8)), 0.8 * self._scale)
            self._put(signature, line.lower(self._mm(7)), Face.REGULAR, 14)

"""What sheets have in common: the event's name, place, date and logo, and the trump."""

import io
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageOps
from reportlab.lib.utils import ImageReader

from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, width, wrapped
from whist_td.paper.layout import MM, Box, Sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.labels import label
from whist_td.words.words import Words

_MOST_PIXELS = 600
"""The longest side worth keeping: a logo is at most four centimetres wide."""

_UNREADABLE = (OSError, ValueError, SyntaxError, Image.DecompressionBombError, Warning)


@lru_cache(4)
def logo(picture: bytes | None) -> ImageReader | None:
    """Return the picture on white, no larger than it prints; None where there is none."""
    if not picture:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with Image.open(io.BytesIO(picture)) as opened:
                opened.draft("RGB", (_MOST_PIXELS, _MOST_PIXELS))
                upright = ImageOps.exif_transpose(opened).convert("RGBA")
            upright.thumbnail((_MOST_PIXELS, _MOST_PIXELS))
            white = Image.new("RGBA", upright.size, "white")
            return ImageReader(Image.alpha_composite(white, upright).convert("RGB"))
    except _UNREADABLE:
        return None


_TITLE = Type(Face.BOLD, 24, 12)
EVENT = Type(Face.SEMIBOLD, 10.5)
_SENTENCE = Type(Face.REGULAR, 14)
SMALL = Type(Face.REGULAR, 10)
NOTE = Type(Face.REGULAR, 10)
"""What stands on a whole page beside its matter, and is read at a table all the same."""
TEXT = Type(Face.REGULAR, 10)
CHIP = Type(Face.BOLD, 9, grey=1)
HEADING = 19 * MM
CARD_HEADING = 9 * MM
_LOGO_SHAPE = 2.2
"""A logo may be this much wider than high."""


def occasion(details: Details, _: Words) -> str:
    """Return when and where the event is held, on one line."""
    return " · ".join(part for part in (_.date(details.date), details.place.strip()) if part)


def page_heading(pen: Pen, body: Box, title: str, details: Details, _: Words) -> Box:
    """Draw the heading of a whole page; return what is left of the page."""
    band = body.upper(HEADING - 4 * MM)
    band = _draw_logo(pen, band, details)
    pen.put(title, band.upper(9 * MM), _TITLE, pad=0)
    line = band.lower(5 * MM)
    when = occasion(details, _)
    room = line.width - width(when, NOTE.face, NOTE.size)
    room = max(room, line.width * 0.45)
    name = min(room, width(details.name, EVENT.face, EVENT.size) + 4.5 * MM)
    pen.put(details.name, line.left(name - 4 * MM), EVENT, pad=0)
    pen.put(when, line.beside(name), NOTE, pad=0)
    pen.under(body.upper(HEADING - 3 * MM), 1.2)
    return body.below(HEADING)


def nothing_yet(
    sheet: Sheet, texts: tuple[str, str], mistake: str, details: Details, _: Words
) -> Page:
    """Return the one page of a paper that has no sheets yet: its title, and why."""
    title, sentence = texts

    def draw(pen: Pen) -> None:
        room = page_heading(pen, sheet.body, title, details, _)
        pen.put(sentence, room.upper(9 * MM), _SENTENCE, pad=0)
        pen.put(mistake, room.lower(5 * MM), SMALL, pad=0)

    return Page(sheet, title, draw)


def card_heading(pen: Pen, box: Box, details: Details, _: Words) -> Box:
    """Draw the event's two lines over a card; return what is left of the card."""
    band = _draw_logo(pen, box.upper(CARD_HEADING), details)
    pen.put(details.name, band.upper(CARD_HEADING / 2), EVENT, pad=0)
    pen.put(occasion(details, _), band.lower(CARD_HEADING / 2), SMALL, pad=0)
    return box.below(CARD_HEADING)


def _draw_logo(pen: Pen, band: Box, details: Details) -> Box:
    picture = logo(details.logo)
    if picture is None:
        return band
    wide = band.height * _LOGO_SHAPE
    place = band.beside(band.width - wide)
    pen.stamp(
        f"logo-{place.x:.0f}-{place.y:.0f}-{wide:.0f}", lambda own: own.picture(picture, place)
    )
    return band.left(band.width - wide - 3 * MM)


def trump(pen: Pen, strain: Strain | None, box: Box, setting: Type, _: Words) -> None:
    """Draw a trump as suit and word, or a line to write it on where the room decides."""
    if strain is None:
        pen.under(box.inset(2 * MM, box.height * 0.22))
        return
    if strain is Strain.NO_TRUMP:
        pen.put(label(strain, _), box, replace(setting, face=Face.SEMIBOLD))
        return
    sign = min(box.height * 0.72, setting.size)
    pen.suit(strain, box.x + 1 * MM, box.y + (box.height - sign) / 2, sign)
    pen.put(label(strain, _), box.beside(sign + 2.5 * MM), setting)


def chip(pen: Pen, text: str, box: Box, setting: Type = CHIP) -> None:
    """Draw white words on a black tag, so that nobody overlooks them."""
    pen.fill(box, radius=min(box.height / 4, 1 * MM))
    pen.put(text, box, setting, Align.CENTRE)


def advance_two(_: Words) -> str:
    """Return the warning that the carton skips its own table."""
    return _("ADVANCE 2")


def tables_text(n: int, _: Words) -> str:
    """Return a number of tables."""
    return _.plural("{n} table", "{n} tables", n)


_STATE = Type(Face.BOLD, 11)


@dataclass(frozen=True)
class StateLine:
    """What is missing, said below the heading of a page; nothing takes no room."""

    text: str
    wide: float

    @property
    def height(self) -> float:
        """How high it is, with the room below it."""
        lines = wrapped(self.text, _STATE.face, _STATE.size, self.wide) if self.text else ()
        return len(lines) * _STATE.size * LEADING + 2 * MM if lines else 0

    def draw(self, pen: Pen, below_heading: Box) -> Box:
        """Write it at the top of what is below the heading; return what is left."""
        if self.text:
            pen.paragraph(self.text, below_heading, _STATE)
        return below_heading.below(self.height)


_FOOT_NOTE = Type(Face.REGULAR, 10.5)


@dataclass(frozen=True)
class FootNotes:
    """What is said below the matter of a page, paragraph by paragraph."""

    texts: Sequence[str]
    wide: float

    @property
    def height(self) -> float:
        """How high they are."""
        face, size = _FOOT_NOTE.face, _FOOT_NOTE.size
        return (
            sum(len(wrapped(each, face, size, self.wide)) for each in self.texts) * size * LEADING
        )

    def draw(self, pen: Pen, body: Box) -> None:
        """Write them along the lower edge of a page."""
        box = body.lower(self.height)
        for text in self.texts:
            box = pen.paragraph(text, box, _FOOT_NOTE)

"""The one text face of the papers, how wide its words are, and how they are made to fit.

Paper knows no direction: a name written from right to left is printed as it stands, its letters
one after another from the left. Turning it round needs a library, and the one there is
(python-bidi 0.6) closes brackets the wrong way, leaves vowel marks on the neighbour's letter and
joins no Arabic letters: a name half put right is worse than one that is plainly as it was typed.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import groupby

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from whist_td.assets import asset

CAP_HEIGHT = 0.668
"""The height of a figure or a capital, as a part of the type size."""
LEADING = 1.25
_REMEMBERED = 50_000
_STEP = 0.5


class Face(Enum):
    """The weights of Atkinson Hyperlegible Next."""

    REGULAR = "AtkinsonHyperlegibleNext-Regular"
    SEMIBOLD = "AtkinsonHyperlegibleNext-SemiBold"
    BOLD = "AtkinsonHyperlegibleNext-Bold"


_STAND_INS = {
    Face.REGULAR: "DejaVuSans",
    Face.SEMIBOLD: "DejaVuSans-Bold",
    Face.BOLD: "DejaVuSans-Bold",
}
"""The face that lends the signs ours has not got."""


@dataclass(frozen=True)
class Type:
    """How words are set: the face, its size, how small it may become, and its grey (0: black)."""

    face: Face
    size: float
    least: float = 7.5
    grey: float = 0.0


@cache
def font(name: str) -> TTFont:
    """Return a font that travels with the program, ready to draw with."""
    loaded = TTFont(name, str(asset("fonts", f"{name}.ttf")))
    pdfmetrics.registerFont(loaded)
    return loaded


@lru_cache(_REMEMBERED)
def runs(text: str, face: Face) -> tuple[tuple[str, str], ...]:
    """Cut a text where a sign has to be lent: pairs of a font name and a piece, from the left."""
    own, lent = font(face.value), _STAND_INS[face]

    def name(letter: str) -> str:
        return own.fontName if ord(letter) in own.face.charToGlyph else font(lent).fontName

    return tuple((used, "".join(piece)) for used, piece in groupby(text, name))


@lru_cache(_REMEMBERED)
def _width_of_one_point(text: str, face: Face) -> float:
    return sum(float(font(name).stringWidth(piece, 1)) for name, piece in runs(text, face))


def width(text: str, face: Face, size: float) -> float:
    """Return how wide a text is."""
    return _width_of_one_point(text, face) * size


@lru_cache(_REMEMBERED)
def fitted(text: str, setting: Type, room: float) -> tuple[str, float]:
    """Return a text and its size so that it fits: smaller first, then cut short with "…"."""
    wide = _width_of_one_point(text, setting.face)
    size = min(setting.size, room / wide) if wide else setting.size
    if size >= setting.least:
        return text, size
    return _shortened(text, setting, room), setting.least


def _shortened(text: str, setting: Type, room: float) -> str:
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + "…"
        if width(short, setting.face, setting.least) <= room:
            return short
    return "…"


@lru_cache(_REMEMBERED)
def wrapped(text: str, face: Face, size: float, room: float) -> tuple[str, ...]:
    """Return a text as lines that are no wider than the room, unless a single word is."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip(" ")
        if lines[-1] and width(longer, face, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


@lru_cache(_REMEMBERED)
def fitted_lines(
    text: str, setting: Type, room: float, height: float
) -> tuple[tuple[str, ...], float]:
    """Return a text as lines, and their size, so that all fit in a room and a height."""
    size = setting.size
    while size > setting.least:
        lines = wrapped(text, setting.face, size, room)
        wide = max(width(line, setting.face, size) for line in lines)
        if wide <= room and len(lines) * size * LEADING <= height:
            return lines, size
        size -= _STEP
    most = max(1, int(height // (setting.least * LEADING)))
    lines = wrapped(text, setting.face, setting.least, room)
    if len(lines) <= most:
        return lines, setting.least
    return (*lines[: most - 1], " ".join(lines[most - 1 :])), setting.least

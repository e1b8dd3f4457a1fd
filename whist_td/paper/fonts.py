"""The one text face of the papers, who lends it what it has not got, and how wide words are."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import groupby

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from whist_td.assets import asset
from whist_td.core.name_setting import broken
from whist_td.paper.direction import drawn_order
from whist_td.paper.system_faces import system_face

CAP_HEIGHT = 0.668
"""The height of a figure or a capital, as a part of the type size."""
LEADING = 1.25
LEAST = 9.0
"""No letter on any sheet is smaller: it is read at a table, in the evening, by old eyes."""
_TIGHT = 1.12
"""How far the lines of a name are apart that takes more than one."""
_REMEMBERED = 50_000


class Face(Enum):
    """The weights of Atkinson Hyperlegible Next."""

    REGULAR = "AtkinsonHyperlegibleNext-Regular"
    SEMIBOLD = "AtkinsonHyperlegibleNext-SemiBold"
    BOLD = "AtkinsonHyperlegibleNext-Bold"


_STAND_IN = "DejaVuSans"
"""The face that lends the signs ours has not got."""
_STEM = 0.09
_STEMS = {Face.REGULAR: _STEM, Face.SEMIBOLD: 0.13, Face.BOLD: 0.146}
"""How thick an upright stroke is, in type sizes: of the face that lends, and of ours."""


@dataclass(frozen=True)
class Type:
    """How words are set: the face, its size, how small it may become, and its grey (0: black)."""

    face: Face
    size: float
    least: float = LEAST
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
    own = font(face.value)

    def name(letter: str) -> str:
        return own.fontName if ord(letter) in own.face.charToGlyph else _lender(letter).fontName

    return tuple((used, "".join(piece)) for used, piece in groupby(drawn_order(text), name))


def _lender(letter: str) -> TTFont:
    """Return the font that draws a letter in the place of ours, or an empty box if none has it."""
    stand_in = font(_STAND_IN)
    if ord(letter) in stand_in.face.charToGlyph:
        return stand_in
    return system_face(letter) or stand_in


def unknown(text: str) -> str:
    """Return the letters of a text that no font here has, each once: boxes stand in their place."""
    lent = (piece for used, piece in runs(text, Face.REGULAR) if used == _STAND_IN)
    has = font(_STAND_IN).face.charToGlyph
    return "".join(dict.fromkeys(each for each in "".join(lent) if ord(each) not in has))


def thickened(name: str, face: Face) -> float:
    """Return by how much a lent letter is drawn thicker to weigh what ours weigh, in type sizes."""
    return _STEMS[face] - _STEM if name == _STAND_IN else 0.0


@lru_cache(_REMEMBERED)
def _width_of_one_point(text: str, face: Face) -> float:
    return sum(float(pdfmetrics.stringWidth(piece, name, 1)) for name, piece in runs(text, face))


def width(text: str, face: Face, size: float) -> float:
    """Return how wide a text is."""
    return _width_of_one_point(text, face) * size


@lru_cache(_REMEMBERED)
def wrapped(text: str, face: Face, size: float, room: float) -> tuple[str, ...]:
    """Return a text as lines that are no wider than the room, unless a single word is."""
    return broken(text, lambda line: width(line, face, size) <= room)


def block_height(lines: int, size: float) -> float:
    """Return how high so many lines of a name are."""
    return (1 + (lines - 1) * _TIGHT) * size

"""The one text face of the papers, who lends it what it has not got, and how wide words are.

Letters are drawn from the left: names in Hebrew and Arabic, which are read from the right, are put
into that order, and Arabic letters are joined. A vowel mark stands before the letter that it is
drawn over: its form in our face reaches to the right. Chinese, Japanese, Korean and small pictures
are lent by faces of the system, found by their names in the usual folders.
"""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from typing_extensions import override

from whist_td.assets import asset
from whist_td.core.name_setting import broken

_FROM_RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
_READ_FROM_RIGHT = re.compile(f"[{_FROM_RIGHT}]")
_OURS = re.compile(r"[A-Za-zÀ-ɏ]|^\d")
_OPENING, _CLOSING = "([{«‹<", ")]}»›>"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)


def drawn_order(text: str) -> str:
    """Return the letters of a text from the left, joined where they are joined.

    A line that has letters of ours, or begins with a number, is read from the left, as the sheet
    is; another has its beginning at the right.
    """
    if not _READ_FROM_RIGHT.search(text):
        return text
    from bidi import get_display

    base = "L" if _OURS.search(text) else None
    return _closed_after_opened(str(get_display(_joined()(text), base_dir=base)))


@cache
def _joined() -> Callable[[str], str]:
    """Return what joins Arabic letters by forms that our face has, and drops no vowel."""
    from arabic_reshaper import ArabicReshaper

    settings = {"delete_harakat": False, "ARABIC LIGATURE ALLAH": False}
    joined: Callable[[str], str] = ArabicReshaper(settings).reshape
    return joined


def _closed_after_opened(text: str) -> str:
    """Return a text in which brackets that were turned round with what is in them face it."""
    letters, opened = [*text], list[int]()
    for place, letter in enumerate(text):
        if letter not in _OPENING + _CLOSING:
            continue
        if opened and text[opened[-1]] == letter.translate(_MIRRORED):
            first = opened.pop()
            if text[first] in _CLOSING:
                letters[first], letters[place] = letter, text[first]
        else:
            opened.append(place)
    return "".join(letters)


_FACES = (
    "DroidSansFallbackFull.ttf",
    "wqy-zenhei.ttc",
    "wqy-microhei.ttc",
    "Arial Unicode.ttf",
    "msyh.ttc",
    "YuGothM.ttc",
    "malgun.ttf",
    "simsun.ttc",
    "Nirmala.ttf",
    "Nirmala.ttc",
    "LeelawUI.ttf",
    "Apple Symbols.ttf",
    "NotoEmoji-Regular.ttf",
    "Symbola_hint.ttf",
    "Symbola.ttf",
    "seguiemj.ttf",
    "seguisym.ttf",
    "unifont.ttf",
)
"""Those whose outlines a PDF takes, first the one that has most: a scan of all fonts takes long."""
_FACES_REMEMBERED = 2_000


def font_folders() -> tuple[Path, ...]:
    """Return where this system keeps its fonts."""
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local"))
        return Path(
            os.environ.get("WINDIR", "C:/Windows"), "Fonts"
        ), local / "Microsoft/Windows/Fonts"
    if sys.platform == "darwin":
        return Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"
    return Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts"


@lru_cache(_FACES_REMEMBERED)
def system_face(letter: str, folders: tuple[Path, ...] | None = None) -> TTFont | None:
    """Return a font of the system that has a letter; None if none of those known has."""
    paths = _paths(font_folders() if folders is None else folders)
    fonts = (font for path in paths if (font := _loaded(path)))
    return next((font for font in fonts if ord(letter) in font.face.charToGlyph), None)


@cache
def _paths(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    there = {
        name: Path(where, name)
        for folder in folders
        for where, _folders, names in os.walk(folder)
        for name in names
    }
    return tuple(there[name] for name in _FACES if name in there)


@cache
def _loaded(path: Path) -> TTFont | None:
    """Return a font ready to draw with; None if a PDF cannot take it, or must not."""
    try:
        font = TTFont(f"System {path.stem}", str(path))
    except (TTFError, OSError):
        return None
    pdfmetrics.registerFont(font)
    return font


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

    @override
    def __hash__(self) -> int:
        # Asked for at each text of each page: few types differ in their faces alone.
        return hash((self.size, self.least, self.grey))


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
    lent = "".join(piece for used, piece in runs(text, Face.REGULAR) if used == _STAND_IN)
    has = font(_STAND_IN).face.charToGlyph if lent else {}  # it takes longer than ours to be read
    return "".join(dict.fromkeys(each for each in lent if ord(each) not in has))


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

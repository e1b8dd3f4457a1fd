"""Faces of the system that have what ours have not: Chinese, Japanese, Korean, and small pictures.

They are found by their names in the usual folders, and what is used of them goes into the sheet.
"""

import os
import sys
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

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
_REMEMBERED = 2_000


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


@lru_cache(_REMEMBERED)
def system_face(letter: str, folders: tuple[Path, ...] | None = None) -> TTFont | None:
    """Return a font of the system that has a letter; None if none of those known has."""
    paths = _paths(font_folders() if folders is None else folders)
    fonts = (font for path in paths if (font := _loaded(path)))
    return next((font for font in fonts if ord(letter) in font.face.charToGlyph), None)


@cache
def _paths(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    there = {path.name: path for folder in folders for path in _files(folder)}
    return tuple(there[name] for name in _FACES if name in there)


def _files(folder: Path) -> Iterator[Path]:
    for where, _folders, names in os.walk(folder):
        yield from (Path(where, name) for name in names)


@cache
def _loaded(path: Path) -> TTFont | None:
    """Return a font ready to draw with; None if a PDF cannot take it, or must not."""
    try:
        font = TTFont(f"System {path.stem}", str(path))
    except (TTFError, OSError):
        return None
    pdfmetrics.registerFont(font)
    return font

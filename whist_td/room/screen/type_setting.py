"""Type that fills the space it has: one line, or more where that makes it larger."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from whist_td.kit.theme import FACE, SIGNS

MEASURED_AT = 100
LINE = 1.16
"""The height of a line as a part of the size of its type."""
WORTH = 1.02
"""One more line has to make the type so much larger to be worth it."""
STEPS = 24


@dataclass(frozen=True)
class Setting:
    """A text broken into lines, and the size at which it fits."""

    lines: tuple[str, ...]
    size: float


def face(size: float, *, is_bold: bool = False, is_tabular: bool = False) -> QFont:
    """Return the text face at a size in pixels."""
    font = QFont([FACE, SIGNS])
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight.Bold if is_bold else QFont.Weight.Medium)
    if is_tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


@lru_cache(maxsize=8192)
def width_of(text: str, *, is_bold: bool = False) -> float:
    """Return how wide a text is at size 1, figures being tabular."""
    font = face(MEASURED_AT, is_bold=is_bold, is_tabular=True)
    return QFontMetricsF(font).horizontalAdvance(text) / MEASURED_AT


def fitted(
    text: str, width: float, height: float, size: float, lines: int, *, is_bold: bool
) -> Setting:
    """Return a text as large as it can be, at most so large, in at most so many lines."""
    best = _in_lines((text,), width, height, size, is_bold=is_bold)
    for number in range(2, lines + 1):
        if best.size >= size:
            break
        other = _in_lines(
            broken(text, number, is_bold=is_bold), width, height, size, is_bold=is_bold
        )
        if other.size > best.size * WORTH:
            best = other
    return best


def _in_lines(
    lines: Sequence[str], width: float, height: float, size: float, *, is_bold: bool
) -> Setting:
    widest = max((width_of(line, is_bold=is_bold) for line in lines), default=0) or 0.01
    return Setting(tuple(lines), min(size, width / widest, height / (LINE * len(lines))))


@lru_cache(maxsize=2048)
def broken(text: str, lines: int, *, is_bold: bool = False) -> tuple[str, ...]:
    """Return a text in at most so many lines, as even as its words allow; its own breaks stay."""
    whole = width_of(text.replace("\n", " "), is_bold=is_bold)
    least = whole / lines
    for step in range(STEPS + 1):
        told = _wrapped(text, least + (whole - least) * step / STEPS, is_bold=is_bold)
        if len(told) <= lines:
            return told
    return tuple(text.split("\n"))


def _wrapped(text: str, width: float, *, is_bold: bool) -> tuple[str, ...]:
    told: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, is_bold=is_bold) > width:
                told.append(line)
                line = word
            else:
                line = longer
        told.append(line)
    return tuple(told)

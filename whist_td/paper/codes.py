"""Codes that a telephone reads with its camera, as they are drawn on sheets."""

from whist_td.core.proposals import Corner
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

Matrix = tuple[tuple[bool, ...], ...]
"""The dots of a code, row by row; True is black."""
_QUIET = 2
"""Dots of white around a code."""
_PIN = Type(Face.BOLD, 11, 8)
_PIN_LINE = 5 * MM


def code_of(text: str) -> Matrix:
    """Return the code of a text, with correction for creases and shadows."""
    import segno  # read from the disk once a code is shown

    made = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(dot) for dot in row) for row in made.matrix)


def draw_code(pen: Pen, text: str, box: Box) -> None:
    """Draw a code as large as a box has room for, with white around it."""
    rows = code_of(text)
    dot = min(box.width, box.height) / (len(rows) + 2 * _QUIET)
    left = box.x + (box.width - dot * len(rows)) / 2
    top = box.top - _QUIET * dot
    for at, row in enumerate(rows):
        first = 0
        while first < len(row):
            last = first
            while last < len(row) and row[last]:
                last += 1
            if last > first:
                dots = Box(left + first * dot, top - (at + 1) * dot, (last - first) * dot, dot)
                pen.fill(dots, 0)
            first = max(last, first + 1)


def draw_corner(pen: Pen, corner: Corner, box: Box, _: Words) -> None:
    """Draw a code into the corner of a card, above the PIN where it has one."""
    if corner.pin:
        line = box.lower(_PIN_LINE)
        pen.put(_("PIN {pin}", pin=corner.pin), line, _PIN, Align.CENTRE, pad=0)
        box = box.above(_PIN_LINE)
    draw_code(pen, corner.url, box)

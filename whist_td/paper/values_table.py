"""The table of what counts, drawn in a margin or on the page of rules."""

from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import STRIPE
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.rules_text import Value, Values

_TITLE = Type(Face.BOLD, 11, 8)
_HEAD = Type(Face.SEMIBOLD, 7.5, 5.5)
_FIGURE, _CLOSE_FIGURE, _WORD_SIZE = 10, 9, 9.5
TITLE_LINE = 7 * MM
HEAD_LINE = 9 * MM
ROW_LEAST, ROW_MOST = 4.6 * MM, 7 * MM
WIDE, NARROW = 96 * MM, 66 * MM
"""The margin that a table of contracts needs, and a plain list of what counts."""
_FIRST_OF_WIDE, _FIRST_OF_NARROW, _FIRST_OF_MANY = 0.28, 0.64, 0.13
_GROUP = 1.5 * MM
_TABLE, _MANY = 5, 6
"""A table of contracts has so many figures a line; more than many stand close, all as wide."""


def margin(values: Values) -> float:
    """Return how wide a margin shows what counts."""
    return WIDE if values.heads else NARROW


def height(values: Values, row: float = ROW_MOST) -> float:
    """Return how high what counts is with rows of a height."""
    head = HEAD_LINE if values.heads else 0
    groups = sum(line.starts_group for line in values.lines) * _GROUP
    return TITLE_LINE + head + len(values.lines) * row + groups


def draw_values(pen: Pen, box: Box, values: Values) -> Box:
    """Draw what counts from the top of a box; return what is left below."""
    free = box.height - height(values, 0)
    row = max(ROW_LEAST, min(ROW_MOST, free / max(len(values.lines), 1)))
    pen.put(values.title, box.upper(TITLE_LINE), _TITLE, pad=0)
    pen.under(box.upper(TITLE_LINE), 1.0)
    box = box.below(TITLE_LINE)
    if values.heads:
        _draw_heads(pen, box.upper(HEAD_LINE), values)
        box = box.below(HEAD_LINE)
    for at, line in enumerate(values.lines):
        if line.starts_group:
            pen.under(box.upper(0), 0.8)
            box = box.below(_GROUP)
        if values.heads and at % 2:
            pen.fill(box.upper(row), STRIPE)
        _draw_line(pen, box.upper(row), line)
        box = box.below(row)
    pen.under(box.upper(0), 0.8)
    return box


def _cells(line: Box, figures: int) -> tuple[Box, list[Box]]:
    share = _FIRST_OF_WIDE if figures <= _MANY else _FIRST_OF_MANY
    first = line.width * (_FIRST_OF_NARROW if figures < _TABLE else share)
    rest = line.beside(first)
    if figures == 1:
        return line.left(first), [rest]
    contracts = [12, *([17] * 4), *([11] * (figures - 5))]
    weights = contracts if _TABLE <= figures <= _MANY else [1] * figures
    return line.left(first), list(rest.columns(weights))


def _draw_heads(pen: Pen, line: Box, values: Values) -> None:
    _first, cells = _cells(line, len(values.heads))
    for head, cell in zip(values.heads, cells, strict=True):
        pen.put_lines(head, cell, _HEAD, Align.CENTRE, pad=0.3 * MM)
    pen.under(line, 0.6)


def _draw_line(pen: Pen, line: Box, value: Value) -> None:
    first, cells = _cells(line, len(value.figures))
    size = min(_WORD_SIZE, line.height * 0.62)
    what = Type(Face.REGULAR, size, 6)
    if len(cells) == 1:
        pen.put(value.what, first, what, pad=0.3 * MM)
    else:
        pen.put_lines(value.what, first, what, pad=0.3 * MM)
    align = Align.RIGHT if len(cells) == 1 else Align.CENTRE
    most = _FIGURE if len(cells) == 1 else _CLOSE_FIGURE
    figure = Type(Face.SEMIBOLD, min(most, line.height * 0.65), 5.5)
    for text, cell in zip(value.figures, cells, strict=True):
        pen.put(text, cell, figure, align, pad=0.3 * MM)
    pen.under(line, 0.2)

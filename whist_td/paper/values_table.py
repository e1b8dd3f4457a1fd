"""The table of what counts, drawn in a margin or on the page of rules, in letters of one size."""

from collections.abc import Iterable

from whist_td.paper.fonts import LEADING, Face, Type, width, wrapped
from whist_td.paper.layout import MM, Box
from whist_td.paper.page import STRIPE
from whist_td.paper.pen import Align, Pen
from whist_td.words.rules_text import Value, Values

_LETTERS = 10.0
TITLE = Type(Face.BOLD, 11, _LETTERS)
_HEAD = _FIGURE = Type(Face.SEMIBOLD, _LETTERS)
_WORD = Type(Face.REGULAR, _LETTERS)
_LINE = _LETTERS * LEADING
_PAD = 0.6 * MM
TITLE_LINE = 7 * MM
ROW_LEAST, ROW_MOST = 4.5 * MM, 7 * MM
WIDE, NARROW = 96 * MM, 66 * MM
"""The margin that a table of contracts needs, and a plain list of what counts."""
_GROUP = 1.5 * MM
_STEP = 0.25 * MM


def margin(values: Values) -> float:
    """Return how wide a margin shows what counts."""
    return max(WIDE, whole_width(values)) if values.heads else NARROW


def whole_width(values: Values) -> float:
    """Return how wide what counts is if every line of it is one line."""
    return _widest((line.what for line in values.lines), _WORD) + sum(_columns(values))


def height(values: Values, wide: float, row: float) -> float:
    """Return how high what counts is in a width, with rows no lower than this."""
    first = wide - sum(_columns(values))
    groups = sum(line.starts_group for line in values.lines) * _GROUP
    rows = sum(_row(line, first, row) for line in values.lines)
    return TITLE_LINE + _head_height(values) + rows + groups


def draw_values(pen: Pen, box: Box, values: Values) -> Box:
    """Draw what counts from the top of a box; return what is left below."""
    row = ROW_MOST
    while row > ROW_LEAST and height(values, box.width, row) > box.height:
        row -= _STEP
    pen.put(values.title, box.upper(TITLE_LINE), TITLE, pad=0)
    pen.under(box.upper(TITLE_LINE), 1.0)
    box = box.below(TITLE_LINE)
    if values.heads:
        line = box.upper(_head_height(values))
        for head, cell in zip(values.heads, _cells(line, values)[1:], strict=True):
            pen.put_lines(head, cell, _HEAD, Align.CENTRE, pad=0)
        pen.under(line, 0.6)
        box = box.below(line.height)
    for at, value in enumerate(values.lines):
        if value.starts_group:
            pen.under(box.upper(0), 0.8)
            box = box.below(_GROUP)
        line = box.upper(_row(value, _cells(box, values)[0].width, row))
        if values.heads and at % 2:
            pen.fill(line, STRIPE)
        first, *others = _cells(line, values)
        align = Align.RIGHT if len(others) == 1 else Align.CENTRE
        pen.put_lines(value.what, first, _WORD, pad=_PAD / 2)
        for text, place in zip(value.figures, others, strict=True):
            pen.put(text, place, _FIGURE, align, pad=0)
        pen.under(line, 0.2)
        box = box.below(line.height)
    pen.under(box.upper(0), 0.8)
    return box


def _cells(line: Box, values: Values) -> list[Box]:
    """Return the cells of a line: what counts has all that the figures leave."""
    columns = _columns(values)
    free = max(0.0, line.width - whole_width(values))
    wider = free / (len(columns) + 1) if values.heads else 0
    columns = [column + wider for column in columns]
    return list(line.columns([line.width - sum(columns), *columns]))


def _columns(values: Values) -> list[float]:
    """Return how wide each column of figures must be."""
    heads = values.heads or ("",)
    figures = zip(*(line.figures for line in values.lines), strict=True)
    return [
        max(_widest(figure, _FIGURE), _widest(head.split(" "), _HEAD))
        for head, figure in zip(heads, figures, strict=True)
    ]


def _head_height(values: Values) -> float:
    """Return how high the headings are, if there are any."""
    columns = zip(values.heads, _columns(values), strict=False)
    lines = [len(wrapped(head, _HEAD.face, _HEAD.size, wide)) for head, wide in columns]
    return max(lines) * _LINE + _PAD if lines else 0


def _row(line: Value, first: float, row: float) -> float:
    """Return how high a line is: no lower than a row, and as high as its words need."""
    lines = wrapped(line.what, _WORD.face, _WORD.size, first - _PAD)
    return max(row, len(lines) * _LINE)


def _widest(texts: Iterable[str], setting: Type) -> float:
    widths = (width(text, setting.face, setting.size) for text in texts)
    return max(widths, default=0.0) + 2 * _PAD

"""The test sheet for the printer: margins, true size, black, and one side only."""

import io
from collections.abc import Callable
from functools import partial

from whist_td.core.contracts import SUITS
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import EDGE, MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
from whist_td.paper.papers import draw_page, new_canvas, noted, saved
from whist_td.paper.pen import Align, Pen, Place
from whist_td.words.words import N_, Words

_TITLE = Type(Face.BOLD, 24, 14)
_STEP = Type(Face.BOLD, 30, 30)
_HEAD, _TEXT = Type(Face.SEMIBOLD, 15, 11), Type(Face.REGULAR, 12.5, 11)
_FIGURE = Type(Face.SEMIBOLD, 9)
_OTHER = Type(Face.BOLD, 60, 24)
_INSIDE = 26 * MM
"""What is free of everything else around the edges, for their rulers."""
_NUMBER = 14 * MM
_DEPTHS = (3, 5, 7, 9, 11, 13, 15, 17)
"""How far from the edge the lines of a ruler are, in millimetres."""
_LINE, _NEXT = 8 * MM, 10 * MM
_CARD = (85.6 * MM, 53.98 * MM)
"""A bank card, as large all over the world (ISO/IEC 7810)."""
_LONG, _TICK = 100 * MM, 10 * MM
_GREYS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9)
_HAIRS = (0.25, 0.5, 1, 2)


def proof_sheet(size: PageSize, _: Words) -> bytes:
    """Return the test sheet as a PDF: the sheet itself, and another to see what is behind it."""
    out = io.BytesIO()
    title = _("Test sheet")
    canvas = new_canvas(out, title, _)
    pen, paper = Pen(canvas), sheet(size, Orientation.PORTRAIT)
    faces = (_draw_test, _draw_other)
    for number, draw in enumerate(faces, start=1):
        page = Page(paper, title, partial(draw, paper=paper, _=_))
        draw_page(canvas, page, noted(pen, page, title, (number, len(faces)), _))
        canvas.showPage()
    return saved(canvas, out)


def _draw_test(pen: Pen, paper: Sheet, _: Words) -> None:
    inside = paper.paper.inset(_INSIDE)
    pen.put(_("Test sheet for the printer"), inside.upper(12 * MM), _TITLE, pad=0)
    rest = inside.below(16 * MM)
    for number, (head, text, drawing) in enumerate(_QUESTIONS, start=1):
        pen.put(str(number), rest.upper(10 * MM).left(_NUMBER), _STEP, pad=0)
        column = rest.beside(_NUMBER)
        pen.put(_(head), column.upper(7 * MM), _HEAD, pad=0)
        left = pen.paragraph(_(text, mm=round(EDGE / MM)), column.below(8 * MM), _TEXT)
        left = drawing(pen, left.below(3 * MM)) if drawing else left
        rest = rest.lower(left.height - 6 * MM)
    _draw_rulers(pen, paper.paper)


def _draw_rulers(pen: Pen, paper: Box) -> None:
    """Draw lines ever further from each edge, each with its distance."""
    edges: tuple[tuple[float, Place], ...] = (
        (paper.height, lambda point: point),
        (paper.height, lambda point: (paper.right - point[0], point[1])),
        (paper.width, lambda point: (point[1], point[0])),
        (paper.width, lambda point: (point[1], paper.top - point[0])),
    )
    for length, place in edges:
        first = (length - len(_DEPTHS) * _NEXT) / 2
        for index, depth in enumerate(_DEPTHS):
            start, deep = first + index * _NEXT, depth * MM
            weight = 1.6 if depth == round(EDGE / MM) else 0.6
            pen.rule(place((deep, start)), place((deep, start + _LINE)), weight)
            x, y = place((deep + 2.5 * MM, start + _LINE / 2))
            pen.put(str(depth), Box(x - 4 * MM, y - 2 * MM, 8 * MM, 4 * MM), _FIGURE, Align.CENTRE)


def _draw_other(pen: Pen, paper: Sheet, _: Words) -> None:
    inside = paper.paper.inset(_INSIDE)
    pen.put(_("Page 2"), inside.upper(40 * MM), _OTHER, Align.CENTRE)
    sentence = _("On a sheet of its own: all is well. On the back of page 1: see question 4 there.")
    pen.put_lines(sentence, inside.below(40 * MM).upper(30 * MM), _HEAD, Align.CENTRE)


def _draw_size(pen: Pen, room: Box) -> Box:
    """Draw a bank card and ten centimetres; return what is left below."""
    wide, high = _CARD
    pen.frame(room.upper(high).left(wide), 0.8, radius=3.18 * MM)
    line = room.below(high + 5 * MM)
    pen.rule((line.x, line.top), (line.x + _LONG, line.top), 0.8)
    for tick in range(11):
        x = line.x + tick * _TICK
        pen.rule((x, line.top), (x, line.top - 2.5 * MM), 0.8)
        place = Box(x - _TICK / 2, line.top - 7 * MM, _TICK, 4 * MM)
        pen.put(str(tick), place, _FIGURE, Align.CENTRE, pad=0)
    return line.below(8 * MM)


def _draw_black(pen: Pen, room: Box) -> Box:
    """Draw boxes from black to light grey, hair lines and suits; return what is left below."""
    strip = room.upper(12 * MM)
    boxes = list(strip.left(90 * MM).columns([1] * len(_GREYS)))
    for grey, box in zip(_GREYS, boxes, strict=True):
        pen.fill(box.left(13 * MM), grey)
    lines = strip.beside(94 * MM).left(20 * MM)
    for index, weight in enumerate(_HAIRS):
        y = lines.top - (index + 0.5) * 3 * MM
        pen.rule((lines.x, y), (lines.right, y), weight)
    for index, suit in enumerate(SUITS):
        pen.suit(suit, lines.right + (3 + 8 * index) * MM, strip.y + 3 * MM, 6 * MM)
    return room.below(12 * MM)


_QUESTIONS: tuple[tuple[str, str, Callable[[Pen, Box], Box] | None], ...] = (
    (
        N_("Does it reach the edges?"),
        N_(
            "On each edge of the sheet, find the line nearest to the edge, and its figure. {mm} or "
            "less: nothing will be cut. More: when you print, the program says so and offers to "
            "make the pages a little smaller."
        ),
        None,
    ),
    (
        N_("Is it the true size?"),
        N_(
            "A bank card covers the frame exactly, and the line is 10 cm long. If not, choose "
            "“actual size” or 100 % in the settings of the printer."
        ),
        _draw_size,
    ),
    (
        N_("Is black black?"),
        N_(
            "The first box is black without stripes, each box is lighter than the one before, and "
            "all four lines are there. If not, clean the printer or change its cartridge."
        ),
        _draw_black,
    ),
    (
        N_("Is it printed on one side?"),
        N_(
            "The back of this sheet is white, and page 2 comes on a sheet of its own. If not, "
            "switch printing on both sides off in the settings of the printer."
        ),
        None,
    ),
)

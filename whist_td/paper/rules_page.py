"""A page of rules: its sentences as large as all of them fit on one sheet, and what counts."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, width, wrapped
from whist_td.paper.header_footer import HEADING, NOTE, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import Stack, one_sheet
from whist_td.words.rules_text import OpeningSeats, Part, RulesSection, RulesText, Value, Values
from whist_td.words.words import Language, Words, words

_LETTERS = 10.0
TITLE = Type(Face.BOLD, 11, _LETTERS)
_HEAD = _WORTH = Type(Face.SEMIBOLD, _LETTERS)
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
            pen.put(text, place, _WORTH, align, pad=0)
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
        max(_widest(figure, _WORTH), _widest(head.split(" "), _HEAD))
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


_SUMMARY = Type(Face.SEMIBOLD, 14)
_SUMMARY_LINE = 7.5 * MM
_TITLE_MORE = 2
_GAP = 2 * MM
_FOOT = 5 * MM
_FIGURE, _FIGURE_TITLE = 36 * MM, 7 * MM
"""How high the drawing of the seats is, with its title."""
_SIGN = Type(Face.SEMIBOLD, 11)
_WIDER = 1.18
"""At most so much wider than its half of the page is the column of a table that needs it."""
_BETWEEN = 4 * MM
_LEADING = 1.15
"""How far lines are apart: less than elsewhere, so that letters are larger."""
_AFTER = 0.2
"""What is left free below a sentence, as a part of the size of its letters."""
_SIZES = tuple(half / 2 for half in range(30, 15, -1))
Sections = tuple[RulesSection, ...]
_Piece = tuple[str, str]
"""A sentence, with the heading of its section where it is the first."""


def rules_pages(text: RulesText, details: Details, size: PageSize, _: Words) -> list[Page]:
    """Return the one page: what counts, and the sentences as large as all of them fit."""
    paper = sheet(size, Orientation.PORTRAIT)

    def draw(pen: Pen) -> None:
        below = page_heading(pen, paper.body, text.title, details, _)
        pen.put(text.lead, below.upper(_SUMMARY_LINE - 3 * MM), _SUMMARY, pad=0)
        place, columns = _places(text, paper)
        letters, parts = _fitting(text.sections, columns)
        # One size for all headings: the longest stands on a line of the narrower column.
        narrow = min(column.width for column in columns)
        fits = (
            narrow / width(section.title, Face.BOLD, 1)
            for section in text.sections
            if section.title
        )
        titles = max(letters, min((letters + _TITLE_MORE, *fits)))
        for part, column in zip(parts, columns, strict=False):
            _draw_pieces(pen, column, part, letters, titles)
        if text.seats:
            _draw_seats(pen, place.upper(_FIGURE), text.seats)
            place = place.below(_FIGURE + 2 * _GAP)
        if text.values:
            draw_values(pen, place, text.values)
        mistake = _("A mistake in a score? Tell the director: it can be corrected.")
        pen.put(mistake, paper.body.lower(_FOOT - 1 * MM), NOTE, pad=0)

    return [Page(paper, text.title, draw)]


def rules_stack(rules: Callable[[Any, Words], RulesText]) -> Stack[Any]:
    """Return the sheet of the rules of any event; it is right as long as it says the same."""
    return one_sheet(partial(_pages, rules), partial(_fact, rules))


def _pages(
    rules: Callable[[Any, Words], RulesText],
    of: Any,  # noqa: ANN401 - what a format's papers are made of
    size: PageSize,
    _: Words,
) -> list[Page]:
    return rules_pages(rules(of.event, _), of.details, size, _)


def _fact(rules: Callable[[Any, Words], RulesText], of: Any) -> str:  # noqa: ANN401
    return repr(rules(of.event, words(Language.ENGLISH)))


def letters_of(text: RulesText, size: PageSize) -> float:
    """Return how large the sentences of a page are."""
    return _fitting(text.sections, _places(text, sheet(size, Orientation.PORTRAIT))[1])[0]


def _places(text: RulesText, paper: Sheet) -> tuple[Box, list[Box]]:
    """Return where what counts is drawn, last, and the two columns left for the sentences."""
    room = paper.body.below(HEADING + _SUMMARY_LINE).above(_FOOT)
    half = (room.width - _BETWEEN) / 2
    wide = min(max(half, whole_width(text.values) if text.values else 0), half * _WIDER)
    first, second = room.left(room.width - _BETWEEN - wide), room.beside(room.width - wide)
    high = height(text.values, wide, ROW_LEAST) if text.values else 0
    high += _FIGURE + 2 * _GAP if text.seats else 0
    return second.lower(high), [first, second.above(high + 2 * _GAP)]


def _draw_seats(pen: Pen, room: Box, seats: OpeningSeats) -> None:
    """Draw a table seen from above, below the board that the captain looks at."""
    pen.put(seats.title, room.upper(_FIGURE_TITLE), TITLE, pad=0)
    room = room.below(_FIGURE_TITLE).inset(room.width / 8, 0)

    def part(at: Part) -> Box:
        across, down, wide, high = at
        top = room.top - down * room.height
        tall = high * room.height
        return Box(room.x + across * room.width, top - tall, wide * room.width, tall)

    pen.frame(part(seats.board_part), 1.4)
    pen.put(seats.board, part(seats.board_part), _SIGN, Align.CENTRE)
    pen.frame(part(seats.table_part), 1.4, 1.5 * MM)
    for sign, at in seats.signs:
        pen.frame(part(at), 0.5, 3 * MM)
        pen.put(sign, part(at), _SIGN, Align.CENTRE)


def _fitting(sections: Sections, columns: list[Box]) -> tuple[float, list[list[_Piece]]]:
    """Return the largest type with which all sections fit, and what stands in each column."""
    for size in _SIZES:
        parts = _shared(sections, columns, size)
        if parts:
            return size, parts
    return 0, []


def _shared(sections: Sections, columns: list[Box], size: float) -> list[list[_Piece]]:
    """Share sentences out over columns in order; nothing if they do not fit.

    What is said of this evening, the last section, begins in the last column.
    """
    parts: list[list[_Piece]] = [[] for _column in columns]
    at, free = 0, columns[0].height
    for section in sections:
        is_apart = section is sections[-1] and at < len(columns) - 1
        for number, sentence in enumerate(section.sentences):
            title = "" if number else section.title
            lines = len(wrapped(sentence, Face.REGULAR, size, columns[at].width - size))
            head = (size + _TITLE_MORE) * _LEADING + _GAP if title else 0
            needed = head + lines * size * _LEADING + size * _AFTER
            if needed > free or is_apart:
                at, is_apart = at + 1, False
                if at == len(columns) or needed > columns[at].height:
                    return []
                free = columns[at].height
            parts[at].append((title, sentence))
            free -= needed
    return parts


def _draw_pieces(pen: Pen, room: Box, pieces: list[_Piece], size: float, title_size: float) -> None:
    head, text = Type(Face.BOLD, title_size), Type(Face.REGULAR, size)
    for at, (title, sentence) in enumerate(pieces):
        if title:
            room = room.below(_GAP if at else 0)
            pen.put(title, room.upper(head.size * _LEADING), head, pad=0)
            room = room.below(head.size * _LEADING)
        pen.put("•", room.left(size).upper(size * _LEADING), text, pad=0.5 * MM)
        left = pen.paragraph(sentence, room.beside(size), text, _LEADING)
        room = Box(room.x, room.y, room.width, left.height - size * _AFTER)

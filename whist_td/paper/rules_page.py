"""A page of rules: its sentences as large as all of them fit on one sheet, and what counts."""

from collections.abc import Callable
from typing import Any

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.paper.sheets import Stack, one_sheet
from whist_td.paper.values_table import ROW_MOST, draw_values, height
from whist_td.words.rules_text import RulesSection, RulesText
from whist_td.words.words import Language, Words, words

_SUMMARY = Type(Face.SEMIBOLD, 14, 8)
_SUMMARY_LINE = 8 * MM
_TITLE_MORE = 2.5
_BULLET = 3.5 * MM
_GAP = 2.5 * MM
_FOOT = 6 * MM
_BETWEEN = 7 * MM
_AFTER = 0.25
"""What is left free below a sentence, as a part of the size of its letters."""
_CLOSE = 0.72
"""How high the rows of what counts are, as a part of those in a margin."""
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
        mistake = _("A mistake in a score? Tell the director: it can be corrected.")
        pen.put(mistake, paper.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)
        place, columns = _places(text, paper)
        if text.values:
            draw_values(pen, place, text.values)
        letters, parts = _fitting(text.sections, columns)
        for part, column in zip(parts, columns, strict=False):
            _draw_pieces(pen, column, part, letters)

    return [Page(paper, text.title, draw)]


def rules_stack(rules: Callable[[Any, Words], RulesText]) -> Stack[Any]:
    """Return the sheet of the rules of any event; it is right as long as it says the same."""
    _english = words(Language.ENGLISH)
    return one_sheet(
        lambda of, size, _: rules_pages(rules(of.evening, _), of.details, size, _),
        lambda of: repr(rules(of.evening, _english)),
    )


def letters_of(text: RulesText, size: PageSize) -> float:
    """Return how large the sentences of a page are."""
    return _fitting(text.sections, _places(text, sheet(size, Orientation.PORTRAIT))[1])[0]


def _places(text: RulesText, paper: Sheet) -> tuple[Box, list[Box]]:
    """Return where what counts is drawn, last, and the two columns left for the sentences."""
    room = paper.body.below(HEADING + _SUMMARY_LINE).above(_FOOT)
    wide = (room.width - _BETWEEN) / 2
    first, second = room.left(wide), room.beside(wide + _BETWEEN)
    high = height(text.values, ROW_MOST * _CLOSE) if text.values else 0
    return second.lower(high), [first, second.above(high + 2 * _GAP)]


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
            piece = ("" if number else section.title, sentence)
            needed = _needed(piece, columns[at].width, size)
            if needed > free or is_apart:
                at, is_apart = at + 1, False
                if at == len(columns) or needed > columns[at].height:
                    return []
                free = columns[at].height
            parts[at].append(piece)
            free -= needed
    return parts


def _needed(piece: _Piece, width: float, size: float) -> float:
    title, sentence = piece
    lines = len(wrapped(sentence, Face.REGULAR, size, width - _BULLET))
    head = (size + _TITLE_MORE) * LEADING + _GAP if title else 0
    return head + lines * size * LEADING + size * _AFTER


def _draw_pieces(pen: Pen, room: Box, pieces: list[_Piece], size: float) -> None:
    head, text = Type(Face.BOLD, size + _TITLE_MORE, 8), Type(Face.REGULAR, size, 7)
    for at, (title, sentence) in enumerate(pieces):
        if title:
            room = room.below(_GAP if at else 0)
            pen.put(title, room.upper(head.size * LEADING), head, pad=0)
            room = room.below(head.size * LEADING)
        pen.put("•", room.left(_BULLET).upper(size * LEADING), text, pad=1 * MM)
        left = pen.paragraph(sentence, room.beside(_BULLET), text)
        room = Box(room.x, room.y, room.width, left.height - size * _AFTER)

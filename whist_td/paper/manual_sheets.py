"""The manual on paper: its contents with the numbers of pages, then every page, large enough."""

import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import repeat

from reportlab.lib.utils import ImageReader

from whist_td import __version__
from whist_td.assets import asset
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
from whist_td.paper.papers import draw_page, new_canvas, noted, saved
from whist_td.paper.pen import Pen
from whist_td.words.manual import (
    CONTENTS,
    Block,
    GuidePage,
    Kind,
    Manual,
    Span,
    Style,
    manual,
    picture_file,
)
from whist_td.words.words import Words

_FACES = {Style.PLAIN: Face.REGULAR, Style.STRONG: Face.BOLD, Style.NAMED: Face.SEMIBOLD}
LEADING = 1.32
_BASE = 0.3
"""How far above the foot of its line a letter stands, in type sizes."""


@dataclass(frozen=True)
class _Piece:
    """Letters of one face, and the page to which they lead."""

    text: str
    face: Face
    to: str


_Word = tuple[_Piece, ...]


@dataclass(frozen=True)
class SetLines:
    """Lines of words that are no wider than their room."""

    lines: tuple[tuple[_Word, ...], ...]
    size: float

    @property
    def height(self) -> float:
        """How much room they take."""
        return len(self.lines) * self.size * LEADING

    @property
    def last(self) -> float:
        """How wide the last line is."""
        pieces = [piece for word in self.lines[-1] for piece in word]
        spaces = (len(self.lines[-1]) - 1) * _space(self.size)
        return sum(width(piece.text, piece.face, self.size) for piece in pieces) + spaces

    def draw(self, pen: Pen, box: Box, grey: float = 0) -> None:
        """Write them from the top of a box."""
        high = self.size * LEADING
        for line in self.lines:
            self._draw_line(pen, line, box.upper(high), grey)
            box = box.below(high)

    def _draw_line(self, pen: Pen, line: tuple[_Word, ...], box: Box, grey: float) -> None:
        x = box.x
        for word in line:
            for piece in word:
                wide = width(piece.text, piece.face, self.size)
                setting = Type(piece.face, self.size, grey=grey)
                pen.write(piece.text, x, box.y + self.size * _BASE, setting)
                if piece.to:
                    pen.way(Box(x, box.y, wide, box.height), piece.to)
                x += wide
            x += _space(self.size)


def set_lines(spans: Sequence[Span], size: float, room: float) -> SetLines:
    """Break sentences into lines."""
    lines: list[list[_Word]] = [[]]
    free = room
    for word in _whole_words(spans):
        wide = sum(width(piece.text, piece.face, size) for piece in word)
        if wide > free and lines[-1]:
            lines.append([])
            free = room
        lines[-1].append(word)
        free -= wide + _space(size)
    return SetLines(tuple(map(tuple, lines)), size)


def _space(size: float) -> float:
    return width(" ", Face.REGULAR, size)


def _whole_words(spans: Sequence[Span]) -> Iterator[_Word]:
    """Yield words between spaces; one may change its face, as before a comma."""
    word: list[_Piece] = []
    for span in spans:
        face = Face.SEMIBOLD if span.to else _FACES[span.style]
        for text in re.findall(r" +|[^ ]+", span.text):
            if not text.isspace():
                word.append(_Piece(text, face, span.to))
            elif word:
                yield tuple(word)
                word = []
    if word:
        yield tuple(word)


_TEXT, _HEAD, _TITLE, _BOOK, _CAPTION = 12, 14.5, 22, 30, 10.5
_QUIET = 0.35
_INDENT = 7 * MM
_TALLEST, _LOWEST = 92 * MM, 70 * MM
"""How high a picture is at most, and at least where it would not fit on the page otherwise."""
_BEGINNING = 60 * MM
"""A page of the manual begins where so much of it has room."""
_TRIES = 4
_SLACK = 0.4
"""Of the gaps of a page so much is given up for a last line that would go over."""
_BETWEEN = 8 * MM
"""From one column of the contents to the other."""


@dataclass(frozen=True)
class _Set:
    """Something on a page: how high it is, what is free above, and how it is drawn in its box."""

    height: float
    above: float
    draw: Callable[[Pen, Box], None]
    leads: bool = False
    """Whether it never stands alone at the foot of a page."""
    begins: str = ""
    """The page of the manual that begins with it, and whether a chapter does."""
    is_chapter: bool = False
    least: float = 0
    """How high it must be; 0: as high as it is."""


_Leaf = tuple[_Set, ...]


@dataclass(frozen=True)
class PrintedManual:
    """The manual laid out for one kind of paper."""

    sheet: Sheet
    leaves: tuple[_Leaf, ...]

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of the sheet on which each page of the manual begins."""
        begun = enumerate(self.leaves, start=1)
        return {part.begins: number for number, leaf in begun for part in leaf if part.begins}


def manual_pdf(size: PageSize, _: Words) -> bytes:
    """Return the manual as a PDF, with a bookmark for each of its pages."""
    out, book = io.BytesIO(), manual(_)
    laid, canvas = printed_manual(size, _), new_canvas(out, book.title, _)
    chapters = {chapter.pages[0].name: chapter.title for chapter in book.chapters}
    pen = Pen(canvas)
    for number, leaf in enumerate(laid.leaves, start=1):
        draw = partial(_draw_leaf, laid.sheet.body, leaf)
        page = Page(laid.sheet, book.title, draw)
        draw_page(canvas, page, noted(pen, page, book.title, (number, len(laid.leaves)), _))
        for name in filter(None, (part.begins for part in leaf)):
            if title := chapters.get(name):
                canvas.addOutlineEntry(title, name, level=0)
            canvas.addOutlineEntry(book.page(name).title, name, level=int(name != CONTENTS))
        canvas.showPage()
    canvas.showOutline()
    return saved(canvas, out)


def printed_manual(size: PageSize, _: Words) -> PrintedManual:
    """Lay the manual out, again and again until the numbers that it names are those it has."""
    paper = sheet(size, Orientation.PORTRAIT)
    laid = _laid(paper, {}, _)
    for _try in range(_TRIES):
        named, laid = laid.numbers, _laid(paper, laid.numbers, _)
        if named == laid.numbers:
            break
    return laid


def _laid(paper: Sheet, numbers: Mapping[str, int], _: Words) -> PrintedManual:
    book, wide = manual(_), paper.body.width

    def on_paper(block: Block) -> Block:
        """Name the number of the page to which a way leads."""
        spans = (
            replace(span, text=_("{title} (page {number})", title=span.text, number=number))
            if (number := numbers.get(span.to))
            else span
            for span in block.spans
        )
        return replace(block, spans=tuple(spans))

    parts = (
        part
        for chapter in book.chapters
        for page in chapter.pages
        for part in _page(
            replace(page, blocks=tuple(map(on_paper, page.blocks))),
            book,
            wide,
            is_chapter=page is chapter.pages[0],
        )
    )
    body = _leaves(parts, paper.body.height)
    return PrintedManual(paper, (_contents(book, numbers, paper, _), *body))


def _contents(book: Manual, numbers: Mapping[str, int], paper: Sheet, _: Words) -> _Leaf:
    """Return the page of the contents, which stand in two columns."""
    wide = paper.body.width
    title = _words((Span(book.title, Style.STRONG),), _BOOK, wide, above=0)
    version = _words((Span(_("Version {version}", version=__version__)),), _CAPTION, wide, above=0)
    high = paper.body.height - title.height - version.height - _BETWEEN
    narrow = (wide - _BETWEEN) / 2
    columns = _leaves(_contents_parts(book, numbers, narrow), high)

    def draw(pen: Pen, box: Box) -> None:
        for column in columns:
            _draw_leaf(box.left(narrow), column, pen)
            box = box.beside(narrow + _BETWEEN)

    listed = _Set(high, _BETWEEN, draw)
    return (_named(title, CONTENTS), version, listed)


def _contents_parts(book: Manual, numbers: Mapping[str, int], wide: float) -> Iterator[_Set]:
    for chapter in book.chapters:
        yield _words((Span(chapter.title, Style.STRONG),), _HEAD, wide, above=5 * MM, leads=True)
        for page in chapter.pages:
            # A chapter is not parted from one column to the other.
            leads = page is not chapter.pages[-1]
            yield _entry(page, numbers.get(page.name, 0), wide, leads=leads)


def _entry(page: GuidePage, number: int, wide: float, *, leads: bool) -> _Set:
    figure = Type(Face.SEMIBOLD, _TEXT)
    place = width("000", figure.face, _TEXT) + 2 * MM
    title = set_lines((Span(page.label, to=page.name),), _TEXT, wide - place)

    def draw(pen: Pen, box: Box) -> None:
        title.draw(pen, box)
        last = box.lower(_TEXT * LEADING)
        y, digits = last.y + 0.3 * _TEXT, width(str(number), figure.face, _TEXT)
        pen.write(str(number), box.right - digits, y, figure)
        pen.dots((box.x + title.last + 2 * MM, box.right - digits - 2 * MM), y)

    return _Set(title.height, 0.6 * MM, draw, leads)


def _page(page: GuidePage, book: Manual, wide: float, *, is_chapter: bool) -> Iterator[_Set]:
    title = _words((Span(page.title, Style.STRONG),), _TITLE, wide, above=10 * MM, leads=True)
    yield replace(_named(title, page.name), is_chapter=is_chapter)
    for block in page.blocks:
        yield _block(block, book, wide)


def _named(title: _Set, name: str) -> _Set:
    """Let a title be gone to by the name of its page; a line parts it from what is above."""

    def draw(pen: Pen, box: Box) -> None:
        pen.place(name, box.top)
        pen.under(box, 0.8)
        title.draw(pen, box)

    return replace(title, draw=draw, begins=name, height=title.height + 1 * MM)


def _block(block: Block, book: Manual, wide: float) -> _Set:
    match block.kind:
        case Kind.HEADING:
            spans = tuple(Span(span.text, Style.STRONG) for span in block.spans)
            return _words(spans, _HEAD, wide, above=5 * MM, leads=True)
        case Kind.PICTURE:
            return _picture(block, book, wide)
        case Kind.TEXT:
            return _words(block.spans, _TEXT, wide, above=2 * MM)
        case _listed:
            sign = f"{block.number}." if block.number else "•"
            return _words(block.spans, _TEXT, wide, above=1.6 * MM, sign=sign)


def _words(
    spans: tuple[Span, ...],
    size: float,
    wide: float,
    above: float,
    sign: str = "",
    *,
    leads: bool = False,
) -> _Set:
    indent = _INDENT if sign else 0
    lines = set_lines(spans, size, wide - indent)

    def draw(pen: Pen, box: Box) -> None:
        set_lines((Span(sign, Style.STRONG),), size, wide).draw(pen, box)
        lines.draw(pen, box.beside(indent))

    return _Set(lines.height, above, draw, leads)


def _picture(block: Block, book: Manual, wide: float) -> _Set:
    """Return a picture with its caption; it is made lower rather than put on the next page."""
    file = asset("guide", "pictures", picture_file(block.picture, book.language))
    image = ImageReader(str(file))
    across, down = image.getSize()
    caption = set_lines(block.spans, _CAPTION, wide)
    below = 1 * MM + caption.height
    high = min(wide * down / across, _TALLEST)

    def draw(pen: Pen, box: Box) -> None:
        shown = box.height - below
        place = box.upper(shown).left(shown * across / down)
        pen.picture(image, place)
        pen.frame(place, 0.6)
        caption.draw(pen, box.lower(caption.height), _QUIET)

    return _Set(high + below, 4 * MM, draw, least=min(high, _LOWEST) + below)


def _leaves(parts: Iterable[_Set], height: float) -> tuple[_Leaf, ...]:
    """Share parts out over pages; what leads is on the page of what it leads to."""
    leaves: list[list[_Set]] = [[]]
    free, block = height, list[_Set]()
    for part in parts:
        block.append(part)
        if part.leads:
            continue
        needed = sum(each.above + each.height for each in block)
        spare = part.height - (part.least or part.height)
        begins, is_chapter = any(p.begins for p in block), any(p.is_chapter for p in block)
        slack = _SLACK * sum(each.above for each in leaves[-1])
        room = max(needed - spare - slack, _BEGINNING if begins else 0)
        if leaves[-1] and (is_chapter or room > free):
            leaves.append([])
            free = height
        lower = min(max(needed - free, 0), spare)
        leaves[-1] += [*block[:-1], replace(part, height=part.height - lower)]
        free, block = free - needed + lower, []
    return tuple(map(_squeezed, leaves, repeat(height)))


def _squeezed(leaf: list[_Set], height: float) -> _Leaf:
    """Take from the gaps of a page what its parts are higher than the page."""
    gaps = sum(part.above for part in leaf[1:])
    over = sum(part.height for part in leaf) + gaps - height
    share = 1 - max(over, 0) / gaps if gaps else 1
    return tuple(replace(part, above=part.above * share) for part in leaf)


def _draw_leaf(body: Box, leaf: _Leaf, pen: Pen) -> None:
    for place, part in enumerate(leaf):
        body = body.below(part.above if place else 0)
        part.draw(pen, body.upper(part.height))
        body = body.below(part.height)

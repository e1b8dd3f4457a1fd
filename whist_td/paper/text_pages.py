"""Pages of plain text under headings: as many as it takes, each line whole."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.words.words import Words

_HEAD_MORE = 3
"""How much larger a heading is than the text."""
_GAP = 3 * MM


@dataclass(frozen=True)
class TextPart:
    """A heading and the lines below it."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class _Written:
    """One line as it is drawn, and the room that it takes with what is free above it."""

    text: str
    setting: Type
    above: float = 0

    @property
    def height(self) -> float:
        """How much of the page it takes."""
        return self.above + self.setting.size * LEADING


def text_pages(
    title: str,
    parts: Sequence[TextPart],
    details: Details,
    size: PageSize,
    _: Words,
    letters: float = 11,
) -> list[Page]:
    """Return a text as pages in letters of a size; a heading never stands alone at the foot."""
    paper = sheet(size, Orientation.PORTRAIT)
    room = paper.body.below(HEADING)
    pages: list[list[_Written]] = [[]]
    free = room.height
    for block in _blocks(parts, room.width, letters):
        needed = sum(line.height for line in block)
        if needed > free and pages[-1]:
            pages.append([])
            free = room.height
        pages[-1].extend(block)
        free -= needed

    def drawn(lines: Sequence[_Written]) -> Page:
        def draw(pen: Pen) -> None:
            box = page_heading(pen, paper.body, title, details, _)
            for line in lines:
                box = box.below(line.above)
                pen.put(line.text, box.upper(line.setting.size * LEADING), line.setting, pad=0)
                box = box.below(line.setting.size * LEADING)

        return Page(paper, title, draw)

    return [drawn(lines) for lines in pages]


def _blocks(parts: Sequence[TextPart], width: float, letters: float) -> Iterator[list[_Written]]:
    """Yield what stays together: each text, the first below a heading with it."""
    head, text = Type(Face.BOLD, letters + _HEAD_MORE), Type(Face.REGULAR, letters)
    for part in parts:
        block = [_Written(part.heading, head, 2 * _GAP)]
        for line in part.lines:
            folded = wrapped(line, text.face, text.size, width)
            block += [_Written(each, text, 0 if n else _GAP / 3) for n, each in enumerate(folded)]
            yield block
            block = []
        if block:
            yield block

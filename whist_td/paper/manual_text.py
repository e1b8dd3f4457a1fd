"""Sentences of the manual as they are set on paper: broken into lines, in more than one face."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.layout import Box
from whist_td.paper.pen import Pen
from whist_td.words.manual import Span, Style

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
    for word in _words(spans):
        wide = sum(width(piece.text, piece.face, size) for piece in word)
        if wide > free and lines[-1]:
            lines.append([])
            free = room
        lines[-1].append(word)
        free -= wide + _space(size)
    return SetLines(tuple(map(tuple, lines)), size)


def _space(size: float) -> float:
    return width(" ", Face.REGULAR, size)


def _words(spans: Sequence[Span]) -> Iterator[_Word]:
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

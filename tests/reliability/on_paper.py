"""The laptop dies after some rounds, and two people finish the evening from its sheets.

They read what is printed, write what the tables tell them, and reckon as the sheets say: nothing
here asks the product for a sum, a point or a rank. The pages are read in English.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

import pypdfium2 as pdfium
from fixtures.papers import Piece, pieces

Key = TypeVar("Key")
FOUR, THREE = Decimal("0.0001"), Decimal("0.001")
NEAR = 14.0
SAME_LINE = 4.0
_FOOT = 45.0


@dataclass(frozen=True)
class Leaf:
    """A printed page: its words, and where they are."""

    words: tuple[Piece, ...]

    def find(self, text: str) -> list[Piece]:
        """Return the words that say just this, from the top."""
        found = (each for each in self.words if each.text == text)
        return sorted(found, key=lambda each: -each.top)

    def numbers_under(self, heading: Piece, down_to: float = 0.0) -> list[Piece]:
        """Return the numbers of the column below a heading, from the top."""
        found = [
            each
            for each in self.words
            if each.text.isdecimal()
            and down_to < each.bottom < heading.bottom
            and abs(middle(each) - middle(heading)) < NEAR
        ]
        return sorted(found, key=lambda each: -each.top)


def leaves(pdf: bytes) -> list[Leaf]:
    """Return all pages of a PDF."""
    count = len(pdfium.PdfDocument(pdf))
    return [Leaf(tuple(pieces(pdf, number))) for number in range(count)]


def middle(piece: Piece) -> float:
    return (piece.left + piece.right) / 2


def height(piece: Piece) -> float:
    return (piece.bottom + piece.top) / 2


def nearest(places: Mapping[Key, float], at: float) -> Key:
    """Return what is nearest to a place."""
    return min(places, key=lambda each: abs(places[each] - at))


def number(text: str) -> Decimal:
    """Read a number as it is printed."""
    return Decimal(text.replace("−", "-").replace("+", "").replace(",", "."))


def ranks(keyed: Mapping[int, object]) -> dict[int, int]:
    """Give places, the greatest first; who is equal shares one, and the next is left out."""
    return {
        who: 1 + sum(other > own for other in keyed.values())  # type: ignore[operator]
        for who, own in keyed.items()
    }


def whole_text(pdf: bytes) -> str:
    """Return all that a PDF says, on one line."""
    document = pdfium.PdfDocument(pdf)
    texts = (page.get_textpage().get_text_range() for page in document)
    return " ".join(" ".join(texts).split())


@dataclass(frozen=True)
class Written:
    """A figure on a recapitulation: whose, in which column, on which line."""

    row: int
    column: str
    line: str
    text: str


def rows_of(leaf: Leaf) -> dict[int, float]:
    """Return the people of a page by their first number, and where they are."""
    head = leaf.find("No.")[0]
    left = [
        each
        for each in leaf.words
        if each.right < leaf.find("Name")[0].left + 1 and each.bottom < head.bottom
    ]
    found: dict[int, float] = {}
    for each in sorted(left, key=lambda each: -each.top):
        if re.fullmatch(r"[\d, ]+", each.text):
            known = nearest(found, height(each)) if found else 0
            if not known or abs(found[known] - height(each)) > 1.9 * NEAR / 2:
                found[int(each.text.split(",")[0])] = height(each)
    return found


def inked(blank: bytes, filled: bytes, lines: Sequence[str]) -> list[Written]:
    """Return what a filled recapitulation has more than the blank one."""
    found = []
    for empty, leaf in zip(leaves(blank), leaves(filled), strict=True):
        known = {(each.text, round(each.left), round(each.top)) for each in empty.words}
        rows, heads = rows_of(leaf), _column_heads(leaf)
        places = {(line, n): height(e) for line in lines for n, e in enumerate(leaf.find(line))}
        left = max(each.right for each in leaf.find(lines[0]))
        top = leaf.find("No.")[0].bottom
        for each in leaf.words:
            is_new = (each.text, round(each.left), round(each.top)) not in known
            if is_new and each.left > left and _FOOT < each.bottom < top:
                line, _n = nearest(places, height(each))
                row, column = nearest(rows, height(each)), nearest(heads, middle(each))
                found.append(Written(row, column, line, each.text))
    return found


def _column_heads(leaf: Leaf) -> dict[str, float]:
    line = height(leaf.find("No.")[0])
    heads = [each for each in leaf.words if abs(height(each) - line) < SAME_LINE]
    return {each.text: middle(each) for each in heads}

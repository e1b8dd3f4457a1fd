"""The laptop dies after some rounds, and two people finish the evening from its sheets.

They read what is printed, write what the tables tell them, and reckon as the sheets say: nothing
here asks the product for a sum, a point or a rank. What French pages say is put into English by a
list of sentences, each as it is printed.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TypeVar

import pypdfium2 as pdfium
from fixtures.papers import Piece, pieces

Key = TypeVar("Key")
FOUR, THREE = Decimal("0.0001"), Decimal("0.001")
NEAR = 14.0
SAME_LINE = 4.0
_FOOT = 45.0


WORDS = {
    "Équipe": "Team",
    "N°": "No.",
    "Nom": "Name",
    "Tour": "Rd.",
    "Résultat": "Result",
    "fiches": "counters",
    "parties gagnées": "games won",
    "robres gagnés": "rubbers won",
    "donnes": "deals",
}
SENTENCES = (
    ("Le plus haut total est premier", "The highest total is first"),
    (
        r"À égalité, le total cumulé après la manche (\d+) départage",
        r"A tie: the running total after round \1 decides",
    ),
    (
        "Score net d’une main : deux fois ses points, moins ceux des deux autres.",
        "Net score of a hand: twice its points, less those of the two others.",
    ),
    ("Points de comparaison, donne par donne", "Matchpoints, deal by deal"),
    (r"N vaut (\d+) et le maximum (\d+)", r"N is \1 and the top \2"),
    (
        r"total des points de comparaison × 100 ÷ \(donnes × maximum\)\. Garder trois décimales\.",
        "total of matchpoints × 100 ÷ (deals × top). Keep three decimals.",
    ),
    ("Écarts, donne par donne", "Deviations, deal by deal"),
    (r"« ([\w ]+?) »", r"“\1”"),
    (r"“([\w ]+)” :", r"“\1”:"),
    ("parties gagnées", "games won"),
    ("robres gagnés", "rubbers won"),
    ("“fiches”", "“counters”"),
    ("“donnes”", "“deals”"),
    (
        r"totaux du tour : ([\d; ]+) ; les places suivantes",
        r"totals of the round: \1; later places",
    ),
    (r"Moyenne : total de “(\w+)” ÷ total de", r"Mean: total of “\1” ÷ total of"),
    (r"Le plus haut total de “([\w ]+)” est premier", r"The highest total of “\1” is first"),
    (
        r"À égalité départagent, dans cet ordre : ([\w, ]+) ;",
        r"If equal, these decide, in this order: \1;",
    ),
    ("(?<=in this order: )fiches", "counters"),
    ("meilleur tour", "best round"),
)


def in_english(text: str) -> str:
    """Return a word of a page as an English page has it; a round is a round on every sheet."""
    if found := re.fullmatch(r"(?:Tour|Rd\.) (\d+)", text):
        return f"Round {found[1]}"
    return WORDS.get(text, text.replace("Passe général", "Passed out"))


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
    pages = (pieces(pdf, number) for number in range(count))
    return [Leaf(tuple(replace(e, text=in_english(e.text)) for e in page)) for page in pages]


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
    """Return all that a PDF says, on one line, in English."""
    document = pdfium.PdfDocument(pdf)
    texts = (page.get_textpage().get_text_range() for page in document)
    said = " ".join(" ".join(texts).split())
    for french, english in SENTENCES:
        said = re.sub(french, english, said)
    return said


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
    boxed = [
        Counter(each for leaf in leaves(pdf) for each in _boxed(leaf, lines))
        for pdf in (filled, blank)
    ]
    return list((boxed[0] - boxed[1]).elements())


def _boxed(leaf: Leaf, lines: Sequence[str]) -> Iterator[Written]:
    """Yield what stands in the boxes of a page, each by its row, column and line."""
    rows, heads = rows_of(leaf), _column_heads(leaf)
    places = {(line, n): height(e) for line in lines for n, e in enumerate(leaf.find(line))}
    left = max(each.right for each in leaf.find(lines[0]))
    top = leaf.find("No.")[0].bottom
    for each in leaf.words:
        if each.left > left and _FOOT < each.bottom < top and each.text not in heads:
            line, _n = nearest(places, height(each))
            row, column = nearest(rows, height(each)), nearest(heads, middle(each))
            yield Written(row, column, line, each.text)


def _column_heads(leaf: Leaf) -> dict[str, float]:
    line = height(leaf.find("No.")[0])
    heads = [each for each in leaf.words if abs(height(each) - line) < SAME_LINE]
    return {each.text: middle(each) for each in heads}

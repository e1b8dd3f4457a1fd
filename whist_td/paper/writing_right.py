"""Names written from right to left: in the order and in the shapes in which they are read.

Paper knows no direction: letters are drawn one after another from the left. Hebrew is turned round,
and Arabic letters take the shapes in which they join, as Unicode lists them (its Bidirectional
Algorithm, UAX 9, as far as a line of names needs it: no embeddings, and the sheet's own direction
is from the left). Libraries that do this leave out rules N0 and L3 (python-bidi 0.6): a name in
brackets then ends with the wrong one, and vowel marks stand on the neighbour's letter.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import cache
from itertools import pairwise

FORMS = (*range(0xFB50, 0xFDFC), *range(0xFE80, 0xFEFD))
"""Where Unicode lists the shapes of Arabic letters."""
RIGHT, NUMBERS = ("R", "AL"), ("EN", "AN")
MARK = "NSM"
LAM, TATWEEL = "\u0644", "\u0640"
ALEFS = "\u0622\u0623\u0625\u0627"
LAM_ALEFS = tuple(LAM + alef for alef in ALEFS)
"""Lam grows together with these letters."""
MIRRORED = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))
OPENING = "([{<«‹"
UNSEEN = dict.fromkeys((*range(0x200E, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Marks of direction, which have no shape of their own."""


class _Way(Enum):
    LEFT = auto()
    """From the left to the right."""
    RIGHT = auto()
    NUMBER = auto()
    """A figure among letters from the right: it keeps its own order."""
    EITHER = auto()


def in_order(text: str) -> str:
    """Return a text as it is drawn from the left; most need nothing.

    >>> in_order("Anne"), in_order("\u05d0\u05d1 12") == "12 \u05d1\u05d0"
    ('Anne', True)
    """
    if not any(unicodedata.bidirectional(letter) in RIGHT for letter in text):
        return text
    letters = _clusters(_joined(text.translate(UNSEEN)))
    ways = _bracketed(letters, _settled([_way(letter[0]) for letter in letters]))
    return "".join(_turned(letters, ways))


def _clusters(text: str) -> list[str]:
    """Return letters, each with the marks that stand on it."""
    found: list[str] = []
    for letter in text:
        if found and unicodedata.bidirectional(letter) == MARK:
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _way(letter: str) -> _Way:
    kind = unicodedata.bidirectional(letter)
    if kind in RIGHT:
        return _Way.RIGHT
    if kind in NUMBERS:
        return _Way.NUMBER
    return _Way.LEFT if kind == "L" else _Way.EITHER


def _settled(ways: list[_Way]) -> list[_Way]:
    """Return ways in which numbers follow what stands before them, and signs what is around."""
    settled: list[_Way] = []
    strong = _Way.LEFT
    for way in ways:
        if way is _Way.NUMBER and strong is _Way.LEFT:
            settled.append(_Way.LEFT)
            continue
        strong = way if way in (_Way.LEFT, _Way.RIGHT) else strong
        settled.append(way)
    return [
        _around(settled, place) if way is _Way.EITHER else way for place, way in enumerate(settled)
    ]


def _around(ways: Sequence[_Way], place: int) -> _Way:
    """Return the way of a sign: that of its neighbours if they agree, else that of the sheet."""
    before = next((way for way in reversed(ways[:place]) if way is not _Way.EITHER), _Way.LEFT)
    after = next((way for way in ways[place + 1 :] if way is not _Way.EITHER), _Way.LEFT)
    return _Way.LEFT if _Way.LEFT in (before, after) else _Way.RIGHT


def _bracketed(letters: Sequence[str], ways: Sequence[_Way]) -> list[_Way]:
    """Return ways in which a bracket that closes goes as the one that it closes."""
    found, opened = list(ways), []
    for place, letter in enumerate(letters):
        if letter in OPENING:
            opened.append(place)
        elif opened and letter == MIRRORED[letters[opened[-1]]]:
            found[place] = ways[opened.pop()]
    return found


def _turned(letters: Sequence[str], ways: Sequence[_Way]) -> Iterator[str]:
    """Yield the letters as they stand from the left: each stretch from the right is turned."""
    stretch: list[tuple[str, _Way]] = []
    for pair in zip(letters, ways, strict=True):
        if pair[1] is _Way.LEFT:
            yield from _backwards(stretch)
            stretch = []
            yield pair[0]
        else:
            stretch.append(pair)
    yield from _backwards(stretch)


def _backwards(stretch: Sequence[tuple[str, _Way]]) -> Iterator[str]:
    number: list[str] = []
    for letter, way in reversed(stretch):
        if way is _Way.NUMBER:
            number.append(letter)
            continue
        yield from reversed(number)
        number = []
        yield MIRRORED.get(letter, letter)
    yield from reversed(number)


@cache
def _shapes() -> dict[tuple[str, str], str]:
    """Return the shapes of Arabic letters by the letters and where they stand."""
    found: dict[tuple[str, str], str] = {}
    for code in FORMS:
        kind, *parts = unicodedata.decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(part, 16)) for part in parts)
        if len(letters) == 1 or letters in LAM_ALEFS:
            found.setdefault((letters, kind), chr(code))
    return found


def _joined(text: str) -> str:
    """Return Arabic letters in the shapes in which they join their neighbours."""
    parts = _with_lam_alef(text)
    letters = [place for place, part in enumerate(parts) if not _is_mark(part)]
    joins = {
        pair: _goes_on(parts[pair[0]]) and _is_reached(parts[pair[1]]) for pair in pairwise(letters)
    }
    before = {after: joined for (_place, after), joined in joins.items()}
    behind = {place: joined for (place, _after), joined in joins.items()}
    kinds = {
        (False, False): "<isolated>",
        (False, True): "<initial>",
        (True, True): "<medial>",
        (True, False): "<final>",
    }
    return "".join(
        _shapes().get((part, kinds[before.get(place, False), behind.get(place, False)]), part)
        for place, part in enumerate(parts)
    )


def _with_lam_alef(text: str) -> list[str]:
    """Return the letters, those that grow together as one."""
    parts: list[str] = []
    for letter in text:
        if parts and parts[-1] == LAM and letter in ALEFS:
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts


def _is_mark(part: str) -> bool:
    return unicodedata.bidirectional(part[0]) == MARK


def _goes_on(part: str) -> bool:
    """Tell whether a letter joins the next."""
    return part == TATWEEL or (part, "<initial>") in _shapes()


def _is_reached(part: str) -> bool:
    """Tell whether a letter is joined by the one before."""
    return part == TATWEEL or (part, "<final>") in _shapes()
